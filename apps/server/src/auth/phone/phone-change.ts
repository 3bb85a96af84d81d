import { DatabaseError, type Transaction } from "@deckwright/db/database.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { PhoneNumber } from "../../ports/phone-number.ts";
import { authFailure } from "../auth-failure.ts";
import type { AuthParts } from "../parts.ts";
import { dropSecrets, textSecret } from "../secrets.ts";
import { confirmPhone, findUser, type User } from "../users.ts";
import * as sql from "./statements.ts";

/** Notes the number that a member wants to have, and texts a code to it. Nothing changes until that is shown. */
export async function textPhoneChange(
  parts: AuthParts,
  transaction: Transaction,
  user: User,
  phone: PhoneNumber,
): Promise<void> {
  await sql.beginPhoneChange(transaction, [user.id, phone]);
  await textSecret(parts, transaction, { user, kind: "phone_change_token", to: phone });
}

/** Gives an account its new number. @throws Failure when somebody else has taken it. */
export async function applyPhoneChange(transaction: Transaction, user: User, phone: string): Promise<void> {
  // Somebody may have signed up with it who has proved nothing.
  await sql.deleteUnconfirmedOthers(transaction, [phone, user.id]);
  try {
    await sql.finishPhoneChange(transaction, [user.id, phone]);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "23505") throw phoneTaken(error);
    throw error;
  }
  await confirmPhone(transaction, user.id, phone);
  await dropSecrets(transaction, user.id, ["phone_change_token", "phone_confirmation_token"]);
}

/** Whether a number is somebody's. A sign-up that nobody has confirmed does not make it so. */
export async function isPhoneTaken(transaction: Transaction, phone: PhoneNumber): Promise<boolean> {
  const user = await findUser(transaction, { phone });
  return user !== undefined && user.confirmed_at !== null;
}

/** Somebody else has a number. Told to members only, and limited. */
export function phoneTaken(cause?: unknown): Failure {
  const message = "A user with this phone number has already been registered";
  return authFailure(422, "phone_exists", message, { cause });
}
