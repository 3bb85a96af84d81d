import * as client from "openid-client";
import * as z from "zod/mini";
import type { ProviderEnvironment } from "../../platform/process/env-providers.ts";
import type { AskProvider } from "./outgoing.ts";
import { type ProvidedFacts, readIdentity } from "./provided-identity.ts";
import { NotBelieved, type Provider } from "./provider.ts";

/** Reads one address of the provider's, as the account that was let in. */
type ReadAs = (address: string) => Promise<unknown>;

/** A provider that lets in by OAuth 2 alone, and says by an address of its own who that was. */
interface PlainProvider {
  readonly server: client.ServerMetadata;
  readonly scopes: string;
  readonly read: (readAs: ReadAs) => Promise<Omit<ProvidedFacts, "issuer">>;
}

const discordUser = z.object({
  id: z.string(),
  username: z.optional(z.string()),
  global_name: z.nullish(z.string()),
  avatar: z.nullish(z.string()),
  email: z.nullish(z.string()),
  verified: z.optional(z.boolean()),
});

const githubUser = z.object({
  id: z.number(),
  login: z.string(),
  name: z.nullish(z.string()),
  avatar_url: z.optional(z.string()),
});

const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * Addresses and scopes, from the documentation of each; dated 2026-11. The issuer of GitHub is what it puts into its answers,
 * as `iss` (RFC 9207).
 */
const PLAIN: ReadonlyMap<string, PlainProvider> = new Map([
  [
    "discord",
    {
      server: {
        issuer: "https://discord.com",
        authorization_endpoint: "https://discord.com/oauth2/authorize",
        token_endpoint: "https://discord.com/api/oauth2/token",
      },
      scopes: "identify email",
      read: async (readAs) => {
        const user = discordUser.parse(await readAs("https://discord.com/api/users/@me"));
        const { id, avatar } = user;
        return {
          subject: id,
          email: user.email,
          isEmailVerified: user.verified,
          name: user.global_name ?? user.username,
          handle: user.username,
          picture: avatar ? `https://cdn.discordapp.com/avatars/${id}/${avatar}.png` : undefined,
        };
      },
    },
  ],
  [
    "github",
    {
      server: {
        issuer: "https://github.com/login/oauth",
        authorization_endpoint: "https://github.com/login/oauth/authorize",
        token_endpoint: "https://github.com/login/oauth/access_token",
      },
      scopes: "read:user user:email",
      read: async (readAs) => {
        const user = githubUser.parse(await readAs("https://api.github.com/user"));
        // The address of the profile is whatever somebody shows there; which one is proved is said here alone.
        const emails = githubEmails.parse(await readAs("https://api.github.com/user/emails"));
        const primary = emails.find((each) => each.primary);
        return {
          subject: user.id,
          email: primary?.email,
          isEmailVerified: primary?.verified,
          name: user.name ?? user.login,
          handle: user.login,
          picture: user.avatar_url,
        };
      },
    },
  ],
]);

/** One of the providers that are known by name. */
export function createPlainProvider(
  row: ProviderEnvironment,
  options: { readonly callback: string; readonly ask: AskProvider },
): Provider {
  const { name, label, clientIds, clientSecret } = row;
  const plain = PLAIN.get(name);
  if (plain === undefined) throw new Error(`There is no provider ${name} without an issuer.`);
  const config = new client.Configuration(plain.server, clientIds[0], clientSecret);
  config[client.customFetch] = (url, init) => options.ask(url, init as RequestInit);

  return {
    name,
    label,
    begin: async (checks, hints) =>
      client.buildAuthorizationUrl(config, {
        ...hints,
        redirect_uri: options.callback,
        scope: plain.scopes,
        state: checks.state,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
      }),
    async finish(answer, checks) {
      const tokens = await client.authorizationCodeGrant(config, new URL(`${options.callback}?${answer}`), {
        expectedState: checks.state,
        pkceCodeVerifier: checks.codeVerifier,
      });
      const readAs: ReadAs = async (address) => {
        const headers = new Headers({ accept: "application/json", "user-agent": "Deckwright" });
        const url = new URL(address);
        const { access_token: token } = tokens;
        const response = await client.fetchProtectedResource(config, token, url, "GET", null, headers);
        if (!response.ok) throw new NotBelieved(`${url.host} answered ${response.status}.`);
        return response.json();
      };
      const facts = await plain.read(readAs);
      const identity = readIdentity(name, { ...facts, issuer: plain.server.issuer });
      if (identity === undefined) throw new NotBelieved("The provider does not say whose account it is.");
      return identity;
    },
    checkToken: undefined,
  };
}
