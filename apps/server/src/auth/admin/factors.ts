import { audit, OPERATOR } from "../audit.ts";
import { dropFactor, findFactor } from "../factors.ts";
import type { AuthParts } from "../parts.ts";
import type { AuthAnswer, AuthRequest } from "../request.ts";
import { toFactorJson } from "../users.ts";
import { dropPasskey, toPasskeyJson } from "../webauthn/passkeys.ts";
import { selectPasskeys } from "../webauthn/statements.ts";
import { findAccount } from "./users.ts";

/** The second factors of an account. */
export async function listAccountFactors(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { factors } = await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    findAccount(transaction, request),
  );
  return { body: factors.map(toFactorJson) };
}

/** Takes a factor from an account whose member has lost it, and says which it was. */
export async function deleteAccountFactor(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const factor = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const user = await findAccount(transaction, request);
    const found = findFactor({ user }, request.path("factorId"));
    await dropFactor(transaction, user.id, found);
    await audit(transaction, "factor_deleted", user.id, request, OPERATOR);
    return found;
  });
  return { body: toFactorJson(factor) };
}

/** The passkeys of an account. */
export async function listAccountPasskeys(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const rows = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const { id } = await findAccount(transaction, request);
    return selectPasskeys(transaction, [id]);
  });
  return { body: rows.map(toPasskeyJson) };
}

/** Takes a passkey from an account whose member has lost it. */
export async function deleteAccountPasskey(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const { id } = await findAccount(transaction, request);
    await dropPasskey(transaction, id, request);
    await audit(transaction, "passkey_deleted", id, request, OPERATOR);
  });
  return { status: 204 };
}
