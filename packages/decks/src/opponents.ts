/** Kinds of decks that others play, by what a wish calls them; as in "Against graveyard decks". */
export const OPPONENT_KINDS = [
  { slug: "graveyard", name: "graveyard decks" },
  { slug: "artifacts", name: "artifact decks" },
  { slug: "enchantments", name: "enchantment decks" },
  { slug: "tokens", name: "decks that go wide" },
  { slug: "aggro", name: "fast decks" },
  { slug: "burn", name: "burn decks" },
  { slug: "control", name: "control decks" },
  { slug: "combo", name: "combo decks" },
  { slug: "big-mana", name: "decks of much mana" },
  { slug: "lifegain", name: "decks that gain life" },
  { slug: "superfriends", name: "decks of planeswalkers" },
  { slug: "voltron", name: "decks of one big creature" },
  { slug: "aristocrats", name: "sacrifice decks" },
  { slug: "stax", name: "decks that lock the game" },
  { slug: "blink", name: "decks of creatures that enter" },
  { slug: "spells", name: "decks of instants and sorceries" },
  { slug: "mill", name: "mill decks" },
  { slug: "infect", name: "poison decks" },
] as const satisfies readonly { readonly slug: string; readonly name: string }[];

/** What decks of a kind are called. */
export function opponentName(slug: string): string {
  return OPPONENT_KINDS.find((kind) => kind.slug === slug)?.name ?? slug;
}
