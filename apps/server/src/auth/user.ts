import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import type { PhoneNumber } from "../ports/phone-number.ts";
import { audit } from "./audit.ts";
import { authFailure, invalid } from "./auth-failure.ts";
import { readEmail } from "./email.ts";
import { applyEmailChange, emailTaken, isTaken, mailEmailChange } from "./email-change.ts";
import type { LimitUse } from "./limits.ts";
import { requireMail, takeMemberMail } from "./mailing.ts";
import { findMember, type Member, readCaller } from "./members.ts";
import type { AuthParts } from "./parts.ts";
import { checkNewPassword, hashPassword, verifyPassword } from "./password.ts";
import { comparePassword } from "./password-guess.ts";
import { readPhone, requireTexts, takeMemberText } from "./phone/phone.ts";
import { applyPhoneChange, isPhoneTaken, phoneTaken, textPhoneChange } from "./phone/phone-change.ts";
import { readChallenge } from "./pkce.ts";
import { type AuthAnswer, type AuthRequest, checkUserData, fields, readFields } from "./request.ts";
import { takeSecret } from "./secrets.ts";
import { endSessions } from "./sessions.ts";
import { readUserData } from "./signup.ts";
import * as sql from "./statements.ts";
import {
  type Data,
  findUser,
  getUser,
  hasVerifiedFactor,
  requireOwn,
  toUserJson,
  type User,
} from "./users.ts";

/** After this many seconds a session alone does not suffice for a new password. */
const REAUTHENTICATE_AFTER_S = 86_400;

export async function getOwnUser(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const { user } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => findMember(transaction, caller, "read"),
    { readOnly: true },
  );
  return { body: toUserJson(user) };
}

const updateSchema = z.object({
  email: fields.text,
  phone: fields.text,
  password: fields.text,
  current_password: fields.text,
  nonce: fields.text,
  data: fields.data,
  app_metadata: z.optional(z.unknown()),
  ...fields.challenge,
});

/** Changes a member's own account. A new address is only noted, and mailed for confirmation. */
export async function updateOwnUser(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const body = readFields(updateSchema, request);
  if (body.app_metadata !== undefined) {
    throw authFailure(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const newEmail = body.email ? readEmail(body.email) : undefined;
  const newPhone = body.phone ? readPhone(body.phone) : undefined;
  const challenge = readChallenge(body);
  if (body.nonce !== undefined) await parts.limits.take(guessOf(caller.userId));
  const password = await readNewPassword(parts, request, caller.userId, body);
  if (newEmail !== undefined && !parts.settings.autoconfirm) {
    requireMail(parts);
    await takeMemberMail(parts, request, caller, newEmail);
  }
  if (newPhone !== undefined) {
    requireTexts(parts);
    if (!parts.settings.autoconfirm) await takeMemberText(parts, request, caller, newPhone);
  }

  const user = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const member = await findMember(transaction, caller);
    if (newEmail !== undefined || newPhone !== undefined || password !== undefined) requireOwn(member.user);
    if (newEmail !== undefined || newPhone !== undefined || password !== undefined) {
      requireSecondFactor(member);
    }
    if (password !== undefined) await changePassword(transaction, request, member, password);
    if (body.data !== undefined) await mergeData(transaction, member.user, body.data);
    if (newEmail !== undefined && newEmail !== member.user.email) {
      if (await isTaken(transaction, newEmail)) throw emailTaken();
      if (parts.settings.autoconfirm) await applyEmailChange(transaction, member.user, newEmail);
      else await mailEmailChange(parts, transaction, request, { user: member.user, newEmail, challenge });
    }
    if (newPhone !== undefined && newPhone !== member.user.phone) {
      await changePhone(parts, transaction, member.user, newPhone);
    }
    await audit(transaction, "user_modified", member.user.id, request);
    return getUser(transaction, member.user.id);
  });
  if (body.nonce !== undefined) await parts.limits.giveBack(guessOf(caller.userId));
  return { body: toUserJson(user) };
}

async function changePhone(
  parts: AuthParts,
  transaction: Transaction,
  user: User,
  phone: PhoneNumber,
): Promise<void> {
  if (await isPhoneTaken(transaction, phone)) throw phoneTaken();
  if (parts.settings.autoconfirm) await applyPhoneChange(transaction, user, phone);
  else await textPhoneChange(parts, transaction, user, phone);
}

/** What a mailed code that a member shows is counted as, until it has turned out to be right. */
function guessOf(userId: string): LimitUse {
  return { limit: "code_failures", of: { account: userId } };
}

function requireSecondFactor({ user, session }: Member): void {
  if (hasVerifiedFactor(user) && session.aal !== "aal2") {
    throw authFailure(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
  }
}

/** A password to be set, and what was shown for being allowed to. */
interface NewPassword {
  readonly hash: string;
  /** The hash that was compared with; when it has changed since, so has everything concluded from it. */
  readonly comparedWith: string | null;
  readonly isSame: boolean;
  readonly knowsOld: boolean;
  readonly nonce: string | undefined;
}

/** Does everything slow about a new password before the transaction. */
async function readNewPassword(
  parts: AuthParts,
  request: AuthRequest,
  userId: string,
  body: z.infer<typeof updateSchema>,
): Promise<NewPassword | undefined> {
  const { password, current_password: current } = body;
  if (password === undefined || password === "") return undefined;
  checkNewPassword(password);
  const user = await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    findUser(transaction, { id: userId }),
  );
  const comparedWith = user?.encrypted_password ?? null;
  if (current !== undefined && !(await comparePassword(parts, request, current, { user }))) {
    throw authFailure(400, "invalid_credentials", "The current password is not right.");
  }
  return parts.passwordGate.run(request.address, async () => ({
    hash: await hashPassword(password),
    comparedWith,
    isSame: comparedWith !== null && (await verifyPassword(password, comparedWith)),
    knowsOld: current !== undefined,
    nonce: body.nonce,
  }));
}

async function changePassword(
  transaction: Transaction,
  request: AuthRequest,
  { user, session }: Member,
  password: NewPassword,
): Promise<void> {
  if (user.is_anonymous) {
    const message = "Updating password of an anonymous user without an email or phone is not allowed";
    throw authFailure(422, "validation_failed", message);
  }
  if (user.encrypted_password !== password.comparedWith) {
    throw authFailure(409, "conflict", "The password was changed by another request. Please try again.");
  }
  const mustProve =
    session.age > REAUTHENTICATE_AFTER_S && !password.knowsOld && user.encrypted_password !== null;
  if (mustProve && password.nonce === undefined) {
    throw authFailure(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (password.nonce !== undefined) {
    const shown = { code: password.nonce, address: user.email ?? user.phone ?? "" };
    const secret = await takeSecret(transaction, ["reauthentication_token"], shown);
    if (secret?.userId !== user.id) {
      throw authFailure(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
    }
  }
  if (password.isSame) {
    throw authFailure(422, "same_password", "New password should be different from the old password.");
  }
  await sql.storePassword(transaction, [user.id, password.hash]);
  await endSessions(transaction, user.id, { except: session.id });
  await audit(transaction, "user_updated_password", user.id, request);
}

/** Lays new data over what is there; null takes a field away. */
async function mergeData(transaction: Transaction, user: User, data: Data): Promise<void> {
  const merged = Object.entries({ ...user.raw_user_meta_data, ...readUserData(data) });
  const kept = Object.fromEntries(merged.filter(([, value]) => value !== null));
  checkUserData(kept);
  await sql.storeUserData(transaction, [user.id, kept]);
}

const SCOPES = ["global", "local", "others"] as const;

/** Ends sessions: all of the member's, this one, or all others. */
export async function logOut(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const asked = request.query("scope") ?? "global";
  const scope = SCOPES.find((name) => name === asked);
  if (scope === undefined) throw invalid(`Unsupported logout scope "${asked.slice(0, 50)}"`);
  const caller = await readCaller(parts, request);
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const { user, session } = await findMember(transaction, caller);
    const which = { global: {}, local: { only: session.id }, others: { except: session.id } }[scope];
    await endSessions(transaction, user.id, which);
    await audit(transaction, "logout", user.id, request);
  });
  return { status: 204 };
}
