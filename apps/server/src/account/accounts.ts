import type { Database } from "@deckwright/db/database.ts";
import type { Caller } from "../ports/caller.ts";
import { asMember } from "./member.ts";
import * as sql from "./statements.ts";

/** What is known of an account itself, and its end: both are for whoever keeps accounts. */
export interface Accounts {
  /** Everything about it that is no secret. */
  readonly read: (database: Database, caller: Caller) => Promise<KnownAccount>;
  /** Ends it, and what was made with it. @throws Failure where that cannot be done now. */
  readonly erase: (database: Database, caller: Caller, address: string) => Promise<void>;
}

interface KnownAccount {
  /** The member's number. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Accounts in the tables of our own set `platform`. */
export const ownAccounts: Accounts = {
  read: (database, caller) =>
    asMember(database, caller, async (transaction, { id }) => {
      const [account] = await sql.selectAccount(transaction, [id]);
      return { id, data: account?.data ?? {} };
    }),
  // Messages to its addresses go too, also those that wait to be sent.
  erase: (database, caller, address) =>
    asMember(database, caller, async (transaction, { id }) => {
      await sql.forgetMail(transaction, [id]);
      await sql.deleteMember(transaction, [id]);
      await sql.insertAuditEntry(transaction, [id, { action: "user_deleted", actor_id: id }, address]);
    }),
};
