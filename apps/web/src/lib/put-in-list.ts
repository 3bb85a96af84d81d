/** Groups of a saved deck, each with its cards. */
type CardList = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Groups by the type of their cards, in the order in which types decide: an artifact creature is a creature. */
const GROUPS: readonly (readonly [type: string, groups: readonly string[]])[] = [
  ["Land", ["Lands", "Land"]],
  ["Creature", ["Creatures", "Creature"]],
  ["Planeswalker", ["Planeswalkers", "Planeswalker"]],
  ["Battle", ["Battles", "Battle"]],
  ["Instant", ["Instants", "Instant"]],
  ["Sorcery", ["Sorceries", "Sorcery"]],
  ["Artifact", ["Artifacts", "Artifact"]],
  ["Enchantment", ["Enchantments", "Enchantment"]],
];

/** Groups that have a meaning of their own, where a further copy is no further card of the deck. */
const RESERVED: ReadonlySet<string> = new Set(["Commander", "Companion", "Sideboard"]);

/** The list with one more copy of a card: beside its others, else in the group of its type, else in one of its own. */
export function putInList(list: CardList, name: string, typeLine: string): CardList {
  for (const [group, items] of Object.entries(list)) {
    if (RESERVED.has(group)) continue;
    const at = items.findIndex((item) => item.name === name);
    if (at < 0) continue;
    const more = items.map((item, place) =>
      place === at
        ? { ...item, quantity: (typeof item.quantity === "number" ? item.quantity : 0) + 1 }
        : item,
    );
    return { ...list, [group]: more };
  }
  const front = typeLine.split(" // ")[0] ?? "";
  const names = GROUPS.find(([type]) => front.includes(type))?.[1] ?? [];
  const group = names.find((one) => Object.hasOwn(list, one)) ?? names[0] ?? "Added";
  return { ...list, [group]: [...(list[group] ?? []), { name, quantity: 1 }] };
}
