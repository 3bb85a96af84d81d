import type { CardSet } from "../../data/sets.ts";

/** Something that can be picked in the form. */
export interface Choice {
  readonly slug: string;
  readonly name: string;
}

/** A form of a format: its usual one, a variant, or the format played on a base. */
export interface FormChoice {
  readonly variant?: string;
  readonly base?: string;
  readonly name: string;
  /** What it is called beside the format's other forms. */
  readonly label: string;
  /** Somebody leads its decks; with that come brackets. */
  readonly isLed: boolean;
  /** Its decks come from opened cards. */
  readonly isFromPool: boolean;
  /** Sizes to choose from, where what is built is a list and no deck. */
  readonly sizes?: readonly number[];
}

/** A format with its forms, the usual one first. */
export interface FormatChoice extends Choice {
  readonly forms: readonly FormChoice[];
}

/** What the form offers. */
export interface Choices {
  readonly formats: readonly FormatChoice[];
  readonly playstyles: readonly Choice[];
  readonly themes: readonly Choice[];
  /** For their names; absent where these are not needed. */
  readonly sets?: readonly CardSet[];
}

/** The form that a deck or a wish names; undefined where there is no such form. */
export function formOf(
  formats: readonly FormatChoice[],
  named: { readonly format: string; readonly variant?: string; readonly base?: string },
): FormChoice | undefined {
  const forms = formats.find(({ slug }) => slug === named.format)?.forms;
  if (!named.variant && !named.base) return forms?.[0];
  return forms?.find(({ variant, base }) => (named.base ? base === named.base : variant === named.variant));
}
