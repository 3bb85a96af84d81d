import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { useMemo } from "react";
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { type DeckPage, fetchDeckPage } from "../../data/browse-decks.ts";
import { DECK_FEED, describePage, siteOrigin } from "../../lib/page/describe-page.ts";
import { type Packed, pack, unpack } from "../../lib/page/packed.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { BrowseDecksPage } from "./browse-decks-page.tsx";
import { type DeckQuery, questionOf, readDeckQuery } from "./deck-query.ts";

export const meta: MetaFunction<() => Packed<Loaded>> = (place) =>
  describePage(place, {
    title: "Community Decks",
    description: "Decks that other people built and shared, by format, colors, power and price.",
    feed: DECK_FEED,
    trail: [{ label: "Browse Decks" }],
    data: {
      "@type": "CollectionPage",
      mainEntity: {
        "@type": "ItemList",
        itemListElement: shownFirst(place.loaderData).map(({ id, name }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name,
          url: `${siteOrigin(place)}/deck/${id}`,
        })),
      },
    },
  });

/** Decks that search engines are told of by name. */
const MOST_NAMED = 12;

function shownFirst(loaded: Packed<Loaded> | undefined): readonly ListedDeck[] {
  return (loaded === undefined ? null : unpack(loaded).page)?.decks.slice(0, MOST_NAMED) ?? [];
}

interface Loaded {
  readonly query: DeckQuery;
  /** Null where the server does not answer. */
  readonly page: DeckPage | null;
}

/** The first decks of the query that the address states. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readDeckQuery(new URL(request.url).searchParams);
  return pack<Loaded>({ query, page: await fetchDeckPage(context.get(siteContext), questionOf(query)) });
}

/** Without a connection the page says so itself, and its filters stay. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    const query = readDeckQuery(new URL(request.url).searchParams);
    return pack<Loaded>({ query, page: null });
  }
}

/** Community Decks: what others shared, searched and filtered. */
export default function BrowseDecksRoute() {
  const data = useLoaderData<() => Packed<Loaded>>();
  const { query, page } = useMemo(() => unpack(data), [data]);
  return <BrowseDecksPage query={query} page={page} />;
}
