import type { CardIndex, CardTable, SubtypeId } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { isPlaystyle, PLAYSTYLES, type Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { ARCHETYPE_STYLES, NEAR_STYLES } from "../../data/archetype-styles.ts";
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
/** The same for a deck whose name says another way to play, and which is taken for want of a better one. */
const ROLES_MET_NEAR = 0.7;
/** Copies of what rewards a theme, where anything does, that an archetype about it plays at least. */
const LEAST_REWARDS = 4;

/** The playstyle that the name of an archetype says. */
export function styleOfName(name: string | undefined): Playstyle | undefined {
  return PLAYSTYLES.map(({ slug }) => slug)
    .filter(isPlaystyle)
    .find((slug) => name !== undefined && ARCHETYPE_STYLES[slug]?.test(name));
}

/** What is asked of an archetype: a way to play, and what a typal deck is to be of, -1 for nothing. */
interface AskedStyle {
  readonly playstyle: Playstyle;
  readonly creatureType: SubtypeId;
}

/**
 * Whether an archetype is what somebody looks for who asks for a playstyle: its name says so, and its decks have enough of the
 * cards of the style. Lands, curve and the mix of roles are what people play.
 */
export function isOfStyle(
  skeleton: Skeleton,
  asked: AskedStyle,
  format: Format,
  context: StyleContext,
): boolean {
  return (
    ARCHETYPE_STYLES[asked.playstyle]?.test(skeleton.name) === true &&
    rolesMet(skeleton, asked, format, context) >= ROLES_MET
  );
}

/** Whether an archetype of another name is near enough to a playstyle: one that is like it, with most of its cards. */
export function isNearStyle(
  skeleton: Skeleton,
  asked: AskedStyle,
  format: Format,
  context: StyleContext,
): boolean {
  return (
    NEAR_STYLES[asked.playstyle]?.some((near) => ARCHETYPE_STYLES[near]?.test(skeleton.name)) === true &&
    rolesMet(skeleton, asked, format, context) >= ROLES_MET_NEAR
  );
}

/** The part of the fewest cards of all roles of a style that an archetype's decks have, 0 to 1. */
function rolesMet(
  skeleton: Skeleton,
  { playstyle, creatureType }: AskedStyle,
  format: Format,
  context: StyleContext,
): number {
  const template = templateFor(format, playstyle, null);
  const roles = counted(skeleton, { template, creatureType, alsoTypes: [], themes: [] }, format, context);
  const met = roles.reduce((cards, { min, copies }) => cards + Math.min(min, copies), 0);
  return met / roles.reduce((cards, { min }) => cards + min, 0);
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
  return isRewarded(skeleton, about.themes, context.table) ? Math.min(...parts) : 0;
}

/** Whether an archetype plays what rewards each theme: decks of Food gain life, and no card of theirs asks how much. */
function isRewarded({ main }: Skeleton, themes: readonly string[], table: CardTable): boolean {
  return themes.every((slug) => {
    const tag = table.tags.id(`theme:${slug}:payoff`);
    if (tag < 0) return true;
    const rewards = (card: CardIndex): boolean => table.tags.has(card, tag) && !isLand(table, card);
    const copies = main.reduce((sum, { card, shares }) => sum + (rewards(card) ? copiesIn(shares) : 0), 0);
    return copies >= LEAST_REWARDS;
  });
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
