import { fileURLToPath } from "node:url";
import { PLAYSTYLE_SLUGS } from "@deckwright/decks/playstyles.ts";
import type { Engine } from "@deckwright/engine/engine.ts";
import { createIntentContext, type IntentContext } from "@deckwright/engine/intent/context.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { type LoadedCards, loadCards } from "@deckwright/host/cards/load.ts";
import { type EngineFigures, readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { openEngine } from "@deckwright/host/pool/open-engine.ts";
import { type CardFacts, readCardFacts } from "./judge/card-facts.ts";

/** The five formats and fifteen playstyles that every sweep goes through. */
export const FORMATS: readonly string[] = ["commander", "standard", "pioneer", "modern", "pauper"];
export const PLAYSTYLES: readonly string[] = PLAYSTYLE_SLUGS;

/** Wishes as people write them, for timing the whole way from a sentence. */
export const WISHES: readonly string[] = [
  "elf tribal commander under $100",
  "mono red burn for modern",
  "azorius control standard",
  "aristocrats commander in orzhov, no infect",
  "landfall deck with Omnath",
  "cheap pauper faeries, blue",
  "pioneer rakdos midrange",
  "a commander deck with lots of tokens, bracket 2",
  "superfriends",
  "mill deck for modern under 60 dollars",
  "dragons!",
  "enchantress commander",
  "zombies in dimir colors, budget 50",
  "standard mono green stompy",
  "I want to draw many cards and win with Thassa's Oracle",
];

/** What most parts of the bench work with. */
export interface Bench {
  readonly cards: LoadedCards;
  readonly figures: EngineFigures;
  readonly engine: Engine;
  readonly facts: CardFacts;
}

/** What the bench reads wishes with, where it looks at single steps of the reading. */
export function openIntentContext({ cards: { table, names }, figures }: Bench): IntentContext {
  return createIntentContext(table, names, openCoOccurrence(figures.coOccurrence, table, names));
}

/** Where the bench keeps its snapshot of the full card files. */
const BENCH_DATA = fileURLToPath(new URL("../.cache/bench", import.meta.url));

/**
 * Opens the cards, from `CARDS_DIR` when it is set and from the bundled table otherwise, with engine and judge.
 * @param dataDir Where the snapshot of full card files is kept.
 */
export async function openBench(dataDir = BENCH_DATA): Promise<Bench> {
  const folder = process.env.CARDS_DIR;
  const cards = await loadCards(folder === undefined ? {} : { cardsDir: folder, dataDir, tagger: TAGGER });
  const figures = await readEngineFigures();
  // Nothing may be measured by accident of an engine that has learned nothing.
  if (figures.problem !== "") throw new Error(figures.problem);
  return {
    cards,
    figures,
    engine: openEngine(cards.table, cards.names, figures),
    facts: readCardFacts(cards.table),
  };
}

let shared: Promise<Bench> | undefined;

/** The same for tests: opened once in a process, with the snapshot that other tests keep. */
export function openTestBench(): Promise<Bench> {
  shared ??= openBench(process.env.DATA_DIR);
  return shared;
}
