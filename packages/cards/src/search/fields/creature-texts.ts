import { CardType } from "../../table/card-table.ts";
import type { SearchIndex } from "../search-index.ts";

function isCreature({ table }: SearchIndex, card: number): boolean {
  return ((table.types[card] ?? 0) & CardType.Creature) !== 0;
}

/** A creature without a text. Takes the text as searches compare it, without reminders. */
export function isVanilla(text: string, index: SearchIndex, card: number): boolean {
  // Two faces without text are still set apart by a few signs.
  if (text.length > 8 || !isCreature(index, card)) return false;
  return text.replace(/[\s/]/g, "") === "";
}

/** A cost or parameter behind a dash is one sentence: "echo-discard a card." */
const ONE_SENTENCE = /^[^.]*\.?$/;

/** A creature whose text is a list of keywords with what belongs to them, and nothing else. */
export function isFrenchVanilla(text: string, index: SearchIndex, card: number): boolean {
  if (text === "" || text.length > 250 || !isCreature(index, card)) return false;
  // Most texts end here: only a cost behind a dash may be a sentence.
  if (text.includes(".") && !text.includes("-")) return false;
  const keywords = index.keywords();
  const begins = (ability: string): boolean => {
    const [first = "", second = ""] = ability.split(/[\s-]+/);
    return keywords.has(ability) || keywords.has(first) || keywords.has(`${first} ${second}`);
  };
  return text
    .split("\n")
    .map((line) => line.trim())
    .every((line) => {
      if (line === "" || line === "//") return true;
      // A dash with blanks around it sets an ability word apart from an ability.
      const dash = /^([a-z ]+)-(?=[^\s-])(.*)$/.exec(line);
      if (dash?.[1] !== undefined && keywords.has(dash[1].trim())) return ONE_SENTENCE.test(dash[2] ?? "");
      return !/[.":]/.test(line) && line.split(/[,;]+/).every((part) => begins(part.trim()));
    });
}
