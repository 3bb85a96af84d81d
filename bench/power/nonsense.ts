import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Random } from "@deckwright/engine/random.ts";

/** A deck's cards. */
export interface Playable {
  readonly main: ReadonlyMap<CardIndex, number>;
  readonly leaders: readonly CardIndex[];
}

/** What decks are put together with. */
interface Dealing {
  readonly table: CardTable;
  /** One of each card. */
  readonly singleton: boolean;
  readonly random: Random;
}

/** Draws after which a deck stays as it is: hardly any card is of its colors. */
const MOST_DRAWS = 5000;
/** Decks with most cards in common colors, among which the other half is drawn. */
const NEAREST = 5;

/**
 * The deck's own lands, and spells dealt anew from all decks of its kind: of its colors, each card with the copies that some
 * deck has of it, and as often as decks play it. Every card is good, and none knows another.
 */
export function dealtAnew(
  deck: Playable,
  all: readonly Playable[],
  { table, singleton, random }: Dealing,
): Map<CardIndex, number> {
  const colors = colorsOf(deck, table);
  const slots = all
    .flatMap(({ main }) => [...main])
    .filter(([card]) => !isLand(table, card) && isWithin(table.colorIdentity[card] ?? 0, colors));
  const { lands, spells } = parted(deck, table);
  const dealt = new Map(lands);
  let left = sum(spells);
  for (let draw = 0; left > 0 && draw < MOST_DRAWS; draw++) {
    const slot = random.pick(slots);
    if (slot === undefined || dealt.has(slot[0]) || deck.leaders.includes(slot[0])) continue;
    const copies = Math.min(left, singleton ? 1 : slot[1]);
    dealt.set(slot[0], copies);
    left -= copies;
  }
  return dealt;
}

/** The deck's own lands, half of its spells, and for the other half spells of one other deck of its colors. */
export function withHalfOf(
  deck: Playable,
  all: readonly Playable[],
  { table, random }: Dealing,
): Map<CardIndex, number> {
  const colors = colorsOf(deck, table);
  const usable = (other: Playable): [CardIndex, number][] =>
    parted(other, table).spells.filter(
      ([card]) => !deck.main.has(card) && isWithin(table.colorIdentity[card] ?? 0, colors),
    );
  const others = all
    .filter((other) => other !== deck)
    .map(usable)
    .sort((one, other) => sum(other) - sum(one))
    .slice(0, NEAREST);
  const { lands, spells } = parted(deck, table);
  const mixed = new Map(lands);
  const all60 = sum(spells);
  let left = all60;
  const take = (cards: readonly (readonly [CardIndex, number])[], until: number): void => {
    for (const [card, count] of cards) {
      if (left <= until) return;
      const copies = Math.min(count, left - until);
      mixed.set(card, copies);
      left -= copies;
    }
  };
  take(random.shuffle([...spells]), Math.ceil(all60 / 2));
  take(random.shuffle([...(random.pick(others) ?? [])]), 0);
  take(
    spells.filter(([card]) => !mixed.has(card)),
    0,
  );
  return mixed;
}

function parted({ main }: Playable, table: CardTable) {
  return {
    lands: [...main].filter(([card]) => isLand(table, card)),
    spells: [...main].filter(([card]) => !isLand(table, card)),
  };
}

function colorsOf({ main, leaders }: Playable, table: CardTable): number {
  const cards = leaders.length > 0 ? leaders : [...main.keys()].filter((card) => !isLand(table, card));
  return cards.reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
}

function sum(cards: readonly (readonly [CardIndex, number])[]): number {
  return cards.reduce((all, [, count]) => all + count, 0);
}
