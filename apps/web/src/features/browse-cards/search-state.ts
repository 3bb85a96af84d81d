import { personalTerms } from "@deckwright/cards/search/personal-terms.ts";

/** What Browse Cards shows: all of it stands in the address. */
export interface SearchState {
  /** The search as typed; empty shows every card. */
  readonly q: string;
  readonly order: Order;
  /** `auto` is the way round that is usual for the order. */
  readonly direction: Direction;
  /** Whether a card is shown once, once for each picture, or once for each printing. */
  readonly unique: Unique;
  readonly view: View;
  /** Number of the deck that cards are looked for; null when there is none. */
  readonly deck: number | null;
}

/** Ways to order cards: Scryfall's words, what they are called here, and which way round is usual. */
export const ORDERS = [
  ["edhrec", "Most played", "asc"],
  ["name", "Name", "asc"],
  ["cmc", "Mana value", "asc"],
  ["usd", "Price", "desc"],
  ["released", "Released", "desc"],
  ["rarity", "Rarity", "desc"],
  ["color", "Color", "asc"],
  ["power", "Power", "asc"],
  ["toughness", "Toughness", "asc"],
  ["set", "Set and number", "asc"],
] as const;
export type Order = (typeof ORDERS)[number][0];

/** The way round that an order is not usually in. */
export function reverseOf(order: Order): "asc" | "desc" {
  const usual = ORDERS.find(([each]) => each === order)?.[2];
  return usual === "desc" ? "asc" : "desc";
}

/** What a result stands for. */
export const UNIQUES = [
  ["cards", "Cards"],
  ["art", "Pictures"],
  ["prints", "Printings"],
] as const;
type Unique = (typeof UNIQUES)[number][0];

type Direction = "auto" | "asc" | "desc";
export type View = "grid" | "list";

/** Longest search that is sent; the server reads no more of one either. */
export const MOST_TYPED = 2_000;

/** What matches every card: a search may not be empty. */
const EVERY_CARD = "mv>=0";

/** Reads an address. What is missing or makes no sense is as usual. */
export function readSearchState(params: URLSearchParams): SearchState {
  const direction = params.get("dir");
  return {
    q: (params.get("q") ?? "").slice(0, MOST_TYPED),
    order: oneOf(ORDERS, params.get("order")) ?? "edhrec",
    direction: direction === "asc" || direction === "desc" ? direction : "auto",
    unique: oneOf(UNIQUES, params.get("unique")) ?? "cards",
    view: params.get("view") === "list" ? "list" : "grid",
    deck: readDeck(params.get("deck")),
  };
}

function readDeck(typed: string | null): number | null {
  return typed !== null && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
}

function oneOf<Word extends string>(
  choices: readonly (readonly [Word, ...string[]])[],
  word: string | null,
): Word | undefined {
  return choices.find(([each]) => each === word)?.[0];
}

/** The address of a state, without the path; what is as usual is left out. */
export function writeSearchState({ q, order, direction, unique, view, deck }: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (q.trim() !== "") params.set("q", q);
  if (order !== "edhrec") params.set("order", order);
  if (direction !== "auto") params.set("dir", direction);
  if (unique !== "cards") params.set("unique", unique);
  if (view !== "grid") params.set("view", view);
  if (deck !== null) params.set("deck", String(deck));
  return params;
}

/** Results that are asked for at once: enough for what is seen first, and for a first turn of the wheel. */
export const PAGE_SIZE = 60;

/** Where our server answers the search of a state, a page at a time; pages count from 0. */
export function searchPath(
  { q, order, direction, unique, deck }: Omit<SearchState, "view">,
  page: number,
): string {
  const params = new URLSearchParams({
    q: q.trim() === "" ? EVERY_CARD : q,
    order,
    dir: direction,
    unique,
    from: String(page * PAGE_SIZE),
    count: String(PAGE_SIZE),
  });
  // Only where it matters: answers are kept by their address.
  if (deck !== null && personalTerms(q).deck) params.set("deck", String(deck));
  return `/api/card-faces?${params}`;
}
