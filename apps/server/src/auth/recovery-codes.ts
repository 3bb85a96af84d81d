import { randomInt } from "node:crypto";
import * as z from "zod/mini";
import { audit } from "./audit.ts";
import { authFailure, invalid } from "./auth-failure.ts";
import { liftSession, requireRecentProof } from "./factor-proof.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { LimitUse } from "./limits.ts";
import { findMember, readCaller } from "./members.ts";
import type { AuthParts } from "./parts.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "./request.ts";
import { sessionBody } from "./sessions.ts";
import * as sql from "./statements.ts";
import type { MemberSession } from "./stored-rows.ts";

/** Codes that a member has at once. */
const CODES = 10;
/** Crockford's base 32: no I, L, O or U. Five bits each. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
/** 60 bits, of which nobody tries a noticeable part, least of all at the pace that is allowed. */
const CODE_LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** @returns A code as people read it, such as `7k2m-x0qd-93ab`. */
function createCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return letters.join("").replaceAll(GROUP, "$&-");
}

/** The letters of a code however it was typed: what looks alike is read as the one of them that codes have. */
function readCode(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
}

/**
 * What is kept of a code: who reads the table cannot use it, nor see that two members have the same. A fast hash will do, since
 * there are too many codes to try, and they are nobody's choice.
 */
function hashCode(hash: KeyedHash, userId: string, code: string): Promise<string> {
  return hash("recovery code", `${userId} ${readCode(code)}`);
}

function requireSecondLevel({ aal }: MemberSession): void {
  if (aal === "aal2") return;
  throw authFailure(403, "insufficient_aal", "AAL2 required to see or make recovery codes");
}

/** Says how many codes were made, and how many are left. */
export async function countRecoveryCodes(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const counts = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const { user, session } = await findMember(transaction, caller, "read");
      requireSecondLevel(session);
      return (await sql.countRecoveryCodes(transaction, [user.id]))[0];
    },
    { readOnly: true },
  );
  return { body: { total: counts?.total ?? 0, left: counts?.left ?? 0 } };
}

/** Makes ten codes, which are told this once. Those from before are of no use any more. */
export async function makeRecoveryCodes(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const codes = Array.from({ length: CODES }, createCode);
  const hashes = await Promise.all(codes.map((code) => hashCode(parts.hash, caller.userId, code)));
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const { user, session } = await findMember(transaction, caller);
    requireSecondLevel(session);
    requireRecentProof(session);
    await sql.deleteRecoveryCodes(transaction, [user.id]);
    const made = await sql.insertRecoveryCodes(transaction, [user.id, hashes]);
    if (made.length === 0) throw authFailure(404, "mfa_factor_not_found", "Set up a second factor first");
    await audit(transaction, "recovery_codes_made", user.id, request);
  });
  return { body: { codes } };
}

const verifySchema = z.object({ code: fields.text });

/** Takes a code in place of a second factor. It is used up, and the session is of the second level from then on. */
export async function verifyRecoveryCode(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const { code = "" } = readFields(verifySchema, request);
  if (readCode(code) === "") throw invalid("Code needs to be non-empty");
  // Only a session that is still open guesses for its member.
  const userId = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => (await findMember(transaction, caller, "read")).user.id,
    { readOnly: true },
  );
  const hash = await hashCode(parts.hash, userId, code);
  const guess: LimitUse = { limit: "factor_failures", of: { account: userId } };
  await parts.limits.take(guess);
  const { user, session } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const member = await findMember(transaction, caller);
      const used = await sql.useRecoveryCode(transaction, [member.user.id, hash]);
      if (used.length === 0) {
        throw authFailure(422, "mfa_verification_failed", "Invalid recovery code entered");
      }
      await audit(transaction, "recovery_code_used", member.user.id, request);
      return liftSession(transaction, member, { method: "recovery_code" });
    },
  );
  await parts.limits.giveBack(guess);
  return { body: await sessionBody(parts, user, session) };
}
