import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { EmailAddress } from "../ports/email-address.ts";
import { audit } from "./audit.ts";
import { authFailure, invalid } from "./auth-failure.ts";
import { readEmail } from "./email.ts";
import { requireMail, takeNewcomerMail } from "./mailing.ts";
import type { AuthParts } from "./parts.ts";
import { checkNewPassword, hashInTurn } from "./password.ts";
import { readChallenge } from "./pkce.ts";
import { chooseRedirect } from "./redirect.ts";
import { type AuthAnswer, type AuthRequest, checkUserData, fields, readFields } from "./request.ts";
import { mailSecret } from "./secrets.ts";
import { sessionBody, startSession } from "./sessions.ts";
import * as sql from "./statements.ts";
import { confirmEmail, type Data, findUser, getUser, insertUser, toUserJson } from "./users.ts";

const bodySchema = z.object({
  email: fields.text,
  phone: fields.text,
  password: fields.text,
  data: fields.data,
  ...fields.challenge,
});

/**
 * Makes an account. Whether the address has one already is not told: a new account, one that waits for its
 * confirmation, and one in use are answered alike.
 */
export async function signUp(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { settings } = parts;
  const body = readFields(bodySchema, request);
  if (!settings.signupsEnabled) {
    throw authFailure(422, "signup_disabled", "Signups not allowed for this instance");
  }
  const email = chooseEmail(body);
  if (body.password === undefined || body.password === "") throw invalid("Signup requires a valid password");
  checkNewPassword(body.password);
  const challenge = readChallenge(body);
  const data = readUserData(body.data);
  if (settings.autoconfirm) return signUpConfirmed(parts, request, { email, password: body.password, data });

  requireMail(parts);
  await takeNewcomerMail(parts, request, "confirm", email);
  // Also for an account that is there: hashing is what takes time.
  const passwordHash = await hashInTurn(parts, request, body.password);
  const id = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const created = await insertUser(transaction, { email, passwordHash, data });
    const user = created ?? (await findUser(transaction, { email }, "lock"));
    if (user === undefined || user.email_confirmed_at !== null) return undefined;
    if (created !== undefined) await audit(transaction, "user_signedup", user.id, request);
    await sql.noteSignUpConfirmationSent(transaction, [user.id]);
    await mailSecret(parts, transaction, {
      user,
      kind: "confirmation_token",
      mail: "confirm_signup",
      to: email,
      // Whoever signed up before may be somebody else: the link is of this sign-up alone.
      signUp: { passwordHash, data },
      link: {
        type: "signup",
        redirectTo: chooseRedirect(settings, request.query("redirect_to")),
        flow: challenge && { challenge, method: "email/signup" },
      },
    });
    return user.id;
  });
  return { body: describeNewUser(id ?? (await madeUpId(parts, email)), email, data) };
}

/** Makes an account that is usable at once. */
async function signUpConfirmed(
  parts: AuthParts,
  request: AuthRequest,
  wanted: { readonly email: string; readonly password: string; readonly data: Data },
): Promise<AuthAnswer> {
  const { email, data } = wanted;
  const passwordHash = await hashInTurn(parts, request, wanted.password);
  const { user, session } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const created = await insertUser(transaction, { email, passwordHash, data });
      if (created === undefined) throw authFailure(422, "user_already_exists", "User already registered");
      await confirmEmail(transaction, created);
      await audit(transaction, "user_signedup", created.id, request);
      const session = await startSession(transaction, created, "password", request);
      return { user: await getUser(transaction, created.id), session };
    },
  );
  return { body: await sessionBody(parts, user, session) };
}

/** The address of a sign-up, or why it is none. */
function chooseEmail(body: { email?: string | undefined; phone?: string | undefined }): EmailAddress {
  const { email = "", phone = "" } = body;
  if (email !== "" && phone !== "") {
    throw invalid("Only an email address or phone number should be provided on signup.");
  }
  if (phone !== "") throw authFailure(400, "phone_provider_disabled", "Phone signups are disabled");
  if (email === "") {
    throw authFailure(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  return readEmail(email);
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
function describeNewUser(id: string, email: string, data: Data) {
  const now = new Date();
  const userData = { ...data, email_verified: false };
  return toUserJson({
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_confirm_status: 0,
    email_change_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: userData,
    phone: null,
    phone_confirmed_at: null,
    phone_change: null,
    phone_change_sent_at: null,
    confirmed_at: null,
    reauthentication_sent_at: null,
    banned_until: null,
    is_anonymous: false,
    deleted_at: null,
    created_at: now,
    updated_at: now,
    factors: [],
    identities: [
      {
        id: randomUUID(),
        provider_id: id,
        provider: "email",
        user_id: id,
        identity_data: { ...data, sub: id, email, email_verified: false, phone_verified: false },
        email,
        last_sign_in_at: now.toISOString(),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      },
    ],
  });
}

/** An id for an account that is not shown: always the same for an address, as a real one would be. */
async function madeUpId(parts: AuthParts, email: EmailAddress): Promise<string> {
  const bytes = Buffer.from(await parts.hash("made-up account", email), "hex");
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
