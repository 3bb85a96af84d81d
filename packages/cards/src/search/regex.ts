import { withNewWording } from "./fold-text.ts";

/**
 * Runs a piece of work and stops it when it takes too long; false when it was stopped for good. It may be stopped and
 * run once more, and has to do no harm then. A regular expression can take for ever over one text, and nothing within the
 * language can stop it: the host brings this.
 */
export type RegexGuard = (work: () => void) => boolean;

/** Longer patterns are no search. */
const LONGEST = 200;

/** Short forms that card searches know inside of patterns. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\\spt/g, String.raw`[\dx*]+\/[\dx*]+`],
  [/\\spp/g, String.raw`\+[\dx]+\/\+[\dx]+`],
  [/\\smm/g, String.raw`-[\dx]+\/-[\dx]+`],
  [/\\smh/g, String.raw`\{[wubrgc2]\/[wubrgc]\}`],
  [/\\smp/g, String.raw`\{[wubrg](?:\/[wubrg])?\/p\}`],
  [/\\smr/g, String.raw`(\{[^{}]+\})\1`],
  [/\\sm/g, String.raw`\{[wubrgcxyzsh0-9/p]+\}`],
  [/\\sc/g, String.raw`\{[wubrgc]\}`],
  [/\\ss/g, String.raw`\{[^{}]+\}`],
];

/** A mana symbol of a number, where no count of what is before it can be meant: `/^{2}, {t}:/`. */
const NUMBER_SYMBOL = /(^|[\^|( :,}])\{(\d+)\}/g;

/** A pattern that can be run, or what is wrong with it. */
export function readPattern(pattern: string): RegExp | string {
  if (pattern.length > LONGEST) return `A regular expression has at most ${LONGEST} characters`;
  let source = withNewWording(withoutAccents(pattern)).replace(NUMBER_SYMBOL, "$1\\{$2\\}");
  for (const [short, long] of SHORT_FORMS) source = source.replace(short, () => long);
  try {
    return new RegExp(inLowerCase(source), "m");
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^Invalid regular expression: /, "") : "";
    return `This is no regular expression: ${why.replace(/^\/.*\/[a-z]*: /s, "")}`;
  }
}

/** Lowers the pattern, as searched texts are in lower case; escapes such as `\\D` stay. */
function inLowerCase(source: string): string {
  return source.replace(/\\.|[A-Z]/gs, (sign) => (sign.startsWith("\\") ? sign : sign.toLowerCase()));
}

/** Accents are folded in what is searched; classes such as `\D` must keep their case. */
function withoutAccents(pattern: string): string {
  return pattern
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[‘’]/g, "'");
}
