/**
 * Counts what the judge measures in the decks that people play of each archetype, and writes data/archetypes.json beside it: what a
 * twentieth of them has less of, and a twentieth more of. What a playstyle asks for is counted for archetypes whose name says that
 * playstyle, and only where it is near to what the playstyle's table expects.
 *
 *   DECKS_DIR=... CARDS_DIR=... node bench/judge/count-archetypes.ts
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ARCHETYPE_STYLES } from "@deckwright/engine/data/archetype-styles.ts";
import type { LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";
import { archetypeName } from "@deckwright/engine/rank/learn/skeletons.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { openBench } from "../setup.ts";
import type { CardFacts } from "./card-facts.ts";
import { findCards, sum } from "./legality.ts";
import type { Measure } from "./measure.ts";
import { CARDS_OFF, type CountedArchetype, type Ranges } from "./played-archetypes.ts";
import { measuresOf } from "./quality.ts";

const FORMATS = ["standard", "pioneer", "modern", "pauper", "legacy", "vintage"];
/** What is measured of a playstyle alone. */
const STYLE_CHECKS: ReadonlySet<string> = new Set(["ROLES", "TRIBE"]);
/** Any playstyle will do for what depends on none; of these, patient decks may win in more ways. */
const PLAIN = "midrange";
/** Decks of an archetype before they say anything, and how many of the newest are looked at. */
const ENOUGH = 12;
const NEWEST = 150;
/** Decks of eighty cards have more of everything. */
const SIZE = 60;
const SHARES = [0.05, 0.95] as const;

/** What a twentieth has less and more of. */
function rangesOf(decks: readonly (readonly Measure[])[], isWanted: (measure: Range) => boolean): Ranges {
  const rows = (decks[0] ?? []).map((measure, at): Range => {
    const values = decks.map((measures) => measures[at]?.value ?? 0).sort((a, b) => a - b);
    const [few = 0, many = 0] = SHARES.map((share) => values[Math.round(share * (values.length - 1))]);
    return { ...measure, few, many };
  });
  return Object.fromEntries(
    rows
      .filter(isWanted)
      .map(({ what, few, many }) => [what, [few, many].map((value) => Math.round(1000 * value) / 1000)]),
  );
}

interface Range extends Measure {
  readonly few: number;
  readonly many: number;
}

const isOfAnyStyle = ({ check }: Range): boolean => !STYLE_CHECKS.has(check);

/** Less than two cards from what a playstyle asks for, or outside of it. */
const isNear = ({ check, few, many, least, most, card = 1 }: Range): boolean =>
  STYLE_CHECKS.has(check) &&
  ((least !== undefined && few < least + CARDS_OFF * card) ||
    (most !== undefined && many > most - CARDS_OFF * card));

function measured(format: string, playstyle: string, { main }: LearnedDeck, facts: CardFacts): Measure[] {
  const deck = { format, playstyle, commanders: [], main, side: {} };
  return measuresOf(deck, findCards(deck, facts).known, facts) ?? [];
}

const folder = process.env.DECKS_DIR;
if (folder === undefined) throw new Error("DECKS_DIR names no folder with deck files");
const { facts } = await openBench();
const formats: Record<string, Record<string, CountedArchetype>> = {};
let measures: readonly string[] = [];
let newest = "";
for (const format of FORMATS) {
  const byName = new Map<string, LearnedDeck[]>();
  for (const deck of await readDecks(join(folder, `${format}.ndjson.gz`))) {
    if (sum(Object.values(deck.main)) !== SIZE) continue;
    if (deck.date > newest) newest = deck.date;
    const name = archetypeName(deck);
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [deck]);
    else known.push(deck);
  }
  const found: Record<string, CountedArchetype> = {};
  for (const [name, all] of [...byName].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name === "" || all.length < ENOUGH) continue;
    const decks = all.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, NEWEST);
    const count = (style: string, isWanted: (measure: Range) => boolean): Ranges =>
      rangesOf(
        decks.map((deck) => measured(format, style, deck, facts)),
        isWanted,
      );
    const any = count(PLAIN, isOfAnyStyle);
    measures = Object.keys(any);
    const styles: Record<string, Ranges> = {};
    for (const [style, pattern] of Object.entries(ARCHETYPE_STYLES)) {
      if (!pattern.test(name)) continue;
      const ranges = count(style, isNear);
      if (Object.keys(ranges).length > 0) styles[style] = ranges;
    }
    found[name] = { any: Object.values(any), styles };
  }
  formats[format] = found;
}
const said = { source: "tournament decks of sixty cards", decks: NEWEST, to: newest, measures, formats };
writeFileSync(new URL("data/archetypes.json", import.meta.url), `${JSON.stringify(said)}\n`);
console.log(`Written, up to ${newest}.`);
