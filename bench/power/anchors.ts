import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { DeckList } from "@deckwright/decks/deck.ts";
import { createRandom } from "@deckwright/engine/random.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { dropNearDuplicates, type LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { AT_RANDOM, simpleDeck } from "../baseline/simple-decks.ts";
import type { CardFacts } from "../judge/card-facts.ts";
import { dealtAnew, type Playable, withHalfOf } from "./nonsense.ts";

/** Decks whose level is known, by what they are. */
export type AnchorKind =
  | "cards at random"
  | "preconstructed"
  | "average of a commander"
  | "people's own, one commander"
  | "competitive"
  | "tournament"
  | "half of two decks"
  | "preconstructed, dealt anew"
  | "average, dealt anew"
  | "competitive, dealt anew"
  | "tournament, dealt anew";

/** A deck whose level is known. */
export interface Anchor {
  readonly kind: AnchorKind;
  readonly deck: DeckList;
  /** Whether it is kept back: nothing is fitted to it. */
  readonly isKept: boolean;
  /** The deck whose cards it is dealt or mixed from. */
  readonly of?: Anchor;
}

/** What anchors are made with. */
export interface AnchorContext {
  readonly folder: string;
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly facts: CardFacts;
}

/** Formats whose tournament decks are on the scale of sixty cards, and the day from which on they are looked at. */
const SIXTY = ["standard", "pioneer", "modern", "pauper", "legacy", "vintage"] as const;
const SINCE = "2024-07-01";
/** Competitive decks are looked at from this day on; those without a date are left out. */
const COMPETITIVE_SINCE = "2024-01-01";
/** Decks of each kind. */
const DECKS = { competitive: 240, average: 160, own: 60, random: 60, tournament: 80, preconstructed: 120 };
/** The newest part of what is played at tournaments is kept back; of all else, one in three. */
const KEPT = 1 / 3;
const BY_DATE: ReadonlySet<AnchorKind> = new Set<AnchorKind>(["tournament", "competitive"]);
/** Decks of a file that are looked at more closely. */
const MOST_READ = 3000;
const SEED = 7;

/** Decks with commanders. */
export async function commanderAnchors(context: AnchorContext): Promise<Anchor[]> {
  const precons = await decksOf(context, "commander-precons", isHundred);
  const averages = spread(await decksOf(context, "edhrec_average_decks", isHundred), DECKS.average);
  const own = spread(await decksOf(context, "commander-casual-ojer-axonil", isHundred), DECKS.own);
  const competitive = spread(await decksOf(context, "cedh", isHundred, COMPETITIVE_SINCE), DECKS.competitive);
  return [
    ...withNonsense("commander", "preconstructed", precons, context),
    ...withNonsense("commander", "average of a commander", averages, context),
    ...anchorsOf("commander", "people's own, one commander", own),
    ...withNonsense("commander", "competitive", competitive, context),
    ...atRandom("commander", context),
  ];
}

/** Decks of sixty cards. */
export async function constructedAnchors(context: AnchorContext): Promise<Anchor[]> {
  const anchors: Anchor[] = [];
  for (const format of SIXTY) {
    const decks = await decksOf(context, format, isSixty, SINCE);
    anchors.push(
      ...withNonsense(format, "tournament", spread(decks, DECKS.tournament), context),
      ...atRandom(format, context).slice(0, DECKS.random / 2),
    );
  }
  const precons = spread(await decksOf(context, "precons-other", isSixty), DECKS.preconstructed);
  return [...anchors, ...anchorsOf("modern", "preconstructed", precons)];
}

/** Decks of a format as anchors, and what is dealt anew and mixed from them. */
export function withNonsense(
  format: string,
  kind: keyof typeof DEALT,
  decks: readonly LearnedDeck[],
  { names, table }: Pick<AnchorContext, "names" | "table">,
): Anchor[] {
  const real = anchorsOf(format, kind, decks);
  const random = createRandom(SEED);
  const playable = real.map(({ deck }): Playable => {
    const main = cardCounts(names, deck.main);
    const leaders = [
      ...cardCounts(names, Object.fromEntries((deck.commanders ?? []).map((name) => [name, 1]))).keys(),
    ];
    return { main, leaders };
  });
  const singleton = format === "commander";
  const named = (main: ReadonlyMap<CardIndex, number>): Record<string, number> =>
    Object.fromEntries([...main].map(([card, count]) => [table.name(card), count]));
  return real.flatMap((of, at) => {
    const own = playable[at];
    if (own === undefined) return [of];
    const dealt = dealtAnew(own, playable, { table, singleton, random });
    const anchors: Anchor[] = [
      of,
      { ...of, of, kind: DEALT[kind], deck: { ...of.deck, main: named(dealt) } },
    ];
    if (!singleton) {
      const half = withHalfOf(own, playable, { table, singleton, random });
      anchors.push({ ...of, of, kind: "half of two decks", deck: { ...of.deck, main: named(half) } });
    }
    return anchors;
  });
}

const DEALT = {
  preconstructed: "preconstructed, dealt anew",
  "average of a commander": "average, dealt anew",
  competitive: "competitive, dealt anew",
  tournament: "tournament, dealt anew",
} as const;

/** Decks of a file that the table knows nearly all cards of, without near-duplicates, oldest first. */
async function decksOf(
  { folder, table, names }: AnchorContext,
  file: string,
  isWhole: (deck: LearnedDeck, cards: number) => boolean,
  since = "",
): Promise<LearnedDeck[]> {
  const all = (await readDecks(`${folder}/${file}.ndjson.gz`)).filter(({ date }) => date >= since);
  const decks = dropNearDuplicates(spread(all, MOST_READ)).filter((deck) => {
    const main = cardCounts(names, deck.main);
    const lands = [...main].filter(([card]) => isLand(table, card));
    const cards = [...main.values()].reduce((sum, count) => sum + count, 0);
    return isWhole(deck, cards) && lands.length > 0;
  });
  return decks.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

function isHundred({ commander }: LearnedDeck, cards: number): boolean {
  return commander.length > 0 && cards >= 97 && cards <= 100;
}

function isSixty(_: LearnedDeck, cards: number): boolean {
  return cards >= 60 && cards <= 80;
}

function anchorsOf(format: string, kind: AnchorKind, decks: readonly LearnedDeck[]): Anchor[] {
  const byDate = BY_DATE.has(kind);
  return decks.map(({ commander, main }, at) => ({
    kind,
    isKept: byDate ? at >= (1 - KEPT) * decks.length : at % 3 === 2,
    deck: {
      format,
      commanders: [...commander],
      main: Object.fromEntries(Object.entries(main).filter(([name]) => !commander.includes(name))),
    },
  }));
}

function atRandom(format: string, { facts }: AnchorContext): Anchor[] {
  return Array.from({ length: DECKS.random }, (_, seed) => {
    const { commanders, main } = simpleDeck(format, "midrange", seed + 1, facts, AT_RANDOM);
    return { kind: "cards at random", isKept: seed % 3 === 2, deck: { format, commanders, main } };
  });
}

/** So many of a list, evenly. */
export function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
