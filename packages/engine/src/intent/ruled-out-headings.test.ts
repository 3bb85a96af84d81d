import { beforeAll, describe, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

const read = (wish: string) => parseIntent(wish, context);

describe("what is ruled out", () => {
  test.each<[string, readonly string[]]>([
    ["Not wanted: Cyclonic Rift, Mana Drain. blue commander deck", ["Cyclonic Rift", "Mana Drain"]],
    ["Off limits: Sol Ring, tutors, white. edh goblins", ["Sol Ring", "tutors", "white"]],
    [
      "Dwarves edh\nno:\n- Sol Ring\n- tutors\n- Mana Vault\nyes:\n- equipment",
      ["Sol Ring", "tutors", "Mana Vault"],
    ],
  ])("stands behind a heading: %s", (wish, exclude) => {
    expect(read(wish).exclude).toEqual(exclude);
  });

  test.each<[string, readonly string[]]>([
    ["Skip the boring stuff (Cyclonic Rift, Rhystic Study). faeries edh", ["Cyclonic Rift", "Rhystic Study"]],
    ["no planeswalkers (Oko, Thief of Crowns), simic edh", ["planeswalkers", "Oko, Thief of Crowns"]],
    ["no planeswalkers (elves instead), commander", ["planeswalkers"]],
  ])("stands in brackets: %s", (wish, exclude) => {
    expect(read(wish).exclude).toEqual(exclude);
  });

  test.each<[string, readonly string[]]>([
    ["Mana Vault, Grim Monolith: in the trash. artifacts edh", ["Mana Vault", "Grim Monolith"]],
    ["Smothering Tithe, Rhystic Study: both out. azorius commander", ["Smothering Tithe", "Rhystic Study"]],
    [
      "elves edh, Beast Within and Avenger of Zendikar don't get a slot",
      ["Beast Within", "Avenger of Zendikar"],
    ],
    ["artifacts are against our house rules, dragons edh", ["artifacts"]],
    ["dimir rogues edh, tutors go against my religion", ["tutors"]],
  ])("stands before words that rule it out: %s", (wish, exclude) => {
    expect(read(wish).exclude).toEqual(exclude);
  });

  test.each<[string, readonly string[]]>([
    ["stop suggesting Sol Ring. goblins edh", ["Sol Ring"]],
    ["quit adding Smothering Tithe. cats edh", ["Smothering Tithe"]],
    ["nobody in our pod may play infect. golgari edh", ["infect"]],
    ["I don't wanna play control, something green for standard", ["control"]],
    ["mono black standard, please don't build discard", ["discard"]],
    ["commander, no elves this time, beasts", ["Elf"]],
    ["graveyard edh, anybody at the top but Muldrotha, the Gravetide", ["Muldrotha, the Gravetide"]],
    ["modern prowess, no one ring", ["The One Ring"]],
    ["goblins edh, keep [[Sol Ring]] out. not wanted: [[Mana Vault]]", ["Sol Ring", "Mana Vault"]],
  ])("is told by words before it: %s", (wish, exclude) => {
    expect(read(wish).exclude).toEqual(exclude);
  });

  test.each<[string, readonly string[]]>([
    ["Take Mana Vault out and put Mind Stone in, goblins edh", ["Mana Vault"]],
    ["Swap 2 Opt for 2 Consider, pioneer izzet", ["Opt"]],
    ["anything goes but Winter Orb, azorius edh", ["Winter Orb"]],
    ["sick of Smothering Tithe and of Esper Sentinel, white edh", ["Smothering Tithe", "Esper Sentinel"]],
    ["Thassa's Oracle? Not in my deck. dimir edh", ["Thassa's Oracle"]],
    ["I'd rather lose than play Cyclonic Rift. blue edh", ["Cyclonic Rift"]],
    ["Off limits: infect, golgari commander", ["infect"]],
  ])("is swapped, or told of at length: %s", (wish, exclude) => {
    expect(read(wish).exclude).toEqual(exclude);
  });

  test("is a number of copies of what goes", () => {
    const { exclude, include } = read("Remove 1 Sol Ring, add 1 Arcane Signet. elves edh");
    expect([exclude, include]).toEqual([["Sol Ring"], ["Arcane Signet"]]);
  });
});

test.each([
  "I'm in no rush of blood, red pauper deck",
  "that ninja thing everybody hates (Yuriko), dimir commander",
  "I take Krenko out for a spin every friday, goblins in edh",
  "cut my elf deck down to 50 dollars, commander",
])("rules nothing out: %s", (wish) => {
  expect(read(wish).exclude).toBeUndefined();
});
