import type { Bracket } from "./deck.ts";
import type { Playstyle } from "./playstyles.ts";
import type { Limit } from "./wish-limits.ts";

/** What may be asked for in a field, by its kind. */
export interface AskedValues {
  /** A slug, a code or a creature type. */
  slug: string;
  playstyle: string;
  mode: "prefer" | "only";
  switch: boolean;
  /** Letters of WUBRG; C stands for colorless. */
  colors: readonly string[];
  slugs: readonly string[];
  /** Names of cards, or words that stand for cards. */
  names: readonly string[];
  /** US dollars. */
  dollars: number;
  whole: number;
  number: number;
  /** From one end to the other. */
  dial: number;
  bracket: number;
  /** How many cards of a kind. */
  limits: readonly Limit[];
}

/** What a field was understood to say, by its kind. */
export interface UnderstoodValues extends Omit<AskedValues, "playstyle" | "bracket"> {
  playstyle: Playstyle;
  bracket: Bracket;
}

/** How a field's value is checked, written in an address, given on a command line and set in a form. */
export type FieldKind = keyof AskedValues;

/** One thing that a wish may say. Schemas, addresses, forms, chips and command line flags are made from it. */
export interface WishField {
  readonly kind: FieldKind;
  /** The least and the greatest number; of lists, the most entries. */
  readonly least?: number;
  readonly most?: number;
  /** What a slug may be, where that is a few words of our own. */
  readonly choices?: readonly { readonly slug: string; readonly name: string }[];
  /** True where no sentence can say it. */
  readonly isUnread?: boolean;
  /** Its name in the builder's address and form; absent: its own name, null where these do not have it. */
  readonly param?: string | null;
  /** Its command line flag, with what that flag does. */
  readonly flag: string;
  readonly help: string;
  /** What its chip is called, and what follows the value there; absent where no chip shows it. */
  readonly chip?: string;
  readonly unit?: string;
  /** Its label in the form, where it has a control made for its kind, and what stands in it when it is empty. */
  readonly label?: string;
  readonly hint?: string;
  /** True where only decks with a commander have it. */
  readonly isForLed?: boolean;
}
