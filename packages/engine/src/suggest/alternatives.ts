import { isWithin } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import type { CardCounts, DeckList } from "@deckwright/decks/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { ROLE_IDS, ROLE_RULES, roleBit } from "../../data/roles.ts";
import { bracketFloor } from "../analyze/bracket-floor.ts";
import { exclusionOf } from "../plan/exclusions.ts";
import type { Combos } from "../rank/combos.ts";
import type { Ranker, Seed } from "../rank/ranker.ts";
import type { SelectColumns } from "../select/columns.ts";
import { GenerateError } from "../types.ts";

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
  readonly cheaper?: Alternative;
  readonly owned?: Alternative;
  readonly upgrade?: Alternative;
}

/** Which card of which deck, and what one may pay. */
export interface AlternativesRequest {
  readonly deck: DeckList;
  readonly card: string;
  readonly owned?: CardCounts;
  readonly exclude?: readonly string[];
  readonly maxCardUsd?: number;
}

interface AlternativesContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly columns: SelectColumns;
  readonly combos: Combos;
}

/** A cheaper card costs at most this share; below this many dollars nobody looks for one. */
const CHEAPER_SHARE = 0.7;
const CHEAP_ENOUGH = 0.5;
/** An upgrade must be better by this much of the ranker's deviation. */
const BETTER_BY = 0.15;

/**
 * Finds cards that do the same job in the deck: a cheaper one, one that is owned, and a better one. "The same job"
 * means a shared role (or, for lands, being a land), at about the same mana value. None puts the deck into a higher
 * bracket than its cards do, and for a deck of opened cards all are of its pool.
 *
 * @throws GenerateError `unknown_format`, `unknown_card`
 */
export function alternatives(request: AlternativesRequest, context: AlternativesContext): Alternatives {
  const { table, names, rules, ranker, columns } = context;
  const format = rules.formatOf(request.deck);
  if ("rule" in format) throw new GenerateError("unknown_format", format.message);
  const match = names.resolve(request.card);
  if (!match.found)
    throw new GenerateError("unknown_card", `There is no card called “${request.card.slice(0, 80)}”.`);
  const subject = match.card;
  const found = (name: string): CardIndex[] => {
    const result = names.resolve(name, { typos: false });
    return result.found ? [result.card] : [];
  };
  const commanders = (request.deck.commanders ?? []).flatMap(found);
  const main = Object.keys(request.deck.main).flatMap(found);
  // Of opened cards only those of the pool can come in, from the sideboard; elsewhere everything that the format allows.
  const opened = format.rules.includes("POOLSRC")
    ? new Set(Object.keys(request.deck.pool ?? {}).flatMap(found))
    : undefined;
  const side = opened === undefined ? Object.keys(request.deck.side ?? {}).flatMap(found) : [];
  const inside = new Set([...commanders, ...main, ...side]);
  const identity = format.leaders === null ? colorsOfDeck(table, main) : rules.identityOf(commanders);
  const owned = new Set(
    Object.entries(request.owned ?? {}).flatMap(([name, copies]) => (copies > 0 ? found(name) : [])),
  );
  const excluded = (request.exclude ?? []).map((word) => {
    const exact = found(word);
    return exact.length > 0 ? (card: CardIndex) => exact.includes(card) : exclusionOf(word, table)?.excludes;
  });
  const copies = Object.entries(request.deck.main).find(([name]) => found(name)[0] === subject)?.[1] ?? 1;
  const pool = rules.poolMask(format.id);
  const land = isLand(table, subject);
  const roles = columns.roles[subject] ?? 0;
  const value = table.manaValue[subject] ?? 0;
  const candidates: CardIndex[] = [subject];
  for (let card = 0; card < table.size; card++) {
    if (inside.has(card) || pool[card] === 0 || isLand(table, card) !== land) continue;
    if (opened !== undefined && !opened.has(card)) continue;
    if (!isWithin(table.colorIdentity[card] ?? 0, identity) || excluded.some((excludes) => excludes?.(card)))
      continue;
    if (request.maxCardUsd !== undefined && !((table.priceUsd[card] ?? Number.NaN) <= request.maxCardUsd))
      continue;
    if (!land && roles !== 0 && ((columns.roles[card] ?? 0) & roles) === 0) continue;
    if (!land && Math.abs((table.manaValue[card] ?? 0) - value) > 2) continue;
    if (land && ((table.producedMana[subject] ?? 0) & identity & ~(table.producedMana[card] ?? 0)) !== 0)
      continue;
    candidates.push(card);
  }
  const seeds: Seed[] = [
    ...commanders.map((card) => ({ card, weight: 3 })),
    ...main.filter((card) => card !== subject && !isLand(table, card)).map((card) => ({ card, weight: 1 })),
  ];
  const relevance = ranker.relevance(format.base ?? format.slug, seeds, candidates);
  const likeness = (card: CardIndex): number => {
    const shared = bitCount((columns.roles[card] ?? 0) & roles);
    return 0.25 * shared - 0.15 * Math.abs((table.manaValue[card] ?? 0) - value);
  };
  const order = candidates
    .map((card, at) => ({
      card,
      relevance: relevance[at] ?? 0,
      score: (relevance[at] ?? 0) + likeness(card),
    }))
    .filter(({ card }) => card !== subject)
    .sort((a, b) => b.score - a.score || a.card - b.card);
  const price = table.priceUsd[subject] ?? Number.NaN;
  const own = relevance[0] ?? 0;
  const job = jobOf(roles & ~0, land);

  const describe = (card: CardIndex, reason: string): Alternative => {
    const usd = table.priceUsd[card] ?? Number.NaN;
    const delta = copies * (usd - price);
    return {
      name: table.name(card),
      reason,
      price_usd: Number.isNaN(usd) ? null : cents(usd),
      delta_usd: Number.isNaN(delta) ? null : cents(delta),
    };
  };
  const fits = withinBracket(
    format.leaders !== null,
    [...commanders, ...main.filter((card) => card !== subject)],
    subject,
    context,
  );
  const cheaper =
    price > CHEAP_ENOUGH
      ? order.find(({ card }) => (table.priceUsd[card] ?? Number.NaN) <= price * CHEAPER_SHARE && fits(card))
      : undefined;
  const mine = order.find(({ card }) => owned.has(card) && fits(card));
  const better = order.find(
    ({ card, relevance: worth }) =>
      worth > own + BETTER_BY &&
      card !== cheaper?.card &&
      !Number.isNaN(table.priceUsd[card] ?? Number.NaN) &&
      fits(card),
  );
  return {
    card: table.name(subject),
    ...(cheaper
      ? { cheaper: describe(cheaper.card, `${job} for ${share(table, cheaper.card, price)} of the price`) }
      : {}),
    ...(mine ? { owned: describe(mine.card, `${job}, and you own it`) } : {}),
    ...(better ? { upgrade: describe(better.card, `${job}; decks like this play it more often`) } : {}),
  };
}

/** Tells whether a card in the place of another leaves the bracket that a deck's cards need at least; always, in formats without brackets. */
function withinBracket(
  brackets: boolean,
  others: readonly CardIndex[],
  subject: CardIndex,
  { table, combos }: AlternativesContext,
): (card: CardIndex) => boolean {
  if (!brackets) return () => true;
  const floorWith = (card: CardIndex): number => bracketFloor(table, combos, [...others, card]).floor;
  const most = floorWith(subject);
  return (card) => floorWith(card) <= most;
}

/** The job in words, by the role that a card's mask tells most of. */
function jobOf(roles: number, land: boolean): string {
  if (land) return "The same colors";
  const role = ROLE_IDS.find((id) => roles & (1 << roleBit(id)));
  return role === undefined ? "A similar card" : ROLE_RULES[role].label;
}

function share(table: CardTable, card: CardIndex, price: number): string {
  const percent = Math.max(1, Math.round((100 * (table.priceUsd[card] ?? 0)) / price));
  return `${percent} %`;
}

function isLand(table: CardTable, card: CardIndex): boolean {
  return ((table.frontTypes[card] ?? 0) & CardType.Land) !== 0;
}

function colorsOfDeck(table: CardTable, cards: readonly CardIndex[]): number {
  return cards.reduce((mask, card) => mask | (isLand(table, card) ? 0 : (table.colorIdentity[card] ?? 0)), 0);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let bits = mask; bits; bits &= bits - 1) count++;
  return count;
}

function cents(usd: number): number {
  return Math.round(usd * 100) / 100;
}
