import { beforeAll, describe, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

const ruledOut = (wish: string): readonly string[] => parseIntent(wish, context).exclude ?? [];

test.each<[string, string, readonly string[]]>([
  ["by words behind it", "artifacts commander, Sol Ring can stay in the binder", ["Sol Ring"]],
  [
    "with its row",
    "talrand edh, rhystic study and cyclonic rift are out",
    ["Rhystic Study", "Cyclonic Rift"],
  ],
  [
    "with all of its row",
    "Thassa's Oracle, Demonic Consultation, Tainted Pact: NOT these. dimir commander",
    ["Thassa's Oracle", "Demonic Consultation", "Tainted Pact"],
  ],
  ["by what ends a clause", "legacy storm. past in flames yes, burning wish no", ["Burning Wish"]],
  ["spoken of again", "rakdos edh, Blood Artist is in every list so leave it at home", ["Blood Artist"]],
  [
    "as one of a pair, however much is told of it",
    "thoracle + demonic consultation is the best way to win, every primer says so, every stream shows it, I have lost to it forty times and will not sleeve either of them. dimir cEDH",
    ["Thassa's Oracle", "Demonic Consultation"],
  ],
  ["as the worse of two", "vampires over zombies, pioneer mono black", ["Zombie"]],
  ["behind any other", "any mono red commander besides Krenko for tokens", ["Krenko, Mob Boss"]],
])("is ruled out %s: %s", (_, wish, expected) => {
  expect(ruledOut(wish)).toEqual(expected);
});

test("what somebody else says of a thing rules it out for nobody", () => {
  const { exclude, colors } = parseIntent(
    "My buddy said mono white sucks in commander. Help me prove him wrong",
    context,
  );
  expect({ exclude, colors }).toEqual({ exclude: undefined, colors: ["W"] });
});

test("a creature type that there was none of is wished for where a later sentence does", () => {
  const { exclude, tribe } = parseIntent("opened no mice. I wanted mice. mouse deck standard boros", context);
  expect({ exclude, tribe }).toEqual({ exclude: undefined, tribe: "Mouse" });
});

test.each([
  "rakdos edh, Blood Artist is in every list so leave it at home",
  "artifacts commander, Sol Ring can stay in the binder",
  "elf tribal commander led by Lathril",
])("no word of it is said to be unread: %s", (wish) => {
  expect(parseIntent(wish, context).unread).toBeUndefined();
});

describe("is ruled out by words that answer it", () => {
  test.each([
    ["izzet commander. Time Warp and Expropriate can go", ["Time Warp", "Expropriate"]],
    ["goblins commander, Dockside Extortionist has to go", ["Dockside Extortionist"]],
    ["elves for edh.\nCut: Survival of the Fittest", ["Survival of the Fittest"]],
    ["elves for edh. Craterhoof Behemoth?? no way", ["Craterhoof Behemoth"]],
    ["golgari edh. infect, nah", ["infect"]],
    ["they told me to play no infect. golgari edh", ["infect"]],
    ["golgari edh. infect? over my dead body", ["infect"]],
    ["golgari edh. infect makes my friends mad", ["infect"]],
  ])("%s", (wish, exclude) => {
    expect(ruledOut(wish)).toEqual(exclude);
  });

  test("but not by going wide", () => {
    expect(ruledOut("i want goblins to go wide, commander")).toEqual([]);
  });
});

describe("is not ruled out", () => {
  test.each([
    "commander dragons, don't leave out Sol Ring",
    "elves edh, I can't play commander without Sol Ring",
    "it's no elf deck without Llanowar Elves, edh",
    "nothing against counterspells, azorius control for commander",
    "besides elves I also own a lot of insects, golgari commander",
    "soldiers for pioneer, I wouldn't say no to angels",
    "my opponents never play creatures. white edh",
    "they run no removal. voltron edh",
    "he doesn't have any counterspells, izzet edh",
  ])("%s", (wish) => {
    expect(ruledOut(wish)).toEqual([]);
  });

  test("what stands before words that spare somebody something else", () => {
    const { tribe, exclude } = parseIntent("dragons but spare me the ur-dragon. edh", context);
    expect({ tribe, exclude }).toEqual({ tribe: "Dragon", exclude: ["The Ur-Dragon"] });
  });

  test("what words behind a list of forbidden things want", () => {
    const { exclude, commanders } = parseIntent(
      "dragons edh but not The Ur-Dragon, Miirym would be cool",
      context,
    );
    expect(exclude).toEqual(["The Ur-Dragon"]);
    expect(commanders).toEqual(["Miirym, Sentinel Wyrm"]);
  });
});

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

test("a sentence that only adds another of the same kind is ruled out with the one before it", () => {
  expect(read("No Sol Ring. Also Arcane Signet please. edh artifacts").exclude).toEqual([
    "Sol Ring",
    "Arcane Signet",
  ]);
  expect(read("Leave out Sol Ring. Also put in Arcane Signet. edh artifacts").include).toEqual([
    "Arcane Signet",
  ]);
});

test.each([
  "keep counterspells away so mono white soldiers, edh please",
  "no counterspells / mono white soldiers, edh please",
  "no counterspells - mono white soldiers, edh please",
])("what goes on behind what is ruled out is wished: %s", (wish) => {
  const { exclude, colors } = parseIntent(wish, context);
  expect(exclude).toEqual(["counterspells"]);
  expect(colors).toEqual(["W"]);
});

test.each([
  ["please leave Sol Ring at sea, pirates edh", ["Sol Ring"]],
  ["leave tutors in your drawer please, golgari edh", ["tutors"]],
  ["don't tell me to buy Sol Ring, edh elves", ["Sol Ring"]],
  ["don't talk me into stax, edh elves", ["stax"]],
  ["leave Sol Ring in the deck, goblins edh", []],
])("what is left in a place that is no deck's, or nobody is to ask for, is out: %s", (wish, expected) => {
  expect(ruledOut(wish)).toEqual(expected);
});
