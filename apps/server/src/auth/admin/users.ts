import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import type { Failure } from "../../platform/http/failure.ts";
import { isUuid } from "../../ports/database/uuid.ts";
import { audit, OPERATOR } from "../audit.ts";
import { authFailure, invalid } from "../auth-failure.ts";
import { applyEmailChange, emailTaken } from "../email-change.ts";
import type { AuthParts } from "../parts.ts";
import { applyPhoneChange, phoneTaken } from "../phone/phone-change.ts";
import { type AuthAnswer, type AuthRequest, readFields } from "../request.ts";
import { endSessions } from "../sessions.ts";
import * as sql from "../statements.ts";
import {
  confirmEmail,
  confirmPhone,
  findUser,
  getUser,
  insertUser,
  listUsers,
  requireOwn,
  toUserJson,
  type User,
} from "../users.ts";
import { type Attributes, mergeInto, readAttributes } from "./attributes.ts";
import * as adminSql from "./statements.ts";

const PER_PAGE = 50;
const MOST_PER_PAGE = 1000;

/** All accounts in pages, the newest first. */
export async function listAccounts(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const page = readNumber(request, "page", 1);
  const perPage = Math.min(readNumber(request, "per_page", PER_PAGE), MOST_PER_PAGE);
  const { users, total } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => listUsers(transaction, { limit: perPage, offset: (page - 1) * perPage }),
    { readOnly: true },
  );
  const last = Math.max(1, Math.ceil(total / perPage));
  const linkTo = (to: number, rel: string) =>
    `<${parts.settings.url}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [linkTo(page + 1, "next")] : []), linkTo(last, "last")];
  return {
    body: { users: users.map(toUserJson), aud: "authenticated" },
    headers: { "x-total-count": String(total), link: links.join(", ") },
  };
}

function readNumber(request: AuthRequest, name: string, otherwise: number): number {
  const text = request.query(name);
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid(`Bad Pagination Parameters: ${name} must be 1 or more`);
  return Number(text);
}

export async function createAccount(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const wanted = await readAttributes(parts, request);
  const { email, phone } = wanted;
  if (email === undefined && phone === undefined)
    throw invalid("Cannot create a user without either an email or phone");
  const user = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const created = await insertUser(transaction, {
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
      passwordHash: wanted.passwordHash ?? null,
      data: wanted.userData ?? {},
      isMarked: false,
      ...(wanted.id === undefined ? {} : { id: wanted.id }),
      ...(wanted.appData === undefined ? {} : { appData: wanted.appData }),
    });
    if (created === undefined) throw await describeTaken(transaction, wanted);
    await confirmAsTold(transaction, wanted, created);
    if (wanted.bannedUntil) await adminSql.storeBan(transaction, [created.id, wanted.bannedUntil]);
    await audit(transaction, "user_signedup", created.id, request, OPERATOR);
    return getUser(transaction, created.id);
  });
  return { body: toUserJson(user) };
}

/** Notes what the operator vouches for. */
async function confirmAsTold(
  transaction: Transaction,
  { confirmsEmail, confirmsPhone }: Attributes,
  { id, email, phone }: Pick<User, "id" | "email" | "phone">,
): Promise<void> {
  if (confirmsEmail && email !== null) await confirmEmail(transaction, id, email);
  if (confirmsPhone && phone !== null) await confirmPhone(transaction, id, phone);
}

async function describeTaken(transaction: Transaction, { id, email }: Attributes): Promise<Failure> {
  if (id !== undefined && (await findUser(transaction, { id })) !== undefined) {
    return authFailure(422, "user_already_exists", "User already registered");
  }
  const hasAddress = email !== undefined && (await findUser(transaction, { email })) !== undefined;
  return hasAddress ? emailTaken() : phoneTaken();
}

/** Reads the account that an address of an administrator names. @throws Failure when there is none. */
export async function findAccount(transaction: Transaction, request: AuthRequest): Promise<User> {
  const id = request.path("userId");
  if (!isUuid(id)) throw authFailure(404, "validation_failed", "user_id must be an UUID");
  const user = await findUser(transaction, { id: id.toLowerCase() }, "lock");
  if (user === undefined) throw authFailure(404, "user_not_found", "User not found");
  return user;
}

export async function getAccount(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const user = await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    findAccount(transaction, request),
  );
  return { body: toUserJson(user) };
}

/** Changes an account as the operator says: at once, without asking its member. */
export async function updateAccount(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const wanted = await readAttributes(parts, request);
  const user = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const account = await findAccount(transaction, request);
    const { id } = account;
    await changeContacts(transaction, wanted, account);
    if (wanted.passwordHash !== undefined) {
      await sql.storePassword(transaction, [id, wanted.passwordHash]);
      await endSessions(transaction, id);
    }
    const current = await getUser(transaction, id);
    if (wanted.userData !== undefined) {
      await sql.storeUserData(transaction, [id, mergeInto(current.raw_user_meta_data, wanted.userData)]);
    }
    if (wanted.appData !== undefined) {
      await adminSql.storeAppData(transaction, [id, mergeInto(current.raw_app_meta_data, wanted.appData)]);
    }
    if (wanted.bannedUntil !== undefined) await adminSql.storeBan(transaction, [id, wanted.bannedUntil]);
    await audit(transaction, "user_modified", id, request, OPERATOR);
    return getUser(transaction, id);
  });
  return { body: toUserJson(user) };
}

/** Another address or number counts at once, and is as proved as the one before, unless the operator vouches for it. */
async function changeContacts(transaction: Transaction, wanted: Attributes, account: User): Promise<void> {
  const { id } = account;
  if (wanted.email !== undefined || wanted.phone !== undefined || wanted.passwordHash !== undefined) {
    requireOwn(account);
  }
  const { email = account.email, phone = account.phone } = wanted;
  if (email !== null && email !== account.email) {
    await applyEmailChange(transaction, account, email);
    if (account.email_confirmed_at === null) await adminSql.unconfirmEmail(transaction, [id]);
  }
  if (phone !== null && phone !== account.phone) {
    await applyPhoneChange(transaction, account, phone);
    if (account.phone_confirmed_at === null) await adminSql.unconfirmPhone(transaction, [id]);
  }
  await confirmAsTold(transaction, wanted, { id, email, phone });
}

const deleteSchema = z.object({ should_soft_delete: z.optional(z.boolean()) });

/**
 * Ends an account, and first its plan. Softly, what hangs on the account stays, such as decks and purchases, and nobody gets
 * into it again: it has no address, no password, no session and no factor any more.
 */
export async function deleteAccount(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { should_soft_delete: isSoft = false } = readFields(deleteSchema, request);
  const { id } = await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    findAccount(transaction, request),
  );
  await parts.endPlans(parts.database, id);
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const account = await findAccount(transaction, request);
    await adminSql.forgetMessages(transaction, [id]);
    if (isSoft) await adminSql.emptyAccount(transaction, account.id);
    else await sql.deleteAccount(transaction, [id]);
    await audit(transaction, "user_deleted", id, request, OPERATOR);
  });
  return { body: {} };
}
