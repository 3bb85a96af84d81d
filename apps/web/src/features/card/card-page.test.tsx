import type { CardFacts } from "@deckwright/contract/card-facts.ts";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { pack } from "../../lib/page/packed.ts";
import { LISTED_DECK } from "../../ui/deck-tile/testing/listed-deck.ts";
import { cardMeta } from "./card-meta.ts";
import CardRoute from "./card-route.tsx";
import { type CardPageData, readCardPage } from "./read-card.ts";

const URIS = Object.fromEntries(
  ["small", "normal", "large", "png", "art_crop", "border_crop"].map((size) => [
    size,
    `https://cards/${size}`,
  ]),
);
const SIDE = {
  object: "card_face",
  mana_cost: "{U}",
  type_line: "Creature — Human Wizard",
  image_uris: URIS,
};
const CARD = {
  object: "card",
  id: "id-1",
  oracle_id: "oracle",
  name: "Delver of Secrets // Insectile Aberration",
  lang: "en",
  released_at: "2021-09-24",
  uri: "",
  scryfall_uri: "https://scryfall.com/card/mid/47",
  layout: "transform",
  image_status: "highres_scan",
  cmc: 1,
  type_line: "Creature — Human Wizard // Creature — Human Insect",
  color_identity: ["U"],
  keywords: [],
  card_faces: [
    { ...SIDE, name: "Delver of Secrets", oracle_text: "Look at the top card.", power: "1", toughness: "1" },
    {
      ...SIDE,
      name: "Insectile Aberration",
      mana_cost: "",
      oracle_text: "Flying",
      power: "3",
      toughness: "2",
    },
  ],
  legalities: {},
  games: ["paper"],
  reserved: false,
  game_changer: false,
  promo: false,
  digital: false,
  finishes: ["nonfoil"],
  full_art: false,
  set: "mid",
  set_name: "Midnight Hunt",
  set_type: "expansion",
  set_uri: "",
  collector_number: "47",
  rarity: "uncommon",
  artist: "Matt Stewart",
  prices: { usd: "0.27", usd_foil: "0.33", eur: null, eur_foil: null, tix: "0.03" },
};
const FACTS: CardFacts = {
  object: "card_facts",
  cards_as_of: "2026-08-14",
  prices_as_of: "2026-06-01",
  has_text: true,
  legalities: [
    { format: "modern", legality: "legal", since: null, banned_as: [], source: "card data" },
    { format: "commander", legality: "banned", since: "2024-09-23", banned_as: [], source: "the list" },
    { format: "pauper", legality: "legal", since: null, banned_as: ["companion"], source: "the list" },
  ],
  similar: [],
  playedWith: null,
};
const NOTHING = { status: 503, body: null };

function pageOf(part: Partial<Parameters<typeof readCardPage>[0]> = {}): CardPageData {
  const page = readCardPage({
    card: { status: 200, body: CARD },
    printings: {
      status: 200,
      body: {
        object: "list",
        total_cards: 90,
        has_more: true,
        data: [
          CARD,
          { ...CARD, id: "id-3", oracle_id: "another", set_name: "Elsewhere" },
          { ...CARD, id: "id-2", set: "isd", set_name: "Innistrad", collector_number: "51" },
        ],
      },
    },
    rulings: {
      status: 200,
      body: {
        object: "list",
        data: [{ source: "wotc", published_at: "2011-09-22", comment: "You may not." }],
      },
    },
    facts: { status: 200, body: FACTS },
    decks: [],
    ...part,
  });
  if (!page) throw new Error("The answers make no page.");
  return page;
}

function render(page: CardPageData): string {
  const Stub = createRoutesStub([{ id: "card", path: "/", Component: CardRoute }]);
  const html = renderToString(
    <Stub hydrationData={{ loaderData: { card: { page: pack(page), address: "" } } }} />,
  );
  // React parts neighboring texts by comments.
  return html.replaceAll("<!-- -->", "");
}

describe("the card page", () => {
  test("shows both sides with their texts, and a button that turns the card over", () => {
    const html = render(pageOf());
    for (const words of ["Look at the top card.", "Flying", "3/2", "Show Insectile Aberration"])
      expect(html).toContain(words);
    expect(html).toContain('href="https://scryfall.com/card/mid/47"');
    expect(html).toContain('href="/browse-cards?q=a%3A%22Matt+Stewart%22&amp;unique=art"');
  });

  test("shows the flavor text of each side as it is printed, and none where there is none", () => {
    const [front, back] = CARD.card_faces;
    const faces = [{ ...front, flavor_text: "“I *saw* it.”\n<b>—Ludevic</b> 5*" }, back];
    const html = render(pageOf({ card: { status: 200, body: { ...CARD, card_faces: faces } } }));
    expect(html).toContain('<p>“I <span class="not-italic">saw</span> it.”</p>');
    expect(html).toContain("<p>&lt;b&gt;—Ludevic&lt;/b&gt; 5*</p>");
    expect(html.match(/ italic"/g)).toHaveLength(1);
    expect(render(pageOf())).not.toMatch(/ italic"/);
    const { card_faces: _faces, ...single } = { ...CARD, layout: "normal", flavor_text: "It waits." };
    expect(render(pageOf({ card: { status: 200, body: single } }))).toContain("<p>It waits.</p>");
  });

  test("says where the card may be played, since when, and in which role not", () => {
    const html = render(pageOf());
    expect(html).toMatch(/Commander<\/a><span[^>]*>Banned<span[^>]*> since 2024-09-23/);
    expect(html).toMatch(/Pauper<\/a><span[^>]*>Legal<span[^>]*>, not as companion/);
  });

  test("lists printings with dated prices, and where the rest are", () => {
    const html = render(pageOf());
    expect(html).toContain('href="/card/Delver%20of%20Secrets%20%2F%2F%20Insectile%20Aberration/isd/51"');
    expect(html).toContain("$0.27");
    expect(html).toContain("Prices of 2026-06-01.");
    expect(html).toContain("All 90 printings");
    expect(html).not.toContain("Elsewhere");
  });

  test("lists an old printing among many when it is the one that is shown, and says which costs least", () => {
    const others = Array.from({ length: 60 }, (_, at) => ({
      ...CARD,
      // Small tables of cards have no id for every printing.
      id: "",
      set: "isd",
      set_name: "Innistrad",
      collector_number: String(at + 1),
      prices: { usd: at === 50 ? "0.11" : "0.90" },
    }));
    const list = { object: "list", total_cards: 61, has_more: false, data: [...others, CARD] };
    const html = render(pageOf({ printings: { status: 200, body: list } }));
    expect(html.match(/<tr/g)?.length).toBe(1 + 13);
    expect(html).toContain("Show 27 more");
    expect(html).toContain('<span aria-current="true">Midnight Hunt</span>');
    expect(html).toMatch(/Cheapest in <a[^>]*isd\/51"[^>]*>Innistrad<\/a>, \$0\.11/);
    // Where not all were looked at, nobody knows.
    const more = { ...list, total_cards: 300, has_more: true };
    expect(render(pageOf({ printings: { status: 200, body: more } }))).not.toContain("Cheapest");
  });

  test("turns a card with two halves, and says the price of the printing that is shown", () => {
    const [front, back] = CARD.card_faces.map(({ image_uris: _uris, ...side }) => side);
    const split = { ...CARD, layout: "split", image_uris: URIS, card_faces: [front, back] };
    const page = pageOf({ card: { status: 200, body: split } });
    expect(page.half).toMatchObject({ name: "Insectile Aberration", power: "3", images: page.face.images });
    const html = render(page);
    expect(html).toContain("Show Insectile Aberration");
    expect(html).toMatch(/\$0\.27, \$0\.33 foil<\/strong> on 2026-06-01/);
    const costing = (prices: Readonly<Record<string, string>>) =>
      render(pageOf({ card: { status: 200, body: { ...split, prices } }, printings: NOTHING }));
    expect(costing({ eur: "0.11" })).toMatch(/€0\.11<\/strong> on/);
    expect(costing({ eur: "11005.15" })).toContain("€11,005.15");
    expect(costing({ tix: "0.03" })).toMatch(/0\.03 tickets<\/strong> on/);
    expect(costing({})).toContain("No price of this printing is known.");
  });

  test("says that a card is on the Reserved List, and of no other", () => {
    const kept = pageOf({ card: { status: 200, body: { ...CARD, reserved: true } } });
    expect(render(kept)).toContain("On the Reserved List");
    expect(render(pageOf())).not.toContain("Reserved List");
  });

  test("does without what the server cannot say", () => {
    const card = {
      ...CARD,
      card_faces: CARD.card_faces.map(({ oracle_text: _text, ...side }) => side),
    };
    const page = pageOf({
      card: { status: 200, body: card },
      printings: NOTHING,
      rulings: NOTHING,
      facts: NOTHING,
    });
    const html = render(page);
    expect(html).toContain("deckwright cards update");
    expect(html).toContain("Midnight Hunt");
    expect(html).toContain("does not say where it may be played");
    expect(
      readCardPage({ card: NOTHING, printings: NOTHING, rulings: NOTHING, facts: NOTHING, decks: [] }),
    ).toBeNull();
  });

  test("says a ruling once that came with two kinds of apostrophes", () => {
    const ruling = (comment: string, published_at = "2021-02-05") => ({
      source: "wotc",
      published_at,
      comment,
    });
    const data = [
      ruling("It doesn’t count."),
      ruling("It doesn't count."),
      ruling("It doesn't count.", "2022-01-01"),
    ];
    const { rulings } = pageOf({ rulings: { status: 200, body: { object: "list", data } } });
    expect(rulings.map(({ published_at }) => published_at)).toEqual(["2021-02-05", "2022-01-01"]);
  });

  test("shows what is played beside it, and by whom", () => {
    const face = { ...pageOf().face, name: "Brainstorm" };
    const words = (playedWith: CardFacts["playedWith"]) =>
      render(pageOf({ facts: { status: 200, body: { ...FACTS, playedWith } } }));
    const learned = words({ format: "legacy", decks: null, cards: [face] });
    expect(learned).toContain("Brainstorm");
    expect(learned).toContain("In Legacy decks, more than chance would have it.");
    expect(words({ format: null, decks: 14, cards: [face] })).toContain("In 14 decks shared here");
    expect(words(null)).not.toContain("Often played with");
  });

  test("leads to shared decks that play it, or to the first one", () => {
    expect(render(pageOf())).toContain("No shared deck plays it yet");
    const html = render(
      pageOf({
        decks: [LISTED_DECK],
      }),
    );
    expect(html).toContain('href="/deck/7"');
    expect(html).toContain("Ann");
    expect(html).not.toContain("No shared deck plays it yet");
  });

  test("tells search engines and shared links what it is", () => {
    const place = {
      matches: [{ id: "root", loaderData: { origin: "https://deckwright.example" } }],
      location: { pathname: "/card/x/mid/47" },
    };
    const meta = cardMeta(place, pageOf());
    const { set, collector_number } = pageOf().face;
    expect(meta).toContainEqual({
      property: "og:image",
      content: `https://deckwright.example/share/card/${set}/${collector_number}.png`,
    });
    const data = meta.find((each) => "script:ld+json" in each);
    expect(data).toMatchObject({
      "script:ld+json": {
        "@graph": [
          {
            "@type": "CreativeWork",
            name: CARD.name,
            url: "https://deckwright.example/card/x/mid/47",
            text: "Look at the top card.\nFlying",
            creator: { name: "Matt Stewart" },
          },
          { "@type": "BreadcrumbList" },
        ],
      },
    });
  });
});
