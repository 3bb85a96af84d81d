import { randomUUID } from "node:crypto";
import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import type { EmailAddress } from "../ports/email-address.ts";
import type { PhoneNumber } from "../ports/phone-number.ts";
import { audit } from "./audit.ts";
import { authFailure, invalid } from "./auth-failure.ts";
import { readEmail } from "./email.ts";
import { requireMail, takeNewcomerMail } from "./mailing.ts";
import type { AuthParts } from "./parts.ts";
import { checkNewPassword, hashInTurn } from "./password.ts";
import { readPhone, requireTexts, takeText } from "./phone/phone.ts";
import { type CodeChallenge, readChallenge } from "./pkce.ts";
import { chooseRedirect } from "./redirect.ts";
import { type AuthAnswer, type AuthRequest, checkUserData, fields, readFields } from "./request.ts";
import { mailSecret, textSecret } from "./secrets.ts";
import { sessionBody, startSession } from "./sessions.ts";
import * as sql from "./statements.ts";
import type { SignInMethod } from "./stored-rows.ts";
import {
  confirmEmail,
  confirmPhone,
  type Data,
  findUser,
  getUser,
  insertUser,
  toUserJson,
  type User,
} from "./users.ts";

const bodySchema = z.object({
  email: fields.text,
  phone: fields.text,
  password: fields.text,
  data: fields.data,
  ...fields.challenge,
});

/** Where somebody who signs up is reached: by mail or by text message. */
type Contact =
  | { readonly email: EmailAddress; readonly phone?: never }
  | { readonly phone: PhoneNumber; readonly email?: never };

/** What somebody wants who signs up. */
interface Wanted {
  readonly contact: Contact;
  readonly password: string;
  readonly data: Data;
}

/**
 * Makes an account. Whether the address or number has one already is not told: a new account, one that waits for its
 * confirmation, and one in use are answered alike.
 */
export async function signUp(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { settings } = parts;
  const body = readFields(bodySchema, request);
  if (!settings.signupsEnabled) {
    throw authFailure(422, "signup_disabled", "Signups not allowed for this instance");
  }
  const data = readUserData(body.data);
  const contact = chooseContact(body);
  if (contact === undefined) return signInAnonymously(parts, request, data);
  if (body.password === undefined || body.password === "") throw invalid("Signup requires a valid password");
  checkNewPassword(body.password);
  const challenge = readChallenge(body);
  const wanted: Wanted = { contact, password: body.password, data };
  if (contact.phone !== undefined) requireTexts(parts);
  if (settings.autoconfirm) return signUpConfirmed(parts, request, wanted);
  if (contact.phone !== undefined) await takeText(parts, request, contact.phone);
  else {
    requireMail(parts);
    await takeNewcomerMail(parts, request, "confirm", contact.email);
  }
  return signUpUnconfirmed(parts, request, wanted, challenge);
}

async function signUpUnconfirmed(
  parts: AuthParts,
  request: AuthRequest,
  { contact, password, data }: Wanted,
  challenge: CodeChallenge | undefined,
): Promise<AuthAnswer> {
  // Also for an account that is there: hashing is what takes time.
  const passwordHash = await hashInTurn(parts, request, password);
  const id = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const created = await insertUser(transaction, { ...contact, passwordHash, data });
    const user = created ?? (await findUser(transaction, contact, "lock"));
    const isProved = contact.phone === undefined ? user?.email_confirmed_at : user?.phone_confirmed_at;
    if (user === undefined || isProved) return undefined;
    if (created !== undefined) await audit(transaction, "user_signedup", user.id, request);
    await sql.noteSignUpConfirmationSent(transaction, [user.id]);
    // Whoever signed up before may be somebody else: the message is of this sign-up alone.
    const signUp = { passwordHash, data };
    if (contact.phone !== undefined) {
      await textSecret(parts, transaction, {
        user,
        kind: "phone_confirmation_token",
        to: contact.phone,
        signUp,
      });
      return user.id;
    }
    await mailSecret(parts, transaction, {
      user,
      kind: "confirmation_token",
      mail: "confirm_signup",
      to: contact.email,
      signUp,
      link: {
        type: "signup",
        redirectTo: chooseRedirect(parts.settings, request.query("redirect_to")),
        flow: challenge && { challenge, method: "email/signup" },
      },
    });
    return user.id;
  });
  return { body: describeNewUser(id ?? (await madeUpId(parts, contact)), contact, data) };
}

/** Makes an account that is usable at once. */
async function signUpConfirmed(
  parts: AuthParts,
  request: AuthRequest,
  { contact, password, data }: Wanted,
): Promise<AuthAnswer> {
  const passwordHash = await hashInTurn(parts, request, password);
  return makeAndEnter(parts, request, "password", async (transaction) => {
    const created = await insertUser(transaction, { ...contact, passwordHash, data });
    if (created === undefined) throw authFailure(422, "user_already_exists", "User already registered");
    if (contact.phone === undefined) await confirmEmail(transaction, created.id, contact.email);
    else await confirmPhone(transaction, created.id, contact.phone);
    return created;
  });
}

/** Makes an account of whoever says nothing of themselves. It is theirs for as long as they keep its session. */
async function signInAnonymously(parts: AuthParts, request: AuthRequest, data: Data): Promise<AuthAnswer> {
  if (!parts.settings.anonymousEnabled) {
    throw authFailure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  await parts.limits.take({ limit: "anonymous", of: { network: request.address } });
  return makeAndEnter(parts, request, "anonymous", async (transaction) => {
    const created = await insertUser(transaction, { passwordHash: null, data });
    if (created === undefined) throw new Error("An account without an address was there already.");
    return created;
  });
}

/** Makes an account, and signs its member in. */
async function makeAndEnter(
  parts: AuthParts,
  request: AuthRequest,
  method: SignInMethod,
  make: (transaction: Transaction) => Promise<User>,
): Promise<AuthAnswer> {
  const { user, session } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const created = await make(transaction);
      await audit(transaction, "user_signedup", created.id, request);
      const session = await startSession(transaction, created, method, request);
      return { user: await getUser(transaction, created.id), session };
    },
  );
  return { body: await sessionBody(parts, user, session) };
}

/** Where a sign-up is to be answered to, or why it is nowhere; undefined for one without a name. */
function chooseContact(body: {
  email?: string | undefined;
  phone?: string | undefined;
}): Contact | undefined {
  const { email = "", phone = "" } = body;
  if (email !== "" && phone !== "") {
    throw invalid("Only an email address or phone number should be provided on signup.");
  }
  if (phone !== "") return { phone: readPhone(phone) };
  return email === "" ? undefined : { email: readEmail(email) };
}

/** What somebody says about themselves, without what only we can say. */
export function readUserData(data: Data = {}): Data {
  const { email_verified: _, phone_verified: __, ...said } = data;
  checkUserData(said);
  return said;
}

/**
 * A new account that waits for its confirmation, as its answer shows it: made from what was sent alone, so that nothing
 * of an account that was there shows.
 */
function describeNewUser(id: string, contact: Contact, data: Data) {
  const now = new Date();
  const provider = contact.phone === undefined ? "email" : "phone";
  return toUserJson({
    id,
    aud: "authenticated",
    role: "authenticated",
    email: contact.email ?? null,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_confirm_status: 0,
    email_change_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: { ...data, [`${provider}_verified`]: false },
    phone: contact.phone ?? null,
    phone_confirmed_at: null,
    phone_change: null,
    phone_change_sent_at: null,
    confirmed_at: null,
    reauthentication_sent_at: null,
    banned_until: null,
    is_anonymous: false,
    is_sso_user: false,
    deleted_at: null,
    created_at: now,
    updated_at: now,
    factors: [],
    identities: [
      {
        id: randomUUID(),
        provider_id: id,
        provider,
        user_id: id,
        identity_data: { ...data, sub: id, ...contact, email_verified: false, phone_verified: false },
        email: contact.email ?? null,
        last_sign_in_at: now.toISOString(),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      },
    ],
  });
}

/** An id for an account that is not shown: always the same for an address or number, as a real one would be. */
async function madeUpId(parts: AuthParts, { email, phone }: Contact): Promise<string> {
  const bytes = Buffer.from(await parts.hash("made-up account", email ?? phone), "hex");
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
