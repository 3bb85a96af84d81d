import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { createEngine } from "@deckwright/engine/engine.ts";
import { createRandom } from "@deckwright/engine/random.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import {
  type Figures,
  readCoOccurrence,
  writeCoOccurrence,
} from "@deckwright/engine/rank/co-occurrence-file.ts";
import { learnAssociations } from "@deckwright/engine/rank/learn/associations.ts";
import { cardCounts } from "@deckwright/engine/rank/learn/card-counts.ts";
import { dropNearDuplicates, type LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";
import { DEFAULTS, learnLists } from "@deckwright/engine/rank/learn/figures.ts";
import { leaderName, learnSkeletons } from "@deckwright/engine/rank/learn/skeletons.ts";
import { COMPETITIVE } from "@deckwright/engine/rank/ranker.ts";
import { readDecks } from "@deckwright/host/decks/deck-files.ts";
import { COMPETITIVE_DRIFT, LIST_SOURCES } from "@deckwright/host/model/sources.ts";
import type { Bench } from "../setup.ts";
import { type Figure, OURS } from "./figure.ts";
import { PLAIN, plainCards, playable } from "./plain-decks.ts";

/** The newest days of the data, of which nothing is learned: leaders are played for years. */
const DAYS_KEPT_BACK = 540;
/** Commanders that are asked for, by how many newer decks they lead, and the cards that are looked for. */
const COMMANDERS = 8;
const TOP = 50;
/** Cards of a deck without its commander. */
const SIZE = 99;
const SEED = 7;
const DAY_MS = 86_400_000;

type Counts = ReadonlyMap<CardIndex, number>;

function landsIn(deck: Counts, table: CardTable): number {
  return [...deck].reduce((sum, [card, copies]) => sum + (isLand(table, card) ? copies : 0), 0);
}

/** Competitive Commander decks at bracket 5, held against newer decks of eight known commanders. */
export async function competitiveFigures(folder: string, { cards, figures }: Bench): Promise<Figure[]> {
  const { table, names } = cards;
  const decks = (await readDecks(`${folder}/cedh.ndjson.gz`)).filter(({ date }) => date !== "");
  const newest = decks.reduce((last, { date }) => Math.max(last, Date.parse(date)), 0);
  const isKept = ({ date }: LearnedDeck): boolean => newest - Date.parse(date) < DAYS_KEPT_BACK * DAY_MS;
  const file = readCoOccurrence(figures.coOccurrence);
  const ranker = openCoOccurrence(
    writeCoOccurrence({
      ...file,
      figures: relearned(
        file,
        decks.filter((deck) => !isKept(deck)),
        (name) => {
          const match = names.resolve(name, { typos: false });
          return match.found ? table.colorIdentity[match.card] : undefined;
        },
      ),
    }).buffer,
    table,
    names,
  );
  const engine = createEngine({ table, names, ranker });
  const byLeader = new Map<string, LearnedDeck[]>();
  for (const deck of dropNearDuplicates(decks.filter(isKept)))
    byLeader.set(leaderName(deck), [...(byLeader.get(leaderName(deck)) ?? []), deck]);
  const known = [...byLeader]
    .filter(
      ([name, [first]]) =>
        ranker.skeletons(COMPETITIVE).some((each) => each.name === name) &&
        first?.commander.every((card) => {
          const match = names.resolve(card);
          return match.found && table.legality(match.card, "commander") === "legal";
        }),
    )
    .sort((one, other) => other[1].length - one[1].length)
    .slice(0, COMMANDERS);
  const found = new Map<string, { top: number; landsOff: number }[]>();
  const random = createRandom(SEED);
  for (const [name, people] of known) {
    const lists = people.map(({ main }) => cardCounts(names, main));
    const shares = new Map<CardIndex, number>();
    for (const list of lists)
      for (const card of list.keys()) shares.set(card, (shares.get(card) ?? 0) + 1 / lists.length);
    const top = [...shares.keys()]
      .filter((card) => !isLand(table, card) && table.legality(card, "commander") === "legal")
      .sort((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0))
      .slice(0, TOP);
    const lands = lists.reduce((sum, list) => sum + landsIn(list, table), 0) / lists.length;
    const add = (method: string, deck: Counts) =>
      found.set(method, [
        ...(found.get(method) ?? []),
        {
          top: top.filter((card) => deck.has(card)).length,
          landsOff: Math.abs(landsIn(deck, table) - lands),
        },
      ]);
    const commanders = people[0]?.commander ?? [];
    const asked = { format: "commander", commanders, bracket: 5 as const, seed: SEED };
    add(OURS, cardCounts(names, engine.generate(asked).deck.main));
    add("plain skeleton", plainSkeleton(name));
    const leaders = cardCounts(names, Object.fromEntries(commanders.map((card) => [card, 1])));
    const identity = [...leaders.keys()].reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
    const pool = playable(table, "commander", identity);
    for (const plain of PLAIN) {
      const own = plainCards(plain, pool, SIZE, { ranker, format: COMPETITIVE, random });
      add(plain, new Map(own.map((card) => [card, 1])));
    }
  }

  /** The copies that most of a leader's older decks play, those of banned cards aside. */
  function plainSkeleton(leader: string): Counts {
    const slots = (ranker.skeletons(COMPETITIVE).find(({ name }) => name === leader)?.main ?? [])
      .filter(({ card }) => isBasic(table, card) || table.legality(card, "commander") === "legal")
      .flatMap(({ card, shares }) => shares.map((share) => ({ card, share })))
      .sort((one, other) => other.share - one.share)
      .slice(0, SIZE);
    const deck = new Map<CardIndex, number>();
    for (const { card } of slots) deck.set(card, (deck.get(card) ?? 0) + 1);
    return deck;
  }

  return [...found].flatMap(([method, all]): Figure[] => [
    { measure: "cEDH: of the 50 most played", method, values: all.map(({ top }) => top) },
    { measure: "cEDH: lands off", method, values: all.map(({ landsOff }) => landsOff) },
  ]);
}

/** The shipped figures with those of competitive decks learned anew from some of them. */
function relearned(
  { names, figures }: ReturnType<typeof readCoOccurrence>,
  learned: readonly LearnedDeck[],
  identityOf: (name: string) => number | undefined,
): Figures[] {
  const source = LIST_SOURCES.find(({ format }) => format === COMPETITIVE);
  if (source === undefined) throw new Error("Nobody learns from competitive decks.");
  const ids = new Map(names.map((name, at) => [name, at]));
  const different = dropNearDuplicates(learned);
  const list = learnLists(COMPETITIVE, different, ids, { ...DEFAULTS, halfLife: source.halfLife });
  return [
    ...figures.filter(({ format }) => format !== COMPETITIVE),
    list,
    ...learnAssociations(list, names, learned),
    learnSkeletons(COMPETITIVE, different, ids, {
      ...source.skeletons,
      drift: { ...COMPETITIVE_DRIFT, identityOf },
    }),
  ];
}
