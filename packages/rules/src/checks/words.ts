import { type ColorMask, colorsOf } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Fix } from "../verdict.ts";
import type { DeckContext, Holding } from "./context.ts";
import { Zone } from "./lines.ts";

const COLOR_WORDS = { W: "white", U: "blue", B: "black", R: "red", G: "green" } as const;

/** "white and blue"; "colorless" for no color. */
export function colorWords(mask: ColorMask): string {
  const words = colorsOf(mask).map((color) => COLOR_WORDS[color]);
  return words.length === 0 ? "colorless" : listWords(words);
}

/** "a", "a and b", "a, b and c"; after `most` items "... and 3 more". */
export function listWords(items: readonly string[], most = 6): string {
  const shown = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : [...items];
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}

/** "1 card", "3 cards". */
export function countWords(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** "a deck", "an oathbreaker". */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** Names of cards, in the given order. */
export function namesOf(deck: DeckContext, cards: readonly CardIndex[]): string[] {
  return cards.map((card) => deck.table.name(card));
}

/** Takes up to `count` copies of a card out, from the sideboard first, never from the command zone. Undefined: nothing to take. */
export function removal(holding: Holding, count = Number.POSITIVE_INFINITY): Fix | undefined {
  const rank = (zone: string): number => (zone === Zone.Main ? 2 : zone === Zone.Side ? 1 : 0);
  const lines = holding.lines
    .filter((line) => line.zone !== Zone.Commanders && line.zone !== Zone.Companion)
    .toSorted((a, b) => rank(a.zone) - rank(b.zone));
  const edits: Fix["edits"][number][] = [];
  let left = count;
  for (const line of lines) {
    const taken = Math.min(left, line.count);
    if (taken > 0) edits.push({ zone: line.zone, card: line.written, change: -taken });
    left -= taken;
  }
  const taken = edits.reduce((sum, edit) => sum - edit.change, 0);
  return taken > 0 ? { label: `Remove ${taken} ${holding.name}`, edits } : undefined;
}

/** Puts every copy of a card into another zone. */
export function moveTo(holding: Holding, zone: { readonly name: string; readonly words: string }): Fix {
  const edits = holding.lines.flatMap((line) => [
    { zone: line.zone, card: line.written, change: -line.count },
    { zone: zone.name, card: line.written, change: line.count },
  ]);
  return { label: `Move ${holding.name} to the ${zone.words}`, edits };
}

/** Spreads into a finding: nothing when there is no fix. */
export function fixed(fix: Fix | undefined): { readonly fix?: Fix } {
  return fix ? { fix } : {};
}
