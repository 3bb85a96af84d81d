import type { CardCounts, DeckList } from "@deckwright/decks/deck.ts";
import { describe, expect, test } from "vitest";
import { fillers, fixtureRules } from "../testing/fixture.ts";
import type { Finding } from "./verdict.ts";

const { rules, card } = fixtureRules();

const illegal = (deck: DeckList): Finding[] =>
  rules.validate(deck).findings.filter((finding) => finding.severity === "illegal");
const brief = (deck: DeckList): string[] =>
  illegal(deck).map(({ rule, cards }) => (cards.length > 0 ? `${rule} ${cards.join(" + ")}` : rule));
const briefOf = (deck: DeckList, severity: string): string[] =>
  rules
    .validate(deck)
    .findings.filter((finding) => finding.severity === severity)
    .map(({ rule }) => rule);
const sum = (counts: CardCounts): number => Object.values(counts).reduce((total, n) => total + n, 0);
const upTo = (prefix: string, count: number, each = 1): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix} ${at + 1}`, each]));

/** A deck of these cards, filled up with different colorless cards that are legal nearly everywhere. */
function filled(format: string, size: number, main: CardCounts = {}, more: Partial<DeckList> = {}): DeckList {
  const around = (more.commanders?.length ?? 0) + sum(more.zones?.signature_spells ?? {});
  return { format, main: { ...fillers(size - sum(main) - around), ...main }, ...more };
}
const sixty = (format: string, main: CardCounts = {}, more: Partial<DeckList> = {}): DeckList => {
  const left = 60 - sum(main);
  const rest = left % 4 === 0 ? {} : { "Filler 99": left % 4 };
  return { format, main: { ...fillers(Math.floor(left / 4), 4), ...rest, ...main }, ...more };
};
const oathbreaker = (
  commanders: string[],
  spells: CardCounts,
  main: CardCounts = {},
  more: Partial<DeckList> = {},
): DeckList => filled("oathbreaker", 60, main, { commanders, zones: { signature_spells: spells }, ...more });
const pdh = (commanders: string[], main: CardCounts = {}): DeckList =>
  filled("pauper-commander", 100, main, { commanders });
const tiny = (commanders: string[], main: CardCounts = {}, more: Partial<DeckList> = {}): DeckList =>
  filled("tiny-leaders", 50, main, { commanders, ...more });
const highlander = (main: CardCounts = {}): DeckList => filled("canadian-highlander", 100, main);
const planechase = (planes: CardCounts, more: Partial<DeckList> = {}): DeckList =>
  filled("planechase", 100, {}, { commanders: ["Green Chief"], zones: { planes }, ...more });
const archenemy = (schemes: CardCounts): DeckList =>
  sixty("archenemy", {}, { base: "modern", zones: { schemes } });
const sealed = (main: CardCounts, pool: CardCounts, more: Partial<DeckList> = {}): DeckList => ({
  format: "sealed",
  main,
  pool,
  ...more,
});
const arena = (format: string, main: CardCounts): DeckList => ({
  format,
  main: { ...upTo("Arena", Math.ceil((60 - sum(main)) / 4), 4), ...main },
});
const brawl = (commanders: string[], main: CardCounts): DeckList => ({
  format: "brawl",
  variant: "standard",
  commanders,
  main: { ...fillers(60 - commanders.length - sum(main)), ...main },
});
const team = (a: CardCounts, b: CardCounts, more: Partial<DeckList> = {}): DeckList => ({
  ...sixty("two-headed-giant", a),
  partner_deck: { main: sixty("modern", b).main },
  ...more,
});
const cube = (main: CardCounts): DeckList => ({ format: "cube-draft", main });

describe("legal decks of every format", () => {
  const decks: Record<string, DeckList> = {
    legacy: sixty("legacy", { "Old Ring": 4 }),
    "one of a restricted card in Vintage": sixty("vintage", { "Strip Mine": 1, "Sol Ring": 1 }),
    "any number of a restricted card's neighbors": sixty("vintage", { "Mana Crypt": 1 }),
    "Lutri in Vintage": sixty("vintage", { "Lutri, the Spellchaser": 4 }),
    "Historic, where the key is missing and derived": arena("historic", { "Arena Bauble": 4 }),
    Explorer: arena("explorer", { "Arena Bauble": 4 }),
    "the rebalanced version in Alchemy": arena("alchemy", { "A-Balanced Bird": 4 }),
    "five uncommons in Peasant, sideboard and all": sixty(
      "peasant",
      { "Uncommon 1": 4 },
      { side: { "Uncommon 2": 1 } },
    ),
    "six uncommons where any number is allowed": sixty(
      "peasant",
      { "Uncommon 1": 4, "Uncommon 2": 2 },
      { variant: "any-uncommons" },
    ),
    "a legendary planeswalker leading Standard Brawl": brawl(["Silent Walker"], { "Grey Rock": 1 }),
    "colorless Brawl with one basic type": brawl(["Grey Wanderer"], { Forest: 20, "Snow-Covered Forest": 4 }),
    "Brawl of a hundred": { format: "brawl", commanders: ["Arena Walker"], main: upTo("Arena", 99) },
    "Competitive Brawl": {
      format: "brawl",
      variant: "competitive",
      commanders: ["Arena Walker"],
      main: upTo("Arena", 99),
    },
    "an oathbreaker and its signature spell": oathbreaker(["Green Walker"], { "Green Growth": 1 }),
    "two oathbreakers and two signature spells": oathbreaker(["Left Walker", "Right Walker"], {
      "Green Growth": 1,
      "Blue Answer": 1,
    }),
    "a planeswalker of mana value 2 in Tiny Leaders": tiny(["Green Walker"], { "Green Bear": 1 }),
    "X counts nothing, and each half of a split card counts for itself": tiny(["Five Color Sage"], {
      "Endless Fire": 1,
      "Ramp // Run": 1,
    }),
    "a sideboard of ten in Tiny Leaders": tiny(["Green Walker"], {}, { side: { Forest: 10 } }),
    "who may not lead may follow": tiny(["Five Color Sage"], { "Derevi, Empyrial Tactician": 1 }),
    "Tiny Leaders Reborn": tiny(["Green Walker"], {}, { variant: "reborn" }),
    "ten points": highlander({ "Sol Ring": 1, "Mox Jet": 1, "Mox Ruby": 1, "Strip Mine": 1 }),
    "a hundred and twenty without points": filled("canadian-highlander", 100, { Forest: 40 }),
    draft: { format: "draft", main: { "Green Bear": 9, Forest: 31 }, pool: { "Green Bear": 9 } },
    "sealed, with an acorn that was opened": sealed(
      { "Acorn Joke": 2, Forest: 38 },
      { "Acorn Joke": 2, "Blue Answer": 1 },
      { side: { "Blue Answer": 1 } },
    ),
    "a Commander deck with planes": planechase({ ...upTo("Plane", 8), ...upTo("Phenomenon", 2) }),
    "a Pauper deck with planes": sixty(
      "planechase",
      {},
      { base: "pauper", zones: { planes: upTo("Plane", 10) } },
    ),
    "schemes, two of each": archenemy(upTo("Scheme", 10, 2)),
    "two decks": team({ "Green Bear": 4 }, { "Green Bear": 4 }),
    "two decks that share four copies": team(
      { "Green Bear": 3, Forest: 57 },
      { "Green Bear": 1, Forest: 59 },
      { unified: true },
    ),
    "two decks from one pool": {
      format: "two-headed-giant",
      base: "sealed",
      main: { "Green Bear": 1, Forest: 39 },
      partner_deck: { main: { "Green Bear": 1, Island: 39 } },
      pool: { "Green Bear": 2 },
    },
    "a cube": cube(upTo("Spell", 360)),
    "a deck from a cube": {
      format: "cube-draft",
      main: { "Spell 1": 1, Forest: 39 },
      pool: upTo("Spell", 45),
    },
    "a battle box": {
      format: "battle-box",
      main: upTo("Spell", 300),
      zones: { station: { Plains: 1, Island: 1, Swamp: 1, Mountain: 1, Forest: 1, "Misty Grove": 5 } },
    },
    "a conspiracy that makes the deck smaller": {
      format: "conspiracy",
      main: { Forest: 30 },
      zones: { conspiracies: { "Advantageous Proclamation": 2 } },
      pool: { "Advantageous Proclamation": 2 },
    },
    "silver borders, contraptions and attractions": sixty(
      "unstable",
      { "Acorn Joke": 4 },
      { zones: { contraptions: upTo("Contraption", 15), attractions: upTo("Ride", 10) } },
    ),
    "an Unstable draft": {
      format: "unstable",
      main: { "Acorn Joke": 1, Forest: 39 },
      pool: { "Acorn Joke": 1, "Contraption 1": 3 },
      zones: { contraptions: { "Contraption 1": 3 } },
    },
    "attractions beside a Commander deck": filled(
      "commander",
      100,
      {},
      {
        commanders: ["Green Chief"],
        zones: { attractions: upTo("Ride", 10) },
      },
    ),
    "an uncommon creature that is no legend, leading commons": pdh(["Uncommon Bear"]),
    "an uncommon and its uncommon Background": pdh(["Uncommon Chooser", "Uncommon Past"]),
  };
  test.each(Object.entries(decks))("%s", (_, deck) => {
    expect(illegal(deck)).toEqual([]);
  });
});

describe("illegal decks of every format", () => {
  const decks: readonly [string, DeckList, readonly string[]][] = [
    ["a banned card in Legacy", sixty("legacy", { "Sol Ring": 1 }), ["BAN Sol Ring"]],
    [
      "two of a restricted card, one of them in the sideboard",
      sixty("vintage", { "Sol Ring": 1 }, { side: { "Sol Ring": 1 } }),
      ["RESTR Sol Ring"],
    ],
    ["a paper card in Explorer", arena("explorer", { "Green Bear": 4 }), ["POOL Green Bear"]],
    [
      "the card that was rebalanced, in Alchemy",
      arena("alchemy", { "Balanced Bird": 4 }),
      ["POOL Balanced Bird"],
    ],
    [
      "two hundred and fifty-one cards on Arena",
      { format: "explorer", main: { ...upTo("Arena", 62, 4), "Arena Bauble": 3 } },
      ["SIZE"],
    ],
    [
      "six uncommons in Peasant",
      sixty("peasant", { "Uncommon 1": 4 }, { side: { "Uncommon 2": 2 } }),
      ["RAR Uncommon 1 + Uncommon 2"],
    ],
    ["a rare in Peasant", sixty("peasant", { "Rare Gem": 1 }), ["POOL Rare Gem"]],
    ["a card of the house list of Peasant", sixty("peasant", { "Sol Ring": 1 }), ["BAN Sol Ring"]],
    [
      "colorless Brawl with two basic types",
      brawl(["Grey Wanderer"], { Forest: 20, Island: 4 }),
      ["BTYPE Island"],
    ],
    [
      "basics of a type in colorless Commander",
      filled("commander", 100, { Forest: 1 }, { commanders: ["Grey Wanderer"] }),
      ["BTYPE Forest"],
    ],
    [
      "Lutri as companion in Brawl",
      {
        format: "brawl",
        commanders: ["Arena Walker"],
        main: upTo("Arena", 99),
        companion: "Lutri, the Spellchaser",
      },
      ["BAN Lutri, the Spellchaser", "IDENT Lutri, the Spellchaser"],
    ],
    ["an oathbreaker without a spell", oathbreaker(["Green Walker"], {}), ["SIG"]],
    [
      "a signature spell of another color",
      oathbreaker(["Green Walker"], { "Blue Answer": 1 }),
      ["IDENT Blue Answer"],
    ],
    [
      "a signature spell that is no spell of that kind",
      oathbreaker(["Green Walker"], { "Green Bear": 1 }),
      ["AUX Green Bear"],
    ],
    [
      "two signature spells within one oathbreaker's colors",
      oathbreaker(["Left Walker", "Right Walker"], { "Green Growth": 1, "Hybrid Charm": 1 }),
      ["SIG Green Growth + Hybrid Charm"],
    ],
    [
      "the signature spell again in the deck",
      oathbreaker(["Green Walker"], { "Green Growth": 1 }, { "Green Growth": 1 }),
      ["COPY Green Growth"],
    ],
    ["a creature as oathbreaker", oathbreaker(["Green Chief"], { "Green Growth": 1 }), ["CMDR Green Chief"]],
    [
      "a companion beside an oathbreaker",
      oathbreaker(["Green Walker"], { "Green Growth": 1 }, {}, { companion: "Umori, the Collector" }),
      ["COMP Umori, the Collector", "IDENT Umori, the Collector"],
    ],
    ["mana value four in Tiny Leaders", tiny(["Silent Walker"]), ["MV Silent Walker"]],
    [
      "half a split card of mana value four",
      tiny(["Five Color Sage"], { "Heavy // Light": 1 }),
      ["MV Heavy // Light"],
    ],
    [
      "a back of mana value five",
      tiny(["Five Color Sage"], { "Small God": 1 }),
      ["MV Small God // Great Bridge"],
    ],
    [
      "an adventure of mana value six",
      tiny(["Five Color Sage"], { "Small Knight": 1 }),
      ["MV Small Knight // Great Quest"],
    ],
    ["a card banned in Tiny Leaders", tiny(["Green Walker"], { "Sol Ring": 1 }), ["BAN Sol Ring"]],
    [
      "who may follow may not lead",
      tiny(["Derevi, Empyrial Tactician"]),
      ["CMDR Derevi, Empyrial Tactician"],
    ],
    [
      "eleven in the sideboard of Tiny Leaders",
      tiny(["Green Walker"], {}, { side: { Forest: 11 } }),
      ["SIDE"],
    ],
    [
      "eleven points",
      highlander({ "Sol Ring": 1, "Mox Jet": 1, "Mox Ruby": 1, "Strip Mine": 1, "Mana Crypt": 1 }),
      ["PTS Mana Crypt + Mox Jet + Mox Ruby + Sol Ring + Strip Mine"],
    ],
    ["a card banned in Vintage, in Canadian Highlander", highlander({ Jihad: 1 }), ["BAN Jihad"]],
    ["a sideboard in Canadian Highlander", { ...highlander(), side: { Forest: 1 } }, ["SIDE"]],
    ["thirty-nine cards", sealed({ Forest: 39 }, { Forest: 1 }), ["SIZE"]],
    [
      "a card that nobody opened",
      sealed({ "Green Bear": 1, Forest: 39 }, { "Blue Answer": 1 }),
      ["POOLSRC Green Bear"],
    ],
    [
      "more of a card than was opened, sideboard included",
      sealed({ "Green Bear": 1, Forest: 39 }, { "Green Bear": 1 }, { side: { "Green Bear": 1 } }),
      ["POOLSRC Green Bear"],
    ],
    [
      "snow-covered lands that nobody opened",
      sealed({ "Snow-Covered Forest": 1, Forest: 39 }, { "Green Bear": 1 }),
      ["POOLSRC Snow-Covered Forest"],
    ],
    ["nine planes", planechase(upTo("Plane", 9)), ["AUX"]],
    ["no planes", { ...planechase({}), zones: {} }, ["AUX"]],
    [
      "three phenomena",
      planechase({ ...upTo("Plane", 8), ...upTo("Phenomenon", 3) }),
      ["AUX Phenomenon 1 + Phenomenon 2 + Phenomenon 3"],
    ],
    ["one plane twice", planechase({ ...upTo("Plane", 10), "Plane 1": 2 }), ["AUX Plane 1"]],
    ["a scheme among the planes", planechase({ ...upTo("Plane", 10), "Scheme 1": 1 }), ["AUX Scheme 1"]],
    ["a plane in the main deck", sixty("modern", { "Plane 1": 1 }), ["POOL Plane 1", "AUX Plane 1"]],
    ["three of a scheme", archenemy({ ...upTo("Scheme", 10, 2), "Scheme 1": 3 }), ["AUX Scheme 1"]],
    ["nineteen schemes", archenemy({ ...upTo("Scheme", 9, 2), "Scheme 10": 1 }), ["AUX"]],
    ["one deck for two heads", { ...sixty("two-headed-giant") }, ["TEAM"]],
    ["an illegal second deck", team({}, { "Old Ring": 1 }), ["POOL Old Ring"]],
    [
      "five copies in a team that shares four",
      team({ "Green Bear": 3, Forest: 57 }, { "Green Bear": 2, Forest: 58 }, { unified: true }),
      ["TEAM Green Bear"],
    ],
    [
      "a team that plays a card twice that it opened once",
      {
        format: "two-headed-giant",
        base: "sealed",
        main: { "Green Bear": 1, Forest: 39 },
        partner_deck: { main: { "Green Bear": 1, Island: 39 } },
        pool: { "Green Bear": 1 },
      },
      ["POOLSRC Green Bear"],
    ],
    ["a cube of 361", cube(upTo("Spell", 361)), ["SIZE"]],
    ["a cube of 359", cube(upTo("Spell", 359)), ["SIZE"]],
    ["a cube with a card twice", cube({ ...upTo("Spell", 359), "Spell 1": 2 }), ["COPY Spell 1"]],
    ["a token in a cube", cube({ ...upTo("Spell", 359), "Bear Token": 1 }), ["TOKEN Bear Token"]],
    [
      "a land in the stack of a battle box",
      { format: "battle-box", main: { ...upTo("Spell", 300), "Misty Grove": 1 } },
      ["BOX Misty Grove"],
    ],
    [
      "a spell at the station of a battle box",
      {
        format: "battle-box",
        main: upTo("Spell", 300),
        zones: { station: { Forest: 9, "Spell 400": 1 } },
      },
      ["AUX Spell 400"],
    ],
    [
      "basic lands where a conspiracy forbids them",
      {
        format: "conspiracy",
        main: { Forest: 40 },
        zones: { conspiracies: { "Sovereign's Realm": 1 } },
        pool: { "Sovereign's Realm": 1 },
      },
      ["AUX Forest"],
    ],
    [
      "a conspiracy that nobody drafted",
      {
        format: "conspiracy",
        main: { Forest: 35 },
        zones: { conspiracies: { "Advantageous Proclamation": 1 } },
        pool: { "Green Bear": 1 },
      },
      ["POOLSRC Advantageous Proclamation"],
    ],
    [
      "a conspiracy in Commander",
      filled("commander", 100, { "Advantageous Proclamation": 1 }, { commanders: ["Green Chief"] }),
      ["POOL Advantageous Proclamation", "AUX Advantageous Proclamation"],
    ],
    [
      "fourteen contraptions",
      sixty("unstable", {}, { zones: { contraptions: upTo("Contraption", 14) } }),
      ["AUX"],
    ],
    [
      "a contraption twice",
      sixty("unstable", {}, { zones: { contraptions: { ...upTo("Contraption", 15), "Contraption 1": 2 } } }),
      ["AUX Contraption 1"],
    ],
    [
      "four sticker sheets in a draft",
      {
        format: "unstable",
        main: { Forest: 40 },
        pool: upTo("Sheet", 4),
        zones: { stickers: upTo("Sheet", 4) },
      },
      ["AUX"],
    ],
    [
      "an uncommon among the commons",
      pdh(["Uncommon Bear"], { "Uncommon Chooser": 1 }),
      ["POOL Uncommon Chooser"],
    ],
    ["a common creature leading", pdh(["Green Bear"]), ["CMDR Green Bear"]],
    ["a rare in Pauper Commander", pdh(["Uncommon Bear"], { "Rare Gem": 1 }), ["POOL Rare Gem"]],
    [
      "a card banned in Pauper Commander",
      pdh(["Uncommon Chooser", "Uncommon Past"], { "Rhystic Study": 1 }),
      ["BAN Rhystic Study"],
    ],
    ["a variant that does not exist", { format: "brawl", variant: "huge", main: {} }, ["FORMAT"]],
    ["a base that does not exist", { format: "planechase", base: "planechase", main: {} }, ["FORMAT"]],
  ];
  test.each(decks)("%s", (_, deck, expected) => {
    expect(brief(deck)).toEqual(expected);
  });
});

describe("what is said beside legal and illegal", () => {
  test("points are shown, spent or not", () => {
    const [finding] = rules.validate(highlander({ "Sol Ring": 1, "Strip Mine": 1 })).findings;
    expect(finding?.message).toBe("4/10 points: Sol Ring 3 and Strip Mine 1.");
    expect(finding?.source).toContain("2025-07-19");
    expect(rules.validate(highlander()).findings[0]?.message).toBe("0/10 points.");
    expect([
      rules.points("canadian-highlander", card("Sol Ring")),
      rules.points("legacy", card("Sol Ring")),
    ]).toEqual([3, 0]);
  });

  test("without a pool nobody can say where a card came from", () => {
    const verdict = rules.validate({ format: "draft", main: { "Green Bear": 9, Forest: 31 } });
    expect(verdict.legal).toBe(true);
    expect(verdict.findings.map(({ rule, severity }) => [rule, severity])).toEqual([["POOLSRC", "warning"]]);
  });

  test("a digital card of which nobody knows is a warning in Alchemy", () => {
    const deck = arena("alchemy", { "Digital Seeker": 4 });
    expect(illegal(deck)).toEqual([]);
    expect(briefOf(deck, "warning")).toEqual(["POOL"]);
  });

  test("a rarity that nobody knows is a warning, not illegal", () => {
    const deck = sixty("peasant", { "Unseen Relic": 1 });
    expect(illegal(deck)).toEqual([]);
    expect(briefOf(deck, "warning")).toEqual(["POOL"]);
  });

  test("an unbalanced cube draws advice, and so does a box of one color", () => {
    expect(briefOf(cube(upTo("Spell", 360)), "advice")).toContain("CUBE");
    const white = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`Spell ${at * 5 + 5}`, 1]));
    const found = rules.validate({ format: "battle-box", main: { ...fillers(100), ...white } }).findings;
    expect(found.filter(({ rule }) => rule === "BOX").map(({ severity }) => severity)).toEqual(["advice"]);
    expect(rules.validate({ format: "battle-box", main: upTo("Spell", 100) }).legal).toBe(true);
  });

  test("silver borders in a cube are a question for the table", () => {
    const deck = cube({ ...upTo("Spell", 359), "Acorn Joke": 1 });
    expect(illegal(deck)).toEqual([]);
    expect(briefOf(deck, "warning")).toEqual(["TOKEN"]);
  });

  test("a finding of the second deck says so, and its fix names the second deck's zone", () => {
    const [finding] = illegal(team({}, { "Old Ring": 1 }));
    expect(finding?.message).toMatch(/^Second deck: Old Ring/);
    expect(finding?.fix?.edits).toEqual([{ zone: "partner/main", card: "Old Ring", change: -1 }]);
  });

  test("a second deck where there is none is a warning", () => {
    const deck = sixty("modern", {}, { partner_deck: { main: {} } });
    expect(briefOf(deck, "warning")).toEqual(["DECK"]);
  });

  test("a conspiracy in the main deck is moved to its zone", () => {
    const [finding] = illegal({ format: "conspiracy", main: { Forest: 40, "Advantageous Proclamation": 1 } });
    expect(finding?.fix?.edits.map(({ zone, change }) => [zone, change])).toEqual([
      ["main", -1],
      ["conspiracies", 1],
    ]);
  });

  test("a card to lead only is told apart from one that was never an uncommon", () => {
    const [finding] = illegal(pdh(["Uncommon Bear"], { "Uncommon Chooser": 1 }));
    expect(finding?.message).toContain("it may lead a Pauper Commander deck");
    expect(rules.canLead("pauper-commander", card("Uncommon Bear"))).toBe(true);
    expect(rules.poolMask("pauper-commander")[card("Uncommon Bear")]).toBe(2);
  });

  test("a Brawl deck's missing variant is the usual one, and the answer to a wrong one names the right ones", () => {
    const form = rules.formatOf({ format: "brawl", main: {} });
    expect("rule" in form ? undefined : form.id).toBe("brawl");
    const [finding] = illegal({ format: "brawl", variant: "huge", main: {} });
    expect(finding?.message).toContain("there are standard, competitive");
  });
});
