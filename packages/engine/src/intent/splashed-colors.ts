import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** "mono green, splash red", "with a blue splash": the color is meant beside the first. */
export function isSplash(tokens: readonly Token[], { from, to }: Mention): boolean {
  const before = `${tokens[from - 2]?.text ?? ""} ${tokens[from - 1]?.text ?? ""}`;
  return SPLASH_AFTER.test(tokens[to]?.text ?? "") || SPLASH_BEFORE.test(before);
}

const SPLASH_BEFORE = /(?:splash|splashing|splashed|touch of|bit of|hint of|splash of)$/;
const SPLASH_AFTER = /^splash(?:ed)?$/;

/** "Elves with blue", "burn plus white": a color beside what such a deck has of itself. "A deck with blue" names the only one. */
export function isBesides(tokens: readonly Token[], { from, to, content }: Mention): boolean {
  // "With mono red" says that there are no others.
  if (content.kind === "colors" && content.exact === true) return false;
  const what = tokens[from - 2]?.text ?? "";
  return (
    tokens[from]?.gap === "tight" &&
    /^(?:with|plus)$/.test(tokens[from - 1]?.text ?? "") &&
    what !== "" &&
    !ANY_DECK.test(what) &&
    !ITS_CARDS.test(tokens[to]?.text ?? "")
  );
}

const ANY_DECK =
  /^(?:a|anything|build|commander|deck|decks|deal|edh|go|fine|happy|list|me|one|ok|okay|play|pile|something|start|stick|stuff)$/;
const ITS_CARDS =
  /^(?:card|cards|creature|creatures|instants?|mana|one|removal|spell|spells|sorcer(?:y|ies))$/;

/** A color with the word before or after it that says it is splashed. */
export function withSplash(mention: Mention, tokens: readonly Token[]): Mention {
  const { from, to } = mention;
  if (SPLASH_AFTER.test(tokens[to]?.text ?? "")) return { ...mention, to: to + 1 };
  return /^splash/.test(tokens[from - 1]?.text ?? "") ? { ...mention, from: from - 1 } : mention;
}
