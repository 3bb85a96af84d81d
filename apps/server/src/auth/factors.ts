import type { Transaction } from "@deckwright/db/database.ts";
import { toString as drawQrCode } from "qrcode";
import * as z from "zod/mini";
import { isUuid } from "../ports/database/uuid.ts";
import { audit } from "./audit.ts";
import { authFailure, invalid } from "./auth-failure.ts";
import { liftSession, requireRecentProof } from "./factor-proof.ts";
import type { LimitUse } from "./limits.ts";
import { findMember, type Member, readCaller } from "./members.ts";
import { type AuthParts, LIFETIME } from "./parts.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "./request.ts";
import { sessionBody } from "./sessions.ts";
import * as sql from "./statements.ts";
import { createTotpSecret, findTotpStep, totpUri } from "./totp.ts";
import { getUser, hasVerifiedFactor, type User } from "./users.ts";

const MAX_FACTORS = 10;

const enrollSchema = z.object({ factor_type: fields.text, friendly_name: fields.text, issuer: fields.text });

/** Gives a member a secret for their authenticator app. It counts once a code of it was verified. */
export async function enrollFactor(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const { factor_type: type, friendly_name: name = "", issuer } = readFields(enrollSchema, request);
  requireTotp(type);
  const secret = createTotpSecret();
  const { id, account } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const member = await findMember(transaction, caller);
      await sql.deleteStaleFactors(transaction, [member.user.id, LIFETIME.unverifiedFactor]);
      const user = await getUser(transaction, member.user.id);
      checkMayEnroll({ ...member, user }, name);
      const rows = await sql.insertFactor(transaction, [user.id, name, secret]);
      await audit(transaction, "factor_in_progress", user.id, request);
      return { id: rows[0]?.id, account: user.email ?? user.id };
    },
  );
  const uri = totpUri({ issuer: issuer || new URL(parts.settings.siteUrl).host, account, secret });
  return {
    body: {
      id,
      type: "totp",
      friendly_name: name,
      totp: { qr_code: await drawQrCode(uri, { type: "svg" }), secret, uri },
    },
  };
}

function requireTotp(type: string | undefined): void {
  if (type === "totp") return;
  if (type === "phone") {
    throw authFailure(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  }
  if (type === "webauthn") {
    throw authFailure(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  }
  throw invalid("factor_type needs to be totp, phone, or webauthn");
}

function checkMayEnroll({ user, session }: Member, name: string): void {
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

export function findFactor({ user }: Pick<Member, "user">, id: string): User["factors"][number] {
  const factor = user.factors.find((each) => each.id === id.toLowerCase());
  if (factor === undefined) throw authFailure(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/** Begins the verification of a factor. */
export async function challengeFactor(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const challenge = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const factor = findFactor(await findMember(transaction, caller), request.path("factorId"));
    await sql.noteFactorChallenged(transaction, [factor.id]);
    const rows = await sql.insertChallenge(transaction, [factor.id, request.address, LIFETIME.challenge]);
    return { id: rows[0]?.id, type: factor.factor_type, expires_at: rows[0]?.expires_at };
  });
  return { body: challenge };
}

const verifySchema = z.object({ challenge_id: fields.text, code: fields.text });

/** Verifies a code. From then on the session is of the second level, and every other session has to get there too. */
export async function verifyFactor(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const { challenge_id: challengeId = "", code = "" } = readFields(verifySchema, request);
  if (code === "") throw invalid("Code needs to be non-empty");
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
      await checkChallenge(transaction, request, factor.id, challengeId);
      await checkCode(transaction, factor.id, code);
      await sql.deleteChallenge(transaction, [challengeId]);
      await sql.deleteUnverifiedFactors(transaction, [member.user.id]);
      await audit(transaction, "factor_verified", member.user.id, request);
      return liftSession(transaction, member, { method: "totp", factorId: factor.id });
    },
  );
  await parts.limits.giveBack(guess);
  return { body: await sessionBody(parts, user, session) };
}

async function checkChallenge(
  transaction: Transaction,
  request: AuthRequest,
  factorId: string,
  challengeId: string,
): Promise<void> {
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
}

async function checkCode(transaction: Transaction, factorId: string, code: string): Promise<void> {
  const rows = await sql.lockFactorSecret(transaction, [factorId]);
  const [factor] = rows;
  const step =
    factor?.secret && findTotpStep(factor.secret, code, factor.now, Number(factor.last_used_step ?? 0));
  if (!step) throw authFailure(422, "mfa_verification_failed", "Invalid TOTP code entered");
  await sql.verifyStoredFactor(transaction, [factorId, step]);
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
    await dropFactor(transaction, member.user.id, factor.id);
    await audit(transaction, "factor_deleted", member.user.id, request);
    return factor.id;
  });
  return { body: { id } };
}

/** Takes a factor away, whoever asks; sessions that it lifted fall back. */
export async function dropFactor(transaction: Transaction, userId: string, factorId: string): Promise<void> {
  await sql.deleteProofsOfFactor(transaction, [factorId]);
  await sql.lowerSessionsOfFactor(transaction, [factorId]);
  await sql.deleteFactor(transaction, [factorId]);
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
