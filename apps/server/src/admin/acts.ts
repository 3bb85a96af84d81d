import { ADMIN_ACTS, type AdminAct, type AdminInput, type AdminOutput } from "@deckwright/contract/admin.ts";
import type { Database, Transaction } from "@deckwright/db/database.ts";
import { DatabaseError } from "@deckwright/db/database.ts";
import { Failure } from "../platform/http/failure.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Bookkeeping } from "../ports/payments.ts";
import * as sql from "./statements.ts";

/** What acts are done with. */
export interface AdminParts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, "list" | "retry">;
  /** Undefined where payments are off. */
  readonly payments: Bookkeeping | undefined;
  /** False where a hosted project does. */
  readonly keepsAccounts: boolean;
}

/** Who asks, and what an act is done with. */
export interface AdminCall extends AdminParts {
  readonly operator: string;
}

type Acts = {
  readonly [Act in AdminAct]: (input: AdminInput<Act>, call: AdminCall) => Promise<AdminOutput<Act>>;
};

const MOST_MEMBERS = 50;

/** A member as acts find them. */
type Found = AdminOutput<"member">["member"];

async function findMember({ database }: AdminCall, named: string): Promise<Found> {
  const { rows } = await database.execute(sql.FIND_MEMBER, [named]);
  const [row] = rows;
  if (!row) {
    throw new Failure("not_found", `There is no member ${JSON.stringify(named)}.`, {
      code: "no_such_member",
    });
  }
  if (rows.length > 1) {
    throw new Failure("conflict", "More than one member has this name. Give the email or the number.", {
      code: "ambiguous_member",
    });
  }
  return ADMIN_ACTS.member.output.shape.member.parse(plain(row));
}

/** Moments as texts, as JSON has them. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** What is written down of an act before it is done. */
interface Intention {
  readonly act: AdminAct;
  readonly member: string | null;
  readonly details: object;
  readonly why: string;
}

async function begin(
  { operator }: AdminCall,
  { act, member, details, why }: Intention,
  query: (text: string, values: readonly unknown[]) => Promise<{ rows: readonly Record<string, unknown>[] }>,
): Promise<number> {
  const { rows } = await query(sql.BEGIN_ACT, [operator, act, member, details, why]);
  return Number(rows[0]?.id);
}

/** Does something that the database alone takes part in: it and its record are one transaction. */
function within<Value>(
  call: AdminCall,
  intention: Intention,
  work: (transaction: Transaction, act: number) => Promise<Value>,
): Promise<Value> {
  return call.database.withTransaction("owner", undefined, async (transaction) => {
    const act = await begin(call, intention, (text, values) => transaction.query(text, values));
    const value = await work(transaction, act);
    await transaction.query(sql.END_ACT, [act, "done"]);
    return value;
  });
}

/** Does something that others take part in: its record is there before it, and says afterwards what became of it. */
async function recorded<Value>(
  call: AdminCall,
  intention: Intention,
  work: (act: number) => Promise<Value>,
): Promise<Value> {
  const { database } = call;
  const act = await begin(call, intention, (text, values) => database.execute(text, values));
  try {
    const value = await work(act);
    await database.execute(sql.END_ACT, [act, "done"]);
    return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await database.execute(sql.END_ACT, [act, `failed: ${reason}`]);
    throw error;
  }
}

function requirePayments({ payments }: AdminCall): Bookkeeping {
  if (payments) return payments;
  throw new Failure("conflict", "Payments are not set up: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.", {
    code: "payments_off",
  });
}

function requireAccounts({ keepsAccounts }: AdminCall): void {
  if (keepsAccounts) return;
  throw new Failure(
    "conflict",
    "The hosted project keeps the accounts: ban members in its dashboard, under Authentication, Users.",
    { code: "accounts_elsewhere" },
  );
}

/** Everything that the operator can have done, as rows. */
export const ACTS: Acts = {
  async members({ search, limit = MOST_MEMBERS }, { database }) {
    const { rows } = await database.execute(sql.FIND_MEMBERS, [search ?? null, limit]);
    return ADMIN_ACTS.members.output.parse(plain(rows[0]));
  },

  async member({ member: named }, call) {
    const member = await findMember(call, named);
    const { rows } = await call.database.execute(sql.MEMBER_DETAILS, [member.id]);
    return ADMIN_ACTS.member.output.parse({ member, ...Object(plain(rows[0])) });
  },

  async credits({ member: named, change, why }, call) {
    const member = await findMember(call, named);
    const intention: Intention = { act: "credits", member: member.id, details: { change }, why };
    return within(call, intention, async (transaction, act) => {
      const { rows } = await transaction
        .query(sql.CHANGE_CREDITS, [member.id, change, `operator act ${act}`])
        .catch((error: unknown) => {
          if (!(error instanceof DatabaseError) || error.code !== "PT402") throw error;
          throw new Failure("conflict", `A balance is never below zero, and this one is ${member.credits}.`, {
            code: "insufficient_credits",
          });
        });
      return { act, member: member.id, credits: Number(rows[0]?.credits) };
    });
  },

  async refund({ payment: id, cents, why }, call) {
    const payments = requirePayments(call);
    const find = async () => (await call.database.execute(sql.FIND_PAYMENT, [id])).rows[0];
    const payment = await find();
    if (!payment) throw new Failure("not_found", `There is no payment ${id}.`, { code: "no_such_payment" });
    const left = Number(payment.amount_cents) - Number(payment.refunded_cents);
    if (left === 0) {
      throw new Failure("conflict", "All of it was given back already.", { code: "already_refunded" });
    }
    if (cents !== undefined && cents > left) {
      throw new Failure("conflict", `Of this payment ${left} cents are left to give back.`, {
        code: "too_much",
      });
    }
    const member = payment.member === null ? null : String(payment.member);
    const details = { payment: id, cents: cents ?? left };
    return recorded(call, { act: "refund", member, details, why }, async (act) => {
      const customer = payment.customer === null ? undefined : String(payment.customer);
      await payments.refund({ charge: id, cents: cents ?? left, customer, key: `refund of act ${act}` });
      const after = await find();
      const { rows } = await call.database.execute(sql.CREDITS_OF, [member]);
      return {
        act,
        payment: id,
        refunded_cents: Number(after?.refunded_cents),
        credits_taken_back: Number(after?.credits_taken_back),
        credits_missing: Number(after?.credits_missing),
        credits: rows[0] ? Number(rows[0].credits) : null,
      };
    });
  },

  async ban({ member: named, until, why }, call) {
    requireAccounts(call);
    if (until !== undefined && Date.parse(until) <= Date.now()) {
      throw new Failure("invalid_request", "The end of a ban must be still to come (until).");
    }
    const member = await findMember(call, named);
    const intention: Intention = { act: "ban", member: member.id, details: until ? { until } : {}, why };
    return within(call, intention, async (transaction, act) => {
      const { rows } = await transaction.query(sql.BAN, [member.id, until ?? null]);
      // What they have open ends at once: a session that is gone can write nothing, nor be refreshed.
      const { count } = await transaction.query(sql.END_SESSIONS, [member.id]);
      await transaction.query(sql.NOTE_IN_HISTORY, [member.id, { action: "user_banned", actor: "operator" }]);
      return { act, member: member.id, banned_until: String(rows[0]?.banned_until), sessions_ended: count };
    });
  },

  async unban({ member: named, why }, call) {
    requireAccounts(call);
    const member = await findMember(call, named);
    return within(call, { act: "unban", member: member.id, details: {}, why }, async (transaction, act) => {
      await transaction.query(sql.UNBAN, [member.id]);
      await transaction.query(sql.NOTE_IN_HISTORY, [
        member.id,
        { action: "user_unbanned", actor: "operator" },
      ]);
      return { act, member: member.id };
    });
  },

  async jobs(_, { database, jobs }) {
    const { rows } = await database.execute(sql.OPEN_EVENTS);
    return ADMIN_ACTS.jobs.output.parse(plain({ ...(await jobs.list()), events: rows }));
  },

  async "retry-jobs"({ job, id, why }, call) {
    const details = { job, ...(id === undefined ? {} : { id }) };
    return recorded(call, { act: "retry-jobs", member: null, details, why }, async (act) => {
      const retried = await call.jobs.retry(job, id);
      if (retried === 0) {
        throw new Failure(
          "not_found",
          `No work called ${job} was given up${id ? " with this number" : ""}.`,
          {
            code: "no_such_job",
          },
        );
      }
      return { act, retried };
    });
  },

  reconcile: async (_, call) => requirePayments(call).reconcile(),

  async acts({ limit = MOST_MEMBERS }, { database }) {
    const { rows } = await database.execute(sql.LAST_ACTS, [limit]);
    return ADMIN_ACTS.acts.output.parse(plain(rows[0]));
  },
};
