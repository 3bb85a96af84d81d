import { cardsInArticle, partsOfText, readArticleText } from "@deckwright/decks/article-text.ts";
import { Hono } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import { escapeHtml } from "../platform/http/escape-html.ts";
import type { DataDoor } from "../platform/limits/data-door.ts";

/** Articles in the feed. */
const NEWEST = `
  select slug, title, excerpt, content, created_at, updated_at from public.articles
  order by created_at desc, id desc limit 30`;
/** Whose turn the feed takes at the database. */
const FEED = { address: "feed", member: undefined };
/** How long a feed is as good as a new one, in seconds: programs ask for it again and again. */
const FRESH_SECONDS = 300;

/** The Brew Blog for readers of feeds (RSS 2.0), at `/rss.xml`. */
export function createFeedRoutes(door: DataDoor, origin: string): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/rss.xml", async (c) => {
    const [found] = await door
      .databaseFor(FEED)
      .runStatements("anon", { role: "anon" }, [{ text: NEWEST, isRepeated: true }]);
    const items = (found?.rows ?? []).map((row) => itemOf(row, origin));
    const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Brew Blog, Deckwright</title>
<link>${origin}/brew-blog</link>
<atom:link href="${origin}/brew-blog/rss.xml" rel="self" type="application/rss+xml"/>
<description>Articles about decks that members share.</description>
<language>en</language>
${items.join("\n")}
</channel>
</rss>
`;
    return c.body(feed, 200, {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": `public, max-age=${FRESH_SECONDS}`,
    });
  });
}

function itemOf(row: Record<string, unknown>, origin: string): string {
  const link = `${origin}/brew-blog/${String(row.slug)}`;
  const blocks = readArticleText(String(row.content));
  const first = blocks.find((block) => block.kind === "paragraph");
  const words = first && "text" in first ? plain(first.text) : "";
  const tags = cardsInArticle(blocks)
    .slice(0, 10)
    .map((name) => `<category>${escapeHtml(name)}</category>`);
  return `<item>
<title>${escapeHtml(String(row.title))}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(String(row.created_at)).toUTCString()}</pubDate>
<description>${escapeHtml(`${String(row.excerpt)} ${words}`.trim())}</description>
${tags.join("")}
</item>`;
}

function plain(text: string): string {
  return partsOfText(text)
    .map((part) => (part.kind === "card" ? part.name : part.text))
    .join("");
}
