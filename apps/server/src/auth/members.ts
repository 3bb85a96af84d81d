import type { Transaction } from "@deckwright/db/database.ts";
import type { Failure } from "../platform/http/failure.ts";
import { isPublishableKey } from "../platform/keys/publishable-key.ts";
import { InvalidToken } from "../platform/keys/signing-keys.ts";
import { isUuid } from "../ports/database/uuid.ts";
import { authFailure } from "./auth-failure.ts";
import type { AuthParts } from "./parts.ts";
import type { AuthRequest } from "./request.ts";
import * as sql from "./statements.ts";
import type { MemberSession } from "./stored-rows.ts";
import { findUser, isBanned, type User } from "./users.ts";

/** What an access token says of whoever sent it. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string | undefined;
}

/** A signed-in member, as the database knows them now. */
export interface Member {
  readonly user: User;
  readonly session: MemberSession;
}

/** Said of keys, which are not of anybody. */
const NOBODY = "invalid claim: missing sub claim";

/**
 * Reads the access token of a request. Done before a transaction begins, so that none waits for a signature.
 * @throws Failure when there is none, or it is not to be believed.
 */
export async function readCaller(parts: AuthParts, request: AuthRequest): Promise<Caller> {
  if (request.bearer === undefined) {
    throw authFailure(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  if (isPublishableKey(request.bearer)) throw badJwt(NOBODY);
  const claims = await parts.keys.verify(request.bearer).catch((error: unknown) => {
    if (!(error instanceof InvalidToken)) throw error;
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${error.message}`);
  });
  if (claims.sub === undefined || claims.sub === "") throw badJwt(NOBODY);
  if (!isUuid(claims.sub)) {
    throw authFailure(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  }
  const { session_id: sessionId } = claims;
  return { userId: claims.sub, sessionId: typeof sessionId === "string" ? sessionId : undefined };
}

/**
 * Finds the account and session that a token speaks of.
 * @param lock Keeps the account from changing until the transaction ends, unless it is only to be read.
 * @throws Failure when either is gone.
 */
export async function findMember(
  transaction: Transaction,
  caller: Caller,
  lock: "lock" | "read" = "lock",
): Promise<Member> {
  const user = await findUser(transaction, { id: caller.userId }, lock);
  if (user === undefined) {
    throw authFailure(403, "user_not_found", "User from sub claim in JWT does not exist");
  }
  const session = await findSession(transaction, caller);
  if (session === undefined) {
    throw authFailure(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  if (isBanned(user)) throw authFailure(403, "user_banned", "User is banned");
  return { user, session };
}

async function findSession(
  transaction: Transaction,
  { userId, sessionId }: Caller,
): Promise<MemberSession | undefined> {
  if (sessionId === undefined || !isUuid(sessionId)) return undefined;
  const rows = await sql.selectMemberSession(transaction, [sessionId, userId]);
  return rows[0];
}

function badJwt(message: string): Failure {
  return authFailure(403, "bad_jwt", message);
}
