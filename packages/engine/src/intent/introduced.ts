import { WHO_PEOPLE_ARE } from "../../data/lexicon-people.ts";
import { type Token, wordsOf } from "./tokens.ts";

/** "my name is Jace", "for Liliana, my niece": words that leave no doubt that somebody is called so. */
export function isIntroduced(tokens: readonly Token[], from: number, to: number): boolean {
  if (INTRODUCES.has(tokens[from - 1]?.text ?? "")) {
    const before = wordsOf(tokens, Math.max(0, from - 3), from);
    if (/(?:^| )(?:name is|names|i am|this is|live in|lives in|living in)$/.test(before)) return true;
  }
  return tokens[to]?.text === "my" && WHO_PEOPLE_ARE.has(tokens[to + 1]?.text ?? "");
}

/** The last of the words behind which somebody is named. */
const INTRODUCES: ReadonlySet<string> = new Set(["is", "names", "am", "in"]);
