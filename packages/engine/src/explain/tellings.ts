import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Telling } from "@deckwright/cards/table/tellings.ts";
import type { EffectRule } from "../../data/what/effect-rule.ts";
import { EFFECTS } from "../../data/what/effects.ts";
import { hashText } from "../random.ts";
import { type Effect, effectsOf } from "./effects.ts";
import { TIE_ROWS, tieTellings } from "./tie-ends.ts";

/** Longer ones follow a single card's text too closely to stand in a table that is without texts. */
const LONGEST = 80;

/** Cards that must share a condition, such as "whenever it attacks", for it to be a word of the game and not of a card. */
const LEAST_SHARING = 3;

const CONDITION = / (?:when|whenever|at the beginning|if) .*$/;

/** What only rules texts say so: a telling that still does is their word and not ours. */
const AS_PRINTED = /until end of turn|enters the battlefield/;

const ROWS: ReadonlyMap<string, EffectRule> = new Map(EFFECTS.map((rule) => [keyOf(rule), rule]));

/** What each card of a table does by its text, in our words, and what it works with: for tables without the texts. */
export function tellingsOf(table: CardTable): Telling[][] {
  const effects = Array.from({ length: table.size }, (_, card) => frontEffects(table, card));
  const sharing = new Map<string, number>();
  for (const { text } of effects.flat()) {
    const condition = conditionOf(text);
    sharing.set(condition, (sharing.get(condition) ?? 0) + 1);
  }
  const isShared = (text: string): boolean => {
    const condition = conditionOf(text);
    return condition === "" || (sharing.get(condition) ?? 0) >= LEAST_SHARING;
  };
  const ties = tieTellings(table);
  return effects.map((ofCard, card) => [
    ...ofCard
      .filter(({ text }) => text.length <= LONGEST && !AS_PRINTED.test(text) && isShared(text))
      .map(({ rule, text }) => ({ row: keyOf(rule), text })),
    ...ties(card),
  ]);
}

/** What a card does: by its text, or by what was told of it where the table has no texts. */
export function effectsIn(table: CardTable, card: CardIndex): readonly Effect[] {
  if (table.meta.hasText) return frontEffects(table, card);
  return table.tellings(card).flatMap(({ row, text }): Effect[] => {
    const rule = ROWS.get(row);
    return rule === undefined ? [] : [{ kind: rule.kind, rule, text }];
  });
}

/** Whether a row of a telling is one of today's. */
export function isRow(row: string): boolean {
  return ROWS.has(row) || TIE_ROWS.has(row);
}

function frontEffects(table: CardTable, card: CardIndex): Effect[] {
  const face = table.faces(card)[0];
  return face === undefined ? [] : effectsOf(face);
}

/** A row is known by what it is held against, so that a telling is dropped when its row means something else. */
function keyOf({ text }: EffectRule): string {
  return hashText(text.source).toString(36);
}

/** When a card does something, whichever types and numbers it speaks of. */
function conditionOf(text: string): string {
  return CONDITION.exec(text)?.[0].replace(/\b(?:[A-Z][\w'-]*|\d+|an?)\b/g, "#") ?? "";
}
