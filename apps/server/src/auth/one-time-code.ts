import { createHash, randomBytes, randomInt } from "node:crypto";

/** What a message holds for whoever receives it, and what the database keeps of it. */
export interface OneTimeSecret {
  /** Six digits, for typing. */
  readonly code: string;
  /** 56 hex digits, for the link. Not derived from the code: a million codes could be tried, these cannot. */
  readonly token: string;
}

/** In a token, says that it belongs to a flow whose end has to be proven by the client that began it. */
const PKCE_PREFIX = "pkce_";
const TOKEN_BYTES = 28;

/** @param isPkce Whether the client showed a challenge and will show its verifier. */
export function createOneTimeSecret(isPkce: boolean): OneTimeSecret {
  return {
    code: String(randomInt(1_000_000)).padStart(6, "0"),
    token: `${isPkce ? PKCE_PREFIX : ""}${randomBytes(TOKEN_BYTES).toString("hex")}`,
  };
}

export function isPkceToken(token: string): boolean {
  return token.startsWith(PKCE_PREFIX);
}

/** What is kept of a link's token: who reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What is kept of a code, bound to the address it was sent to. */
export function hashCode(address: string, code: string): string {
  return createHash("sha256").update(`${address}\n${code}`).digest("hex");
}
