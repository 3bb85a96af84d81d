import { addBit, type Bits } from "./bits.ts";

/** What an ability begins with, up to its cost, number or dash, or to the next in a list. */
const ABILITY = /^([a-z][a-z' -]{2,24}?)(?: ?-? ?(?=[{\d])| ?-(?![a-z])|-(?=\{)|,|;| from | for |\.?$)/;

/** Adds cards that have a keyword in their text where the source forgets it, as it does of most with flashback. */
export function addKeywordsOfTexts(keywords: ReadonlyMap<string, Bits>, texts: readonly string[]): void {
  texts.forEach((text, card) => {
    for (let from = 0; from < text.length; ) {
      const end = text.indexOf("\n", from);
      const to = end < 0 ? text.length : end;
      const name = ABILITY.exec(text.slice(from, Math.min(to, from + 40)))?.[1];
      const bits = name === undefined ? undefined : keywords.get(name.trim());
      if (bits) addBit(bits, card);
      from = to + 1;
    }
  });
}
