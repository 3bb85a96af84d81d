import { describe, expect, test } from "vitest";
import { createTotpSecret, findTotpStep, totpUri } from "./totp.ts";

/** The secret of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/** Appendix B has eight digits; with six digits a code is the last six of them. */
const VECTORS = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

describe("time-based codes", () => {
  test.each(VECTORS)("at %i s the code of RFC 6238 is %s", (at, code) => {
    expect(findTotpStep(SECRET, code, at, 0)).toBe(Math.floor(at / 30));
  });

  test("a code is accepted one step early or late, not two", () => {
    const [at, code] = VECTORS[1];
    const step = Math.floor(at / 30);
    for (const shift of [-1, 0, 1]) expect(findTotpStep(SECRET, code, at + shift * 30, 0)).toBe(step);
    for (const shift of [-2, 2]) expect(findTotpStep(SECRET, code, at + shift * 30, 0)).toBeUndefined();
  });

  test("a code is accepted once", () => {
    const [at, code] = VECTORS[2];
    const step = findTotpStep(SECRET, code, at, 0) ?? 0;
    expect(findTotpStep(SECRET, code, at, step)).toBeUndefined();
  });

  test("what is no code is not accepted", () => {
    for (const code of ["", "12345", "1234567", "28708２", "287 082", "abcdef"]) {
      expect(findTotpStep(SECRET, code, 59, 0)).toBeUndefined();
    }
  });

  test("secrets are 160 bits of base32, and differ", () => {
    const secret = createTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(secret);
  });

  test("the address names issuer and account, whatever they hold", () => {
    const uri = new URL(totpUri({ issuer: "Deck & wright", account: "a:b@example.org", secret: SECRET }));
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toBe("/Deck & wright:a:b@example.org");
    expect(uri.searchParams.get("secret")).toBe(SECRET);
    expect(uri.searchParams.get("issuer")).toBe("Deck & wright");
  });
});
