import { Secret, TOTP } from "otpauth";

/** RFC 4226 asks for 160 bits, the length of a SHA-1 hash. */
const SECRET_BYTES = 20;
const CODE = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Steps before and after now that are accepted, because clocks differ (RFC 6238, section 5.2). */
const WINDOW = 1;

/** @returns A fresh secret in base32, as authenticator apps take it. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function totpUri(options: { issuer: string; account: string; secret: string }): string {
  const { issuer, account: label, secret } = options;
  return new TOTP({ ...CODE, issuer, label, secret }).toString();
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
  const totp = new TOTP({ ...CODE, secret });
  const now = Math.floor(atSeconds / CODE.period);
  // A step that is still to come was used by a clock that was ahead; all codes until then would be refused.
  const last = after > now + WINDOW ? 0 : after;
  let found: number | undefined;
  for (let step = now - WINDOW; step <= now + WINDOW; step += 1) {
    // Asked step by step: the library would stop at the first that fits, which may have been used.
    const fits = totp.validate({ token: code, timestamp: step * CODE.period * 1000, window: 0 }) !== null;
    if (fits && step > last) found = step;
  }
  return found;
}
