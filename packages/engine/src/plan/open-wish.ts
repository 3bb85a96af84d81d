import { DEFAULT_FORMAT, OPEN_WISH } from "../../data/defaults.ts";
import type { Notes } from "../notes.ts";
import type { Wish } from "./wish.ts";

/**
 * A wish that leaves everything open (nothing typed, or nothing that was understood) asks for a first deck to look at:
 * one that many people could buy and play at most tables. Any other wish is returned as it is.
 */
export function withFriendlyDefaults(wish: Wish, notes: Notes): Wish {
  if (!isOpenWish(wish)) return wish;
  const { budgetUsd, bracket } = OPEN_WISH;
  notes.add({ kind: "open-wish", usd: budgetUsd, bracket });
  return { ...wish, budget: budgetUsd, bracket };
}

function isOpenWish({ intent, owned, format = DEFAULT_FORMAT }: Wish): boolean {
  const { read: _read, unread: _unread, format: _format, ownedMode: _mode, ...said } = intent;
  return Object.keys(said).length === 0 && owned.size === 0 && format === DEFAULT_FORMAT;
}
