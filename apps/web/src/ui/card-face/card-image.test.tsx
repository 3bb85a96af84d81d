import { drawArt } from "@deckwright/art/draw-art.ts";
import { frameOf, nameSizeOf, textSizeOf } from "@deckwright/art/frame.ts";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CardImage } from "./card-image.tsx";

const CARD = {
  id: "1",
  name: "Lathril, Blade of the Elves",
  mana_cost: "{2}{B}{G}",
  mv: 4,
  type_line: "Legendary Creature — Elf Noble",
  oracle_text: "Menace\n{T}: Add {G}.",
  colors: ["G", "B"],
  color_identity: ["B", "G"],
  power: "2",
  toughness: "3",
  images: { normal: "https://cards.scryfall.io/normal/x.jpg", art_crop: "" },
  usd: 1,
  set: "khc",
  set_name: "Kaldheim Commander",
  collector_number: "1",
  rarity: "mythic",
  artist: "",
  game_changer: false,
};

const TYPES = [
  "Creature — Goblin Warrior",
  "Creature — Human Wizard",
  "Creature — Zombie",
  "Creature — Angel",
  "Creature — Dragon",
  "Creature — Merfolk Rogue",
  "Creature — Elemental",
  "Creature — Cat",
  "Creature — Spider",
  "Artifact Creature — Golem",
  "Creature — Treefolk",
  "Legendary Planeswalker — Jace",
  "Artifact — Equipment",
  "Artifact — Vehicle",
  "Artifact",
  "Enchantment — Aura",
  "Enchantment",
  "Battle — Siege",
  "Instant",
  "Sorcery",
  "Land",
  "",
];

describe("CardFace", () => {
  test("shows name, types, text and body, whether or not a picture comes", () => {
    const html = renderToString(<CardImage card={CARD} size="full" />).replaceAll("<!-- -->", "");
    for (const text of ["Lathril, Blade of the Elves", "Legendary Creature — Elf Noble", "Menace", "2/3"]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('aria-label="Mana cost: 2, black, green"');
    expect(html).toContain(CARD.images.normal);
  });

  test("a card without a picture's address asks for none", () => {
    const html = renderToString(<CardImage card={{ ...CARD, images: { normal: "", art_crop: "" } }} />);
    expect(html).not.toContain("card-face-photo");
  });
});

describe("drawArt", () => {
  const subjects = TYPES.flatMap((type_line) =>
    ["W", "U", "B", "R", "G", ""].map((letters) => ({
      name: `${type_line} ${letters}`,
      type_line,
      colors: [...letters],
      color_identity: [...letters],
    })),
  );

  test("draws every kind of card in every color, with numbers that are numbers", () => {
    for (const subject of subjects) {
      for (const view of ["whole", "sliver", "wide"] as const) {
        const { shapes } = drawArt(subject, view);
        expect(shapes.length).toBeGreaterThan(2);
        for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  test("for a banner, the land reaches from side to side", () => {
    for (const subject of subjects) {
      const near = drawArt(subject, "wide").shapes.at(-2)?.d ?? "";
      const numbers = [...near.matchAll(/-?[\d.]+/g)].map(Number);
      // No height is as far from zero as the sides are.
      expect(Math.min(...numbers)).toBeLessThanOrEqual(-20);
      expect(Math.max(...numbers)).toBeGreaterThanOrEqual(2_100);
    }
  });

  test("is the same for the same card, and differs between cards", () => {
    const [first, second] = [subjects[0]!, { ...subjects[0]!, name: "Another" }];
    expect(drawArt(first)).toEqual(drawArt(first));
    expect(drawArt(second)).not.toEqual(drawArt(first));
  });
});

describe("frameOf", () => {
  test("splits two colors in the order the game prints them", () => {
    expect(frameOf(CARD)).toEqual({ kind: "M", split: ["b", "g"] });
    expect(frameOf({ ...CARD, colors: ["R", "W", "U"] })).toEqual({ kind: "M" });
  });

  test("takes a land's frame from its identity", () => {
    expect(frameOf({ colors: [], color_identity: ["G"], type_line: "Basic Land — Forest" })).toEqual({
      kind: "LG",
    });
    expect(frameOf({ colors: [], color_identity: [], type_line: "Land" })).toEqual({ kind: "L" });
    expect(frameOf({ colors: [], color_identity: [], type_line: "Artifact" })).toEqual({ kind: "C" });
  });

  test("longer names and texts are set smaller", () => {
    expect([nameSizeOf("Fog", 1), nameSizeOf("Lathril, Blade of the Elves", 3)]).toEqual(["s", "l"]);
    expect(["", "x".repeat(200), "x".repeat(500)].map(textSizeOf)).toEqual(["s", "m", "xxl"]);
  });
});
