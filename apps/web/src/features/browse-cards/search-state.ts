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

/** Results of the first page: enough for what is seen first. They come with each key, and are read on phones too. */
const FIRST_SIZE = 36;
/** Results of every other page, asked for as one scrolls. */
const PAGE_SIZE = 60;

/** Where a result stands: its page, counted from 0, and its place on it. */
export function pageOf(index: number): { readonly page: number; readonly at: number } {
  if (index < FIRST_SIZE) return { page: 0, at: index };
  const beyond = index - FIRST_SIZE;
  return { page: 1 + Math.floor(beyond / PAGE_SIZE), at: beyond % PAGE_SIZE };
}

/** Where our server answers the search of a state, a page at a time. */
export function searchPath(
  { q, order, direction, unique, deck }: Omit<SearchState, "view">,
  page: number,
): string {
  const params = new URLSearchParams({
    q: q.trim() === "" ? EVERY_CARD : q,
    order,
    dir: direction,
    unique,
    from: String(page === 0 ? 0 : FIRST_SIZE + (page - 1) * PAGE_SIZE),
    count: String(page === 0 ? FIRST_SIZE : PAGE_SIZE),
  });
  // Only the first page may find nothing.
  if (page === 0) params.set("typed", "1");
  // Only where it matters: answers are kept by their address.
  if (deck !== null && personalTerms(q).deck) params.set("deck", String(deck));
  return `/api/card-faces?${params}`;
}
