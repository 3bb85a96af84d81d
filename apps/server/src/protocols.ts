import type { Database } from "@deckwright/db/database.ts";
import type { Hono } from "hono";
import { type Accounts, ownAccounts } from "./account/accounts.ts";
import { hostedAccounts } from "./account/hosted-accounts.ts";
import { createKeyedHash } from "./auth/keyed-hash.ts";
import { createLimits } from "./auth/limits.ts";
import type { AuthParts } from "./auth/parts.ts";
import { PASSWORD_GATE } from "./auth/password.ts";
import { createProviders } from "./auth/providers/open-providers.ts";
import { AUTH_GATE, createAuthRoutes, PROVIDER_GATE } from "./auth/routes.ts";
import { openHosted } from "./hosted/open-hosted.ts";
import type { AppEnv } from "./platform/http/context.ts";
import { anonymousKey, openInstallationKeys } from "./platform/keys/open-keys.ts";
import type { DataDoor } from "./platform/limits/data-door.ts";
import { createGate } from "./platform/limits/gate.ts";
import type { Environment } from "./platform/process/env.ts";
import type { HostedEnvironment } from "./platform/process/env-hosted.ts";
import type { Log } from "./platform/process/log.ts";
import type { Identify } from "./ports/caller.ts";
import { openRealtime, type Realtime } from "./realtime/open-realtime.ts";
import { readCaller, rememberTokens } from "./rest/caller.ts";
import { openRest } from "./rest/routes.ts";

/** What speaks the client's protocols: rooms of ours, or a hosted project that requests are passed on to. */
export interface Protocols {
  /** The key that browsers send, which says that nobody is signed in. */
  readonly anonymousKey: string;
  /** Who asks, by the headers of a request. @throws Failure where a token is not to be believed. */
  readonly identify: Identify;
  /** Below `/auth/v1`. */
  readonly auth: Hono<AppEnv>;
  /** Below `/rest/v1`. */
  readonly rest: Hono<AppEnv>;
  /** `/realtime/v1`, to be attached to the server that people reach. */
  readonly realtime: Realtime;
  readonly accounts: Accounts;
}

interface ProtocolOptions {
  readonly env: Environment;
  readonly log: Log;
  readonly origin: string;
  readonly database: Database;
  readonly door: DataDoor;
}

/** Rooms of ours. */
export async function openOwnProtocols(
  options: ProtocolOptions & Pick<AuthParts, "mailer" | "texter" | "endPlans">,
): Promise<Protocols> {
  const { env, log, origin, database, door, mailer, texter, endPlans } = options;
  const keys = await openInstallationKeys(database, env.jwtKeys);
  const verifyToken = (token: string) => keys.verify(token);
  const identify: Identify = (authorization, apikey) => readCaller(authorization, apikey, verifyToken);
  const hash = createKeyedHash(database);
  return {
    anonymousKey: await anonymousKey(keys),
    identify,
    auth: createAuthRoutes({
      database,
      keys,
      mailer,
      texter,
      hash,
      limits: createLimits(database, hash, { isPersonal: env.isPersonal }),
      gate: createGate(AUTH_GATE),
      passwordGate: createGate(PASSWORD_GATE),
      providerGate: createGate(PROVIDER_GATE),
      providers: createProviders(env.providers, { url: `${origin}/auth/v1` }),
      settings: {
        siteUrl: origin,
        url: `${origin}/auth/v1`,
        allowed: env.auth.redirects,
        autoconfirm: env.auth.autoconfirm,
        signupsEnabled: env.auth.signupsEnabled,
        anonymousEnabled: env.auth.anonymousEnabled,
        linkingEnabled: env.auth.linkingEnabled,
        webauthnOrigins: env.auth.webauthnOrigins,
        samlEnabled: env.auth.samlEnabled,
        captcha: env.auth.captcha,
      },
      endPlans,
    }),
    rest: await openRest({ database, door, verifyToken }),
    realtime: await openRealtime({ database, identify, log, origin, trustedProxies: env.trustedProxies }),
    accounts: ownAccounts,
  };
}

/** A hosted project. */
export async function openHostedProtocols(
  options: ProtocolOptions & { readonly project: HostedEnvironment },
): Promise<Protocols> {
  const { env, log, origin, database, door, project } = options;
  const { keys, auth, rest, realtime, deleteAccount } = await openHosted({
    project,
    secret: env.jwtKeys,
    database,
    log,
    origin,
    trustedProxies: env.trustedProxies,
    isPersonal: env.isPersonal,
    admitToData: (address) => door.admit({ address, member: undefined }),
  });
  const verifyToken = rememberTokens((token) => keys.verify(token));
  return {
    anonymousKey: project.anonymousKey,
    identify: (authorization, apikey) => readCaller(authorization, apikey, verifyToken),
    auth,
    rest,
    realtime,
    accounts: hostedAccounts(deleteAccount),
  };
}
