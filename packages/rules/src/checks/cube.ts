import { COLORS, colorsOf } from "@deckwright/cards/colors.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import registry from "../../data/cube.json" with { type: "json" };
import type { DeckContext } from "./context.ts";
import { Zone } from "./lines.ts";
import type { Found, Rule } from "./rule.ts";
import { colorWords } from "./words.ts";

interface Band {
  readonly kind: string;
  readonly words: string;
  readonly min: number;
  readonly max: number;
}

const BANDS: readonly Band[] = registry.bands;

/** How the list is shared out among the colors; custom, so advice only. */
export const cubeRule: Rule = {
  id: "CUBE",
  title: "Balance of the list",
  source: `${registry.source} (checked ${registry.checked})`,
  check: (deck) => {
    const total = deck.countIn(Zone.Main);
    if (total === 0) return [];
    const counts = countKinds(deck);
    return BANDS.flatMap((band): Found[] => {
      const parts = band.kind === "color" ? COLORS.map((_, at) => 1 << at) : [band.kind];
      return parts.flatMap((part): Found[] => {
        const count = counts.get(part) ?? 0;
        const share = count / total;
        if (share >= band.min && share <= band.max) return [];
        const what = typeof part === "number" ? `only ${colorWords(part)}` : band.words;
        const message = `${count} of ${total} cards (${percent(share)}) are ${what}; ${percent(band.min)} to ${percent(band.max)} is usual in a balanced cube.`;
        return [{ severity: "advice", cards: [], message }];
      });
    });
  },
};

/** Cards of the list by color mask (of one color), or by kind. */
function countKinds(deck: DeckContext): ReadonlyMap<number | string, number> {
  const { table } = deck;
  const counts = new Map<number | string, number>();
  for (const { card, count } of deck.cardsIn(Zone.Main)) {
    const colors = table.colors[card] ?? 0;
    const several = colorsOf(colors).length > 1;
    const kind = isLand(table, card) ? "land" : several ? "multicolor" : colors === 0 ? "colorless" : colors;
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
