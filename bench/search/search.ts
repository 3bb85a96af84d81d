import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSearch } from "@deckwright/cards/search/create-search.ts";
import { createRegexGuard } from "@deckwright/host/search/regex-guard.ts";
import MiniSearch from "minisearch";
import { markdownTable, type Section } from "../report/results-file.ts";
import type { Bench } from "../setup.ts";
import { type Timing, timed, timingOf } from "../speed/timing.ts";
import { plainCards, plainScan } from "./plain-scan.ts";
import { typedNames } from "./typed-names.ts";

/** Times that each query runs; the first, which nothing is remembered for, counts by itself. */
const TURNS = 5;

/** The examples of the ledger of the search language. */
const LEDGER = join(import.meta.dirname, "../../docs/search-coverage.md");

/** Names drawn of each kind. */
const NAMES = 600;

/** Many terms of which one is enough. */
const LONG_QUERIES = [
  ["draw", "destroy", "exile", "counter", "token", "damage", "library", "graveyard", "life", "sacrifice"],
  [
    "discard",
    "search",
    "untap",
    "flying",
    "haste",
    "trample",
    "vigilance",
    "deathtouch",
    "ward",
    "proliferate",
  ],
  [
    "draw a card",
    "extra turn",
    "deals damage",
    "each opponent",
    "whenever you cast",
    "at the beginning",
    "end step",
  ],
].map((words) => words.map((word) => `o:"${word}"`).join(" or "));

/** Queries of other programs' test suites where they lie beside the cards, and those of our own ledger. */
function queries(): string[] {
  const own = [...readFileSync(LEDGER, "utf8").matchAll(/^\| `(.+?)` \|/gm)].map(([, query = ""]) => query);
  const file = process.env.CARDS_DIR ? join(process.env.CARDS_DIR, "../search/cases.json") : "";
  const more = [...own, ...LONG_QUERIES, LONG_QUERIES.join(" or ")];
  if (!existsSync(file)) return more;
  const cases: readonly { readonly q: string }[] = JSON.parse(readFileSync(file, "utf8"));
  return [...new Set([...cases.map(({ q }) => q), ...more])];
}

/** Times the search over every query, beside a plain scan of objects, and names beside a general text index. */
export function measureSearch({ cards: { table, names } }: Bench): Section {
  collect();
  const before = process.memoryUsage();
  const search = createSearch(table, { guard: createRegexGuard() });
  const prepared = timed(() => search.prepare());
  // What a server does after its start, while it answers.
  const rest = timed(() => {
    while (search.prepareNext());
  });
  collect();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20;

  const first: number[] = [];
  const again: number[] = [];
  const best: number[] = [];
  const ours: number[] = [];
  const plain: number[] = [];
  const objects = plainCards(table);
  for (const query of queries()) {
    first.push(timed(() => search.find(query)));
    const turns = Array.from({ length: TURNS }, () => timed(() => search.find(query)));
    again.push(...turns);
    best.push(Math.min(...turns));
    const scan = plainScan(objects, query);
    if (!scan) continue;
    scan();
    ours.push(Math.min(...turns));
    plain.push(Math.min(...Array.from({ length: 2 }, () => timed(scan))));
  }
  const { halfTyped, misspelled, pasted } = typedNames(table, NAMES);
  const guessing = timed(() => names.resolve("lightnig bolt"));
  const autocomplete = each(halfTyped, (name) => names.autocomplete(name));
  const fuzzy = each(misspelled, (name) => names.resolve(name));
  const noName = each(pasted, (name) => [names.autocomplete(name), names.resolve(name)]);
  const general = new MiniSearch<{ id: number; name: string }>({ fields: ["name"] });
  const generalBuilt = timed(() =>
    general.addAll(Array.from({ length: table.size }, (_, id) => ({ id, name: table.name(id) }))),
  );
  const some = misspelled.filter((_, at) => at % 20 === 0);
  const oursOfSome = each(some, (name) => names.resolve(name));
  const generalFuzzy = each(some, (name) => general.search(name, { prefix: true, fuzzy: 0.2 }).slice(0, 20));

  const sum = (durations: readonly number[]): number => durations.reduce((total, one) => total + one, 0);
  return {
    title: "Search",
    command: "npm run bench -- search",
    body: [
      markdownTable(
        ["what", "runs", "p50", "p95", "slowest", "budget p50 / p95 / slowest"],
        [
          row("queries, the first time", timingOf(first), "p95 5 ms, slowest 30 ms"),
          row("queries, again", timingOf(again), "1 / 5 / 30 ms"),
          row(
            `queries, each the best of ${TURNS}, which other work on the machine disturbs least`,
            timingOf(best),
            "",
          ),
          row("names, half typed (autocomplete)", timingOf(autocomplete), "p95 0.5 ms"),
          row("names, misspelled (fuzzy)", timingOf(fuzzy), "p95 1 ms"),
          row("what is no name, both ways", timingOf(noName), ""),
          row("misspelled names in minisearch (prefix, fuzzy)", timingOf(generalFuzzy), ""),
        ],
      ),
      "",
      `Over ${plain.length} queries that both answer a plain scan of one object a card takes ${(sum(plain) / sum(ours)).toFixed(1)} times as long; minisearch ${(sum(generalFuzzy) / sum(oursOfSome)).toFixed(1)} times as long for names.`,
      "",
      `The index takes ${prepared.toFixed(0)} ms to make, what is rarely asked for another ${rest.toFixed(0)} ms, and both ${megabytes.toFixed(0)} MB (budget 250 MB). The first guess at a name takes ${guessing.toFixed(0)} ms; minisearch takes ${generalBuilt.toFixed(0)} ms for the names alone.`,
    ].join("\n"),
  };
}

function each(names: readonly string[], ask: (name: string) => unknown): number[] {
  for (const name of names) ask(name);
  return Array.from({ length: TURNS }, () => names.map((name) => timed(() => ask(name)))).flat();
}

function row(what: string, { count, p50, p95, max }: Timing, budget: string): string[] {
  const ms = (value: number): string => `${value.toFixed(2)} ms`;
  return [what, String(count), ms(p50), ms(p95), ms(max), budget];
}

/** Frees what is not used any more, where Node was started so that it can be asked. */
function collect(): void {
  globalThis.gc?.();
}
