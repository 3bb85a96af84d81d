import { YEAR_LIMITS } from "../../data/lexicon-printings.ts";
import { isDenied } from "./denied-bounds.ts";
import type { Mention, PrintingFields } from "./mention.ts";
import { wordsFrom } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** Words from which a sentence about a year begins to the year. */
const REACH = 12;

function isYearNear(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < at + REACH && index < tokens.length; index++)
    if (isYear(tokens[index]?.text ?? "")) return true;
  return false;
}

function isYear(word: string): boolean {
  return word.length === 4 && /^(?:199|20\d)\d$/.test(word);
}

/** Reads what is said of the years of printing: `before 2003`, `nothing newer than 2010`, `no cards since 2015`. */
export function yearsAt(tokens: readonly Token[], at: number): Mention | undefined {
  if (!isYearNear(tokens, at)) return undefined;
  // "No planeswalkers or anything printed after 2010" goes on with what is ruled out.
  const isOrAny = tokens[at - 1]?.text === "anything" && /^(?:or|nor)$/.test(tokens[at - 2]?.text ?? "");
  const words = wordsFrom(tokens, isOrAny ? at - 2 : at, REACH);
  for (const { says, from, to, isRange } of YEAR_LIMITS) {
    const match = says.exec(words.sentence);
    if (match === null) continue;
    const end = words.endOf(match[0].length);
    if (isOtherFigure(tokens, end, match[0])) return undefined;
    const year = Number(match[1]);
    if (!isRange && (from === undefined) !== (to === undefined) && isDenied(tokens, at))
      return {
        from: at,
        to: end,
        negated: false,
        content: { kind: "printings", fields: deniedYears(year, { from, to }) },
      };
    const fields = {
      ...(from === undefined ? {} : { fromYear: year + from }),
      ...(isRange ? { toYear: Number(match[2]) } : to === undefined ? {} : { toYear: year + to }),
    };
    return { from: at, to: end, negated: false, content: { kind: "printings", fields } };
  }
  return undefined;
}

/** "2000 dollars", "under $2000", "2000 cards or more" tell of no year; "pre 2010 cards" does. */
function isOtherFigure(tokens: readonly Token[], end: number, words: string): boolean {
  const next = tokens[end]?.text ?? "";
  if (/^(?:dollars?|bucks|usd|euros?|eur)$/.test(next)) return true;
  return (/^\d/.test(words) && /^cards?$/.test(next)) || /[$€£]/.test(tokens[end - 1]?.between ?? "");
}

/** "No cards printed since 2010" leaves those before. */
function deniedYears(
  year: number,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
): PrintingFields {
  if (from !== undefined) return { toYear: year + from - 1 };
  return to === undefined ? {} : { fromYear: year + to + 1 };
}
