import type { Database } from "@deckwright/db/database.ts";
import { addDeck, addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import type { LoadedCards } from "@deckwright/host/cards/load.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { createPoolReader } from "@deckwright/rules/legality.ts";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadTestCards } from "../../testing/cards.ts";
import { createFaceOf, faceAt } from "../cards/card-face.ts";
import { createCardLookup } from "../cards/card-lookup.ts";
import type { AppEnv } from "../platform/http/context.ts";
import { toFailure } from "../platform/http/failure.ts";
import { createGate } from "../platform/limits/gate.ts";
import { createMemoryRateLimiter } from "../platform/limits/rate-limit.ts";
import { FORMAT_CARDS, PLAYSTYLE_CARDS, SITE_CARDS } from "./key-cards.ts";
import { createPictureRoutes } from "./routes.ts";

let cards: LoadedCards;
beforeAll(async () => {
  cards = await loadTestCards();
});

function open(database?: Database) {
  const lookup = createCardLookup(cards.table, cards.names);
  const app = new Hono<AppEnv>();
  app.use("*", async (c, next) => {
    c.set("address", "192.0.2.1");
    await next();
  });
  app.route(
    "/share",
    createPictureRoutes({
      ...(database ? { databaseFor: () => database } : {}),
      faceOf: createFaceOf(cards.table, cards.names),
      faceAt: (set, number) => faceAt(cards.table, lookup.bySetNumber(set, number)),
      limiter: createMemoryRateLimiter({ burst: 1_000, perSecond: 1_000 }),
      gate: createGate({ places: 2, placesEach: 2 }),
    }),
  );
  app.onError((error, c) => c.text(error.message, toFailure(error).status));
  return app;
}

/** Width and height of a PNG, as its head says. */
async function sizeOf(response: Response): Promise<readonly [number, number]> {
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const WHOLE = [1200, 630] as const;

describe.each(TEST_ENGINES)("pictures of decks on the engine %s", (engine) => {
  let database: Database;
  let ann: TestMember;
  let app: ReturnType<typeof open>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
    app = open(database);
  });
  afterAll(() => database?.close());

  test("a shared deck has one; who has it already is told so, and an edited deck has another", async () => {
    const id = await addDeck(database, ann, { name: "Elves", shared: true, hoursOld: 30 });
    const first = await app.request(`/share/deck/${id}.png`);
    const etag = first.headers.get("etag") ?? "";
    expect(await sizeOf(first)).toEqual(WHOLE);
    const again = await app.request(`/share/deck/${id}.png?v=2`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    await database.execute("update public.decks set name = 'Other elves' where id = $1", [id]);
    const edited = await app.request(`/share/deck/${id}.png`, { headers: { "if-none-match": etag } });
    expect(await sizeOf(edited)).toEqual(WHOLE);
    expect(edited.headers.get("etag")).not.toBe(etag);
  });

  test("a deck that is not shared has none, whether it never was or is no longer", async () => {
    const secret = await addDeck(database, ann, { name: "Secret" });
    expect((await app.request(`/share/deck/${secret}.png`)).status).toBe(404);
    const known = await addDeck(database, ann, { name: "Known", shared: true });
    expect((await app.request(`/share/deck/${known}.png`)).status).toBe(200);
    await database.execute("update public.decks set shared = false where id = $1", [known]);
    const gone = await app.request(`/share/deck/${known}.png`);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toBe("There is no such picture.");
  });

  test("addresses of no deck are not found", async () => {
    for (const file of ["0.png", "99999999.png", "9999999999999999999999.png", "1.jpg", "-1.png", "x.png"])
      expect((await app.request(`/share/deck/${file}`)).status).toBe(404);
  });

  test.each([
    ["emoji", "😀🔥👩‍👩‍👧‍👦"],
    ["from right to left", "שלום عليكم ‮evil‬"],
    ["marks that stack", "Z̸̡̛a̵l̷g̶o̴".repeat(15)],
    ["one long word", "x".repeat(200)],
    ["markup and quotes", `<script>alert("1")</script>'`],
    ["control characters", "a\u0001b\u009fc\nd"],
  ])("names of %s do not break it", async (_, name) => {
    const id = await addDeck(database, ann, { name, shared: true });
    expect(await sizeOf(await app.request(`/share/deck/${id}.png`))).toEqual(WHOLE);
  });
});

describe("pictures of cards and pages", () => {
  test("every printing has one, whatever its number", async () => {
    const { set, collectorNumber } = cards.table.printing(cards.table.printingCount - 1);
    const address = `/share/card/${set}/${encodeURIComponent(collectorNumber)}.png`;
    expect(await sizeOf(await open().request(address))).toEqual(WHOLE);
    expect((await open().request("/share/card/nope/1.png")).status).toBe(404);
  });

  test("the site, each format and each playstyle has one, and nothing else", async () => {
    const app = open();
    for (const path of ["home", "formats/pauper", "playstyles/stax-prison"])
      expect(await sizeOf(await app.request(`/share/page/${path}.png`))).toEqual(WHOLE);
    for (const path of ["formats/nope", "toString", "../etc/passwd"])
      expect((await app.request(`/share/page/${path}.png`)).status).toBe(404);
    expect(Object.keys(FORMAT_CARDS).sort()).toEqual(FORMAT_NAMES.map(({ slug }) => slug).sort());
    expect(Object.keys(PLAYSTYLE_CARDS).sort()).toEqual(PLAYSTYLES.map(({ slug }) => slug).sort());
  });

  test("they show cards that exist, and for a format cards that may be played there", () => {
    const faceOf = createFaceOf(cards.table, cards.names);
    for (const name of [...SITE_CARDS, ...Object.values(PLAYSTYLE_CARDS).flat()])
      expect(faceOf(name)?.name.split(" // ")[0]).toBe(name);
    for (const [slug, names] of Object.entries(FORMAT_CARDS)) {
      const format = FORMATS.get(slug);
      const reader = format && createPoolReader(cards.table, cards.names, format);
      for (const name of names) {
        const match = cards.names.resolve(name, { typos: false, suggest: false });
        if (!(match.found && reader)) throw new Error(`no card is called ${name}`);
        const { legality } = reader.statusOf(match.card);
        const isPlayed = ["legal", "restricted"].includes(legality) || reader.isSupplementary(match.card);
        expect(isPlayed, `${name} in ${slug}`).toBe(true);
      }
    }
  });
});
