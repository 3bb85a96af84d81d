import type { CardIndex, SubtypeId } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Pair } from "@deckwright/decks/pairs.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { USUAL_NOVELTY } from "@deckwright/decks/wish-fields.ts";
import type { Intent } from "../types.ts";
import type { CardFilter } from "./card-filters.ts";
import type { WishLimits } from "./card-limits.ts";

/** A card to be in the deck, with the copies asked for; 0 copies: as many as the deck usually plays. */
export interface Included {
  readonly card: CardIndex;
  readonly copies: number;
}

/** A request with everything looked up. Nothing in it is known to be possible yet. */
export interface Wish {
  /** Slug of a format, or undefined when the wish leaves it open. */
  readonly format: string | undefined;
  /** Undefined: any; 0 asks for colorless. */
  readonly colors: number | undefined;
  /** How many colors, where they are not named, or not all of them. */
  readonly colorCount: number | undefined;
  /** Colors that are to be among those; 0 for none. */
  readonly amongColors: number;
  readonly commanders: readonly CardIndex[];
  /** What two commanders are to lead by. */
  readonly pair: Pair | undefined;
  readonly playstyle: Playstyle | undefined;
  /** Name of an archetype, as results have it. */
  readonly archetype: string | undefined;
  readonly themes: readonly string[];
  /** Slugs of `OPPONENTS`: what others play. */
  readonly against: readonly string[];
  /** -1: none. */
  readonly creatureType: SubtypeId;
  /** Types that the deck gathers beside that one. */
  readonly alsoTypes: readonly SubtypeId[];
  readonly include: readonly Included[];
  /** Cards to be in the sideboard, in the same way. */
  readonly side: readonly Included[];
  /**
   * Whether a card must stay out, by name, by a word that covers it or by its mana value. Never true of included cards
   * and named commanders.
   */
  excludes(card: CardIndex): boolean;
  /** The same whatever its printings are. */
  excludesBesideFilters(card: CardIndex): boolean;
  /** The same by words alone, whatever a card's mana value and printings, and of whatever there is to be none in the deck. */
  excludesByWord(card: CardIndex): boolean;
  /** Whether the other deck of a team has it, so that it is excluded without anybody's having said so. */
  inPartner?(card: CardIndex): boolean;
  /** What the printings of a card have to be. Included cards and named commanders are in all the same. */
  readonly filters: readonly CardFilter[];
  /** How many of what the main deck, the deck and its sideboard are to hold. */
  readonly limits: WishLimits;
  /** True when two-card combos must not be in the deck. */
  readonly excludeCombos: boolean;
  readonly budget: number | undefined;
  /** Dollars that the deck is to cost at least. */
  readonly leastBudget: number | undefined;
  readonly maxCardUsd: number | undefined;
  readonly maxManaValue: number | undefined;
  readonly maxAverageManaValue: number | undefined;
  readonly bracket: Bracket | undefined;
  readonly power: number | undefined;
  /** From 0, what most people play, to 1, hidden gems. */
  readonly novelty: number;
  readonly owned: ReadonlyMap<CardIndex, number>;
  readonly ownedMode: "prefer" | "only" | undefined;
  readonly variant: string | undefined;
  readonly base: string | undefined;
  readonly size: number | undefined;
  /** The decks of a team share their copies. */
  readonly unified: boolean;
  /** Code of the set to open. */
  readonly set: string | undefined;
  /** The pool that came with the wish; empty when there is none. */
  readonly limitedPool: ReadonlyMap<CardIndex, number>;
  readonly seed: number;
  /** What the wish was understood to say, explicit fields included: the answer's `intent`. */
  readonly intent: Omit<Intent, "notes">;
}

/** Whether a way to play was asked for, which need not be the usual one of who leads. */
export function isDirected({ playstyle, themes }: Pick<Wish, "playstyle" | "themes">): boolean {
  return playstyle !== undefined || themes.length > 0;
}

/** How much chance a wish leaves: little where the dial stands at what most people play, all of it from its usual place on. */
export function chanceOf(
  { novelty }: Pick<Wish, "novelty">,
  { least, usual }: { readonly least: number; readonly usual: number },
): number {
  return least + (usual - least) * Math.min(1, novelty / USUAL_NOVELTY);
}

/** The wish with more cards kept out. */
export function excluding(wish: Wish, isOut: (card: CardIndex) => boolean): Wish {
  return {
    ...wish,
    excludes: (card) => isOut(card) || wish.excludes(card),
    excludesBesideFilters: (card) => isOut(card) || wish.excludesBesideFilters(card),
    excludesByWord: (card) => isOut(card) || wish.excludesByWord(card),
  };
}
