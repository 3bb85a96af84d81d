import type { CardLine } from "./card-line.ts";

/** A place of a text that names a card. */
export interface Row {
  /** The line on which it stands, counted from 0. */
  readonly at: number;
  /** The card, or why it cannot be read. */
  readonly card: CardLine | string;
  /** Where it belongs by what stands above it; otherwise in the main deck. */
  readonly section?: string;
  /** It is of the team's second deck. */
  readonly isPartners?: boolean;
}
