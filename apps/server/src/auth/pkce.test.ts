import { describe, expect, test } from "vitest";
import { checkVerifier, readChallenge } from "./pkce.ts";

/** The example of RFC 7636, appendix B. */
const VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

describe("proof that a flow ends where it began", () => {
  test("the verifier of the challenge is accepted, another is not", () => {
    const challenge = readChallenge({ code_challenge: CHALLENGE, code_challenge_method: "S256" });
    expect(challenge).toEqual({ challenge: CHALLENGE, method: "s256" });
    if (!challenge) return;
    expect(() => checkVerifier(challenge, VERIFIER)).not.toThrow();
    expect(() => checkVerifier(challenge, `${VERIFIER}x`)).toThrow("code challenge does not match");
    expect(() => checkVerifier(challenge, "")).toThrow("code challenge does not match");
  });

  test("a plain challenge is the verifier itself", () => {
    const challenge = { challenge: VERIFIER, method: "plain" } as const;
    expect(() => checkVerifier(challenge, VERIFIER)).not.toThrow();
    expect(() => checkVerifier(challenge, CHALLENGE)).toThrow();
  });

  test("null and empty fields are absent ones", () => {
    expect(readChallenge({})).toBeUndefined();
    expect(readChallenge({ code_challenge: null, code_challenge_method: null })).toBeUndefined();
    expect(readChallenge({ code_challenge: "", code_challenge_method: "" })).toBeUndefined();
  });

  test.each([
    [{ code_challenge: CHALLENGE }, "PKCE flow requires code_challenge_method and code_challenge"],
    [{ code_challenge_method: "s256" }, "PKCE flow requires code_challenge_method and code_challenge"],
    [{ code_challenge: CHALLENGE, code_challenge_method: "md5" }, "Unsupported code_challenge_method"],
    [{ code_challenge: "short", code_challenge_method: "s256" }, "between 43 and 128 characters"],
    [{ code_challenge: `${CHALLENGE} !`, code_challenge_method: "s256" }, "can only contain"],
  ])("%j is refused", (fields, message) => {
    expect(() => readChallenge(fields)).toThrow(message);
  });
});
