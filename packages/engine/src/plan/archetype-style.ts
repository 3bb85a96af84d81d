import { type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { isPlaystyle, PLAYSTYLES, type Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { ARCHETYPE_STYLES } from "../../data/archetype-styles.ts";
import { templateFor } from "../forms/shape.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { copiesIn } from "../rank/skeletons.ts";
import { type Targeted, targetsOf } from "./targets.ts";

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
/** The part of the lands that may enter tapped. */
const MOST_TAPPED = 0.55;
/** What a style is made of: roles with so many cards at the fewest, and the part of them that decks have to have. */
const MAIN_ROLE = { min: 6, part: 0.55 } as const;
/** The part of the fewest cards of all roles together that they have to have. */
const ROLES_MET = 0.6;

/**
 * Formats that the tables are not made for: their decks have fewer lands, cheaper spells and hardly a creature, control has no sweeper.
 * There the name says it, and so large a part of the roles that the name is none by mistake.
 */
const OF_OLD_CARDS: ReadonlySet<string> = new Set(["legacy", "vintage"]);
const ROLES_MET_OF_OLD = 0.5;

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
  skeleton: Skeleton,
  playstyle: Playstyle,
  format: Format,
  context: StyleContext,
): boolean {
  if (styleOfName(skeleton.name) !== playstyle) return false;
  const template = templateFor(format, playstyle, null);
  const plan = { template, creatureType: -1, alsoTypes: [], themes: [] };
  const roles = counted(skeleton, plan, format, context).map(({ min, copies }) => ({
    min,
    met: Math.min(min, copies),
  }));
  const ofAll = (part: "met" | "min"): number => roles.reduce((cards, role) => cards + role[part], 0);
  if (OF_OLD_CARDS.has(format.slug)) return ofAll("met") >= ROLES_MET_OF_OLD * ofAll("min");
  const { lands, tapped, manaValue } = manaOf(skeleton, format, context.table);
  const [fewest, , most] = template.lands;
  const [least, greatest] = template.manaValue;
  return (
    isBetween(lands, fewest - LANDS_OFF, most + LANDS_OFF) &&
    tapped <= MOST_TAPPED * lands &&
    isBetween(manaValue, least - MANA_VALUE_OFF, greatest + MANA_VALUE_OFF) &&
    roles.every((role) => role.min < MAIN_ROLE.min || role.met >= MAIN_ROLE.part * role.min) &&
    ofAll("met") >= ROLES_MET * ofAll("min")
  );
}

/**
 * How many times as many cards of what a wish is about an archetype's decks have as such decks have at the fewest: of its creature
 * types, or of the theme that has fewest. Undefined where the wish is about nothing.
 */
export function aboutness(
  skeleton: Skeleton,
  about: Pick<Targeted, "alsoTypes" | "creatureType" | "themes">,
  format: Format,
  context: StyleContext,
): number | undefined {
  if (about.themes.length === 0 && about.creatureType < 0) return undefined;
  const template = templateFor(format, about.creatureType < 0 ? "midrange" : "tribal", null);
  const parts = counted(skeleton, { ...about, template }, format, context)
    .filter(({ role }) => role === "typal" || role.startsWith("theme:"))
    .map(({ min, copies }) => copies / min);
  return Math.min(...parts);
}

/** Of each role the fewest cards that a deck should have, and how many those of an archetype have. */
function counted(
  { main }: Skeleton,
  plan: Targeted,
  format: Format,
  { table, columns }: StyleContext,
): { readonly role: string; readonly min: number; readonly copies: number }[] {
  const inDeck = format.size.min / main.reduce((sum, { shares }) => sum + copiesIn(shares), 0);
  return targetsOf(format, plan, table, columns.roles).map(({ role, min, fills }) => {
    const copies = main.reduce((sum, { card, shares }) => sum + (fills(card) ? copiesIn(shares) : 0), 0);
    return { role, min, copies: inDeck * copies };
  });
}

/** Lands of a deck of an archetype, those of them that enter tapped, and the mean mana value of its spells. */
function manaOf(
  { main }: Skeleton,
  format: Format,
  table: CardTable,
): { readonly lands: number; readonly tapped: number; readonly manaValue: number } {
  let lands = 0;
  let tapped = 0;
  let spells = 0;
  let manaValues = 0;
  for (const { card, shares } of main) {
    const copies = copiesIn(shares);
    if (isLand(table, card)) {
      lands += copies;
      if ((table.facts[card] ?? 0) & Fact.EntersTapped) tapped += copies;
    } else {
      spells += copies;
      manaValues += copies * (table.manaValue[card] ?? 0);
    }
  }
  const inDeck = format.size.min / (lands + spells);
  return { lands: inDeck * lands, tapped: inDeck * tapped, manaValue: manaValues / spells };
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
