import { createHash } from "node:crypto";
import { createRemoteJWKSet, type JWTPayload, customFetch as jwksFetch, jwtVerify } from "jose";
import * as client from "openid-client";
import type { ProviderEnvironment } from "../../platform/process/env-providers.ts";
import { type AskProvider, ProviderAway } from "./outgoing.ts";
import { type ProvidedIdentity, readIdentity } from "./provided-identity.ts";
import { type CheckedToken, NotBelieved, type Provider, type ShownToken } from "./provider.ts";

const SCOPES = "openid email profile";

/** A provider's keys and addresses are read again after this. */
const METADATA_MS = 3_600_000;
/** One that was away is not asked again for so long: else everybody who comes would wait for it. */
const AWAY_MS = 5_000;
/** Clocks differ. */
const TOLERANCE_S = 10;

/** Signatures that everybody can check, and only the provider can make. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** What is known of a provider for a while. */
interface Known {
  readonly config: client.Configuration;
  readonly keys: ReturnType<typeof createRemoteJWKSet> | undefined;
}

/** A provider that speaks OpenID Connect, whose addresses are found by its issuer's. */
export function createOpenIdProvider(
  row: ProviderEnvironment & { readonly issuer: string },
  options: { readonly callback: string; readonly ask: AskProvider },
): Provider {
  const known = keep(() => discover(row, options.ask));
  const { name, label } = row;
  return {
    name,
    label,
    async begin(checks, hints) {
      const { config } = await known();
      return client.buildAuthorizationUrl(config, {
        ...hints,
        redirect_uri: options.callback,
        scope: row.scopes ?? SCOPES,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
      });
    },
    async finish(answer, checks) {
      const { config } = await known();
      const tokens = await client.authorizationCodeGrant(config, new URL(`${options.callback}?${answer}`), {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new NotBelieved("The provider gave no token of who it is.");
      const isComplete = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
      const more = isComplete ? {} : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
      return toIdentity(name, row.issuer, { ...claims, ...more });
    },
    checkToken: async (shown) => checkToken(row, await known(), shown),
  };
}

async function discover(
  row: ProviderEnvironment & { readonly issuer: string },
  ask: AskProvider,
): Promise<Known> {
  const issuer = new URL(row.issuer);
  const config = await client.discovery(
    issuer,
    row.clientIds[0],
    row.clientSecret,
    chooseAuth(row.clientSecret),
    {
      [client.customFetch]: (url, init) => ask(url, init as RequestInit),
      // Codes come over our own connection, and yet: whoever sits in it makes no members.
      execute: [
        client.enableNonRepudiationChecks,
        // Only an issuer on this machine has such an address: see `readProviders`.
        ...(issuer.protocol === "http:" ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  const { jwks_uri: address } = config.serverMetadata();
  return { config, keys: address === undefined ? undefined : readKeys(new URL(address), ask) };
}

function readKeys(address: URL, ask: AskProvider) {
  return createRemoteJWKSet(address, { [jwksFetch]: (url: string, init: RequestInit) => ask(url, init) });
}

/** The way of saying who we are that the provider takes. */
function chooseAuth(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    // The standard's own default.
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? inHeader : inBody)(server, ...rest);
  };
}

/** Remembers what was found out, and for a moment that it could not be. */
function keep(find: () => Promise<Known>): () => Promise<Known> {
  let held: { readonly until: number; readonly value: Promise<Known> } | undefined;
  return () => {
    if (held !== undefined && held.until > performance.now()) return held.value;
    const value = find();
    held = { value, until: performance.now() + METADATA_MS };
    value.catch(() => {
      if (held?.value === value) held = { value, until: performance.now() + AWAY_MS };
    });
    return value;
  };
}

function toIdentity(
  name: string,
  issuer: string,
  claims: Readonly<Record<string, unknown>>,
): ProvidedIdentity {
  const identity = readIdentity(name, {
    issuer,
    subject: claims.sub,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    name: claims.name,
    handle: claims.preferred_username,
    picture: claims.picture,
  });
  if (identity === undefined) throw new NotBelieved("The provider does not say whose account it is.");
  return identity;
}

async function checkToken(
  row: ProviderEnvironment,
  { config, keys }: Known,
  { idToken, nonce }: ShownToken,
): Promise<CheckedToken> {
  if (keys === undefined) throw new NotBelieved("The provider publishes no keys.");
  const { issuer } = config.serverMetadata();
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: [...row.clientIds],
    algorithms: ALGORITHMS,
    requiredClaims: ["sub", "iat", "exp", "aud"],
    clockTolerance: TOLERANCE_S,
  }).catch((cause: unknown) => {
    if (isAway(cause)) throw cause;
    throw new NotBelieved("Bad ID token", { cause });
  });
  checkParty(row, payload);
  checkNonce(payload.nonce, nonce);
  return { identity: toIdentity(row.name, issuer, payload), expiresAt: payload.exp ?? 0 };
}

/** A token that is for several is ours only if it was made for us. */
function checkParty({ clientIds }: ProviderEnvironment, { aud, azp }: JWTPayload): void {
  const isForOthers = Array.isArray(aud) && aud.some((audience) => !clientIds.includes(audience));
  if (azp === undefined && !isForOthers) return;
  if (typeof azp !== "string" || !clientIds.includes(azp)) throw new NotBelieved("Bad ID token");
}

/** Clients keep the nonce to themselves, and give the provider its hash. */
function checkNonce(claim: unknown, nonce: string | undefined): void {
  if ((claim === undefined) !== (nonce === undefined)) {
    throw new NotBelieved("Passed nonce and nonce in id_token should either both exist or not.");
  }
  if (nonce === undefined) return;
  if (createHash("sha256").update(nonce).digest("hex") !== claim) throw new NotBelieved("Nonces mismatch");
}

/** Whether it was the provider that could not be asked, wherever that is said. */
export function isAway(error: unknown): boolean {
  if (error instanceof ProviderAway) return true;
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}
