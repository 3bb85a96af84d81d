/**
 * Counts the lands beside basics that decks of different cards hold, by their colors, and writes
 * packages/engine/data/usual-lands.json: the share of the decks that each is in, lands of several colors apart, and how many
 * there are of the others. Average decks of commanders are counted apart from competitive ones and from tournament decks for two.
 *
 *   node scripts/count-lands.ts DECKS_FOLDER
 *
 * Cards come from CARDS_DIR, or from the bundled table.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ColorMask, colorCount, colorsOf } from "@deckwright/cards/colors.ts";
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
  /** Of the decks' weights. */
  sum: number;
  /** All lands, and of those beside basics the ones that make one color at most. */
  all: number;
  lands: number;
  readonly shares: Map<string, number>;
  readonly duals: Map<string, number>;
}

/** What was counted of some files of decks. */
interface Count {
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly decks: number;
  /** The day of the newest deck, ISO 8601. */
  readonly newest: string;
}

/** The colors that decks of a commander are of, or else those of the spells. */
function colorsOfDeck(commander: readonly string[], main: Readonly<Record<string, number>>): ColorMask {
  const cards = (commander.length > 0 ? commander : Object.keys(main)).flatMap((name) => cardOf(name) ?? []);
  const spells = cards.filter((card) => commander.length > 0 || !isLand(table, card));
  return spells.reduce<number>((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
}

function tallyOf(tallies: Map<string, Tally>, letters: string): Tally {
  const known = tallies.get(letters);
  if (known !== undefined) return known;
  const tally = { decks: 0, sum: 0, all: 0, lands: 0, shares: new Map(), duals: new Map() };
  tallies.set(letters, tally);
  return tally;
}

/** All decks of some files. Of the many decks that one commander may lead in tournaments each says less: it counts by the root. */
async function count(files: readonly string[]): Promise<Count> {
  const decks = (await Promise.all(files.map((file) => readDecks(join(folder ?? "", file))))).flat();
  const led = new Map<string, number>();
  for (const { commander } of decks) led.set(commander.join("+"), (led.get(commander.join("+")) ?? 0) + 1);
  const tallies = new Map<string, Tally>();
  let newest = "";
  for (const { commander, main, date } of decks) {
    const colors = colorsOfDeck(commander, main);
    const tally = tallyOf(tallies, colorsOf(colors).join("") || "C");
    const weight = commander.length > 0 ? 1 / Math.sqrt(led.get(commander.join("+")) ?? 1) : 1;
    tally.decks++;
    tally.sum += weight;
    if (date > newest) newest = date;
    for (const [name, copies] of Object.entries(main)) {
      const card = cardOf(name);
      if (card === undefined || !isLand(table, card)) continue;
      tally.all += weight * copies;
      if (isBasic(table, card)) continue;
      const isDual = colorCount(landSource(table, card, colors, new Set()).mask) > 1;
      if (!isDual) tally.lands += weight;
      const counts = isDual ? tally.duals : tally.shares;
      counts.set(table.name(card), (counts.get(table.name(card)) ?? 0) + weight);
    }
  }
  return { tallies, decks: decks.length, newest };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));
/** Shares from counts, the largest first. */
const sharesOf = (counts: ReadonlyMap<string, number>, sum: number) =>
  Object.fromEntries(
    [...counts]
      .map(([name, count]) => [name, round(count / sum, 2)] as const)
      .filter(([, share]) => share >= LEAST_SHARE)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)),
  );
/** A count as it is kept. */
function kept(source: string, { tallies, decks, newest }: Count) {
  const identities = Object.fromEntries(
    [...tallies]
      .filter(([, tally]) => tally.decks >= ENOUGH)
      .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
      .map(([letters, tally]) => [
        letters,
        {
          decks: tally.decks,
          all: round(tally.all / tally.sum, 1),
          lands: round(tally.lands / tally.sum, 1),
          shares: sharesOf(tally.shares, tally.sum),
          duals: sharesOf(tally.duals, tally.sum),
        },
      ]),
  );
  console.log(`${source}: ${decks} decks, ${Object.keys(identities).length} combinations of colors.`);
  return { source, date: newest, decks, identities };
}

const target = new URL("../packages/engine/data/usual-lands.json", import.meta.url);
const counts = {
  commander: kept("average decks of EDHREC", await count(["edhrec_average_decks.ndjson.gz"])),
  competitive: kept("tournament decks of competitive Commander", await count(["cedh.ndjson.gz"])),
  duel: kept(
    "tournament decks of Duel Commander and Canadian Highlander",
    await count(["duel-commander.ndjson.gz", "canadian-highlander.ndjson.gz"]),
  ),
};
writeFileSync(target, `${JSON.stringify(counts, null, 2)}\n`);
