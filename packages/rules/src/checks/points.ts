import { pointsListOf } from "../points.ts";
import type { Rule } from "./rule.ts";
import { listWords } from "./words.ts";

/** The points of the deck's cards together stay within the limit; what was spent is said in any case. */
export const pointsRule: Rule = {
  id: "PTS",
  title: "Points",
  source: "the format's list of points",
  check: (deck) => {
    const limit = deck.format.points;
    if (limit === null) return [];
    const costs = deck.pool.points();
    const spent = deck.holdings
      .map(({ card, name, total }) => ({ name, points: (costs.get(card) ?? 0) * total }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points);
    const sum = spent.reduce((total, { points }) => total + points, 0);
    const list = pointsListOf(deck.format);
    const source = list ? `${list.source} (checked ${list.checked})` : "the format's list of points";
    const what =
      spent.length === 0
        ? ""
        : `: ${listWords(
            spent.map(({ name, points }) => `${name} ${points}`),
            20,
          )}`;
    if (sum <= limit)
      return [{ severity: "advice", cards: [], message: `${sum}/${limit} points${what}.`, source }];
    const message = `${sum}/${limit} points${what}; cards worth ${sum - limit} more than allowed must go.`;
    return [{ severity: "illegal", cards: spent.map(({ name }) => name).toSorted(), message, source }];
  },
};
