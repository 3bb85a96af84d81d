import { DatabaseError } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import { isUuid } from "../ports/database/uuid.ts";
import { parseEmail } from "../ports/email-address.ts";
import { parsePhone } from "../ports/phone-number.ts";
import { audit } from "./audit.ts";
import { authFailure, invalid } from "./auth-failure.ts";
import type { AuthParts } from "./parts.ts";
import { findWeakness, WEAK_PASSWORD_MESSAGE } from "./password.ts";
import { comparePassword } from "./password-guess.ts";
import { checkVerifier } from "./pkce.ts";
import { grantForIdToken } from "./providers/id-token.ts";
import { finishLinking } from "./providers/link-flow.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "./request.ts";
import { takeFlow } from "./secrets.ts";
import { isRefreshToken, refreshSession, sessionBody, startSession } from "./sessions.ts";
import { findUser, getUser, isBanned } from "./users.ts";

/** Gives a session for whatever proves who somebody is. */
export async function grantToken(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  switch (request.query("grant_type")) {
    case "password":
      return grantForPassword(parts, request);
    case "refresh_token":
      return grantForRefreshToken(parts, request);
    case "pkce":
      return grantForFlow(parts, request);
    case "id_token":
      return grantForIdToken(parts, request);
    case "web3":
      throw authFailure(422, "web3_provider_disabled", "Web3 provider is disabled");
    default:
      throw authFailure(400, "invalid_credentials", "unsupported_grant_type");
  }
}

const passwordSchema = z.object({ email: fields.text, phone: fields.text, password: fields.text });

async function grantForPassword(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { email = "", phone = "", password = "" } = readFields(passwordSchema, request);
  if (email !== "" && phone !== "") {
    throw invalid("Only an email address or phone number should be provided on login.");
  }
  if (email === "" && phone === "") throw invalid("missing email or phone");
  // Accounts from before addresses were checked as they are now are found by what they were made with.
  const address = parseEmail(email);
  const number = parsePhone(phone);
  const key = email === "" ? number && { phone: number } : { email: address ?? email.trim().toLowerCase() };
  const found = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => (key === undefined ? Promise.resolve(undefined) : findUser(transaction, key)),
    { readOnly: true },
  );
  const isRight = await comparePassword(parts, request, password, {
    user: found,
    email: address,
    phone: number,
  });
  if (found === undefined || !isRight) {
    throw authFailure(400, "invalid_credentials", "Invalid login credentials");
  }
  if (isBanned(found)) throw authFailure(400, "user_banned", "User is banned");
  if (email !== "" && found.email_confirmed_at === null) {
    throw authFailure(400, "email_not_confirmed", "Email not confirmed");
  }
  if (email === "" && found.phone_confirmed_at === null) {
    throw authFailure(400, "phone_not_confirmed", "Phone not confirmed");
  }
  const { user, session } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const current = await findUser(transaction, { id: found.id }, "lock");
      // Changed or deleted while it was being compared.
      if (current === undefined || current.encrypted_password !== found.encrypted_password) {
        throw authFailure(400, "invalid_credentials", "Invalid login credentials");
      }
      await audit(transaction, "login", current.id, request);
      const session = await startSession(transaction, current, "password", request);
      return { user: await getUser(transaction, current.id), session };
    },
  );
  const reasons = findWeakness(password);
  const weak = reasons.length === 0 ? {} : { weak_password: { message: WEAK_PASSWORD_MESSAGE, reasons } };
  return { body: { ...(await sessionBody(parts, user, session)), ...weak } };
}

const refreshSchema = z.object({ refresh_token: fields.text });

/** Requests for one session wait for each other this long. */
const MAX_WAIT_MS = 5000;

async function grantForRefreshToken(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { refresh_token: token = "" } = readFields(refreshSchema, request);
  if (token === "") throw invalid("refresh_token required");
  if (!isRefreshToken(token)) throw invalid("Refresh token is not valid");
  const work = parts.database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => refreshSession(transaction, token, request, (id) => findUser(transaction, { id })),
    { statementTimeoutMs: MAX_WAIT_MS },
  );
  const refreshed = await work.catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.code !== "57014") throw error;
    throw authFailure(409, "conflict", "Too many concurrent token refresh requests on the same session", {
      cause: error,
    });
  });
  if ("error" in refreshed) throw refreshed.error;
  return { body: await sessionBody(parts, refreshed.user, refreshed.session) };
}

const flowSchema = z.object({ auth_code: fields.text, code_verifier: fields.text });

async function grantForFlow(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { auth_code: code = "", code_verifier: verifier = "" } = readFields(flowSchema, request);
  if (code === "" || verifier === "") {
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  }
  const notFound = authFailure(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
  if (!isUuid(code)) throw notFound;
  // Taken first, in a transaction of its own: a code can be tried once, also with a wrong verifier.
  const flow = await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    takeFlow(transaction, code.toLowerCase()),
  );
  if (flow === undefined) throw notFound;
  if (flow.expired) {
    throw authFailure(422, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  checkVerifier({ challenge: flow.code_challenge, method: flow.code_challenge_method }, verifier);
  const { user, session } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const member = await findUser(transaction, { id: flow.user_id }, "lock");
      if (member === undefined) throw notFound;
      if (isBanned(member)) throw authFailure(400, "user_banned", "User is banned");
      const linked = await finishLinking(transaction, request, flow);
      if (linked !== undefined) return linked;
      await audit(transaction, "login", member.id, request);
      const session = await startSession(transaction, member, flow.authentication_method, request);
      return { user: await getUser(transaction, member.id), session };
    },
  );
  return { body: await sessionBody(parts, user, session) };
}
