import type { CardIndex } from "@deckwright/cards/table/card-table.ts";

/** A role whose cards are counted against a band. */
export interface RoleTarget {
  readonly role: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  fills(card: CardIndex): boolean;
  /** Set where a limit of the wish asks for it: every card beside it is one too many. */
  readonly isHard?: boolean;
}
