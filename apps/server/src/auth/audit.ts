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
  | "identity_linking_begun"
  | "identity_linked"
  | "identity_unlinked"
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

/** Something that was asked for and refused, to whom it was known to happen. */
interface Refused {
  readonly action: "provider_refused" | "sso_refused";
  /** Null where it is not known who asks. */
  readonly userId: string | null;
  /** What is to be known of it. Nothing that was sent: it may hold secrets. */
  readonly detail: Readonly<Record<string, string>>;
}

/** Writes down that something was refused, in a transaction of its own: that of what was tried is undone. */
export async function auditRefusal(
  transaction: Transaction,
  request: AuthRequest,
  { action, userId, detail }: Refused,
): Promise<void> {
  const payload = { action, actor_id: userId, ...detail };
  await sql.insertAuditEntry(transaction, [userId, payload, request.address]);
}
