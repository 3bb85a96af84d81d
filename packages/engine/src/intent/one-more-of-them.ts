import { DECK_OF, ONE_MORE, WHO_MORE } from "../../data/opponents.ts";
import type { Token } from "./tokens.ts";

/** "..., and one stax gremlin", ", a living end player": the words before one more of those played; 0 where none is told of. */
export function oneMoreAt(tokens: readonly Token[], at: number, last: number | undefined): number {
  if (last === undefined || at < last || tokens.slice(last, at + 1).some(({ gap }) => gap === "hard"))
    return 0;
  const isJoined = /^(?:and|plus|or|n)$/.test(tokens[at]?.text ?? "");
  let start = isJoined ? at + 1 : at;
  if (!isJoined && tokens[at]?.gap !== "comma") return 0;
  const first = start;
  while (start < first + MOST_BEFORE && ONE_MORE.has(tokens[start]?.text ?? "")) start++;
  if (start === first) return 0;
  // ", a white commander deck" is rather one's own.
  const isOne = start === first + 1 && /^(?:a|an)$/.test(tokens[first]?.text ?? "");
  for (let index = start + 1; index <= start + MOST_NAME && tokens[index]?.gap === "tight"; index++) {
    const word = tokens[index]?.text ?? "";
    if (WHO_MORE.has(word)) return isOne && DECK_OF.has(word.replace(/s$/, "")) ? 0 : start - at;
  }
  return 0;
}

/** Most words before one more, and of what it is called. */
const MOST_BEFORE = 4;
const MOST_NAME = 4;
