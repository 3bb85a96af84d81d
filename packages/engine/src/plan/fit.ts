import { ownEntry } from "@deckwright/cards/own-entry.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  type SubtypeId,
} from "@deckwright/cards/table/card-table.ts";
import { oncePerPart } from "@deckwright/cards/table/once-per.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { PLAYSTYLE_TAGS } from "../../data/playstyle-tags.ts";
import { LED_BY } from "../../data/theme-cards.ts";
import { THEMES } from "../../data/themes.ts";

/** What a deck is about, as far as it is known. */
export interface Direction {
  readonly playstyle: Playstyle | undefined;
  readonly themes: readonly string[];
  readonly creatureType: SubtypeId;
  readonly alsoTypes?: readonly SubtypeId[];
}

/** How well one card fits a direction, by what it is about. Each is 0 for no relation, about 1 for a core card, below 0 for one that works against it. */
export interface Fit {
  readonly theme: number;
  readonly typal: number;
  readonly style: number;
}

/** A card that belongs to a theme fits it this well, and one that rewards it at the least this well. */
export const CORE = 1;
export const REWARD = 1.5;
/** For a card that does the opposite of what a theme is about, whatever else it does. */
const AGAINST = -1;
/** A card of many merits for a playstyle is no more than this many core pieces. */
const MOST_STYLE = 1.6;

/** Reads how cards fit a direction. Make one per deck; asking is cheap. */
export function createFit(table: CardTable, direction: Direction): (card: CardIndex) => Fit {
  const themes = direction.themes.map((slug) => {
    const theme = THEMES.find((each) => each.slug === slug);
    return {
      core: table.tags.id(`theme:${slug}`),
      payoff: table.tags.id(`theme:${slug}:payoff`),
      near: (theme?.near ?? []).map((near) => table.tags.id(`theme:${near}`)),
      fuel: (theme?.fuel ?? []).map((tag) => table.tags.id(tag)),
      against: (theme?.against ?? []).map((tag) => table.tags.id(tag)),
    };
  });
  const style = direction.playstyle === undefined ? undefined : styleColumn(table, direction.playstyle);
  const has = (card: CardIndex, tag: number): boolean => tag >= 0 && table.tags.has(card, tag);

  const types = typesWanted(direction);

  return (card) => {
    let theme = 0;
    for (const { core, payoff, near, fuel, against } of themes) {
      if (against.some((tag) => has(card, tag))) {
        theme += AGAINST;
        continue;
      }
      if (has(card, core)) theme += 1;
      if (has(card, payoff)) theme += 0.5;
      if (near.some((tag) => has(card, tag))) theme += 0.25;
      if (fuel.some((tag) => has(card, tag))) theme += 0.5;
    }
    return {
      theme: Math.max(AGAINST, Math.min(theme, 2)),
      typal: types.reduce((most, type) => Math.max(most, typalFit(table, card, type)), 0),
      style: style?.[card] ?? 0,
    };
  };
}

/** What a card that belongs into a theme's decks counts where others tell who leads them. */
const BESIDE = 0.25;

/** The same for who may lead a deck, and for the cards that tell whose decks go in a direction: see `LED_BY`. */
export function createLeaderFit(table: CardTable, direction: Direction): (card: CardIndex) => Fit {
  const fitOf = createFit(table, direction);
  const tags = direction.themes
    .flatMap((slug) => ownEntry(LED_BY, slug) ?? [])
    .map((tag) => table.tags.id(tag));
  if (tags.length === 0) return fitOf;
  return (card) => {
    const fit = fitOf(card);
    const isTold = tags.some((tag) => tag >= 0 && table.tags.has(card, tag));
    return isTold ? fit : { ...fit, theme: Math.min(BESIDE, fit.theme) };
  };
}

/** Every creature type that a deck gathers, the first one first. */
export function typesWanted({
  creatureType,
  alsoTypes = [],
}: Pick<Direction, "alsoTypes" | "creatureType">): SubtypeId[] {
  return creatureType < 0 ? [] : [creatureType, ...alsoTypes];
}

/** How every card of a table fits each playstyle, worked out when it is first asked for. */
const styleColumn = oncePerPart((table: CardTable, playstyle: Playstyle): Float64Array => {
  const column = new Float64Array(table.size);
  for (const [name, weight] of Object.entries(PLAYSTYLE_TAGS[playstyle])) {
    const tag = table.tags.id(name);
    for (let card = 0; card < table.size; card++)
      if (tag >= 0 && table.tags.has(card, tag)) column[card] = (column[card] ?? 0) + weight;
  }
  for (let card = 0; card < table.size; card++)
    column[card] = Math.max(-1, Math.min(column[card] ?? 0, MOST_STYLE));
  return column;
});

/** Share of the types that a card says it is of or speaks of: a changeling, which is of all of them, gathers none. */
export function shareOfTypes(table: CardTable, card: CardIndex, types: readonly SubtypeId[]): number {
  const spoken = table.mentionedTypes(card);
  const met = types.filter((type) => isNamedOfType(table, card, type) || includes(spoken, type));
  return types.length === 0 ? 0 : met.length / types.length;
}

/** 1 for a member of the type, 0.7 for a card that speaks of it, 1.7 for both. Of a type of tokens what speaks of it is all there is. */
function typalFit(table: CardTable, card: CardIndex, type: SubtypeId): number {
  if (isOfTokens(table, type)) return Number(countsAsType(table, card, type));
  return (isOfType(table, card, type) ? 1 : 0) + (includes(table.mentionedTypes(card), type) ? 0.7 : 0);
}

/** What belongs into decks of a creature type: its members 1, those that reward it more, those that speak of other types alone, little. */
const OF_TYPE = { member: 1, rewards: 0.7, foreign: 0.4 } as const;

/**
 * How clearly a card belongs into decks of sixty cards of a creature type. A changeling is of none in particular, and a Goblin Warrior that makes Goblins
 * is for decks of Goblins.
 */
export function belongsToType(table: CardTable, card: CardIndex, type: SubtypeId): number {
  if (isOfTokens(table, type)) return OF_TYPE.member * Number(countsAsType(table, card, type));
  const spoken = table.mentionedTypes(card);
  const rewards = includes(spoken, type) ? OF_TYPE.rewards : 0;
  if (!isNamedOfType(table, card, type)) return rewards;
  return rewards === 0 && spoken.length > 0 ? OF_TYPE.foreign : OF_TYPE.member + rewards;
}

/** Whether a card is a creature (or kindred spell) of a type; a changeling is of every type. */
export function isOfType(table: CardTable, card: CardIndex, type: SubtypeId): boolean {
  if (((table.frontTypes[card] ?? 0) & (CardType.Creature | CardType.Kindred)) === 0) return false;
  const changeling = table.tags.id("changeling");
  return includes(table.subtypes(card), type) || (changeling >= 0 && table.tags.has(card, changeling));
}

/** Whether a card says itself that it is of a type: a member that everybody sees, unlike a changeling. */
export function isNamedOfType(table: CardTable, card: CardIndex, type: SubtypeId): boolean {
  return (
    ((table.frontTypes[card] ?? 0) & (CardType.Creature | CardType.Kindred)) !== 0 &&
    includes(table.subtypes(card), type)
  );
}

/** Types of fewer cards than this live in tokens. */
const FEW_CARDS = 8;

/** Whether a type is one that tokens are of and hardly any card, such as Saproling: then what speaks of it, and makes it, is what its decks hold. */
const isOfTokens = oncePerPart((table: CardTable, type: SubtypeId): boolean => {
  let named = 0;
  let spoken = 0;
  for (let card = 0; card < table.size; card++) {
    if (isNamedOfType(table, card, type)) named++;
    if (includes(table.mentionedTypes(card), type)) spoken++;
  }
  return named < FEW_CARDS && spoken > named;
});

/** Whether a card counts as one of a type where a deck wants many of them. */
export function countsAsType(table: CardTable, card: CardIndex, type: SubtypeId): boolean {
  return (
    isNamedOfType(table, card, type) ||
    (isOfTokens(table, type) && includes(table.mentionedTypes(card), type))
  );
}

function includes(list: ArrayLike<number>, value: number): boolean {
  for (let at = 0; at < list.length; at++) if (list[at] === value) return true;
  return false;
}
