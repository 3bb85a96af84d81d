/**
 * Finds the cards that hardly any deck plays without a partner of theirs, and writes
 * packages/engine/data/needs-partner.json.
 *
 *   node scripts/learn-partners.ts DECKS_FOLDER AS_OF
 *
 * Partners are those of packages/engine/data/combos.json, which has to be there. AS_OF is the ISO day or month of the
 * newest deck.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readDecks, readLeaders } from "@deckwright/host/decks/deck-files.ts";

const LISTS = [
  "standard",
  "pioneer",
  "modern",
  "pauper",
  "legacy",
  "vintage",
  "premodern",
  "duel-commander",
  "cedh",
  "canadian-highlander",
] as const;
const LEADERS = "edhrec_commanders";
/** Decks of one format that have to play a card before they say anything of it. */
const ENOUGH = 40;
/** Share of a card's decks that hold a partner, for the card to be nothing without one. */
const NEARLY_ALL = 0.85;
/** Where so many of all decks hold one of the partners anyway, holding one says nothing. */
const ANYWAY = 0.6;
/** Below this share of commanders' decks that hold a partner beside the card, it is fine alone in the format. */
const ALONE = 0.45;
/**
 * A card that wins on the spot with each of its partners is for nothing else in commanders' decks either, where at least this
 * share of the decks with it can hold a partner too: shares of a list do not say which cards stand together.
 */
const HALF_OF_A_WIN = 0.75;
const WINS = "W";
const COUNTED_BY_LEADERS = "commander";
/** Commanders whose decks have to hold a card, each by its share, before they say anything of it. */
const SEEN_BY_LEADERS = 4;
/** A partner that fewer of the card's decks hold is none that counts on it. */
const RARE_PARTNER = 0.005;

const [folder, asOf] = process.argv.slice(2);
if (!folder || !asOf || !existsSync(folder)) {
  console.error("Usage: node scripts/learn-partners.ts DECKS_FOLDER AS_OF");
  process.exit(2);
}
const data = new URL("../packages/engine/data/", import.meta.url);
const combos: {
  readonly names: readonly string[];
  readonly pairs: readonly number[];
  readonly ends: readonly string[];
} = JSON.parse(readFileSync(new URL("combos.json", data), "utf8"));
const partners = new Map<string, Set<string>>();
/** Pairs that win the game as soon as both are there. */
const winning = new Set<string>();
for (let at = 0; at < combos.pairs.length; at += 2) {
  const a = combos.names[combos.pairs[at] ?? -1] ?? "";
  const b = combos.names[combos.pairs[at + 1] ?? -1] ?? "";
  for (const [card, other] of [
    [a, b],
    [b, a],
  ] as const) {
    partners.set(card, (partners.get(card) ?? new Set()).add(other));
    if (combos.ends[at / 2] === WINS) winning.add(`${card}|${other}`);
  }
}
const front = (name: string): string => name.split(" // ")[0] ?? name;
const byFront = new Map([...partners.keys()].map((name) => [front(name), name]));

interface Seen {
  decks: number;
  paired: number;
  readonly beside: Map<string, number>;
}
/** Per card and format: how many decks play it, and beside which partners. */
const seen = new Map<string, Map<string, Seen>>();
/** Per format and card: share of all decks. */
const shares = new Map<string, Map<string, number>>();
for (const format of LISTS) {
  const decks = await readDecks(`${folder}/${format}.ndjson.gz`);
  const played = new Map<string, number>();
  for (const { commander, main } of decks) {
    const find = (names: readonly string[]) =>
      new Set(names.flatMap((name) => byFront.get(front(name)) ?? []));
    const held = find(Object.keys(main));
    const leading = find(commander);
    for (const card of held) {
      if (leading.has(card)) continue;
      played.set(card, (played.get(card) ?? 0) + 1);
      // A deck that a partner leads has it anyway, and says nothing.
      if ([...leading].some((leader) => partners.get(card)?.has(leader))) continue;
      const formats = seen.get(card) ?? new Map<string, Seen>();
      seen.set(card, formats);
      const entry = formats.get(format) ?? { decks: 0, paired: 0, beside: new Map() };
      formats.set(format, entry);
      entry.decks++;
      let isPaired = false;
      for (const other of partners.get(card) ?? []) {
        if (!held.has(other)) continue;
        isPaired = true;
        entry.beside.set(other, (entry.beside.get(other) ?? 0) + 1);
      }
      if (isPaired) entry.paired++;
    }
  }
  shares.set(format, new Map([...played].map(([card, count]) => [card, count / decks.length])));
}

/**
 * Per card: how often commanders' decks hold it, how often with a partner if they came together by chance, and how often if
 * whoever has room for both holds both.
 */
const led = new Map<string, { held: number; paired: number; pairable: number }>();
for (const { commander, cards } of await readLeaders(`${folder}/${LEADERS}.ndjson.gz`)) {
  const percent = new Map(
    cards.map(([name, inclusion]) => [byFront.get(front(name)) ?? name, inclusion / 100]),
  );
  for (const name of commander) percent.set(byFront.get(front(name)) ?? name, 1);
  for (const [card, share] of percent) {
    const others = partners.get(card);
    if (others === undefined) continue;
    let beside = 0;
    for (const other of others) beside += percent.get(other) ?? 0;
    const entry = led.get(card) ?? { held: 0, paired: 0, pairable: 0 };
    entry.held += share;
    entry.paired += share * Math.min(1, beside);
    entry.pairable += Math.min(share, beside);
    led.set(card, entry);
  }
}

const found: {
  readonly card: string;
  readonly partners: readonly string[];
  readonly formats?: readonly string[];
}[] = [];
for (const [card, formats] of [...seen].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const telling = [...formats].filter(([, { decks }]) => decks >= ENOUGH);
  const anyway = (format: string, { beside }: Seen): number => {
    const played = shares.get(format);
    return 1 - [...beside.keys()].reduce((none, other) => none * (1 - (played?.get(other) ?? 0)), 1);
  };
  const needing = telling
    .filter(([format, entry]) => entry.paired >= NEARLY_ALL * entry.decks && anyway(format, entry) < ANYWAY)
    .map(([format]) => format);
  if (needing.length === 0) continue;
  const leaders = led.get(card);
  const isFineAlone =
    leaders !== undefined && leaders.held >= SEEN_BY_LEADERS && leaders.paired < ALONE * leaders.held;
  const isAnywhere = needing.length === telling.length && !isFineAlone;
  const beside = [...(partners.get(card) ?? [])].filter((other) =>
    [...formats.values()].some((entry) => (entry.beside.get(other) ?? 0) >= RARE_PARTNER * entry.decks),
  );
  const isHalf =
    leaders !== undefined &&
    beside.every((other) => winning.has(`${card}|${other}`)) &&
    leaders.pairable >= HALF_OF_A_WIN * leaders.held;
  const where = isHalf ? [...needing, COUNTED_BY_LEADERS] : needing;
  found.push({ card, partners: beside.sort(), ...(isAnywhere ? {} : { formats: where.sort() }) });
}
const out = new URL("needs-partner.json", data);
writeFileSync(
  out,
  `${JSON.stringify({
    source:
      "Counted over tournament decks and the combos of two cards: hardly any deck plays the card without one of the partners, in the formats named or, where none are, in any",
    asOf,
    cards: found,
  })}\n`,
);
console.log(`${found.length} cards: ${out.pathname}`);
