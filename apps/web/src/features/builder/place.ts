/** A place in the history of this tab. */
export interface Place {
  readonly key: string;
  readonly search: string;
}

/** What can be taken back at a place, and done again, as text. */
export interface KeptHistory {
  /** How many changes can be taken back: so many moments stand before the one at hand. */
  readonly before: number;
  readonly moments: string;
}
