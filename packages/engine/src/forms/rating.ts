import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  Rarity,
} from "@deckwright/cards/table/card-table.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import { UN_SETS } from "../../data/boosters.ts";
import type { Ranker } from "../rank/ranker.ts";

/** What a card's tags are worth in a deck of opened cards, in points of about one deviation. Our own numbers, November 2026. */
const TAG_WORTH: Readonly<Record<string, number>> = {
  "removal:hard": 1.1,
  "removal:damage": 0.6,
  "removal:creature": 0.6,
  "aura:curse": 0.5,
  "sweeper:one-sided": 1.2,
  sweeper: 0.5,
  finisher: 0.8,
  "threat:evasive": 0.5,
  "token-maker": 0.5,
  "etb-value": 0.4,
  "draw:engine": 0.4,
  draw: 0.3,
  anthem: 0.4,
  equipment: -0.1,
  "aura:buff": -0.5,
  counterspell: -0.1,
  "color-hate": -1.5,
  "sideboard-hate": -0.8,
  "graveyard-hate": -0.4,
  mill: -0.4,
  vanilla: -0.3,
  drawback: -0.3,
  "theme:chaos": -0.5,
};
/** The tags together count no less and no more than this. */
const TAGS = { least: -1.5, most: 2 } as const;
const RARITY_WORTH = { mythic: 0.7, rare: 0.5, uncommon: 0.2 } as const;
/** A body counts by how much larger it is than its cost, within these bounds. */
const BODY = { perPoint: 0.3, least: -0.9, most: 0.9 } as const;
/** Creatures win games of opened cards; what is neither creature nor answer helps them at best. */
const CREATURE = 0.4;
const NEITHER = -0.4;
const PLANESWALKER = 1.4;
/** For each mana of its value beyond what a deck of opened cards casts in time. */
const LATE = { from: 5, perMana: -0.35 } as const;
/** For the root of the share of constructed decks that play a card, as far as shares tell. */
const PLAYED = { worth: 1.5, most: 0.25 } as const;
/** The share of decks that a card of rating 0 stands for; it doubles with each point, within bounds. */
const SHARE = { usual: 0.05, least: 0.001, most: 0.5 } as const;

/** What the cards of un-sets are held in beside the others, which more decks play; other jokes are for who asks. */
const FUNNY = { relevance: 0.9, share: 0.06, otherJoke: -3 } as const;

/** How good each card is in a deck of opened cards, whoever opens it; made once per table. */
const ratings = new WeakMap<CardTable, Float32Array>();

/** A rating per card of the table: 0 is a playable card, 1 a good one, 2 one to build around, below -1 no playable at all. */
export function limitedRatings(table: CardTable, ranker: Ranker): Float32Array {
  const known = ratings.get(table);
  if (known) return known;
  const tags = Object.entries(TAG_WORTH)
    .map(([tag, worth]) => ({ id: table.tags.id(tag), worth }))
    .filter(({ id }) => id >= 0);
  const answers = table.tags.id("removal");
  const made = Float32Array.from({ length: table.size }, (_, card) => {
    let rating = tags.reduce((sum, { id, worth }) => sum + (table.tags.has(card, id) ? worth : 0), 0);
    rating = Math.max(TAGS.least, Math.min(TAGS.most, rating));
    const manaValue = table.manaValue[card] ?? 0;
    const types = table.frontTypes[card] ?? 0;
    if (types & CardType.Creature) {
      const body = ((table.power[card] ?? 0) + (table.toughness[card] ?? 0)) / 2;
      // A face without figures says nothing of its size.
      const size = Number.isNaN(body) ? manaValue : body;
      rating += CREATURE + Math.max(BODY.least, Math.min(BODY.most, BODY.perPoint * (size - manaValue)));
    } else if (!(types & CardType.Land) && (answers < 0 || !table.tags.has(card, answers))) rating += NEITHER;
    if (types & CardType.Planeswalker) rating += PLANESWALKER;
    rating += LATE.perMana * Math.max(0, manaValue - LATE.from);
    rating += rarityWorth(table.rarities[card] ?? 0);
    rating += PLAYED.worth * Math.sqrt(Math.min(PLAYED.most, ranker.popularity("", card)));
    return rating;
  });
  ratings.set(table, made);
  return made;
}

function rarityWorth(rarities: number): number {
  if (rarities & (Rarity.Common | Rarity.Special | Rarity.Bonus)) return 0;
  if (rarities & Rarity.Uncommon) return RARITY_WORTH.uncommon;
  return rarities & Rarity.Rare ? RARITY_WORTH.rare : RARITY_WORTH.mythic;
}

/** The share of decks that a rating stands for, where choosing asks for popularity. */
function asShare(rating: number): number {
  return Math.max(SHARE.least, Math.min(SHARE.most, SHARE.usual * 2 ** rating));
}

/** A ranker that answers for one format by what cards are worth among opened ones; for others it stays what it is. */
export function limitedRanker(ranker: Ranker, table: CardTable, format: string): Ranker {
  const worth = limitedRatings(table, ranker);
  const rate = (candidates: ArrayLike<CardIndex>): Float32Array =>
    Float32Array.from(candidates, (card) => worth[card] ?? 0);
  return {
    ...ranker,
    knows: (slug) => slug !== format && ranker.knows(slug),
    relevance: (slug, seeds, candidates) =>
      slug === format ? rate(candidates) : ranker.relevance(slug, seeds, candidates),
    completion: (slug, seeds, candidates) =>
      slug === format ? rate(candidates) : ranker.completion(slug, seeds, candidates),
    sideRelevance: (slug, seeds, candidates) =>
      slug === format ? rate(candidates) : ranker.sideRelevance(slug, seeds, candidates),
    popularity: (slug, card) => (slug === format ? asShare(worth[card] ?? 0) : ranker.popularity(slug, card)),
    usualCopies: (slug, card) => (slug === format ? 4 : ranker.usualCopies(slug, card)),
    sideboardShare: (slug, card) => (slug === format ? 0 : ranker.sideboardShare(slug, card)),
  };
}

/** Per card: 0 no joke, 1 of an un-set, 2 another joke. */
export const jokes = oncePer(
  (table: CardTable): Uint8Array =>
    Uint8Array.from({ length: table.size }, (_, card) => {
      if (!((table.facts[card] ?? 0) & Fact.Funny)) return 0;
      const [first, end] = table.printingsOf(card);
      for (let at = first; at < end; at++) if (UN_SETS.has(table.printing(at).set)) return 1;
      return 2;
    }),
);

/** A ranker that knows cards with silver borders and acorns by what they are worth, as no decks tell of them. */
export function humorousRanker(ranker: Ranker, table: CardTable, format: string): Ranker {
  const worth = limitedRatings(table, ranker);
  const joke = jokes(table);
  const rate =
    (of: Ranker["relevance"]): Ranker["relevance"] =>
    (slug, seeds, candidates) => {
      const scores = of(slug, seeds, candidates);
      if (slug !== format) return scores;
      for (let at = 0; at < candidates.length; at++) {
        const card = candidates[at] ?? 0;
        if (joke[card])
          scores[at] = joke[card] === 1 ? FUNNY.relevance + (worth[card] ?? 0) : FUNNY.otherJoke;
      }
      return scores;
    };
  const isOf = (slug: string, card: CardIndex): boolean => slug === format && joke[card] !== 0;
  return {
    ...ranker,
    relevance: rate(ranker.relevance),
    completion: rate(ranker.completion),
    sideRelevance: rate(ranker.sideRelevance),
    popularity: (slug, card) =>
      isOf(slug, card) ? (joke[card] === 1 ? FUNNY.share : 0) : ranker.popularity(slug, card),
    usualCopies: (slug, card) => (isOf(slug, card) ? 4 : ranker.usualCopies(slug, card)),
    sideboardShare: (slug, card) => (isOf(slug, card) ? 0 : ranker.sideboardShare(slug, card)),
  };
}

/** Whether a card can stand in a main deck and is no land. */
export function isPlayable(table: CardTable, card: CardIndex): boolean {
  const types = table.frontTypes[card] ?? 0;
  const supplementary =
    CardType.Plane | CardType.Phenomenon | CardType.Scheme | CardType.Conspiracy | CardType.Vanguard;
  return (
    types !== 0 &&
    !(types & (CardType.Land | supplementary)) &&
    !((table.facts[card] ?? 0) & Fact.NotADeckCard)
  );
}
