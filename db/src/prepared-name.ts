import { hash } from "node:crypto";
import type { DatabaseRole, Statement } from "./database.ts";

/**
 * Prepared statements that one connection keeps, at most. A site's pages ask for about twenty different single rows; each
 * costs the engine some 100 kB, and whoever invents more texts only has them prepared anew.
 */
export const MOST_PREPARED = 60;

/**
 * Under which name a statement is prepared; undefined for one that is not. The same for the same text, so that it cannot be
 * taken for another one, and one for each role: policies are part of the plan.
 */
export function preparedName(role: DatabaseRole, { text, isRepeated }: Statement): string | undefined {
  if (!isRepeated) return undefined;
  return `deckwright_${hash("sha256", `${role} ${text}`, "base64url")}`;
}
