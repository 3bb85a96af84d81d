import { describe, expect, test } from "vitest";
import type { ReadWish } from "../types.ts";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext([
  { name: "Cyclonic Rift", cost: "{1}{U}", type: "Instant" },
  { name: "Farewell", cost: "{4}{W}{W}", type: "Sorcery" },
  { name: "Solitude", cost: "{3}{W}{W}", type: "Creature — Elemental Incarnation" },
  { name: "Ephemerate", cost: "{W}", type: "Instant" },
  { name: "The Gitrog Monster", cost: "{3}{B}{G}", type: "Legendary Creature — Frog Horror" },
  { name: "Nameless Frog", cost: "{G}", type: "Creature — Frog" },
  { name: "Elesh Norn, Grand Cenobite", cost: "{5}{W}{W}", type: "Legendary Creature — Phyrexian Praetor" },
  { name: "Elesh Norn, Mother of Machines", cost: "{4}{W}", type: "Legendary Creature — Phyrexian Praetor" },
  { name: "Heliod, Sun-Crowned", cost: "{2}{W}", type: "Legendary Enchantment Creature — God" },
  { name: "Kinnan, Bonder Prodigy", cost: "{G}{U}", type: "Legendary Creature — Human Druid" },
  { name: "Krenko, Mob Boss", cost: "{2}{R}{R}", type: "Legendary Creature — Goblin Warrior" },
  { name: "Krenko, Tin Street Kingpin", cost: "{2}{R}", type: "Legendary Creature — Goblin" },
  { name: "Krenko, Baron of Tin Street", cost: "{2}{R}", type: "Legendary Creature — Goblin" },
  { name: "Hanna, Ship's Navigator", cost: "{1}{W}{U}", type: "Legendary Creature — Human Artificer" },
  { name: "Talrand, Sky Summoner", cost: "{2}{U}{U}", type: "Legendary Creature — Merfolk Wizard" },
]);
const read = (wish: string): ReadWish => parseIntent(wish, context);

describe("questions that are answered one after another", () => {
  test("ask for what is answered yes, and rule out the rest", () => {
    const { include, exclude } = read("Cyc Rift? no. Farewell? please yes. azorius edh");
    expect([include, exclude]).toEqual([["Farewell"], ["Cyclonic Rift"]]);
  });

  test("of which one takes the other's place keep the second", () => {
    expect(read("goblins? no, elves. commander").tribe).toBe("Elf");
  });
});

test("what one would rather do than play something rules that out", () => {
  const wish = read("I'd rather eat my sleeves than play blue again. commander, any three other colors");
  expect(wish).toMatchObject({ exclude: ["blue"], colorCount: 3 });
  expect(wish.against).toBeUndefined();
  expect(read("azorius rather than dimir, commander").colors).toEqual(["W", "U"]);
});

test("an everyday name joined to a card by a plus is one", () => {
  expect(read("elementals w solitude+ephemerate, modern").include).toEqual(["Solitude", "Ephemerate"]);
  expect(read("elementals, i like solitude and peace, modern").include).toBeUndefined();
});

describe("words behind a legend that only say who is meant", () => {
  test("are no creature type of the deck", () => {
    expect(read("edh, the gitrog monster, you know, the frog").tribe).toBeUndefined();
    expect(read("edh, the gitrog monster, a frog deck").tribe).toBe("Frog");
  });

  test("may be its title in brackets", () => {
    expect(read("elesh norn (the new one, mother of machines) commander").commanders).toEqual([
      "Elesh Norn, Mother of Machines",
    ]);
  });
});

test("who is ruled out is none of an archetype's cards", () => {
  expect(read("Heliod Company but no Heliod, Sun-Crowned. modern").include ?? []).not.toContain(
    "Heliod, Sun-Crowned",
  );
});

test("of several by one name the one is meant of whose title the words are", () => {
  expect(read("edh krenko tin street").commanders?.[0]).toMatch(/Tin Street/);
});

test("who does what people do is nobody's card", () => {
  const told = "I drew Hannah. Hannah plays fliers and hates combo. So sphinxes for Hannah, commander";
  expect([read(told).include, read(told).commanders]).toEqual([undefined, undefined]);
});

describe("what is ruled out", () => {
  test.each<[string, readonly string[]]>([
    ["Dimir rogues for pioneer; mill is fine, discard isn't", ["discard"]],
    ["angels but leave cyclonic rift in the box, its my brothers. commander", ["Cyclonic Rift"]],
  ])("by what stands around it: %s", (wish, out) => {
    expect(read(wish).exclude).toEqual(out);
  });

  test("is a leader where somebody else is to lead", () => {
    expect(read("a Talrand deck, commander, but let someone else lead").commanders).toBeUndefined();
  });
});

test("names of a counted list are cards, whatever they say in English", () => {
  const { limits } = read("4 farewell; 4 cyclonic rift. modern");
  expect(limits?.map(({ what }) => what)).toEqual(["Farewell", "Cyclonic Rift"]);
});

test("scores tell what was met, and years since when somebody plays", () => {
  expect(read("my matchups: burn 0-3, elves 1-2. pauper, merfolk").against).toEqual(["burn", "tokens"]);
  expect(read("he runs control in modern since 2015, I want merfolk").fromYear).toBeUndefined();
});

test.each(["he uses only goblins", "my roommate plays nothing but goblins"])(
  "what somebody plays and nothing else is no rule of the deck: %s",
  (told) => {
    const { against, tribe, limits } = read(`help me beat my dad, ${told}. I like blue, commander`);
    expect([against, tribe, limits]).toEqual([["tokens"], undefined, undefined]);
  },
);

describe("what is asked for", () => {
  test("is not what others are to suffer from", () => {
    const wish = read("tell me what would make a Kinnan player cry. mono white commander");
    expect([wish.colors, wish.commanders]).toEqual([["W"], undefined]);
  });

  test("is the deck that is to handle others", () => {
    expect(read("Which Izzet deck handles a metagame of 40% Rakdos? pioneer").colors).toEqual(["U", "R"]);
  });

  test.each<[string, Partial<ReadWish>]>([
    ["can't decide between control and chaos.. ok control, standard", { playstyle: "control" }],
    ["my modern deck turned into a bracket 4 edh deck", { format: "commander", bracket: 4 }],
    ["swap the zombies for elves, commander, same as the last one", { tribe: "Elf" }],
    ["commander, abzan counters and not to lose", { themes: ["+1/+1-counters"] }],
    ["standard, red, fast", { playstyle: "aggro" }],
    ["modern, keep the curve at 4 and under", { maxManaValue: 4 }],
    ["ur control, modern, nothing else really matters to me today", { colors: ["U", "R"] }],
    ["edh that isn't mono black, rakdos is where I'd go", { colors: ["B", "R"] }],
    ["modern, and the deck must not contain more than two tutors", { limits: [{ what: "tutors", most: 2 }] }],
    ["commander, no card above mana value six", { maxManaValue: 6 }],
    ["Arena standard, elves", { format: "standard", game: "arena" }],
    ["I have 300 dollars to burn, commander elves", { budgetUsd: 300, tribe: "Elf" }],
  ])("%s", (wish, expected) => {
    const intent = read(wish);
    expect(intent).toMatchObject(expected);
    expect(intent.against).toBeUndefined();
    if (expected.playstyle !== "aggro") expect(intent.playstyle).not.toBe("burn");
  });
});

test.each([
  ["Mein Kumpel spielt Vampire, meine Schwester Elfen, ich möchte Ritter. Commander", "Knight"],
  ["fast mono red goblins, modern", "Goblin"],
])("what is played by one more of them is theirs: %s", (wish, tribe) => {
  expect(read(wish).tribe).toBe(tribe);
});

test.each([
  "selesnya edh. Krenko is my kryptonite",
  "selesnya edh. something Krenko has no answer to",
  "selesnya edh. Problem children: Krenko",
  "selesnya edh. Krenko wins before I untap",
  "selesnya edh. I get hexed by my roomie's Krenko",
  "selesnya edh. got my butt kicked by Krenko again",
  "selesnya edh. My mate Dave just picked up Krenko",
])("what others play is told in many ways: %s", (wish) => {
  const { commanders, include, against, colors } = read(wish);
  expect([commanders, include, colors]).toEqual([undefined, undefined, ["W", "G"]]);
  expect(against).toBeDefined();
});
