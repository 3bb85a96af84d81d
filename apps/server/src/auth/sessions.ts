import { randomInt } from "node:crypto";
import type { Transaction } from "@deckwright/db/database.ts";
import type { Failure } from "../platform/http/failure.ts";
import { authFailure } from "./auth-failure.ts";
import { type AuthParts, LIFETIME } from "./parts.ts";
import type { AuthRequest } from "./request.ts";
import * as sql from "./statements.ts";
import type { Proof, SignInMethod } from "./stored-rows.ts";
import { toUserJson, type User } from "./users.ts";

/** A session with everything its tokens are made from. */
export interface OpenSession {
  readonly id: string;
  readonly aal: "aal1" | "aal2";
  readonly proofs: readonly Proof[];
  readonly refreshToken: string;
}

const TOKEN_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const TOKEN_LENGTH = 12;

/** 36 to the power of 12, 62 bits; guesses are limited, and each wrong one costs a request. */
function createRefreshToken(): string {
  return Array.from({ length: TOKEN_LENGTH }, () =>
    TOKEN_LETTERS.charAt(randomInt(TOKEN_LETTERS.length)),
  ).join("");
}

/** Whether a text can be a refresh token at all; anything longer may have been one of another server. */
export function isRefreshToken(text: string): boolean {
  return text.length > TOKEN_LENGTH || (text.length === TOKEN_LENGTH && /^[a-z0-9]+$/.test(text));
}

/** Begins a session for somebody who has just proved who they are. */
export async function startSession(
  transaction: Transaction,
  user: User,
  method: SignInMethod,
  request: AuthRequest,
): Promise<OpenSession> {
  const rows = await sql.insertSession(transaction, [user.id, request.userAgent, request.address]);
  const id = rows[0]?.id ?? "";
  await sql.noteSignIn(transaction, [user.id]);
  if (method !== "oauth") await sql.noteIdentitySignIn(transaction, [user.id]);
  await addProof(transaction, id, method);
  return openSession(transaction, id, await addRefreshToken(transaction, user.id, id, null));
}

/** Notes a further proof; the same one again is as new as its last time. */
export async function addProof(
  transaction: Transaction,
  sessionId: string,
  method: SignInMethod,
): Promise<void> {
  await sql.insertProof(transaction, [sessionId, method]);
}

export async function addRefreshToken(
  transaction: Transaction,
  userId: string,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const token = createRefreshToken();
  await sql.insertRefreshToken(transaction, [token, parent, userId, sessionId]);
  return token;
}

/** Reads what a session's tokens are made from. */
export async function openSession(
  transaction: Transaction,
  id: string,
  refreshToken: string,
): Promise<OpenSession> {
  const rows = await sql.selectSession(transaction, [id]);
  const [row] = rows;
  return { id, aal: row?.aal === "aal2" ? "aal2" : "aal1", proofs: row?.proofs ?? [], refreshToken };
}

/** The tokens of a session and whose they are: the answer of everything that signs in. */
export async function sessionBody(parts: AuthParts, user: User, session: OpenSession) {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + LIFETIME.accessToken;
  const accessToken = await parts.keys.sign({
    iss: parts.settings.url,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.proofs,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: LIFETIME.accessToken,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: toUserJson(user),
  };
}

/** Ends sessions of a member: all, one, or all but one. Their refresh tokens go with them. */
export async function endSessions(
  transaction: Transaction,
  userId: string,
  which: { readonly only?: string; readonly except?: string } = {},
): Promise<void> {
  await sql.deleteSessions(transaction, [userId, which.only ?? null, which.except ?? null]);
}

/** What a refresh token turned out to be. */
type Refreshed =
  | { readonly user: User; readonly session: OpenSession }
  /** Told after the transaction is committed, since ending a family must last. */
  | { readonly error: Failure };

/**
 * Exchanges a refresh token for the next one. A token that was exchanged before gives the one that is current, never a
 * second one beside it: when the answer was lost (its successor has not been used), or many ask at once (within the reuse
 * interval). Otherwise somebody has kept a copy, and the whole session ends.
 * @param loadUser Reads the member of the session.
 */
export async function refreshSession(
  transaction: Transaction,
  token: string,
  request: AuthRequest,
  loadUser: (id: string) => Promise<User | undefined>,
): Promise<Refreshed> {
  // The session's row is what requests at the same time wait for; the token is read once it is held.
  const sessions = await sql.lockSessionOfToken(transaction, [token]);
  const [held] = sessions;
  if (held === undefined) return refused("refresh_token_not_found", "Refresh Token Not Found");
  const user = await loadUser(held.user_id);
  if (user === undefined) return refused("session_not_found", "No Valid Session Found");
  if (user.banned_until !== null && user.banned_until.getTime() > Date.now()) {
    return refused("user_banned", "User Banned");
  }
  if (held.expired) return refused("session_expired", "Session Expired");

  const rows = await sql.selectRefreshToken(transaction, [token, LIFETIME.reuse]);
  const [known] = rows;
  if (known === undefined) return refused("refresh_token_not_found", "Refresh Token Not Found");
  let next: string;
  if (!known.revoked) {
    await sql.revokeRefreshToken(transaction, [token]);
    next = await addRefreshToken(transaction, user.id, held.id, token);
  } else if (known.active !== null && (known.is_parent || known.recent)) {
    next = known.active;
  } else {
    await endSessions(transaction, user.id, { only: held.id });
    return refused("refresh_token_already_used", "Already Used");
  }
  await sql.noteSessionRefresh(transaction, [held.id, request.userAgent, request.address]);
  return { user, session: await openSession(transaction, held.id, next) };
}

type RefreshErrorCode =
  | "refresh_token_not_found"
  | "refresh_token_already_used"
  | "session_not_found"
  | "session_expired"
  | "user_banned";

function refused(code: RefreshErrorCode, reason: string): Refreshed {
  return { error: authFailure(400, code, `Invalid Refresh Token: ${reason}`) };
}
