import { catalogSchema, collectionSchema, scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { askSite } from "../../data/site-json.ts";
import { cardPath } from "../../lib/cards/card-path.ts";

/** A card that a name may have meant. */
export interface NamedCard {
  readonly name: string;
  /** Where its page stands. */
  readonly path: string;
}

const MOST_NAMES = 6;

/** Cards that a name may have meant: the one that is nearest, and those that begin as it does. */
export async function findNames(site: Site<Request, Response>, name: string): Promise<readonly NamedCard[]> {
  const query = encodeURIComponent(name.slice(0, 200));
  const [nearest, catalog] = await Promise.all([
    askSite(site, `/api/cards/named?fuzzy=${query}`),
    askSite(site, `/api/cards/autocomplete?q=${query}`),
  ]);
  const nearestCard = scryfallCardSchema.safeParse(nearest.body);
  const names = catalogSchema.safeParse(catalog.body);
  const found = nearestCard.success ? [nearestCard.data.name] : [];
  const others = (names.success ? names.data.data : []).filter((each) => each !== found[0]);
  const wanted = [...found, ...others].slice(0, MOST_NAMES);
  if (wanted.length === 0) return [];
  const identifiers = wanted.map((each) => ({ name: each }));
  const cards = collectionSchema.safeParse(
    (await askSite(site, "/api/cards/collection", { identifiers })).body,
  );
  return (cards.success ? cards.data.data : []).map((card) => ({ name: card.name, path: cardPath(card) }));
}
