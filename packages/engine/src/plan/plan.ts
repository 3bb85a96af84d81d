import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { CardIndex, SubtypeId } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Template } from "../../data/template.ts";
import type { RoleTarget } from "../forms/role-target.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import type { Wish } from "./wish.ts";

/** What will be built: a wish with everything it left open decided. */
export interface Plan {
  readonly wish: Wish;
  readonly format: Format;
  /** The format that the ranker is asked about: that of the deck, or of a part of its decks; see `rankFormatOf`. */
  readonly rankFormat: string;
  readonly commanders: readonly CardIndex[];
  /** Colors the deck may use: the commanders' identity, or the colors chosen. */
  readonly colors: ColorMask;
  readonly playstyle: Playstyle;
  readonly themes: readonly string[];
  /** -1: none. */
  readonly creatureType: SubtypeId;
  /** Types that the deck gathers beside that one; absent: none. */
  readonly alsoTypes?: readonly SubtypeId[];
  /** Null outside formats with commanders. */
  readonly bracket: Bracket | null;
  /** Levels of power above or below the one asked for that cards are chosen for, since those chosen for it miss it; absent: none. */
  readonly lean?: number;
  readonly template: Template;
  /** What the deck is built to and held against. */
  readonly targets: readonly RoleTarget[];
  /** Cards of the main deck, commanders aside. */
  readonly mainSize: number;
  /** The archetype that the deck is one of, where the wish speaks of one. */
  readonly skeleton?: Skeleton;
  /** The cards of the archetype's sideboard that the wish lets in, and what they cost in US dollars; absent where there are none. */
  readonly begunSide?: { readonly cards: number; readonly usd: number };
  /** Cards that the deck is built around in formats without commanders, most important first. */
  readonly keyCards: readonly CardIndex[];
}

/** The parts of a plan that texts about its deck are written from. */
export type ToldPlan = Pick<
  Plan,
  | "format"
  | "rankFormat"
  | "commanders"
  | "colors"
  | "playstyle"
  | "themes"
  | "creatureType"
  | "alsoTypes"
  | "template"
  | "skeleton"
>;

/** One of each card, or up to four: which table of templates holds. */
export function isSingleton(format: Format): boolean {
  return format.copies === 1;
}

/** Whether prices matter a little though no budget was named: at tables that do not play the best that money buys. */
export function isModest({ wish, bracket }: Plan): boolean {
  return wish.budget === undefined && bracket !== null && bracket <= 3;
}
