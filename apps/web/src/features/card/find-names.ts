import { catalogSchema, scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { cardPath } from "../../lib/card-path.ts";
import { exactQuery } from "../../lib/exact-query.ts";
import { askSite } from "../../lib/site-json.ts";

/** What a page that does not exist says: which card was meant, and which ones may have been. */
export interface UnknownCard {
  readonly name: string;
  readonly suggestions: readonly { readonly name: string; readonly path: string }[];
}

const MOST_NAMES = 6;

/** Cards that a name in an address may have meant: the one that is nearest, and those that begin as it does. */
export async function findNames(site: Site<Request, Response>, name: string): Promise<UnknownCard> {
  const query = encodeURIComponent(name.slice(0, 200));
  const [nearest, catalog] = await Promise.all([
    askSite(site, `/api/cards/named?fuzzy=${query}`),
    askSite(site, `/api/cards/autocomplete?q=${query}`),
  ]);
  const card = scryfallCardSchema.safeParse(nearest.body);
  const names = catalogSchema.safeParse(catalog.body);
  const found = card.success ? [{ name: card.data.name, path: cardPath(card.data) }] : [];
  const others = (names.success ? names.data.data : [])
    .filter((each) => each !== found[0]?.name)
    .map((each) => ({ name: each, path: `/browse-cards?q=${encodeURIComponent(exactQuery(each))}` }));
  return { name, suggestions: [...found, ...others].slice(0, MOST_NAMES) };
}
