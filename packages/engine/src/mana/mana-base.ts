import { COLORLESS_BIT, COLORS, type ColorMask, colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import {
  ANY_NUMBER,
  type CardIndex,
  type CardTable,
  Fact,
  Supertype,
} from "@deckwright/cards/table/card-table.ts";
import { LAND_STYLE, tappedShare } from "../../data/land-style.ts";
import { TYPAL_LANDS } from "../../data/lands.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { Playstyle } from "../types.ts";
import { basicLands } from "./basics.ts";
import { MANA_KINDS } from "./demand.ts";
import { type ManaNeeds, manaNeeds, type WeighedSpell } from "./needs.ts";
import { extraSources, isLand, type LandSource, landSource } from "./sources.ts";

/** What a mana base is built for. */
export interface ManaBaseWish {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly ranker: Ranker;
  /** The slug that the ranker and the style data know, e.g. `commander`. */
  readonly format: string;
  readonly playstyle: Playstyle;
  /** Cards of the deck without commanders. */
  readonly deckSize: number;
  /** Lands wanted, `fixed` ones included. */
  readonly lands: number;
  /** Copies of a card that the format allows (basics aside). */
  readonly copies: number;
  /** Colors the deck may play: the identity of its commanders, or the colors of its spells. */
  readonly colors: ColorMask;
  readonly commanders: readonly CardIndex[];
  readonly spells: readonly WeighedSpell[];
  /** Whether a card may be played at all: legality, identity, bracket, exclusions, price of a single card, owned only. */
  allowed(card: CardIndex): boolean;
  /** Price in US dollars as the budget counts it: 0 for what is owned. NaN where none is known. */
  priceOf(card: CardIndex): number;
  /** US dollars left for all lands together; absent without a budget. */
  readonly budgetUsd?: number;
  /** Lands that are in the deck already, as the user or the plan wants them. */
  readonly fixed?: ReadonlyMap<CardIndex, number>;
  /** True for a deck around one creature type. */
  readonly typal?: boolean;
  /** True for decks that want snow-covered basics. */
  readonly snow?: boolean;
}

/** The lands of a deck. */
export interface ManaBase {
  readonly lands: ReadonlyMap<CardIndex, number>;
  readonly needs: ManaNeeds;
  /** Sources per kind of mana (WUBRG, colorless): lands, and parts for cheap creatures and artifacts that make mana. */
  readonly sources: readonly number[];
  /** Sentences for the person where the lands fall short of what the spells ask for. */
  readonly notes: readonly string[];
}

/** What is said of a candidate once, before lands are picked one by one. */
interface Candidate extends LandSource {
  readonly colors: number;
  readonly limit: number;
  readonly price: number;
  /** Worth beside its colors, in sources. */
  readonly quality: number;
  /** A single color of the deck at most: instead of a basic, or for what else it does. */
  readonly single: boolean;
}

/** A basic is never tapped, costs nothing and is what fetches find: worth this much of a source. */
const BASIC_WORTH = 0.3;
/** Sources beyond the need still help a little. */
const SURPLUS_WORTH = 0.15;
/** Lands seen in fewer of the decks that could play them are left alone: whatever they do, nobody wants it. */
const LEAST_POPULAR = { hundred: 0.003, sixty: 0.0008 };
/** Non-land cards that find basics before more basics are kept for them. */
const MANY_FETCHERS = 3;

/**
 * Chooses the lands of a deck. Needs come from Karsten's table; lands are then picked one by one, each time the one
 * that adds most toward what is missing, its quality (the company it keeps, learned from real decks), its entering
 * tapped and its price weighed against a basic's; at last basics even out what remains. Deterministic.
 */
export function buildManaBase(wish: ManaBaseWish): ManaBase {
  const { table, colors } = wish;
  const needs = manaNeeds(table, wish.spells, wish.commanders, wish);
  const quantities = wish.spells.map(({ card, quantity }) => [card, quantity] as const);
  const have = extraSources(table, quantities, colors);
  const lands = new Map<CardIndex, number>();
  const basics = basicLands(table, { allowed: wish.allowed, snow: wish.snow === true });
  let free = wish.lands;
  let money = wish.budgetUsd ?? Number.POSITIVE_INFINITY;
  let tapped = 0;
  const add = (source: LandSource, copies: number): void => {
    lands.set(source.card, (lands.get(source.card) ?? 0) + copies);
    for (let kind = 0; kind < MANA_KINDS; kind++) {
      if (source.mask & (1 << kind)) have[kind] = (have[kind] ?? 0) + copies;
    }
    free -= copies;
    tapped += source.tapped * copies;
  };
  for (const [card, copies] of wish.fixed ?? []) add(landSource(table, card, colors), Math.min(copies, free));

  const wanted = COLORS.flatMap((_, kind) => ((needs.sources[kind] ?? 0) > 0 ? [kind] : []));
  const fetchers = wish.spells.reduce(
    (sum, { card, quantity }) => sum + (isBasicFetcher(table, card) ? quantity : 0),
    0,
  );
  const eachBasic = fetchers >= MANY_FETCHERS ? (wanted.length > 3 ? 2 : 3) : 1;
  const missingBasics = (): number =>
    wanted.reduce((sum, kind) => sum + Math.max(0, eachBasic - (lands.get(basics[kind] ?? -1) ?? 0)), 0);
  const reserved = Math.min(missingBasics(), Math.floor(wish.lands / 2));

  const candidates = landCandidates(wish, wanted.length);
  const style = LAND_STYLE[wish.playstyle];
  const cap = tappedShare(wish.format, wish.playstyle, wanted.length) * wish.lands;
  const perLand = Math.max(0.25, money / Math.max(1, free));
  const costOf = ({ price }: Candidate): number =>
    wish.budgetUsd === undefined ? 0.12 * Math.log2(1 + price / 40) : 0.25 * Math.max(0, price / perLand - 1);
  const gainOf = (mask: ColorMask): number => {
    let gain = 0;
    for (const kind of wanted)
      if (mask & (1 << kind)) gain += marginal(needs.sources[kind] ?? 0, have[kind] ?? 0);
    return gain + (mask & COLORLESS_BIT && (needs.sources[5] ?? 0) > (have[5] ?? 0) ? 0.6 : 0);
  };
  let extras = wanted.length === 0 ? wish.lands : style.utility(wish.copies === 1, wanted.length);
  let doubles = wish.copies === 1 ? style.singles : style.singles / 2;
  while (free > reserved) {
    const basicGain = Math.max(0, ...wanted.map((kind) => gainOf(1 << kind))) + BASIC_WORTH;
    let best: Candidate | null = null;
    let bestScore = wanted.length === 0 ? Number.NEGATIVE_INFINITY : basicGain;
    for (const candidate of candidates) {
      const copies = lands.get(candidate.card) ?? 0;
      if (copies >= candidate.limit || candidate.price > money) continue;
      if (tapped + candidate.tapped > cap && candidate.tapped > 0) continue;
      if (candidate.colors === 0 && extras < 1) continue;
      if (candidate.single && candidate.colors === 1 && doubles < 1) continue;
      const usual = copies >= wish.ranker.usualCopies(wish.format, candidate.card) ? 0.3 : 0;
      const score =
        gainOf(candidate.mask) +
        candidate.quality -
        style.tapped * candidate.tapped -
        costOf(candidate) -
        usual;
      // A land without color takes a source away from the deck: it must be worth as much to this deck.
      const bar = candidate.colors === 0 && wanted.length > 0 ? score + style.utilityBonus : score;
      if (bar > bestScore) {
        best = candidate;
        bestScore = bar;
      }
    }
    if (!best) break;
    add(best, 1);
    money -= best.price;
    if (best.colors === 0) extras--;
    else if (best.single) doubles--;
  }
  fillWithBasics(wish, { basics, lands, needs, have, wanted, eachBasic, free, add });
  return { lands, needs, sources: have, notes: shortfalls(needs, have, wish) };
}

/** What one more source is worth: most while hardly any are there, little beyond the need. */
function marginal(need: number, have: number): number {
  if (have < need) return 1 - 0.5 * (have / need);
  return SURPLUS_WORTH * Math.max(0, 1 - (have - need) / Math.max(1, need));
}

function isBasicFetcher(table: CardTable, card: CardIndex): boolean {
  return !isLand(table, card) && table.fetches[card] === 31;
}

/** All lands but basics that the deck may play and that real decks play, with what they are worth to it. */
function landCandidates(wish: ManaBaseWish, colorsWanted: number): Candidate[] {
  const { table, ranker, format } = wish;
  const least = wish.copies === 1 ? LEAST_POPULAR.hundred : LEAST_POPULAR.sixty;
  const typal = new Set(
    TYPAL_LANDS.flatMap((name) => {
      const match = wish.names.resolve(name, { typos: false });
      return match.found ? [match.card] : [];
    }),
  );
  const cards: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (!isLand(table, card) || (table.supertypes[card] ?? 0) & Supertype.Basic) continue;
    if ((table.facts[card] ?? 0) & Fact.NotADeckCard || !wish.allowed(card)) continue;
    if (!isWithin(table.colorIdentity[card] ?? 0, wish.colors)) continue;
    if (typal.has(card) && !wish.typal) continue;
    if (ranker.knows(format) && ranker.popularity(format, card) < least) continue;
    cards.push(card);
  }
  const seeds = [
    ...wish.commanders.map((card) => ({ card, weight: 3 })),
    ...(wish.copies === 1 ? [] : wish.spells.map(({ card, weight }) => ({ card, weight }))),
  ];
  const relevance = ranker.relevance(format, seeds, cards);
  return cards.flatMap((card, at): Candidate[] => {
    const source = landSource(table, card, wish.colors);
    const useful = colorCount(source.mask);
    const single = useful <= 1;
    // Fetching or choosing among colors is for decks with several.
    if (
      single &&
      useful === 1 &&
      (source.fetches || colorCount(table.producedMana[card] ?? 0) > 2) &&
      !typal.has(card)
    )
      return [];
    if (useful === 0 && source.fetches) return [];
    const price = wish.priceOf(card);
    if (Number.isNaN(price) && wish.budgetUsd !== undefined) return [];
    const known = Math.max(-2, Math.min(2.5, relevance[at] ?? 0));
    const allowed = table.copyLimit[card] || wish.copies;
    return [
      {
        ...source,
        colors: useful,
        limit: allowed === ANY_NUMBER ? wish.lands : allowed,
        price: Number.isNaN(price) ? 1 : price,
        quality: (single ? 0.3 : 0.15) * known + (typal.has(card) ? 0.3 : 0),
        single: single || colorsWanted <= 1,
      },
    ];
  });
}

interface Filling {
  readonly basics: readonly (CardIndex | undefined)[];
  readonly lands: ReadonlyMap<CardIndex, number>;
  readonly needs: ManaNeeds;
  readonly have: readonly number[];
  readonly wanted: readonly number[];
  readonly eachBasic: number;
  readonly free: number;
  readonly add: (source: LandSource, copies: number) => void;
}

/** The rest in basics: first the few of each color that fetches rely on, then wherever most is missing. */
function fillWithBasics(wish: ManaBaseWish, filling: Filling): void {
  const { basics, have, needs } = filling;
  let free = filling.free;
  const give = (kind: number): void => {
    const card = basics[kind];
    if (card === undefined) return;
    filling.add(landSource(wish.table, card, wish.colors), 1);
    free--;
  };
  const kinds = filling.wanted.filter((kind) => basics[kind] !== undefined);
  for (let round = 0; round < filling.eachBasic; round++) {
    for (const kind of kinds) {
      if (free > 0 && (filling.lands.get(basics[kind] ?? -1) ?? 0) <= round) give(kind);
    }
  }
  if (kinds.length === 0) {
    // No colored spell: Wastes where they are legal, else whatever basic is.
    const any = [5, ...COLORS.keys()].find((kind) => basics[kind] !== undefined && mayPlay(wish, kind));
    if (any !== undefined) while (free > 0) give(any);
    return;
  }
  while (free > 0) {
    const most = kinds.reduce((best, kind) => {
      const lack = (of: number): number => ((needs.sources[of] ?? 0) + 1) / ((have[of] ?? 0) + 1);
      return lack(kind) > lack(best) ? kind : best;
    });
    give(most);
  }
}

function mayPlay(wish: ManaBaseWish, kind: number): boolean {
  return kind === 5 || wish.commanders.length === 0 || (wish.colors & (1 << kind)) !== 0;
}

function shortfalls(needs: ManaNeeds, have: readonly number[], wish: ManaBaseWish): string[] {
  const worst = needs.sources.flatMap((need, kind) => {
    const lack = Math.ceil(need - (have[kind] ?? 0));
    return lack > Math.max(3, 0.25 * need) ? [{ color: COLORS[kind] ?? "C", lack }] : [];
  });
  if (worst.length === 0) return [];
  const list = worst.map(({ color, lack }) => `${lack} of ${color}`).join(", ");
  const why = wish.budgetUsd === undefined ? "these colors" : "these colors and this budget";
  return [`With ${why} the lands stay short of the sources that the spells would like: ${list}.`];
}
