/** A deck as the judge takes it: names and numbers, and what it was meant to be. */
export interface JudgedDeck {
  readonly format: string;
  readonly playstyle: string;
  /** The archetype that it says it is one of. */
  readonly archetype?: string;
  /** Whose decks of that name it is built from, where not of its own format: a slug. */
  readonly archetypeOf?: string;
  readonly commanders: readonly string[];
  readonly main: Readonly<Record<string, number>>;
  readonly side: Readonly<Record<string, number>>;
  readonly companion?: string;
  /** The form of its format, where it is not the usual one. */
  readonly variant?: string;
  readonly base?: string;
  readonly zones?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly pool?: Readonly<Record<string, number>>;
  readonly partner_deck?: JudgedDeck;
  /** Everything once more in groups, as people see it; left out when there is no such list. */
  readonly card_list?: Readonly<
    Record<string, readonly { readonly name: string; readonly quantity: number }[]>
  >;
  /** Text about the deck, which may name only its cards. */
  readonly seo_description?: string;
}

/** Something wrong with a deck. `check` names what was looked at; `message` says what was found and what was expected. */
export interface Failure {
  readonly check: string;
  readonly message: string;
}
