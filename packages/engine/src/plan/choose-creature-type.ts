import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  type SubtypeId,
} from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { ARCHETYPE_STYLES } from "../../data/archetype-styles.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { Random } from "../random.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { colorsOfSkeleton, copiesIn } from "../rank/skeletons.ts";
import { isSingleton } from "./plan.ts";

interface TypeContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

/** Chance chooses among this many of the best supported creature types. */
const SHORTLIST = 5;
/** How fast chance falls from place to place: the first of five comes as often as the last three together. */
const EACH_PLACE = 0.4;
/** Members that count for a type's support: about as many as a deck would play. */
const MEMBERS = 14;
/** A type needs this many cards that reward it. */
const FEWEST_LORDS = 2;
/** What such a card counts though nobody plays it. */
const LORD = 0.2;
/** Average mana value from which a type is too slow for sixty cards. */
const SLOW = 3.2;

/** From this share of the field on a type that archetypes are named for goes before those that nobody plays. */
const PLAYED = 0.001;

/** A member of a creature type: how much it is played, and what it costs. */
interface Member {
  readonly colors: number;
  readonly popularity: number;
  readonly manaValue: number;
}

/**
 * A creature type for a typal deck whose wish names none: the one its commander speaks of or belongs to, or one that archetypes of
 * the format are named for, or one of the best supported, by how much its members and lords are played.
 *
 * @param colors the colors the deck must keep to; 31 for any
 */
export function chooseCreatureType(
  format: Format,
  commanders: readonly CardIndex[],
  colors: number,
  { table, rules, ranker }: TypeContext,
  random: Random,
): SubtypeId {
  const { played, lordCount } = typesPlayed(format, colors, { table, rules, ranker });
  const own = new Set(
    commanders.flatMap((card) => [
      ...Array.from(table.mentionedTypes(card)),
      ...Array.from(table.subtypes(card)),
    ]),
  );
  const spoken = new Set(commanders.flatMap((card) => Array.from(table.mentionedTypes(card))));
  const archetypes = ranker
    .skeletons(format.slug)
    .filter((skeleton) => isWithin(colorsOfSkeleton(skeleton, table), colors));
  const named = typesOfArchetypes(archetypes, table);
  const scored = [...played]
    .filter(
      ([type, members]) =>
        members.length >= MEMBERS &&
        ((lordCount.get(type) ?? 0) >= FEWEST_LORDS * LORD || own.has(type) || named.has(type)),
    )
    .filter(([type]) => own.size === 0 || own.has(type))
    .map(([type, members]) => {
      members.sort((a, b) => b.popularity - a.popularity);
      // A leader has its colors; without one, members that no two colors hold together are no deck.
      const { core, support } = commanders.length > 0 ? supportIn(31, members) : bestSupport(members);
      const slow =
        !isSingleton(format) && core.reduce((sum, { manaValue }) => sum + manaValue, 0) > SLOW * core.length;
      const spokenOf = spoken.has(type) ? 4 : 1;
      return {
        type,
        share: named.get(type) ?? 0,
        score: support * Math.log2(2 + (lordCount.get(type) ?? 0)) * spokenOf * (slow ? 0.3 : 1),
      };
    })
    .sort((a, b) => b.share - a.share || b.score - a.score || a.type - b.type)
    .slice(0, commanders.length > 0 ? 1 : SHORTLIST);
  return random.draw(scored, (each) => -scored.indexOf(each), EACH_PLACE)?.type ?? -1;
}

/** The creature types that archetypes are named for and full of, with their share of the field. */
function typesOfArchetypes(skeletons: readonly Skeleton[], table: CardTable): Map<SubtypeId, number> {
  const shares = new Map<SubtypeId, number>();
  for (const skeleton of skeletons) {
    if (skeleton.share < PLAYED) continue;
    const type = typeNamed(skeleton, table);
    if (type !== undefined) shares.set(type, (shares.get(type) ?? 0) + skeleton.share);
  }
  return shares;
}

/** The creature type that an archetype is named for and full of; undefined where its name is no type's. */
export function typeNamed({ name, main }: Skeleton, table: CardTable): SubtypeId | undefined {
  if (!ARCHETYPE_STYLES.tribal?.test(name)) return undefined;
  const copies = new Map<SubtypeId, number>();
  for (const { card, shares } of main)
    for (const type of Array.from(table.subtypes(card)))
      if (table.isCreatureType(type)) copies.set(type, (copies.get(type) ?? 0) + copiesIn(shares));
  const [most] = [...copies].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] >= MEMBERS ? most[0] : undefined;
}

/** The members of each creature type that may be played, and how much the cards that reward it are. */
function typesPlayed(
  format: Format,
  colors: number,
  { table, rules, ranker }: TypeContext,
): { readonly played: Map<SubtypeId, Member[]>; readonly lordCount: Map<SubtypeId, number> } {
  const lords = numbersOf(table, ["lord", "typal-payoff"]);
  const pool = rules.poolMask(format.slug);
  const played = new Map<SubtypeId, Member[]>();
  const lordCount = new Map<SubtypeId, number>();
  for (let card = 0; card < table.size; card++) {
    const identity = table.colorIdentity[card] ?? 0;
    if (pool[card] === 0 || !isWithin(identity, colors)) continue;
    const popularity = Math.sqrt(ranker.popularity(format.slug, card));
    const isCreature = ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0;
    const types = isCreature
      ? Array.from(table.subtypes(card)).filter((type) => table.isCreatureType(type))
      : [];
    for (const type of types) {
      const list = played.get(type) ?? [];
      list.push({ colors: identity & 31, popularity, manaValue: table.manaValue[card] ?? 0 });
      played.set(type, list);
    }
    if (!lords.some((tag) => table.tags.has(card, tag))) continue;
    for (const type of Array.from(table.mentionedTypes(card)))
      lordCount.set(type, (lordCount.get(type) ?? 0) + LORD + popularity);
  }
  return { played, lordCount };
}

interface Support {
  readonly core: readonly Member[];
  readonly support: number;
}

/** The members most played within some colors, and how much they are. `members` are in that order. */
function supportIn(colors: number, members: readonly Member[]): Support {
  const core = members.filter((member) => isWithin(member.colors, colors)).slice(0, MEMBERS);
  return { core, support: core.reduce((sum, { popularity }) => sum + popularity, 0) };
}

/** The support in the two colors that have most. */
function bestSupport(members: readonly Member[]): Support {
  let best: Support = { core: [], support: 0 };
  for (let colors = 0; colors < 32; colors++) {
    if (colorCount(colors) !== 2) continue;
    const found = supportIn(colors, members);
    if (found.support > best.support) best = found;
  }
  return best;
}
