import type { Transaction } from "@deckwright/db/database.ts";
import { authFailure } from "./auth-failure.ts";
import type { Member } from "./members.ts";
import { LIFETIME } from "./parts.ts";
import { addProof, addRefreshToken, type OpenSession, openSession } from "./sessions.ts";
import * as sql from "./statements.ts";
import type { MemberSession } from "./stored-rows.ts";
import { getUser, hasVerifiedFactor, requireOwn, type User } from "./users.ts";

/** What somebody has shown in the second step. */
type FactorProof =
  | { readonly method: "totp" | "mfa/phone" | "mfa/webauthn"; readonly factorId: string }
  | { readonly method: "recovery_code" };

/**
 * What takes a factor away, or puts another beside it, needs one that was shown in this session just now: whoever has got hold
 * of a session has not got hold of the factor.
 * @throws Failure 403 when it was longer ago.
 */
export function requireRecentProof({ factorAge }: MemberSession): void {
  if (factorAge !== null && factorAge < LIFETIME.factorProof) return;
  const message = "Show your second factor once more, or a recovery code, and try again.";
  throw authFailure(403, "reauthentication_needed", message);
}

/**
 * What signs in beside the password is added and removed by who has shown everything that signing in takes, and by nobody
 * whose organization says how they get in.
 * @param what What is changed, such as `passkeys`.
 */
export function requireStrong({ user, session }: Member, what: string): void {
  requireOwn(user);
  if (!hasVerifiedFactor(user)) return;
  if (session.aal !== "aal2") {
    throw authFailure(403, "insufficient_aal", `AAL2 required to change ${what} when MFA is enabled`);
  }
  requireRecentProof(session);
}

/** Lifts a session to the second level, with new tokens. Every other session of the member has to get there too. */
export async function liftSession(
  transaction: Transaction,
  { user, session }: Member,
  proof: FactorProof,
): Promise<{ readonly user: User; readonly session: OpenSession }> {
  await addProof(transaction, session.id, proof.method);
  await sql.raiseSession(transaction, [session.id, "factorId" in proof ? proof.factorId : null]);
  await sql.deleteLowSessions(transaction, [user.id]);
  await sql.revokeSessionTokens(transaction, [session.id]);
  const token = await addRefreshToken(transaction, user.id, session.id, null);
  return {
    user: await getUser(transaction, user.id),
    session: await openSession(transaction, session.id, token),
  };
}
