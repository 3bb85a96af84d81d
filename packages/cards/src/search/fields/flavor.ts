import { foldName } from "../../names/fold.ts";
import { type Atom, clause, type Field, type Problem } from "../atom.ts";
import { addBit, type Bits, eachBit, hasBit, noBits } from "../bits.ts";
import { bitsByNumber, type RowTest } from "../column-bits.ts";
import { type FlavorTexts, foldFlavor } from "../flavor-texts.ts";
import { foldText } from "../fold-text.ts";
import type { SearchIndex } from "../search-index.ts";
import { absent } from "./looks.ts";
import { regexAtom } from "./regex-atom.ts";

/** What is said where no loaded card has a flavor text. */
export const NO_FLAVOR: Problem = absent("carry no flavor text");

/** Printings whose flavor text holds another text, which is not empty. */
function holdingFlavor({ column, joined }: FlavorTexts, wanted: string, index: SearchIndex): RowTest {
  let texts: Bits | undefined;
  const found = (): Bits => {
    texts ??= joined.holding(wanted);
    return texts;
  };
  return {
    test: (at) => hasBit(found(), column.ids[at] ?? 0),
    bits: () => {
      const passes = new Uint8Array(column.words.length);
      eachBit(found(), (text) => {
        passes[text] = 1;
      });
      return bitsByNumber(index.table.printingCount, column.ids, passes);
    },
  };
}

/** A phrase of the printing's flavor text, of any of its faces. */
export const flavorField: Field = (term, context) => {
  const { index } = context;
  const flavor = index.flavorTexts();
  if (!flavor) return NO_FLAVOR;
  const subject = "the flavor text";
  if (term.form === "regex") {
    const { column, joined } = flavor;
    return regexAtom(term, context, { subject, level: "printing", texts: column, joined, areShared: true });
  }
  const wanted = foldFlavor(term.value);
  if (wanted.trim() === "") return { problem: "There is no flavor text to look for", at: "value" };
  return {
    level: "printing",
    cost: 16,
    key: `flavor ${wanted}`,
    ...clause(subject, "contains", "does not contain", `“${term.value}”`),
    ...holdingFlavor(flavor, wanted, index),
  };
};

/** Words of a story wherever a printing has them: in the name, the type line or the flavor text. */
export const loreField: Field = (term, { index }) => {
  if (term.form === "regex")
    return { problem: "“lore” looks for words: write a pattern behind name, t or ft", at: "value" };
  const name = foldName(term.value);
  if (name === "") return { problem: "There is nothing to look for in names and texts", at: "value" };
  const flavor = index.flavorTexts();
  const inFlavor = flavor && holdingFlavor(flavor, foldFlavor(term.value), index);
  const line = foldText(term.value).trim();
  const cards = (): Bits => {
    const found = index.names().holding(name).slice();
    const lines = index.typeTexts().holding(line);
    const { ids } = index.typeLines();
    for (let card = 0; card < index.table.size; card++)
      if (hasBit(lines, ids[card] ?? 0)) addBit(found, card);
    return found;
  };
  let known: Bits | undefined;
  const isOfCard = (at: number): boolean => {
    known ??= cards();
    return hasBit(known, index.printings.card[at] ?? 0);
  };
  const atom: Atom = {
    level: "printing",
    cost: 18,
    key: `lore ${line}`,
    ...clause("the name, type line or flavor text", "contains", "does not contain", `“${term.value}”`),
    test: (at) => isOfCard(at) || inFlavor?.test(at) === true,
    bits: () => {
      const bits = inFlavor?.bits() ?? noBits(index.table.printingCount);
      for (let at = 0; at < index.table.printingCount; at++) if (isOfCard(at)) addBit(bits, at);
      return bits;
    },
  };
  return flavor ? atom : { ...NO_FLAVOR, atom };
};
