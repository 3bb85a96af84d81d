import { type CardListItem, type Deck, type PlayerDeck, sizeOf } from "./deck.ts";
import { MAX_COPIES } from "./limits.ts";
import { headingOf, ZONES, zoneOfGroup } from "./zones.ts";

/** More or fewer copies of a card in one zone. */
interface CardEdit {
  readonly card: string;
  /** Copies that come, or below zero that go. */
  readonly change: number;
  readonly zone: string;
  /** The zone is one of the team's second deck. */
  readonly isPartners?: true;
  /** Where a card that comes is listed, and why; the zone's own group where it is absent or of another zone. */
  readonly as?: Listing;
}

/** A card's place in the card list, and what is said of it there. */
interface Listing extends Omit<CardListItem, "name" | "quantity"> {
  readonly group: string;
  /** The places of the group and of the card in it, where it was before it was taken out; at the end when absent. */
  readonly at?: readonly [group: number, item: number];
}

/** Other words about a deck, and who wrote them. */
interface WordsEdit {
  readonly words: string;
  /** Absent for the engine. */
  readonly by?: "model";
}

/** A change to a deck. */
export type DeckEdit = CardEdit | WordsEdit | { readonly name: string };

/** A deck after a change, and what takes the change back. */
interface Edited {
  readonly deck: Deck;
  readonly inverse: readonly DeckEdit[];
}

/** The group of cards in the main deck that a person added and that have no other place. */
export const ADDED_GROUP = "Added";

/** Why such a card is there, as long as nobody says more. */
export const ADDED_REASON = "You added it.";

/**
 * The deck after some changes, one after the other. No card has fewer than no copies or more than `MAX_COPIES`; one with none
 * is gone from the list, and a group with no card. The inverse gives back the very same deck, places in its list included.
 */
export function editDeck(deck: Deck, edits: readonly DeckEdit[]): Edited {
  return edits.reduce<Edited>(
    (before, edit) => {
      const after = editOnce(before.deck, edit);
      return { deck: after.deck, inverse: [...after.inverse, ...before.inverse] };
    },
    { deck, inverse: [] },
  );
}

function editOnce(deck: Deck, edit: DeckEdit): Edited {
  if ("name" in edit) return rename(deck, edit.name);
  return "words" in edit ? reword(deck, edit) : editCards(deck, edit);
}

function reword({ words_by: before, ...deck }: Deck, { words, by }: WordsEdit): Edited {
  return {
    deck: { ...deck, seo_description: words, ...(by === undefined ? {} : { words_by: by }) },
    inverse: [{ words: deck.seo_description, ...(before === undefined ? {} : { by: before }) }],
  };
}

function rename(deck: Deck, name: string): Edited {
  return { deck: { ...deck, name }, inverse: [{ name: deck.name }] };
}

function editCards(deck: Deck, edit: CardEdit): Edited {
  const { partner_deck: second, ...first } = deck;
  const edited = edit.isPartners ? second : first;
  if (!edited) return { deck, inverse: [] };
  const { after, inverse } = editList(edited, edit);
  const whole = edit.isPartners
    ? { ...deck, partner_deck: after }
    : { ...after, ...(second ? { partner_deck: second } : {}) };
  return { deck: whole, inverse };
}

type List = [group: string, items: readonly CardListItem[]][];

/** Zones of a deck that no format knows, the edited one among them, so that its group is not one of the main deck. */
function withZone({ zones = {} }: PlayerDeck, zone: string): Readonly<Record<string, unknown>> {
  return Object.hasOwn(ZONES, zone) ? zones : { ...zones, [zone]: {} };
}

function editList(
  deck: PlayerDeck,
  edit: CardEdit,
): { readonly after: PlayerDeck; readonly inverse: readonly DeckEdit[] } {
  const { as, card, change, zone } = edit;
  const zones = withZone(deck, zone);
  const list: List = Object.entries(deck.card_list);
  const group = as?.at
    ? -1
    : list.findIndex(
        ([name, items]) => zoneOfGroup(name, zones) === zone && items.some((item) => item.name === card),
      );
  const [title = "", items = []] = list[group] ?? [];
  const at = items.findIndex((item) => item.name === card);
  const old = items[at];
  const before = old?.quantity ?? 0;
  const quantity = Math.max(0, Math.min(MAX_COPIES, before + Math.trunc(change)));
  if (quantity === before) return { after: deck, inverse: [] };

  const back: CardEdit = {
    zone,
    card,
    change: before - quantity,
    ...(edit.isPartners ? { isPartners: true } : {}),
  };
  if (!old)
    insert(list, { name: card, quantity }, as && zoneOfGroup(as.group, zones) === zone ? as : placeFor(zone));
  else if (quantity > 0) list[group] = [title, items.with(at, { ...old, quantity })];
  else if (items.length > 1) list[group] = [title, items.toSpliced(at, 1)];
  else list.splice(group, 1);
  const told: Pick<CardEdit, "as"> =
    old && quantity === 0
      ? { as: { group: title, role: old.role, reason: old.reason, at: [group, at] } }
      : {};
  const after = withCounts({ ...deck, card_list: Object.fromEntries(list) }, zones);
  return { after, inverse: [{ ...back, ...told }] };
}

function insert(
  list: List,
  card: Pick<CardListItem, "name" | "quantity">,
  {
    group,
    role,
    reason,
    at: [groupAt, itemAt] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  }: Listing,
): void {
  const item = { ...card, role, reason };
  const place = list.findIndex(([name]) => name === group);
  const items = list[place]?.[1];
  if (items) list[place] = [group, items.toSpliced(itemAt, 0, item)];
  else list.splice(groupAt, 0, [group, [item]]);
}

function placeFor(zone: string): Listing {
  const group = zone === "main" ? ADDED_GROUP : headingOf(zone);
  return { group, role: group, reason: ADDED_REASON };
}

/**
 * The deck with its counts as its card list has them.
 * @param own The zones that no format knows, whose groups have their names.
 */
export function withCounts(
  deck: PlayerDeck,
  own: Readonly<Record<string, unknown>> | undefined = deck.zones,
): PlayerDeck {
  // Maps, since groups and cards may be called anything, `constructor` among it.
  const counted = new Map<string, Map<string, number>>();
  for (const [group, items] of Object.entries(deck.card_list)) {
    const zone = zoneOfGroup(group, own);
    const counts = counted.get(zone) ?? new Map<string, number>();
    counted.set(zone, counts);
    for (const { name, quantity } of items) counts.set(name, (counts.get(name) ?? 0) + quantity);
  }
  const zones: Record<string, Record<string, number>> = Object.fromEntries(
    Array.from(counted, ([zone, counts]) => [zone, Object.fromEntries(counts)]),
  );
  const { main = {}, side = {}, commanders = {}, companion = {}, ...beside } = zones;
  const { companion: _companion, zones: _zones, ...rest } = deck;
  const partner = Object.keys(companion)[0];
  const cards = {
    main,
    side,
    commanders: Object.entries(commanders).flatMap(([name, quantity]) => Array<string>(quantity).fill(name)),
    ...(partner === undefined ? {} : { companion: partner }),
    ...(Object.keys(beside).length === 0 ? {} : { zones: beside }),
  };
  return { ...rest, ...cards, cards: sizeOf(cards) };
}
