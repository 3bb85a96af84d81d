import { createHash, timingSafeEqual } from "node:crypto";
import { authFailure, invalid } from "./auth-failure.ts";

/** What a client keeps secret, as it shows it beforehand (RFC 7636). */
export interface CodeChallenge {
  readonly challenge: string;
  readonly method: "s256" | "plain";
}

/**
 * Reads the two fields of a request that begins a flow.
 * @returns Undefined when neither is there.
 * @throws Failure when only one is, or one is malformed.
 */
export function readChallenge(fields: {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
}): CodeChallenge | undefined {
  const challenge = fields.code_challenge ?? "";
  const method = (fields.code_challenge_method ?? "").toLowerCase();
  if (challenge === "" && method === "") return undefined;
  if (challenge === "" || method === "") {
    throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (method !== "s256" && method !== "plain") throw invalid("Unsupported code_challenge_method");
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  }
  return { challenge, method };
}

/** @throws Failure when the verifier is not the one that the flow began with. */
export function checkVerifier({ challenge, method }: CodeChallenge, verifier: string): void {
  const shown =
    method === "plain"
      ? Buffer.from(verifier)
      : Buffer.from(createHash("sha256").update(verifier).digest("base64url"));
  const expected = Buffer.from(challenge);
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) {
    throw authFailure(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  }
}
