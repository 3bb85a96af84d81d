import type { BlockList } from "node:net";
import type { Database } from "@deckwright/db/database.ts";
import type { Hono } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import { Failure, retryAfter } from "../platform/http/failure.ts";
import { openProjectKeys, type ProjectKeys } from "../platform/keys/project-keys.ts";
import { createMemoryRateLimiter, type RateLimit, takeTurn } from "../platform/limits/rate-limit.ts";
import type { HostedEnvironment } from "../platform/process/env-hosted.ts";
import type { Log } from "../platform/process/log.ts";
import { publishChanges } from "./database.ts";
import { createPassOn } from "./pass-on.ts";
import { type PassedSockets, passSockets } from "./pass-sockets.ts";

/** What a hosted project does for the site. */
export interface HostedProject {
  readonly keys: ProjectKeys;
  /** Below `/auth/v1`. */
  readonly auth: Hono<AppEnv>;
  /** Below `/rest/v1`. */
  readonly rest: Hono<AppEnv>;
  readonly realtime: PassedSockets;
  /** Ends an account. @throws Failure where the project does not. */
  deleteAccount(memberId: string): Promise<void>;
}

/** What is needed to pass requests on. */
export interface HostedOptions {
  readonly project: HostedEnvironment;
  /** The variable `JWT_KEYS`: the secret that the project signs by, where it publishes no keys. */
  readonly secret: string | undefined;
  readonly database: Database;
  readonly log: Log;
  readonly origin: string;
  readonly trustedProxies: BlockList;
  readonly isPersonal: boolean;
  /** Counts a request for data from an address. @throws Failure `rate_limited` */
  readonly admitToData: (address: string) => Promise<void>;
}

/** Bytes of a request: what our own rooms take. */
const MAX_ACCOUNT_BODY = 1024 * 1024;
const MAX_DATA_BODY = 4 * 1024 * 1024;

/** Counted in memory: what one address may ask about accounts. The project has limits of its own behind it, which may take all of us for one. */
const PUBLIC_LIMIT: RateLimit = { burst: 120, perSecond: 2 };
const PERSONAL_LIMIT: RateLimit = { burst: 10_000, perSecond: 1_000 };

const PATIENCE_MS = 10_000;

/**
 * Makes ready to pass requests on. A project that does not answer now may do so later, and is no reason not to start.
 * @throws Error with one line that says what is missing, where members could never be told from strangers.
 */
export async function openHosted(options: HostedOptions): Promise<HostedProject> {
  const { project, log } = options;
  const { url, anonymousKey } = project;
  const keys = await openProjectKeys({ ...project, secret: options.secret });
  const canVerify = await keys.check().catch((cause: unknown) => {
    log.warn("the hosted project does not answer", { url, cause });
    return true;
  });
  if (!canVerify) {
    throw new Error(
      `The project at ${url} publishes no keys that verify its tokens: set JWT_KEYS to its JWT secret.`,
    );
  }
  await publishChanges(options.database);
  const accounts = createMemoryRateLimiter(options.isPersonal ? PERSONAL_LIMIT : PUBLIC_LIMIT);
  return {
    keys,
    auth: createPassOn({
      url,
      anonymousKey,
      maxBody: MAX_ACCOUNT_BODY,
      admit: (address) => takeTurn(accounts, address, "Request rate limit reached"),
    }),
    rest: createPassOn({ url, anonymousKey, maxBody: MAX_DATA_BODY, admit: options.admitToData }),
    realtime: passSockets({ ...options, url }),
    deleteAccount: (memberId) => deleteAccount(project, memberId),
  };
}

async function deleteAccount({ url, serviceKey }: HostedEnvironment, memberId: string): Promise<void> {
  const response = await fetch(`${url}/auth/v1/admin/users/${encodeURIComponent(memberId)}`, {
    method: "DELETE",
    headers: {
      apikey: serviceKey,
      authorization: `Bearer ${serviceKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ should_soft_delete: false }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw notNow(cause);
  });
  await response.body?.cancel();
  // Somebody was faster: there is no such account.
  if (!response.ok && response.status !== 404)
    throw notNow(new Error(`the project answered ${response.status}`));
}

function notNow(cause: unknown): Failure {
  return new Failure("busy", "Your account cannot be deleted right now. Try again in a few seconds.", {
    code: "unavailable",
    cause,
    headers: retryAfter(5),
  });
}
