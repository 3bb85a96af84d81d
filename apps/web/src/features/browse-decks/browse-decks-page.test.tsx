import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { DeckPage } from "../../data/browse-decks.ts";
import { LISTED_DECK } from "../../ui/deck-tile/testing/listed-deck.ts";
import { BrowseDecksPage } from "./browse-decks-page.tsx";
import { readDeckQuery } from "./deck-query.ts";

function render(search: string, page: DeckPage | null): string {
  const query = readDeckQuery(new URLSearchParams(search));
  const element = <BrowseDecksPage query={query} page={page} />;
  const initialEntries = [`/browse-decks?${search}`];
  const router = createMemoryRouter([{ path: "/browse-decks", element }], { initialEntries });
  return renderToString(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

const NONE: DeckPage = { decks: [], total: 0, next: null };

describe("Community Decks", () => {
  test("tell how many there are, in which order", () => {
    const decks = [LISTED_DECK, { ...LISTED_DECK, id: 8, profiles: null, power_level: null }];
    const html = render("sort=power", { decks, total: 4180, next: null });
    expect(html).toContain("4,180 decks, most powerful first");
    expect(html).toContain('href="/deck/7"');
    expect(html).toContain(">Anonymous<");
    expect(html).toContain("N/A");
    expect(html).toContain("$42.50");
    expect(html).toContain("Copy (1 Credit)");
    expect(html).not.toContain("More decks");
    expect(html).not.toContain("Clear filters");
    expect(render("", { decks, total: null, next: "[1,2]" })).toContain(
      "More than 1,000 decks, newest first",
    );
    expect(render("", { decks, total: 1, next: "[1,2]" })).toContain("More decks");
  });

  test("say that none fit, that there are none, and that the server is silent", () => {
    expect(render("q=zzz", NONE)).toContain("No decks match your filters.");
    expect(render("q=zzz", NONE)).toContain("Clear filters");
    expect(render("", NONE)).toContain("No decks shared yet. Be the first!");
    expect(render("colors=W", null)).toContain("The decks could not be loaded");
    expect(render("colors=W", null)).toContain("Filters (1)");
  });
});
