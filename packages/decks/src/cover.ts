import type * as z from "zod/mini";
import type { coverSchema } from "./cover-schema.ts";
import type { Deck } from "./deck.ts";
import { MAX_EDGE_RUNS } from "./limits.ts";
import type { Readonlys } from "./readonly.ts";
import { COUNTED_ZONES, ZONES, zoneOfGroup } from "./zones.ts";

export type Cover = Readonlys<z.output<typeof coverSchema>>;
export type EdgeRun = Cover["edge"][number];

/** The letters of a run: the five colors, several of them (M), none (C), and a land that makes no color (-). */
const MARKS = "WUBRGMC-";

/** What a cover needs to know of a card. */
export interface CoverCard {
  readonly name: string;
  readonly mv: number;
  readonly colors: readonly string[];
  readonly color_identity: readonly string[];
  readonly type_line: string;
  readonly images?: { readonly art_crop: string };
}

/** Zones whose cards stand in the edge: what is played, without what waits beside it. */
export const EDGE_ZONES: ReadonlySet<string> = new Set([...COUNTED_ZONES, "companion"]);

/** The cards of a deck edge-on: by mana value, then by color, lands last. */
export function edgeOf(cards: Iterable<CoverCard & { readonly quantity: number }>): readonly EdgeRun[] {
  const runs = new Map<string, [mv: number | null, mark: string, quantity: number]>();
  for (const { quantity, ...card } of cards) {
    const isLand = isLandCard(card);
    const letters = isLand ? card.color_identity : card.colors;
    const mark = letters.length > 1 ? "M" : (letters[0] ?? (isLand ? "-" : "C"));
    const mv = isLand ? null : Math.floor(card.mv);
    const run = runs.get(`${mv}${mark}`);
    if (run) run[2] += quantity;
    else runs.set(`${mv}${mark}`, [mv, mark, quantity]);
  }
  return [...runs.values()].sort(
    (a, b) => (a[0] ?? Infinity) - (b[0] ?? Infinity) || MARKS.indexOf(a[1]) - MARKS.indexOf(b[1]) || 0,
  );
}

/**
 * A deck's cover. It is drawn by its commander, or the card whose picture it has, or the spell that it plays most of.
 * @param factsOf What is known of a card of this name.
 * @returns Nothing where none of its cards is known.
 */
export function coverOf(deck: Deck, factsOf: (name: string) => CoverCard | undefined): Cover | undefined {
  const lists = [deck.card_list, deck.partner_deck?.card_list ?? {}];
  const cards = lists
    .flatMap((list) => Object.entries(list))
    .filter(([group]) => EDGE_ZONES.has(zoneOfGroup(group, deck.zones)))
    .flatMap(([group, items]) =>
      items.flatMap(({ name, quantity }) => {
        const facts = factsOf(name);
        return facts ? [{ ...facts, quantity, leads: group === ZONES.commanders.heading }] : [];
      }),
    );
  const spells = cards.filter((card) => !isLandCard(card)).toSorted((a, b) => b.quantity - a.quantity);
  const key =
    cards.find(({ leads }) => leads) ??
    spells.find(({ images }) => deck.image !== "" && images?.art_crop === deck.image) ??
    spells[0] ??
    cards[0];
  if (!key) return undefined;
  const { name, type_line, colors, color_identity } = key;
  return { card: { name, type_line, colors, color_identity }, edge: edgeOf(cards).slice(0, MAX_EDGE_RUNS) };
}

function isLandCard({ type_line }: CoverCard): boolean {
  return /\bLand\b/.test(type_line);
}
