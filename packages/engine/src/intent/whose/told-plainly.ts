import type { Token } from "../tokens.ts";
import type { SaidThing } from "./said-things.ts";

/** Most words from what was to "favorite". */
const REACH = 6;

/**
 * Whether the words beside something leave no doubt that it is only told of: "Mike already owns The Ur-Dragon", "Ironworks was my
 * all time favorite deck".
 */
export function isToldPlainly(tokens: readonly Token[], { from, to, kind }: SaidThing): boolean {
  if (kind !== "card" && kind !== "archetype-name") return false;
  return isOwnedAlready(tokens, from) || wasFavorite(tokens, to);
}

/** Behind "already owns": somebody else has it. Who has it oneself may want it in the deck. */
function isOwnedAlready(tokens: readonly Token[], from: number): boolean {
  const at = /^(?:a|an|the|his|her|their)$/.test(tokens[from - 1]?.text ?? "") ? from - 2 : from - 1;
  const words = `${tokens[at - 1]?.text} ${tokens[at]?.text}`;
  return (
    tokens[from]?.gap === "tight" && /^(?:already (?:owns|has|plays|runs)|(?:owns|has) already)$/.test(words)
  );
}

function wasFavorite(tokens: readonly Token[], to: number): boolean {
  if (!/^(?:was|were)$/.test(tokens[to]?.text ?? "") || tokens[to + 1]?.text !== "my") return false;
  for (let at = to + 2; at < to + REACH && tokens[at]?.gap === "tight"; at++)
    if (/^(?:favou?rites?|fav|faves?)$/.test(tokens[at]?.text ?? "")) return true;
  return false;
}
