import type { Database } from "@deckwright/db/database.ts";
import type { Failure } from "../platform/http/failure.ts";
import { networksOf } from "../platform/limits/networks.ts";
import { requireUuid } from "../ports/database/uuid.ts";
import { type EmailAddress, mailboxOf } from "../ports/email-address.ts";
import { type PhoneNumber, rangeOf } from "../ports/phone-number.ts";
import { authFailure } from "./auth-failure.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import { type Limit, type LimitName, limitsFor } from "./limit-rows.ts";

/** What messages to one mailbox are counted as. */
export type MailSubject = "confirm" | "sign_in" | "recover" | "change";

/**
 * Who or what is counted. There is no way to count a text as it was sent: each of these has one spelling only, whatever the
 * request wrote.
 */
export type LimitSubject =
  | "site"
  /** A visitor's address, of which the networks count. */
  | { readonly network: string }
  | { readonly account: string }
  | { readonly factor: string }
  | { readonly email: EmailAddress }
  | { readonly phone: PhoneNumber }
  | { readonly rangeOf: PhoneNumber }
  | { readonly mailbox: EmailAddress; readonly about: MailSubject };

/** One limit, and whom it is to count. */
export interface LimitUse {
  readonly limit: LimitName;
  readonly of: LimitSubject;
}

/** Counts in the database, so that all processes count together. */
export interface Limits {
  /** Takes from each of the limits, or, when one of them refuses, from none. @throws Failure 429 when the caller has to wait. */
  take(...uses: readonly LimitUse[]): Promise<void>;
  /** The same, where nobody is told: false when nothing was taken. */
  mayTake(...uses: readonly LimitUse[]): Promise<boolean>;
  /** Takes nothing. @throws Failure 429 when nothing could be taken. */
  check(use: LimitUse): Promise<void>;
  /** Counts what has happened: it is taken also where nothing is left, and so makes the wait longer. */
  count(use: LimitUse): Promise<void>;
  /** Gives back what was taken: the guess was right. */
  giveBack(use: LimitUse): Promise<void>;
}

/** A bucket of tokens: its key in the table, and the limit that holds for it. */
interface Bucket extends Limit {
  readonly limit: LimitName;
  readonly key: string;
}

/**
 * Fills buckets up to now, and holds them until the transaction ends; in order, so that no two requests wait for each other.
 * The time is read once a bucket is held. One that lies in the future was written by a clock that has been put back since: it
 * counts as now.
 */
const FILL = `
  insert into auth.rate_limits as held (bucket, caller, tokens, updated_at)
  select bucket, caller, burst, clock_timestamp()
  from unnest($1::text[], $2::text[], $3::float8[], $4::float8[]) as asked(bucket, caller, burst, per_second)
  order by bucket, caller
  on conflict (bucket, caller) do update set
    tokens = least(excluded.tokens, held.tokens
      + greatest(0, extract(epoch from clock_timestamp() - held.updated_at))
      * (select per_second from unnest($1::text[], $2::text[], $4::float8[]) as asked(bucket, caller, per_second)
         where asked.bucket = excluded.bucket and asked.caller = excluded.caller)),
    updated_at = clock_timestamp()
  returning bucket, caller, tokens`;

const ASKED = "(bucket, caller) in (select * from unnest($1::text[], $2::text[]))";

/** One from each, or none. */
const TAKE = `
  update auth.rate_limits set tokens = tokens - 1
  where ${ASKED} and not exists (select from auth.rate_limits where ${ASKED} and tokens < 1)`;

const COUNT = `update auth.rate_limits set tokens = tokens - 1 where ${ASKED}`;

const GIVE_BACK = `update auth.rate_limits set tokens = least($3::float8, tokens + 1) where ${ASKED}`;

/** Why nothing was taken. */
interface Refusal {
  readonly limit: LimitName;
  readonly seconds: number;
}

/** @param options.isPersonal Whether the site serves nobody but the owner of the machine. */
export function createLimits(
  database: Database,
  hash: KeyedHash,
  options: { readonly isPersonal: boolean },
): Limits {
  const limits = limitsFor(options);

  async function bucketsOf(uses: readonly LimitUse[]): Promise<readonly Bucket[]> {
    const parts = uses.flatMap(({ limit, of }) =>
      describe(of).map(({ text, factor }) => ({ limit, text, factor })),
    );
    return Promise.all(
      parts.map(async ({ limit, text, factor }) => {
        const { burst, perSecond } = limits[limit];
        return {
          limit,
          key: await hash("rate limit", text),
          burst: burst * factor,
          perSecond: perSecond * factor,
        };
      }),
    );
  }

  /** Fills the buckets, does something more with them, and says which of them refuses, if any does. */
  async function run(uses: readonly LimitUse[], change?: string): Promise<Refusal | undefined> {
    const buckets = await bucketsOf(uses);
    const keys = [buckets.map(({ limit }) => limit), buckets.map(({ key }) => key)];
    const fill = [...keys, buckets.map(({ burst }) => burst), buckets.map(({ perSecond }) => perSecond)];
    const [filled] = await database.runStatements("auth_admin", undefined, [
      { text: FILL, values: fill },
      ...(change === undefined ? [] : [{ text: change, values: keys }]),
    ]);
    return findRefusal(buckets, filled?.rows ?? []);
  }

  return {
    async take(...uses) {
      const refusal = await run(uses, TAKE);
      if (refusal !== undefined) throw describeRefusal(refusal);
    },
    mayTake: async (...uses) => (await run(uses, TAKE)) === undefined,
    async check(use) {
      const refusal = await run([use]);
      if (refusal !== undefined) throw describeRefusal(refusal);
    },
    async count(use) {
      await run([use], COUNT);
    },
    async giveBack(use) {
      const statements = (await bucketsOf([use])).map(({ limit, key, burst }) => ({
        text: GIVE_BACK,
        values: [[limit], [key], burst],
      }));
      await database.runStatements("auth_admin", undefined, statements);
    },
  };
}

/** What a subject is counted as, and how many times the limit of one it may use. */
function describe(subject: LimitSubject): readonly { readonly text: string; readonly factor: number }[] {
  const one = (text: string) => [{ text, factor: 1 }];
  if (subject === "site") return one("site");
  if ("network" in subject) {
    return networksOf(subject.network).map(({ name, factor }) => ({ text: `network ${name}`, factor }));
  }
  if ("account" in subject) return one(`account ${requireUuid(subject.account)}`);
  if ("factor" in subject) return one(`factor ${requireUuid(subject.factor)}`);
  if ("phone" in subject) return one(`phone ${subject.phone}`);
  if ("rangeOf" in subject) return one(`range ${rangeOf(subject.rangeOf)}`);
  if ("email" in subject) return one(`email ${subject.email}`);
  return one(`mailbox ${subject.about} ${mailboxOf(subject.mailbox)}`);
}

/** The bucket for which one has to wait longest. */
function findRefusal(
  buckets: readonly Bucket[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Refusal | undefined {
  const left = new Map(rows.map(({ bucket, caller, tokens }) => [`${bucket} ${caller}`, Number(tokens)]));
  return buckets
    .map(({ limit, key, perSecond }) => ({
      limit,
      seconds: Math.ceil((1 - (left.get(`${limit} ${key}`) ?? 0)) / perSecond),
    }))
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds)[0];
}

function describeRefusal({ limit, seconds: retryAfterSeconds }: Refusal): Failure {
  const wait = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
  if (limit === "mail_to_mailbox") {
    return authFailure(429, "over_email_send_rate_limit", wait, { retryAfterSeconds });
  }
  if (limit.startsWith("text")) {
    const message = limit.startsWith("text_to_number") ? wait : "SMS rate limit exceeded";
    return authFailure(429, "over_sms_send_rate_limit", message, { retryAfterSeconds });
  }
  if (limit.startsWith("mail_")) {
    return authFailure(429, "over_email_send_rate_limit", "email rate limit exceeded", {
      retryAfterSeconds,
    });
  }
  return authFailure(429, "over_request_rate_limit", "Request rate limit reached", { retryAfterSeconds });
}
