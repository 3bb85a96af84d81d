import { BOOSTER_SETS } from "@deckwright/engine/data/boosters.ts";
import type { Choice } from "../choices.ts";

/** Fewer cards than this make no set whose boosters differ. */
const LEAST_CARDS = 120;

/** Sets that are opened in boosters, the newest first; none when the server does not say. */
export async function fetchBoosterSets(): Promise<readonly Choice[]> {
  const response = await fetch("/api/sets").catch(() => null);
  if (!response?.ok) return [];
  return boosterSetsOf(await response.json().catch(() => null));
}

/** The same from the server's answer. */
export function boosterSetsOf(answer: unknown): readonly Choice[] {
  if (typeof answer !== "object" || answer === null || !("data" in answer) || !Array.isArray(answer.data))
    return [];
  return answer.data.flatMap((set: unknown): Choice[] => {
    if (typeof set !== "object" || set === null) return [];
    const { code, name, set_type, card_count, digital } = { ...EMPTY, ...set };
    if (typeof code !== "string" || typeof name !== "string" || typeof set_type !== "string") return [];
    if (!BOOSTER_SETS.has(set_type) || digital === true || !(Number(card_count) >= LEAST_CARDS)) return [];
    return [{ slug: code, name: `${name} (${code.toUpperCase()})` }];
  });
}

const EMPTY: Readonly<Record<"code" | "name" | "set_type" | "card_count" | "digital", unknown>> = {
  code: undefined,
  name: undefined,
  set_type: undefined,
  card_count: undefined,
  digital: undefined,
};
