import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { COPIES_BEFORE, COPIES_BEHIND, PLAYSET_BEHIND, RANGE_BEFORE } from "../../data/lexicon-limits.ts";
import { describedFrom } from "./described-from.ts";
import type { Mention } from "./mention.ts";
import { figureOf, isFigureNear, wordsFrom } from "./said-words.ts";
import type { Token } from "./tokens.ts";
import { isLed } from "./wanted-format.ts";

const PLAYSET = 4;
/** Most words before a name that say how often: "no more than 2 copies of". */
const MOST_WORDS = 7;

/** What the counts of a wish are read for. */
export interface LimitsOf {
  readonly format: string | undefined;
  /** The name of the card that a mention asks into the deck; undefined where it asks for none. */
  nameOf(mention: Mention): string | undefined;
}

/** A limit, with the words it was read from. */
export interface SaidLimit {
  readonly limit: Limit;
  readonly from: Mention;
}

/** How often a card is asked for by the words before its name. */
export function copiesOf(
  mention: Mention,
  tokens: readonly Token[],
  { format, nameOf }: LimitsOf,
): SaidLimit | undefined {
  const { content, from } = mention;
  const what = content.kind === "card" && !content.pair ? nameOf(mention) : undefined;
  if (what === undefined) return undefined;
  const end = describedFrom(tokens, from);
  let begin = end;
  while (begin > 0 && begin > end - MOST_WORDS && (tokens[begin]?.gap === "tight" || isPlus(tokens, begin)))
    begin--;
  const words = wordsBefore(tokens, begin, end);
  const range = RANGE_BEFORE.exec(words);
  if (range !== null && Number(range[1]) < Number(range[2])) {
    const limit = { what, least: Number(range[1]), most: Number(range[2]) };
    // A hyphen is a word there and none in the wish.
    const hyphens = words.split(" ").length - (end - begin);
    const said = range[0].trim().split(" ").length - hyphens;
    return { limit, from: { ...mention, from: end - said } };
  }
  const match = isTurn(tokens, end) ? null : COPIES_BEFORE.exec(words);
  if (match === null)
    return (
      copiesBehind(mention, tokens, what) ??
      copiesOfEach(mention, tokens, what) ??
      copiesOfRow(mention, tokens, what)
    );
  const [said, first = "", plain, before, behind, playset, pair, then] = match;
  const figure = playset === undefined ? Number(plain ?? before ?? behind ?? (pair && 2)) : PLAYSET;
  const after = orMoreBehind(tokens, mention.to);
  const compared = then ?? (after === undefined ? first : after.words);
  if (!(figure >= 1) || (figure === 1 && (format === undefined || isLed(format)))) return undefined;
  return {
    limit: { what, ...rangeOf(compared, figure) },
    from: {
      ...mention,
      from:
        end -
        said
          .trim()
          .replace(/ plus\b/, "")
          .split(" ").length,
      to: after?.to ?? mention.to,
    },
  };
}

/** "turn 4 Craterhoof" tells when something happens, and counts nothing. */
function isTurn(tokens: readonly Token[], from: number): boolean {
  return /^(?:turn|turns|t)$/.test(tokens[from - 2]?.text ?? "");
}

/** "thirty Relentless Rats or more": a comparison behind the name of what the figure before it counts. */
function orMoreBehind(tokens: readonly Token[], at: number) {
  if (tokens[at]?.gap !== "tight" || isFigureNear(tokens, at, 3)) return undefined;
  const { sentence, endOf } = wordsFrom(tokens, at, 4);
  const words = /^(?:or more|or fewer|or less|at least|at most|minimum|maximum|max|tops)(?= |$)/.exec(
    sentence,
  )?.[0];
  return words === undefined ? undefined : { words, to: endOf(words.length) };
}

/** "3+ Bolts": whether a plus behind a figure leads to a word. */
function isPlus(tokens: readonly Token[], at: number): boolean {
  return /^\+\s+$/.test(tokens[at]?.between ?? "") && /^\d+$/.test(tokens[at - 1]?.text ?? "");
}

/** The words from `begin` to a name, figures in digits; "to" stands for the hyphen of a range. */
function wordsBefore(tokens: readonly Token[], begin: number, from: number): string {
  return tokens
    .slice(begin, from)
    .map(({ text, between }, at) => {
      const isRange =
        at > 0 && /^\s?[-–—]\s?$/.test(between) && /^\d/.test(tokens[begin + at - 1]?.text ?? "");
      if (isPlus(tokens, begin + at + 1)) return `${figureOf(text)} plus`;
      return isRange && /^\d/.test(text) ? `to ${text}` : figureOf(text);
    })
    .join(" ");
}

/** "Brainstorm x4", "Sinkhole (2)": how often a card is asked for by what stands behind its name. */
function copiesBehind(mention: Mention, tokens: readonly Token[], what: string): SaidLimit | undefined {
  const next = tokens[mention.to];
  if (next === undefined) return undefined;
  const said = saidBehind(mention, tokens, what);
  if (said !== undefined) return said;
  const isInBrackets = /^\s?\($/.test(next.between) && !(tokens[mention.to + 1]?.gap === "tight");
  const figure = (isInBrackets ? /^x?(\d{1,2})x?$/ : /^(?:x(\d{1,2})|(\d{1,2})x)$/).exec(next.text);
  const isBehind = next.gap === "tight" || /^["”»’']\s?$/.test(next.between);
  if (figure === null || (!isInBrackets && !isBehind)) return undefined;
  const copies = Number(figure[1] ?? figure[2]);
  if (copies < 2) return undefined;
  return { limit: { what, least: copies, most: copies }, from: { ...mention, to: mention.to + 1 } };
}

/** "Counterspell three at most", "Rat Colony: 30", "Persistent Petitioners, at least 26 of them". */
function saidBehind(mention: Mention, tokens: readonly Token[], what: string): SaidLimit | undefined {
  const next = tokens[mention.to];
  const isSigned = /^\s*[:=]\s*$/.test(next?.between ?? "");
  if (next === undefined || (!isSigned && next.gap === "hard")) return undefined;
  const { sentence, endOf } = wordsFrom(tokens, mention.to, 7);
  // Without a sign or words of comparison the figure may count what follows.
  const match = COPIES_BEHIND.exec(sentence);
  const playset = match === null ? PLAYSET_BEHIND.exec(sentence)?.[0] : undefined;
  if (playset !== undefined)
    return {
      limit: { what, least: PLAYSET, most: PLAYSET },
      from: { ...mention, to: endOf(playset.length) },
    };
  if (match === null) return undefined;
  const [words, first, figure, then] = match;
  const isOfThem = / (?:of (?:them|it)|copies)$/.test(words);
  if (!isSigned && !isOfThem && (next.gap !== "tight" || (first ?? then) === undefined)) return undefined;
  const copies = Number(figure);
  if (copies < 1) return undefined;
  return {
    limit: { what, ...rangeOf(first ?? then ?? "", copies) },
    from: { ...mention, to: endOf(words.length) },
  };
}

/** "Ponder, Preordain, Brainstorm, four of each": how many of each card before such words are asked for. */
function copiesOfEach(mention: Mention, tokens: readonly Token[], what: string): SaidLimit | undefined {
  for (let at = mention.to; at < tokens.length; at++) {
    // "Opt, Consider (4 each)"
    if (tokens[at]?.gap === "hard" && !/^\s*[:(]\s*$/.test(tokens[at]?.between ?? "")) break;
    const [first = "", second, third] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text];
    // Long wishes have many names, and this is asked behind each of them.
    if (second !== "each" && third !== "each") continue;
    const { copies, length } = eachIn([figureOf(first), second, third].join(" "));
    if (copies > 1)
      return {
        limit: { what, least: copies, most: copies },
        from: { ...mention, from: at, to: at + length },
      };
  }
  return undefined;
}

/** "playsets of Ponder and Preordain", "3 each of Ponder, Opt": how many of each card behind such words are asked for. */
function copiesOfRow(mention: Mention, tokens: readonly Token[], what: string): SaidLimit | undefined {
  for (let at = mention.from - 1; at >= 0 && tokens[at + 1]?.gap !== "hard"; at--) {
    if (tokens[at]?.text !== "of") continue;
    const [first, second] = [tokens[at - 2]?.text ?? "", tokens[at - 1]?.text ?? ""];
    const copies =
      second === "playsets" || second === "sets"
        ? PLAYSET
        : second === "each"
          ? Number(/^([234])x?$/.exec(figureOf(first))?.[1])
          : 0;
    const begin = second.endsWith("sets") ? at - 1 : at - 2;
    if (copies > 1)
      return {
        limit: { what, least: copies, most: copies },
        from: { ...mention, from: begin, to: at + 1 },
      };
  }
  return undefined;
}

/** How many of each some words ask for, 0 for none, and how many words say so. */
function eachIn(words: string): { readonly copies: number; readonly length: number } {
  const said = /^(?:x?([234])x? (?:copies )?(?:of )?each|((?:full )?playsets?) (?:of )?each)\b/.exec(words);
  const copies = said?.[2] === undefined ? Number(said?.[1] ?? 0) : PLAYSET;
  return { copies, length: said?.[0].split(" ").length ?? 0 };
}

/** What a comparison makes of a figure; exactly so many without one. */
function rangeOf(compared: string, figure: number): Pick<Limit, "least" | "most"> {
  if (/least|min|or more|plus|no (?:fewer|less)/.test(compared)) return { least: figure };
  if (/most|more than|up to|max|fewer|less|tops/.test(compared)) return { most: figure };
  return { least: figure, most: figure };
}
