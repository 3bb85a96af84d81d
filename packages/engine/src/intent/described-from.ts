import { OF_A_THING } from "../../data/lexicon-limits.ts";
import type { Token } from "./tokens.ts";

/** Where what is told of a card as a thing begins, before its name: "4 Japanese foil Snapcaster Mages". */
export function describedFrom(tokens: readonly Token[], from: number): number {
  let begin = from;
  while (begin > 0 && tokens[begin]?.gap === "tight" && OF_A_THING.has(tokens[begin - 1]?.text ?? ""))
    begin--;
  return begin;
}
