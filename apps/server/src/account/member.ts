import type { Database, Transaction } from "@deckwright/db/database.ts";
import { Failure } from "../platform/http/failure.ts";
import type { Caller } from "../ports/caller.ts";
import { isUuid } from "../ports/database/uuid.ts";
import type { CurrentMember } from "./statements.ts";
import * as sql from "./statements.ts";

/**
 * Runs `work` for the member who asks, as the part of the server that owns accounts. A token outlives its session for up
 * to an hour; here the session counts, and the second factor of whoever has one.
 * @throws Failure for everybody else.
 */
export async function asMember<Value>(
  database: Database,
  { claims }: Caller,
  work: (transaction: Transaction, member: CurrentMember) => Promise<Value>,
): Promise<Value> {
  const { sub, session_id: sessionId } = claims;
  if (!isUuid(String(sub)) || !isUuid(String(sessionId))) throw refused("Sign in to see to your account.");
  return database.withTransaction("auth_admin", undefined, async (transaction) => {
    const [member] = await sql.lockMember(transaction, [sessionId, sub]);
    if (member === undefined) throw refused("Your session has ended. Sign in again.");
    if (member.hasFactor && (member.aal !== "aal2" || claims.aal !== "aal2")) {
      throw new Failure("forbidden", "Enter the code of your second factor first.", {
        code: "insufficient_aal",
      });
    }
    return work(transaction, member);
  });
}

function refused(message: string): Failure {
  return new Failure("unauthorized", message);
}
