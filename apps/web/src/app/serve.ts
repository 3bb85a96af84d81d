import * as pages from "virtual:react-router/server-build";
import type { Site } from "@deckwright/contract/site.ts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { siteContext } from "../lib/page/site-context.ts";

// The module's type says `undefined` where `ServerBuild` leaves the property out; the framework means the same by both.
const handle = createRequestHandler(pages as ServerBuild, import.meta.env.MODE);

/** Renders the page that `request` asks for. Answers 404 with a page of its own for a path that has none. */
export function servePage(request: Request, site: Site<Request, Response>): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  return handle(request, context);
}
