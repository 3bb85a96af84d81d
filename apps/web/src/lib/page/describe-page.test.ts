import { describe, expect, test } from "vitest";
import { deckPicture, describeHidden, describePage } from "./describe-page.ts";

const PLACE = {
  matches: [{ id: "root", loaderData: { origin: "https://deckwright.example" } }, undefined],
  location: { pathname: "/deck/7" },
};

describe("what a page says of itself", () => {
  const meta = describePage(PLACE, {
    title: "Elves </script>",
    description: "A deck.",
    picture: deckPicture({ id: 7, name: "Elves", version: 3 }),
    kind: "article",
    trail: [{ label: "Browse Decks", path: "/browse-decks" }, { label: "Nowhere" }, { label: "Elves" }],
    data: { "@type": "CreativeWork", genre: "Deck list" },
  });

  test("has a title for tabs with the site's name, and one without it for shared links", () => {
    expect(meta).toContainEqual({ title: "Elves </script> · Deckwright" });
    expect(meta).toContainEqual({ property: "og:title", content: "Elves </script>" });
    expect(describePage(PLACE, { description: "x" })).toContainEqual({ title: "Deckwright" });
  });

  test("names its address and its picture as others reach them", () => {
    expect(meta).toContainEqual({ property: "og:url", content: "https://deckwright.example/deck/7" });
    expect(meta).toContainEqual({
      property: "og:image",
      content: "https://deckwright.example/share/deck/7.png?v=3",
    });
    expect(describePage(PLACE, { description: "x" })).toContainEqual({
      property: "og:image",
      content: "https://deckwright.example/share/page/home.png",
    });
  });

  test("says as data what it is, and the way to it without steps that have no page", () => {
    expect(meta.at(-1)).toMatchObject({
      "script:ld+json": {
        "@graph": [
          { "@type": "CreativeWork", genre: "Deck list", url: "https://deckwright.example/deck/7" },
          {
            itemListElement: [
              { position: 1, name: "Home", item: "https://deckwright.example/" },
              { position: 2, name: "Browse Decks" },
              { position: 3, name: "Elves", item: "https://deckwright.example/deck/7" },
            ],
          },
        ],
      },
    });
  });
});

test("a page that is somebody's own asks to be left out", () => {
  expect(describeHidden("My Vault", "Decks.")).toContainEqual({ name: "robots", content: "noindex" });
});
