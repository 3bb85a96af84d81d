import { COLOR_NOUNS, MONO_WORDS } from "../../data/lexicon-colors.ts";
import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

const monoWords = new Set(MONO_WORDS);

/** "mono red", "mono-u", "monoblack", "only green": one color and no other. */
export function monoAt(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const glued = /^mono([a-z]+)$/.exec(token.text)?.[1];
  if (glued !== undefined && glued !== "") {
    const mask = oneColor(glued, context);
    return mask === undefined
      ? undefined
      : { from: at, to: at + 1, negated: false, content: { kind: "colors", mask, exact: true } };
  }
  if (!monoWords.has(token.text)) return monoBehind(tokens, at, context);
  const next = tokens[at + 1];
  if (next === undefined || next.gap !== "tight") return undefined;
  if (
    token.text === "mono" &&
    (COLOR_NOUNS.has(next.text) || /^(?:something|whatever|anything)$/.test(next.text))
  )
    return { from: at, to: at + 2, negated: false, content: { kind: "color-count", count: 1 } };
  const mask = token.text === "mono" ? oneColor(next.text, context) : oneColorWord(next.text, context);
  if (mask === undefined) return undefined;
  if (token.text !== "mono" && isMoreColors(tokens, at + 2, context)) return undefined;
  return { from: at, to: at + 2, negated: false, content: { kind: "colors", mask, exact: true } };
}

/** "Green mono", as other languages say it. */
function monoBehind(tokens: readonly Token[], at: number, context: IntentContext): Mention | undefined {
  const next = tokens[at + 1];
  if (next?.text !== "mono" || next.gap !== "tight") return undefined;
  const mask = oneColorWord(tokens[at]?.text ?? "", context);
  // "Mono white, black mono red": the color behind is meant.
  if (mask === undefined || oneColor(tokens[at + 2]?.text ?? "", context) !== undefined) return undefined;
  return { from: at, to: at + 2, negated: false, content: { kind: "colors", mask, exact: true } };
}

/** "only red and green", "only red green": another color follows. */
function isMoreColors(tokens: readonly Token[], at: number, context: IntentContext): boolean {
  const { text = "", gap } = tokens[at] ?? {};
  if (/^(?:and|or|und|et|y)$/.test(text)) return true;
  return gap === "tight" && oneColorWord(text, context) !== undefined;
}

function oneColorWord(word: string, context: IntentContext): number | undefined {
  const meaning = context.lexicon.phrases.get(word);
  return meaning?.kind === "colors" && [1, 2, 4, 8, 16].includes(meaning.mask) ? meaning.mask : undefined;
}

function oneColor(word: string, context: IntentContext): number | undefined {
  const letter = "wubrg".indexOf(word);
  return word.length === 1 && letter >= 0 ? 1 << letter : oneColorWord(word, context);
}
