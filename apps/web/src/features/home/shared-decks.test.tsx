import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { LISTED_DECK } from "../../ui/deck-tile/testing/listed-deck.ts";
import { SharedDecks } from "./shared-decks.tsx";

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

  test("say what they are, or N/A where nobody knows how strong", () => {
    const html = render([LISTED_DECK, { ...LISTED_DECK, id: 8, power_level: null }]);
    for (const words of [
      "Flips",
      "Tiny Leaders",
      'aria-label="Blue"',
      "</span>6<",
      "</span>N/A<",
      "by Ann",
    ]) {
      expect(html).toContain(words);
    }
  });

  test("lead to their pages, with their authors, also where the account is gone", () => {
    const html = render([LISTED_DECK, { ...LISTED_DECK, id: 8, profiles: null }]);
    expect(html).toContain('href="/deck/7"');
    expect(html).toContain("by Ann");
    expect(html).toContain(">Anonymous<");
    expect(html).not.toContain("No decks shared yet");
  });
});
