/** Scryfall's words for cards with a picture on each side. */
const DOUBLE_SIDED: ReadonlySet<string> = new Set([
  "transform",
  "modal_dfc",
  "double_faced_token",
  "reversible_card",
  "art_series",
]);

/** True for cards that have another side to turn to, with a picture of its own. */
export function isDoubleSided(layout: string): boolean {
  return DOUBLE_SIDED.has(layout);
}
