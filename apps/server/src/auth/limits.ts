import type { Database, Statement } from "@deckwright/db/database.ts";
import { AuthError } from "./auth-error.ts";

/** `burst` at once, then `perSecond` in the long run. */
interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Requests by one address, in the protocol's own figures; and what is ours: failures by account, and mail. */
const PUBLIC_LIMITS = {
  token: { burst: 30, perSecond: 150 / 300 },
  verify: { burst: 30, perSecond: 30 / 300 },
  signup: { burst: 30, perSecond: 30 / 300 },
  otp: { burst: 30, perSecond: 30 / 300 },
  recover: { burst: 30, perSecond: 30 / 300 },
  resend: { burst: 30, perSecond: 30 / 300 },
  user: { burst: 30, perSecond: 30 / 300 },
  reauthenticate: { burst: 30, perSecond: 30 / 300 },
  factors: { burst: 30, perSecond: 15 / 60 },
  mail: { burst: 300, perSecond: 300 / 3600 },
  mail_to_address: { burst: 1, perSecond: 1 / 60 },
  password_failures: { burst: 10, perSecond: 1 / 60 },
  code_failures: { burst: 10, perSecond: 1 / 300 },
  factor_failures: { burst: 5, perSecond: 1 / 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof PUBLIC_LIMITS;

/** A machine that serves its owner alone limits what guesses secrets, and hardly anything else. */
const PERSONAL_LIMITS: Readonly<Record<LimitName, Limit>> = {
  ...PUBLIC_LIMITS,
  token: { burst: 2000, perSecond: 100 },
  verify: { burst: 500, perSecond: 20 },
  signup: { burst: 500, perSecond: 20 },
  otp: { burst: 500, perSecond: 20 },
  recover: { burst: 500, perSecond: 20 },
  resend: { burst: 500, perSecond: 20 },
  user: { burst: 500, perSecond: 20 },
  reauthenticate: { burst: 500, perSecond: 20 },
  factors: { burst: 500, perSecond: 20 },
  mail: { burst: 1000, perSecond: 10 },
  mail_to_address: { burst: 1, perSecond: 1 },
};

/** Counts in the database, so that all processes count together. */
export interface Limits {
  /** @throws AuthError 429 when the caller has to wait. */
  take(name: LimitName, caller: string): Promise<void>;
  /** Gives back what was taken: the guess was right. */
  giveBack(name: LimitName, caller: string): Promise<void>;
}

/** Longest name of a caller that is counted; longer ones are no addresses. */
const MAX_CALLER = 300;

/**
 * One statement, so that callers at the same time are counted one after the other. A row that may not take is left as
 * it is, which is how the answer tells: only who took has the time of this transaction.
 */
const TAKE = `
  insert into auth.rate_limits as held (bucket, caller, tokens, updated_at)
  values ($1, $2, $3::float8 - 1, now())
  on conflict (bucket, caller) do update set
    tokens = least($3::float8, held.tokens + extract(epoch from now() - held.updated_at) * $4::float8) - 1,
    updated_at = now()
  where least($3::float8, held.tokens + extract(epoch from now() - held.updated_at) * $4::float8) >= 1
  returning 1`;

const WAIT = `
  select greatest(1, ceil((1 - tokens - extract(epoch from now() - updated_at) * $3::float8) / $3::float8))::int as seconds
  from auth.rate_limits where bucket = $1 and caller = $2`;

const GIVE_BACK = `
  update auth.rate_limits set tokens = least($3::float8, tokens + 1) where bucket = $1 and caller = $2`;

export function createLimits(database: Database, options: { readonly isPersonal: boolean }): Limits {
  const limits = options.isPersonal ? PERSONAL_LIMITS : PUBLIC_LIMITS;
  const run = (statements: readonly Statement[]) =>
    database.runStatements("auth_admin", undefined, statements);
  return {
    async take(name, caller) {
      const { burst, perSecond } = limits[name];
      const key = caller.slice(0, MAX_CALLER);
      const [taken, wait] = await run([
        { text: TAKE, values: [name, key, burst, perSecond] },
        { text: WAIT, values: [name, key, perSecond] },
      ]);
      if (taken?.rows.length === 1) return;
      throw refusal(name, Number(wait?.rows[0]?.seconds ?? 1));
    },
    async giveBack(name, caller) {
      await run([{ text: GIVE_BACK, values: [name, caller.slice(0, MAX_CALLER), limits[name].burst] }]);
    },
  };
}

function refusal(name: LimitName, retryAfterSeconds: number): AuthError {
  if (name === "mail_to_address") {
    const message = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
    return new AuthError(429, "over_email_send_rate_limit", message, { retryAfterSeconds });
  }
  if (name === "mail") {
    return new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded", {
      retryAfterSeconds,
    });
  }
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfterSeconds });
}
