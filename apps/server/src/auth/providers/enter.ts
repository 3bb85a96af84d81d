import type { Transaction } from "@deckwright/db/database.ts";
import { audit } from "../audit.ts";
import { authFailure } from "../auth-failure.ts";
import type { AuthParts } from "../parts.ts";
import { remakeAccount } from "../prove-email.ts";
import type { AuthRequest } from "../request.ts";
import * as accounts from "../statements.ts";
import { confirmEmail, findUser, getUser, insertUser, isBanned, type User } from "../users.ts";
import { dataOfNewcomer, type ProvidedIdentity } from "./provided-identity.ts";
import * as sql from "./statements.ts";

/**
 * The account of whoever has proved to have an account at a provider: the one that it is linked with, else the one of the
 * address that the provider says is theirs, else a new one. An address that is not said to be theirs is nobody's.
 * @throws Failure where there is none for them.
 */
export async function enterAccount(
  parts: AuthParts,
  transaction: Transaction,
  request: AuthRequest,
  identity: ProvidedIdentity,
): Promise<User> {
  const [known] = await sql.findIdentity(transaction, [identity.provider, identity.subject]);
  if (known !== undefined) {
    const user = await findUser(transaction, { id: known.user_id }, "lock");
    if (user === undefined) throw refuseBusy();
    refuseBanned(user);
    await sql.noteIdentity(transaction, [known.id, identity.data]);
    return user;
  }
  const label = parts.providers.get(identity.provider)?.label ?? identity.provider;
  if (identity.email === undefined || !identity.isEmailVerified) {
    const message = `${label} does not say that the address of your account there is yours. Verify it there, or log in here another way and link the two in your profile.`;
    throw authFailure(403, "provider_email_needs_verification", message);
  }
  const holder = await findUser(transaction, { email: identity.email }, "lock");
  if (holder === undefined) return makeAccount(parts, transaction, request, identity);
  refuseBanned(holder);
  const user = await proveHolder(transaction, request, holder, identity);
  await attach(transaction, user, identity);
  await audit(transaction, "identity_linked", user.id, request);
  return getUser(transaction, user.id);
}

/** Whoever signed up with the address before, and did not prove that it is theirs, keeps nothing of the account. */
async function proveHolder(
  transaction: Transaction,
  request: AuthRequest,
  holder: User,
  identity: ProvidedIdentity,
): Promise<User> {
  const { email } = identity;
  if (email === undefined || holder.email_confirmed_at !== null) return holder;
  // Somebody has proved the account's number, and nobody its address: they may be two.
  if (holder.confirmed_at !== null) {
    throw authFailure(403, "email_exists", "A user with this email address has already been registered");
  }
  const said = { passwordHash: null, data: dataOfNewcomer(identity) };
  const user = await remakeAccount(transaction, holder, said, null);
  await confirmEmail(transaction, user.id, email);
  await audit(transaction, "user_confirmed", user.id, request);
  return user;
}

async function makeAccount(
  { settings }: AuthParts,
  transaction: Transaction,
  request: AuthRequest,
  identity: ProvidedIdentity,
): Promise<User> {
  if (!settings.signupsEnabled) {
    throw authFailure(403, "signup_disabled", "Signups not allowed for this instance");
  }
  const { provider, email } = identity;
  const user = await insertUser(transaction, {
    ...(email === undefined ? {} : { email }),
    passwordHash: null,
    data: dataOfNewcomer(identity),
    provider,
  });
  if (user === undefined) throw refuseBusy();
  await accounts.confirmAccountEmail(transaction, [user.id]);
  await attach(transaction, user, identity);
  await audit(transaction, "user_signedup", user.id, request);
  return getUser(transaction, user.id);
}

/**
 * Links a member's account here with one at a provider, whatever address that one has. Whoever had no address gets the one
 * that the provider says is theirs.
 * @throws Failure where it is linked already.
 */
export async function linkIdentity(
  transaction: Transaction,
  request: AuthRequest,
  user: User,
  identity: ProvidedIdentity,
): Promise<void> {
  await refuseLinked(transaction, user, identity);
  await attach(transaction, user, identity);
  const { email, isEmailVerified } = identity;
  if (user.email === null && email !== undefined && isEmailVerified) {
    const holder = await findUser(transaction, { email });
    if (holder === undefined) await sql.storeEmail(transaction, [user.id, email]);
  }
  await audit(transaction, "identity_linked", user.id, request);
}

/** @throws Failure where an account at a provider is linked with one here. */
export async function refuseLinked(
  transaction: Transaction,
  user: Pick<User, "id">,
  { provider, subject }: ProvidedIdentity,
): Promise<void> {
  const [known] = await sql.findIdentity(transaction, [provider, subject]);
  if (known === undefined) return;
  const to = known.user_id === user.id ? "" : " to another user";
  throw authFailure(422, "identity_already_exists", `Identity is already linked${to}`);
}

async function attach(
  transaction: Transaction,
  user: User,
  { provider, subject, data }: ProvidedIdentity,
): Promise<void> {
  const made = await sql.insertIdentity(transaction, [provider, subject, user.id, data]);
  if (made.length === 0) throw refuseBusy();
  await accounts.noteProvider(transaction, [user.id, provider]);
}

function refuseBanned(user: User): void {
  if (isBanned(user)) throw authFailure(403, "user_banned", "User is banned");
}

/** Somebody else did the same at the same time. */
function refuseBusy() {
  return authFailure(409, "conflict", "Your account was changed by another request. Please try again.");
}
