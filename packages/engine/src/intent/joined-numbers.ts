import { HALF_OF, PART_OF_NEXT } from "../../data/lexicon-money.ts";
import { numberOf } from "./figures.ts";
import { isFigure } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** A number of several words: its value and how many words it has. */
interface Joined {
  readonly value: number;
  readonly length: number;
  /** Of money by its name: "two grand". */
  readonly unit?: "usd";
}

/**
 * The words of a wish, in which a number of several words is one word of digits: "thirty-eight", "a hundred and ten", "three
 * dozen". Whatever reads figures reads them so.
 *
 * @param namedAt how many words of a card's name begin at a word, which stay as they are
 */
export function joinNumbers(
  tokens: readonly Token[],
  namedAt: (tokens: readonly Token[], at: number) => number,
): readonly Token[] {
  if (!tokens.some((_, at) => joinedAt(tokens, at) !== undefined)) return tokens;
  const joined: Token[] = [];
  // "two Grand Abolisher" counts a card.
  const unnamed = (found: Joined | undefined, at: number): Joined | undefined =>
    found !== undefined && namedAt(tokens, at + found.length - 1) > 1 ? undefined : found;
  for (let at = 0; at < tokens.length; ) {
    const named = namedAt(tokens, at);
    if (named > 1) {
      joined.push(...tokens.slice(at, at + named));
      at += named;
      continue;
    }
    const [first, found] = [tokens[at], unnamed(joinedAt(tokens, at), at)];
    const last = tokens[at + (found?.length ?? 1) - 1];
    if (first === undefined || last === undefined) break;
    joined.push(
      found === undefined ? first : { ...first, text: `${found.value}${found.unit ?? ""}`, end: last.end },
    );
    at += found?.length ?? 1;
  }
  return joined;
}

/** Words beside figures that a number of several words may begin with. */
const BEGINS: ReadonlySet<string> = new Set([
  "a",
  "bakers",
  ...HALF_OF.flatMap(({ words }) => words.slice(0, 1)),
]);

function joinedAt(tokens: readonly Token[], at: number): Joined | undefined {
  const text = tokens[at]?.text ?? "";
  if (!BEGINS.has(text) && !isFigure(text)) return undefined;
  const found =
    dozensAt(tokens, at) ?? thousandsAt(tokens, at) ?? hundredsAt(tokens, at) ?? tensAt(tokens, at);
  return found !== undefined && found.length > 1 ? found : undefined;
}

/** "half a dozen", "three dozen", "a dozen and a half", "a baker's dozen". */
function dozensAt(tokens: readonly Token[], at: number): Joined | undefined {
  const before = tokens[at]?.text ?? "";
  if (before === "bakers" && isNext(tokens, at + 1, "dozen")) return { value: 13, length: 2 };
  const count = before === "a" ? 1 : (numberOf(before) ?? Number.NaN);
  if (!(count < 10) || !isNext(tokens, at + 1, "dozen")) return undefined;
  const isHalfMore = ["and", "a", "half"].every((word, place) => isNext(tokens, at + 2 + place, word));
  if (isHalfMore) return { value: 12 * count + 6, length: 5 };
  return count > 1 ? { value: 12 * count, length: 2 } : undefined;
}

/** "two thousand five hundred", "half a grand", "one and a half grand". */
function thousandsAt(tokens: readonly Token[], at: number): Joined | undefined {
  for (const { words, value } of HALF_OF)
    if (
      words.every((word, place) =>
        place === 0 ? tokens[at]?.text === word : isNext(tokens, at + place, word),
      )
    )
      return { value, length: words.length, ...unitOf(words) };
  const count = countOf(tokens, at);
  if (count === undefined) return undefined;
  const place = at + count.length;
  if (!isNext(tokens, place, "thousand") && !isNext(tokens, place, "grand")) return undefined;
  // "a grand" is read as money alone, and only where it is money.
  if (tokens[at]?.text === "a" && tokens[place]?.text === "grand") return undefined;
  const rest = isTight(tokens, place + 1) ? hundredsAt(tokens, place + 1) : undefined;
  const length = count.length + 1 + (rest?.length ?? 0);
  return { value: count.value * 1000 + (rest?.value ?? 0), length, ...unitOf([tokens[place]?.text ?? ""]) };
}

function unitOf(words: readonly string[]): Pick<Joined, "unit"> {
  return words.includes("grand") ? { unit: "usd" } : {};
}

/** "a hundred and ten", "two hundred fifty". */
function hundredsAt(tokens: readonly Token[], at: number): Joined | undefined {
  const count = countOf(tokens, at);
  const place = at + (count?.length ?? 0);
  if (count === undefined || count.value > 99 || !isNext(tokens, place, "hundred")) return undefined;
  const after = isNext(tokens, place + 1, "and") ? place + 2 : place + 1;
  const rest = isTight(tokens, after) ? tensAt(tokens, after) : undefined;
  const value = count.value * 100;
  if (rest === undefined || PART_OF_NEXT.has(tokens[after + rest.length]?.text ?? ""))
    return { value, length: place + 1 - at };
  return { value: value + rest.value, length: after + rest.length - at };
}

/** "thirty-eight", "twelve". In "twenty one-drops" the one belongs to the word behind it. */
function tensAt(tokens: readonly Token[], at: number): Joined | undefined {
  const tens = numberOf(tokens[at]?.text);
  if (tens === undefined || tens >= 100 || tens < 1) return undefined;
  // "treinta y seis" has been put into English word by word.
  const isParted = tens >= 20 && tens % 10 === 0 && isNext(tokens, at + 1, "and") && isForeign(tokens[at]);
  const place = isParted ? at + 2 : at + 1;
  const unit = isTight(tokens, place) ? numberOf(tokens[place]?.text) : undefined;
  const isWhole = tens >= 20 && tens % 10 === 0 && unit !== undefined && unit >= 1 && unit < 10;
  if (!isWhole) return { value: tens, length: 1 };
  const next = tokens[place + 1];
  if (next?.gap === "tight" && PART_OF_NEXT.has(next.text)) return { value: tens, length: 1 };
  return { value: tens + unit, length: place + 1 - at };
}

/** Whether a word stands for one of another language: its letters are not those of the wish. */
function isForeign(token: Token | undefined): boolean {
  return token !== undefined && token.isTranslated === true;
}

/** What a hundred or a thousand is counted with: "a", "three", "a couple of". */
function countOf(tokens: readonly Token[], at: number): Joined | undefined {
  const text = tokens[at]?.text;
  if (text === "a" && isNext(tokens, at + 1, "couple"))
    return { value: 2, length: isNext(tokens, at + 2, "of") ? 3 : 2 };
  if (text === "a") return { value: 1, length: 1 };
  return /^\d{1,2}$/.test(text ?? "") ? { value: Number(text), length: 1 } : tensAt(tokens, at);
}

function isNext(tokens: readonly Token[], at: number, word: string): boolean {
  return isTight(tokens, at) && tokens[at]?.text === word;
}

function isTight(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === "tight";
}
