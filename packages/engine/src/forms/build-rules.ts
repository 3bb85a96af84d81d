import { ANY_NUMBER, type CardIndex, type CardTable, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand, isPlainBasic } from "@deckwright/cards/table/lands.ts";
import { greatestManaValue } from "@deckwright/rules/checks/mana-value.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import auxiliary from "../../data/auxiliary-decks.json" with { type: "json" };
import idleCards from "../../data/needs-commander.json" with { type: "json" };
import wishes from "../../data/needs-sideboard.json" with { type: "json" };

/** Cards that make no mana, or do nothing, where nobody leads. */
const NEEDS_COMMANDER: ReadonlySet<string> = new Set(idleCards.cards);

/** Whether a card counts on a commander. */
export function needsCommander(table: CardTable, card: CardIndex): boolean {
  return NEEDS_COMMANDER.has(table.name(card));
}

/** Cards that fetch what lies outside the game: dead where there is no sideboard. */
const NEEDS_SIDEBOARD: ReadonlySet<string> = new Set(wishes.cards);

/**
 * Whether a single copy of a card is pointless: it counts on others of its name, of which a deck may hold any number,
 * or on a sideboard that the deck does not have.
 */
export function isPointlessAlone(table: CardTable, card: CardIndex, hasSideboard: boolean): boolean {
  const many = table.copyLimit[card] === ANY_NUMBER && !isBasic(table, card);
  return many || (!hasSideboard && NEEDS_SIDEBOARD.has(table.name(card)));
}

/** By name of the card: the zone that it needs beside the deck. */
const ZONE_NEEDED: ReadonlyMap<string, string> = new Map(
  auxiliary.zones.flatMap(({ zone, cards }) => (cards ?? []).map((name) => [name, zone] as const)),
);

/**
 * Whether a card asks for Attractions, Contraptions or stickers beside a deck that has none: one card is not worth ten more
 * to own and to bring. They are at hand where a card of `held` needs them, where cards were opened, and in a format of such
 * cards.
 * @param held Cards that are in the deck, whatever else comes in.
 */
export function zoneTest(
  table: CardTable,
  format: Format,
  held: readonly CardIndex[],
): (card: CardIndex) => boolean {
  if (format.pool.humorous === "admitted" || !Number.isFinite(format.sideboard)) return () => false;
  const zoneOf = (card: CardIndex): string | undefined => ZONE_NEEDED.get(table.name(card));
  const atHand = new Set(held.map(zoneOf));
  return (card) => zoneOf(card) !== undefined && !atHand.has(zoneOf(card));
}

/** Cards that were opened or drafted, with how many of each. */
export type LimitedPool = ReadonlyMap<CardIndex, number>;

/** The rules as building one form of a format sees them, made once for each. */
const known = new WeakMap<Rules, Map<string, Rules>>();

/**
 * The rules of one form under its format's slug, narrowed to what may stand in its main deck: nothing above the
 * greatest mana value, nothing that may only lead. With `opened` only what was opened, as often as it was, and the five
 * basic lands. `validate` stays what it is.
 */
export function rulesToBuildWith(
  rules: Rules,
  table: CardTable,
  format: Format,
  limitedPool?: LimitedPool,
): Rules {
  if (limitedPool !== undefined) return limitedPoolRules(rules, table, format, limitedPool);
  const forms = known.get(rules) ?? new Map<string, Rules>();
  known.set(rules, forms);
  const made = forms.get(format.id) ?? formRules(rules, table, format);
  forms.set(format.id, made);
  return made;
}

function formRules(rules: Rules, table: CardTable, format: Format): Rules {
  const idOf = (slug: string): string => (slug === format.slug ? format.id : slug);
  const most = format.maxManaValue;
  const leaderOnly = format.pool.restricted === "leader-only";
  const fits = (card: CardIndex): boolean => most === null || greatestManaValue(table, card) <= most;
  // Versions of a joke that share one name cannot be told apart in a list.
  const twins = Fact.Funny | Fact.NameShared;
  const jokes = format.pool.humorous !== undefined;
  const isStranded = (card: CardIndex): boolean =>
    jokes && (((table.facts[card] ?? 0) & twins) === twins || isCostlessJoke(table, card));
  const noLeader = format.leaders === null;
  let mask: Uint8Array | undefined;
  const ownMask = (): Uint8Array => {
    const whole = rules.poolMask(format.id);
    if (most === null && !leaderOnly && !jokes && !noLeader) return whole;
    mask ??= whole.map((value, card) => {
      if (value === 0 || (leaderOnly && value === 2) || !fits(card) || isStranded(card)) return 0;
      return noLeader && needsCommander(table, card) ? 0 : value;
    });
    return mask;
  };
  return {
    ...rules,
    format: (slug) => rules.format(idOf(slug)),
    poolMask: (slug) => (slug === format.slug ? ownMask() : rules.poolMask(slug)),
    statusOf: (slug, card) => rules.statusOf(idOf(slug), card),
    canLead: (slug, card) => rules.canLead(idOf(slug), card) && (slug !== format.slug || fits(card)),
    pairing: (slug, a, b) => rules.pairing(idOf(slug), a, b),
    copyLimit: (slug, card) => rules.copyLimit(idOf(slug), card),
    points: (slug, card) => rules.points(idOf(slug), card),
    describe: (slug) => rules.describe(idOf(slug)),
  };
}

function limitedPoolRules(rules: Rules, table: CardTable, format: Format, limitedPool: LimitedPool): Rules {
  const inner = formRules(rules, table, format);
  const mask = new Uint8Array(table.size);
  const whole = rules.poolMask(format.id);
  for (const [card, copies] of limitedPool)
    if (copies > 0 && whole[card] && !isCostlessJoke(table, card)) mask[card] = 1;
  for (let card = 0; card < table.size; card++) if (isFreeBasic(table, card)) mask[card] = 1;
  return {
    ...inner,
    poolMask: (slug) => (slug === format.slug ? mask : inner.poolMask(slug)),
    copyLimit: (slug, card) => {
      if (slug !== format.slug) return inner.copyLimit(slug, card);
      return isFreeBasic(table, card) ? Number.POSITIVE_INFINITY : (limitedPool.get(card) ?? 0);
    },
  };
}

/** A joke that has no cost and so cannot be cast: what augments a host, and cards whose cost the data does not tell. */
function isCostlessJoke(table: CardTable, card: CardIndex): boolean {
  if (!((table.facts[card] ?? 0) & Fact.Funny) || table.manaCost(card) !== "") return false;
  return !isLand(table, card);
}

/** Plains, Island, Swamp, Mountain and Forest, which every drafter may add. */
export function isFreeBasic(table: CardTable, card: CardIndex): boolean {
  if ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.DigitalOnly)) return false;
  return isPlainBasic(table, card);
}
