import { HEAVY_PLACES } from "../../data/opponents.ts";
import type { Token } from "./tokens.ts";

/** "Dredge x1, painter x1. That's our group": where what is played there begins, and the words that say so. */
export function groupBehind(
  tokens: readonly Token[],
  at: number,
): { readonly from: number; readonly length: number } | undefined {
  const said =
    tokens[at]?.text === "thats" ? 1 : tokens[at]?.text === "that" && tokens[at + 1]?.text === "is" ? 2 : 0;
  if (said === 0 || !/^(?:my|our|the)$/.test(tokens[at + said]?.text ?? "")) return undefined;
  for (let index = at + said + 1; index <= at + said + 3; index++) {
    if (!HEAVY_PLACES.has(tokens[index]?.text ?? "")) continue;
    let from = at;
    while (from > 0 && (from === at || tokens[from]?.gap !== "hard")) from--;
    return from < at ? { from, length: index + 1 - at } : undefined;
  }
  return undefined;
}
