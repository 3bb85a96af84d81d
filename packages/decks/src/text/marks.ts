import { zoneNamed } from "./headings.ts";

const FURTHER = String.raw`(?:\s+\S{1,12}){0,2}`;

/** What programs write behind a name: each is taken off the end, until none is there. */
const MARKS: readonly RegExp[] = [
  // Labels of Archidekt: ^Have,#37d67a^.
  /\s+\^[^^]+\^.*$/,
  // Remarks, and tags of Moxfield: #ramp #!draw.
  /\s+#.*$/,
  // Foils and who leads: *F*, *f-etch*, *CMDR*.
  /\s+\*[a-z-]+\*/gi,
  // Variants of Goldfish: <borderless>.
  /\s+<[^<>]*>/g,
  // Forge: Sol Ring+|C21|2.
  /\+?\|.*$/,
  /\s+(?:\{[^{}\s]{1,5}\})+$/,
  /\s+[-–—@(]*\s*(?:[a-z]{0,2}[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|usd|eur|tix)|\d+[.,]\d\d)\)?$/i,
  // A set, or categories, with a collector's number and a word behind it. No name has such brackets.
  new RegExp(String.raw`\s+\[[^\][]*\]${FURTHER}$`),
  // Names have round ones: Hazmat Suit (Used), Erase (Not the Urza's Legacy One).
  new RegExp(
    String.raw`\s+\((?!Used\))(?:\w{1,6}(?:[:#/-]\w{1,9})?|commander|companion|sideboard)\)${FURTHER}$`,
    "i",
  ),
];

/** A name without what stands behind it. */
export function withoutMarks(name: string): string {
  const bare = MARKS.reduce((text, mark) => text.replace(mark, ""), ` ${name}`).trim();
  return bare === name ? name : withoutMarks(bare);
}

/** What deck sites write behind whoever leads. */
const LEADS = /\s(?:\*(?:CMDR|CMD|commander)\*|#\s*!commander\b)/i;

/**
 * Where in the deck marks say that a card belongs: `*CMDR*`, `# !Commander`, `[Commander{top}]`; `nothing` that is of the deck
 * for `[Maybeboard]` and `[Cuts{noDeck}]`. Of several categories the first is meant.
 */
export function zoneOfMarks(name: string): string | undefined {
  if (LEADS.test(name)) return "commanders";
  for (const [, categories = ""] of name.matchAll(/\s[[(]([^\])]+)[\])]/g)) {
    const [category = ""] = categories.split(",");
    const isOut = /\{noDeck\}/i.test(category);
    const zone = zoneNamed(category.replace(/\{.*/, "")) ?? (isOut ? "nothing" : undefined);
    if (zone !== undefined) return zone;
  }
  return undefined;
}
