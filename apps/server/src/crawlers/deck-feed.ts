import type { Database } from "@deckwright/db/database.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import * as z from "zod/mini";
import { element, xmlText } from "./xml.ts";

/** Decks that the feed tells of. */
const MOST_DECKS = 50;
/** Characters of a strategy that stand in it. */
const MOST_TEXT = 600;
const PATIENCE_MS = 5_000;

const NEWEST = `select id::text as id, name, format, playstyle, colors, commanders, price_cents,
    left(seo_description, ${MOST_TEXT}) as text, extract(epoch from created_at)::float8 as seconds,
    (select author.username from public.profiles(decks) as author) as author
  from public.decks where shared order by created_at desc, decks.id desc limit ${MOST_DECKS}`;

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: z.string(),
  playstyle: z.nullable(z.string()),
  colors: z.array(z.string()),
  commanders: z.array(z.string()),
  price_cents: z.nullable(z.number()),
  text: z.nullable(z.string()),
  seconds: z.number(),
  author: z.nullable(z.string()),
});
type Row = z.output<typeof rowSchema>;

/** The newest shared decks as RSS 2.0, as anybody may see them. */
export async function writeDeckFeed(origin: string, database: Database): Promise<string> {
  const [result] = await database.runStatements("anon", { role: "anon" }, [{ text: NEWEST }], {
    readOnly: true,
    statementTimeoutMs: PATIENCE_MS,
  });
  const decks = (result?.rows ?? []).flatMap((row) => {
    const deck = rowSchema.safeParse(row);
    return deck.success ? [deck.data] : [];
  });
  const [newest] = decks;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    element("title", "Community Decks · Deckwright"),
    element("link", `${origin}/browse-decks`),
    element("description", "The newest Magic decks that people have shared on Deckwright."),
    element("language", "en"),
    `<atom:link href="${xmlText(`${origin}${DECK_FEED}`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", dateOf(newest))] : []),
    ...decks.map((deck) => itemOf(origin, deck)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** Where the feed is. */
export const DECK_FEED = "/browse-decks/feed.xml";

function itemOf(origin: string, deck: Row): string {
  const address = `${origin}/deck/${deck.id}`;
  const format = FORMAT_NAMES.find(({ slug }) => slug === deck.format)?.name ?? deck.format;
  const playstyle = PLAYSTYLES.find(({ slug }) => slug === deck.playstyle)?.name;
  const facts = [
    format,
    ...(playstyle === undefined ? [] : [playstyle]),
    deck.colors.join("") || "colorless",
    ...(deck.price_cents === null ? [] : [`$${(deck.price_cents / 100).toFixed(2)}`]),
  ];
  const said = [deck.commanders.join(" and "), facts.join(" · "), deck.text ?? ""].filter(
    (part) => part !== "",
  );
  return [
    "<item>",
    element("title", deck.name),
    element("link", address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element("pubDate", dateOf(deck)),
    element("dc:creator", deck.author ?? "Anonymous"),
    element("category", format),
    element("description", said.join("\n")),
    `<media:content url="${xmlText(`${origin}/share/deck/${deck.id}.png`)}" type="image/png" medium="image" width="1200" height="630"/>`,
    "</item>",
  ].join("");
}

function dateOf({ seconds }: Row): string {
  return new Date(seconds * 1000).toUTCString();
}
