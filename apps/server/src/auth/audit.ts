import type { Transaction } from "@deckwright/db/database.ts";
import type { AuthRequest } from "./request.ts";
import * as sql from "./statements.ts";

/** What is written down of an account's life. */
type AuditAction =
  | "user_signedup"
  | "user_confirmed"
  | "user_modified"
  | "user_recovery_requested"
  | "user_invited"
  | "user_deleted"
  | "link_made"
  | "user_updated_password"
  | "login"
  | "logout"
  | "token_revoked"
  | "factor_in_progress"
  | "factor_verified"
  | "factor_deleted"
  | "passkey_created"
  | "passkey_deleted"
  | "recovery_codes_made"
  | "recovery_code_used";

/** Whoever holds the key of the service, as the log names them. */
export const OPERATOR = "service_role";

/**
 * Writes down that something happened to an account, and from where.
 * @param actor Who did it, where it was not the member.
 */
export async function audit(
  transaction: Transaction,
  action: AuditAction,
  userId: string,
  request: AuthRequest,
  actor: string = userId,
): Promise<void> {
  await sql.insertAuditEntry(transaction, [userId, { action, actor_id: actor }, request.address]);
}
