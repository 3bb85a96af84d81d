import { MANA_LIMIT_BEGINNINGS, MANA_LIMITS } from "../../data/lexicon-mana.ts";
import { NUMBER_WORDS } from "../../data/lexicon-money.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** The longest sentence of a limit, in words. */
const MOST_WORDS = 12;

/** Reads a limit of mana value that begins at `at`: `nothing over five mana`, `curve stops at 4`, `mv <= 3`. */
export function manaLimitAt(tokens: readonly Token[], at: number): Mention | undefined {
  const first = figureOf(tokens[at]?.text ?? "");
  if (!/^\d/.test(first) && !MANA_LIMIT_BEGINNINGS.has(first)) return undefined;
  const words: string[] = [];
  /** For each of `words`, one past its token; a sign of comparison belongs to the token behind it. */
  const ends: number[] = [];
  for (let index = at; index < tokens.length && words.length < MOST_WORDS; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    const sign = index === at ? undefined : signIn(token.between);
    if (index > at && sign === undefined && token.gap !== "tight") break;
    if (sign !== undefined && sign !== "") {
      words.push(sign);
      ends.push(index + 1);
    }
    words.push(figureOf(token.text));
    ends.push(index + 1);
  }
  const sentence = words.join(" ");
  for (const { says, below } of MANA_LIMITS) {
    const match = says.exec(sentence);
    if (match === null) continue;
    const most = Number(match[1]) - (below ? 1 : 0);
    const to = ends[match[0].split(" ").length - 1];
    if (to === undefined || most < 0) return undefined;
    return { from: at, to, negated: false, content: { kind: "mana-limit", most } };
  }
  return undefined;
}

/** The lowest limit of mana value that a sentence names. */
export function wantedManaValue(mentions: readonly Mention[]): Reading<number> | undefined {
  return mentions.reduce<Reading<number> | undefined>((lowest, mention) => {
    const { content } = mention;
    if (content.kind !== "mana-limit" || (lowest !== undefined && lowest.value <= content.most))
      return lowest;
    return { value: content.most, from: [mention] };
  }, undefined);
}

/** A sign of comparison between two words; undefined where something else parts them, empty where nothing does. */
function signIn(between: string): string | undefined {
  const plain = between
    .replace(/\s/g, "")
    .replace("≤", "<=")
    .replace(/^[:=]$/, "");
  return plain === "" || plain === "<" || plain === "<=" || plain === ">" ? plain : undefined;
}

function figureOf(word: string): string {
  return Object.hasOwn(NUMBER_WORDS, word) ? String(NUMBER_WORDS[word]) : word;
}
