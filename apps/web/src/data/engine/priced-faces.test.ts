import { expect, test } from "vitest";
import { fetchPricedFaces } from "./priced-faces.ts";

const CARD = {
  object: "card",
  id: "bolt-1",
  oracle_id: "bolt",
  name: "Lightning Bolt",
  lang: "en",
  released_at: "2021-09-24",
  uri: "",
  scryfall_uri: "",
  layout: "normal",
  image_status: "highres_scan",
  mana_cost: "{R}",
  cmc: 1,
  type_line: "Instant",
  colors: ["R"],
  color_identity: ["R"],
  keywords: [],
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
  rarity: "common",
  artist: "",
  prices: { usd: "3.87", usd_foil: null, eur: null, eur_foil: null, tix: null },
};

test("nothing has a price where the engine does not answer", async () => {
  const asked: string[] = [];
  const site = {
    origin: "https://decks.example.org",
    fetch: (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      const body = pathname === "/api/cards/collection" ? { data: [CARD] } : { error: "busy" };
      return Promise.resolve(Response.json(body, { status: pathname.startsWith("/api") ? 200 : 503 }));
    },
  };
  const faces = await fetchPricedFaces(site, "modern", ["Lightning Bolt"]);
  expect(asked).toEqual(["/functions/v1/analyze", "/api/cards/collection"]);
  expect(faces.map(({ name, usd }) => ({ name, usd }))).toEqual([{ name: "Lightning Bolt", usd: null }]);
});
