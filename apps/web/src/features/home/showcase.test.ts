import { describe, expect, test } from "vitest";
import { NO_ANALYSIS } from "../../lib/no-analysis.ts";
import { showcaseOf } from "./showcase.ts";

const face = (name: string, type_line: string, text = "text") => ({
  id: name,
  name,
  mana_cost: "{G}",
  mv: 1,
  type_line,
  oracle_text: text,
  colors: ["G"],
  color_identity: ["G"],
  images: { normal: "", art_crop: "" },
  usd: 1,
  set: "tst",
  set_name: "Test",
  collector_number: "1",
  rarity: "common",
  artist: "",
  game_changer: false,
});
const item = (name: string, quantity = 1) => ({ name, quantity, role: "r", reason: `${name} because.` });
const list = {
  Commander: [item("Lathril")],
  Ramp: [item("Ramp 1"), item("Ramp 2"), item("Ramp 3")],
  Draw: [item("Draw 1"), item("Draw 2")],
  Removal: [item("Removal 1")],
  Lands: [item("Swamp", 3), item("Forest", 9)],
};
const names = Object.values(list).flatMap((items) => items.map(({ name }) => name));
const response = {
  deck: {
    name: "x",
    format: "commander",
    playstyle: "tribal" as const,
    commanders: ["Lathril"],
    main: {},
    side: {},
    image: "",
    card_list: list,
    cards: 100,
    colors: ["G"],
    power_level: 5,
    bracket: 2 as const,
    price_usd: 9,
    seo_description: "",
    seed: 1,
  },
  intent: { read: {} },
  findings: [],
  analysis: NO_ANALYSIS,
  stages: [],
  timings_ms: { total: 330 },
  faces: Object.fromEntries(
    names.map((name) => [name, face(name, /Swamp|Forest/.test(name) ? "Basic Land" : "Legendary Creature")]),
  ),
};

describe("showcaseOf", () => {
  test("fans out seven cards: the commonest land, cards of different roles, the commander near the right", () => {
    const { fan } = showcaseOf(response);
    expect(fan.map(({ name }) => name)).toEqual([
      "Forest",
      "Ramp 1",
      "Draw 1",
      "Removal 1",
      "Lathril",
      "Ramp 2",
      "Draw 2",
    ]);
    expect(fan.every((card) => card.oracle_text === undefined)).toBe(true);
  });

  test("gives reasons from three roles", () => {
    expect(showcaseOf(response).because.map(({ name }) => name)).toEqual(["Ramp 1", "Draw 1", "Removal 1"]);
  });

  test("says when the deck is not legal, and survives cards without facts", () => {
    const illegal = { rule: "SIZE", severity: "illegal" as const, cards: [], message: "", source: "" };
    expect(showcaseOf({ ...response, findings: [illegal] }).isLegal).toBe(false);
    expect(showcaseOf({ ...response, faces: {} }).fan).toEqual([]);
  });
});
