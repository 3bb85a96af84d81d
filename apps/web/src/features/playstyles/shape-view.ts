import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { NEAREST_FROM_A_POOL } from "@deckwright/engine/data/limited.ts";
import { ROLE_RULES } from "@deckwright/engine/data/roles.ts";
import type { Template } from "@deckwright/engine/data/template.ts";
import { templateFor } from "@deckwright/engine/forms/shape.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";

/** How many cards of a kind a deck of a playstyle holds, in decks of several sizes. */
export interface ShapeView {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  /** Cards at each mana value, one list for each of the first two columns. */
  readonly curves: readonly { readonly name: string; readonly cards: readonly number[] }[];
  /** The playstyle that it turns into when cards come from boosters; null where it stays what it is. */
  readonly fromPool: Playstyle | null;
}

/** Formats that stand for the sizes: playsets, a hundred cards with a leader, a hundred without. */
const SHOWN = [
  { format: "modern", label: "Modern" },
  { format: "commander", label: "Commander" },
  { format: "canadian-highlander", label: "Canadian Highlander" },
] as const;

/** The numbers that the builder aims at for a playstyle. */
export function shapeView(playstyle: Playstyle): ShapeView {
  const shapes = SHOWN.flatMap(({ format: id, label }) => {
    const format = FORMATS.get(id);
    return format ? [{ label, size: format.size.min, template: templateFor(format, playstyle, null) }] : [];
  });
  const roles = [...new Set(shapes.flatMap(({ template }) => template.bands.map(({ role }) => role)))];
  return {
    columns: shapes.map(({ label }) => label),
    rows: [
      { label: "Lands", cells: shapes.map(({ template }) => range(template.lands[0], template.lands[2])) },
      {
        label: "Average mana value",
        cells: shapes.map(
          ({ template: { manaValue } }) => `${oneDigit(manaValue[0])}–${oneDigit(manaValue[1])}`,
        ),
      },
      ...roles.map((role) => ({
        label: ROLE_RULES[role].label,
        cells: shapes.map(({ template }) => bandOf(template, role)),
      })),
    ],
    curves: shapes.slice(0, 2).map(({ label, size, template }) => ({
      name: label,
      cards: template.curve.map((share) => Math.round(share * (size - template.lands[1]))),
    })),
    fromPool: NEAREST_FROM_A_POOL[playstyle] ?? null,
  };
}

function bandOf({ bands }: Template, role: string): string {
  const found = bands.find((band) => band.role === role);
  return found ? range(found.min, found.max) : "–";
}

/** A band that ends so high is open: nobody has to stop there. */
const OPEN = 36;

function range(min: number, max: number): string {
  if (max >= OPEN && max > 1.5 * min) return `${min}+`;
  return min === max ? `${min}` : `${min}–${max}`;
}

function oneDigit(value: number): string {
  return value.toFixed(1);
}
