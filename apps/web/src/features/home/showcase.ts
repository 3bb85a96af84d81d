import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { GenerateResponse } from "@deckwright/contract/generate.ts";
import { edgeOf } from "@deckwright/decks/cover.ts";
import { type EdgeLayout, layOutEdge } from "../../ui/deck-edge/edge-layout.ts";

/** The wish whose deck stands beside the wish box. */
export const SHOWCASE_WISH = "elf tribal commander under $100";
/** Its seed, so that everybody sees the same deck, one of the colors of the example, and "Open this deck" builds it again. */
export const SHOWCASE_SEED = 2;

/** What home shows of a real deck. */
export interface Showcase {
  readonly format: string;
  readonly cards: number;
  readonly isLegal: boolean;
  readonly priceUsd: number;
  readonly bracket: number | null;
  readonly seconds: number;
  /** Seven cards: a land, spells of different roles, and the commander near the right. */
  readonly fan: readonly CardFace[];
  readonly edge: EdgeLayout;
  readonly because: readonly { readonly name: string; readonly cost: string; readonly reason: string }[];
}

const FAN_SIZE = 7;
const COMMANDER_PLACE = 4;

/** Picks from a generated deck what home shows of it. */
export function showcaseOf(response: GenerateResponse): Showcase {
  const { deck, faces, findings, timings_ms } = response;
  const groups = Object.entries(deck.card_list);
  const items = groups.flatMap(([group, list]) =>
    list.flatMap((item) => {
      const face = faces[item.name];
      return face ? [{ group, item, face, isLand: /\bLand\b/.test(face.type_line) }] : [];
    }),
  );
  const leaders = items.filter(({ item }) => deck.commanders.includes(item.name));
  const spells = items.filter(({ item, isLand }) => !isLand && !deck.commanders.includes(item.name));
  const spread = onePerGroup(spells, groups.length);
  const chosen = [
    ...items
      .filter(({ isLand }) => isLand)
      .sort((a, b) => b.item.quantity - a.item.quantity)
      .slice(0, 1),
    ...spread.slice(0, FAN_SIZE - 1 - leaders.slice(0, 1).length),
  ];
  chosen.splice(COMMANDER_PLACE, 0, ...leaders.slice(0, 1));
  return {
    format: deck.format,
    cards: deck.cards,
    isLegal: !findings.some(({ severity }) => severity === "illegal"),
    priceUsd: deck.price_usd,
    bracket: deck.bracket,
    seconds: timings_ms.total / 1000,
    fan: chosen.map(({ face }) => withoutText(face)),
    edge: layOutEdge(edgeOf(items.map(({ item, face }) => ({ ...face, quantity: item.quantity })))),
    because: spread
      .slice(0, 3)
      .map(({ item, face }) => ({ name: item.name, cost: face.mana_cost, reason: item.reason })),
  };
}

/** Items in rounds: the first of each group, then the second of each, and so on. */
function onePerGroup<Item extends { readonly group: string }>(
  items: readonly Item[],
  rounds: number,
): Item[] {
  const seen = new Map<string, number>();
  return items
    .map((item) => {
      const round = seen.get(item.group) ?? 0;
      seen.set(item.group, round + 1);
      return { item, round };
    })
    .filter(({ round }) => round <= rounds)
    .sort((a, b) => a.round - b.round)
    .map(({ item }) => item);
}

/** Thumbs show no rules text, so it need not travel. */
function withoutText({ oracle_text: _text, back: _back, ...face }: CardFace): CardFace {
  return face;
}
