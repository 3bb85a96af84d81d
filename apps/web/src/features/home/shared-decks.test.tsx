import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { SharedDecks } from "./shared-decks.tsx";

const DECK = { id: 7, name: "Flips", format: "tiny-leaders", colors: ["U"], profiles: { username: "Ann" } };

function render(decks: readonly ListedDeck[]): string {
  const html = renderToString(
    <MemoryRouter>
      <SharedDecks decks={decks} />
    </MemoryRouter>,
  );
  return html.replaceAll("<!-- -->", "");
}

describe("the newest shared decks", () => {
  test("say that there are none", () => {
    expect(render([])).toContain("No decks shared yet. Be the first!");
  });

  test("lead to their pages, with their authors, also where the account is gone", () => {
    const html = render([DECK, { ...DECK, id: 8, profiles: null }]);
    expect(html).toContain('href="/deck/7"');
    expect(html).toContain("Tiny Leaders, by Ann");
    expect(html).toContain("Tiny Leaders, by Anonymous");
    expect(html).not.toContain("No decks shared yet");
  });
});
