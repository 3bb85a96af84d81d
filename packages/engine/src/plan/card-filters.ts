import { ownEntry } from "@deckwright/cards/own-entry.ts";
import { type CardIndex, type CardTable, Game, Rarity } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import type { AskedFields } from "@deckwright/decks/wish-fields.ts";
import { foldPhrase } from "../intent/tokens.ts";

/** What the cards of a deck may be by their printings. */
export type Filters = Pick<AskedFields, "maxRarity" | "fromYear" | "toYear" | "sets" | "game">;

const RARITIES: Readonly<Record<string, number>> = {
  common: Rarity.Common,
  uncommon: Rarity.Common | Rarity.Uncommon,
  rare: Rarity.Common | Rarity.Uncommon | Rarity.Rare,
};
const GAMES: Readonly<Record<string, number>> = { paper: Game.Paper, arena: Game.Arena, mtgo: Game.Mtgo };

/** One thing that printings have to be, and what it is called: `printed before 2004`. */
export interface CardFilter {
  readonly words: string;
  /** Whether a card is none of these. Basic lands always are. */
  isOut(card: CardIndex): boolean;
}

/** The filters of a wish; a set that nobody knows filters nothing. */
export function cardFilters(asked: Filters, table: CardTable): readonly CardFilter[] {
  const { maxRarity, fromYear, toYear, game } = asked;
  const sets = (asked.sets ?? []).flatMap((code) => setsNamed(code, table));
  const rarities = maxRarity === undefined ? undefined : ownEntry(RARITIES, maxRarity);
  const games = game === undefined ? undefined : ownEntry(GAMES, game);
  const filters: CardFilter[] = [];
  const add = (words: string, isIn: (card: CardIndex) => boolean): void => {
    filters.push({ words, isOut: (card) => !isBasic(table, card) && !isIn(card) });
  };
  if (rarities !== undefined)
    add(`${maxRarity} at most`, (card) => ((table.rarities[card] ?? 0) & rarities) !== 0);
  if (fromYear !== undefined) {
    const first = dayOf(fromYear);
    add(`printed first in ${fromYear} or later`, (card) => (table.firstPrinted[card] ?? 0) >= first);
  }
  if (toYear !== undefined) {
    const next = dayOf(toYear + 1);
    add(`printed first in ${toYear} or before`, (card) => (table.firstPrinted[card] ?? next) < next);
  }
  if (sets.length > 0) {
    const isOfSets = cardsOfSets(sets, table);
    const names = sets.map((place) => table.sets[place]?.name ?? "");
    add(`from ${[...new Set(names)].join(" or ")}`, isOfSets);
  }
  if (games !== undefined)
    add(`on ${game === "mtgo" ? "Magic Online" : game}`, (card) => ((table.games[card] ?? 0) & games) !== 0);
  return filters;
}

/** Days from 1970 to the first of January of a year. */
function dayOf(year: number): number {
  return Date.UTC(year, 0, 1) / 86_400_000;
}

/** Places, in the table's sets, of those with this code or name. */
export function setsNamed(word: string, table: CardTable): number[] {
  const plain = foldPhrase(word);
  return namesOf(table).get(plain) ?? [];
}

/** The same, with those that follow it by number: "Modern Horizons" and "Modern Horizons 3". */
export function setsNamedAlike(word: string, table: CardTable): number[] {
  const plain = foldPhrase(word).replace(/ sets?$/, "");
  const names = namesOf(table);
  const own = names.get(plain) ?? [];
  if (own.length === 0) return own;
  const more = [...names].filter(
    ([name]) => name.startsWith(`${plain} `) && /^\d+$/.test(name.slice(plain.length + 1)),
  );
  return [...own, ...more.flatMap(([, places]) => places)];
}

const namesOf = oncePer((table: CardTable): Map<string, number[]> => {
  const names = new Map<string, number[]>();
  for (const [place, { code, name }] of table.sets.entries())
    for (const key of new Set([foldPhrase(code), foldPhrase(name)]))
      names.set(key, [...(names.get(key) ?? []), place]);
  return names;
});

/** Whether a card has a printing in some sets. */
export function cardsOfSets(places: readonly number[], table: CardTable): (card: CardIndex) => boolean {
  const isIn = new Set(places);
  const { printings } = table;
  const cards = new Uint8Array(table.size);
  for (let at = 0; at < table.printingCount; at++)
    if (isIn.has(printings.set[at] ?? -1)) cards[printings.card[at] ?? 0] = 1;
  return (card) => cards[card] === 1;
}
