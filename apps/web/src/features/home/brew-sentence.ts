/** What the panel holds when it is sent. */
export interface BrewChoices {
  readonly format: string;
  readonly playstyle: string;
  readonly keyCard: string;
  readonly text: string;
}

/** The panel's choices as one sentence for the generator: what is chosen first, then the person's own words. */
export function brewSentence({ format, playstyle, keyCard, text }: BrewChoices): string {
  const chosen = [playstyle, format].filter((word) => word !== "").join(" ");
  const lead = keyCard === "" ? chosen : `${chosen} deck with ${keyCard}`.trim();
  return [lead, text.trim()].filter((part) => part !== "").join(", ");
}
