/**
 * Counts which cards and archetypes people play in each format and playstyle, and writes packages/engine/data/played.json:
 * figures with their dates, which the pages of formats and playstyles show.
 *
 *   node scripts/count-played.ts DECKS_FOLDER
 *
 * Cards come from CARDS_DIR, or from the bundled table. Decks with cards that have been banned since are left out, so that
 * the figures tell of decks that could be played on the day of the newest ban list.
 */
import { existsSync, writeFileSync } from "node:fs";
import { type CardIndex, CardType } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { ARCHETYPE_STYLES } from "@deckwright/engine/data/archetype-styles.ts";
import { SIMILAR_FORMATS } from "@deckwright/engine/data/similar-formats.ts";
import { BASICS } from "@deckwright/engine/rank/learn/decks.ts";
import type {
  CardCount,
  CardShare,
  DecksOfStyle,
  FormatFigures,
  Played,
} from "@deckwright/engine/rank/played.ts";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { loadCards } from "@deckwright/host/cards/load.ts";
import { readLeaders, readLines } from "@deckwright/host/decks/deck-files.ts";
import { BAN_LISTS, entriesOf } from "@deckwright/rules/bans.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { createPoolReader } from "@deckwright/rules/legality.ts";

/** The newest half year of each, and all that there is of Canadian Highlander. */
const SOURCES = [
  { format: "standard", from: "2026-01-14" },
  { format: "pioneer", from: "2026-01-14" },
  { format: "modern", from: "2026-01-14" },
  { format: "pauper", from: "2026-01-14" },
  { format: "legacy", from: "2026-01-14" },
  { format: "vintage", from: "2026-01-14" },
  { format: "canadian-highlander", from: "" },
] as const;
const SPELLS = 14;
const LANDS = 8;
const ARCHETYPES = 12;
/** Share of decks whose archetype has to be known before shares of archetypes mean something. */
const MOSTLY_NAMED = 0.75;
/** Decks of a playstyle in a format before they say anything, and formats that a playstyle's page shows. */
const ENOUGH = 40;
const FORMATS_OF_STYLE = 3;
const CARDS_OF_STYLE = 10;
/** Share of the decks that may play a card, whose commanders' figures have to name it: each names some 200 cards only. */
const NAMED_BY = 0.35;

/** What a deck led by somebody needs most of, by playstyle, and the tags of cards that are it. */
const LED_NEEDS: readonly {
  readonly style: Playstyle;
  readonly what: string;
  readonly tags: readonly string[];
}[] = [
  { style: "aggro", what: "ways to attack at once, or twice", tags: ["haste-enabler", "extra-combat"] },
  { style: "midrange", what: "answers to a single threat", tags: ["removal:hard"] },
  { style: "control", what: "board wipes", tags: ["sweeper"] },
  { style: "combo", what: "ways to find a piece", tags: ["tutor"] },
  { style: "tempo", what: "counterspells", tags: ["counterspell"] },
  { style: "ramp", what: "sources of extra mana", tags: ["ramp"] },
  { style: "stax-prison", what: "locks and taxes", tags: ["stax", "tax", "hatebear", "prevents-casting"] },
  { style: "reanimator", what: "spells that bring a creature back", tags: ["reanimation:spell"] },
  { style: "aristocrats", what: "rewards for every death", tags: ["death-drain", "death-payoff"] },
  { style: "burn", what: "cards that burn the whole table", tags: ["burn:each-opponent"] },
  { style: "mill", what: "ways to empty their libraries", tags: ["mill:opponents"] },
  { style: "voltron", what: "Equipment and Auras", tags: ["equipment", "aura:buff"] },
  { style: "tokens", what: "cards that make tokens again and again", tags: ["token-maker:repeatable"] },
  { style: "control-combo-hybrid", what: "cards that win by themselves", tags: ["win-condition:text"] },
  { style: "tribal", what: "cards that reward a creature type", tags: ["typal-payoff"] },
];

interface Entry {
  readonly main: Readonly<Record<string, number>>;
  readonly side: Readonly<Record<string, number>> | null;
  readonly date: string | null;
  readonly archetype: string | null;
}

const folder = process.argv[2];
if (!folder || !existsSync(folder)) {
  console.error("Usage: node scripts/count-played.ts DECKS_FOLDER");
  process.exit(2);
}
const cardsDir = process.env.CARDS_DIR;
const { table, names } = await loadCards(cardsDir === undefined ? {} : { cardsDir, tagger: TAGGER });
const cardOf = (name: string): CardIndex => {
  const match = names.resolve(name, { typos: false });
  return match.found ? match.card : -1;
};
const isLand = (card: CardIndex) => ((table.frontTypes[card] ?? 0) & CardType.Land) !== 0;

/** Shares by name, the greatest first; equal ones by name, so that the same data give the same file. */
function greatest(counts: ReadonlyMap<string, number>, decks: number, most: number): CardShare[] {
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([name, count]) => [name, Math.round((1000 * count) / decks) / 10]);
}

function tally(entries: readonly Entry[], keep: (card: CardIndex) => boolean): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { main } of entries)
    for (const name of Object.keys(main))
      if (!BASICS.has(name) && keep(cardOf(name))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** An archetype's name without the words of whoever sorted the decks. */
function cleaned(archetype: string): string {
  const words = archetype.split(" ").filter((word) => !["Generic", "Other", "Patchwork"].includes(word));
  return words.filter((word, at) => word !== words[at - 1]).join(" ");
}

/** Names that only say colors are no archetypes. */
const COLORS_ONLY =
  /^(Mono )?(White|Blue|Black|Red|Green|Azorius|Dimir|Rakdos|Gruul|Selesnya|Orzhov|Izzet|Golgari|Boros|Simic|Esper|Grixis|Jund|Naya|Bant|Mardu|Temur|Jeskai|Sultai|Abzan|[45]c)$/;

function archetypeOf({ archetype }: Entry): string | undefined {
  const name = cleaned(archetype ?? "");
  return name === "" || COLORS_ONLY.test(name) ? undefined : name;
}

function archetypesOf(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const name = archetypeOf(entry);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Lands of a deck, and the average mana value of the rest. */
function shapeOf({ main }: Entry): { lands: number; manaValue: number } {
  let lands = 0;
  let spells = 0;
  let cost = 0;
  for (const [name, copies] of Object.entries(main)) {
    const card = cardOf(name);
    if (isLand(card)) lands += copies;
    else if (card >= 0) {
      spells += copies;
      cost += copies * (table.manaValue[card] ?? 0);
    }
  }
  return { lands, manaValue: cost / spells };
}

function ofStyle(format: string, entries: readonly Entry[]): DecksOfStyle {
  const shapes = entries.map(shapeOf);
  return {
    format,
    decks: entries.length,
    archetypes: greatest(archetypesOf(entries), entries.length, 3).map(([name]) => name),
    lands: Math.round(10 * mean(shapes.map(({ lands }) => lands))) / 10,
    manaValue: Math.round(100 * mean(shapes.map(({ manaValue }) => manaValue))) / 100,
    cards: greatest(
      tally(entries, (card) => card >= 0 && !isLand(card)),
      entries.length,
      CARDS_OF_STYLE,
    ),
  };
}

const formats: Record<string, FormatFigures> = {};
/** Of each counted format, the shares of the cards that pass a test. */
const sharesOf = new Map<string, (keep: (card: CardIndex) => boolean, most: number) => CardShare[]>();
const styled = new Map<Playstyle, DecksOfStyle[]>();
for (const { format, from } of SOURCES) {
  const list = BAN_LISTS.find((one) => one.format === format);
  const banned = new Set(
    [...(list ? entriesOf(list) : [])].filter(([, { status }]) => status === "banned").map(([name]) => name),
  );
  const entries: Entry[] = [];
  for await (const entry of readLines<Entry>(`${folder}/${format}.ndjson.gz`)) {
    const played = [...Object.keys(entry.main), ...Object.keys(entry.side ?? {})];
    if ((entry.date ?? "") >= from && !played.some((name) => banned.has(name))) entries.push(entry);
  }
  const named = entries.filter((entry) => archetypeOf(entry) !== undefined).length;
  const days = entries.flatMap(({ date }) => date ?? []).sort();
  const shares = (keep: (card: CardIndex) => boolean, most: number): CardShare[] =>
    greatest(
      tally(entries, (card) => card >= 0 && keep(card)),
      entries.length,
      most,
    );
  sharesOf.set(format, shares);
  formats[format] = {
    from: days[0] ?? "",
    to: days.at(-1) ?? "",
    decks: entries.length,
    spells: shares((card) => !isLand(card), SPELLS),
    lands: shares(isLand, LANDS),
    archetypes:
      named >= MOSTLY_NAMED * entries.length
        ? greatest(archetypesOf(entries), entries.length, ARCHETYPES)
        : [],
  };
  for (const [style, pattern] of Object.entries(ARCHETYPE_STYLES) as [Playstyle, RegExp][]) {
    const own = entries.filter((entry) => pattern.test(archetypeOf(entry) ?? ""));
    if (own.length >= ENOUGH) styled.set(style, [...(styled.get(style) ?? []), ofStyle(format, own)]);
  }
}

// Commander. Figures name some cards of a commander and leave others out, staples too: what is not named is not unplayed.
const rows = await readLeaders(`${folder}/edhrec_commanders.ndjson.gz`);
interface Led {
  /** Decks of the commanders whose figures name the card, and those among them that play it. */
  named: number;
  played: number;
}
const decksByColors = new Map<number, number>();
const ledBy = new Map<CardIndex, Led>();
const leaders = new Map<string, number>();
let led = 0;
for (const { commander, num_decks: decks, cards } of rows) {
  const colors = commander.reduce((mask, name) => mask | (table.colorIdentity[cardOf(name)] ?? 0), 0);
  decksByColors.set(colors, (decksByColors.get(colors) ?? 0) + decks);
  leaders.set(commander.join(" and "), decks);
  led += decks;
  for (const [name, percent] of cards) {
    const card = cardOf(name);
    if (card < 0 || BASICS.has(name)) continue;
    const known = ledBy.get(card) ?? { named: 0, played: 0 };
    ledBy.set(card, { named: known.named + decks, played: known.played + (percent / 100) * decks });
  }
}
/** Cards that most commanders' figures name, by the share of those commanders' decks. */
function ledShares(keep: (card: CardIndex) => boolean, most: number): CardShare[] {
  const played = new Map<string, number>();
  for (const [card, counts] of ledBy) {
    const identity = table.colorIdentity[card] ?? 0;
    let possible = 0;
    for (const [colors, decks] of decksByColors) if ((identity & ~colors) === 0) possible += decks;
    if (keep(card) && counts.named >= NAMED_BY * possible)
      played.set(table.name(card), counts.played / counts.named);
  }
  return greatest(played, 1, most);
}
/** Cards with one of the tags, by the decks that are known to play them. */
function ledCounts(tags: readonly string[]): CardCount[] {
  const ids = tags.map((tag) => table.tags.id(tag)).filter((id) => id >= 0);
  return [...ledBy]
    .filter(([card]) => !isLand(card) && ids.some((id) => table.tags.has(card, id)))
    .sort(([a, x], [b, y]) => y.played - x.played || a - b)
    .slice(0, CARDS_OF_STYLE)
    .map(([card, { played }]) => [table.name(card), Math.round(played / 1000) * 1000]);
}
formats.commander = {
  from: "",
  to:
    rows
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? "",
  decks: led,
  spells: ledShares((card) => !isLand(card), SPELLS),
  lands: ledShares(isLand, LANDS),
  archetypes: greatest(leaders, led, ARCHETYPES),
};
sharesOf.set("commander", ledShares);
// Formats of which no decks are at hand: what decks of the nearest counted one play of the cards that it allows.
for (const [slug, format] of FORMATS) {
  if (slug in formats || slug.includes(":") || format.pool.humorous === "admitted") continue;
  const nearest = (SIMILAR_FORMATS[slug] ?? [format.base ?? ""]).find((each) => sharesOf.has(each)) ?? "";
  const counted = formats[nearest];
  const shares = sharesOf.get(nearest);
  if (!(counted && shares)) continue;
  const pool = createPoolReader(table, names, format).mask();
  const isAllowed = (card: CardIndex) =>
    pool[card] === 1 && (table.manaValue[card] ?? 0) <= (format.maxManaValue ?? Number.POSITIVE_INFINITY);
  formats[slug] = {
    of: nearest,
    from: counted.from,
    to: counted.to,
    decks: counted.decks,
    spells: shares((card) => isAllowed(card) && !isLand(card), SPELLS),
    lands: shares((card) => isAllowed(card) && isLand(card), LANDS),
    archetypes: [],
  };
}
const playstyles: Played["playstyles"] = Object.fromEntries(
  LED_NEEDS.map(({ style, what, tags }) => [
    style,
    {
      decks: [...(styled.get(style) ?? [])].sort((a, b) => b.decks - a.decks).slice(0, FORMATS_OF_STYLE),
      led: { what, cards: ledCounts(tags) },
    },
  ]),
);
const out = new URL("../packages/engine/data/played.json", import.meta.url);
const played: Played = {
  source: `Counted over tournament decks; Commander over the figures of ${rows.length} commanders`,
  formats,
  playstyles,
};
writeFileSync(out, `${JSON.stringify(played)}\n`);
for (const [format, { of, decks, from, to }] of Object.entries(formats))
  console.log(`${format}: ${decks} decks${of === undefined ? "" : ` of ${of}`}, ${from} to ${to}`);
