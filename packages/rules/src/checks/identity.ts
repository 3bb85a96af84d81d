import { COLORS, type ColorMask, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import type { DeckContext, Holding } from "./context.ts";
import { Zone } from "./lines.ts";
import type { Found, Rule } from "./rule.ts";
import { admitter } from "./rulebreakers.ts";
import { colorWords, fixed, listWords, namesOf, removal } from "./words.ts";

const BASIC_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

/** The color identities of commanders, united (CR 903.4). */
export function identityOf(table: CardTable, commanders: readonly CardIndex[]): ColorMask {
  return commanders.reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
}

/** Cards stay within the commanders' color identity. */
export const identityRule: Rule = {
  id: "IDENT",
  title: "Color identity",
  source: "CR 903.5c",
  check: (deck) =>
    outsiders(deck)
      .filter(({ basicTypes }) => basicTypes === 0)
      .map(({ holding, identity }) => {
        const own = deck.table.colorIdentity[holding.card] ?? 0;
        const name = holding.name;
        return outside(
          holding,
          `${name} has ${colorWords(own & ~identity)} in its color identity; ${leaderWords(deck, identity)}.`,
        );
      }),
};

/** Lands with basic land types tap for colors within the identity. */
export const basicTypeRule: Rule = {
  id: "BTYPE",
  title: "Basic land types",
  source: "CR 903.5d",
  check: (deck) =>
    outsiders(deck)
      .filter(({ basicTypes }) => basicTypes !== 0)
      .map(({ holding, identity, basicTypes }) => {
        const name = holding.name;
        const taps = `${name} taps for ${colorWords(basicTypes)} by its land type`;
        return outside(holding, `${taps}; ${leaderWords(deck, identity)}.`);
      }),
};

interface Outsider {
  readonly holding: Holding;
  readonly identity: ColorMask;
  /** Colors beyond the identity that it has by a basic land type. */
  readonly basicTypes: ColorMask;
}

/** Nothing when a commander is missing or unknown: without an identity nothing can lie outside it. */
function outsiders(deck: DeckContext): Outsider[] {
  if (deck.commanders.length === 0 || deck.unknown.some((line) => line.zone === Zone.Commanders)) return [];
  const { table } = deck;
  const identity = identityOf(table, deck.commanders);
  const typeIds = BASIC_TYPES.map((type) => table.subtypeId(type));
  const chosen = identity === 0 && deck.format.leaders?.colorlessBasics ? mostBasics(deck, typeIds) : 0;
  const candidates = deck.holdings.flatMap((holding): Outsider[] => {
    if (chosen !== 0 && basicColors(table, holding.card, typeIds) === chosen) return [];
    const isLand = (table.types[holding.card] ?? 0) & CardType.Land;
    const basicTypes = isLand ? basicTypeColors(table, holding.card, typeIds) & ~identity : 0;
    if (basicTypes === 0 && isWithin(table.colorIdentity[holding.card] ?? 0, identity)) return [];
    return [{ holding, identity, basicTypes }];
  });
  if (candidates.length === 0) return [];
  const exception = admitter(table, deck.commanders, identity);
  const left = (extra: ColorMask) =>
    candidates.filter(({ holding }) => !exception.admits(holding.card, extra));
  if (!exception.choosesColor) return left(0);
  // The extra color was chosen while building; the color that fits most cards is taken to be it.
  return COLORS.map((_, at) => left(1 << at)).reduce((best, next) =>
    next.length < best.length ? next : best,
  );
}

/** The basic land type that a colorless deck chose: the one that most of its basic lands have, in WUBRG order. */
function mostBasics(deck: DeckContext, typeIds: readonly number[]): ColorMask {
  const counts = COLORS.map((_, at) =>
    deck.holdings
      .filter(({ card }) => basicColors(deck.table, card, typeIds) === 1 << at)
      .reduce((sum, { total }) => sum + total, 0),
  );
  const most = Math.max(...counts);
  return most === 0 ? 0 : 1 << counts.indexOf(most);
}

/** The color of a basic land's one type; 0 for every other card. */
function basicColors(table: CardTable, card: CardIndex, typeIds: readonly number[]): ColorMask {
  return isBasic(table, card) ? basicTypeColors(table, card, typeIds) : 0;
}

function basicTypeColors(table: CardTable, card: CardIndex, typeIds: readonly number[]): ColorMask {
  let mask = 0;
  const subtypes = table.subtypes(card);
  for (let at = 0; at < subtypes.length; at++) {
    const color = typeIds.indexOf(subtypes[at] ?? -2);
    if (color >= 0) mask |= 1 << color;
  }
  return mask;
}

function leaderWords(deck: DeckContext, identity: ColorMask): string {
  const names = namesOf(deck, deck.commanders);
  return `${listWords(names)} ${names.length > 1 ? "allow" : "allows"} only ${identity === 0 ? "colorless cards" : colorWords(identity)}`;
}

function outside(holding: Holding, message: string): Found {
  const cards = [holding.name];
  return { severity: "illegal", cards, message, ...fixed(removal(holding)) };
}
