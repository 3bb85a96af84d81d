import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  type SubtypeId,
} from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { Random } from "../random.ts";
import type { Ranker } from "../rank/ranker.ts";
import { isSingleton } from "./plan.ts";

interface TypeContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

/** Chance chooses among this many of the best supported creature types. */
const SHORTLIST = 5;
/** Members that count for a type's support: about as many as a deck would play. */
const MEMBERS = 14;
/** A type needs this many cards that reward it. */
const FEWEST_LORDS = 2;
/** What such a card counts though nobody plays it. */
const LORD = 0.2;
/** Average mana value from which a type is too slow for sixty cards. */
const SLOW = 3.2;

/** A member of a creature type: how much it is played, and what it costs. */
interface Member {
  readonly colors: number;
  readonly popularity: number;
  readonly manaValue: number;
}

/**
 * A creature type for a typal deck whose wish names none: the one its commander speaks of or belongs to, or one of the
 * best supported of the format, by how much its members and lords are played.
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
  const scored = [...played]
    .filter(
      ([type, members]) =>
        members.length >= MEMBERS && ((lordCount.get(type) ?? 0) >= FEWEST_LORDS * LORD || own.has(type)),
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
        score: support * Math.log2(2 + (lordCount.get(type) ?? 0)) * spokenOf * (slow ? 0.3 : 1),
      };
    })
    .sort((a, b) => b.score - a.score || a.type - b.type)
    .slice(0, commanders.length > 0 ? 1 : SHORTLIST);
  return scored[Math.min(random.int(scored.length), random.int(scored.length))]?.type ?? -1;
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
