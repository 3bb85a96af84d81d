import { COLORS, type ColorMask, colorCount, colorsOf } from "@deckwright/cards/colors.ts";
import { COLOR_WORDS } from "../../data/lexicon-colors.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** The colors a wish asks for. */
export interface WantedColors {
  /** Undefined when none are asked for; 0 is colorless. */
  readonly mask: ColorMask | undefined;
  readonly from: readonly Mention[];
  /** Colors that are not wanted, beyond those taken out of `mask`. */
  readonly forbidden: ColorMask;
  readonly forbiddenFrom: readonly Mention[];
  /** How many colors are wanted, when it is not said which. */
  readonly count?: number;
  readonly notes: readonly string[];
}

const ALL = 31;

/** Joins all mentions of colors. One color called the only one wins over any other; a choice ("or") takes its first. */
export function wantedColors(mentions: readonly Mention[], tokens: readonly Token[]): WantedColors {
  const notes: string[] = [];
  const wanted: Mention[] = [];
  const forbiddenFrom: Mention[] = [];
  const counts: Mention[] = [];
  for (const mention of mentions) {
    if (mention.content.kind === "color-count") counts.push(mention);
    else if (mention.content.kind === "colors") (mention.negated ? forbiddenFrom : wanted).push(mention);
  }
  let forbidden = 0;
  for (const mention of forbiddenFrom) forbidden |= maskOfMention(mention);

  const { mask, from } = join(wanted, tokens, notes);
  const counted = applyCount(mask, from, counts, forbidden, notes);
  let final = counted.mask;
  if (final !== undefined && forbidden !== 0 && final !== 0) {
    const left = final & ~forbidden;
    if (left === 0)
      notes.push(`The wish both asks for ${names(final)} and rules it out; the color was kept.`);
    else {
      if ((final & forbidden) !== 0 && mask !== undefined)
        notes.push(`${names(final & forbidden)} was asked for and ruled out; it was left out.`);
      final = left;
    }
    forbidden &= ~final;
  }
  return {
    mask: final,
    from: counted.from,
    forbidden: final === undefined ? forbidden : 0,
    forbiddenFrom,
    ...(counted.count === undefined ? {} : { count: counted.count }),
    notes,
  };
}

function maskOfMention(mention: Mention): ColorMask {
  return mention.content.kind === "colors" ? mention.content.mask : 0;
}

function join(
  wanted: readonly Mention[],
  tokens: readonly Token[],
  notes: string[],
): { readonly mask: ColorMask | undefined; readonly from: readonly Mention[] } {
  const exact = wanted.find((mention) => mention.content.kind === "colors" && mention.content.exact === true);
  if (exact !== undefined) {
    const splashed = wanted.filter((mention) => isSplash(tokens, mention.from));
    const mask = splashed.reduce((sum, mention) => sum | maskOfMention(mention), maskOfMention(exact));
    const rest = wanted.filter((mention) => (maskOfMention(mention) & ~mask) !== 0);
    if (rest.length > 0) {
      const more = rest.reduce((sum, mention) => sum | maskOfMention(mention), 0) & ~mask;
      notes.push(
        `A deck of one color was asked for together with ${names(more)}; it was read as ${names(mask)} alone.`,
      );
    }
    return { mask, from: [exact, ...splashed] };
  }
  let mask: ColorMask | undefined;
  const from: Mention[] = [];
  for (const mention of wanted) {
    const own = maskOfMention(mention);
    const last = from.at(-1);
    if (last !== undefined && isChoice(tokens, last.to, mention.from)) {
      notes.push(`${names(maskOfMention(last))} or ${names(own)} was asked for; the first was taken.`);
      continue;
    }
    if (own === 0 && (mask ?? 0) !== 0) {
      notes.push(`Colorless and ${names(mask ?? 0)} exclude each other; ${names(mask ?? 0)} was taken.`);
      continue;
    }
    if (mask === 0 && own !== 0)
      notes.push(`Colorless and ${names(own)} exclude each other; ${names(own)} was taken.`);
    mask = (mask ?? 0) | own;
    from.push(mention);
  }
  return { mask, from };
}

/** "mono green, splash red": the second color is meant beside the first. */
function isSplash(tokens: readonly Token[], at: number): boolean {
  const before = `${tokens[at - 2]?.text ?? ""} ${tokens[at - 1]?.text ?? ""}`;
  return /(?:splash|splashing|splashed|touch of|bit of|hint of|splash of)$/.test(before);
}

function isChoice(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from === 1 && /^(?:or|oder|ou|o)$/.test(tokens[from]?.text ?? "");
}

function applyCount(
  mask: ColorMask | undefined,
  from: readonly Mention[],
  counts: readonly Mention[],
  forbidden: ColorMask,
  notes: string[],
): { readonly mask: ColorMask | undefined; readonly from: readonly Mention[]; readonly count?: number } {
  const count = counts[0];
  if (count === undefined || count.content.kind !== "color-count") return { mask, from };
  const wanted = count.content.count;
  if (mask !== undefined) {
    if (mask !== 0 && colorCount(mask) !== wanted)
      notes.push(
        `${COUNT_WORDS[wanted] ?? wanted} were asked for, but ${names(mask)} named; the named ones were taken.`,
      );
    return { mask, from };
  }
  if (wanted === COLORS.length) return { mask: ALL, from: [count] };
  if (wanted === COLORS.length - colorCount(forbidden) && forbidden !== 0)
    return { mask: ALL & ~forbidden, from: [count] };
  return { mask: undefined, from: [], count: wanted };
}

/** What is told when a number of colors was asked for and nothing says which. */
export function openCountNote(count: number): string {
  return `${COUNT_WORDS[count] ?? count} were asked for without saying which; they are chosen with the rest of the deck.`;
}

const COUNT_WORDS: Readonly<Record<number, string>> = {
  1: "One color",
  2: "Two colors",
  3: "Three colors",
  4: "Four colors",
  5: "Five colors",
};

/** "red and green". */
function names(mask: ColorMask): string {
  const words = colorsOf(mask).map((letter) => COLOR_WORDS[letter]?.[0] ?? letter);
  const last = words.pop();
  if (last === undefined) return "colorless";
  return words.length === 0 ? last : `${words.join(", ")} and ${last}`;
}

/** The words for colors, one each, as they occur in `exclude`. */
export function colorNames(mask: ColorMask): string[] {
  return colorsOf(mask).map((letter) => COLOR_WORDS[letter]?.[0] ?? letter);
}
