/** Something that can be picked in the form. */
export interface Choice {
  readonly slug: string;
  readonly name: string;
}

/** What the form offers. Formats that are not open are shown, but cannot be picked. */
export interface Choices {
  readonly formats: readonly (Choice & { readonly open: boolean })[];
  readonly playstyles: readonly Choice[];
  readonly themes: readonly Choice[];
}
