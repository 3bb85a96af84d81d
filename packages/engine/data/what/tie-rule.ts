/** What must hold of a card that stands at one end of a tie. All that is given must hold. */
export interface TieEnd {
  /** Must match the card's text, in lower case, its own names as "~", without reminders; `{type}` as in `FeedRule`. */
  readonly text?: string;
  /** Must not match it. */
  readonly not?: string;
  /** The card must have it, as well as the text. */
  readonly tag?: string;
  /** `CardType` bits of the front face, of which the card must have one. */
  readonly types?: number;
  /** A word of the front face's type line. */
  readonly word?: string;
  /** The card must be of the creature type that the deck is about. */
  readonly isOfType?: boolean;
  readonly minManaValue?: number;
  readonly maxManaValue?: number;
  /** Only who leads the deck stands at this end, or nobody who does. */
  readonly isCommander?: boolean;
}

/** Two cards that work with each other: one gives what the other one takes. */
export interface TieRule {
  readonly id: string;
  readonly gives: TieEnd;
  readonly takes: TieEnd;
  /** Of the card that gives, after a semicolon; `{others}` stands for one or two cards that take, so no verb follows it. */
  readonly ofGiver: readonly string[];
  /** The same of the card that takes; `{type}` is the creature type. */
  readonly ofTaker: readonly string[];
  /** How much it says of a card, as weights of links do. */
  readonly telling: number;
}

/** One row of the table: its name and weight, both ends, and the words of either. */
export const tie = (
  [id, telling]: readonly [string, number],
  gives: TieEnd,
  takes: TieEnd,
  ofGiver: readonly string[],
  ofTaker: readonly string[] = [],
): TieRule => ({ id, gives, takes, ofGiver, ofTaker, telling });
