import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { HABITAT_WEIGHTS } from "../../data/weights.ts";
import { DIFFERENT_LANDS_FACT, HABITAT_FACTS, LANDS_FACT, landKinds } from "../rank/habitat-facts.ts";
import { costOutside, type Habitat } from "../rank/habitats.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";

/** How far the lands of a deck are from those of decks with the same cards. */
export interface HomeOfLands {
  /** The different lands. */
  cards(): readonly CardIndex[];
  /** A copy of one goes, and one of another comes. */
  swap(out: CardIndex, into: CardIndex): void;
  /** In points of `HABITAT_WEIGHTS`: what the spells say of the lands, and the lands of each other. */
  cost(): number;
}

/** Longer than any mana base. */
const MOST_LANDS = 61;

/** @param given The deck's lands, which of them are basics, and what else may come to stand among them. */
export function createHomeOfLands(
  { table, ranker, format, homes = [] }: ManaBaseInput,
  given: {
    readonly lands: ReadonlyMap<CardIndex, number>;
    readonly basics: ReadonlySet<CardIndex>;
    readonly others: readonly CardIndex[];
  },
): HomeOfLands {
  const { basics } = given;
  const lands = new Map<CardIndex, number>();
  const facts = new Int32Array(HABITAT_FACTS.length);
  const all = [...given.others, ...given.lands.keys()];
  const kinds = new Map(all.map((card) => [card, landKinds(table, card)]));
  const homeOf = new Map(given.others.map((card) => [card, ranker.habitat(format, card)]));
  const ofSpells = costTables(homes);
  const shift = (card: CardIndex, by: 1 | -1): void => {
    for (let bits = kinds.get(card) ?? 0; bits !== 0; bits &= bits - 1) {
      const fact = LANDS_FACT + 31 - Math.clz32(bits & -bits);
      facts[fact] = (facts[fact] ?? 0) + by;
    }
    const held = lands.get(card) ?? 0;
    if (!basics.has(card) && (by === 1 ? held === 0 : held === 1))
      facts[DIFFERENT_LANDS_FACT] = (facts[DIFFERENT_LANDS_FACT] ?? 0) + by;
    if (held + by === 0) lands.delete(card);
    else lands.set(card, held + by);
  };
  for (const [card, copies] of given.lands) for (let copy = 0; copy < copies; copy++) shift(card, 1);

  /** What a land says of the others. */
  const costAt = (home: Habitat | undefined): number => {
    if (home === undefined) return HABITAT_WEIGHTS.unknown;
    let sum = 0;
    for (let fact = LANDS_FACT; fact <= DIFFERENT_LANDS_FACT; fact++)
      sum += costOutside(home, fact, facts[fact] ?? 0);
    return sum;
  };
  return {
    cards: () => [...lands.keys()],
    swap(out, into) {
      shift(out, -1);
      shift(into, 1);
    },
    cost() {
      let sum = 0;
      for (let fact = LANDS_FACT; fact <= DIFFERENT_LANDS_FACT; fact++)
        sum += ofSpells[fact - LANDS_FACT]?.[facts[fact] ?? 0] ?? 0;
      for (const card of lands.keys()) if (!basics.has(card)) sum += costAt(homeOf.get(card));
      return sum;
    },
  };
}

/** What some habitats cost together, for each fact of lands and each value of it. */
function costTables(homes: readonly Habitat[]): readonly Float64Array[] {
  return Array.from({ length: DIFFERENT_LANDS_FACT - LANDS_FACT + 1 }, (_, at) =>
    Float64Array.from({ length: MOST_LANDS }, (_, value) =>
      homes.reduce((sum, home) => sum + costOutside(home, LANDS_FACT + at, value), 0),
    ),
  );
}
