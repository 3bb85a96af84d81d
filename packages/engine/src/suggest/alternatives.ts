import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import { bracketFloor } from "../analyze/bracket-floor.ts";
import { addedCard } from "../explain/added-card.ts";
import { continuedSentence } from "../explain/claims.ts";
import { rankNameOf } from "../rank/form-ranker.ts";
import type { Seed } from "../rank/ranker.ts";
import {
  type AlternativesContext,
  type AlternativesRequest,
  candidatesFor,
  find,
  isOwnJob,
  type Place,
  placeOf,
} from "./stand-ins.ts";

/** A card that could stand in for another. */
export interface Alternative {
  readonly name: string;
  readonly reason: string;
  /** Null when no price is known. */
  readonly price_usd: number | null;
  /** What the deck's price changes by, for all copies; null when a price is unknown. */
  readonly delta_usd: number | null;
}

/** What could stand in for a card of a deck. A kind is absent when there is no such card. */
export interface Alternatives {
  readonly card: string;
  /** What the card itself does in the deck, to be said behind a colon; absent where it is not in it, or there is nothing to say. */
  readonly does?: string;
  readonly cheaper?: Alternative;
  readonly owned?: Alternative;
  readonly upgrade?: Alternative;
  /** One that costs less mana, or fewer symbols of the deck's colors where those are short. */
  readonly easier?: Alternative;
  /** The one most like it of those that go with the deck, where there is none of the others. */
  readonly nearest?: Alternative;
}

/** A cheaper card costs at most this share; below this many dollars nobody looks for one. */
const CHEAPER_SHARE = 0.7;
const CHEAP_ENOUGH = 0.5;
/** An upgrade must be better by this much of the ranker's deviation. */
const BETTER_BY = 0.15;
/** An easier card goes with the deck less well by this much of the ranker's deviation at most. */
const WORSE_BY = 1;
/** And is at least this much like the subject, by what both do, what they are and cost; so is the nearest one. */
const LEAST_LIKE = 1;
/** Cards up to this mana value are cast as soon as anything is. */
const EASY_ENOUGH = 2;
interface Ranked {
  readonly card: CardIndex;
  readonly relevance: number;
  readonly score: number;
}

/**
 * Finds cards that do the same job in the deck: a cheaper one, one that is owned, one that is easier to cast, and a better one,
 * or else the nearest. "The same job" means that both are listed under the same heading (or, for lands, make the same colors),
 * at about the same mana value; no card is proposed for more than three cards of a deck, the ones that it is most like. None
 * puts the deck into a higher bracket than its cards do, and for a deck from a limited pool all are of its pool.
 *
 * @throws GenerateError `unknown_format`, `unknown_card`
 */
export function alternatives(request: AlternativesRequest, context: AlternativesContext): Alternatives {
  const { table } = context;
  const place = placeOf(request, context);
  const { ranked, own } = rank(place, candidatesFor(place, request, context), context);
  const isLegal = withinBracket(place, context);
  const fits = (card: CardIndex): boolean => isOwnJob(place, card, context) && isLegal(card);
  const price = table.priceUsd[place.subject] ?? Number.NaN;
  const priceOf = (card: CardIndex): number => table.priceUsd[card] ?? Number.NaN;
  const owned = new Set(
    Object.entries(request.owned ?? {}).flatMap(([name, copies]) => (copies > 0 ? find(name, context) : [])),
  );
  const cheaper =
    price > CHEAP_ENOUGH
      ? ranked.find(({ card }) => priceOf(card) <= price * CHEAPER_SHARE && fits(card))
      : undefined;
  const mine = ranked.find(({ card }) => owned.has(card) && fits(card));
  const better = ranked.find(
    ({ card, relevance }) =>
      relevance > own + BETTER_BY && card !== cheaper?.card && !Number.isNaN(priceOf(card)) && fits(card),
  );
  const easier = place.land
    ? undefined
    : ranked.find(
        ({ card, relevance }) =>
          relevance > own - WORSE_BY &&
          [cheaper, mine, better].every((other) => other?.card !== card) &&
          place.jobs.likeness(place.subject, card) >= LEAST_LIKE &&
          easeOf(place, card, context) !== undefined &&
          fits(card),
      );
  const hasOther = [cheaper, mine, better, easier].some((other) => other !== undefined);
  const nearest =
    hasOther || isBasic(table, place.subject)
      ? undefined
      : ranked.find(
          ({ card }) => (place.land || place.jobs.likeness(place.subject, card) >= LEAST_LIKE) && fits(card),
        );
  const job = jobOf(place);
  const told = addedCard(request.deck, place.subject, context);
  if (told) context.onClaims?.([told]);
  const describe = ({ card }: Ranked, reason: string): Alternative =>
    alternativeOf(table, card, reason, place.copies * (priceOf(card) - price));
  return {
    card: table.name(place.subject),
    ...(told && { does: continuedSentence(told) }),
    ...(cheaper && {
      cheaper: describe(cheaper, `${job} for ${percentOf(priceOf(cheaper.card), price)} of the price`),
    }),
    ...(mine && { owned: describe(mine, `${job}, and you own it`) }),
    ...(easier && {
      easier: describe(easier, `${job}, and ${easeOf(place, easier.card, context)}`),
    }),
    ...(better && { upgrade: describe(better, `${job}; decks like this play it more often`) }),
    ...(nearest && { nearest: describe(nearest, `${job}, if you want another card than this one`) }),
  };
}

/** The candidates by how well they go with the rest of the deck, best first, and what the subject itself comes to. */
function rank(
  { subject, format, commanders, main, jobs }: Place,
  candidates: readonly CardIndex[],
  { table, ranker }: AlternativesContext,
): { readonly ranked: readonly Ranked[]; readonly own: number } {
  const seeds: Seed[] = [
    ...commanders.map((card) => ({ card, weight: 3 })),
    ...main.filter((card) => card !== subject && !isLand(table, card)).map((card) => ({ card, weight: 1 })),
  ];
  const relevance = ranker.completion(format.base ?? rankNameOf(format), seeds, candidates);
  const ranked = candidates
    .map((card, at) => {
      const own = relevance[at] ?? 0;
      return { card, relevance: own, score: own + jobs.likeness(subject, card) };
    })
    .slice(1)
    .sort((a, b) => b.score - a.score || a.card - b.card);
  return { ranked, own: relevance[0] ?? 0 };
}

/** Tells whether a card in the subject's place leaves the bracket that the deck's cards need at least; always, in formats without brackets. */
function withinBracket(
  { format, commanders, main, subject }: Place,
  { table, combos }: AlternativesContext,
): (card: CardIndex) => boolean {
  if (format.leaders === null) return () => true;
  const others = [...commanders, ...main.filter((card) => card !== subject)];
  const floorWith = (card: CardIndex): number => bracketFloor(table, combos, [...others, card]).floor;
  const most = floorWith(subject);
  return (card) => floorWith(card) <= most;
}

/**
 * What is easier in casting a card than the subject, in words; undefined where nothing is, or where something else is harder.
 * Symbols matter where the deck has other colors to pay for, and mana of what is not cheap already.
 */
function easeOf(
  { subject, identity }: Place,
  card: CardIndex,
  { table, columns }: AlternativesContext,
): string | undefined {
  const mana = (table.manaValue[subject] ?? 0) - (table.manaValue[card] ?? 0);
  const pips = (columns.symbols[subject] ?? 0) - (columns.symbols[card] ?? 0);
  const cost = table.manaCost(card);
  // A cost that is open, or none at all, is no lower one.
  if (mana < 0 || pips < 0 || cost === "" || cost.includes("{X}")) return undefined;
  if (mana > 0 && (table.manaValue[subject] ?? 0) > EASY_ENOUGH) return `costs ${mana} less`;
  if (pips > 0 && colorCount(identity) > 1)
    return `asks for ${pips} fewer colored ${pips === 1 ? "symbol" : "symbols"}`;
  return undefined;
}

/** The job in words: what the card is listed under. */
function jobOf({ subject, land, jobs }: Place): string {
  return land ? "The same colors" : jobs.words(subject);
}

function alternativeOf(table: CardTable, card: CardIndex, reason: string, delta: number): Alternative {
  const usd = table.priceUsd[card] ?? Number.NaN;
  return {
    name: table.name(card),
    reason,
    price_usd: Number.isNaN(usd) ? null : cents(usd),
    delta_usd: Number.isNaN(delta) ? null : cents(delta),
  };
}

function percentOf(part: number, whole: number): string {
  return `${Math.max(1, Math.round((100 * part) / whole))} %`;
}

/** Dollars in whole cents. */
function cents(usd: number): number {
  return Math.round(usd * 100) / 100;
}
