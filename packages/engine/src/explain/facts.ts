import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { ROLE_IDS, type RoleId } from "../../data/roles.ts";
import type { CountKind } from "../../data/what/feeds.ts";
import { hasRole } from "../forms/role-set.ts";
import { createFit, type Fit } from "../plan/fit.ts";
import { countedFormat } from "../plan/level-bend.ts";
import { isSingleton, type ToldPlan } from "../plan/plan.ts";
import type { Combo, Combos } from "../rank/combos.ts";
import type { Ranker } from "../rank/ranker.ts";
import { deckCounts, kindsOfCards, type OfKind } from "./deck-counts.ts";
import { type Place, placeOf } from "./groups.ts";

/** A card of a finished deck with what explaining it needs. */
export interface DeckCard {
  readonly card: CardIndex;
  readonly name: string;
  readonly copies: number;
  readonly types: number;
  readonly manaValue: number;
  readonly roles: number;
  readonly place: Place;
  readonly fit: Fit;
}

/** Figures about a finished main deck that its texts quote. */
export interface DeckFacts {
  readonly plan: ToldPlan;
  readonly table: CardTable;
  readonly singleton: boolean;
  readonly commanders: readonly string[];
  readonly cards: readonly DeckCard[];
  /** Copies that fill each role. */
  readonly roleCount: Readonly<Record<RoleId, number>>;
  readonly lands: number;
  readonly creatures: number;
  readonly artifacts: number;
  readonly enchantments: number;
  readonly spells: number;
  readonly averageManaValue: number;
  /** Name of the creature type, or empty. */
  readonly creatureType: string;
  /** The card of the deck that this card is most often played with, where real decks show that it does. */
  partnerOf(card: CardIndex): string | undefined;
  /** How much two cards of the deck are played together, 0 to 1. */
  closeness(card: CardIndex, other: CardIndex): number;
  /** Copies of the main deck that a kind of card has, by type lines and texts. */
  count(kind: CountKind): number;
  readonly isOf: OfKind;
  /** Share, 0 to 1, of the format's decks that could play a card and do. */
  popularity(card: CardIndex): number;
  /** The two-card combos that the deck holds, commanders included, the strongest first. */
  readonly combos: readonly Combo[];
  /** Share of the decks of these commanders that play a card, and of all decks that could; undefined where nobody counted. */
  sharesOf(card: CardIndex): { readonly share: number; readonly elsewhere: number } | undefined;
}

/** Two cards that are less often played together than this (0 to 1) have nothing to say of each other. */
const CLOSE = 0.3;

/** The format whose decks were counted by commander. */
const COUNTED_BY_COMMANDER = "commander";

/** What decks are counted with. */
export interface KnownDecks {
  readonly ranker: Ranker;
  readonly combos: Combos;
}

/** Counts a finished deck. `roles` gives a card's role mask. */
export function deckFacts(
  plan: ToldPlan,
  table: CardTable,
  main: ReadonlyMap<CardIndex, number>,
  roles: (card: CardIndex) => number,
  { ranker, combos }: KnownDecks,
): DeckFacts {
  const fitOf = createFit(table, plan);
  const cards: DeckCard[] = [];
  const roleCount = Object.fromEntries(ROLE_IDS.map((role) => [role, 0])) as Record<RoleId, number>;
  const facts = { lands: 0, creatures: 0, artifacts: 0, enchantments: 0, spells: 0 };
  let nonlands = 0;
  let manaValue = 0;
  for (const [card, copies] of main) {
    const types = table.frontTypes[card] ?? 0;
    const mask = roles(card);
    cards.push({
      card,
      name: table.name(card),
      copies,
      types,
      manaValue: table.manaValue[card] ?? 0,
      roles: mask,
      place: placeOf(plan, table, mask, card),
      fit: fitOf(card),
    });
    if (types & CardType.Land) {
      facts.lands += copies;
      continue;
    }
    nonlands += copies;
    manaValue += copies * (table.manaValue[card] ?? 0);
    for (const role of ROLE_IDS) if (hasRole(mask, role)) roleCount[role] += copies;
    if (types & CardType.Creature) facts.creatures += copies;
    if (types & CardType.Artifact) facts.artifacts += copies;
    if (types & CardType.Enchantment) facts.enchantments += copies;
    if (types & (CardType.Instant | CardType.Sorcery)) facts.spells += copies;
  }
  const closeness = closenessOf(
    plan,
    cards.filter(({ types }) => !(types & CardType.Land)).map(({ card }) => card),
    ranker,
  );
  const partners = closestPartners(table, closeness);
  const creatureType = plan.creatureType < 0 ? "" : table.subtypeName(plan.creatureType);
  const isOf = kindsOfCards(table, creatureType);
  return {
    plan,
    table,
    singleton: isSingleton(plan.format),
    commanders: plan.commanders.map((card) => table.name(card)),
    cards,
    roleCount,
    ...facts,
    averageManaValue: nonlands > 0 ? manaValue / nonlands : 0,
    creatureType,
    count: deckCounts(cards, isOf),
    isOf,
    popularity: (card) => ranker.popularity(plan.rankFormat, card),
    combos: combos.among([...plan.commanders, ...main.keys()]),
    sharesOf: commanderShares(plan, ranker),
    partnerOf: (card) => partners.get(card),
    closeness: closeness.between,
  };
}

/** What the commanders' decks play, by the lists of a format that counts decks by commander. */
function commanderShares(plan: ToldPlan, ranker: Ranker): DeckFacts["sharesOf"] {
  // In other formats the figures of a similar one may answer, and no sentence says so.
  const counted = countedFormat(plan);
  if (counted !== COUNTED_BY_COMMANDER || plan.format.slug !== COUNTED_BY_COMMANDER) return () => undefined;
  if (!ranker.isCounted(counted, plan.commanders)) return () => undefined;
  const shares = new Map(ranker.inclusions(counted, plan.commanders).map(({ card, share }) => [card, share]));
  return (card) => {
    const share = shares.get(card);
    return share === undefined ? undefined : { share, elsewhere: ranker.popularity(counted, card) };
  };
}

/** How much the cards of a deck are played with each other. */
interface Closeness {
  readonly cards: readonly CardIndex[];
  between(card: CardIndex, other: CardIndex): number;
}

function closenessOf(plan: ToldPlan, cards: readonly CardIndex[], ranker: Ranker): Closeness {
  const matrix = ranker.affinities(plan.rankFormat, cards);
  const rows = new Map(cards.map((card, row) => [card, row]));
  return {
    cards,
    between(card, other) {
      const row = rows.get(card);
      const column = rows.get(other);
      return row === undefined || column === undefined ? 0 : (matrix[row * cards.length + column] ?? 0);
    },
  };
}

/** For each card the one that it is most often played with, each named at most twice so that not all name the same one. */
function closestPartners(table: CardTable, { cards, between }: Closeness): Map<CardIndex, string> {
  const pairs: { card: CardIndex; other: CardIndex; close: number }[] = [];
  for (const card of cards) {
    for (const other of cards) {
      const close = between(card, other);
      if (card !== other && close >= CLOSE) pairs.push({ card, other, close });
    }
  }
  const partners = new Map<CardIndex, string>();
  const named = new Map<CardIndex, number>();
  for (const { card, other } of pairs.sort(
    (x, y) => y.close - x.close || x.card - y.card || x.other - y.other,
  )) {
    if (partners.has(card) || (named.get(other) ?? 0) >= 2) continue;
    partners.set(card, table.faces(other)[0]?.name ?? table.name(other));
    named.set(other, (named.get(other) ?? 0) + 1);
  }
  return partners;
}
