import { isCapital } from "./capitals.ts";
import { cardMention } from "./card-mention.ts";
import { surroundings } from "./card-slot.ts";
import type { Mention } from "./mention.ts";
import { overCommas } from "./phrases.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/**
 * Names of several words that stand letter by letter as the card has them: with their comma ("hulk, always angry"), or with
 * their capitals in a text that has few ("with No Way Out"). Each of their words may be said of anything, and "lost to" or
 * "back for more" may say something else; all together they name the card. By the position of their first word.
 */
export function spelledOutCards(sentence: Sentence): Map<number, Mention> {
  const { text, tokens, context } = sentence;
  const found = new Map<number, Mention>();
  for (let at = 0; at < tokens.length; at++) {
    const name = context.cardPhrases.phrases.longest(tokens, at, overCommas);
    const [card] = name?.value.cards ?? [];
    if (name === undefined || card === undefined || name.value.form !== "full" || name.length < 2) continue;
    const to = at + name.length;
    // "Two-Headed Giant: mono black" is that format.
    const known = context.lexicon.phrases.longest(tokens, at);
    if (known?.value.kind === "format" && known.length >= name.length) continue;
    const said = text.slice(tokens[at]?.start, tokens[to - 1]?.end);
    const isNamed = context.table
      .name(card)
      .split(" // ")
      .some((face) =>
        face.includes(", ")
          ? plain(face) === plain(said)
          : name.length >= FEWEST_WORDS && face === said && isCapital(tokens, at, to, text),
      );
    if (!isNamed) continue;
    found.set(at, cardMention(name.value, at, to, surroundings(tokens, at, to, []).slot, false));
    at = to - 1;
  }
  return found;
}

/** Fewer words with capitals may be two things: "Ogre Warrior", "Goblin Gathering". */
const FEWEST_WORDS = 3;

/**
 * The words, but that no name of a card is more than a name: "Chevill, Bane of Monsters" speaks of no bane, and "Humble
 * Naturalist" humbles nobody. What is said of the card keeps its place.
 */
export function withoutNames(tokens: readonly Token[], mentions: readonly Mention[]): readonly Token[] {
  const named = new Set<number>();
  for (const { content, from, to } of mentions)
    if (content.kind === "card" && !content.short && to - from > 1)
      for (let at = from; at < to; at++) named.add(at);
  return named.size === 0
    ? tokens
    : tokens.map((token, at) => (named.has(at) ? { ...token, text: "" } : token));
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’`´]/gu, "")
    .toLowerCase();
}
