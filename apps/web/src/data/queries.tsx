import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { account } from "./account.ts";

/** The one cache of the browser. Pages that need none do without its code. */
let ofBrowser: QueryClient | undefined;

/** What the pages below it ask for is kept in the cache that all of them share; on the server each page has one of its own. */
export function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(typeof window === "undefined" ? newClient : sharedClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Without a network a question fails, and that is said. The client for data asks again by itself. */
function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
}

function sharedClient(): QueryClient {
  ofBrowser ??= forMembers(newClient());
  return ofBrowser;
}

function forMembers(client: QueryClient): QueryClient {
  let member = account.get().user?.id;
  account.watch(() => {
    const now = account.get().user?.id;
    if (now === member) return;
    // What one member had on the screen is not for the next: it is forgotten once their pages are gone.
    if (member !== undefined) setTimeout(() => client.removeQueries({ type: "inactive" }));
    member = now;
  });
  return client;
}
