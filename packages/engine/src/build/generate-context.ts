import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import type { ClaimedSentence } from "../explain/claims.ts";
import type { Combos } from "../rank/combos.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { CardColumns } from "../score/columns.ts";
import type { Analysis, ReadWish } from "../types.ts";

/** Everything a generation is made with; one per engine. */
export interface GenerateContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly columns: CardColumns;
  readonly combos: Combos;
  /** Share of the usual work that goes into each deck; absent: all of it. */
  readonly effort?: number;
  /** Hears what the sentences of each deck claim, before anything else is done with it; for checks of them. */
  readonly onClaims?: (claims: readonly ClaimedSentence[]) => void;
  read(prompt: string): ReadWish;
  analyze(deck: DeckList, aim: Aim): Analysis;
  /** Milliseconds, from any start. */
  now(): number;
}
