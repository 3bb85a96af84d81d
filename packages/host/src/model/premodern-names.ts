import type { LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";

/** Copies of a card that a deck is told by. */
const TELLING_COPIES = 2;

/**
 * What players of Premodern call decks, and the cards that tell them: the first row counts of which a deck has all cards. By hand,
 * November 2026, from 6,438 decks of a year, 5,900 of which have a name by it.
 */
const NAMES: readonly (readonly [string, ...(readonly string[])])[] = [
  ["Goblins", "Goblin Lackey"],
  ["Goblins", "Goblin Piledriver"],
  ["Stiflenought", "Phyrexian Dreadnought", "Stifle"],
  ["Stiflenought", "Phyrexian Dreadnought", "Vision Charm"],
  ["Enchantress", "Argothian Enchantress"],
  ["Replenish", "Replenish"],
  ["Elves", "Priest of Titania"],
  ["Elves", "Wirewood Symbiote"],
  ["Oath", "Oath of Druids"],
  ["Stasis", "Stasis"],
  ["Psychatog", "Psychatog"],
  ["Landstill", "Standstill", "Mishra's Factory"],
  ["Devourer Combo", "Phyrexian Devourer"],
  ["Survival", "Survival of the Fittest"],
  ["Madness", "Wild Mongrel", "Basking Rootwalla"],
  ["Terrageddon", "Terravore"],
  ["Storm", "Brain Freeze"],
  ["Slivers", "Muscle Sliver"],
  ["Astral Slide", "Astral Slide"],
  ["Pox", "Pox"],
  ["The Rock", "Pernicious Deed"],
  ["The Rock", "Treetop Village", "Duress"],
  ["Deadguy Ale", "Vindicate", "Gerrard's Verdict"],
  ["Burn", "Fireblast", "Lightning Bolt"],
  ["Sligh", "Jackal Pup"],
  ["White Weenie", "Savannah Lions"],
  ["White Weenie", "Mother of Runes"],
  ["Ponza", "Stone Rain"],
  ["Ponza", "Pillage"],
  ["Land Destruction", "Thermokarst"],
  ["Tinker", "Tinker"],
  ["Reanimator", "Exhume"],
  ["Reanimator", "Reanimate"],
  ["Mono Black", "Hypnotic Specter", "Dark Ritual"],
  ["Azorius Control", "Counterspell", "Swords to Plowshares"],
];

/** What players call a deck of Premodern, by its cards; empty where none of the names is its. */
export function premodernName({ main }: LearnedDeck): string {
  const row = NAMES.find(([, ...cards]) => cards.every((card) => (main[card] ?? 0) >= TELLING_COPIES));
  return row?.[0] ?? "";
}
