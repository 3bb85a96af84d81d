import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../lib/page-meta.ts";
import { siteContext } from "../../lib/site-context.ts";
import { askSite } from "../../lib/site-json.ts";
import { BrowseCardsPage } from "./browse-cards-page.tsx";
import { readResultPage } from "./result-page.ts";
import { readSearchState, searchPath } from "./search-state.ts";

/** The first cards of the search that the address states. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = readSearchState(new URL(request.url).searchParams);
  const { status, body } = await askSite(context.get(siteContext), searchPath(state, 0));
  return { state, first: readResultPage(status, body) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const q = loaderData?.state.q.trim() ?? "";
  return pageMeta(
    q === "" ? "Browse Cards" : `${q.slice(0, 60)} · Browse Cards`,
    "Every Magic card, found as you type, with the search syntax that players know.",
  );
};

/** Browse Cards: the search box, what it understood, filters, and the cards. */
export default function BrowseCardsRoute() {
  const { state, first } = useLoaderData<typeof loader>();
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <BrowseCardsPage state={state} first={first} />
    </QueryClientProvider>
  );
}
