import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import type { Database } from "@deckwright/db/database.ts";
import { Failure } from "../platform/http/failure.ts";
import type { DataDoor } from "../platform/limits/data-door.ts";
import {
  createMemoryRateLimiter,
  type RateLimit,
  type RateLimiter,
  takeTurn,
} from "../platform/limits/rate-limit.ts";
import type { Caller } from "../ports/caller.ts";
import { parseEmail } from "../ports/email-address.ts";
import {
  BY_HAND,
  functionForMembers,
  type MemberCall,
  type ServerFunction,
} from "../ports/server-function.ts";
import type { Accounts } from "./accounts.ts";
import { asMember } from "./member.ts";
import type { CurrentMember } from "./statements.ts";
import * as sql from "./statements.ts";

/** After this many seconds a session alone does not suffice for what cannot be taken back: as for a new password. */
const PROVE_AGAIN_AFTER_S = 86_400;

/** How often a member may download everything that is kept about them. */
const EXPORT_LIMIT: RateLimit = { burst: 5, perSecond: 1 / 60 };

const FOR_MEMBERS = { signInTo: "see to your account", limit: BY_HAND, cost: 0, maxBytes: 4096 } as const;

/** Has a member's plans charged no more. @throws Failure where that cannot be done now. */
type EndPlans = (database: Database, memberId: string) => Promise<void>;

/** What members may do about their own account beyond the account protocol. */
export function createAccountFunctions(
  door: DataDoor,
  accounts: Accounts,
  endPlans: EndPlans,
  exportLimit: RateLimit = EXPORT_LIMIT,
): readonly ServerFunction[] {
  // Counted in memory: with several processes a member may have some more downloads, which does no harm.
  const exports = createMemoryRateLimiter(exportLimit);
  async function enter({ visitor, caller }: MemberCall): Promise<Entered> {
    await door.admit(visitor);
    return { database: door.databaseFor(visitor), caller, address: visitor.address };
  }
  return [
    functionForMembers(FUNCTIONS.listSessions, {
      ...FOR_MEMBERS,
      run: async (_, call) => listSessions(await enter(call)),
    }),
    functionForMembers(FUNCTIONS.exportAccount, {
      ...FOR_MEMBERS,
      run: async (_, call) => exportAccount(await enter(call), accounts, exports),
    }),
    functionForMembers(FUNCTIONS.deleteAccount, {
      ...FOR_MEMBERS,
      wrongInput: "Type your email to confirm (confirmation).",
      run: async ({ confirmation }, call) =>
        deleteAccount(await enter(call), { confirmation, accounts, endPlans }),
    }),
  ];
}

/** A member's call that has been let in. */
interface Entered {
  readonly database: Database;
  readonly caller: Caller;
  readonly address: string;
}

/** Where the member is signed in, the newest first. */
function listSessions({ database, caller }: Entered) {
  return asMember(database, caller, async (transaction, member) => {
    return { sessions: await sql.selectSessions(transaction, [member.id, member.sessionId]) };
  });
}

async function exportAccount({ database, caller }: Entered, accounts: Accounts, limiter: RateLimiter) {
  const account = await accounts.read(database, caller);
  await takeTurn(limiter, account.id, "You have just downloaded your data. Wait a little.");
  // Hidden decks and all.
  const [belongings] = await database.runStatements(
    "service_role",
    undefined,
    [{ text: sql.BELONGINGS, values: [account.id] }],
    { readOnly: true },
  );
  return { exported_at: new Date().toISOString(), ...account.data, ...Object(belongings?.rows[0]?.data) };
}

/**
 * Ends the account, and first its plan. Private decks, collection and profile go with it; shared decks stay without a name, and the record of
 * credits without an owner.
 */
async function deleteAccount(
  { database, caller, address }: Entered,
  {
    confirmation,
    accounts,
    endPlans,
  }: { readonly confirmation: string; readonly accounts: Accounts; readonly endPlans: EndPlans },
) {
  const member = await asMember(database, caller, async (_, who) => {
    checkMayDelete(who, confirmation);
    return who;
  });
  await endPlans(database, member.id);
  await requireNoPlan(database, member);
  await accounts.erase(database, caller, address);
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
async function requireNoPlan(database: Database, member: CurrentMember): Promise<void> {
  const [found] = await database.runStatements("service_role", undefined, [
    { text: sql.HAS_PLAN, values: [member.id] },
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
