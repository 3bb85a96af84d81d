/** A number that a text gives. */
export interface GivenNumber {
  readonly value: number;
  /** What it counts, as far as a sign or word beside it tells. */
  readonly unit: "$" | "%" | "";
  /** Places behind the point. */
  readonly places: number;
}

const SMALL =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** What number words are worth. "One" is missing: it is a pronoun more often than a number. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, at) => [word, at + 2] as const),
  ...TENS.map((word, at) => [word, 10 * (at + 2)] as const),
  ["hundred", 100],
  ["thousand", 1_000],
  ["dozen", 12],
]);

/** Source of a regular expression: a number in words, as in "twenty-one" and "two hundred and fifty". */
export const NUMBER_IN_WORDS = `(?:${[...WORDS.keys()].join("|")})(?:(?:[ -]|[ -]and[ -])(?:one|${[...WORDS.keys()].join("|")}))*`;

const GIVEN = new RegExp(
  `(?<sign>\\$)?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)(?<share>\\s?%)?|\\b(?<words>${NUMBER_IN_WORDS})\\b`,
  "giu",
);
const UNIT_BEHIND = /^[ -](?:percent|per cent|dollars?)\b/i;

/** The numbers that a text gives, in digits and in words. */
export function numbersInText(text: string): GivenNumber[] {
  return [...text.matchAll(GIVEN)].map((match) => {
    const { sign, digits, share, words } = match.groups ?? {};
    const behind = UNIT_BEHIND.exec(text.slice(match.index + match[0].length))?.[0]
      .trim()
      .toLowerCase();
    const unit = sign || behind?.startsWith("dollar") ? "$" : share || behind !== undefined ? "%" : "";
    if (digits === undefined) return { value: valueOfWords(words ?? ""), unit, places: 0 };
    return {
      value: Number(digits.replaceAll(",", "")),
      unit,
      places: digits.split(".")[1]?.length ?? 0,
    };
  });
}

/** What a number in words is worth: "twenty-one" is 21. */
export function valueOfWords(words: string): number {
  let sum = 0;
  let last = 0;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    if (word === "and") continue;
    const value = word === "one" ? 1 : (WORDS.get(word) ?? 0);
    if (value >= 100 || word === "dozen") last = Math.max(1, last) * value;
    else {
      sum += last >= 100 ? last : 0;
      last = last >= 100 ? value : last + value;
    }
  }
  return sum + last;
}
