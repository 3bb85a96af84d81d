import { COLORS, type ColorMask } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";

/** Kinds of spells of which the copies in a main deck are counted; at most 16, since each is a bit of a mask. */
export const SPELL_KINDS = [
  "artifacts",
  "creatures",
  "instants and sorceries",
  "enchantments",
  "planeswalkers",
  "mana value 0 or 1",
  "mana value 2",
  "mana value 3",
  "mana value 5 and more",
  "graveyard fillers",
] as const;

/** What is known of the spells together, after the counts of their kinds. */
export const SPELLS_TOGETHER = [
  "average mana value",
  "colors",
  "different spells",
  "single spells",
  "playsets of spells",
] as const;

/** Average mana values are told apart in twentieths, so that they are whole numbers as counts are. */
export const STEPS_OF_MANA = 20;
const PLAYSET = 4;
const MOST = 255;

/** What counting looks at of each card. */
export interface FactColumns {
  /** Bits in the order of `SPELL_KINDS`; none for lands. */
  readonly kinds: Uint16Array;
  readonly manaValue: ArrayLike<number>;
  readonly colors: ArrayLike<ColorMask>;
}

/** The spells of a deck, counted copy by copy. */
export interface SpellTally {
  /** Some copies of a card come or go. */
  change(card: CardIndex, from: number, to: number): void;
  /** Writes the facts of the spells, whole numbers up to 255, to the beginning of `facts`. */
  read(facts: Uint8Array): void;
}

/** Counts the spells of a deck that is empty at first. */
export function createSpellTally({ kinds, manaValue, colors }: FactColumns): SpellTally {
  const ofKind = new Int32Array(SPELL_KINDS.length);
  const ofColor = new Int32Array(COLORS.length);
  let spells = 0;
  let mana = 0;
  let different = 0;
  let singles = 0;
  let playsets = 0;
  return {
    change(card, from, to) {
      const by = to - from;
      count(ofKind, kinds[card] ?? 0, by);
      count(ofColor, colors[card] ?? 0, by);
      spells += by;
      mana += by * (manaValue[card] ?? 0);
      different += Number(to > 0) - Number(from > 0);
      singles += Number(to === 1) - Number(from === 1);
      playsets += Number(to >= PLAYSET) - Number(from >= PLAYSET);
    },
    read(facts) {
      let at = 0;
      for (const copies of ofKind) facts[at++] = Math.min(MOST, copies);
      let played = 0;
      for (const copies of ofColor) if (copies > 0) played++;
      facts[at++] = Math.min(MOST, Math.round((STEPS_OF_MANA * mana) / Math.max(1, spells)));
      facts[at++] = played;
      facts[at++] = Math.min(MOST, different);
      facts[at++] = Math.min(MOST, singles);
      facts[at] = Math.min(MOST, playsets);
    },
  };
}

/** Counts `by` copies for every bit of a mask. */
function count(counts: Int32Array, mask: number, by: number): void {
  for (let bits = mask; bits !== 0; bits &= bits - 1) {
    const at = 31 - Math.clz32(bits & -bits);
    counts[at] = (counts[at] ?? 0) + by;
  }
}
