import type { Transaction } from "@deckwright/db/database.ts";
import { OPERATOR } from "../audit.ts";
import type { AuthRequest } from "../request.ts";
import * as sql from "../statements.ts";

/** Writes down what the operator has done about an identity provider. It is of no account. */
export async function auditProvider(
  transaction: Transaction,
  action: "sso_provider_made" | "sso_provider_changed" | "sso_provider_deleted",
  providerId: string,
  request: AuthRequest,
): Promise<void> {
  const entry = { action, actor_id: OPERATOR, provider_id: providerId };
  await sql.insertAuditEntry(transaction, [null, entry, request.address]);
}
