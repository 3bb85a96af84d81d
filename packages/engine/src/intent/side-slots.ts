import type { Token } from "./tokens.ts";

/** How far before a slot its sideboard may be named. */
const REACH = 16;
const SIDE = /^(?:sideboard|sideboards|side|sb|board)$/;
/** Words between how many slots and for whom: "3 slots for storm". */
const SLOTS = /^(?:slots?|cards?|pieces?|spots?)$/;

/** "Sideboard plan: 3 for reanimator, 3 for storm": how many words say that slots of a sideboard are for what follows; 0 for none. */
export function sideSlotAt(tokens: readonly Token[], at: number): number {
  if (!/^\d{1,2}$/.test(tokens[at]?.text ?? "")) return 0;
  const to = SLOTS.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  if (tokens[to]?.text !== "for" || tokens[to]?.gap !== "tight") return 0;
  // "15 for the sideboard" says how large it is.
  if (/^(?:the|my|a)$/.test(tokens[to + 1]?.text ?? "")) return 0;
  return tokens.slice(Math.max(0, at - REACH), at).some(({ text }) => SIDE.test(text)) ? to + 1 - at : 0;
}
