import { DatabaseError, type Transaction } from "@deckwright/db/database.ts";
import type { Failure } from "../platform/http/failure.ts";
import type { EmailAddress } from "../ports/email-address.ts";
import { authFailure } from "./auth-failure.ts";
import type { AuthParts } from "./parts.ts";
import type { CodeChallenge } from "./pkce.ts";
import { chooseRedirect } from "./redirect.ts";
import type { AuthRequest } from "./request.ts";
import { dropSecrets, type Flow, mailSecret } from "./secrets.ts";
import * as sql from "./statements.ts";
import type { SecretKind } from "./stored-rows.ts";
import { confirmEmail, findUser, type User } from "./users.ts";

/** The two secrets of a change: one mailed to each address, since both have to agree. */
export const EMAIL_CHANGE_KINDS: readonly SecretKind[] = [
  "email_change_token_new",
  "email_change_token_current",
];

/** Told to whoever has confirmed the first of two addresses. */
export const HALF_CONFIRMED =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** Notes the address that a member wants to have, and mails both the new and the old one. Nothing changes until then. */
export async function mailEmailChange(
  parts: AuthParts,
  transaction: Transaction,
  request: AuthRequest,
  change: { readonly user: User; readonly newEmail: string; readonly challenge: CodeChallenge | undefined },
): Promise<void> {
  const { user, newEmail, challenge } = change;
  await sql.beginEmailChange(transaction, [user.id, newEmail]);
  const flow: Flow | undefined = challenge && { challenge, method: "email_change" };
  const redirectTo = chooseRedirect(parts.settings, request.query("redirect_to"));
  const common = { user, newEmail, link: { type: "email_change", redirectTo, flow } } as const;
  if (user.email !== null) {
    await mailSecret(parts, transaction, {
      ...common,
      kind: "email_change_token_current",
      mail: "change_email_old",
      to: user.email,
    });
  }
  await mailSecret(parts, transaction, {
    ...common,
    kind: "email_change_token_new",
    mail: "change_email_new",
    to: newEmail,
  });
}

/**
 * Counts an address's agreement.
 * @returns "done" when the account has its new address, "half" when the other address has still to agree.
 * @throws Failure when somebody else has taken the address.
 */
export async function confirmEmailChange(transaction: Transaction, user: User): Promise<"done" | "half"> {
  if (user.email !== null && user.email_change_confirm_status === 0) {
    await sql.noteHalfEmailChange(transaction, [user.id]);
    return "half";
  }
  await applyEmailChange(transaction, user, user.email_change ?? "");
  return "done";
}

/**
 * Gives an account its new address.
 * @throws Failure when somebody else has taken it.
 */
export async function applyEmailChange(
  transaction: Transaction,
  user: User,
  newEmail: string,
): Promise<void> {
  // Somebody may have signed up with it who has proved nothing.
  await sql.deleteUnconfirmedOthers(transaction, [newEmail, user.id]);
  try {
    await sql.finishEmailChange(transaction, [user.id, newEmail]);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "23505") throw emailTaken(error);
    throw error;
  }
  await confirmEmail(transaction, user.id, newEmail);
  await dropSecrets(transaction, user.id, EMAIL_CHANGE_KINDS);
}

/** Whether an address is somebody's. A sign-up that nobody has confirmed does not make it so. */
export async function isTaken(transaction: Transaction, email: EmailAddress): Promise<boolean> {
  const user = await findUser(transaction, { email });
  return user !== undefined && user.confirmed_at !== null;
}

/** Somebody else has an address. Told to members only, and limited. */
export function emailTaken(cause?: unknown): Failure {
  return authFailure(422, "email_exists", "A user with this email address has already been registered", {
    cause,
  });
}
