import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { Provider } from "oidc-provider";
import type { ProviderEnvironment } from "../src/platform/process/env-providers.ts";
import { createJar } from "./cookie-jar.ts";

/** What an account at the provider says of itself. */
type AccountClaims = Readonly<Record<string, unknown>>;

/** A real provider of OpenID Connect, on this machine, with accounts that a test makes. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly accounts: Map<string, AccountClaims>;
  /** How a site is set up with it. */
  readonly row: ProviderEnvironment & { readonly issuer: string };
  /** Goes where a site sends somebody, and logs in there. @returns Where the provider sends them back to. */
  logIn(address: string, account: string): Promise<URL>;
  /** A token as the provider signs it, with other claims where given. */
  sign(account: string, claims?: JWTPayload): Promise<string>;
  /** Takes the next answer of an address of the provider's from a test. */
  tamper(path: string, answer: (response: ServerResponse) => void): void;
  /** Forgets answers of a test that nobody has asked for. */
  restore(): void;
  close(): Promise<void>;
}

const CLIENT_SECRET = "a secret of the site at the provider";
const SCOPES = "openid email profile";

/**
 * @param callback Where the site expects people back; on one's own machine any port of it.
 * @param claimsOf What accounts say of themselves that no test has made.
 */
export async function openOpenIdProvider(
  callback: string,
  claimsOf: (account: string) => AccountClaims = () => ({}),
): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, AccountClaims>();
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const clientId = "deckwright";
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: CLIENT_SECRET,
        redirect_uris: [callback],
        application_type: callback.startsWith("https:") ? "web" : "native",
      },
    ],
    claims: { email: ["email", "email_verified"], profile: ["name", "preferred_username", "picture"] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...(accounts.get(accountId) ?? claimsOf(accountId)) }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const { session, client } = oidc;
      if (!session?.accountId || !client) return undefined;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "one" }] },
    cookies: { keys: ["cookies of the provider"] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
  });
  const answer = provider.callback();
  const tampered = new Map<string, (response: ServerResponse) => void>();
  server.on("request", (request, response) => {
    const { pathname } = new URL(request.url ?? "/", issuer);
    const instead = tampered.get(pathname);
    tampered.delete(pathname);
    if (instead !== undefined) instead(response);
    else if (pathname.startsWith("/interaction/")) void askWho(provider, request, response);
    else void answer(request, response);
  });

  return {
    issuer,
    accounts,
    row: {
      name: "guild",
      label: "The Guild",
      clientIds: [clientId, "deckwright-app"],
      clientSecret: CLIENT_SECRET,
      issuer,
      scopes: undefined,
    },
    async logIn(address, account) {
      const jar = createJar();
      const asked = await jar.follow(address, { until: (url) => url.pathname.startsWith("/interaction/") });
      return jar.follow(asked.href, {
        until: (url) => url.origin !== issuer,
        body: new URLSearchParams({ account }),
      });
    },
    sign: (account, claims = {}) =>
      new SignJWT({ ...accounts.get(account), ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "one" })
        .setSubject(account)
        .setIssuer(claims.iss ?? issuer)
        .setAudience(claims.aud ?? clientId)
        .setIssuedAt(claims.iat)
        .setExpirationTime(claims.exp ?? "5m")
        .sign(privateKey),
    tamper: (path, instead) => void tampered.set(path, instead),
    restore: () => tampered.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The page where somebody says who they are: nobody here has a password. */
async function askWho(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { prompt } = await provider.interactionDetails(request, response);
  // Programs on one's own machine are asked for again each time; everybody agrees.
  if (prompt.name === "consent") {
    return provider.interactionFinished(request, response, { consent: {} });
  }
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(
      `<!doctype html><html lang="en"><title>The Guild</title><main><h1>The Guild</h1>
       <form method="post"><label>Account <input name="account"></label><button>Log in</button></form></main></html>`,
    );
    return;
  }
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const accountId = new URLSearchParams(body).get("account") ?? "";
  const login = accountId === "" ? { error: "access_denied" } : { login: { accountId } };
  await provider.interactionFinished(request, response, login, { mergeWithLastSubmission: false });
}
