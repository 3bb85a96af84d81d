import type { CardView } from "./card-view.ts";

/**
 * One way to recognize a tag. A rule reads one face of a card, ability by ability (an ability is a line of rules text),
 * and matches when an ability satisfies `any` and none of `not`, and the face satisfies every condition beside them.
 * A rule without `any` looks at the conditions only.
 */
export interface TagRule {
  /**
   * Words of which the face's text must hold one, or the rule is not tried: keeps tagging fast. Absent: always tried.
   * Whole words, lower case.
   */
  readonly words?: readonly string[];
  /** Patterns over a normalized ability (see `card-view.ts`); one must match. */
  readonly any?: readonly RegExp[];
  /** Patterns of which none may match the same ability. */
  readonly not?: readonly RegExp[];
  /** `CardType` bits of which the face must have one. */
  readonly types?: number;
  /** `CardType` bits of which the face may have none. */
  readonly notTypes?: number;
  /** Further condition on the face as a whole. */
  readonly where?: (view: CardView) => boolean;
  /** Further condition on the matching ability. */
  readonly ability?: (ability: string, view: CardView) => boolean;
  /** Only the face that is cast first: for judgments of the card as a body or a spell. */
  readonly frontOnly?: boolean;
}

/** A tag with how people read it and how cards are recognized. */
export interface TagDefinition {
  readonly tag: string;
  /** Plural or mass noun for a group of such cards, e.g. "Card draw". */
  readonly label: string;
  /** One line: what it means that a card has the tag. */
  readonly meaning: string;
  readonly rules?: readonly TagRule[];
  /** Tags that imply this one. They must be defined before it. */
  readonly from?: readonly string[];
  /** Tags that forbid this one, whatever the rules say. They must be defined before it. */
  readonly unless?: readonly string[];
}
