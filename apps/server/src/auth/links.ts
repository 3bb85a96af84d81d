import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import type { EmailAddress } from "../ports/email-address.ts";
import { audit } from "./audit.ts";
import { authFailure, invalid } from "./auth-failure.ts";
import { readEmail } from "./email.ts";
import { mailEmailChange } from "./email-change.ts";
import { mayMail, requireMail, takeNewcomerMail, takeRequestedMail } from "./mailing.ts";
import type { AuthParts } from "./parts.ts";
import { resendText, sendSignInText } from "./phone/phone-sign-in.ts";
import { type CodeChallenge, readChallenge } from "./pkce.ts";
import { chooseRedirect } from "./redirect.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "./request.ts";
import { mailSecret, type SignUp } from "./secrets.ts";
import { readUserData } from "./signup.ts";
import * as sql from "./statements.ts";
import { confirmEmail, findUser, getUser, insertUser, type User } from "./users.ts";

const otpSchema = z.object({
  email: fields.text,
  phone: fields.text,
  create_user: z.optional(z.boolean()),
  data: fields.data,
  ...fields.challenge,
});

/** Mails a link to sign in with; to somebody new, one that makes their account. */
export async function sendSignInLink(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { settings } = parts;
  const body = readFields(otpSchema, request);
  const mayCreate = (body.create_user ?? true) && settings.signupsEnabled;
  const data = readUserData(body.data);
  if (body.phone && !body.email) {
    return sendSignInText(parts, request, { phone: body.phone, mayCreate, data });
  }
  const email = chooseEmail(body, "One of email or phone must be set");
  const challenge = readChallenge(body);
  requireMail(parts);
  await takeNewcomerMail(parts, request, "sign_in", email);

  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const known = await findUser(transaction, { email }, "lock");
    const user =
      known ?? (mayCreate ? await insertUser(transaction, { email, passwordHash: null, data }) : undefined);
    if (user === undefined) {
      // This alone tells that there is no account, and is limited like everything that sends mail.
      if (!mayCreate) throw authFailure(422, "otp_disabled", "Signups not allowed for otp");
      return;
    }
    if (known === undefined) {
      await audit(transaction, "user_signedup", user.id, request);
      if (settings.autoconfirm) await confirmEmail(transaction, user.id, email);
    }
    const current = await getUser(transaction, user.id);
    if (current.email_confirmed_at === null) {
      const signUp = { passwordHash: null, data };
      await mailConfirmation(parts, transaction, request, { user: current, challenge, signUp });
    } else await mailSignIn(parts, transaction, request, current, { type: "magiclink", challenge });
  });
  return { body: {} };
}

const recoverSchema = z.object({ email: fields.text, ...fields.challenge });

/** Mails a link to a member who has forgotten their password. */
export async function recover(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const body = readFields(recoverSchema, request);
  if (body.email === undefined || body.email === "") throw invalid("Password recovery requires an email");
  const email = readEmail(body.email);
  const challenge = readChallenge(body);
  requireMail(parts);
  await takeRequestedMail(parts, request, "recover", email);
  const known = await readUser(parts, email);
  if (known === undefined || !(await mayMail(parts, known))) return { body: {} };
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const user = await findUser(transaction, { email }, "lock");
    if (user === undefined) return;
    await audit(transaction, "user_recovery_requested", user.id, request);
    await mailSignIn(parts, transaction, request, user, { type: "recovery", challenge });
  });
  return { body: {} };
}

const resendSchema = z.object({
  type: fields.text,
  email: fields.text,
  phone: fields.text,
  ...fields.challenge,
});

/** Mails again what was mailed for a sign-up or a change of address. */
export async function resend(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const body = readFields(resendSchema, request);
  const { type } = body;
  if (type === undefined || type === "")
    throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
  if (type === "sms" || type === "phone_change") {
    if (!body.phone || body.email) throw invalid("Type provided requires a phone number");
    return resendText(parts, request, type, body.phone);
  }
  if (type !== "signup" && type !== "email_change") throw invalid(`Unsupported type: ${type.slice(0, 50)}`);
  const email = chooseEmail(body, `Type provided requires an email address`);
  const challenge = readChallenge(body);
  requireMail(parts);
  if (type === "signup") await takeNewcomerMail(parts, request, "confirm", email);
  else {
    await takeRequestedMail(parts, request, "change", email);
    const known = await readUser(parts, email);
    if (!known?.email_change || !(await mayMail(parts, known))) return { body: {} };
  }
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const user = await findUser(transaction, { email }, "lock");
    if (user === undefined) return;
    if (type === "signup") {
      if (user.email_confirmed_at === null)
        await mailConfirmation(parts, transaction, request, { user, challenge });
    } else if (user.email_change !== null && user.email_change !== "") {
      await mailEmailChange(parts, transaction, request, { user, newEmail: user.email_change, challenge });
    }
  });
  return { body: {} };
}

function chooseEmail(
  body: { readonly email?: string | undefined; readonly phone?: string | undefined },
  missing: string,
): EmailAddress {
  const { email = "", phone = "" } = body;
  if (email !== "" && phone !== "") {
    throw invalid("Only an email address or phone number should be provided");
  }
  if (email === "") throw invalid(missing);
  return readEmail(email);
}

function readUser({ database }: AuthParts, email: EmailAddress): Promise<User | undefined> {
  return database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => findUser(transaction, { email }),
    { readOnly: true },
  );
}

async function mailConfirmation(
  parts: AuthParts,
  transaction: Transaction,
  request: AuthRequest,
  confirmation: {
    readonly user: User;
    readonly challenge: CodeChallenge | undefined;
    /** Undefined for a message that is sent again. */
    readonly signUp?: SignUp;
  },
): Promise<void> {
  const { user, challenge, signUp } = confirmation;
  await sql.noteConfirmationSent(transaction, [user.id]);
  await mailSecret(parts, transaction, {
    user,
    kind: "confirmation_token",
    mail: "confirm_signup",
    to: user.email ?? "",
    ...(signUp === undefined ? {} : { signUp }),
    link: {
      type: "signup",
      redirectTo: chooseRedirect(parts.settings, request.query("redirect_to")),
      flow: challenge && { challenge, method: "email/signup" },
    },
  });
}

async function mailSignIn(
  parts: AuthParts,
  transaction: Transaction,
  request: AuthRequest,
  user: User,
  link: { readonly type: "magiclink" | "recovery"; readonly challenge: CodeChallenge | undefined },
): Promise<void> {
  const { type, challenge } = link;
  await sql.noteRecoverySent(transaction, [user.id]);
  await mailSecret(parts, transaction, {
    user,
    kind: "recovery_token",
    mail: type === "recovery" ? "recover_password" : "magic_link",
    to: user.email ?? "",
    link: {
      type,
      redirectTo: chooseRedirect(parts.settings, request.query("redirect_to")),
      flow: challenge && { challenge, method: type },
    },
  });
}
