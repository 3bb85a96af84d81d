/** Types of cards in the order in which they decide what a card is listed under, but for lands: an artifact creature is a creature. */
export const TYPE_GROUPS = [
  ["Creature", "Creatures"],
  ["Planeswalker", "Planeswalkers"],
  ["Battle", "Battles"],
  ["Instant", "Instants"],
  ["Sorcery", "Sorceries"],
  ["Artifact", "Artifacts"],
  ["Enchantment", "Enchantments"],
] as const;

/** What lands are listed under. */
export const LANDS = "Lands";

/** The group of a card by the type of its front; undefined where it has none of these types. */
export function groupOfType(typeLine: string): string | undefined {
  const front = typeLine.split(" // ")[0] ?? typeLine;
  if (/\bLand\b/.test(front)) return LANDS;
  return TYPE_GROUPS.find(([type]) => front.includes(type))?.[1];
}
