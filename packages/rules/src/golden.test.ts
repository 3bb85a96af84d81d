import type { CardCounts, DeckList } from "@deckwright/decks/deck.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { bundledGame } from "../testing/full-table.ts";
import { FORMAT_NAMES } from "./formats/names.ts";
import { createRules, type Rules } from "./validate.ts";

let rules: Rules;
beforeAll(() => {
  const { table, names } = bundledGame();
  rules = createRules(table, names);
}, 60_000);

const each = (count: number, ...names: string[]): CardCounts =>
  Object.fromEntries(names.map((name) => [name, count]));
const sixty = (format: string, main: CardCounts, basic = "Mountain"): DeckList => {
  const held = Object.values(main).reduce((sum, copies) => sum + copies, 0);
  return { format, main: { ...main, [basic]: 60 - held } };
};
const PLANES = each(
  1,
  "Academy at Tolaria West",
  "Agyrem",
  "Akoum",
  "Aretopolis",
  "Astral Arena",
  "Bant",
  "Bloodhill Bastion",
  "Cliffside Market",
  "Chaotic Aether",
  "Interplanar Tunnel",
);
const SCHEMES = each(
  2,
  "All in Good Time",
  "All Shall Smolder in My Wake",
  "Approach My Molten Realm",
  "Behold the Power of Destruction",
  "Choose Your Champion",
  "Dance, Pathetic Marionette",
  "Embrace My Diabolical Vision",
  "Every Hope Shall Vanish",
  "Every Last Vestige Shall Rot",
  "Evil Comes to Fruition",
);

/** A legal deck of real cards for each format, smallest where basic lands may fill it up. */
const LEGAL: Readonly<Record<string, DeckList>> = {
  standard: sixty("standard", each(4, "Llanowar Elves", "Burst Lightning")),
  pioneer: sixty("pioneer", each(4, "Play with Fire", "Monastery Swiftspear")),
  modern: sixty("modern", each(4, "Lightning Bolt", "Goblin Guide")),
  legacy: sixty("legacy", each(4, "Brainstorm", "Force of Will"), "Island"),
  vintage: sixty("vintage", { ...each(1, "Black Lotus", "Ancestral Recall"), "Force of Will": 4 }, "Island"),
  commander: {
    format: "commander",
    commanders: ["Krenko, Mob Boss"],
    main: { "Sol Ring": 1, "Goblin Guide": 1, Mountain: 97 },
  },
  brawl: {
    format: "brawl",
    commanders: ["Krenko, Mob Boss"],
    main: { Shock: 1, Mountain: 98 },
  },
  historic: sixty("historic", each(4, "Goblin Chieftain", "Shock")),
  alchemy: sixty("alchemy", each(4, "Llanowar Elves"), "Forest"),
  explorer: sixty("explorer", each(4, "Play with Fire")),
  pauper: sixty("pauper", each(4, "Lightning Bolt", "Chainer's Edict"), "Swamp"),
  peasant: sixty("peasant", { ...each(4, "Lightning Bolt"), "Baleful Strix": 4 }),
  oathbreaker: {
    format: "oathbreaker",
    commanders: ["Chandra, Torch of Defiance"],
    zones: { signature_spells: { "Lightning Bolt": 1 } },
    main: { Shock: 1, Mountain: 57 },
  },
  "tiny-leaders": {
    format: "tiny-leaders",
    commanders: ["Krenko, Tin Street Kingpin"],
    main: { "Lightning Bolt": 1, Mountain: 48 },
    side: { Shock: 1 },
  },
  "canadian-highlander": {
    format: "canadian-highlander",
    main: { "Ancestral Recall": 1, "Strip Mine": 1, Reanimate: 1, Island: 97 },
  },
  draft: { format: "draft", main: { Shock: 6, Mountain: 34 }, pool: { Shock: 7 }, side: { Shock: 1 } },
  sealed: { format: "sealed", main: { "Serra Angel": 2, Plains: 38 }, pool: { "Serra Angel": 2 } },
  planechase: {
    ...sixty("planechase", each(4, "Lightning Bolt")),
    base: "modern",
    zones: { planes: PLANES },
  },
  archenemy: {
    ...sixty("archenemy", each(4, "Lightning Bolt")),
    base: "modern",
    zones: { schemes: SCHEMES },
  },
  "two-headed-giant": {
    ...sixty("two-headed-giant", each(4, "Lightning Bolt")),
    partner_deck: { main: { "Lightning Bolt": 4, Mountain: 56 } },
  },
  conspiracy: {
    format: "conspiracy",
    main: { Shock: 5, Mountain: 30 },
    zones: { conspiracies: { "Advantageous Proclamation": 1 } },
    pool: { Shock: 5, "Advantageous Proclamation": 1 },
  },
  unstable: sixty("unstable", each(4, "Ach! Hans, Run!", "Lightning Bolt")),
  "pauper-commander": {
    format: "pauper-commander",
    commanders: ["Abattoir Ghoul"],
    main: { "Chainer's Edict": 1, Swamp: 98 },
  },
};

const brief = (deck: DeckList): string[] =>
  rules
    .validate(deck)
    .findings.filter(({ severity }) => severity === "illegal")
    .map(({ rule, cards }) => [rule, ...cards].join(" "));

const legal = (format: string): DeckList => {
  const deck = LEGAL[format];
  if (deck === undefined) throw new Error(`no golden deck for ${format}`);
  return deck;
};
/** The golden deck with other counts of some cards of the main deck, the basic land making up for it. */
const changed = (format: string, changes: CardCounts, more: Partial<DeckList> = {}): DeckList => {
  const deck = legal(format);
  const main: Record<string, number> = { ...deck.main };
  const basic = Object.keys(main).at(-1) ?? "";
  for (const [name, copies] of Object.entries(changes)) {
    main[basic] = (main[basic] ?? 0) - copies + (main[name] ?? 0);
    main[name] = copies;
  }
  return { ...deck, main, ...more };
};
const shorter = (format: string): DeckList => {
  const { main } = legal(format);
  const basic = Object.keys(main).at(-1) ?? "";
  return { ...legal(format), main: { ...main, [basic]: (main[basic] ?? 0) - 1 } };
};
const side = (format: string, counts: CardCounts): DeckList => ({ ...legal(format), side: counts });

describe("golden decks of real cards", () => {
  test("there is one for every format but the two that are lists", () => {
    const lists = ["cube-draft", "battle-box"];
    expect(Object.keys(LEGAL).toSorted()).toEqual(
      FORMAT_NAMES.map(({ slug }) => slug)
        .filter((slug) => !lists.includes(slug))
        .toSorted(),
    );
  });

  test.each(Object.keys(LEGAL))("%s: a legal one", (format) => {
    expect(brief(legal(format))).toEqual([]);
  });

  test.each(Object.keys(LEGAL))("%s: one card too few", (format) => {
    expect(brief(shorter(format)).map((found) => found.split(" ")[0])).toEqual(["SIZE"]);
  });

  const ILLEGAL: readonly [string, string, () => DeckList, readonly string[]][] = [
    [
      "standard",
      "a card of another format",
      () => changed("standard", { "Lightning Bolt": 1 }),
      ["POOL Lightning Bolt"],
    ],
    ["standard", "a banned card", () => changed("standard", { "Monstrous Rage": 1 }), ["BAN Monstrous Rage"]],
    ["standard", "sixteen in the sideboard", () => side("standard", { Forest: 16 }), ["SIDE"]],
    [
      "pioneer",
      "a fetch land",
      () => changed("pioneer", { "Wooded Foothills": 1 }),
      ["BAN Wooded Foothills"],
    ],
    [
      "pioneer",
      "five of a card, one of them in the sideboard",
      () => side("pioneer", { "Play with Fire": 1 }),
      ["COPY Play with Fire"],
    ],
    [
      "modern",
      "a banned companion",
      () => ({ ...legal("modern"), companion: "Lurrus of the Dream-Den" }),
      ["BAN Lurrus of the Dream-Den"],
    ],
    ["modern", "a banned card", () => changed("modern", { "Mental Misstep": 1 }), ["BAN Mental Misstep"]],
    [
      "legacy",
      "a card of the power nine",
      () => changed("legacy", { "Black Lotus": 1 }),
      ["BAN Black Lotus"],
    ],
    [
      "vintage",
      "two of a restricted card",
      () => changed("vintage", { "Black Lotus": 2 }),
      ["RESTR Black Lotus"],
    ],
    [
      "vintage",
      "five of a card, one of them in the sideboard",
      () => side("vintage", { "Force of Will": 1 }),
      ["COPY Force of Will"],
    ],
    [
      "commander",
      "a color outside the identity",
      () => changed("commander", { Counterspell: 1 }),
      ["IDENT Counterspell"],
    ],
    ["commander", "a banned card", () => changed("commander", { "Mana Crypt": 1 }), ["BAN Mana Crypt"]],
    ["commander", "a second copy", () => changed("commander", { "Sol Ring": 2 }), ["COPY Sol Ring"]],
    ["commander", "a sideboard", () => side("commander", { Shock: 1 }), ["SIDE"]],
    ["brawl", "a paper card", () => changed("brawl", { "Price of Progress": 1 }), ["POOL Price of Progress"]],
    [
      "historic",
      "a paper card",
      () => changed("historic", { "Price of Progress": 1 }),
      ["POOL Price of Progress"],
    ],
    ["historic", "a banned card", () => changed("historic", { "Lightning Bolt": 1 }), ["BAN Lightning Bolt"]],
    [
      "alchemy",
      "a card of another year",
      () => changed("alchemy", { "Birds of Paradise": 1 }),
      ["POOL Birds of Paradise"],
    ],
    [
      "explorer",
      "a card that is older than Pioneer",
      () => changed("explorer", { "Lightning Bolt": 1 }),
      ["POOL Lightning Bolt"],
    ],
    ["pauper", "an uncommon", () => changed("pauper", { "Lightning Helix": 1 }), ["POOL Lightning Helix"]],
    ["pauper", "a banned common", () => changed("pauper", { "Treasure Cruise": 1 }), ["BAN Treasure Cruise"]],
    [
      "peasant",
      "six uncommons",
      () => changed("peasant", { "Lightning Helix": 2 }),
      ["RAR Baleful Strix Lightning Helix"],
    ],
    ["peasant", "a card of the house list", () => changed("peasant", { "Sol Ring": 1 }), ["BAN Sol Ring"]],
    ["oathbreaker", "a banned card", () => changed("oathbreaker", { "Sol Ring": 1 }), ["BAN Sol Ring"]],
    [
      "oathbreaker",
      "no signature spell",
      () => ({
        ...changed("oathbreaker", { "Lightning Bolt": 0 }),
        zones: {},
        main: { Shock: 1, Mountain: 58 },
      }),
      ["SIG"],
    ],
    [
      "tiny-leaders",
      "a card of mana value four",
      () => changed("tiny-leaders", { "Hazoret the Fervent": 1 }),
      ["MV Hazoret the Fervent"],
    ],
    ["tiny-leaders", "eleven in the sideboard", () => side("tiny-leaders", { Mountain: 11 }), ["SIDE"]],
    [
      "canadian-highlander",
      "eleven points",
      () => changed("canadian-highlander", { Intuition: 1 }),
      ["PTS Ancestral Recall Intuition Reanimate Strip Mine"],
    ],
    [
      "canadian-highlander",
      "a second copy",
      () => changed("canadian-highlander", { Brainstorm: 2 }),
      ["COPY Brainstorm"],
    ],
    ["draft", "more than was opened", () => changed("draft", { Shock: 7 }), ["POOLSRC Shock"]],
    [
      "sealed",
      "a card that nobody opened",
      () => changed("sealed", { "Baneslayer Angel": 1 }),
      ["POOLSRC Baneslayer Angel"],
    ],
    [
      "planechase",
      "three phenomena",
      () => ({ ...legal("planechase"), zones: { planes: { ...PLANES, "Morphic Tide": 1 } } }),
      ["AUX Chaotic Aether Interplanar Tunnel Morphic Tide"],
    ],
    [
      "archenemy",
      "three of a scheme",
      () => ({ ...legal("archenemy"), zones: { schemes: { ...SCHEMES, "All in Good Time": 3 } } }),
      ["AUX All in Good Time"],
    ],
    [
      "two-headed-giant",
      "five copies in a team that shares four",
      () => ({ ...legal("two-headed-giant"), unified: true }),
      ["TEAM Lightning Bolt"],
    ],
    [
      "two-headed-giant",
      "no second deck",
      () => sixty("two-headed-giant", each(4, "Lightning Bolt")),
      ["TEAM"],
    ],
    [
      "conspiracy",
      "a conspiracy that nobody drafted",
      () => ({
        ...legal("conspiracy"),
        zones: { conspiracies: { "Advantageous Proclamation": 1, "Double Stroke": 1 } },
      }),
      ["POOLSRC Double Stroke"],
    ],
    ["unstable", "a token", () => changed("unstable", { "Rainbow Card": 5 }), ["NAMES Rainbow Card"]],
    [
      "pauper-commander",
      "an uncommon among the commons",
      () => changed("pauper-commander", { "Vampire Nighthawk": 1 }),
      ["POOL Vampire Nighthawk"],
    ],
    [
      "pauper-commander",
      "a legendary rare leading",
      () => ({ ...legal("pauper-commander"), commanders: ["Sheoldred, the Apocalypse"] }),
      ["POOL Sheoldred, the Apocalypse", "CMDR Sheoldred, the Apocalypse"],
    ],
  ];
  test.each(ILLEGAL)("%s: %s", (_, __, deck, expected) => {
    expect(brief(deck())).toEqual(expected);
  });
});

describe("colors of real cards", () => {
  test.each([
    // Extort is {W/B} in reminder text only.
    ["Krenko, Mob Boss", "Manamorphose", false],
    ["Sheoldred, the Apocalypse", "Crypt Ghast", true],
    ["Sheoldred, the Apocalypse", "Deathrite Shaman", false],
    ["Sheoldred, the Apocalypse", "Godless Shrine", false],
    ["Sheoldred, the Apocalypse", "Bojuka Bog", true],
  ])("with %s, %s: %s", (commander, name, allowed) => {
    const broken = brief({ format: "commander", commanders: [commander], main: { [name]: 1, Wastes: 98 } });
    expect(broken.length === 0).toBe(allowed);
  });
});
