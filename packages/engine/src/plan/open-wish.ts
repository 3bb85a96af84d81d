import { DEFAULT_FORMAT, OPEN_WISH } from "../../data/defaults.ts";
import type { Concessions, Wish } from "./wish.ts";

/**
 * A wish that leaves everything open (nothing typed, or nothing that was understood) asks for a first deck to look at:
 * one that many people could buy and play at most tables. Any other wish is returned as it is.
 */
export function withFriendlyDefaults(wish: Wish, concessions: Concessions): Wish {
  if (!isOpenWish(wish)) return wish;
  const { budgetUsd, bracket } = OPEN_WISH;
  concessions.note(
    `Everything was left open, so this is a friendly start: a commander that many people play, at most $${budgetUsd} and bracket ${bracket}. Say more to change it.`,
    "advice",
  );
  return { ...wish, budget: budgetUsd, bracket };
}

function isOpenWish(wish: Wish): boolean {
  const named =
    wish.commanders.length +
    wish.themes.length +
    wish.include.length +
    wish.owned.size +
    (wish.intent.exclude ?? []).length;
  const chosen = [
    wish.playstyle,
    wish.colors,
    wish.budget,
    wish.maxCardUsd,
    wish.bracket,
    wish.power,
    wish.ownedMode,
  ];
  return (
    named === 0 &&
    wish.tribe < 0 &&
    chosen.every((value) => value === undefined) &&
    (wish.format === undefined || wish.format === DEFAULT_FORMAT)
  );
}
