import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** RFC 4648, section 6. */
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4226 asks for 160 bits, the length of a SHA-1 hash. */
const SECRET_BYTES = 20;
const DIGITS = 6;
const PERIOD_S = 30;

/** Steps before and after now that are accepted, because clocks differ (RFC 6238, section 5.2). */
const WINDOW = 1;

/** @returns A fresh secret in base32, as authenticator apps take it. */
export function createTotpSecret(): string {
  return encodeBase32(randomBytes(SECRET_BYTES));
}

/** The address that an authenticator app reads from the QR code. */
export function totpUri(options: { issuer: string; account: string; secret: string }): string {
  const { issuer, account, secret } = options;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    algorithm: "SHA1",
    digits: String(DIGITS),
    issuer,
    period: String(PERIOD_S),
    secret,
  });
  return `otpauth://totp/${label}?${query}`;
}

/**
 * The time step that a code belongs to, if it is valid now.
 * @param atSeconds Unix time.
 * @param after Codes of this step and earlier ones have been used, and are not accepted again.
 */
export function findTotpStep(
  secret: string,
  code: string,
  atSeconds: number,
  after: number,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const key = decodeBase32(secret);
  const now = Math.floor(atSeconds / PERIOD_S);
  // A step that is still to come was used by a clock that was ahead; all codes until then would be refused.
  const last = after > now + WINDOW ? 0 : after;
  let found: number | undefined;
  for (let step = now - WINDOW; step <= now + WINDOW; step += 1) {
    const matches = timingSafeEqual(Buffer.from(totpCode(key, step)), Buffer.from(code));
    if (matches && step > last) found = step;
  }
  return found;
}

/** The code of one step (RFC 4226, section 5.3). */
function totpCode(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

function encodeBase32(bytes: Uint8Array): string {
  let text = "";
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32.charAt((buffer >>> bits) & 31);
    }
    buffer &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + BASE32.charAt((buffer << (5 - bits)) & 31);
}

function decodeBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const letter of text.replace(/=+$/, "")) {
    buffer = (buffer << 5) | Math.max(0, BASE32.indexOf(letter));
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((buffer >>> bits) & 255);
      buffer &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(bytes);
}
