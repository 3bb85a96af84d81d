import { CardType } from "@deckwright/cards/table/card-table.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import type { RoleId } from "../../data/roles.ts";
import { colorsName } from "../explain/deck-name.ts";
import { hasRole } from "../forms/role-set.ts";
import type { Analysis } from "../types.ts";
import { typesOf, type Voice } from "./prose.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** Something that is special about a deck, and an article that begins with it. */
export interface Angle {
  /** Sections leave alone what the opening has told. */
  readonly about: string;
  /** How special it is; about 4 is worth an article. */
  readonly score: number;
  readonly headlines: readonly string[];
  /** What stands below the headline. */
  readonly standfirsts: readonly string[];
  /** Sentences that the article begins with. */
  readonly opening: readonly (string | undefined)[];
  /** A short sentence to set large. */
  readonly quotes: readonly string[];
}

/** Finds one kind of special thing; undefined where the deck is not special so. */
export type AngleFinder = (facts: ArticleFacts, voice: Voice) => Angle | undefined;

/** Copies of spells in all. */
export function spellCount({ spells }: ArticleFacts): number {
  return copiesOf(spells);
}

/** Copies of cards. */
export function copiesOf(cards: readonly ToldCard[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}

/** The spells that fill a role, most telling first. */
export function inRole({ spells }: ArticleFacts, role: RoleId): ToldCard[] {
  return spells.filter(({ roles }) => hasRole(roles, role));
}

/** The spells that are creatures. */
export function creaturesOf({ spells }: ArticleFacts): ToldCard[] {
  return spells.filter(({ types }) => types & CardType.Creature);
}

/** Dollars of the whole deck, where nearly all prices are known. */
export function priceOf({ analysis: { price } }: ArticleFacts): number | undefined {
  return price.total > 0 && price.unknown.length <= 2 ? price.total : undefined;
}

/** The cards whose copies cost most, the dearest first; those whose price nobody knows are left out. */
export function dearestOf({ spells, lands, leaders }: ArticleFacts): ToldCard[] {
  return [...spells, ...lands, ...leaders]
    .filter(({ usd }) => usd !== undefined)
    .toSorted((a, b) => costOf(b) - costOf(a));
}

/** Dollars for all copies of a card. */
export function costOf({ usd = 0, copies }: ToldCard): number {
  return usd * copies;
}

/** How an article calls the deck: by its leader, its archetype, or its colors with its creatures or its way to play. */
export function subjectOf({ leader, deck }: ArticleFacts): string {
  if (leader !== "") return leader;
  const { skeleton, colors, playstyle } = deck.plan;
  if (skeleton !== undefined) return skeleton.name;
  const style = PLAYSTYLES.find(({ slug }) => slug === playstyle)?.name ?? "";
  return `${colorsName(colors)} ${deck.creatureType !== "" ? typesOf(deck.creatureType) : style.toLowerCase()}`;
}

/** "Lathril deck", "Burn deck": what other players would call it. */
export function kindOfDeck(facts: ArticleFacts): string {
  return `${subjectOf(facts)} deck`;
}

/** Below this share of spells that can be cast on time nobody means to pay for a color. */
const LEAST_PAID = 0.3;

/** The colors that the lands pay for, the latest first. Others are on cards that are cast in other ways, or not at all. */
export function paidColors({ analysis }: ArticleFacts): Analysis["colors"] {
  return analysis.colors
    .filter(({ pips, castability }) => pips > 0 && castability >= LEAST_PAID)
    .toSorted((a, b) => a.castability - b.castability);
}
