import { useMemo } from "react";
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRouteError,
} from "react-router";
import { fetchDecksWithCard } from "../../data/shared-decks.ts";
import { askSite } from "../../data/site-json.ts";
import { cardPath } from "../../lib/cards/card-path.ts";
import { exactQuery } from "../../lib/cards/exact-query.ts";
import type { TrailHandle } from "../../lib/page/breadcrumb.ts";
import { pack, unpack } from "../../lib/page/packed.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { cardMeta } from "./card-meta.ts";
import { CardPage } from "./card-page.tsx";
import { findNames } from "./find-names.ts";
import { readCardPage } from "./read-card.ts";
import { type UnknownCard, UnknownCardScreen } from "./unknown-card-screen.tsx";

/** A printing, by set and number, and all that is known of the card. Another name in the address leads to the right one. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const name = params.name ?? "";
  const place = [params.set, params.number].map((part) => encodeURIComponent(part ?? "")).join("/");
  const card = await askSite(site, `/api/cards/${place}`);
  if (card.status === 404)
    throw data({ name, suggestions: await findNames(site, name) } satisfies UnknownCard, { status: 404 });
  const cardName = nameOf(card.body);
  const search = new URLSearchParams({
    q: exactQuery(cardName),
    unique: "prints",
    order: "released",
    include_extras: "true",
  });
  const [printings, rulings, facts, decks] = await Promise.all([
    askSite(site, `/api/cards/search?${search}`),
    askSite(site, `/api/cards/${place}/rulings`),
    askSite(site, `/api/card-facts/${place}`),
    fetchDecksWithCard(site, cardName),
  ]);
  const page = readCardPage({ card, printings, rulings, facts, decks });
  if (!page) throw new Response(null, { status: card.status === 200 ? 502 : card.status });
  if (page.face.name !== name) throw redirect(cardPath(page.face), 301);
  const { name: title, set, collector_number } = page.face;
  const printing = `${set.toUpperCase()} ${collector_number}`;
  return { page: pack(page), title, printing };
}

function nameOf(card: unknown): string {
  return typeof card === "object" && card !== null && "name" in card ? String(card.name) : "";
}

export const meta: MetaFunction<typeof loader> = (place) =>
  place.loaderData ? cardMeta(place, unpack(place.loaderData.page)) : [];

export const handle: TrailHandle<{ readonly title: string; readonly printing: string }> = {
  trail: ({ title, printing }) => [
    { label: "Browse Cards", path: "/browse-cards" },
    { label: title },
    { label: printing },
  ],
};

export default function CardRoute() {
  const { page: packed } = useLoaderData<typeof loader>();
  const page = useMemo(() => unpack(packed), [packed]);
  return <CardPage key={`${page.face.set} ${page.face.collector_number}`} page={page} />;
}

/** No such card: says which may have been meant. Whatever else went wrong is for the page around this one. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404 && isUnknownCard(error.data))
    return <UnknownCardScreen card={error.data} />;
  throw error;
}

function isUnknownCard(value: unknown): value is UnknownCard {
  return typeof value === "object" && value !== null && "suggestions" in value && "name" in value;
}
