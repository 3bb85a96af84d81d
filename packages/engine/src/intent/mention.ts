import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { UnderstoodFields } from "@deckwright/decks/wish-fields.ts";
import type { Limit } from "@deckwright/decks/wish-limits.ts";
import type { Currency } from "../../data/lexicon-money.ts";
import type { ShareBound } from "../../data/lexicon-shares.ts";
import type { Meaning } from "./lexicon.ts";

/** What a sentence may say of the printings of cards. */
export type PrintingFields = Pick<UnderstoodFields, "maxRarity" | "fromYear" | "toYear" | "sets" | "game">;

/** What a run of words was read as. */
export type Content =
  | Meaning
  /** A card; `lead` when the words around it make it a commander, `wanted` when they ask for it in the deck. */
  | {
      readonly kind: "card";
      readonly cards: readonly CardIndex[];
      readonly pair: boolean;
      readonly short: boolean;
      readonly slot: Slot;
      /** Spelled with a typo. */
      readonly corrected: boolean;
      /** Beside it stands another with which it may share the lead. */
      readonly isPaired?: true;
    }
  /** Words that are a card's name and may as well be English: it is asked back. */
  | { readonly kind: "unclear-card"; readonly card: CardIndex }
  | { readonly kind: "unknown-card"; readonly name: string; readonly near: readonly CardIndex[] }
  | { readonly kind: "color-count"; readonly count: number }
  | {
      readonly kind: "money";
      /** What the whole, or `each` card, may cost at most; absent where only the least is said. */
      readonly amount?: number;
      /** What it is to cost at least. */
      readonly least?: number;
      readonly currency: Currency;
      readonly each: boolean;
      /** It comes to another amount that is there: "and my brother chips in 20". */
      readonly isAdded?: boolean;
      /** It goes off another amount that is there: "minus the 15 that I owe". */
      readonly isTaken?: true;
    }
  | { readonly kind: "mana-limit"; readonly most: number; readonly least?: number }
  /** A part of the deck, which is a number of cards once its format is known. */
  | {
      readonly kind: "share-limit";
      readonly what: string;
      readonly share: number;
      readonly bound: ShareBound;
    }
  | { readonly kind: "average-limit"; readonly most: number; readonly least?: number }
  /** `type`: the creature type that every creature is to be of. */
  | {
      readonly kind: "limit";
      readonly limit: Limit;
      readonly type?: string;
      /** It takes the place of a count that was said before. */
      readonly isChanged?: true;
      /** The words say themselves that it is asked for. */
      readonly isAsked?: boolean;
    }
  /** A count of cards in the sideboard. */
  | { readonly kind: "side-limit"; readonly limit: Limit }
  /** So many times as many as there are of something else that is counted. */
  | { readonly kind: "relative-limit"; readonly what: string; readonly times: number; readonly of: string }
  | { readonly kind: "printings"; readonly fields: PrintingFields }
  /** The code of the set that a draft or a sealed pool is opened from. */
  | { readonly kind: "opened-set"; readonly code: string }
  /** The name of a deck that results have one for. */
  | { readonly kind: "archetype" }
  /** Something ruled out in words of which one is not known. */
  | { readonly kind: "lost" }
  /** `range`: the figures of which one value was made. */
  | { readonly kind: "bracket-number"; readonly value: number; readonly range?: FigureRange }
  | { readonly kind: "power-number"; readonly value: number; readonly range?: FigureRange }
  /** `isBehind`: words behind it rule it out. */
  | { readonly kind: "exclusion"; readonly word: string; readonly isBehind?: true };

/** The lower and the upper figure of a range. */
export type FigureRange = readonly [number, number];

/** What the words around a card's name say about it. */
export type Slot = "lead" | "wanted" | "wanted-strongly" | "bare";

/** A run of words with its meaning. `from` and `to` are token positions, `to` one past the last. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly content: Content;
  /** True when the wish says "no", "without" and the like of it. */
  readonly negated: boolean;
}
