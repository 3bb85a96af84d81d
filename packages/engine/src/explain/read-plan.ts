import { COLORS, type ColorMask } from "@deckwright/cards/colors.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  type SubtypeId,
} from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Aim } from "@deckwright/decks/deck.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { DEFAULT_BRACKET } from "../../data/defaults.ts";
import type { RoleId } from "../../data/roles.ts";
import { hasRole } from "../forms/role-set.ts";
import { isSlowType, templateFor } from "../forms/shape.ts";
import { isNamedOfType } from "../plan/fit.ts";
import { typesOf } from "../plan/look-up.ts";
import { isSingleton, type ToldPlan } from "../plan/plan.ts";
import type { Combos } from "../rank/combos.ts";
import { rankNameOf } from "../rank/form-ranker.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { copiesIn } from "../rank/skeletons.ts";
import { STORIES } from "./story.ts";

/** A list with its names looked up. */
export interface ReadList {
  readonly format: Format;
  readonly commanders: readonly CardIndex[];
  readonly main: ReadonlyMap<CardIndex, number>;
  readonly aim: Aim | undefined;
}

interface PlanContext {
  readonly table: CardTable;
  readonly ranker: Ranker;
  readonly combos: Combos;
  /** Roles of the table's cards. */
  readonly roles: ArrayLike<number>;
}

/** A creature type is what a deck is about from this share of its cards that are no lands on. */
const TRIBAL_SHARE = 0.4;
/** A deck is one of an archetype that shares so much of its copies, lands aside. */
const LEAST_LIKE = 0.5;

/** What a list is about: what it was built for, where that is known and still so, and else what its cards say. */
export function readPlan(list: ReadList, context: PlanContext): ToldPlan {
  const { format, commanders, main, aim } = list;
  const { table, ranker } = context;
  const [asked = -1, ...others] = aim?.tribe === undefined ? [] : typesOf(aim.tribe, table);
  const creatureType = typeOf(main, asked, table);
  const skeleton =
    format.leaders === null ? archetypeOf(main, rankNameOf(format), { table, ranker }) : undefined;
  const playstyle = aim?.playstyle ?? styleOf(list, creatureType, context);
  return {
    format,
    rankFormat: rankNameOf(format),
    commanders,
    colors: colorsOfList(table, commanders.length > 0 ? commanders : [...main.keys()]),
    playstyle,
    themes: aim?.themes ?? [],
    creatureType,
    ...(creatureType === asked && others.length > 0 ? { alsoTypes: others } : {}),
    template: templateFor(
      format,
      playstyle,
      format.leaders === null ? null : (aim?.bracket ?? DEFAULT_BRACKET),
      isSlowType(table, creatureType),
    ),
    ...(skeleton ? { skeleton } : {}),
  };
}

function colorsOfList(table: CardTable, cards: readonly CardIndex[]): ColorMask {
  const all = 2 ** COLORS.length - 1;
  return cards
    .filter((card) => !isLand(table, card))
    .reduce((mask, card) => mask | ((table.colorIdentity[card] ?? 0) & all), 0);
}

/** The creature type that most of the cards have, where those are enough to be what the deck is about. */
function typeOf(main: ReadList["main"], asked: SubtypeId, table: CardTable): SubtypeId {
  const counts = new Map<SubtypeId, number>();
  let spells = 0;
  for (const [card, copies] of main) {
    if (isLand(table, card)) continue;
    spells += copies;
    if (((table.frontTypes[card] ?? 0) & CardType.Creature) === 0) continue;
    for (const type of Array.from(table.subtypes(card)))
      if (table.isCreatureType(type) && isNamedOfType(table, card, type))
        counts.set(type, (counts.get(type) ?? 0) + copies);
  }
  const least = TRIBAL_SHARE * spells;
  if (asked >= 0 && (counts.get(asked) ?? 0) >= least / 2) return asked;
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  // Nobody builds around Humans by counting them: half of all creatures are.
  return best && best[1] >= least && table.subtypeName(best[0]) !== "Human" ? best[0] : -1;
}

/** The archetype whose decks have most of the list's copies, where that is much. */
function archetypeOf(
  main: ReadonlyMap<CardIndex, number>,
  format: string,
  { table, ranker }: Pick<PlanContext, "table" | "ranker">,
): Skeleton | undefined {
  const spells = [...main].filter(([card]) => !isLand(table, card));
  const all = spells.reduce((sum, [, copies]) => sum + copies, 0);
  let best: Skeleton | undefined;
  let most = LEAST_LIKE * all;
  for (const skeleton of ranker.skeletons(format)) {
    const expected = new Map(skeleton.main.map(({ card, shares }) => [card, copiesIn(shares)]));
    const like = spells.reduce((sum, [card, copies]) => sum + Math.min(copies, expected.get(card) ?? 0), 0);
    if (like > most) {
      best = skeleton;
      most = like;
    }
  }
  return best;
}

/** The first way to play whose conditions the cards meet; those that ask for most are looked at first. */
const STYLES: readonly Playstyle[] = [
  "stax-prison",
  "mill",
  "burn",
  "reanimator",
  "aristocrats",
  "voltron",
  "tokens",
  "control",
  "tempo",
  "ramp",
  "aggro",
];

function styleOf(list: ReadList, creatureType: SubtypeId, { table, combos, roles }: PlanContext): Playstyle {
  if (creatureType >= 0) return "tribal";
  const spells = [...list.main].filter(([card]) => !isLand(table, card));
  const have = (role: RoleId): number =>
    spells.reduce((sum, [card, copies]) => sum + (hasRole(roles[card] ?? 0, role) ? copies : 0), 0);
  const fits = (style: Playstyle): boolean => {
    const { needs } = STORIES[style];
    if (needs === undefined || needs.of === "combos") return false;
    return have(needs.of) >= 1.3 * (isSingleton(list.format) ? needs.singleton : needs.constructed);
  };
  if (combos.among([...list.commanders, ...list.main.keys()]).length > 2) return "combo";
  return STYLES.find(fits) ?? "midrange";
}
