import { type Limit, MOST_LIMITS } from "@deckwright/decks/wish-limits.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { AVERAGE_LIMITS } from "../../data/lexicon-limits.ts";
import { isList, kindOf } from "../forms/kind.ts";
import { limitOfOther } from "./as-many.ts";
import { isApart } from "./contradictions.ts";
import { copiesOf, type LimitsOf, type SaidLimit } from "./copies-of-cards.ts";
import type { Mention } from "./mention.ts";
import { isFigureNear, wordsFrom } from "./said-words.ts";
import { limitOfShare } from "./share-of-deck.ts";
import type { Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** More counted cards than this are a list that somebody pasted: its quantities say what is there, not what must be. */
const MOST_COPIES_NAMED = 8;
/** The longest sentence of an average, in words. */
const AVERAGE_WORDS = 12;
/** Sizes that decks have where no format is named. */
const USUAL_SIZES: readonly number[] = [40, 60, 99, 100];

/** The counts of a wish: those it says, of copies of cards too, and the colors that it rules out by their number. */
export function wantedLimits(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  of: LimitsOf,
): Reading<readonly Limit[]> | undefined {
  const said = mentions.flatMap((mention): SaidLimit[] => {
    const { content, negated } = mention;
    if (content.kind === "limit")
      return isUsual(content.limit, of.format) ? [] : [{ limit: content.limit, from: mention }];
    if (content.kind === "side-limit") return [{ limit: content.limit, from: mention }];
    if (content.kind === "share-limit") {
      const limit = limitOfShare(content, of.format);
      return limit === undefined ? [] : [{ limit, from: mention }];
    }
    if (content.kind !== "color-count" || !negated || isOfManabase(tokens, mention)) return [];
    const limit =
      content.count === 1 ? { what: "colors", least: 2 } : { what: "colors", most: content.count - 1 };
    return [{ limit, from: mention }];
  });
  const relative = mentions.flatMap((mention): SaidLimit[] => {
    const { content } = mention;
    if (content.kind !== "relative-limit") return [];
    const limit = limitOfOther(
      content,
      said.map((each) => each.limit),
    );
    return limit === undefined ? [] : [{ limit, from: mention }];
  });
  const copies = mentions.flatMap((mention) => {
    const found = copiesOf(mention, tokens, of);
    return found === undefined ? [] : [found];
  });
  const all = [...said, ...relative, ...(copies.length > MOST_COPIES_NAMED ? [] : copies)];
  const merged = new Map<string, Limit>();
  for (const { limit } of all) {
    const key = JSON.stringify([limit.what, limit.but ?? "", limit.zone ?? ""]);
    const before = merged.get(key);
    // Of two that cannot both be kept the last one counts.
    merged.set(key, before === undefined || isApart(before, limit) ? limit : { ...before, ...limit });
  }
  const value = [...merged.values()].slice(0, MOST_LIMITS);
  return value.length === 0 ? undefined : { value, from: all.map(({ from }) => from) };
}

/** "Without the five color mana base": what the lands of another deck are like. */
function isOfManabase(tokens: readonly Token[], { to }: Mention): boolean {
  return (
    tokens[to]?.gap === "tight" &&
    /^(?:mana|manabases?|lands?|fixing|soup|goodstuff)$/.test(tokens[to]?.text ?? "")
  );
}

/** The creature type that every creature is to be of, where a wish says so. */
export function typeOfLimits(mentions: readonly Mention[]): Reading<string> | undefined {
  for (const mention of mentions) {
    const { content } = mention;
    if (content.kind === "limit" && content.type !== undefined)
      return { value: content.type, from: [mention] };
  }
  return undefined;
}

/** Whether a size says no more than the format does, or is that of a list. */
function isUsual({ what, most }: Limit, format: string | undefined): boolean {
  if (what !== "cards") return false;
  const row = format === undefined ? undefined : FORMATS.get(format);
  if (row === undefined) return USUAL_SIZES.includes(most ?? 0);
  if (isList(kindOf(row))) return true;
  // "75 cards" are those of a deck with its sideboard.
  if (row.sideboard > 0 && most === row.size.min + row.sideboard) return true;
  return most === row.size.min || (row.leaders !== null && most === row.size.min - 1);
}

/** Reads the greatest mean of mana values that begins at `at`: `average cmc under 2.5`. */
export function averageAt(tokens: readonly Token[], at: number): Mention | undefined {
  if (!/^(?:average|avg|mean|mana|cmc|mv|under|below|less|low|a|converted)$/.test(tokens[at]?.text ?? ""))
    return undefined;
  if (!isFigureNear(tokens, at, AVERAGE_WORDS)) return undefined;
  const words = wordsFrom(tokens, at, AVERAGE_WORDS);
  for (const says of AVERAGE_LIMITS) {
    const match = says.exec(words.sentence);
    const [first, second] = [match?.[1], match?.[2]].map((figure) => figure?.replace(",", "."));
    const most = Number(second ?? first);
    if (match === null || !(most >= 0 && most <= 20)) continue;
    const least = second === undefined ? {} : { least: Number(first) };
    return {
      from: at,
      to: words.endOf(match[0].length),
      negated: false,
      content: { kind: "average-limit", most, ...least },
    };
  }
  return undefined;
}

/** The lowest mean of mana values that a sentence names. */
export function wantedAverage(mentions: readonly Mention[]): Reading<number> | undefined {
  const found = mentions.flatMap((mention) =>
    mention.content.kind === "average-limit" ? [{ value: mention.content.most, from: [mention] }] : [],
  );
  return found.toSorted((a, b) => a.value - b.value)[0];
}
