/**
 * Learns which cards are played together from deck files, and writes packages/engine/data/co-occurrence.bin.br.
 *
 *   node scripts/learn-co-occurrence.ts DECKS_FOLDER [--without SOURCE]... [--out FILE]
 *
 * SOURCE is the name of a deck file without its ending, e.g. `edhrec_commanders`. A model trained without a source has
 * never seen a line of it.
 */
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { type Figures, writeCoOccurrence } from "@deckwright/engine/rank/co-occurrence-file.ts";
import { factReader } from "@deckwright/engine/rank/habitat-facts.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import {
  BASICS,
  cardsOf,
  dropNearDuplicates,
  type LeaderRow,
  type LearnedDeck,
} from "@deckwright/engine/rank/learn/decks.ts";
import { DEFAULTS, learnLeaders, learnLists } from "@deckwright/engine/rank/learn/figures.ts";
import { learnHabitats } from "@deckwright/engine/rank/learn/habitats.ts";
import {
  archetypeName,
  leaderName,
  learnSkeletons,
  SKELETON_DEFAULTS,
} from "@deckwright/engine/rank/learn/skeletons.ts";
import { readBundledTable } from "@deckwright/host/cards/bundled.ts";
import { readDecks, readLines } from "@deckwright/host/decks/deck-files.ts";

/** Tournament results name the archetype of a deck; in formats with commanders, decks of one leader are alike. */
const BY_ARCHETYPE = { ...SKELETON_DEFAULTS, nameOf: archetypeName };
const BY_LEADER = { ...SKELETON_DEFAULTS, nameOf: leaderName };

/** Which file teaches which format. `cedh` is Commander at its most competitive, kept apart
 * from the rest; `duel-commander` is what hundred different cards look like in games for two. */
const LISTS = [
  { source: "standard", format: "standard", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "pioneer", format: "pioneer", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "modern", format: "modern", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "pauper", format: "pauper", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "legacy", format: "legacy", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "vintage", format: "vintage", halfLife: 120, skeletons: BY_ARCHETYPE },
  {
    source: "duel-commander",
    format: "duel-commander",
    halfLife: 365,
    skeletons: { ...BY_LEADER, halfLife: 180, horizon: 2 * 365 },
  },
  {
    source: "cedh",
    format: "cedh",
    halfLife: 730,
    skeletons: { ...BY_LEADER, halfLife: 365, horizon: 3 * 365 },
  },
] as const;
const LEADERS = [{ source: "edhrec_commanders", format: "commander" }] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    without: { type: "string", multiple: true, default: [] },
    out: {
      type: "string",
      default: new URL("../packages/engine/data/co-occurrence.bin.br", import.meta.url).pathname,
    },
  },
});
const folder = positionals[0];
if (!folder || !existsSync(folder)) {
  console.error("Usage: node scripts/learn-co-occurrence.ts DECKS_FOLDER [--without SOURCE]... [--out FILE]");
  process.exit(2);
}
const known = [...LISTS, ...LEADERS].map(({ source }) => source as string);
const wrong = values.without.filter((source) => !known.includes(source));
if (wrong.length > 0) {
  console.error(`No such source: ${wrong.join(", ")}. Sources: ${known.join(", ")}.`);
  process.exit(2);
}
const wanted = ({ source }: { readonly source: string }) => !values.without.includes(source);
const path = (source: string) => `${folder}/${source}.ndjson.gz`;

const decksOf = new Map<string, LearnedDeck[]>();
const rowsOf = new Map<string, LeaderRow[]>();
const counts = new Map<string, number>();
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
for (const { source } of LISTS.filter(wanted)) {
  const all = await readDecks(path(source));
  const decks = dropNearDuplicates(all);
  console.log(`${source}: ${all.length} decks, ${decks.length} after near-duplicates`);
  decksOf.set(source, decks);
  for (const deck of decks)
    for (const name of new Set([...cardsOf(deck), ...Object.keys(deck.side)])) count(name);
}
for (const { source } of LEADERS.filter(wanted)) {
  const rows: LeaderRow[] = [];
  for await (const row of readLines<LeaderRow>(path(source))) rows.push(row);
  console.log(`${source}: ${rows.length} leaders`);
  rowsOf.set(source, rows);
  for (const row of rows) {
    for (const name of [...row.commander, ...row.cards.map(([card]) => card)]) {
      counts.set(name, (counts.get(name) ?? 0) + DEFAULTS.minListed);
    }
  }
}
const names = [...counts]
  .filter(([name, times]) => times >= DEFAULTS.minListed && !BASICS.has(name))
  .map(([name]) => name)
  .concat(...BASICS);
names.sort();
const ids = new Map(names.map((name, at) => [name, at]));

const { table } = await readBundledTable();
const nameIndex = buildNameIndex(table);
const readFacts = factReader(table);
function factsOf({ main, side }: LearnedDeck): Uint8Array {
  return readFacts({ main: cardCounts(nameIndex, main), side: cardCounts(nameIndex, side) });
}

const figures: Figures[] = [];
for (const { source, format } of LEADERS) {
  const rows = rowsOf.get(source);
  if (rows) figures.push(learnLeaders(format, rows, ids));
}
for (const { source, format, halfLife, skeletons } of LISTS) {
  const decks = decksOf.get(source);
  if (!decks) continue;
  figures.push(learnLists(format, decks, ids, { ...DEFAULTS, halfLife }));
  figures.push(learnSkeletons(format, decks, ids, skeletons));
  // Decks of one copy each are chosen by other means.
  if (skeletons === BY_ARCHETYPE) figures.push(learnHabitats(format, decks, ids, factsOf));
}
// The newest day in the data, not the day of the run: the same data give the same file.
const builtAt =
  figures
    .map(({ to }) => to)
    .sort()
    .at(-1) ?? "";
const bytes = writeCoOccurrence({
  builtAt,
  sources: known.filter((source) => wanted({ source })),
  names,
  figures,
});
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(values.out, packed);
for (const each of figures) {
  const { format, kind, decks, from, to } = each;
  const what = each.kind === "skeletons" ? each.skeletons.length : `${each.cards.length} cards`;
  console.log(`${format}: ${what} ${kind} from ${decks} decks, ${from} to ${to}`);
}
console.log(`${names.length} names; ${bytes.length} bytes, ${packed.length} compressed: ${values.out}`);
