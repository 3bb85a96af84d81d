/** What a format's page says beside its rules. `[[Sol Ring]]` is a card's name, and becomes a link. */
export interface FormatWords {
  /** Four cards that say what it is about. */
  readonly cards: readonly string[];
  /** What it is and who plays it: the first paragraphs of the page. */
  readonly about: readonly string[];
  /** How a deck or pool is put together, beyond the figures of the rules. */
  readonly build: readonly string[];
  /** What is said of banned cards before the list, or in its place where there is none. */
  readonly bans: string;
  /** Sentences that somebody who plays it would type. */
  readonly wishes: readonly [string, string, string];
  /** Slugs of formats that are near it. */
  readonly formats: readonly string[];
  /** Slugs of playstyles that are at home in it. */
  readonly playstyles: readonly string[];
}
