import { join } from "node:path";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import { timingOf } from "../speed/timing.ts";
import type { CardFacts } from "./card-facts.ts";
import type { JudgedDeck } from "./judged-deck.ts";
import { findCards, sum } from "./legality.ts";
import { costOf, judgeBuild } from "./quality.ts";

/** Formats with tournament decks, and the age from which those still look like today's. */
const FORMATS = ["standard", "pioneer", "modern", "pauper"] as const;
const SINCE = "2024-06-01";
/** One deck in so many is judged. */
const STRIDE = 40;

/**
 * How real tournament decks fare before the judge, in the checks that ask for no style: a judge who fails good decks
 * would be no use, and the expectations' average mana values come from here.
 */
export async function measureRealDecks(folder: string, facts: CardFacts): Promise<Section> {
  const rows: string[][] = [];
  for (const format of FORMATS) {
    const decks = (await readDecks(join(folder, `${format}.ndjson.gz`))).filter(
      ({ date }, at) => at % STRIDE === 0 && date >= SINCE,
    );
    const failed = new Map<string, number>();
    const averages: number[] = [];
    const lands: number[] = [];
    for (const { main } of decks) {
      const deck: JudgedDeck = { format, playstyle: "midrange", commanders: [], main, side: {} };
      const { known } = findCards(deck, facts);
      const spells = [...known.main].filter(([card]) => !facts.isLand(card));
      const count = sum(spells.map(([, quantity]) => quantity));
      if (count === 0) continue;
      averages.push(sum(spells.map(([card, quantity]) => costOf(card, facts) * quantity)) / count);
      lands.push(sum(known.main.values()) - count);
      for (const check of new Set(judgeBuild(deck, known, facts).map((failure) => failure.check)))
        failed.set(check, (failed.get(check) ?? 0) + 1);
    }
    const share = (check: string): string =>
      `${((100 * (averages.length - (failed.get(check) ?? 0))) / averages.length).toFixed(1)} %`;
    const costs = timingOf(averages);
    rows.push([
      format,
      String(averages.length),
      share("SOURCES"),
      share("WIN"),
      share("TAPPED"),
      share("VARIETY"),
      costs.p50.toFixed(2),
      costs.p95.toFixed(2),
      String(timingOf(lands).p50),
    ]);
  }
  return {
    title: "Real decks before the judge",
    command: "DECKS_DIR=... npm run bench -- real",
    body: `Tournament decks since ${SINCE}, one in ${STRIDE}, in the checks that ask for no playstyle. Modern and pauper decks that fail for sources mostly pay in other ways than with mana: affinity, free spells, Amulet.\n\n${markdownTable(
      [
        "format",
        "decks",
        "enough sources",
        "a way to win",
        "not too slow lands",
        "variety",
        "average cost, p50",
        "p95",
        "lands, p50",
      ],
      rows,
    )}`,
  };
}
