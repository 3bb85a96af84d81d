import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in a time that tells nothing of where they differ, nor of how long they are. */
export function sameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
