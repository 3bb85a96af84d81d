import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { DeckList } from "@deckwright/decks/deck.ts";
import type { Combos } from "../rank/combos.ts";
import { rankNameOfForm } from "../rank/form-ranker.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { FactColumns } from "../rank/spell-tally.ts";
import type { Analysis } from "../types.ts";
import { type BracketFloor, bracketFloor } from "./bracket-floor.ts";
import { type Counted, meanOf, resolveCounts, resolveNames, sum } from "./counted.ts";
import { manaFigures } from "./mana-figures.ts";

/** What a deck is measured with. */
export interface MeasureContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly ranker: Ranker;
  readonly combos: Combos;
  /** What the facts of a deck are counted by. */
  readonly columns: { readonly facts: FactColumns };
}

/** A deck's own cards, sorted, with what is counted of them once. */
export interface MeasuredDeck {
  readonly format: string;
  readonly commanders: readonly CardIndex[];
  readonly spells: Counted;
  readonly lands: Counted;
  /** Cards of the main deck. */
  readonly size: number;
  readonly averageManaValue: number;
  readonly mana: Pick<Analysis, "colors" | "castability">;
  /** Null in formats without brackets. */
  readonly bracket: BracketFloor | null;
}

/** Reads a deck's list. @param brackets whether its format has commanders, and with them brackets */
export function measureDeck(list: DeckList, context: MeasureContext, brackets: boolean): MeasuredDeck {
  const { table, names, combos } = context;
  // A deck is what is in it, in whatever order: hands that are drawn from it are the same.
  const main = new Map([...resolveCounts(list.main, names)].sort(([one], [other]) => one - other));
  const commanders = resolveNames(list.commanders ?? [], names);
  const spells = [...main].filter(([card]) => !isLand(table, card));
  const lands = [...main].filter(([card]) => isLand(table, card));
  const size = sum(spells) + sum(lands);
  return {
    format: rankNameOfForm(list.format, list.variant),
    commanders,
    spells,
    lands,
    size,
    averageManaValue: meanOf(spells, (card) => table.manaValue[card] ?? 0),
    mana: manaFigures(context, { spells, lands, commanders, size, drawsFirstTurn: brackets }),
    bracket: brackets ? bracketFloor(table, combos, [...new Set([...commanders, ...main.keys()])]) : null,
  };
}
