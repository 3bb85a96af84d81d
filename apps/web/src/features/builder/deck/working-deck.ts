import { type CardListItem, type Deck, type PlayerDeck, sizeOf } from "@deckwright/decks/deck.ts";
import { MAX_COPIES } from "@deckwright/decks/limits.ts";
import { headingOf, zoneOfGroup } from "@deckwright/decks/zones.ts";

/**
 * A change to a deck, as fixes of the rules write it: the zone is `main`, `side`, `commanders`, `companion` or a zone's
 * name, with `partner/` before it for the second deck of a team.
 */
export interface DeckEdit {
  readonly zone: string;
  readonly card: string;
  readonly change: number;
  /** Where an added card is listed and why; a group of its own when absent. */
  readonly as?: { readonly group: string; readonly role: string; readonly reason: string };
}

/** The group for cards that the person added and that have no other place. */
export const ADDED_GROUP = "Added";

/** The deck after some edits. A quantity never falls below zero, nor rises above what a deck may have; a card at zero is gone. */
export function editDeck(deck: Deck, edits: readonly DeckEdit[]): Deck {
  return edits.reduce(applyEdit, deck);
}

const SECOND = "partner/";

/** The same edits, as they are written where the other deck of the team is the first. */
export function turnEdits(edits: readonly DeckEdit[]): readonly DeckEdit[] {
  return edits.map((edit) => ({
    ...edit,
    zone: edit.zone.startsWith(SECOND) ? edit.zone.slice(SECOND.length) : `${SECOND}${edit.zone}`,
  }));
}

/** A team with its decks in the other order; a deck alone as it is. */
export function turnDeck(deck: Deck): Deck {
  const { partner_deck: second, pool, unified, ...first } = deck;
  if (!second) return deck;
  return { ...second, ...(pool ? { pool } : {}), ...(unified ? { unified } : {}), partner_deck: first };
}

/**
 * Another card in the place of one. In a deck of opened cards the two change places with the sideboard, as many copies as
 * lie there.
 */
export function swapEdits(
  deck: Deck,
  {
    name,
    quantity,
    zone,
    group,
    role,
  }: Omit<CardListItem, "reason"> & { readonly zone: string; readonly group: string },
  { name: other, reason }: { readonly name: string; readonly reason: string },
): readonly DeckEdit[] {
  const beside = deck.pool && zone === "main" ? (deck.side[other] ?? 0) : 0;
  const copies = beside > 0 ? Math.min(quantity, beside) : quantity;
  return [
    { zone, card: name, change: -copies },
    { zone, card: other, change: copies, as: { group, role, reason } },
    ...(beside > 0
      ? [
          { zone: "side", card: other, change: -copies },
          { zone: "side", card: name, change: copies },
        ]
      : []),
  ];
}

function applyEdit(deck: Deck, edit: DeckEdit): Deck {
  const { partner_deck: second, ...first } = deck;
  if (!edit.zone.startsWith(SECOND))
    return { ...editOne(first, edit), ...(second ? { partner_deck: second } : {}) };
  if (!second) return deck;
  return { ...deck, partner_deck: editOne(second, { ...edit, zone: edit.zone.slice(SECOND.length) }) };
}

function editOne(deck: PlayerDeck, edit: DeckEdit): PlayerDeck {
  const groups = Object.entries(deck.card_list);
  const home = groups.find(
    ([group, items]) =>
      zoneOfGroup(group, deck.zones) === edit.zone && items.some(({ name }) => name === edit.card),
  );
  const before = home?.[1].find(({ name }) => name === edit.card);
  const quantity = Math.max(0, Math.min(MAX_COPIES, (before?.quantity ?? 0) + edit.change));
  const lists = new Map<string, readonly CardListItem[]>(groups);
  if (home && before) {
    const items = home[1].flatMap((item) =>
      item !== before ? [item] : quantity === 0 ? [] : [{ ...item, quantity }],
    );
    if (items.length === 0) lists.delete(home[0]);
    else lists.set(home[0], items);
  } else if (quantity > 0) {
    const { group, role, reason } = edit.as ?? placeFor(edit.zone);
    lists.set(group, [...(lists.get(group) ?? []), { name: edit.card, quantity, role, reason }]);
  }
  return withCounts({ ...deck, card_list: Object.fromEntries(lists) });
}

function placeFor(zone: string) {
  const group = zone === "main" ? ADDED_GROUP : headingOf(zone);
  return { group, role: group, reason: "You added it." };
}

/** The deck with its counts as its card list has them. Its zones are those that it names, and those of every format. */
export function withCounts(deck: PlayerDeck): PlayerDeck {
  // Maps, since groups and cards may be called anything, `constructor` among it.
  const counted = new Map<string, Map<string, number>>();
  for (const [group, items] of Object.entries(deck.card_list)) {
    const zone = zoneOfGroup(group, deck.zones);
    const counts = counted.get(zone) ?? new Map<string, number>();
    counted.set(zone, counts);
    for (const { name, quantity } of items) counts.set(name, (counts.get(name) ?? 0) + quantity);
  }
  const zones: Record<string, Record<string, number>> = Object.fromEntries(
    Array.from(counted, ([zone, counts]) => [zone, Object.fromEntries(counts)]),
  );
  const { main = {}, side = {}, commanders = {}, companion = {}, ...beside } = zones;
  const { companion: _companion, zones: _zones, ...rest } = deck;
  const leader = Object.keys(companion)[0];
  const cards = {
    main,
    side,
    commanders: Object.entries(commanders).flatMap(([name, quantity]) => Array<string>(quantity).fill(name)),
    ...(leader === undefined ? {} : { companion: leader }),
    ...(Object.keys(beside).length === 0 ? {} : { zones: beside }),
  };
  return { ...rest, ...cards, cards: sizeOf(cards) };
}
