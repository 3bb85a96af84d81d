import { join } from "node:path";
import type { DeckList } from "@deckwright/decks/deck.ts";
import type { LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { createRules, type Rules } from "@deckwright/rules/validate.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import type { Bench } from "../setup.ts";
import { inMs, timed, timingOf } from "./timing.ts";

/** Budget of the product for one verdict in a warm process, p95 in milliseconds. */
const BUDGET_MS = 2;
/** Decks of each format that are timed, after others that are not. */
const TIMED = 300;
const WARM_UP = 60;

/** Files of played decks by format; formats that nobody wrote decks down for get those of the nearest. */
const FILES: Readonly<Record<string, string>> = {
  standard: "standard",
  pioneer: "pioneer",
  modern: "modern",
  legacy: "legacy",
  vintage: "vintage",
  pauper: "pauper",
  commander: "cedh",
  brawl: "duel-commander",
  oathbreaker: "duel-commander",
  "tiny-leaders": "duel-commander",
  "pauper-commander": "commander-precons",
  planechase: "cedh",
  archenemy: "commander-precons",
  "canadian-highlander": "cedh",
  peasant: "pauper",
  historic: "pioneer",
  explorer: "pioneer",
  alchemy: "standard",
  draft: "standard",
  sealed: "standard",
  conspiracy: "standard",
};
const USUAL_FILE = "modern";
const OPENED: ReadonlySet<string> = new Set(["draft", "sealed", "conspiracy"]);

/** Verdicts of each deck; the middle one counts, so that what else the machine does shows less. */
const VERDICTS = 3;
/** Its misspelled name has the index of names build what it needs for suggestions, which happens once. */
const MISSPELLED: DeckList = { format: "modern", main: { "Lihgtning Bolt": 4 } };

/** Times the verdict over decks as people played them, in every format. */
export async function measureValidation(folder: string, { cards }: Bench): Promise<Section> {
  const rules = createRules(cards.table, cards.names);
  const files = new Map<string, LearnedDeck[]>();
  const rows: string[][] = [];
  const all: Durations[] = [];
  rules.validate(MISSPELLED);
  for (const { slug } of FORMAT_NAMES) {
    const file = FILES[slug] ?? USUAL_FILE;
    const decks = files.get(file) ?? (await readDecks(join(folder, `${file}.ndjson.gz`)));
    files.set(file, decks);
    const lists = listsOf(slug, spread(decks, WARM_UP + TIMED));
    for (const list of lists.slice(0, WARM_UP)) rules.validate(list);
    const durations = lists.slice(WARM_UP).map((list) => durationsOf(rules, list));
    all.push(...durations);
    rows.push(rowOf(slug, durations, shareLegal(rules, lists)));
  }
  rows.push(rowOf("all", all, ""));
  return {
    title: "Verdicts",
    command: "DECKS_DIR=... npm run bench -- validate",
    body: `Played decks before the rules of all 25 formats, in a warm process: the first verdict of each deck, and the middle one of ${VERDICTS}. Formats for which nobody wrote decks down get decks of others, which they mostly refuse: a refusal is more work than consent. Budget for p95: ${BUDGET_MS} ms.\n\n${markdownTable(
      ["format", "decks", "first, p50", "first, p95", "p50", "p95", "slowest", "kept", "legal"],
      rows,
    )}`,
  };
}

/** Milliseconds that the verdict of one deck took: at first sight, and usually. */
interface Durations {
  readonly first: number;
  readonly middle: number;
}

function durationsOf(rules: Rules, list: DeckList): Durations {
  const each = Array.from({ length: VERDICTS }, () => timed(() => rules.validate(list)));
  return { first: each[0] ?? Number.NaN, middle: timingOf(each).p50 };
}

function rowOf(what: string, durations: readonly Durations[], legal: string): string[] {
  const first = timingOf(durations.map((each) => each.first));
  const { count, p50, p95, max } = timingOf(durations.map(({ middle }) => middle));
  const words = (value: number): string => (value < 1 ? `${value.toFixed(2)} ms` : inMs(value));
  const kept = p95 <= BUDGET_MS ? "yes" : "no";
  return [what, String(count), ...[first.p50, first.p95, p50, p95, max].map(words), kept, legal];
}

function shareLegal(rules: Rules, lists: readonly DeckList[]): string {
  const legal = lists.filter((list) => rules.validate(list).legal).length;
  return `${((100 * legal) / lists.length).toFixed(0)} %`;
}

/** So many decks from all over a file, so that they are of many archetypes and days. */
function spread(decks: readonly LearnedDeck[], count: number): LearnedDeck[] {
  const step = Math.max(1, Math.floor(decks.length / count));
  return decks.filter((_, at) => at % step === 0).slice(0, count);
}

/** Played decks as lists of a format: what is opened in limited formats, and a second deck for teams. */
function listsOf(format: string, decks: readonly LearnedDeck[]): DeckList[] {
  return decks.map(({ commander, main, side }, at) => {
    const second = decks[(at + 1) % decks.length];
    return {
      format,
      commanders: commander,
      main,
      side,
      ...(OPENED.has(format) ? { pool: { ...side, ...main } } : {}),
      ...(format === "two-headed-giant" && second !== undefined
        ? { partner_deck: { main: second.main, side: second.side } }
        : {}),
    };
  });
}
