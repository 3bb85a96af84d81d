import type { Faces } from "@deckwright/contract/card-face.ts";
import { householdOf } from "../platform/limits/networks.ts";
import type { Call } from "../ports/server-function.ts";

/** A whole collection of fifty thousand names fits. */
export const MAX_COLLECTION_BYTES = 4 * 1024 * 1024;

/** Display facts of the cards of these names. */
export type FacesOf = (names: Iterable<string>) => Faces;

/** Whose turn a call takes, and what ends it. */
export function turnOf({ visitor, signal }: Call): { readonly owner: string; readonly signal: AbortSignal } {
  return { owner: householdOf(visitor.address), signal };
}
