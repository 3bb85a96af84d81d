import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppContext, AppEnv } from "../platform/context.ts";
import type { DataDoor } from "../platform/data-door.ts";
import { parseEmail } from "../platform/email-address.ts";
import { Failure, toFailure } from "../platform/failure.ts";
import { FUNCTION_CORS } from "../platform/function-cors.ts";
import { type RateLimiter, takeTurn } from "../platform/rate-limit.ts";
import { readJson } from "../platform/read-json.ts";
import { readAccount, readBelongings } from "./export-account.ts";
import { type AccountParts, asMember, type CurrentMember } from "./member.ts";

/** After this many seconds a session alone does not suffice for what cannot be taken back: as for a new password. */
const PROVE_AGAIN_AFTER_S = 86_400;

const MAX_BODY = 4096;

const deletionSchema = z.object({ confirmation: z.string().check(z.maxLength(300)) });

/**
 * What members may do about their own account beyond the account protocol, below `/functions/v1`:
 * `list-sessions` answers `{sessions}`, `export-account` everything that is kept about the member,
 * `delete-account` takes `{confirmation}` (the member's email) and ends the account. Errors are `{error: {code, message}}`.
 */
export function createAccountRoutes(options: {
  readonly door: DataDoor;
  readonly identify: AccountParts["identify"];
  readonly limiter: RateLimiter;
}): Hono<AppEnv> {
  const { door, identify, limiter } = options;
  const routes = new Hono<AppEnv>();
  const functions = {
    "/list-sessions": async (c: AppContext) => listSessions(await enter(c), c),
    "/export-account": async (c: AppContext) => exportAccount(await enter(c), limiter, c),
    "/delete-account": async (c: AppContext) => deleteAccount(await enter(c), c),
  };
  async function enter(c: AppContext): Promise<AccountParts> {
    const visitor = { address: c.get("address"), member: undefined };
    await door.admit(visitor);
    return { database: door.databaseFor(visitor), identify };
  }
  for (const [path, answer] of Object.entries(functions)) {
    routes.options(path, (c) => c.body(null, 204, FUNCTION_CORS));
    routes.post(path, async (c) =>
      c.json(await answer(c), 200, { ...FUNCTION_CORS, "cache-control": "no-store" }),
    );
  }
  routes.onError((error, c) => {
    const failure = toFailure(error);
    c.set("failure", failure);
    const body = { error: { code: failure.code, message: failure.userMessage } };
    return c.json(body, failure.status, { ...FUNCTION_CORS, ...failure.headers });
  });
  return routes;
}

/** Where the member is signed in, the newest first. */
function listSessions(parts: AccountParts, c: AppContext) {
  return asMember(parts, c, async (transaction, member) => {
    const { rows } = await transaction.query(
      `select id, created_at, coalesce(refreshed_at, updated_at) as last_used_at, user_agent, ip as address,
         id = $2 as is_current
       from auth.sessions where user_id = $1 and coalesce(not_after > now(), true)
       order by last_used_at desc limit 100`,
      [member.id, member.sessionId],
    );
    return { sessions: rows };
  });
}

async function exportAccount(parts: AccountParts, limiter: RateLimiter, c: AppContext) {
  const { member, account } = await asMember(parts, c, async (transaction, who) => ({
    member: who,
    account: await readAccount(transaction, who),
  }));
  await takeTurn(limiter, member.id, "You have just downloaded your data. Wait a little.");
  const belongings = await readBelongings(parts.database, member.id);
  return { exported_at: new Date().toISOString(), ...account, ...belongings };
}

/**
 * Ends the account. Private decks, collection and profile go with it; shared decks stay without a name, and the record of
 * credits without an owner. Messages to its addresses go, also those that wait to be sent.
 */
async function deleteAccount(parts: AccountParts, c: AppContext) {
  const body = deletionSchema.safeParse(await readJson(c.req.raw, MAX_BODY));
  if (!body.success) throw new Failure("invalid_request", "Type your email to confirm (confirmation).");
  const member = await asMember(parts, c, async (_, who) => {
    checkMayDelete(who, body.data.confirmation);
    return who;
  });
  await requireNoPlan(parts, member);
  await asMember(parts, c, async (transaction) => {
    await transaction.query(
      `select auth.forget_mail(array_remove(array[email, email_change], null)) from auth.users where id = $1`,
      [member.id],
    );
    await transaction.query("delete from auth.users where id = $1", [member.id]);
    await transaction.query(
      "insert into auth.audit_log_entries (user_id, payload, ip_address) values ($1, $2, $3)",
      [member.id, { action: "user_deleted", actor_id: member.id }, c.get("address")],
    );
  });
  return { deleted: true };
}

function checkMayDelete({ id, email, sessionAge }: CurrentMember, confirmation: string): void {
  const typed = parseEmail(confirmation) ?? confirmation.trim().toLowerCase();
  if (typed !== (email ?? id)) {
    throw new Failure("invalid_request", "That is not the email of this account.", {
      code: "confirmation_mismatch",
    });
  }
  if (sessionAge > PROVE_AGAIN_AFTER_S) {
    throw new Failure("forbidden", "You logged in more than a day ago. Log out and in again first.", {
      code: "reauthentication_needed",
    });
  }
}

/** A plan that goes on being charged must not lose its owner. */
async function requireNoPlan({ database }: AccountParts, member: CurrentMember): Promise<void> {
  const [found] = await database.runStatements("service_role", undefined, [
    {
      text: `select exists (
               select from public.subscriptions where user_id = $1
                 and status in ('active', 'past_due') and not cancel_at_period_end
             ) as has_plan`,
      values: [member.id],
    },
  ]);
  if (found?.rows[0]?.has_plan !== true) return;
  throw new Failure(
    "conflict",
    "Your plan is still being charged. Cancel it first, then delete the account.",
    {
      code: "plan_active",
    },
  );
}
