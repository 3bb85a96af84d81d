import type { Database } from "@deckwright/db/database.ts";
import { addDeck, addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import type { LoadedCards } from "@deckwright/host/cards/load.ts";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadTestCards } from "../../testing/cards.ts";
import type { AppEnv } from "../platform/http/context.ts";
import { toFailure } from "../platform/http/failure.ts";
import { createMemoryRateLimiter } from "../platform/limits/rate-limit.ts";
import { createCrawlerRoutes } from "./routes.ts";
import { cardSection, deckSection, PAGES } from "./sitemap.ts";

const ORIGIN = "https://deckwright.example";

let cards: LoadedCards;
beforeAll(async () => {
  cards = await loadTestCards();
});

/** Lists as a server has them that has just started: nothing is kept yet. */
function open(database?: Database) {
  const app = new Hono<AppEnv>();
  app.use("*", async (c, next) => {
    c.set("address", "192.0.2.1");
    await next();
  });
  app.route(
    "/",
    createCrawlerRoutes({
      origin: ORIGIN,
      sections: [
        PAGES,
        ...(database ? [deckSection(database)] : []),
        cardSection(cards.table, cards.status.cardsAsOf),
      ],
      ...(database ? { database } : {}),
      limiter: createMemoryRateLimiter({ burst: 1_000, perSecond: 1_000 }),
    }),
  );
  app.onError((error, c) => c.text(error.message, toFailure(error).status));
  return async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, text: await response.text() };
  };
}

const addresses = (text: string) =>
  Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), (match) => match[1] ?? "");

describe("lists of pages", () => {
  test("the list of lists names files of every section, which name each card once", async () => {
    const ask = open();
    const files = addresses((await ask("/sitemap.xml")).text);
    expect(files[0]).toBe(`${ORIGIN}/sitemaps/pages-0.xml`);
    const listed = new Set<string>();
    for (const file of files.filter((each) => each.includes("/cards-"))) {
      const { status, text } = await ask(file.slice(ORIGIN.length));
      expect(status).toBe(200);
      for (const address of addresses(text)) listed.add(address);
    }
    expect(listed.size).toBe(cards.table.defaultPrinting.length);
    expect([...listed].some((address) => address.includes("/card/Lightning%20Bolt/"))).toBe(true);
  });

  test("pages that are always there are named, and no page of somebody's own", async () => {
    const listed = addresses((await open()("/sitemaps/pages-0.xml")).text);
    expect(listed).toContain(`${ORIGIN}/formats/pauper-commander`);
    expect(listed).toContain(`${ORIGIN}/playstyles/stax-prison`);
    for (const path of ["/vault", "/profile", "/collection"]) expect(listed).not.toContain(ORIGIN + path);
  });

  test("there are no others", async () => {
    const ask = open();
    for (const path of ["pages-1.xml", "cards-999999999.xml", "nope-0.xml", "decks-0.xml"])
      expect((await ask(`/sitemaps/${path}`)).status).toBe(404);
  });

  test("the robots file names the list, and closes what is nobody's to read", async () => {
    const { text } = await open()("/robots.txt");
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).toMatch(/^Disallow: \/vault$/m);
    expect(text).not.toMatch(/^Disallow: \/deck/m);
  });
});

describe.each(TEST_ENGINES)("shared decks on the engine %s", (engine) => {
  let database: Database;
  let ann: TestMember;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
  });
  afterAll(() => database?.close());

  test("are listed in the file that their number belongs to, as long as they are shared", async () => {
    await database.execute("alter table public.decks alter column id restart with 4999");
    const [last, first, secret] = [
      await addDeck(database, ann, { name: "Last", shared: true }),
      await addDeck(database, ann, { name: "First", shared: true, hoursOld: 30 }),
      await addDeck(database, ann, { name: "Secret" }),
    ];
    expect([last, first, secret]).toEqual([4999, 5000, 5001]);
    const ask = open(database);
    const files = addresses((await ask("/sitemap.xml")).text).filter((each) => each.includes("/decks-"));
    expect(files).toEqual([`${ORIGIN}/sitemaps/decks-0.xml`, `${ORIGIN}/sitemaps/decks-1.xml`]);
    expect(addresses((await ask("/sitemaps/decks-0.xml")).text)).toEqual([`${ORIGIN}/deck/4999`]);
    expect(addresses((await ask("/sitemaps/decks-1.xml")).text)).toEqual([`${ORIGIN}/deck/5000`]);
    await database.execute("update public.decks set shared = false where id = $1", [first]);
    expect((await open(database)("/sitemaps/decks-1.xml")).status).toBe(404);
  });

  test("are told of by a feed, the newest first, whatever their names hold", async () => {
    const name = `<b>&"'\u0001\ufffe]]> 😀 שלום`;
    const id = await addDeck(database, ann, { name, shared: true });
    await addDeck(database, ann, { name: "Nobody's business" });
    const { status, text } = await open(database)("/browse-decks/feed.xml");
    expect(status).toBe(200);
    const titles = Array.from(text.matchAll(/<item><title>([^<]*)<\/title>/g), (match) => match[1]);
    expect(titles[0]).toBe("&#60;b&#62;&#38;&#34;&#39;]]&#62; 😀 שלום");
    expect(text).toContain(`<link>${ORIGIN}/deck/${id}</link>`);
    expect(text).toContain("<dc:creator>Ann</dc:creator>");
    expect(text).not.toContain("business");
  });
});
