import { randomInt } from "node:crypto";
import type { Transaction } from "@deckwright/db/database.ts";
import type { Failure } from "../platform/http/failure.ts";
import { ageOf } from "../ports/database/stored-age.ts";
import { authFailure } from "./auth-failure.ts";
import { type AuthParts, LIFETIME } from "./parts.ts";
import type { AuthRequest } from "./request.ts";
import { toUserJson, type User } from "./users.ts";

/** How somebody has proved who they are; names as in the claim `amr`. */
export type SignInMethod =
  | "password"
  | "otp"
  | "totp"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup"
  | "email_change"
  | "token_refresh";

/** One proof, when it was given in Unix seconds. */
interface Proof {
  readonly method: string;
  readonly timestamp: number;
}

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
  const { rows } = await transaction.query<{ id: string }>(
    "insert into auth.sessions (user_id, user_agent, ip) values ($1, $2, $3) returning id",
    [user.id, request.userAgent, request.address],
  );
  const id = rows[0]?.id ?? "";
  await transaction.query("update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1", [
    user.id,
  ]);
  await transaction.query(
    "update auth.identities set last_sign_in_at = now(), updated_at = now() where user_id = $1 and provider = 'email'",
    [user.id],
  );
  await addProof(transaction, id, method);
  return openSession(transaction, id, await addRefreshToken(transaction, user.id, id, null));
}

/** Notes a further proof; the same one again is as new as its last time. */
export async function addProof(
  transaction: Transaction,
  sessionId: string,
  method: SignInMethod,
): Promise<void> {
  await transaction.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

export async function addRefreshToken(
  transaction: Transaction,
  userId: string,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const token = createRefreshToken();
  await transaction.query(
    "insert into auth.refresh_tokens (token, parent, user_id, session_id) values ($1, $2, $3, $4)",
    [token, parent, userId, sessionId],
  );
  return token;
}

/** Reads what a session's tokens are made from. */
export async function openSession(
  transaction: Transaction,
  id: string,
  refreshToken: string,
): Promise<OpenSession> {
  const { rows } = await transaction.query<{ aal: string; proofs: Proof[] }>(
    `select s.aal,
       coalesce((
         select jsonb_agg(jsonb_build_object(
           'method', p.authentication_method, 'timestamp', floor(extract(epoch from p.updated_at))::bigint
         ) order by p.updated_at desc, p.created_at desc)
         from auth.mfa_amr_claims p where p.session_id = s.id
       ), '[]') as proofs
     from auth.sessions s where s.id = $1`,
    [id],
  );
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
  await transaction.query(
    `delete from auth.sessions
     where user_id = $1 and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3)`,
    [userId, which.only ?? null, which.except ?? null],
  );
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
  const { rows: sessions } = await transaction.query<{ id: string; user_id: string; expired: boolean }>(
    `select id, user_id, coalesce(not_after < now(), false) as expired from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token = $1) for update`,
    [token],
  );
  const [held] = sessions;
  if (held === undefined) return refused("refresh_token_not_found", "Refresh Token Not Found");
  const user = await loadUser(held.user_id);
  if (user === undefined) return refused("session_not_found", "No Valid Session Found");
  if (user.banned_until !== null && user.banned_until.getTime() > Date.now()) {
    return refused("user_banned", "User Banned");
  }
  if (held.expired) return refused("session_expired", "Session Expired");

  const { rows } = await transaction.query<{
    revoked: boolean;
    recent: boolean;
    active: string | null;
    is_parent: boolean;
  }>(
    `select t.revoked, ${ageOf("t.updated_at")} < $2 as recent,
       a.token as active, coalesce(a.parent = t.token, false) as is_parent
     from auth.refresh_tokens t
     left join lateral (
       select token, parent from auth.refresh_tokens
       where session_id = t.session_id and not revoked order by id desc limit 1
     ) a on true
     where t.token = $1`,
    [token, LIFETIME.reuse],
  );
  const [known] = rows;
  if (known === undefined) return refused("refresh_token_not_found", "Refresh Token Not Found");
  let next: string;
  if (!known.revoked) {
    await transaction.query(
      "update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1",
      [token],
    );
    next = await addRefreshToken(transaction, user.id, held.id, token);
  } else if (known.active !== null && (known.is_parent || known.recent)) {
    next = known.active;
  } else {
    await endSessions(transaction, user.id, { only: held.id });
    return refused("refresh_token_already_used", "Already Used");
  }
  await transaction.query(
    "update auth.sessions set refreshed_at = now(), updated_at = now(), user_agent = $2, ip = $3 where id = $1",
    [held.id, request.userAgent, request.address],
  );
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
