import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { ZONES } from "@deckwright/decks/zones.ts";
import { FIRST_PLACES, LAST_PLACES, NO_PLACES, NO_PLACES_OF_FOUR } from "../../data/place-rules.ts";
import { ROLE_RULES, type RoleId } from "../../data/roles.ts";
import { hasRole } from "../forms/role-set.ts";
import { isSingleton, type ToldPlan } from "../plan/plan.ts";
import { placeTest } from "./place-test.ts";

/** Reserved names of groups. */
export const COMMANDER_GROUP = ZONES.commanders.heading;
export const SIDEBOARD_GROUP = ZONES.side.heading;
export const LANDS_GROUP = "Lands";
export const CREATURES_GROUP = "Creatures";
export const WALKERS_GROUP = "Planeswalkers";
export const SUPPORT_GROUP = "Support";

/** A card's place in the deck's list: a group, and the role that the group stands for where it stands for one. */
export interface Place {
  readonly group: string;
  readonly role: RoleId | undefined;
}

/** Roles a card may be shown under whatever the deck does, most telling first. */
const ALWAYS: readonly RoleId[] = [
  "wipe",
  "counter",
  "removal",
  "ramp",
  "tutor",
  "draw",
  "protection",
  "anthem",
  "maker",
  "finisher",
  "recursion",
  "discard",
];

/** Roles shown only in decks whose template counts them; they go before the others. */
const OF_STYLE: readonly RoleId[] = [
  "outlet",
  "drain",
  "reanimation",
  "mill",
  "lock",
  "gear",
  "target",
  "burn",
];

/** Roles of a style that go after the others, for cards that nothing else describes. */
const OF_STYLE_LAST: readonly RoleId[] = ["filler", "payoff", "combo", "fodder", "evasion", "dig"];

/** What describes the cards that are left, in any deck. */
const OTHERWISE: readonly RoleId[] = ["drain", "lock", "burn", "dig", "gear", "outlet", "mill"];

/** Order in which groups are listed between the commander and the lands. */
const GROUP_ORDER: readonly RoleId[] = [
  "threat",
  "draw",
  "tutor",
  "dig",
  "ramp",
  "anthem",
  "maker",
  "outlet",
  "drain",
  "fodder",
  "reanimation",
  "target",
  "filler",
  "mill",
  "lock",
  "gear",
  "burn",
  "combo",
  "payoff",
  "removal",
  "counter",
  "discard",
  "wipe",
  "protection",
  "evasion",
  "recursion",
  "finisher",
];

/** What of a plan decides where cards are listed. */
export type PlacingPlan = Pick<ToldPlan, "format" | "creatureType"> & {
  readonly template: Pick<ToldPlan["template"], "bands">;
};

/** The group a card is listed in. */
export function placeOf(plan: PlacingPlan, table: CardTable, roles: number, card: CardIndex): Place {
  const types = table.frontTypes[card] ?? 0;
  if (types & CardType.Land) return { group: LANDS_GROUP, role: undefined };
  const test = placeTest(plan, table, card);
  const creature = (types & CardType.Creature) !== 0;
  const ofFour = !isSingleton(plan.format) && creature;
  const denied = [...NO_PLACES, ...(ofFour ? NO_PLACES_OF_FOUR : [])].filter(test).map(({ role }) => role);
  const has = (role: RoleId): boolean => hasRole(roles, role) && !denied.includes(role);
  const counted = (role: RoleId): boolean => plan.template.bands.some((band) => band.role === role);
  if (ofFour) return creatureOfFour(plan, has, counted);
  if (types & CardType.Planeswalker) return { group: WALKERS_GROUP, role: "threat" };
  // Auras that return a creature have it sacrificed when they go, which looks like an answer.
  if (!creature && has("reanimation") && !counted("reanimation")) return inRole("recursion");
  const role =
    OF_STYLE.find((id) => has(id) && counted(id)) ??
    FIRST_PLACES.find(test)?.role ??
    ALWAYS.find(has) ??
    OF_STYLE_LAST.find((id) => has(id) && counted(id)) ??
    OTHERWISE.find(has) ??
    LAST_PLACES.find(test)?.role;
  if (role !== undefined) return inRole(role);
  return creature ? { group: CREATURES_GROUP, role: "threat" } : { group: SUPPORT_GROUP, role: undefined };
}

/** In decks of four copies creatures are listed together, but for those that others are there for. */
function creatureOfFour(
  plan: PlacingPlan,
  has: (role: RoleId) => boolean,
  counted: (role: RoleId) => boolean,
): Place {
  if (has("ramp")) return inRole("ramp");
  if (has("target") && counted("target")) return inRole("target");
  if (plan.creatureType >= 0 && has("anthem")) return inRole("anthem");
  return { group: CREATURES_GROUP, role: "threat" };
}

function inRole(role: RoleId): Place {
  return { group: ROLE_RULES[role].label, role };
}

/** Groups of one that are better shown in another. */
export const SMALL_GROUPS: Readonly<Record<string, string>> = {
  [ROLE_RULES.tutor.label]: ROLE_RULES.draw.label,
  [ROLE_RULES.dig.label]: ROLE_RULES.draw.label,
};

/** The group that one is shown in, by how many different cards each has: a group of one within the other, if that is there. */
export function mergedGroup(group: string, sizeOf: (group: string) => number): string {
  const other = SMALL_GROUPS[group];
  return other !== undefined && sizeOf(group) <= 1 && sizeOf(other) > 0 ? other : group;
}

/** Orders group names as they are shown: commander, spells by what they do, lands, sideboard. */
export function compareGroups(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function rank(group: string): number {
  if (group === COMMANDER_GROUP) return -10;
  if (group === CREATURES_GROUP) return 0;
  if (group === WALKERS_GROUP) return 0.5;
  if (group === SUPPORT_GROUP) return 80;
  if (group === LANDS_GROUP) return 90;
  if (group === SIDEBOARD_GROUP) return 100;
  const at = GROUP_ORDER.findIndex((role) => ROLE_RULES[role].label === group);
  return at < 0 ? 70 : at + 1;
}
