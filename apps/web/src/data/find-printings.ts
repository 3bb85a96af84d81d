import type { CardFace } from "@deckwright/contract/card-face.ts";
import { cardFactsSchema } from "@deckwright/contract/card-facts.ts";
import {
  type CardCollection,
  type CardIdentifier,
  COLLECTION_LIMIT,
  collectionSchema,
  type ScryfallCard,
} from "@deckwright/contract/scryfall.ts";
import { exactQuery } from "../lib/cards/exact-query.ts";
import { faceOfCard } from "../lib/cards/face-of-card.ts";
import { readResultPage } from "./card-search/read-result-page.ts";

/** What a collection needs to know of a printing. */
export type FoundPrinting = Pick<
  CardFace,
  "id" | "name" | "set" | "set_name" | "collector_number" | "rarity" | "images" | "usd"
>;

/** Requests that are on their way at once: the server has other visitors. */
const AT_ONCE = 2;
const ATTEMPTS = 4;
const PAUSE_MS = 1_000;

const SILENT = "The card search does not answer. Check your connection, and try again.";

/**
 * The printings that identifiers name, in their order; undefined for those that name none. The same one is asked for once.
 * @param onDone Told how many of them are looked up so far.
 * @throws Error when the server does not answer, or `signal` was aborted.
 */
export function findPrintings(
  identifiers: readonly CardIdentifier[],
  signal: AbortSignal,
  onDone?: (count: number) => void,
): Promise<readonly (FoundPrinting | undefined)[]> {
  return findEach(identifiers, shortOf, signal, onDone);
}

/** What a page shows of a card, with what the formats say of it. */
export interface FoundCard {
  readonly face: CardFace;
  readonly legalities: Readonly<Record<string, string>>;
}

/** The cards of such names, in their order; undefined for names that no card has. @throws Error as `findPrintings` does. */
export function findCards(
  names: readonly string[],
  signal: AbortSignal,
  onDone?: (count: number) => void,
): Promise<readonly (FoundCard | undefined)[]> {
  const cardOf = (card: ScryfallCard) => ({ face: faceOfCard(card), legalities: card.legalities });
  const identifiers = names.map((name) => ({ name }));
  return findEach(identifiers, cardOf, signal, onDone);
}

async function findEach<Found>(
  identifiers: readonly CardIdentifier[],
  pick: (card: ScryfallCard) => Found,
  signal: AbortSignal,
  onDone: (count: number) => void = () => undefined,
): Promise<readonly (Found | undefined)[]> {
  const keys = identifiers.map((identifier) => JSON.stringify(identifier));
  const asked = new Map(identifiers.map((identifier, at) => [keys[at] ?? "", identifier]));
  const found = new Map<string, Found>();
  const waiting = partsOf([...asked], COLLECTION_LIMIT);
  let done = 0;
  const work = async () => {
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      const answer = await askCollection(
        part.map(([, identifier]) => identifier),
        signal,
      );
      const cards = assign(part, answer);
      for (const [key, card] of cards) found.set(key, pick(card));
      done += part.length;
      onDone(Math.round((done / asked.size) * identifiers.length));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return keys.map((key) => found.get(key));
}

/** The newest printings of the card of a name, at most 200. @throws Error when the server does not answer. */
export async function fetchPrintings(name: string, signal: AbortSignal): Promise<readonly FoundPrinting[]> {
  const search = new URLSearchParams({
    q: exactQuery(name),
    unique: "prints",
    order: "released",
    count: "200",
    typed: "1",
  });
  const response = await fetch(`/api/card-faces?${search}`, { signal });
  if (!response.ok) throw new Error(SILENT);
  return readResultPage(response.status, await response.json()).cards;
}

/** The ISO day of the prices that the server has; null when nobody says. */
export async function fetchPriceDay({
  set,
  collector_number,
}: Pick<FoundPrinting, "set" | "collector_number">): Promise<string | null> {
  const place = [set, collector_number].map(encodeURIComponent).join("/");
  const response = await fetch(`/api/card-facts/${place}`).catch(() => null);
  const facts = cardFactsSchema.safeParse(response?.ok ? await response.json() : null);
  return facts.success ? facts.data.prices_as_of : null;
}

/** Parts of a list, the last one first. */
function partsOf<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size)).toReversed();
}

async function askCollection(
  identifiers: readonly CardIdentifier[],
  signal: AbortSignal,
): Promise<CardCollection> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifiers }),
    signal,
  };
  for (let attempt = 1; ; attempt++) {
    const response = await fetch("/api/cards/collection", init).catch(() => null);
    signal.throwIfAborted();
    if (response?.ok) return collectionSchema.parse(await response.json());
    const mayGoOn = response === null || response.status === 429 || response.status >= 500;
    if (!mayGoOn || attempt === ATTEMPTS) throw new Error(SILENT);
    const seconds = Number(response?.headers.get("retry-after"));
    await new Promise((resolve) => setTimeout(resolve, seconds > 0 ? seconds * 1000 : PAUSE_MS * attempt));
  }
}

/** Who was asked for gets the card: what was not found is told, and the others come in the order of the question. */
function assign(
  part: readonly (readonly [string, CardIdentifier])[],
  { data, not_found }: CardCollection,
): readonly (readonly [string, ScryfallCard])[] {
  const missing = new Set(not_found.map((identifier) => JSON.stringify(identifier)));
  const there = part.filter(([key]) => !missing.has(key));
  const places = new Map(data.flatMap((card) => placesOf(card).map((place) => [place, card] as const)));
  return there.flatMap(([key, identifier], at) => {
    const { id, set = "", collector_number: number } = identifier;
    const place = id ?? (number === undefined ? undefined : `${set}/${number}`);
    // What another service knows stands at the end where nobody knows who asked for it; ids and numbers can be told apart.
    const told = place === undefined ? undefined : places.get(place.toLowerCase());
    const card = told ?? (there.length === data.length ? data[at] : undefined);
    return card ? [[key, card] as const] : [];
  });
}

function placesOf({ id, set, collector_number }: ScryfallCard): readonly string[] {
  return [id, `${set}/${collector_number}`.toLowerCase()];
}

function shortOf(card: ScryfallCard): FoundPrinting {
  const { id, name, set, set_name, collector_number, rarity, images, usd } = faceOfCard(card);
  return { id, name, set, set_name, collector_number, rarity, images, usd };
}
