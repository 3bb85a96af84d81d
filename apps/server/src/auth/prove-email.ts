import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@deckwright/db/database.ts";
import { dropSecrets, type FoundSecret, type SignUp } from "./secrets.ts";
import * as sql from "./statements.ts";
import { confirmEmail, confirmPhone, getUser, insertUser, type User } from "./users.ts";

/** Whoever only asks for a link says nothing of themselves. */
const NOTHING_SAID: SignUp = { passwordHash: null, data: {} };

/**
 * Notes that whoever shows a texted code has the phone of an account whose number nobody had proved, with all that follows
 * from it as with mail.
 */
export async function provePhone(transaction: Transaction, user: User, secret: FoundSecret): Promise<User> {
  const proved = await keepWhatWasSaid(transaction, user, secret);
  await confirmPhone(transaction, proved.id, secret.address);
  await dropSecrets(transaction, proved.id, ["phone_confirmation_token"]);
  return getUser(transaction, proved.id);
}

/**
 * Notes that whoever shows a mailed secret reads the mail of an account whose address nobody had proved. From then on the
 * account is what was said in the sign-up that the secret was mailed for, and nothing else: who signed up with the address
 * before, with a password and a name of their own, has proved nothing, and keeps nothing.
 * @returns The account, which keeps its number.
 */
export async function proveEmail(transaction: Transaction, user: User, secret: FoundSecret): Promise<User> {
  const proved = await keepWhatWasSaid(transaction, user, secret);
  await confirmEmail(transaction, proved.id, secret.address);
  await dropSecrets(transaction, proved.id, ["confirmation_token"]);
  return getUser(transaction, proved.id);
}

async function keepWhatWasSaid(transaction: Transaction, user: User, secret: FoundSecret): Promise<User> {
  const said = secret.signUp ?? NOTHING_SAID;
  // Of an account that is somebody's already, nothing was left to say.
  const isRight = user.confirmed_at !== null || isAccountOf(user, said);
  return isRight ? user : remakeAccount(transaction, user, said, secret.flowId);
}

/** Whether the account is as this sign-up made it. Hashes are salted, so that those of two sign-ups differ. */
function isAccountOf(user: User, said: SignUp): boolean {
  const { email_verified: _, phone_verified: __, ...data } = user.raw_user_meta_data;
  return user.encrypted_password === said.passwordHash && isDeepStrictEqual(data, said.data);
}

/**
 * Makes the account anew: with it goes everything that hangs on it, such as sessions, factors, other secrets and the profile
 * with its name. What only the site says of an account stays.
 */
export async function remakeAccount(
  transaction: Transaction,
  user: User,
  said: SignUp,
  flowId: string | null,
): Promise<User> {
  // The flow of the secret itself goes on.
  await sql.detachFlow(transaction, [flowId]);
  await sql.deleteAccount(transaction, [user.id]);
  const { id, email, phone } = user;
  const made = await insertUser(transaction, {
    id,
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
    ...said,
  });
  if (made === undefined) throw new Error("An address was taken while its account was held.");
  await sql.restoreAccountFacts(transaction, [
    id,
    user.aud,
    user.role,
    user.raw_app_meta_data,
    user.banned_until,
    user.invited_at,
    user.confirmation_sent_at,
  ]);
  await sql.attachFlow(transaction, [flowId, id]);
  return getUser(transaction, id);
}
