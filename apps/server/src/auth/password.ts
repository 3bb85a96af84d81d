import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { compare as compareBcrypt } from "bcryptjs";
import type { GateLimits } from "../platform/limits/gate.ts";
import { authFailure, invalid, type WeakPasswordReason } from "./auth-failure.ts";
import type { AuthParts } from "./parts.ts";
import type { AuthRequest } from "./request.ts";

const computeArgon2 = promisify(argon2);

/** Argon2id with 19 MiB, 2 passes, 1 lane: the first choice of the OWASP Password Storage Cheat Sheet. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** bcrypt, from which accounts may be imported, reads no more; so nothing longer was ever checked. */
const MAX_PASSWORD_BYTES = 72;
const MIN_PASSWORD = 6;

/** Node has threads for four hashes at once; more of them than processors would only make each slower. Each takes 19 MiB. */
const PLACES = Math.min(4, Math.max(2, availableParallelism()));

/**
 * Hashes that run at once. One household has half of the places at most, so that whoever tries many passwords keeps nobody
 * else from signing in.
 */
export const PASSWORD_GATE: GateLimits = { places: PLACES, placesEach: Math.floor(PLACES / 2) };

/** @returns The hash in the PHC string form, `$argon2id$v=19$m=...,t=...,p=...$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST, HASH_BYTES);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

/** Hashes a password when it is the visitor's turn. @throws Failure `busy` when it does not come in time. */
export function hashInTurn(parts: AuthParts, request: AuthRequest, password: string): Promise<string> {
  return parts.passwordGate.run(request.address, () => hashPassword(password));
}

/** Whether a password is the one that was hashed. Takes as long when there is no hash: the answer alone tells. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash?.startsWith("$2")) return await compareBcrypt(password, hash).catch(() => false);
  const parsed = hash === null ? undefined : parseHash(hash);
  if (parsed === undefined) {
    await derive(password, Buffer.alloc(SALT_BYTES), COST, HASH_BYTES);
    return false;
  }
  const { salt, expected, cost } = parsed;
  return timingSafeEqual(await derive(password, salt, cost, expected.length), expected);
}

/** Whether a text is a hash that passwords can be compared with: one of ours, or bcrypt's. */
export function isPasswordHash(text: string): boolean {
  return parseHash(text) !== undefined || /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/.test(text);
}

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

function parseHash(hash: string): { salt: Buffer; expected: Buffer; cost: Cost } | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  const [, memory, passes, parallelism, salt = "", expected = ""] = match ?? [];
  if (match === null) return undefined;
  return {
    salt: Buffer.from(salt, "base64"),
    expected: Buffer.from(expected, "base64"),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

function derive(password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  return computeArgon2("argon2id", {
    message: password,
    nonce: salt,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
    tagLength: length,
  });
}

/** What is wrong with a password that could be chosen; empty when nothing is. */
export function findWeakness(password: string): readonly WeakPasswordReason[] {
  return password.length < MIN_PASSWORD ? ["length"] : [];
}

/** The sentence for somebody whose password is too weak. */
export const WEAK_PASSWORD_MESSAGE = `Password should be at least ${MIN_PASSWORD} characters.`;

/** @throws Failure when a password may not be chosen. */
export function checkNewPassword(password: string): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`);
  }
  const reasons = findWeakness(password);
  if (reasons.length > 0) {
    throw authFailure(422, "weak_password", WEAK_PASSWORD_MESSAGE, { weakPassword: reasons });
  }
}
