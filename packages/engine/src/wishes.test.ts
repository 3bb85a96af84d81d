import { maskOf } from "@deckwright/cards/colors.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { ARCHETYPES } from "../data/archetypes.ts";
import { CONSTRUCTED_TEMPLATES } from "../data/constructed-templates.ts";
import { LAND_CYCLES } from "../data/land-cycles.ts";
import { SINGLETON_TEMPLATES } from "../data/singleton-templates.ts";
import { readEngine, readReal } from "../testing/real.ts";
import type { Engine } from "./engine.ts";
import { landsOfFormat } from "./forms/style-lands.ts";
import { isNamedOfType } from "./plan/fit.ts";
import type { GenerateResult } from "./types.ts";

let engine: Engine;
let real: Awaited<ReturnType<typeof readReal>>;

beforeAll(async () => {
  real = await readReal();
  engine = await readEngine();
}, 60_000);

const cardOf = (name: string): number => {
  const match = real.names.resolve(name, { typos: false });
  if (!match.found) throw new Error(`no card ${name}`);
  return match.card;
};

/** Copies of the main deck's cards for which `counts` holds. */
const copiesWhere = ({ deck }: GenerateResult, counts: (card: number) => boolean): number =>
  Object.entries(deck.main).reduce((sum, [name, copies]) => sum + (counts(cardOf(name)) ? copies : 0), 0);

const messages = ({ findings }: GenerateResult): string[] => findings.map(({ message }) => message);

describe("a creature type that no archetype stands for", () => {
  test.each([
    ["pioneer dragons", "Dragon", 3.2],
    ["modern dragons", "Dragon", 3.2],
    ["modern angels", "Angel", 2.8],
    ["pioneer giants", "Giant", 2.5],
  ] as const)(
    "%s are of one or two colors that hold it, with lands and other cards for what it costs",
    (prompt, type, cost) => {
      for (const seed of [1, 2, 3]) {
        const result = engine.generate({ prompt, seed });
        const isOne = (card: number): boolean => isNamedOfType(real.table, card, real.table.subtypeId(type));
        const members = copiesWhere(result, isOne);
        expect(result.deck.colors.length).toBeLessThanOrEqual(2);
        expect(members).toBeGreaterThanOrEqual(10);
        const mana = Object.entries(result.deck.main)
          .filter(([name]) => isOne(cardOf(name)))
          .reduce((sum, [name, copies]) => sum + copies * (real.table.manaValue[cardOf(name)] ?? 0), 0);
        // Not the cheapest of the type, who are hardly any good.
        expect(mana / members).toBeGreaterThan(cost);
        expect(copiesWhere(result, (card) => isLand(real.table, card))).toBeGreaterThanOrEqual(22);
        for (const land of ["Eldrazi Temple", "Jasmine Dragon Tea Shop"])
          expect(result.deck.main).not.toHaveProperty([land]);
      }
    },
  );
});

test("a theme that few decks of a format are about is built around what rewards it", () => {
  const enchantresses = ["Argothian Enchantress", "Enchantress's Presence", "Sythis, Harvest's Hand"].map(
    cardOf,
  );
  for (const seed of [1, 2, 3]) {
    const result = engine.generate({ prompt: "legacy enchantress", seed });
    expect(copiesWhere(result, (card) => enchantresses.includes(card))).toBeGreaterThanOrEqual(6);
  }
});

describe("a theme that no archetype of a format stands for", () => {
  // By what such decks were made of when people played them.
  test.each([
    ["pioneer mill", ["Jace, the Perfected Mind", "Riverchurn Monument", "Ruin Crab", "Fraying Sanity"]],
    ["legacy mill", ["Archive Trap", "Fractured Sanity", "Hedron Crab", "Ruin Crab"]],
    ["modern discard", ["Davriel, Rogue Shadowmage", "Shrieking Affliction", "The Rack", "Waste Not"]],
    ["pauper discard", ["Augur of Skulls", "Hopeless Nightmare", "Okiba-Gang Shinobi", "Virus Beetle"]],
    ["pioneer +1/+1 counters", ["Hardened Scales", "Ozolith, the Shattered Spire", "Winding Constrictor"]],
    ["pioneer rogues", ["Drown in the Loch", "Soaring Thought-Thief", "Thieves' Guild Enforcer"]],
    ["modern squirrels", ["Chatterfang, Squirrel General", "Osteomancer Adept", "Valley Rotcaller"]],
    ["modern domain", ["Leyline Binding", "Scion of Draco", "Territorial Kavu", "Tribal Flames"]],
  ] as const)("%s is made of its own cards", (prompt, own) => {
    for (const seed of [1, 2]) {
      const result = engine.generate({ prompt, seed });
      expect(own.filter((name) => name in result.deck.main).length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(["pioneer energy", "pioneer lifegain", "modern lifegain", "legacy +1/+1 counters"])(
    "%s is of two colors at most, and full of the theme and of what rewards it",
    (prompt) => {
      for (const seed of [1, 2]) {
        const result = engine.generate({ prompt, seed });
        const [theme = ""] = result.intent.themes ?? [];
        const tagged = (tag: string) => (card: number) =>
          real.table.tags.has(card, real.table.tags.id(tag)) && !isLand(real.table, card);
        expect(result.deck.colors.length).toBeLessThanOrEqual(2);
        expect(copiesWhere(result, tagged(`theme:${theme}`))).toBeGreaterThanOrEqual(15);
        expect(copiesWhere(result, tagged(`theme:${theme}:payoff`))).toBeGreaterThanOrEqual(8);
      }
    },
  );

  test("decks of one type have none of another: Warriors that make Goblins are Goblins", () => {
    for (const seed of [1, 2, 3]) {
      const warriors = engine.generate({ prompt: "pioneer warriors", seed });
      const rats = engine.generate({ prompt: "pauper rats", seed });
      for (const lord of ["Rundvelt Hordemaster", "Goblin Ringleader"])
        expect(warriors.deck.main).not.toHaveProperty([lord]);
      expect(rats.deck.main).not.toHaveProperty(["Universal Automaton"]);
    }
  });

  test("landfall of one color finds its basics with lands that bring two", () => {
    for (const seed of [1, 2]) {
      const result = engine.generate({ prompt: "pioneer landfall", seed });
      const fetches = copiesWhere(
        result,
        (card) => isLand(real.table, card) && (real.table.fetches[card] ?? 0) !== 0,
      );
      expect(fetches).toBeGreaterThanOrEqual(4);
    }
  });
});

describe("an archetype that players have a name for", () => {
  test.each([
    ["modern eldrazi", "Ramp Eldrazi"],
    ["modern reanimator", "Goryo Reanimator"],
    ["vintage shops", "Raker Shops"],
    ["modern tron", "Tron"],
  ])("is the most played that its name is the end of: %s", (prompt, archetype) => {
    expect(engine.generate({ prompt, seed: 1 }).intent.archetype).toBe(archetype);
  });

  test.each([
    [
      "modern amulet titan",
      { "Primeval Titan": 4, "Amulet of Vigor": 4, "Simic Growth Chamber": 3 },
      [28, 34],
    ],
    ["modern living end", { "Living End": 3, "Shardless Agent": 4, "Street Wraith": 4 }, [13, 18]],
    ["pauper grixis affinity", { "Myr Enforcer": 4, Thoughtcast: 4, "Galvanic Blast": 4 }, [15, 21]],
    ["pauper elves", { "Priest of Titania": 4, "Quirion Ranger": 4 }, [10, 15]],
    ["legacy izzet delver", { "Delver of Secrets": 3, Brainstorm: 4, Daze: 3 }, [16, 20]],
    ["legacy show and tell", { "Show and Tell": 4, Omniscience: 2, "Ancient Tomb": 3 }, [16, 22]],
    ["pioneer mono green devotion", { "Nykthos, Shrine to Nyx": 4, "Elvish Mystic": 4 }, [21, 26]],
  ] as const)("is that deck: %s", (prompt, cards, [fewest, most]) => {
    const result = engine.generate({ prompt, seed: 1 });
    for (const [name, least] of Object.entries(cards))
      expect(
        copiesWhere(result, (card) => card === cardOf(name)),
        name,
      ).toBeGreaterThanOrEqual(least);
    const lands = copiesWhere(result, (card) => isLand(real.table, card));
    expect(lands).toBeGreaterThanOrEqual(fewest);
    expect(lands).toBeLessThanOrEqual(most);
  });

  test("is the cheap one under a budget, still with what it is about", () => {
    const result = engine.generate({ prompt: "modern boros energy under $150", seed: 1 });
    expect(result.deck.price_usd).toBeLessThanOrEqual(150);
    for (const name of ["Guide of Souls", "Galvanic Discharge"])
      expect(
        copiesWhere(result, (card) => card === cardOf(name)),
        name,
      ).toBe(4);
  });

  test("is known by its commander at the most competitive tables", () => {
    const { deck } = engine.generate({ prompt: "cedh Kinnan, Bonder Prodigy", seed: 1 });
    for (const name of ["Basalt Monolith", "Mana Vault", "Grim Monolith", "Elvish Mystic", "Force of Will"])
      expect(deck.main[name], name).toBe(1);
  });
});

describe("a small budget", () => {
  const ofType = (result: GenerateResult, type: string): number =>
    copiesWhere(result, (card) => isNamedOfType(real.table, card, real.table.subtypeId(type)));

  test("that the commander alone uses up buys the deck around it", () => {
    const result = engine.generate({ prompt: "edgar markov commander under $30, bracket 4", seed: 1 });
    const leader = real.table.priceUsd[cardOf("Edgar Markov")] ?? 0;
    expect(leader).toBeGreaterThan(30);
    expect(result.deck.price_usd - leader).toBeLessThanOrEqual(30);
    expect(ofType(result, "Vampire")).toBeGreaterThanOrEqual(25);
    expect(messages(result)).toContainEqual(expect.stringMatching(/Edgar Markov alone costs/));
  });

  test("that the commander nearly uses up still buys its creature type, and lands of several colors", () => {
    const result = engine.generate({ prompt: "ur-dragon dragons under $40", seed: 1 });
    expect(result.deck.price_usd).toBeLessThanOrEqual(40);
    expect(ofType(result, "Dragon")).toBeGreaterThanOrEqual(22);
    expect(result.deck.main).toMatchObject({ "Sol Ring": 1, "Command Tower": 1 });
  });

  test.each([
    ["modern burn under $50", [18, 22]],
    ["legacy elves under $200", [15, 22]],
  ] as const)("leaves an archetype its lands: %s", (prompt, [fewest, most]) => {
    const lands = copiesWhere(engine.generate({ prompt, seed: 1 }), (card) => isLand(real.table, card));
    expect(lands).toBeGreaterThanOrEqual(fewest);
    expect(lands).toBeLessThanOrEqual(most);
  });

  test.each([
    ["sliver overlord under $32", 32],
    ["brawl under $5", 5],
  ])("is kept though hardly anything is left for lands: %s", (prompt, most) => {
    expect(engine.generate({ prompt, seed: 1 }).deck.price_usd).toBeLessThanOrEqual(most);
  });

  test("buys a sideboard, too", () => {
    const { deck } = engine.generate({ prompt: "mono white pauper under $10", seed: 1 });
    expect(deck.price_usd).toBeLessThanOrEqual(10);
    expect(Object.values(deck.side).reduce((sum, copies) => sum + copies, 0)).toBe(15);
  });
});

describe("colors that were asked for", () => {
  test.each([
    ["standard green white tokens under $50", { W: 8, G: 8 }],
    ["pauper blue red green", { U: 5, R: 5, G: 5 }],
    ["modern black white tokens", { B: 8, W: 8 }],
  ])("are really played: %s", (prompt, least) => {
    const result = engine.generate({ prompt, seed: 1 });
    const bits = { W: 1, U: 2, B: 4, R: 8, G: 16 };
    for (const [color, copies] of Object.entries(least)) {
      const bit = bits[color as keyof typeof bits];
      expect(
        copiesWhere(result, (card) => ((real.table.colors[card] ?? 0) & bit) !== 0),
      ).toBeGreaterThanOrEqual(copies);
    }
  });

  test.each([
    ["legacy mono black", "B"],
    ["modern mono black", "B"],
    ["modern green ramp", "G"],
  ] as const)(
    "are those of most of its spells, and not colorless cards that would fit any: %s",
    (prompt, color) => {
      for (const seed of [1, 2, 3]) {
        const result = engine.generate({ prompt, seed });
        const isSpell = (card: number) => !isLand(real.table, card);
        const isColored = (card: number) =>
          isSpell(card) && (real.table.colorIdentity[card] ?? 0) === maskOf(color);
        expect(copiesWhere(result, isColored)).toBeGreaterThan(copiesWhere(result, isSpell) / 2);
      }
    },
  );
});

describe("a wish that leaves everything open", () => {
  test.each(["", "asdf qwer", "commander"])("gets a friendly deck, and is told so: “%s”", (prompt) => {
    const result = engine.generate({ prompt, seed: 2 });
    expect(result.deck).toMatchObject({ format: "commander", bracket: 2 });
    expect(result.deck.price_usd).toBeLessThanOrEqual(120);
    expect(messages(result)).toContainEqual(expect.stringContaining("at most $120 and bracket 2"));
  });

  test.each(["modern deck", "goblins", "commander deck with bracket 3"])(
    "is not what a wish that says something is: “%s”",
    (prompt) => {
      expect(messages(engine.generate({ prompt, seed: 2 })).join(" ")).not.toContain("left open");
    },
  );

  test("is not led by a card that is famous for being in other decks", () => {
    const leaders = [1, 2, 3, 4, 5, 6].map(
      (seed) => engine.generate({ prompt: "", seed }).deck.commanders[0],
    );
    expect(leaders).not.toContain("Ragavan, Nimble Pilferer");
  });
});

describe("a deck that players call by a name of its own", () => {
  test.each([
    ["modern tron", "modern", { "Urza's Tower": 4, "Urza's Mine": 4, "Urza's Power Plant": 4 }],
    ["pauper tron", "pauper", { "Urza's Tower": 4, "Urza's Mine": 4, "Urza's Power Plant": 4 }],
    ["hammer time", "modern", { "Colossus Hammer": 4, "Sigarda's Aid": 4 }],
    ["ruby storm", "modern", { "Ruby Medallion": 4 }],
  ])("is that deck: %s", (prompt, format, cards) => {
    const { deck } = engine.generate({ prompt, seed: 1 });
    expect(deck.format).toBe(format);
    expect(deck.main).toMatchObject(cards);
  });

  test("has no color that only one side of a hybrid symbol names", () => {
    const { deck } = engine.generate({ prompt: "modern bogles", seed: 1 });
    expect(deck.main).toMatchObject({ "Slippery Bogle": 4 });
    expect(deck.colors).toEqual(["W", "G"]);
  });

  test("says only how to play where it is not played", () => {
    const { deck } = engine.generate({ prompt: "tron commander", seed: 1 });
    expect(deck).toMatchObject({ format: "commander", playstyle: "ramp" });
  });

  test("names cards that exist and may be played where it is", () => {
    for (const { cards, formats } of ARCHETYPES) {
      for (const format of formats.filter((slug) => engine.rules.format(slug) !== undefined)) {
        for (const name of cards)
          expect.soft(engine.rules.poolMask(format)[cardOf(name)], `${name} in ${format}`).not.toBe(0);
      }
    }
  });
});

test.each([
  ["two colors, blue is a must, modern control", 2, "U"],
  ["three colors with black and green, modern midrange", 3, "BG"],
  ["a pauper deck of two colors with white in it, no blue, lifegain", 2, "W"],
  ["commander deck of three colors, red among them, dragons", 3, "R"],
])("%s has so many, those among them", (prompt, count, named) => {
  for (const seed of [0, 1]) {
    const { deck, intent } = engine.generate({ prompt, seed });
    expect(deck.colors).toHaveLength(count);
    expect(deck.colors).toEqual(expect.arrayContaining([...named]));
    expect(intent).toMatchObject({ colors: [...named], colorCount: count });
  }
});

test("families of lands name real lands", () => {
  for (const name of LAND_CYCLES.flatMap((cycle) => cycle.names))
    expect(isLand(real.table, cardOf(name)), name).toBe(true);
});

describe("a theme", () => {
  test("is not led by who does its opposite", () => {
    for (const seed of [1, 2, 3]) {
      const { deck } = engine.generate({ prompt: "group hug commander", seed });
      expect(deck.commanders).not.toContain("Nekusar, the Mindrazer");
    }
  });

  test("of landfall holds its rewards beside the lands", () => {
    const result = engine.generate({ prompt: "landfall commander", seed: 1 });
    const payoff = real.table.tags.id("landfall-payoff");
    expect(copiesWhere(result, (card) => real.table.tags.has(card, payoff))).toBeGreaterThanOrEqual(14);
  });
});

describe("a deck for the most competitive tables", () => {
  test("holds what their decks hold", () => {
    const result = engine.generate({ prompt: "cedh", seed: 1 });
    const strangers = copiesWhere(result, (card) => {
      return !isLand(real.table, card) && real.ranker.popularity("cedh", card) < 0.008;
    });
    expect(strangers).toBeLessThanOrEqual(4);
  });

  test("does not play as its leader's casual decks do, where no others are known", () => {
    const styleOf = (prompt: string) => engine.generate({ prompt, seed: 1 }).deck.playstyle;
    expect(styleOf("Meren of Clan Nel Toth commander")).toBe("aristocrats");
    expect(styleOf("cedh Meren of Clan Nel Toth")).toBe("control-combo-hybrid");
  });
});

test("cards that discard and draw make no reanimator deck", () => {
  expect(engine.generate({ prompt: "brawl Niv-Mizzet, Parun", seed: 1 }).deck.playstyle).not.toBe(
    "reanimator",
  );
  expect(engine.generate({ prompt: "brawl Chainer, Nightmare Adept", seed: 1 }).deck.playstyle).toBe(
    "reanimator",
  );
});

describe("the shape of a deck", () => {
  test.each(["control", "ramp", "aristocrats", "tribal"] as const)(
    "of a hundred has as much mana, card draw and removal as its style asks for: %s",
    (playstyle) => {
      const { analysis } = engine.generate({ format: "commander", playstyle, seed: 4 });
      for (const role of ["ramp", "draw", "removal", "answer"]) {
        const band = analysis.roles.find((entry) => entry.role === role);
        if (band === undefined) continue;
        expect.soft(band.have, role).toBeGreaterThanOrEqual(band.min - 2);
        expect.soft(band.have, role).toBeLessThanOrEqual(band.max + 2);
      }
      const [fewest, , most] = SINGLETON_TEMPLATES[playstyle].lands;
      expect(analysis.lands).toBeGreaterThanOrEqual(fewest);
      expect(analysis.lands).toBeLessThanOrEqual(most);
    },
  );

  test("of sixty keeps to the lands and the curve of its style", () => {
    for (const playstyle of ["burn", "control", "ramp"] as const) {
      const { analysis } = engine.generate({ format: "modern", playstyle, seed: 4 });
      const { lands, manaValue } = CONSTRUCTED_TEMPLATES[playstyle];
      const [fewest, , most] = landsOfFormat("modern", playstyle, lands);
      expect(analysis.lands).toBeGreaterThanOrEqual(fewest);
      expect(analysis.lands).toBeLessThanOrEqual(most);
      expect(analysis.averageManaValue).toBeGreaterThan(manaValue[0] - 0.3);
      expect(analysis.averageManaValue).toBeLessThan(manaValue[1] + 0.3);
    }
  });
});

describe("a greatest mana value", () => {
  const above = (result: GenerateResult, most: number): string[] =>
    Object.keys({ ...result.deck.main, ...result.deck.side }).filter(
      (name) => (real.table.manaValue[cardOf(name)] ?? 0) > most,
    );

  test.each([
    [{ prompt: "modern goblins, nothing over three mana" }, 3],
    [{ prompt: "elf tribal commander, curve stops at 4" }, 4],
    [{ format: "oathbreaker", maxManaValue: 2 }, 2],
    [{ format: "pauper", playstyle: "control", maxManaValue: 3 }, 3],
    [{ format: "two-headed-giant", maxManaValue: 4 }, 4],
    [{ format: "cube-draft", maxManaValue: 5 }, 5],
  ])("holds for every card of the deck: %j", (request, most) => {
    const result = engine.generate({ ...request, seed: 5 });
    expect(above(result, most)).toEqual([]);
    expect(result.intent.maxManaValue).toBe(most);
    expect(messages(result).join(" ")).not.toContain("mana value");
  });

  test("does not hold for commanders", () => {
    const { deck } = engine.generate({
      commanders: ["Ghalta, Primal Hunger"],
      format: "commander",
      maxManaValue: 3,
      seed: 5,
    });
    expect(deck.commanders).toEqual(["Ghalta, Primal Hunger"]);
  });

  test("gives way to a card that must be in, and says so", () => {
    const result = engine.generate({ format: "commander", maxManaValue: 2, include: ["Overrun"], seed: 5 });
    expect(above(result, 2)).toEqual(["Overrun"]);
    expect(messages(result)).toContain("Overrun has a mana value above 2; it stays in, since it must be in.");
  });

  test("gives way where it leaves no deck, and says so", () => {
    const result = engine.generate({ format: "commander", colors: ["G"], maxManaValue: 0, seed: 5 });
    expect(messages(result).join(" ")).toContain("Too few cards of mana value 0 or less");
    expect(result.findings.filter(({ severity }) => severity === "illegal")).toEqual([]);
  });
});

test("what is counted by what cards say is counted without their texts, too", () => {
  // These cards come with no rules text.
  expect(real.table.oracleText(cardOf("Counterspell"))).toBe("");
  const { findings } = engine.generate({ prompt: "mono blue control commander, at least 10 counterspells" });
  expect(findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^At least 10 counterspells: yes, 1\d\.$/),
  );
});

test("the cards of a theme that its leader's decks play are in, though others who lead the theme have other colors", () => {
  const { main } = engine.generate({ prompt: "rooms commander Marina Vendrell", seed: 7 }).deck;
  expect(Object.keys(main)).toEqual(
    expect.arrayContaining(["Central Elevator // Promising Stairs", "Greenhouse // Rickety Gazebo"]),
  );
  const { main: armed } = engine.generate({
    prompt: "equipment commander Dogmeat, Ever Loyal",
    seed: 1,
  }).deck;
  expect(armed).toHaveProperty(["Silver Shroud Costume"]);
});

test("of a type that tokens are of, what makes them is what a deck holds of it", () => {
  const result = engine.generate({ prompt: "saproling commander", seed: 1 });
  expect(messages(result).filter((message) => message.includes("Saproling cards are"))).toEqual([]);
  const modern = engine.generate({ prompt: "modern saprolings", seed: 7 }).deck.main;
  expect(modern).not.toHaveProperty(["Universal Automaton"]);
});
