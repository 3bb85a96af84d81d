import type { CardListItem, Deck } from "@deckwright/contract/deck.ts";
import type { DeckRequest } from "@deckwright/contract/requests.ts";

/** A change to a deck, as fixes of the rules write it: the zone is `main`, `side`, `commanders`, `companion` or a zone's name. */
export interface DeckEdit {
  readonly zone: string;
  readonly card: string;
  readonly change: number;
  /** Where an added card is listed and why; a group of its own when absent. */
  readonly as?: { readonly group: string; readonly role: string; readonly reason: string };
}

/** The group for cards that the person added and that have no other place. */
export const ADDED_GROUP = "Added";

const LISTED_ZONES: Readonly<Record<string, string>> = {
  Commander: "commanders",
  Companion: "companion",
  Sideboard: "side",
};

/** The zone that a group of the card list belongs to. */
export function zoneOfGroup(deck: Deck, group: string): string {
  const zone = LISTED_ZONES[group];
  if (zone !== undefined) return zone;
  return deck.zones && group in deck.zones ? group : "main";
}

/** The deck after some edits. A quantity never falls below zero; a card at zero is gone. */
export function editDeck(deck: Deck, edits: readonly DeckEdit[]): Deck {
  return edits.reduce(applyEdit, deck);
}

function applyEdit(deck: Deck, edit: DeckEdit): Deck {
  const groups = Object.entries(deck.card_list);
  const home = groups.find(
    ([group, items]) =>
      zoneOfGroup(deck, group) === edit.zone && items.some(({ name }) => name === edit.card),
  );
  const before = home?.[1].find(({ name }) => name === edit.card);
  const quantity = Math.max(0, (before?.quantity ?? 0) + edit.change);
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
  const listed = Object.entries(LISTED_ZONES).find(([, each]) => each === zone)?.[0];
  const group = listed ?? (zone === "main" ? ADDED_GROUP : zone);
  return { group, role: group, reason: "You added it." };
}

/** The deck with its counts as its card list has them. */
function withCounts(deck: Deck): Deck {
  const zones: Record<string, Record<string, number>> = {};
  for (const [group, items] of Object.entries(deck.card_list)) {
    const zone = zoneOfGroup(deck, group);
    zones[zone] ??= {};
    for (const { name, quantity } of items) zones[zone][name] = (zones[zone][name] ?? 0) + quantity;
  }
  const { main = {}, side = {}, commanders = {}, companion = {} } = zones;
  const { companion: _old, ...rest } = deck;
  const leader = Object.keys(companion)[0];
  const count = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((sum, each) => sum + each, 0);
  return {
    ...rest,
    main,
    side,
    commanders: Object.entries(commanders).flatMap(([name, quantity]) => Array<string>(quantity).fill(name)),
    ...(leader === undefined ? {} : { companion: leader }),
    cards: count(main) + count(commanders),
  };
}

/** The deck as the rules and the figures take it. */
export function deckToRequest(deck: Deck): DeckRequest {
  return {
    format: deck.format,
    commanders: [...deck.commanders],
    main: { ...deck.main },
    side: { ...deck.side },
    ...(deck.companion === undefined ? {} : { companion: deck.companion }),
    ...(deck.zones ? { zones: deck.zones } : {}),
  };
}
