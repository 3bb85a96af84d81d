import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { fewestSpells, landLimit } from "./card-limits.ts";
import type { Plan } from "./plan.ts";
import type { Wish } from "./wish.ts";

/** A format with the numbers of cards that a wish asks for, as far as its rules let a deck have them. */
export function formatWithin(format: Format, { limits }: Wish): Format {
  const { cards, sideboard } = limits.deck;
  const { min, max, steps } = format.size;
  const asked =
    cards === undefined ? min : clamp(min, cards.least ?? min, cards.most ?? Number.POSITIVE_INFINITY);
  const isAllowed = steps === undefined || steps.includes(asked);
  const size = isAllowed ? clamp(asked, min, max ?? Number.POSITIVE_INFINITY) : min;
  const side = Number.isFinite(format.sideboard)
    ? clamp(format.sideboard, 0, sideboard?.most ?? format.sideboard)
    : format.sideboard;
  if (size === min && side === format.sideboard) return format;
  return { ...format, size: { ...format.size, min: size }, sideboard: side };
}

/** The plan with as many lands, and spells as cheap, as limits ask for. */
export function planWithin(plan: Plan, table: CardTable): Plan {
  const { wish, template, mainSize } = plan;
  const average = wish.maxAverageManaValue;
  const asked = landLimit(wish.limits);
  const most = Math.min(asked?.most ?? mainSize, mainSize - fewestSpells(wish.limits, table));
  const lands = template.lands.map((count) =>
    Math.min(mainSize, Math.max(asked?.least ?? 0, Math.min(most, count))),
  );
  const [fewest = 0, usual = 0, greatest = 0] = lands;
  const manaValue: readonly [number, number] =
    average === undefined
      ? template.manaValue
      : [Math.min(template.manaValue[0], average), Math.min(template.manaValue[1], average)];
  return { ...plan, template: { ...template, lands: [fewest, usual, greatest], manaValue } };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
