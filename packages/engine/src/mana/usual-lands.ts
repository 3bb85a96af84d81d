import { type ColorMask, colorsOf } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import counted from "../../data/usual-lands.json" with { type: "json" };

/** What decks of commanders with certain colors play beside basics and lands of several colors. */
export interface UsualLands {
  /** How many there are. */
  readonly lands: number;
  /** The share, 0 to 1, of the decks that each is in. */
  readonly shares: ReadonlyMap<CardIndex, number>;
}

const identities: Readonly<
  Record<string, { readonly lands: number; readonly shares: Readonly<Record<string, number>> }>
> = counted.identities;
const known = new WeakMap<NameIndex, Map<ColorMask, UsualLands>>();

/** The usual lands of a color identity; undefined where too few decks were counted. Source: `data/usual-lands.json`. */
export function usualLands(names: NameIndex, colors: ColorMask): UsualLands | undefined {
  const of = known.get(names) ?? new Map<ColorMask, UsualLands>();
  known.set(names, of);
  const found = of.get(colors);
  if (found !== undefined) return found;
  const row = identities[colorsOf(colors).join("") || "C"];
  if (row === undefined) return undefined;
  const shares = new Map<CardIndex, number>();
  for (const [name, share] of Object.entries(row.shares)) {
    const match = names.resolve(name, { typos: false, suggest: false });
    if (match.found) shares.set(match.card, share);
  }
  const usual = { lands: row.lands, shares };
  of.set(colors, usual);
  return usual;
}
