import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import type { EmailAddress } from "../ports/email-address.ts";
import type { PhoneNumber } from "../ports/phone-number.ts";
import { audit } from "./audit.ts";
import { authFailure, invalid, toAuthFailure } from "./auth-failure.ts";
import { readEmail } from "./email.ts";
import { confirmEmailChange, EMAIL_CHANGE_KINDS, HALF_CONFIRMED } from "./email-change.ts";
import { withFailure, withFragment, withQuery, withSession } from "./lead-back.ts";
import type { LimitUse } from "./limits.ts";
import { isPkceToken } from "./one-time-code.ts";
import type { AuthParts } from "./parts.ts";
import { readPhone } from "./phone/phone.ts";
import { applyPhoneChange } from "./phone/phone-change.ts";
import { proveEmail, provePhone } from "./prove-email.ts";
import { chooseRedirect } from "./redirect.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "./request.ts";
import { type FoundSecret, issueFlowCode, type ShownSecret, takeSecret } from "./secrets.ts";
import { type OpenSession, sessionBody, startSession } from "./sessions.ts";
import type { SecretKind } from "./stored-rows.ts";
import { findUser, getUser, isBanned, type User } from "./users.ts";

/** Which secrets each kind of verification takes. */
const KINDS_OF: ReadonlyMap<string, readonly SecretKind[]> = new Map<string, readonly SecretKind[]>([
  ["signup", ["confirmation_token"]],
  ["invite", ["confirmation_token"]],
  ["magiclink", ["recovery_token"]],
  ["recovery", ["recovery_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["email_change", EMAIL_CHANGE_KINDS],
]);

/** The same for codes that were texted. */
const KINDS_OF_TEXT: ReadonlyMap<string, readonly SecretKind[]> = new Map<string, readonly SecretKind[]>([
  ["sms", ["phone_confirmation_token"]],
  ["phone_change", ["phone_change_token"]],
]);

const LINK_EXPIRED = "Email link is invalid or has expired";
const CODE_EXPIRED = "Token has expired or is invalid";

/** What a verification comes to. */
type Verified =
  | { readonly kind: "session"; readonly user: User; readonly session: OpenSession }
  /** A flow's code, which its client exchanges. */
  | { readonly kind: "code"; readonly code: string }
  /** One of two addresses has agreed. */
  | { readonly kind: "half" };

interface Verification {
  readonly type: string;
  readonly shown: ShownSecret;
  /** Whether a secret that belongs to a flow ends in its code, as links do, or in a session at once. */
  readonly endsFlow: boolean;
  readonly isTexted?: boolean;
}

async function verify(
  parts: AuthParts,
  request: AuthRequest,
  { type, shown, endsFlow, isTexted = false }: Verification,
): Promise<Verified> {
  const kinds = (isTexted ? KINDS_OF_TEXT : KINDS_OF).get(type);
  if (kinds === undefined) throw invalid(`Unsupported verification type "${type.slice(0, 50)}"`);
  const expired = authFailure(403, "otp_expired", "token" in shown ? LINK_EXPIRED : CODE_EXPIRED);
  // The secret's end lasts also when what comes after it fails: it was shown.
  const outcome = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const secret = await takeSecret(transaction, kinds, shown);
    if (secret === undefined) return { error: expired };
    let user = await findUser(transaction, { id: secret.userId }, "lock");
    if (user === undefined) return { error: expired };
    if (isBanned(user)) return { error: authFailure(403, "user_banned", "User is banned") };
    if (type === "email_change") {
      if ((await confirmEmailChange(transaction, user)) === "half")
        return { verified: { kind: "half" } as const };
    } else if (type === "phone_change") {
      if (user.phone_change !== secret.address) return { error: expired };
      await applyPhoneChange(transaction, user, secret.address);
      await audit(transaction, "user_modified", user.id, request);
    } else user = await proveContact(transaction, request, user, secret);
    return { verified: await end(transaction, request, user, endsFlow ? secret.flowId : null) };
  });
  if ("error" in outcome) throw outcome.error;
  return outcome.verified;
}

/** Notes that an address or number is its member's, where that was not known. */
async function proveContact(
  transaction: Transaction,
  request: AuthRequest,
  user: User,
  secret: FoundSecret,
): Promise<User> {
  const isPhone = secret.kind === "phone_confirmation_token";
  if ((isPhone ? user.phone_confirmed_at : user.email_confirmed_at) !== null) return user;
  const proved = await (isPhone ? provePhone : proveEmail)(transaction, user, secret);
  await audit(transaction, "user_confirmed", proved.id, request);
  return proved;
}

async function end(
  transaction: Transaction,
  request: AuthRequest,
  user: User,
  flowId: string | null,
): Promise<Verified> {
  if (flowId !== null) return { kind: "code", code: await issueFlowCode(transaction, flowId) };
  await audit(transaction, "login", user.id, request);
  const session = await startSession(transaction, user, "otp", request);
  return { kind: "session", user: await getUser(transaction, user.id), session };
}

const bodySchema = z.object({
  type: fields.text,
  token: fields.text,
  token_hash: fields.text,
  email: fields.text,
  phone: fields.text,
});

/** Verifies a code that was typed, or a link's token that a page has taken from its address. */
export async function verifyPosted(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const {
    type = "",
    token = "",
    token_hash: hash = "",
    email = "",
    phone = "",
  } = readFields(bodySchema, request);
  if (type === "") throw invalid("Verify requires a verification type");
  if (token === "" && hash === "") throw invalid("Verify requires either a token or a token hash");
  if (hash !== "") {
    if (token !== "" || email !== "" || phone !== "") {
      throw invalid("Only the token_hash and type should be provided");
    }
    return describe(parts, await verify(parts, request, { type, shown: { token: hash }, endsFlow: false }));
  }
  if ((email === "") === (phone === "")) {
    throw invalid("Only an email address or phone number should be provided on verify");
  }
  const isTexted = phone !== "";
  const [address, guess] = isTexted ? guessForPhone(readPhone(phone)) : guessForEmail(readEmail(email));
  await parts.limits.take(guess);
  const shown = { code: token, address };
  const verified = await verify(parts, request, { type, shown, endsFlow: false, isTexted });
  await parts.limits.giveBack(guess);
  return describe(parts, verified);
}

function guessForPhone(phone: PhoneNumber): readonly [string, LimitUse] {
  return [phone, { limit: "code_failures", of: { phone } }];
}

function guessForEmail(email: EmailAddress): readonly [string, LimitUse] {
  return [email, { limit: "code_failures", of: { email } }];
}

async function describe(parts: AuthParts, verified: Verified): Promise<AuthAnswer> {
  switch (verified.kind) {
    case "session":
      return { body: await sessionBody(parts, verified.user, verified.session) };
    case "code":
      return { body: { code: verified.code } };
    case "half":
      return { body: { msg: HALF_CONFIRMED, code: "200" } };
  }
}

/** Verifies a link that was followed. What comes of it is told to the page that it leads to. */
export async function followLink(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const token = request.query("token") ?? "";
  const type = request.query("type") ?? "";
  if (type === "") throw invalid("Verify requires a verification type");
  if (token === "") throw invalid("Verify requires a token or a token hash");
  const redirectTo = chooseRedirect(parts.settings, request.query("redirect_to"));
  try {
    const verified = await verify(parts, request, { type, shown: { token }, endsFlow: true });
    return { status: 303, location: await describeInAddress(parts, redirectTo, type, verified) };
  } catch (error) {
    const failure = toAuthFailure(error);
    if (failure.status >= 500) throw error;
    return { status: 303, location: withFailure(redirectTo, failure, isPkceToken(token)) };
  }
}

async function describeInAddress(
  parts: AuthParts,
  redirectTo: string,
  type: string,
  verified: Verified,
): Promise<string> {
  switch (verified.kind) {
    case "code":
      return withQuery(redirectTo, { code: verified.code });
    case "half":
      return withFragment(redirectTo, { message: HALF_CONFIRMED, sb: "" });
    case "session":
      return withSession(parts, redirectTo, verified, { type });
  }
}
