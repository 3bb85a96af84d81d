import { colorCount } from "@deckwright/cards/colors.ts";
import { beforeAll, expect, test } from "vitest";
import { readEngine, readReal } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import { createNotes } from "../notes.ts";
import { createRandom, FIRST_ANSWER } from "../random.ts";
import type { GenerateRequest } from "../types.ts";
import { chooseCommanders } from "./choose-commanders.ts";
import { resolveWish } from "./resolve-wish.ts";

let real: Awaited<ReturnType<typeof readReal>>;
let rules: Engine["rules"];

beforeAll(async () => {
  real = await readReal();
  rules = (await readEngine()).rules;
}, 60_000);

/** Seeds that draw. */
const SEEDS = Array.from({ length: 24 }, (_, at) => at + 1);

/** Who leads, and how often of those times. */
function leadersFor(request: GenerateRequest, seeds: readonly number[] = SEEDS): Map<string, number> {
  const format = rules.format("commander");
  if (format === undefined) throw new Error("no such format");
  const context = { ...real, rules };
  const wish = resolveWish({ format: "commander", ...request }, { read: {} }, context, createNotes());
  const times = new Map<string, number>();
  for (const seed of seeds) {
    const { commanders } = chooseCommanders(format, wish, context, createNotes(), createRandom(seed));
    for (const card of commanders) {
      const name = real.table.name(card);
      times.set(name, (times.get(name) ?? 0) + 1);
    }
  }
  return times;
}

test.each([
  ["superfriends", { themes: ["superfriends"] }],
  ["aristocrats", { playstyle: "aristocrats" }],
  ["blink", { themes: ["blink"] }],
  ["voltron", { playstyle: "voltron" }],
  ["enchantress", { themes: ["enchantress"] }],
  ["big mana", { themes: ["big-mana"] }],
])("%s is led by many, none of them more often than not", (_, request) => {
  const times = leadersFor(request);
  expect(times.size).toBeGreaterThanOrEqual(6);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(12);
});

test.each([
  ["what a deck brings back from graveyards", ["reanimation"], "Zhulodok, Void Gorger"],
  ["who makes every creature attack", ["pillow-fort"], "Thantis, the Warweaver"],
  ["who exiles the top card, whichever it is", ["topdeck"], "Pia Nalaar, Consul of Revival"],
  ["who loses the game at once", ["big-mana"], "Phage the Untouchable", ["B"] as const],
])("%s does not lead its theme", (_, themes, leader, colors?: GenerateRequest["colors"]) => {
  const leaders = [...leadersFor({ themes, ...(colors && { colors }) }).keys()];
  expect(leaders.length).toBeGreaterThan(0);
  expect(leaders).not.toContain(leader);
});

test.each([
  ["wheels", { themes: ["wheels"] }, "Nekusar, the Mindrazer"],
  ["blink", { themes: ["blink"] }, "Niko, Light of Hope"],
  ["dragons", { tribe: "Dragon" }, "Miirym, Sentinel Wyrm"],
  ["elves", { tribe: "Elf" }, "Lathril, Blade of the Elves"],
  ["lifegain", { themes: ["lifegain"] }, "Oloro, Ageless Ascetic"],
  ["voltron", { playstyle: "voltron" }, "Light-Paws, Emperor's Voice"],
  // Nobody asked for Zombies or Horrors.
  ["tokens", { playstyle: "tokens" }, "Chatterfang, Squirrel General"],
  ["mill", { playstyle: "mill" }, "Phenax, God of Deception"],
  // Most of the cards of these are in other decks, too.
  ["madness", { themes: ["madness"] }, "Anje Falkenrath"],
  ["morph", { themes: ["morph"] }, "Kadena, Slinking Sorcerer"],
  // The text says it and the decks do; Skullbriar's decks hold counters of every kind.
  ["modular", { themes: ["modular"] }, "Zabaz, the Glimmerwasp"],
  ["legends", { themes: ["legends"] }, "Jodah, the Unifier"],
])("%s without a seed are led by whom most would name", (_, request, leader) => {
  expect([...leadersFor(request, [FIRST_ANSWER]).keys()]).toEqual([leader]);
});

test("decks that are full of a theme speak for who leads them, whatever its text says", () => {
  // Death triggers that happen twice: no word of sacrificing.
  expect([...leadersFor({ playstyle: "aristocrats" }).keys()]).toContain("Teysa Karlov");
  expect([...leadersFor({ playstyle: "voltron" }).keys()]).toContain("Light-Paws, Emperor's Voice");
});

test("who leads is told by how many of the wished cards its decks have, and not by more colors", () => {
  const trees = leadersFor({ tribe: "Treefolk" });
  expect([...trees.keys()]).toContain("Doran, the Siege Tower");
  expect([...trees.keys()]).not.toContain("Morophon, the Boundless");
  expect([...leadersFor({ themes: ["enchantress"] }).keys()]).toContain("Sythis, Harvest's Hand");
});

test.each([
  ["Drake", "Alandra, Sky Dreamer"],
  ["Moonfolk", "Patron of the Moon"],
  ["Thopter", "Leonardo da Vinci"],
  ["Saproling", "Slimefoot, the Stowaway"],
  ["Gnome", "Tetzin, Gnome Champion // The Golden-Gear Colossus"],
])(
  "%s, of whom changelings tell nothing, are led by whom their own cards are played with",
  (tribe, leader) => {
    const times = [...leadersFor({ tribe }).keys()];
    expect(times).toContain(leader);
    expect(times).not.toContain("Reaper King");
  },
);

test("a type of few cards, one or two of each color, is led by who may play enough of them", () => {
  const { table, names } = real;
  for (const name of leadersFor({ tribe: "Praetor" }, [FIRST_ANSWER]).keys()) {
    const match = names.resolve(name);
    expect(match.found && colorCount(table.colorIdentity[match.card] ?? 0)).toBeGreaterThanOrEqual(3);
  }
});

test("what very many creatures have is told by all of them, not by Equipment and Auras that grant it", () => {
  const trample = [...leadersFor({ themes: ["trample"] }).keys()];
  expect(trample).toContain("Gishath, Sun's Avatar");
  expect(trample).not.toContain("Balan, Wandering Knight");
  const strikes = [...leadersFor({ themes: ["first-strike"] }).keys()];
  expect(strikes).toContain("Odric, Lunarch Marshal");
  expect(strikes).not.toContain("Light-Paws, Emperor's Voice");
});

test("decks that merely hold cards of devotion or experience counters tell of no leader", () => {
  expect([...leadersFor({ themes: ["devotion"] }).keys()]).not.toContain(
    "Esika, God of the Tree // The Prismatic Bridge",
  );
  expect([...leadersFor({ themes: ["experience"] }).keys()]).not.toContain("Atraxa, Praetors' Voice");
});

test("big mana is led by who makes or keeps mana, not by who costs much", () => {
  const green = leadersFor({ themes: ["big-mana"], colors: ["G"] });
  expect([...green.keys()]).toContain("Omnath, Locus of Mana");
  expect([...leadersFor({ themes: ["big-mana"] }).keys()]).not.toContain("Gishath, Sun's Avatar");
});

test.each([
  ["W", "Heliod, Sun-Crowned"],
  ["U", "Urza, Lord High Artificer"],
  ["B", "K'rrik, Son of Yawgmoth"],
  ["R", "Magda, Brazen Outlaw"],
  ["G", "Yisan, the Wanderer Bard"],
] as const)("competitive decks of %s alone are led by who leads them at tournaments", (color, leader) => {
  const times = leadersFor({ colors: [color], bracket: 5 });
  const counted = new Set(real.ranker.skeletons("cedh").map(({ name }) => name));
  expect([...times.keys()].filter((name) => !counted.has(name.split(" // ")[0] ?? ""))).toEqual([]);
  expect([...times.keys()]).toContain(leader);
});

test("a competitive deck of which nothing else is said is led by one of those that lead most", () => {
  const times = leadersFor({ bracket: 5 });
  expect(times.size).toBeGreaterThanOrEqual(4);
  expect([...times.keys()]).toEqual(expect.arrayContaining(["Kinnan, Bonder Prodigy", "Tymna the Weaver"]));
});
