import type { CardTable, SubtypeId } from "@deckwright/cards/table/card-table.ts";
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

/**
 * The part of the fewest cards of all roles of a style that an archetype's decks must have, or its name is one by mistake: results
 * call decks aggro that have .13 of the attackers. Real ones have .42 (Convoke) to 1: a name that players use says more than the
 * table (by hand, November 2026).
 */
const ROLES_MET = 0.4;

/** The playstyle that the name of an archetype says. */
export function styleOfName(name: string | undefined): Playstyle | undefined {
  return PLAYSTYLES.map(({ slug }) => slug)
    .filter(isPlaystyle)
    .find((slug) => name !== undefined && ARCHETYPE_STYLES[slug]?.test(name));
}

/**
 * Whether an archetype is what somebody looks for who asks for a playstyle: its name says so, and its decks have enough of the
 * cards of the style. Lands, curve and the mix of roles are what people play.
 *
 * @param creatureType what a typal deck is to be of, -1 for nothing
 */
export function isOfStyle(
  skeleton: Skeleton,
  { playstyle, creatureType }: { readonly playstyle: Playstyle; readonly creatureType: SubtypeId },
  format: Format,
  context: StyleContext,
): boolean {
  if (!ARCHETYPE_STYLES[playstyle]?.test(skeleton.name)) return false;
  const template = templateFor(format, playstyle, null);
  const roles = counted(skeleton, { template, creatureType, alsoTypes: [], themes: [] }, format, context);
  const met = roles.reduce((cards, { min, copies }) => cards + Math.min(min, copies), 0);
  return met >= ROLES_MET * roles.reduce((cards, { min }) => cards + min, 0);
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
