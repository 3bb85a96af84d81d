import type { DeckQuestion } from "../../data/browse-decks.ts";

/** What Community Decks shows: all of it stands in the address. Empty is any. */
export interface DeckQuery {
  /** Part of a deck's name or of its author's. */
  readonly q: string;
  /** Letters of colors, in their usual order: a deck must have all of them. */
  readonly colors: string;
  readonly format: string;
  readonly playstyle: string;
  /** Part of a commander's name. */
  readonly commander: string;
  /** 1 to 5. */
  readonly bracket: string;
  /** From and to in dollars, such as `25-50`, `-25` or `500-`. */
  readonly price: string;
  readonly sort: DeckSort;
}

/** Ways to order decks: the word in the address, what it is called, and how the line above the list says it. */
export const SORTS = [
  ["newest", "Newest", "newest first"],
  ["oldest", "Oldest", "oldest first"],
  ["power", "Power", "most powerful first"],
  ["cheapest", "Price, low to high", "cheapest first"],
  ["dearest", "Price, high to low", "most expensive first"],
  ["name", "Name", "by name"],
] as const;
type DeckSort = (typeof SORTS)[number][0];

/** Letters of the five colors, in their usual order. */
export const COLORS = ["W", "U", "B", "R", "G"] as const;

/** Prices that can be chosen. */
export const PRICES = [
  { slug: "-25", name: "Up to $25" },
  { slug: "25-50", name: "$25 to $50" },
  { slug: "50-100", name: "$50 to $100" },
  { slug: "100-250", name: "$100 to $250" },
  { slug: "250-500", name: "$250 to $500" },
  { slug: "500-", name: "$500 and more" },
] as const;

/** Names are no longer. */
export const MOST_TYPED = 200;

const SLUG = /^[a-z0-9][a-z0-9-]{0,59}$/;
const PRICE = /^(?=.*\d)(\d{0,6})-(\d{0,6})$/;

/** Reads an address. What is missing or makes no sense is any. */
export function readDeckQuery(params: URLSearchParams): DeckQuery {
  const given = (name: string, form: RegExp) => {
    const value = params.get(name) ?? "";
    return form.test(value) ? value : "";
  };
  const letters = (params.get("colors") ?? "").toUpperCase();
  const sort = params.get("sort");
  return {
    q: (params.get("q") ?? "").trim().slice(0, MOST_TYPED),
    colors: COLORS.filter((letter) => letters.includes(letter)).join(""),
    format: given("format", SLUG),
    playstyle: given("playstyle", SLUG),
    commander: (params.get("commander") ?? "").trim().slice(0, MOST_TYPED),
    bracket: given("bracket", /^[1-5]$/),
    price: given("price", PRICE),
    sort: SORTS.find(([word]) => word === sort)?.[0] ?? "newest",
  };
}

/** The address of a query, without the path; what is as usual is left out. */
export function writeDeckQuery(query: DeckQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== "" && value !== "newest") params.set(name, value);
  }
  const written = params.toString();
  return written === "" ? "" : `?${written}`;
}

/** What the database is asked. */
export function questionOf({ q, price, sort, ...filters }: DeckQuery): DeckQuestion {
  const [, least = "", most = ""] = PRICE.exec(price) ?? [];
  const asked = {
    ...filters,
    search: q,
    least_cents: least && String(Number(least) * 100),
    most_cents: most && String(Number(most) * 100),
  };
  return Object.fromEntries([...Object.entries(asked).filter(([, value]) => value !== ""), ["sort", sort]]);
}

/** How many filters leave decks out. */
export function countFilters({ sort: _order, ...filters }: DeckQuery): number {
  return Object.values(filters).filter((value) => value !== "").length;
}
