import { COLORLESS_BIT, type ColorMask } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import { ownEntry } from "@deckwright/cards/own-entry.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  PERMANENT_TYPES,
} from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { DeckList } from "@deckwright/decks/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { GOLDFISH, LANDS_FOUND, MANA_MADE } from "../../data/goldfish.ts";
import { builtFormat } from "../analyze/aim.ts";
import { resolveCounts, resolveNames } from "../analyze/counted.ts";
import { costOf } from "../mana/demand.ts";
import { landSource, namedLands } from "../mana/sources.ts";
import type { Combos } from "../rank/combos.ts";
import type { GameCard, GameFacts } from "./game-facts.ts";

/** What the facts are read from. */
export interface FactsContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly combos: Combos;
}

/** A land that enters tapped more often than this counts as one that always does, as in the analysis of mana. */
const MOSTLY = 0.5;
const FIVE_COLORS = COLORLESS_BIT - 1;
/** Of these, what finds a land does so once, when it is played. */
const FINDER_TYPES = CardType.Instant | CardType.Sorcery | CardType.Creature;

/** What a game alone has to know of a deck's main cards and commanders. Names that the table does not know are left out. */
export function readGameFacts(list: DeckList, context: FactsContext): GameFacts {
  const { table, names, rules, combos } = context;
  const main = resolveCounts(list.main, names);
  const commanders = resolveNames(list.commanders ?? [], names);
  const all = [...commanders, ...main.keys()];
  const colors = all
    .filter((card) => !isLand(table, card))
    .reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
  const pairs = combos.among(all).map(({ cards }) => cards);
  const inCombo = new Set(pairs.flat());
  const read = reader(context, colors, inCombo);
  const judged = rules.formatOf(list);
  const played = builtFormat(list, rules);
  return {
    cards: [...main].map(([card, quantity]) => read(card, quantity)),
    commanders: commanders.map((card) => read(card, 1)),
    combos: pairs.map(([one, other]) => [table.name(one), table.name(other)]),
    life: "rule" in judged ? GOLDFISH.usualLife : judged.life,
    // Of a draft eight take part, and two play; around a commander all do.
    isMultiplayer: played !== undefined && played.leaders !== null && played.players.max > 2,
  };
}

/** Tags of cards that are not lands and make mana, or lands. */
const TAGS = { rock: "ramp:rock", dork: "ramp:dork", aura: "ramp:land-aura", land: "ramp:land" } as const;

/** Reads cards for a deck of these colors. */
function reader(
  { table, names }: FactsContext,
  colors: ColorMask,
  inCombo: ReadonlySet<CardIndex>,
): (card: CardIndex, quantity: number) => GameCard {
  const typal = namedLands(names).typal;
  const has = (card: CardIndex, tag: keyof typeof TAGS): boolean => {
    const id = table.tags.id(TAGS[tag]);
    return id >= 0 && table.tags.has(card, id);
  };
  const amountOf = (card: CardIndex): number => ownEntry(MANA_MADE, table.name(card)) ?? 1;

  function landFacts(card: CardIndex): Partial<GameCard> {
    const { mask, strength, tapped, typed } = landSource(table, card, colors, typal);
    const makes = (table.producedMana[card] ?? 0) | (table.fetches[card] ?? 0);
    // Colors with a catch are not counted on.
    const kinds = strength < 1 ? mask & COLORLESS_BIT : mask;
    return {
      ...(makes === 0 ? {} : { mana: { kinds, amount: amountOf(card), isLate: tapped > MOSTLY } }),
      ...(typed ? { isTyped: true } : {}),
    };
  }

  function spellFacts(card: CardIndex): Partial<GameCard> {
    const types = table.frontTypes[card] ?? 0;
    const amount = amountOf(card);
    const isRock = has(card, "rock");
    const makes = amount > 0 && (isRock || has(card, "dork") || has(card, "aura"));
    const kinds = (table.producedMana[card] ?? 0) & (colors | ~FIVE_COLORS);
    const found = (table.fetches[card] ?? 0) & colors;
    const finds = found !== 0 && (types & FINDER_TYPES) !== 0 && has(card, "land");
    const attack = attackOf(table, card);
    return {
      ...(makes ? { mana: { kinds, amount, isLate: !isRock || (types & CardType.Creature) !== 0 } } : {}),
      ...(finds ? { finds: { kinds: found, lands: ownEntry(LANDS_FOUND, table.name(card)) ?? 1 } } : {}),
      ...(attack > 0 ? { attack } : {}),
      ...(attack > 0 && table.keywords(card).includes("Haste") ? { isHasty: true } : {}),
      ...(inCombo.has(card) && (types & PERMANENT_TYPES) === 0 ? { isHeld: true } : {}),
    };
  }

  return (card, quantity) => ({
    name: table.name(card),
    quantity,
    cost: costOf(table, card) ?? "",
    isLand: isLand(table, card),
    ...(isLand(table, card) ? landFacts(card) : spellFacts(card)),
  });
}

/** Damage that a card attacks for by itself: 0 where it is no creature, cannot attack or has no power printed. */
function attackOf(table: CardTable, card: CardIndex): number {
  if (!((table.frontTypes[card] ?? 0) & CardType.Creature)) return 0;
  const keywords = table.keywords(card);
  const power = table.power[card] ?? 0;
  if (!(power > 0) || keywords.includes("Defender")) return 0;
  return keywords.includes("Double strike") ? 2 * power : power;
}
