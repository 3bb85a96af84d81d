import type { Site } from "@deckwright/contract/site.ts";
import { useMemo, useState } from "react";
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { readResultPage } from "../../data/card-search/read-result-page.ts";
import { emptyPage, type ResultPage, UNAVAILABLE } from "../../data/card-search/result-page.ts";
import { fetchLibrary } from "../../data/library.ts";
import { askSite } from "../../data/site-json.ts";
import { describePage } from "../../lib/page/describe-page.ts";
import { type Packed, pack, unpack } from "../../lib/page/packed.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { type Found, recallFound } from "./ahead-of-router.ts";
import { BrowseCardsPage, filterPanel, resultsBody } from "./browse-cards-page.tsx";
import { readSearchState, type SearchState, searchPath } from "./search-state.ts";

/** The first cards of the search that the address states. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const state = readSearchState(new URL(request.url).searchParams);
  const [first, library] = await Promise.all([fetchFirst(site, state), fetchLibrary(site)]);
  const isMistake = first.problem !== null && first.warnings.length > 0;
  const all = { ...state, q: "" };
  const instead = isMistake ? { instead: { state: all, first: await fetchFirst(site, all) } } : {};
  return pack<Found>({ state, first, library, ...instead });
}

async function fetchFirst(site: Site<Request, Response>, state: SearchState): Promise<ResultPage> {
  const { status, body } = await askSite(site, searchPath(state, 0));
  return readResultPage(status, body);
}

/** Navigations within the site are not packed, and wait for all of the page. Results that were fetched while typing are used as they are. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Found> {
  const { search, searchParams } = new URL(request.url);
  const recalled = recallFound(search);
  if (recalled) return recalled;
  try {
    const [answer] = await Promise.all([
      serverLoader<typeof loader>(),
      resultsBody.fetch(),
      filterPanel.fetch(),
    ]);
    return unpack(answer);
  } catch {
    // Offline: the page says so itself, over the results that it still has.
    return { state: readSearchState(searchParams), first: emptyPage(UNAVAILABLE) };
  }
}

type Loaded = Found | Packed<Found>;

function read(data: Loaded): Found {
  return typeof data === "string" ? unpack(data) : data;
}

export const meta: MetaFunction<() => Loaded> = (place) => {
  const q = place.loaderData ? read(place.loaderData).state.q.trim() : "";
  return describePage(place, {
    title: q === "" ? "Browse Cards" : `${q.slice(0, 60)} · Browse Cards`,
    description: "Every Magic card, found as you type, with the search syntax that players know.",
    trail: [{ label: "Browse Cards" }],
    data: { "@type": "CollectionPage" },
  });
};

/** Browse Cards: the search box, what it understood, filters, and the cards. */
export default function BrowseCardsRoute() {
  const data = useLoaderData<() => Loaded>();
  const loaded = useMemo(() => read(data), [data]);
  const [served] = useState(typeof data === "string" ? loaded : null);
  return <BrowseCardsPage loaded={loaded} served={served} />;
}
