import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { isPlaystyle, PLAYSTYLES, type Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { ARCHETYPE_STYLES } from "../../data/archetype-styles.ts";
import { templateFor } from "../forms/shape.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { copiesIn } from "../rank/skeletons.ts";
import { targetsOf } from "./targets.ts";

/** What an archetype is held against the table of a playstyle with. */
export interface StyleContext {
  readonly table: CardTable;
  /** Roles of the table's cards. */
  readonly columns: { readonly roles: Float64Array };
}

// How far an archetype may lie outside of the table of its playstyle. By hand, November 2026, so that no deck of one is poor by
// the judge of `bench/sweep`.

/** Lands that decks have more or fewer on average: its builder keeps to the table. */
const LANDS_OFF = 1;
const MANA_VALUE_OFF = 0.1;
/** What a style is made of: roles with so many cards at the fewest, and the part of them that decks have to have. */
const MAIN_ROLE = { min: 6, part: 0.55 } as const;
/** The part of the fewest cards of all roles together that they have to have. */
const ROLES_MET = 0.6;

/** The playstyle that the name of an archetype says. */
export function styleOfName(name: string | undefined): Playstyle | undefined {
  return PLAYSTYLES.map(({ slug }) => slug)
    .filter(isPlaystyle)
    .find((slug) => name !== undefined && ARCHETYPE_STYLES[slug]?.test(name));
}

/**
 * Whether an archetype is what somebody looks for who asks for a playstyle: its name says so, and its decks have the lands, the
 * mana values and the cards of the style. Results call decks control that have no card of it.
 */
export function isOfStyle(
  { name, main }: Skeleton,
  playstyle: Playstyle,
  format: Format,
  { table, columns }: StyleContext,
): boolean {
  if (styleOfName(name) !== playstyle) return false;
  const template = templateFor(format, playstyle, null);
  const copies = main.map(({ card, shares }) => ({ card, count: copiesIn(shares) }));
  const sum = (of: (card: number) => number): number =>
    copies.reduce((all, { card, count }) => all + count * of(card), 0);
  const all = sum(() => 1);
  const lands = sum((card) => Number(isLand(table, card)));
  const manaValue = sum((card) => (isLand(table, card) ? 0 : (table.manaValue[card] ?? 0))) / (all - lands);
  const inDeck = format.size.min / all;
  const [fewest, , most] = template.lands;
  const [least, greatest] = template.manaValue;
  const wanted = targetsOf(
    format,
    { template, creatureType: -1, alsoTypes: [], themes: [] },
    table,
    columns.roles,
  );
  const roles = wanted.map(({ min, fills }) => ({
    min,
    met: Math.min(min, inDeck * sum((card) => Number(fills(card)))),
  }));
  const ofAll = (part: "met" | "min"): number => roles.reduce((cards, role) => cards + role[part], 0);
  return (
    isBetween(inDeck * lands, fewest - LANDS_OFF, most + LANDS_OFF) &&
    isBetween(manaValue, least - MANA_VALUE_OFF, greatest + MANA_VALUE_OFF) &&
    roles.every(({ min, met }) => min < MAIN_ROLE.min || met >= MAIN_ROLE.part * min) &&
    ofAll("met") >= ROLES_MET * ofAll("min")
  );
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
