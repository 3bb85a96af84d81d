import * as z from "zod/mini";

/** A member: their number, their email, or their username where nobody else has it. */
const member = z.string().check(z.minLength(1), z.maxLength(300));
/** Why something is done: it is written down beside it. */
const why = z.string().check(z.minLength(3), z.maxLength(500));
const text = z.string();
const moment = z.nullable(text);

const memberRow = z.object({
  id: text,
  username: text,
  email: moment,
  plan: text,
  credits: z.number(),
  created_at: text,
  last_sign_in_at: moment,
  banned_until: moment,
});

const actRow = z.object({
  id: z.number(),
  at: text,
  operator: text,
  act: text,
  member: z.nullable(text),
  details: z.record(text, z.unknown()),
  why: text,
  /** Null where it is not known. */
  outcome: z.nullable(text),
});

const queueRow = z.object({
  job: text,
  waiting: z.number(),
  running: z.number(),
  /** Given up, after every try. */
  dead: z.number(),
});

/** What the site's operator can have done: what each act takes and answers. The command line asks, the server does it. */
export const ADMIN_ACTS = {
  members: {
    input: z.object({
      /** A part of a username or an email. */
      search: z.exactOptional(z.string().check(z.maxLength(300))),
      limit: z.exactOptional(z.int().check(z.gte(1), z.lte(1000))),
    }),
    output: z.object({ total: z.number(), members: z.array(memberRow) }),
  },
  member: {
    input: z.object({ member }),
    output: z.object({
      member: memberRow,
      decks: z.number(),
      /** The provider's number of the customer. */
      customer: z.nullable(text),
      subscriptions: z.array(
        z.object({ id: text, status: text, current_period_end: text, cancel_at_period_end: z.boolean() }),
      ),
      payments: z.array(
        z.object({
          id: text,
          product: text,
          amount_cents: z.number(),
          currency: text,
          refunded_cents: z.number(),
          credits: z.number(),
          credits_taken_back: z.number(),
          credits_missing: z.number(),
          paid_at: text,
        }),
      ),
      ledger: z.array(
        z.object({
          amount: z.number(),
          balance: z.number(),
          reason: text,
          reference: z.nullable(text),
          created_at: text,
        }),
      ),
      acts: z.array(actRow),
    }),
  },
  credits: {
    input: z.object({
      member,
      /** Added to the balance; negative to take some away. */
      change: z.int().check(
        z.gte(-1_000_000),
        z.lte(1_000_000),
        z.refine((change) => change !== 0, { error: "must not be 0" }),
      ),
      why,
    }),
    output: z.object({ act: z.number(), member: text, credits: z.number() }),
  },
  refund: {
    input: z.object({
      /** The provider's number of the charge. */
      payment: z.string().check(z.regex(/^\w{1,100}$/)),
      /** Everything that is left of it where absent. */
      cents: z.exactOptional(z.int().check(z.gte(1), z.lte(100_000_000))),
      why,
    }),
    output: z.object({
      act: z.number(),
      payment: text,
      refunded_cents: z.number(),
      credits_taken_back: z.number(),
      /** Spent before; nothing is owed for them. */
      credits_missing: z.number(),
      /** What the member has now; null where the account is gone. */
      credits: z.nullable(z.number()),
    }),
  },
  ban: {
    input: z.object({
      member,
      /** For ever where absent. */
      until: z.exactOptional(z.iso.datetime({ offset: true })),
      why,
    }),
    output: z.object({ act: z.number(), member: text, banned_until: text, sessions_ended: z.number() }),
  },
  unban: {
    input: z.object({ member, why }),
    output: z.object({ act: z.number(), member: text }),
  },
  jobs: {
    input: z.object({}),
    output: z.object({
      jobs: z.array(queueRow),
      /** Work that was given up, the newest first. What it was about is not told: it may be a mail. */
      dead: z.array(z.object({ id: text, job: text, failed_at: text, reason: z.nullable(text) })),
      /** Events of the payment provider that are not settled. */
      events: z.array(
        z.object({
          id: text,
          kind: text,
          customer: z.nullable(text),
          received_at: text,
          problem: z.nullable(text),
        }),
      ),
    }),
  },
  "retry-jobs": {
    input: z.object({
      job: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
      /** One of them; all that were given up where absent. */
      id: z.exactOptional(z.uuid()),
      why,
    }),
    output: z.object({ act: z.number(), retried: z.number() }),
  },
  reconcile: {
    input: z.object({}),
    output: z.object({ customers: z.number(), repaired: z.number(), failed: z.number() }),
  },
  acts: {
    input: z.object({ limit: z.exactOptional(z.int().check(z.gte(1), z.lte(1000))) }),
    output: z.object({ acts: z.array(actRow) }),
  },
} as const satisfies Record<string, { readonly input: z.ZodMiniType; readonly output: z.ZodMiniType }>;

export type AdminAct = keyof typeof ADMIN_ACTS;
export type AdminInput<Act extends AdminAct> = z.output<(typeof ADMIN_ACTS)[Act]["input"]>;
export type AdminOutput<Act extends AdminAct> = z.output<(typeof ADMIN_ACTS)[Act]["output"]>;

/** One thing that is asked for. */
export const adminRequestSchema = z.object({
  act: z.enum(Object.keys(ADMIN_ACTS) as [AdminAct, ...AdminAct[]]),
  /** The account of the operating system that asks. */
  operator: z.string().check(z.minLength(1), z.maxLength(100)),
  input: z.record(z.string(), z.unknown()),
});
export type AdminRequest = z.output<typeof adminRequestSchema>;
