import type { Database } from "@deckwright/db/database.ts";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import { type RateLimiter, takeTurn } from "../platform/limits/rate-limit.ts";
import { DECK_FEED, writeDeckFeed } from "./deck-feed.ts";
import { keepFor } from "./keep-for.ts";
import { type Section, writeFile, writeIndex } from "./sitemap.ts";

/** Pages that are somebody's own, what only programs ask for, and addresses that are endless: a query is no page of its own. */
const CLOSED = [
  "/vault",
  "/collection",
  "/profile",
  "/checkout",
  "/checkout-success",
  "/mailbox",
  "/till",
  "/payments",
  "/api/",
  "/auth/",
  "/rest/",
  "/functions/",
  "/builder?",
  "/browse-cards?",
  "/browse-decks?",
];

/** Milliseconds for which lists of pages, and the newest decks, are kept. */
const LISTED_MS = 10 * 60_000;
const NEWEST_MS = 60_000;
/** Files that are kept; each has up to a megabyte. */
const MOST_FILES = 60;

/** What crawlers and feed readers ask for: `/robots.txt`, `/sitemap.xml` with its files, the feed of newest decks. */
export function createCrawlerRoutes(options: {
  readonly origin: string;
  readonly sections: readonly Section[];
  /** None where there are no decks. */
  readonly database?: Database;
  readonly limiter: RateLimiter;
}): Hono<AppEnv> {
  const { origin, sections, database, limiter } = options;
  const files = keepFor<string>(LISTED_MS, MOST_FILES);
  const feeds = keepFor<string>(NEWEST_MS, 1);
  const routes = new Hono<AppEnv>();

  async function count(c: AppContext): Promise<void> {
    await takeTurn(limiter, c.get("address"), "That is a lot at once. Wait a moment and try again.");
  }
  const xml = (c: AppContext, text: string, type: string, seconds: number) =>
    c.body(text, 200, {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${seconds}`,
    });

  routes.get("/robots.txt", (c) => {
    const lines = [
      "User-agent: *",
      ...CLOSED.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=86400" });
  });

  routes.get("/sitemap.xml", async (c) => {
    await count(c);
    const text = await files("index", () => writeIndex(origin, sections));
    return xml(c, text, "application/xml", 600);
  });

  routes.get("/sitemaps/:file{[a-z]+-[0-9]{1,9}[.]xml}", async (c) => {
    await count(c);
    const [name, number = ""] = c.req.param("file").replace(".xml", "").split("-");
    const section = sections.find((one) => one.name === name);
    if (!section) throw new Failure("not_found", "There is no such list of pages.");
    const text = await files(`${name}-${Number(number)}`, async () => {
      const pages = await section.pages(Number(number));
      if (pages.length === 0) throw new Failure("not_found", "There is no such list of pages.");
      return writeFile(origin, pages);
    });
    return xml(c, text, "application/xml", 600);
  });

  if (database) {
    routes.get(DECK_FEED, async (c) => {
      await count(c);
      const text = await feeds("decks", () => writeDeckFeed(origin, database));
      return xml(c, text, "application/rss+xml", 60);
    });
  }
  return routes;
}
