import type { Transaction } from "@deckwright/db/database.ts";
import { findMember } from "../members.ts";
import type { AuthRequest } from "../request.ts";
import { addRefreshToken, type OpenSession, openSession } from "../sessions.ts";
import * as accounts from "../statements.ts";
import type { EndedFlow } from "../stored-rows.ts";
import { getUser, type User } from "../users.ts";
import { linkIdentity } from "./enter.ts";
import type { ProvidedIdentity } from "./provided-identity.ts";

/**
 * Ends a flow that links an account: its client has shown what only whoever began it has.
 * @returns The member's own session, which goes on; undefined for a flow that signs in.
 */
export async function finishLinking(
  transaction: Transaction,
  request: AuthRequest,
  flow: EndedFlow,
): Promise<{ readonly user: User; readonly session: OpenSession } | undefined> {
  const { linking_identity: identity, linking_session_id: sessionId } = flow;
  if (identity === null || sessionId === null) return undefined;
  const { user } = await findMember(transaction, { userId: flow.user_id, sessionId });
  await linkIdentity(transaction, request, user, identity as ProvidedIdentity);
  return continueSession(transaction, user.id, sessionId);
}

/** The same session with new tokens: what was shown in it, such as a second factor, still holds. */
export async function continueSession(
  transaction: Transaction,
  userId: string,
  sessionId: string,
): Promise<{ readonly user: User; readonly session: OpenSession }> {
  await accounts.revokeSessionTokens(transaction, [sessionId]);
  const token = await addRefreshToken(transaction, userId, sessionId, null);
  return {
    user: await getUser(transaction, userId),
    session: await openSession(transaction, sessionId, token),
  };
}
