import type { Site } from "@deckwright/contract/site.ts";
import { toStoredRow } from "@deckwright/decks/stored.ts";
import { makeDeck, makeTeam } from "@deckwright/decks/testing/sample-deck.ts";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { NO_ANALYSIS } from "../../lib/no-analysis.ts";
import { makeFace } from "../../ui/deck-list/testing/faces.ts";
import { LISTED_DECK } from "../../ui/deck-tile/testing/listed-deck.ts";
import { DeckPage, deckFigures } from "./deck-page.tsx";
import { loadDeck } from "./load-deck.ts";

const LINE = { name: "Shock", quantity: 2, role: "Removal", reason: "Cheap." };
const ROW = {
  ...LISTED_DECK,
  name: "Flips",
  seo_description: "Flip, then hit.",
  card_list: { Spells: [LINE] },
  version: 3,
  favorite: false,
  details: null,
};

let keys = 0;

/** A server that has this row, and whose engine does not answer unless answers are given. */
function siteWith(
  row: Readonly<Record<string, unknown>>,
  others: readonly unknown[] = [],
  engine: Readonly<Record<string, unknown>> = {},
) {
  keys += 1;
  const site: Site<Request, Response> = {
    origin: "http://localhost",
    anonymousKey: `key ${keys}`,
    fetch: async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      const known = engine[pathname];
      const answer = typeof known === "function" ? known(await request.json()) : known;
      if (answer !== undefined) return Response.json(answer);
      if (!pathname.startsWith("/rest/v1/decks")) return Response.json({}, { status: 503 });
      return Response.json(searchParams.has("id") ? [row] : others);
    },
  } as Site<Request, Response>;
  return site;
}

async function render(
  row: Readonly<Record<string, unknown>>,
  address = "/deck/7",
  others: readonly unknown[] = [],
  engine: Readonly<Record<string, unknown>> = {},
) {
  const page = await loadDeck(siteWith(row, others, engine), "7");
  if (page === null) throw new Error("no deck");
  const router = createMemoryRouter([{ path: "*", element: <DeckPage page={page} /> }], {
    initialEntries: [address],
  });
  return renderToString(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

describe("the page of a shared deck", () => {
  // The server waits for parts that are not there yet; what is rendered here does not.
  beforeAll(async () => {
    await deckFigures.fetch();
  });

  test("shows it whole without scripts, also where nobody judges it", async () => {
    const html = await render(ROW);
    for (const words of ["Flips", "Flip, then hit.", "Tempo", "50 cards", "by Ann", "Shock", "$42.50"]) {
      expect(html).toContain(words);
    }
    expect(html).toContain("Copy (1 Credit)");
    expect(html).toContain("Click a card to preview");
    expect(html).toContain("could not be worked out");
  });

  test("says what it costs in one figure, in its head and below", async () => {
    const price = { ...NO_ANALYSIS.price, total: 42.51 };
    const html = await render(ROW, "/deck/7", [], {
      "/functions/v1/analyze": { ...NO_ANALYSIS, price, findings: [], faces: {}, strategy: "" },
      "/functions/v1/validate": { legal: true, findings: [] },
    });
    expect(html.match(/\$42\.\d\d/g)).toEqual(["$42.51", "$42.51"]);
  });

  test("of a team says what both decks cost and holds, each with the facts of its cards", async () => {
    const team = makeTeam();
    const second = { ...makeDeck(), name: "Second", main: { Shock: 4 }, card_list: { Burn: [LINE] } };
    const html = await render({ ...ROW, ...toStoredRow({ ...team, partner_deck: second }) }, "/deck/7", [], {
      "/functions/v1/analyze": ({ main }: { main: Record<string, number> }) => ({
        ...NO_ANALYSIS,
        price: { ...NO_ANALYSIS.price, total: main.Shock ? 2.51 : 40 },
        findings: [],
        faces: main.Shock ? { Shock: makeFace({ name: "Shock", usd: 0.77 }) } : {},
        strategy: "",
      }),
      "/functions/v1/validate": { legal: true, findings: [] },
    });
    expect(html.match(/\$4[02]\.\d\d/g)).toEqual(["$42.51", "$40.00"]);
    expect(html).toContain("Second deck");
    // Two of the second deck's card, at 77 cents each.
    expect(html).toContain("$1.54");
  });

  test("shows what anybody has written as text, whatever it is", async () => {
    const script = "<script>alert(1)</script>";
    const right = "\u202e⚔️ الف";
    const groups = Array.from({ length: 100 }, (_, at) => [
      `${script} ${at}`,
      [
        { ...LINE, name: `${right} ${at}` },
        { ...LINE, name: "__proto__" },
        { ...LINE, name: `${script}${"x".repeat(250)}`, quantity: 1, reason: script },
      ],
    ]);
    const html = await render({
      ...ROW,
      name: script + right,
      seo_description: `${script}\n${right}`.repeat(100),
      card_list: Object.fromEntries(groups),
      details: { groups: 5, zones: script },
      profiles: { username: script },
    });
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain(`${right} 99`);
  });

  test("names what it cannot read, and counts a name that is listed twice as one line", async () => {
    const html = await render({
      ...ROW,
      card_list: {
        Spells: [LINE, LINE, { ...LINE, name: "n".repeat(5_000) }, { ...LINE, name: "Bolt", quantity: -1 }],
      },
    });
    expect(html.match(/card-row-name/g)).toHaveLength(1);
    expect(html).toContain("cannot be read: n");
    expect(html).toContain(", Bolt.");
    expect(html.length).toBeLessThan(20_000);
  });

  test("leads back to the article that one has come from, and to no other place", async () => {
    expect(await render(ROW, "/deck/7?fromArticle=izzet-phoenix")).toContain(
      'href="/brew-blog/izzet-phoenix"',
    );
    for (const address of ["/deck/7", "/deck/7?fromArticle=//evil.example", "/deck/7?fromArticle=../x"]) {
      expect(await render(ROW, address)).not.toContain("Back to Article");
    }
  });

  test("leads to four others of its colors, and not to itself", async () => {
    const others = [7, 8, 9, 10, 11].map((id) => ({ ...LISTED_DECK, id }));
    const html = await render(ROW, "/deck/7", others);
    expect(html).toContain("More with blue");
    expect([...html.matchAll(/href="\/deck\/(\d+)"/g)].map(([, id]) => id)).toEqual(["8", "9", "10", "11"]);
  });

  test("is none for numbers that no deck has", async () => {
    for (const id of ["", "0", "x", "1e3", "../1"]) expect(await loadDeck(siteWith(ROW), id)).toBeNull();
  });
});
