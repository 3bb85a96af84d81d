import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import { isUuid } from "../ports/database/uuid.ts";
import { parsePhone } from "../ports/phone-number.ts";
import { audit } from "./audit.ts";
import { authFailure, invalid } from "./auth-failure.ts";
import { liftSession, requireRecentProof } from "./factor-proof.ts";
import { FACTOR_KINDS, type Factor, type FactorType, type StoredChallenge } from "./factors/factor-kinds.ts";
import type { LimitUse } from "./limits.ts";
import { findMember, type Member, readCaller } from "./members.ts";
import { type AuthParts, LIFETIME } from "./parts.ts";
import { requireTexts, takeMemberText } from "./phone/phone.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "./request.ts";
import { sessionBody } from "./sessions.ts";
import * as sql from "./statements.ts";
import { getUser, hasVerifiedFactor } from "./users.ts";

const MAX_FACTORS = 10;

const enrollSchema = z.object({ factor_type: fields.text, friendly_name: fields.text });

/** Begins a second factor of a member. It counts once it was verified. */
export async function enrollFactor(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const { factor_type: asked = "", friendly_name: name = "" } = readFields(enrollSchema, request);
  const type = readType(asked);
  const fresh = FACTOR_KINDS[type].enroll(parts, request);
  const { id, account } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const member = await findMember(transaction, caller);
      await sql.deleteStaleFactors(transaction, [member.user.id, LIFETIME.unverifiedFactor]);
      const user = await getUser(transaction, member.user.id);
      checkMayEnroll({ ...member, user }, name);
      const rows = await sql.insertFactor(transaction, [user.id, name, fresh.secret, type, fresh.phone]);
      await audit(transaction, "factor_in_progress", user.id, request);
      return { id: rows[0]?.id, account: user.email ?? user.phone ?? user.id };
    },
  );
  return { body: { id, type, friendly_name: name, ...(await fresh.tell(account)) } };
}

function readType(asked: string): FactorType {
  if (asked === "totp" || asked === "phone" || asked === "webauthn") return asked;
  throw invalid("factor_type needs to be totp, phone, or webauthn");
}

function checkMayEnroll({ user, session }: Member, name: string): void {
  if (user.is_anonymous) throw authFailure(403, "no_authorization", "Give your account an address first");
  if (hasVerifiedFactor(user)) {
    if (session.aal !== "aal2") {
      throw authFailure(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    }
    requireRecentProof(session);
  }
  if (user.factors.length >= MAX_FACTORS) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw authFailure(422, "too_many_enrolled_mfa_factors", message);
  }
  if (user.factors.some((factor) => (factor.friendly_name ?? "") === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw authFailure(422, "mfa_factor_name_conflict", message);
  }
}

export function findFactor({ user }: Pick<Member, "user">, id: string): Factor {
  const factor = user.factors.find((each) => each.id === id.toLowerCase());
  if (factor === undefined) throw authFailure(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/** Begins the verification of a factor. A code that is texted for it is counted as every message is. */
export async function challengeFactor(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const known = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) =>
      findFactor(await findMember(transaction, caller, "read"), request.path("factorId")),
    { readOnly: true },
  );
  const phone = known.factor_type === "phone" ? parsePhone(known.phone ?? "") : undefined;
  if (phone !== undefined) {
    requireTexts(parts);
    await takeMemberText(parts, request, caller, phone);
  }
  const body = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const member = await findMember(transaction, caller);
    const factor = findFactor(member, known.id);
    const asked = await FACTOR_KINDS[factor.factor_type].challenge(parts, transaction, factor, member.user);
    await sql.noteFactorChallenged(transaction, [factor.id]);
    const rows = await sql.insertChallenge(transaction, [
      factor.id,
      request.address,
      LIFETIME.challenge,
      asked.codeHash,
      asked.sessionData,
    ]);
    const { id, expires_at } = rows[0] ?? {};
    return { id, type: factor.factor_type, expires_at, ...asked.told };
  });
  return { body };
}

const verifySchema = z.object({ challenge_id: fields.text });

/** Verifies a factor. From then on the session is of the second level, and every other session has to get there too. */
export async function verifyFactor(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const { challenge_id: challengeId = "" } = readFields(verifySchema, request);
  // Guesses are counted for the factor as the database knows it, however the path spells its number.
  const factorId = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) =>
      findFactor(await findMember(transaction, caller, "read"), request.path("factorId")).id,
    { readOnly: true },
  );
  const guess: LimitUse = { limit: "factor_failures", of: { factor: factorId } };
  await parts.limits.take(guess);
  const { user, session } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const member = await findMember(transaction, caller);
      const factor = findFactor(member, factorId);
      const challenge = await findChallenge(transaction, request, factor.id, challengeId);
      const kind = FACTOR_KINDS[factor.factor_type];
      await kind.check(parts, transaction, factor, { request, challenge });
      await sql.deleteChallenge(transaction, [challengeId]);
      await sql.deleteUnverifiedFactors(transaction, [member.user.id, factor.factor_type]);
      await audit(transaction, "factor_verified", member.user.id, request);
      return liftSession(transaction, member, { method: kind.method, factorId: factor.id });
    },
  );
  await parts.limits.giveBack(guess);
  return { body: await sessionBody(parts, user, session) };
}

async function findChallenge(
  transaction: Transaction,
  request: AuthRequest,
  factorId: string,
  challengeId: string,
): Promise<StoredChallenge> {
  const [challenge] = isUuid(challengeId)
    ? await sql.selectChallenge(transaction, [challengeId, factorId, LIFETIME.challenge])
    : [];
  if (challenge === undefined) {
    throw authFailure(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  }
  if (challenge.expired) {
    const message = "MFA challenge has expired, verify against another challenge or create a new challenge.";
    throw authFailure(422, "mfa_challenge_expired", message);
  }
  if (challenge.ip_address !== request.address) {
    throw authFailure(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch");
  }
  return challenge;
}

/** Takes a factor away; sessions that it lifted fall back. With the last one go the codes that stand for it. */
export async function removeFactor(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const id = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const member = await findMember(transaction, caller);
    const factor = findFactor(member, request.path("factorId"));
    if (factor.status === "verified") {
      if (member.session.aal !== "aal2") {
        throw authFailure(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
      }
      requireRecentProof(member.session);
    }
    await dropFactor(transaction, member.user.id, factor);
    await audit(transaction, "factor_deleted", member.user.id, request);
    return factor.id;
  });
  return { body: { id } };
}

/** Takes a factor away, whoever asks; sessions that it lifted fall back. */
export async function dropFactor(transaction: Transaction, userId: string, factor: Factor): Promise<void> {
  const { method } = FACTOR_KINDS[factor.factor_type];
  await sql.deleteProofsOfFactor(transaction, [factor.id, method]);
  await sql.lowerSessionsOfFactor(transaction, [factor.id]);
  await sql.deleteFactor(transaction, [factor.id]);
  await forgetLastFactor(transaction, userId);
}

/** Once no factor is left, nothing is that stood for one: no codes, and no session of the second level. */
async function forgetLastFactor(transaction: Transaction, userId: string): Promise<void> {
  const verified = await sql.selectVerifiedFactor(transaction, [userId]);
  if (verified.length > 0) return;
  await sql.deleteRecoveryCodes(transaction, [userId]);
  await sql.deleteFactorProofs(transaction, [userId]);
  await sql.lowerSessions(transaction, [userId]);
}
