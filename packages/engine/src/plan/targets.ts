import { COLORS, colorCount } from "@deckwright/cards/colors.ts";
import { ownEntry } from "@deckwright/cards/own-entry.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { ROLE_RULES } from "../../data/roles.ts";
import { THEME_CARDS } from "../../data/theme-cards.ts";
import { THEMES } from "../../data/themes.ts";
import { hasRole } from "../forms/role-set.ts";
import type { RoleTarget } from "../forms/role-target.ts";
import { creatureTargets, humorousTargets, scaledTargets } from "../forms/shape.ts";
import { countsAsType, typesWanted } from "./fit.ts";
import { isSingleton, type Plan } from "./plan.ts";

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** The parts of a plan that its targets depend on. */
export type Targeted = Pick<Plan, "alsoTypes" | "template" | "creatureType" | "themes">;

/** Cards of a theme that a deck about it holds at least, and is better off holding at most: of the first theme, then of each other. */
const THEME_BANDS = {
  singleton: { first: [18, 45], other: [10, 45] },
  constructed: { first: [13, 36], other: [8, 36] },
} as const;

/**
 * Copies with a creature type that a deck of sixty cards holds at least where it was asked for beside another way to play than tribal,
 * whose own band asks for more, and is better off holding at most.
 */
const TYPE_BAND = [13, 36] as const;

/**
 * The bands that a deck is built to and held against: those of its template, the creature type by name, and one for
 * each theme that was asked for.
 *
 * @param roles roles of the table's cards (`roleSets`)
 * @param singleton whether the deck has a hundred different cards rather than sixty in playsets
 */
export function roleTargets(
  plan: Targeted,
  table: CardTable,
  roles: Float64Array,
  singleton: boolean,
): RoleTarget[] {
  const { template, creatureType, themes } = plan;
  const types = typesWanted(plan);
  const rewardsType = creatureType < 0 ? typalOnly(table) : () => false;
  const [fewest, most] = TYPE_BAND;
  const isBeside = !singleton && creatureType >= 0 && !template.bands.some(({ role }) => role === "typal");
  const ofType = isBeside ? [{ role: "typal" as const, min: fewest, max: most }] : [];
  const ofRoles = [...template.bands, ...ofType].map(({ role, min, max }): RoleTarget => {
    const isTypal = role === "typal" && creatureType >= 0;
    return {
      role,
      label: isTypal
        ? `${listed(types.map((type) => table.subtypeName(type)))} cards`
        : ROLE_RULES[role].label,
      min,
      max,
      fills: (card) => {
        if (isTypal) return types.some((type) => countsAsType(table, card, type));
        return hasRole(roles[card] ?? 0, role) && !(role === "anthem" && rewardsType(card));
      },
    };
  });
  const bands = singleton ? THEME_BANDS.singleton : THEME_BANDS.constructed;
  const ofThemes = themes.map((slug, at): RoleTarget => {
    const own = ownEntry(THEME_CARDS, slug);
    const [min, max] =
      (singleton ? own?.singleton : own?.constructed) ?? (at === 0 ? bands.first : bands.other);
    return {
      role: `theme:${slug}`,
      label: own?.label ?? THEMES.find((theme) => theme.slug === slug)?.name ?? slug,
      min,
      max,
      fills: themeTest(table, slug),
    };
  });
  return [...ofRoles, ...ofThemes];
}

/**
 * What a deck of a format is held against, whether it is to be built or stands there already.
 *
 * @param usual the cards that decks of its commanders usually hold; none where nobody knows
 */
export function targetsOf(
  format: Format,
  plan: Targeted,
  table: CardTable,
  roles: Float64Array,
  usual: readonly CardIndex[] = [],
): readonly RoleTarget[] {
  const isLimited = format.copies === Number.POSITIVE_INFINITY;
  // Of opened cards a deck is of a theme or a type as far as they go: no band holds it to that.
  const about = isLimited ? { ...plan, creatureType: -1, themes: [] } : plan;
  const targets = reaching(roleTargets(about, table, roles, isSingleton(format)), usual);
  if (isLimited) return [...targets, ...creatureTargets(table)];
  const scaled = scaledTargets(format, targets);
  return format.leaders === null ? [...scaled, ...humorousTargets(format, table)] : scaled;
}

/** How many cards more or fewer than usual a deck may hold of a role. By hand, November 2026. */
const USUAL_SPREAD = 3;

/** The bands of roles, as far as what is usual needs them to reach: what a commander's decks hold is no fault of one. */
function reaching(targets: readonly RoleTarget[], usual: readonly CardIndex[]): readonly RoleTarget[] {
  if (usual.length === 0) return targets;
  return targets.map((target) => {
    if (target.role === "typal" || target.role.startsWith("theme:")) return target;
    const count = usual.filter((card) => target.fills(card)).length;
    return {
      ...target,
      min: Math.max(0, Math.min(target.min, count - USUAL_SPREAD)),
      max: Math.max(target.max, count + USUAL_SPREAD),
    };
  });
}

/** What makes the whole team better, whatever its type. */
const FOR_EVERYBODY = ["anthem", "token-doubler", "overrun"] as const;

/** Whether a card rewards one creature type and nothing else: no payoff in a deck without one. */
function typalOnly(table: CardTable): (card: CardIndex) => boolean {
  const typal = table.tags.id("typal-payoff");
  const others = FOR_EVERYBODY.map((tag) => table.tags.id(tag)).filter((id) => id >= 0);
  return (card) =>
    typal >= 0 && table.tags.has(card, typal) && !others.some((id) => table.tags.has(card, id));
}

/** Share of the spells that the asked-for colors have together at least, each an equal part of it; a card of two colors counts for both. */
const COLOR_SHARE = 0.5;
const COLOR_WORDS = ["White", "Blue", "Black", "Red", "Green"] as const;

/**
 * A band for each of several colors that were asked for, by name or by their number, so that every one of them is really played: in decks without
 * commander, whose cards alone give them their colors.
 */
export function colorTargets(
  plan: Pick<Plan, "wish" | "commanders" | "colors" | "template" | "mainSize">,
  table: CardTable,
): RoleTarget[] {
  const { wish, colors } = plan;
  const isAsked = wish.colors !== undefined || wish.colorCount !== undefined;
  if (!isAsked || plan.commanders.length > 0 || colorCount(colors) < 2) return [];
  const spells = plan.mainSize - plan.template.lands[1];
  return COLORS.flatMap((color, bit) =>
    colors & (1 << bit)
      ? [
          {
            role: `color:${color}`,
            label: `${COLOR_WORDS[bit] ?? color} cards`,
            min: Math.round((COLOR_SHARE * spells) / colorCount(colors)),
            max: spells,
            fills: (card: CardIndex) => ((table.colors[card] ?? 0) & (1 << bit)) !== 0,
          },
        ]
      : [],
  );
}

/** Whether a card is one of a theme's own cards: of its card type where the theme is about one, else by its tag. */
function themeTest(table: CardTable, slug: string): (card: CardIndex) => boolean {
  const own = ownEntry(THEME_CARDS, slug);
  if (own?.type !== undefined) {
    const bit = CardType[own.type];
    return (card) => ((table.frontTypes[card] ?? 0) & bit) !== 0;
  }
  const tag = table.tags.id(own?.tag ?? `theme:${slug}`);
  return (card) => tag >= 0 && table.tags.has(card, tag) && !isLand(table, card);
}
