import type { Database, Transaction } from "@deckwright/db/database.ts";
import type { CurrentMember } from "./statements.ts";
import * as sql from "./statements.ts";

/** What is known of the account, for its owner. */
export async function readAccount(
  transaction: Transaction,
  member: CurrentMember,
): Promise<Readonly<Record<string, unknown>>> {
  const [account] = await sql.selectAccount(transaction, [member.id]);
  return account?.data ?? {};
}

/** What belongs to a member, hidden decks and all. */
export async function readBelongings(database: Database, memberId: string): Promise<Record<string, unknown>> {
  const [result] = await database.runStatements(
    "service_role",
    undefined,
    [{ text: sql.BELONGINGS, values: [memberId] }],
    { readOnly: true },
  );
  const data: unknown = result?.rows[0]?.data;
  return typeof data === "object" && data !== null ? { ...data } : {};
}
