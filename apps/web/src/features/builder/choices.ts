/** Something that can be picked in the form. */
export interface Choice {
  readonly slug: string;
  readonly name: string;
}

/** What the form offers. */
export interface Choices {
  readonly formats: readonly Choice[];
  readonly playstyles: readonly Choice[];
  readonly themes: readonly Choice[];
}
