import type { Transaction } from "@deckwright/db/database.ts";
import { DatabaseError } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import { isOutage } from "../ports/database/outage.ts";
import { authFailure } from "./auth-failure.ts";
import * as sql from "./statements.ts";

/** A record as JSON stores it. */
export type Data = Readonly<Record<string, unknown>>;

const moment = z.nullable(z.date());
const data = z.record(z.string(), z.unknown());

const identitySchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  provider: z.string(),
  user_id: z.string(),
  identity_data: data,
  email: z.nullable(z.string()),
  last_sign_in_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});

const factorSchema = z.object({
  id: z.string(),
  friendly_name: z.nullable(z.string()),
  factor_type: z.enum(["totp", "phone", "webauthn"]),
  status: z.enum(["verified", "unverified"]),
  phone: z.nullable(z.string()),
  last_challenged_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});

const userSchema = z.object({
  id: z.string(),
  aud: z.string(),
  role: z.string(),
  email: z.nullable(z.string()),
  encrypted_password: z.nullable(z.string()),
  email_confirmed_at: moment,
  invited_at: moment,
  confirmation_sent_at: moment,
  recovery_sent_at: moment,
  email_change: z.nullable(z.string()),
  email_change_confirm_status: z.number(),
  email_change_sent_at: moment,
  last_sign_in_at: moment,
  raw_app_meta_data: data,
  raw_user_meta_data: data,
  phone: z.nullable(z.string()),
  phone_confirmed_at: moment,
  phone_change: z.nullable(z.string()),
  phone_change_sent_at: moment,
  confirmed_at: moment,
  reauthentication_sent_at: moment,
  banned_until: moment,
  is_anonymous: z.boolean(),
  is_sso_user: z.boolean(),
  deleted_at: moment,
  created_at: z.date(),
  updated_at: z.date(),
  identities: z.array(identitySchema),
  factors: z.array(factorSchema),
});

/** An account with its identities and factors, as the database holds it. */
export type User = z.infer<typeof userSchema>;

const SELECT = `
  select u.*,
    coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]')
      as identities,
    coalesce((select jsonb_agg(to_jsonb(f) - 'secret' - 'web_authn_credential' order by f.created_at, f.id) from auth.mfa_factors f where f.user_id = u.id), '[]')
      as factors
  from auth.users u`;

/** How an account is looked for. */
type UserKey = { readonly id: string } | { readonly email: string } | { readonly phone: string };

/**
 * @param lock Keeps others from changing the account until the transaction ends.
 */
export async function findUser(
  transaction: Transaction,
  key: UserKey,
  lock: "lock" | "read" = "read",
): Promise<User | undefined> {
  const [where, value] = describeKey(key);
  const ending = lock === "lock" ? " for update of u" : "";
  const { rows } = await transaction.query(`${SELECT} where ${where} and u.deleted_at is null${ending}`, [
    value,
  ]);
  return rows[0] === undefined ? undefined : userSchema.parse(rows[0]);
}

function describeKey(key: UserKey): readonly [string, string] {
  if ("id" in key) return ["u.id = $1", key.id];
  return "email" in key ? ["u.email = $1 and not u.is_sso_user", key.email] : ["u.phone = $1", key.phone];
}

/** Accounts, the newest first, and how many there are. */
export async function listUsers(
  transaction: Transaction,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly users: readonly User[]; readonly total: number }> {
  const { rows } = await transaction.query(
    `${SELECT} where u.deleted_at is null order by u.created_at desc, u.id limit $1 offset $2`,
    [page.limit, page.offset],
  );
  const [counted] = await sql.countAccounts(transaction, []);
  return { users: rows.map((row) => userSchema.parse(row)), total: counted?.total ?? 0 };
}

/** Reads an account again that is known to be there. */
export async function getUser(transaction: Transaction, id: string): Promise<User> {
  const user = await findUser(transaction, { id });
  if (user === undefined) throw new Error(`The account ${id} is gone within its own transaction.`);
  return user;
}

/** An account that is to be. It has an address, a number, or neither. */
export interface NewUser {
  /** Undefined for a new one. */
  readonly id?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly passwordHash: string | null;
  readonly data: Data;
  /** What only the site says of it, beside how it was made. */
  readonly appData?: Data;
  /** The provider that the account is from; undefined for one that its address or number alone makes. */
  readonly provider?: string;
  /** Whether its own data says that nothing is proved yet, as a sign-up's does. */
  readonly isMarked?: boolean;
}

/**
 * Makes an account with its identities. The app's triggers on `auth.users` make the member's profile along with it.
 * @returns Undefined when an account with this address or number has come into being in the meantime.
 * @throws Failure when a trigger refuses.
 */
export async function insertUser(transaction: Transaction, user: NewUser): Promise<User | undefined> {
  const { id = null, email = null, phone = null, passwordHash, data: said, appData = {} } = user;
  const ways = [...(email === null ? [] : ["email"]), ...(phone === null ? [] : ["phone"])];
  const providers = user.provider === undefined ? ways : [user.provider];
  const provided = providers[0] === undefined ? {} : { provider: providers[0], providers };
  const marks = {
    ...(email === null ? {} : { email_verified: false }),
    ...(phone === null ? {} : { phone_verified: false }),
  };
  const userData = user.isMarked === false ? said : { ...said, ...marks };
  const isAnonymous = providers.length === 0;
  try {
    const rows = await sql.insertAccount(transaction, [
      id,
      email,
      phone,
      passwordHash,
      { ...appData, ...provided },
      userData,
      isAnonymous,
    ]);
    const [created] = rows;
    if (created === undefined) return undefined;
    for (const provider of user.provider === undefined ? ways : []) {
      const facts = identityFacts(created.id, { email, phone }, provider);
      await sql.insertIdentity(transaction, [provider, created.id, { ...said, ...facts }]);
    }
    return await getUser(transaction, created.id);
  } catch (error) {
    if (!(error instanceof DatabaseError) || isOutage(error)) throw error;
    throw authFailure(500, "unexpected_failure", "Database error saving new user", { cause: error });
  }
}

function identityFacts(
  id: string,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
  provider: string,
) {
  const facts = { sub: id, email_verified: false, phone_verified: false };
  return provider === "email" ? { ...facts, email } : { ...facts, phone };
}

/** Notes that an address is its member's. */
export async function confirmEmail(transaction: Transaction, id: string, email: string): Promise<void> {
  await sql.confirmAccountEmail(transaction, [id]);
  await noteProved(transaction, id, "email", email);
}

/** Notes that a number is its member's. */
export async function confirmPhone(transaction: Transaction, id: string, phone: string): Promise<void> {
  await sql.confirmAccountPhone(transaction, [id]);
  await noteProved(transaction, id, "phone", phone);
}

async function noteProved(
  transaction: Transaction,
  id: string,
  provider: "email" | "phone",
  value: string,
): Promise<void> {
  await sql.confirmIdentity(transaction, [id, provider, value]);
  await sql.noteProvider(transaction, [id, provider]);
}

export function isBanned(user: User): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now();
}

/** @throws Failure for the account of somebody whose organization says how they get in. */
export function requireOwn(user: User): void {
  if (!user.is_sso_user) return;
  throw authFailure(422, "user_sso_managed", "How you log in is for your organization to say.");
}

export function hasVerifiedFactor(user: User): boolean {
  return user.factors.some(({ status }) => status === "verified");
}

/** The account as clients see it: no secrets, empty texts for what is absent, other absent fields left out. */
export function toUserJson(user: User) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    ...whenSet("email_confirmed_at", user.email_confirmed_at),
    ...whenSet("invited_at", user.invited_at),
    phone: user.phone ?? "",
    ...whenSet("phone_confirmed_at", user.phone_confirmed_at),
    ...whenSet("confirmation_sent_at", user.confirmation_sent_at),
    ...whenSet("confirmed_at", user.confirmed_at),
    ...whenSet("recovery_sent_at", user.recovery_sent_at),
    ...whenSet("new_email", user.email_change),
    ...whenSet("email_change_sent_at", user.email_change_sent_at),
    ...whenSet("new_phone", user.phone_change),
    ...whenSet("phone_change_sent_at", user.phone_change_sent_at),
    ...whenSet("reauthentication_sent_at", user.reauthentication_sent_at),
    ...whenSet("last_sign_in_at", user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(toFactorJson) }),
    identities: user.identities.map(toIdentityJson),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    ...whenSet("banned_until", user.banned_until),
    ...whenSet("deleted_at", user.deleted_at),
    is_anonymous: user.is_anonymous,
  };
}

function whenSet<Name extends string>(name: Name, value: Date | string | null) {
  if (value === null || value === "") return {};
  return { [name]: typeof value === "string" ? value : value.toISOString() };
}

function toIdentityJson(identity: z.infer<typeof identitySchema>) {
  const { id, provider_id, last_sign_in_at, created_at, updated_at, ...rest } = identity;
  return {
    identity_id: id,
    id: provider_id,
    user_id: rest.user_id,
    identity_data: rest.identity_data,
    provider: rest.provider,
    ...whenSet("last_sign_in_at", last_sign_in_at && new Date(last_sign_in_at)),
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
    ...whenSet("email", rest.email),
  };
}

export function toFactorJson(factor: z.infer<typeof factorSchema>) {
  return {
    id: factor.id,
    created_at: new Date(factor.created_at).toISOString(),
    updated_at: new Date(factor.updated_at).toISOString(),
    status: factor.status,
    ...whenSet("friendly_name", factor.friendly_name),
    factor_type: factor.factor_type,
    ...whenSet("phone", factor.phone),
    ...whenSet("last_challenged_at", factor.last_challenged_at && new Date(factor.last_challenged_at)),
  };
}
