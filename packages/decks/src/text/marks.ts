import { zoneNamed } from "./headings.ts";

const FURTHER = String.raw`(?:\s+\S{1,12}){0,2}`;

/**
 * What programs write behind a name: each is taken off the end, until none is there. Each begins where blanks do and nowhere
 * within them, so that a line of blanks is not looked through from every one of them.
 */
const MARKS: readonly RegExp[] = [
  // Labels of Archidekt: ^Have,#37d67a^.
  /(?<!\s)\s+\^[^^]+\^.*$/,
  // Remarks, and tags of Moxfield: #ramp #!draw.
  /(?<!\s)\s+#.*$/,
  // Foils and who leads: *F*, *f-etch*, *CMDR*.
  /(?<!\s)\s+\*[a-z-]+\*/gi,
  // Variants of Goldfish: <borderless>.
  /(?<!\s)\s+<[^<>]*>/g,
  // Forge: Sol Ring+|C21|2.
  /\+?\|.*$/,
  /(?<!\s)\s+(?:\{[^{}\s]{1,5}\})+$/,
  /(?<!\s)\s+(?:[-–—@(]+\s*)?(?:[a-z]{0,2}[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|usd|eur|tix)|\d+[.,]\d\d)\)?$/i,
  // A set, or categories, with a collector's number and a word behind it. No name has such brackets.
  new RegExp(String.raw`(?<!\s)\s+\[[^\][]*\]${FURTHER}$`),
  // Names have round ones: Hazmat Suit (Used), Erase (Not the Urza's Legacy One).
  new RegExp(
    String.raw`(?<!\s)\s+\((?!Used\))(?:\w{1,6}(?:[:#/-]\w{1,9})?|commander|companion|sideboard)\)${FURTHER}$`,
    "i",
  ),
];

/** So often marks are looked for: nothing writes more of a kind behind a name, and a line of nothing else is not read long. */
const MOST_MARKS = 6;

/** A name without what stands behind it. */
export function withoutMarks(name: string): string {
  let bare = name;
  for (let round = 0; round < MOST_MARKS; round++) {
    const before = bare;
    bare = MARKS.reduce((text, mark) => text.replace(mark, ""), ` ${before}`).trim();
    if (bare === before) break;
  }
  return bare;
}

/** The first of several between brackets. */
const FIRST_CATEGORY = /\s[[(]([^\]),]{1,60})/g;

/** What deck sites write behind whoever leads. */
const LEADS = /\s(?:\*(?:CMDR|CMD|commander)\*|#\s*!commander\b)/i;

/**
 * Where in the deck marks say that a card belongs: `*CMDR*`, `# !Commander`, `[Commander{top}]`; `nothing` that is of the deck
 * for `[Maybeboard]` and `[Cuts{noDeck}]`. Of several categories the first is meant.
 */
export function zoneOfMarks(name: string): string | undefined {
  if (LEADS.test(name)) return "commanders";
  for (const [, category = ""] of name.matchAll(FIRST_CATEGORY)) {
    const isOut = /\{noDeck\}/i.test(category);
    const zone = zoneNamed(category.replace(/\{.*/, "")) ?? (isOut ? "nothing" : undefined);
    if (zone !== undefined) return zone;
  }
  return undefined;
}
