/**
 * Counts the lands beside basics that average decks of commanders hold, by the commanders' colors, and writes
 * packages/engine/data/usual-lands.json: the share of the decks that each is in, lands of several colors apart, and how many
 * there are of the others.
 *
 *   node scripts/count-lands.ts DECKS_FOLDER
 *
 * Cards come from CARDS_DIR, or from the bundled table.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { colorCount, colorsOf } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { landSource } from "@deckwright/engine/mana/sources.ts";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { loadCards } from "@deckwright/host/cards/load.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";

/** Decks of a combination of colors before they say anything, and the share of them that a land has to be in. */
const ENOUGH = 10;
const LEAST_SHARE = 0.04;

const folder = process.argv[2];
if (!folder || !existsSync(folder)) {
  console.error("Usage: node scripts/count-lands.ts DECKS_FOLDER");
  process.exit(2);
}
const cardsDir = process.env.CARDS_DIR;
const { table, names } = await loadCards(cardsDir === undefined ? {} : { cardsDir, tagger: TAGGER });
const cardOf = (name: string): CardIndex | undefined => {
  const match = names.resolve(name, { typos: false });
  return match.found ? match.card : undefined;
};

interface Tally {
  decks: number;
  lands: number;
  readonly shares: Map<string, number>;
  readonly duals: Map<string, number>;
}

const tallies = new Map<string, Tally>();
let newest = "";
for (const { commander, main, date } of await readDecks(join(folder, "edhrec_average_decks.ndjson.gz"))) {
  const leaders = commander.map(cardOf);
  const colors = leaders.reduce<number>(
    (mask, card) => mask | (card === undefined ? 0 : (table.colorIdentity[card] ?? 0)),
    0,
  );
  const letters = colorsOf(colors).join("") || "C";
  const tally = tallies.get(letters) ?? { decks: 0, lands: 0, shares: new Map(), duals: new Map() };
  tallies.set(letters, tally);
  tally.decks++;
  if (date > newest) newest = date;
  for (const name of Object.keys(main)) {
    const card = cardOf(name);
    if (card === undefined || !isLand(table, card) || isBasic(table, card)) continue;
    const isDual = colorCount(landSource(table, card, colors, new Set()).mask) > 1;
    if (!isDual) tally.lands++;
    const counts = isDual ? tally.duals : tally.shares;
    counts.set(table.name(card), (counts.get(table.name(card)) ?? 0) + 1);
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
/** Shares from counts, the largest first. */
const sharesOf = (counts: ReadonlyMap<string, number>, decks: number) =>
  Object.fromEntries(
    [...counts]
      .map(([name, count]) => [name, round(count / decks, 2)] as const)
      .filter(([, share]) => share >= LEAST_SHARE)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)),
  );
const identities = Object.fromEntries(
  [...tallies]
    .filter(([, { decks }]) => decks >= ENOUGH)
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([letters, { decks, lands, shares, duals }]) => [
      letters,
      {
        decks,
        lands: round(lands / decks, 1),
        shares: sharesOf(shares, decks),
        duals: sharesOf(duals, decks),
      },
    ]),
);
const decks = [...tallies.values()].reduce((sum, tally) => sum + tally.decks, 0);
const target = new URL("../packages/engine/data/usual-lands.json", import.meta.url);
writeFileSync(
  target,
  `${JSON.stringify({ source: "average decks of EDHREC", date: newest, decks, identities }, null, 2)}\n`,
);
console.log(`${decks} decks, ${Object.keys(identities).length} combinations of colors.`);
