import type { CardFace } from "@deckwright/contract/card-face.ts";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { ResultPage } from "../../data/card-search/result-page.ts";
import { filterPanel, resultsBody } from "./browse-cards-page.tsx";
import BrowseCardsRoute from "./browse-cards-route.tsx";
import { readSearchState } from "./search-state.ts";

const ELF: CardFace = {
  id: "6a0b230b-d391-4998-a3f7-7b158a0ec2cd",
  name: "Llanowar Elves",
  mana_cost: "{G}",
  mv: 1,
  type_line: "Creature — Elf Druid",
  colors: ["G"],
  color_identity: ["G"],
  power: "1",
  toughness: "1",
  images: { normal: "", art_crop: "" },
  usd: 0.25,
  set: "fdn",
  set_name: "Foundations",
  collector_number: "227",
  rarity: "common",
  artist: "Chris Rahn",
  game_changer: false,
};

const FOUND: ResultPage = { total: 1_290, cards: [ELF], understood: null, warnings: [], problem: null };

function render(address: string, first: Partial<ResultPage>): string {
  const loaded = { state: readSearchState(new URLSearchParams(address)), first: { ...FOUND, ...first } };
  const Stub = createRoutesStub([{ id: "browse", path: "/browse-cards", Component: BrowseCardsRoute }]);
  const html = renderToString(
    <Stub initialEntries={[`/browse-cards?${address}`]} hydrationData={{ loaderData: { browse: loaded } }} />,
  );
  // React parts neighboring texts by comments.
  return html.replaceAll("<!-- -->", "");
}

describe("Browse Cards", () => {
  // The server waits for parts that are not there yet; what is rendered here does not.
  beforeAll(() => Promise.all([resultsBody.fetch(), filterPanel.fetch()]));

  test("shows how many cards there are, and the first of them with price and a link to its page", () => {
    const html = render("", {});
    expect(html).toContain("1,290 cards");
    expect(html).toContain('href="/card/Llanowar%20Elves/fdn/227"');
    expect(html).toContain("$0.25");
    expect(html).toContain('href="/builder?wish=&amp;include=Llanowar+Elves"');
  });

  test("says what a result is when it is not a card", () => {
    expect(render("unique=prints", { total: 1 })).toContain("1 printing<");
    expect(render("unique=prints&view=list", {})).toContain("fdn 227");
  });

  test("says in English what was understood, and each warning with its place and a way to mend it", () => {
    const html = render("q=t:elf+price<5", {
      understood: "cards where the type line contains “elf”",
      warnings: [
        {
          message: "There is no keyword “price”.",
          place: { start: 6, end: 11 },
          suggestion: "usd",
        },
      ],
    });
    expect(html).toContain("cards where the type line contains “elf”");
    expect(html).toContain("<code>price</code>");
    expect(html).toContain("There is no keyword “price”.");
    expect(html).toContain("Use usd");
  });

  test("shows in its filters what the search asks", () => {
    const html = render("q=id:gu+f:pauper+r:rare+mv<%3D3", {});
    expect(html.match(/aria-pressed="true" aria-label="(Blue|Green)"/g)?.length).toBe(2);
    expect(html).toMatch(/<option value="pauper" selected="">/);
    expect(html).toMatch(/checked=""\/>Rare/);
    expect(html).toContain('<button type="button" aria-pressed="true">≤3');
  });

  test("offers to leave a part out when nothing matches, and to try again when nothing answers", () => {
    const empty = render("q=t:elf+t:wall+mv>9", { total: 0, cards: [] });
    expect(empty).toContain("No cards match");
    expect(empty).toContain("t:wall</code>");
    const failed = render("q=elf", { total: 0, cards: [], problem: "The card search does not answer." });
    expect(failed).toContain("The card search does not answer.");
    expect(failed).toContain("Try again");
    expect(failed).not.toContain("No cards match");
  });

  test("shows nobody's cards before it is known whose they would be", () => {
    const html = render("q=owned:yes", { total: 1 });
    expect(html).toContain("Looking through your cards.");
    expect(html).not.toContain("Llanowar");
    expect(html).toMatch(/checked=""\/>Only cards I own/);
  });
});
