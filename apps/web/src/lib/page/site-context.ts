import type { Site } from "@deckwright/contract/site.ts";
import { createContext } from "react-router";

/** The site that a page is rendered for: set once per request by `servePage`, read by loaders on the server. */
export const siteContext = createContext<Site<Request, Response>>();
