import type { OwnCard } from "../../data/own-cards.ts";

/** Ways to order a collection, what they are called, and whether the greatest usually comes first. */
export const SORTS = [
  { slug: "newest", name: "Newest", isFalling: true },
  { slug: "name", name: "Name", isFalling: false },
  { slug: "price", name: "Price", isFalling: true },
  { slug: "quantity", name: "Quantity", isFalling: true },
  { slug: "set", name: "Set", isFalling: false },
  { slug: "rarity", name: "Rarity", isFalling: true },
] as const;
export type Sort = (typeof SORTS)[number]["slug"];

/** What the page shows: all of it stands in the address. */
export interface CollectionState {
  readonly q: string;
  readonly sort: Sort;
  /** The other way round than is usual for the order. */
  readonly isReversed: boolean;
  readonly shows: "cards" | "decks";
}

const MOST_TYPED = 200;

/** Reads an address. What makes no sense is as usual. */
export function readState(params: URLSearchParams): CollectionState {
  const sort = SORTS.find(({ slug }) => slug === params.get("sort"))?.slug ?? "newest";
  return {
    q: (params.get("q") ?? "").slice(0, MOST_TYPED),
    sort,
    isReversed: params.get("dir") === "reversed",
    shows: params.get("show") === "decks" ? "decks" : "cards",
  };
}

/** The address of a state, with only what is not usual. */
export function writeState({ q, sort, isReversed, shows }: CollectionState): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (sort !== "newest") params.set("sort", sort);
  if (isReversed) params.set("dir", "reversed");
  if (shows === "decks") params.set("show", shows);
  return params;
}

const RARITIES = ["common", "uncommon", "rare", "special", "mythic", "bonus"];

/** A fixed language, so that the order is the same everywhere; one comparer, since to make one takes long. */
const { compare } = new Intl.Collator("en", { numeric: true });

const BY: Readonly<Record<Sort, (a: OwnCard, b: OwnCard) => number>> = {
  newest: (a, b) => a.id - b.id,
  name: (a, b) => compare(a.name, b.name),
  price: (a, b) => (a.price_usd ?? -1) - (b.price_usd ?? -1),
  quantity: (a, b) => a.quantity - b.quantity,
  set: (a, b) => compare(a.set_name ?? "", b.set_name ?? ""),
  rarity: (a, b) => RARITIES.indexOf(a.rarity ?? "") - RARITIES.indexOf(b.rarity ?? ""),
};

/** The cards with all of the words in their name or set, in order; those that are equal by name. */
export function chooseCards(
  cards: readonly OwnCard[],
  { q, sort, isReversed }: Pick<CollectionState, "q" | "sort" | "isReversed">,
): readonly OwnCard[] {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const isMeant = (card: OwnCard) => {
    const text = folded(`${card.name} ${card.set_name ?? ""}`);
    return words.every((word) => text.includes(word));
  };
  const usual = SORTS.find(({ slug }) => slug === sort)?.isFalling ?? false;
  const way = usual === isReversed ? 1 : -1;
  const chosen = words.length === 0 ? cards : cards.filter(isMeant);
  return chosen.toSorted((a, b) => way * BY[sort](a, b) || compare(a.name, b.name));
}

/** Without accents and case, as names are typed. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What a collection comes to. */
export function totalsOf(cards: readonly OwnCard[]) {
  let copies = 0;
  let cents = 0;
  let unpriced = 0;
  for (const { quantity, price_usd } of cards) {
    copies += quantity;
    cents += Math.round((price_usd ?? 0) * 100) * quantity;
    if (price_usd === null) unpriced += quantity;
  }
  return { printings: cards.length, copies, value: cents / 100, unpriced };
}
