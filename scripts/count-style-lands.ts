/**
 * Counts how many lands tournament decks of sixty cards hold, by format and playstyle, and writes
 * packages/engine/data/style-lands.json: a tenth of the decks has fewer than the first figure, half fewer than the second, a tenth
 * more than the third.
 *
 *   node scripts/count-style-lands.ts DECKS_FOLDER
 *
 * Cards come from CARDS_DIR, or from the bundled table.
 */
import { existsSync, writeFileSync } from "node:fs";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { ARCHETYPE_STYLES } from "@deckwright/engine/data/archetype-styles.ts";
import { archetypeName } from "@deckwright/engine/rank/learn/skeletons.ts";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { loadCards } from "@deckwright/host/cards/load.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";

const FORMATS = ["standard", "pioneer", "modern", "legacy", "vintage", "pauper"];
/** Decks of a playstyle before they say anything. */
const ENOUGH = 40;
const SIZE = 60;
/** Decks that do without lands (Belcher, Balustrade Spy) say nothing of others. */
const LEAST = 10;
const SHARES = [0.1, 0.5, 0.9];

const folder = process.argv[2];
if (!folder || !existsSync(folder)) {
  console.error("Usage: node scripts/count-style-lands.ts DECKS_FOLDER");
  process.exit(2);
}
const cardsDir = process.env.CARDS_DIR;
const { table, names } = await loadCards(cardsDir === undefined ? {} : { cardsDir, tagger: TAGGER });

/** Lands of a main deck; undefined where it is of another size, does without, or has cards that are not known. */
function landsOf(main: Readonly<Record<string, number>>): number | undefined {
  let lands = 0;
  let size = 0;
  for (const [name, copies] of Object.entries(main)) {
    const match = names.resolve(name, { typos: false });
    if (!match.found) return undefined;
    size += copies;
    if (isLand(table, match.card)) lands += copies;
  }
  return size === SIZE && lands >= LEAST ? lands : undefined;
}

let newest = "";
const formats: Record<string, Record<string, { decks: number; lands: number[] }>> = {};
for (const format of FORMATS) {
  const counts = new Map<string, number[]>();
  for (const deck of await readDecks(`${folder}/${format}.ndjson.gz`)) {
    const name = archetypeName(deck);
    const style = Object.entries(ARCHETYPE_STYLES).find(([, pattern]) => pattern.test(name))?.[0];
    const lands = style === undefined ? undefined : landsOf(deck.main);
    if (style === undefined || lands === undefined) continue;
    const known = counts.get(style);
    if (known === undefined) counts.set(style, [lands]);
    else known.push(lands);
    if (deck.date > newest) newest = deck.date;
  }
  formats[format] = Object.fromEntries(
    [...counts]
      .filter(([, all]) => all.length >= ENOUGH)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([style, all]) => {
        all.sort((a, b) => a - b);
        const lands = SHARES.map((share) => all[Math.floor(share * (all.length - 1))] ?? 0);
        return [style, { decks: all.length, lands }];
      }),
  );
}
const target = new URL("../packages/engine/data/style-lands.json", import.meta.url);
const said = { source: "tournament decks of sixty cards", date: newest, formats };
writeFileSync(target, `${JSON.stringify(said, null, 2)}\n`);
console.log(`Written, up to ${newest}.`);
