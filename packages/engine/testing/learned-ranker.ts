import { openCoOccurrence } from "../src/rank/co-occurrence.ts";
import { writeCoOccurrence } from "../src/rank/co-occurrence-file.ts";
import type { LeaderRow, LearnedDeck } from "../src/rank/learn/decks.ts";
import { learnLists } from "../src/rank/learn/figures.ts";
import { learnLeaders } from "../src/rank/learn/leaders.ts";
import { archetypeName, learnSkeletons, SKELETON_DEFAULTS } from "../src/rank/learn/skeletons.ts";
import { type Small, type SmallCard, smallTable } from "./small-table.ts";

const DATE = "2026-01-01";
const COPIES = 40;

/** "Elf 1" to "Elf 40". */
function creaturesOf(type: string, cost: string): SmallCard[] {
  return Array.from({ length: COPIES }, (_, at) => ({
    name: `${type} ${at + 1}`,
    cost,
    type: `Creature — ${type}`,
  }));
}

const legend = (name: string, cost: string, type: string, text = ""): SmallCard => ({
  name,
  cost,
  type: `Legendary Creature — ${type}`,
  text,
});
const ELVES_YOU_CONTROL = "Elves you control get +1/+1.";

const CARDS: readonly SmallCard[] = [
  legend("Lathril, Blade of the Elves", "{2}{B}{G}", "Elf Noble", ELVES_YOU_CONTROL),
  legend("Marwyn, the Nurturer", "{2}{G}", "Elf Druid", ELVES_YOU_CONTROL),
  legend("Goreclaw, Terror of Qal Sisma", "{3}{G}", "Bear"),
  legend("Krenko, Mob Boss", "{2}{R}{R}", "Goblin Warrior"),
  legend("Teysa Karlov", "{2}{W}{B}", "Human Advisor"),
  legend("Elas il-Kor, Sadistic Pilgrim", "{W}{B}", "Human Cleric"),
  { name: "Sol Ring", cost: "{1}", type: "Artifact" },
  { name: "Llanowar Elves", cost: "{G}", type: "Creature — Elf Druid" },
  { name: "Elvish Mystic", cost: "{G}", type: "Creature — Elf Druid" },
  { name: "Blood Artist", cost: "{1}{B}", type: "Creature — Vampire" },
  { name: "Zulaport Cutthroat", cost: "{1}{B}", type: "Creature — Human" },
  { name: "Goblin Guide", cost: "{R}", type: "Creature — Goblin" },
  { name: "Ragavan, Nimble Pilferer", cost: "{R}", type: "Legendary Creature — Monkey Pirate" },
  { name: "Lightning Bolt", cost: "{R}", type: "Instant" },
  { name: "Lava Spike", cost: "{R}", type: "Sorcery" },
  { name: "Boros Charm", cost: "{R}{W}", type: "Instant" },
  { name: "Smash to Smithereens", cost: "{1}{R}", type: "Instant" },
  { name: "Pyroblast", cost: "{R}", type: "Instant" },
  { name: "Urza's Tower", type: "Land" },
  { name: "Urza's Mine", type: "Land" },
  ...creaturesOf("Bear", "{2}{G}"),
  ...creaturesOf("Elf", "{1}{G}"),
  ...creaturesOf("Goblin", "{1}{R}"),
  ...creaturesOf("Vampire", "{1}{B}"),
  // Cards that nobody plays, more than scores are measured against.
  ...Array.from({ length: 600 }, (_, at) => ({ name: `Stranger ${at + 1}` })),
];

/** A leader whose decks play 40 cards of a type, ever fewer of them, and some others. */
function leader(
  name: string,
  decks: number,
  type: string,
  others: Readonly<Record<string, readonly [number, number]>>,
): LeaderRow {
  const kinRows = Array.from(
    { length: COPIES },
    (_, at) => [`${type} ${at + 1}`, 80 - at, 60 - at, decks] as const,
  );
  const otherRows = Object.entries(others).map(
    ([card, [inclusion, synergy]]) => [card, inclusion, synergy, decks] as const,
  );
  return { commander: [name], num_decks: decks, date: DATE, cards: [...kinRows, ...otherRows] };
}

const LEADERS: readonly LeaderRow[] = [
  leader("Lathril, Blade of the Elves", 3000, "Elf", {
    "Sol Ring": [85, 0],
    "Llanowar Elves": [80, 40],
    "Elvish Mystic": [80, 70],
  }),
  leader("Goreclaw, Terror of Qal Sisma", 1500, "Bear", { "Sol Ring": [84, 0], "Llanowar Elves": [40, 0] }),
  leader("Krenko, Mob Boss", 2500, "Goblin", { "Sol Ring": [86, 0], "Lightning Bolt": [30, 2] }),
  ...["Teysa Karlov", "Elas il-Kor, Sadistic Pilgrim"].map((name) =>
    leader(name, 2000, "Vampire", {
      "Sol Ring": [85, 0],
      "Blood Artist": [82, 60],
      "Zulaport Cutthroat": [80, 62],
    }),
  ),
];

const times = (
  count: number,
  main: Readonly<Record<string, number>>,
  side: Readonly<Record<string, number>> = {},
  archetype = "",
): LearnedDeck[] =>
  Array.from({ length: count }, () => ({ commander: [], main, side, date: DATE, archetype }));

const BURN = { "Goblin Guide": 4, "Lightning Bolt": 4, "Lava Spike": 4, "Boros Charm": 4, Mountain: 20 };
const LISTS: Readonly<Record<string, readonly LearnedDeck[]>> = {
  modern: [
    ...times(40, BURN, { "Smash to Smithereens": 3 }, "Boros Burn"),
    ...times(40, { "Ragavan, Nimble Pilferer": 4, "Lightning Bolt": 4, Mountain: 20 }, {}, "Mono Red Aggro"),
    ...times(30, { "Urza's Tower": 4, "Urza's Mine": 4 }, {}, "Generic Tron"),
  ],
  legacy: times(30, BURN),
  premodern: times(20, { "Goblin 1": 4, "Goblin 2": 4, Mountain: 20 }, {}, "Goblins"),
  pauper: [
    ...times(30, { "Lightning Bolt": 4, "Lava Spike": 4 }, { Pyroblast: 3 }),
    ...times(10, { "Llanowar Elves": 4, "Elvish Mystic": 4 }),
  ],
};

/** A small table and the ranker that was learned from some decks of its cards. */
export function learnedRanker(): Small {
  const small = smallTable(CARDS);
  const { table, names } = small;
  const listed = Array.from({ length: table.size }, (_, card) => table.name(card));
  const ids = new Map(listed.map((name, at) => [name, at]));
  const figures = [
    ...Object.entries(LISTS).flatMap(([format, decks]) => [
      learnLists(format, decks, ids),
      learnSkeletons(format, decks, ids, { ...SKELETON_DEFAULTS, nameOf: archetypeName }),
    ]),
    learnLeaders("commander", LEADERS, ids, (name) => table.colorIdentity[small.card(name)]),
  ];
  const file = writeCoOccurrence({ builtAt: DATE, sources: ["made up"], names: listed, figures });
  return { ...small, ranker: openCoOccurrence(file.buffer, table, names) };
}
