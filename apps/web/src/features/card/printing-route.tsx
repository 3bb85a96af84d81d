import { scryfallCardSchema } from "@deckwright/contract/scryfall.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { askSite } from "../../data/site-json.ts";
import { cardPath } from "../../lib/cards/card-path.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { findNames } from "./find-names.ts";
import type { UnknownCard } from "./unknown-card-screen.tsx";

export { ErrorBoundary } from "./card-route.tsx";

/** Scryfall's ids. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Leads from the id of a printing to its page, and to another of the card where nobody knows the id. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { name = "", id = "" } = params;
  const paths = [
    ...(ID.test(id) ? [`/api/cards/${id}`] : []),
    `/api/cards/named?exact=${encodeURIComponent(name)}`,
  ];
  for (const path of paths) {
    const card = scryfallCardSchema.safeParse((await askSite(site, path)).body);
    if (card.success) throw redirect(cardPath(card.data));
  }
  throw data({ name, suggestions: await findNames(site, name) } satisfies UnknownCard, { status: 404 });
}

/** Nobody sees it: the loader leads elsewhere. */
export default function PrintingRoute() {
  return null;
}
