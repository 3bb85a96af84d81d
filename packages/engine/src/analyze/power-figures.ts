import { type CardIndex, Fact } from "@deckwright/cards/table/card-table.ts";
import { type PowerMeasure, STANDING, WHOLE_DECK } from "../../data/power.ts";
import { factReader, HABITAT_FACTS } from "../rank/habitat-facts.ts";
import { factsOutside, OUT_OF_PLACE } from "../rank/habitats.ts";
import { COMPETITIVE } from "../rank/ranker.ts";
import { type Counted, meanOf, sum, tagTest } from "./counted.ts";
import type { MeasureContext, MeasuredDeck } from "./measured-deck.ts";

/** A deck's figures that power is added up from. */
export type PowerFigures = Readonly<Record<PowerMeasure, number>>;

/** What a finished deck of a format is. */
export interface WholeDeck {
  /** Cards of it, commanders among them; 0 where any number is a deck. */
  readonly cards: number;
  /** Copies of a card that it may hold. */
  readonly copies: number;
}

/** The best partners of each card that are looked at. */
const PARTNERS = 8;
const PLAYSET = 4;
const SIDEBOARD_FACT = HABITAT_FACTS.indexOf("sideboard");

/**
 * What a deck's power is read from: its cards and how they go together, and nothing of what anybody wished for. Counts are
 * given for a whole deck of a hundred or sixty cards.
 */
export function powerFigures(deck: MeasuredDeck, whole: WholeDeck, context: MeasureContext): PowerFigures {
  const { table, ranker } = context;
  const { format, commanders, spells, lands, bracket } = deck;
  const scale =
    (bracket ? WHOLE_DECK.singleton : WHOLE_DECK.constructed) /
    Math.max(1, whole.cards, deck.size + commanders.length);
  const counted = (cards: Counted, fits: (card: CardIndex) => boolean): number =>
    scale * sum(cards.filter(([card]) => fits(card)));
  const isTutor = tagTest(table, "tutor");
  const findsLand = tagTest(table, "tutor:land");
  const isFree = tagTest(table, "free-cast");
  const isCheaper = tagTest(table, "cheaper-than-printed");
  const together = playedTogether(format, deck, context);
  return {
    averageManaValue: deck.averageManaValue,
    castability: deck.mana.castability,
    ramp: counted(spells, tagTest(table, "ramp")),
    fastMana: counted([...spells, ...lands], tagTest(table, "fast-mana")),
    tutors: counted(spells, (card) => isTutor(card) && !findsLand(card)),
    freeSpells: counted(spells, (card) => isFree(card) && isCheaper(card)),
    interaction: counted(spells, tagTest(table, "removal", "counterspell", "sweeper", "discard")),
    gameChangers: counted([...spells, ...lands], (card) => isGameChanger(table.facts[card])),
    combos: bracket?.combos.length ?? 0,
    playsets: meanCopies(spells, whole.copies),
    popularity: meanOf(spells, (card) => standing(ranker.popularity(format, card))),
    competitive: bracket ? meanOf(spells, (card) => standing(ranker.popularity(COMPETITIVE, card))) : 0,
    partners: together.partners,
    unity: together.unity,
    competitivePartners: bracket ? playedTogether(COMPETITIVE, deck, context).partners : 0,
    atHome: bracket ? 0 : (cardsAtHome(deck, context) ?? together.unity),
    leaders: bracket ? (withLeaders(format, commanders, spells, context) ?? together.partners) : 0,
  };
}

function isGameChanger(facts = 0): boolean {
  return (facts & Fact.GameChanger) !== 0;
}

/** Copies, of four, that the mean card has; where fewer are allowed, as many of these. */
function meanCopies(spells: Counted, allowed: number): number {
  const most = Math.min(PLAYSET, allowed);
  const counts = spells.map(([, count]) => [count, Math.min(most, count)] as const);
  const copies = sum(spells);
  return copies === 0
    ? 0
    : (PLAYSET / most) * (counts.reduce((all, [count, kept]) => all + count * kept, 0) / copies);
}

/** A share of decks on a logarithmic scale, 0 (hardly any) to 1 (every tenth, or more). */
function standing(share: number): number {
  const { common, rare } = STANDING;
  return Math.max(0, Math.min(1, Math.log(share / rare) / Math.log(common / rare)));
}

/**
 * How much a deck's cards are played together in a format, 0 to 1: each with its best partners in the deck, and each with
 * all others.
 */
function playedTogether(
  format: string,
  { spells, commanders }: MeasuredDeck,
  { ranker }: MeasureContext,
): { readonly partners: number; readonly unity: number } {
  const cards = [...spells.map(([card]) => card), ...commanders];
  const matrix = ranker.affinities(format, cards);
  const copies = sum(spells);
  let partners = 0;
  let unity = 0;
  let pairs = 0;
  for (const [at, [, count]] of spells.entries()) {
    const row = matrix.subarray(at * cards.length, (at + 1) * cards.length);
    const best = row.toSorted((one, other) => other - one).subarray(0, PARTNERS);
    partners += (count * best.reduce((all, value) => all + value, 0)) / PARTNERS;
    for (const [beside, [, others]] of spells.entries()) {
      if (beside === at) continue;
      unity += count * others * (row[beside] ?? 0);
      pairs += count * others;
    }
  }
  return { partners: copies === 0 ? 0 : partners / copies, unity: pairs === 0 ? 0 : unity / pairs };
}

/**
 * The share of a deck's cards that are in it as they are in other decks of the format: no more than the odd fact of it lies
 * outside of what decks with that card are like. Undefined where nothing was learned of these cards.
 */
function cardsAtHome(
  { format, spells, lands }: MeasuredDeck,
  { table, ranker, columns }: MeasureContext,
): number | undefined {
  const habitats = new Map(spells.map(([card]) => [card, ranker.habitat(format, card)]));
  if ([...habitats.values()].every((habitat) => habitat === undefined)) return undefined;
  const main = new Map([...spells, ...lands]);
  const facts = factReader(table, columns.facts)({ main, side: new Map() });
  // What stands in the sideboard is no part of power.
  const mainFacts = facts.subarray(0, SIDEBOARD_FACT);
  return meanOf(spells, (card) => {
    const habitat = habitats.get(card);
    return Number(habitat !== undefined && factsOutside(habitat, mainFacts).length < OUT_OF_PLACE);
  });
}

/** How much more the decks of these leaders play the cards than others do; undefined for leaders that nobody counted. */
function withLeaders(
  format: string,
  commanders: readonly CardIndex[],
  spells: Counted,
  { ranker }: MeasureContext,
): number | undefined {
  if (!ranker.isCounted(format, commanders)) return undefined;
  const expected = ranker.expected(format, commanders);
  return expected && meanOf(spells, (card) => Math.max(0, expected(card) - ranker.popularity(format, card)));
}
