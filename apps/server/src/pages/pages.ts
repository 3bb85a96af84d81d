import type { Site } from "@deckwright/contract/site.ts";
import type { Handler } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { createNonce, type PolicyAdditions, pagePolicy } from "../platform/http/security-headers.ts";
import type { Gate } from "../platform/limits/gate.ts";
import { type RateLimiter, takeTurn } from "../platform/limits/rate-limit.ts";

/** The page renderer that the web build exports. */
export type ServePage = (request: Request, site: Site<Request, Response>) => Promise<Response>;

/** What a page is rendered with. */
export interface PageOptions {
  /** Gives the renderer: always the same one of the build, or in development a fresh one for each request. */
  readonly renderer: () => Promise<ServePage>;
  readonly origin: string;
  /** The key for accounts that pages hand to browsers. */
  readonly anonymousKey?: string;
  /** Asks this same server for the visitor, without a socket. */
  readonly ask: (request: Request, visitor: { readonly address: string }) => Promise<Response>;
  /** False in development, where tools inject scripts and styles of their own. */
  readonly hasPolicy: boolean;
  /** Paths of pages that load something from elsewhere, and from where. */
  readonly policies?: Readonly<Record<string, PolicyAdditions>>;
  /** Counts the pages that each address asks for. */
  readonly limiter: RateLimiter;
  /** Where pages wait for their turn to be rendered. */
  readonly gate: Gate;
}

/** Answers with a page of the web app, under a content security policy with a nonce of its own. */
export function createPageHandler(options: PageOptions): Handler<AppEnv> {
  async function answer(c: AppContext): Promise<Response> {
    const servePage = await options.renderer();
    const nonce = options.hasPolicy ? createNonce() : undefined;
    const visitor = { address: c.get("address") };
    const response = await servePage(c.req.raw, {
      origin: options.origin,
      ...(nonce === undefined ? {} : { nonce }),
      ...(options.anonymousKey === undefined ? {} : { anonymousKey: options.anonymousKey }),
      fetch: (request) => options.ask(request, visitor),
    });
    if (nonce === undefined) return response;
    const page = new Response(response.body, response);
    page.headers.set("content-security-policy", pagePolicy(nonce, options.policies?.[c.req.path]));
    if (!page.headers.has("cache-control")) page.headers.set("cache-control", "no-cache");
    return page;
  }

  return async (c: AppContext) => {
    const address = c.get("address");
    await takeTurn(options.limiter, address, "That is a lot of pages at once. Wait a moment and try again.");
    return options.gate.run(address, () => answer(c));
  };
}

/** True for a module that is the server build of the web app. */
export function isPageModule(module: unknown): module is { readonly servePage: ServePage } {
  return (
    typeof module === "object" &&
    module !== null &&
    "servePage" in module &&
    typeof module.servePage === "function"
  );
}
