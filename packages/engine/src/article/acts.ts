import type { Claim } from "../explain/claims.ts";

/** Deeds that can be told in a sentence: neither long, nor with signs of the game's own, nor of little weight. */
export function actsOf(claims: readonly Claim[]): string[] {
  return claims.flatMap((claim) =>
    claim.kind === "effect" && claim.text.length <= 90 && !/[{}]|X\b|one creature -\d/.test(claim.text)
      ? [claim.text.replace(/\bon it\b/, "on itself")]
      : [],
  );
}
