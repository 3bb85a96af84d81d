import type { DeckList } from "@deckwright/decks/deck.ts";
import { describe, expect, test } from "vitest";
import { fillers, fixtureRules } from "../testing/fixture.ts";
import type { Finding } from "./verdict.ts";

const { rules, card } = fixtureRules();

const illegal = (deck: DeckList): Finding[] =>
  rules.validate(deck).findings.filter((finding) => finding.severity === "illegal");
const brief = (deck: DeckList): string[] =>
  illegal(deck).map(({ rule, cards }) => (cards.length > 0 ? `${rule} ${cards.join(" + ")}` : rule));

/** A Commander deck of these commanders, these cards, and colorless cards up to a hundred. */
function commanderDeck(
  commanders: string[],
  main: Record<string, number> = {},
  more: Partial<DeckList> = {},
): DeckList {
  const count = Object.values(main).reduce((sum, n) => sum + n, 0);
  return {
    format: "commander",
    commanders,
    main: { ...fillers(100 - commanders.length - count), ...main },
    ...more,
  };
}

/** A sixty-card deck of these cards, with others in fours and a few more. */
function sixty(main: Record<string, number>, more: Partial<DeckList> = {}): DeckList {
  const left = 60 - Object.values(main).reduce((sum, n) => sum + n, 0);
  return {
    format: "modern",
    main: { ...fillers(Math.floor(left / 4), 4), ...(left % 4 ? { "Filler 99": left % 4 } : {}), ...main },
    ...more,
  };
}

describe("legal decks", () => {
  const decks: Record<string, DeckList> = {
    "forty Relentless Rats": sixty({ "Relentless Rats": 40, Swamp: 20 }),
    "Relentless Rats in a deck of single cards": commanderDeck(["Five Color Sage"], {
      "Relentless Rats": 40,
    }),
    "eight Nazgûl": sixty({ Nazgûl: 8 }),
    "nine Nazgûl, written without the accent, in a deck of single cards": commanderDeck(["Five Color Sage"], {
      Nazgul: 9,
    }),
    "thirty snow basics": sixty({ "Snow-Covered Forest": 30 }),
    "thirty Wastes": commanderDeck(["Grey Wanderer"], { Wastes: 30 }),
    "two partners": commanderDeck(["Partner One", "Partner Two"], { "Hybrid Charm": 1, "Misty Grove": 1 }),
    "two who partner with each other": commanderDeck(["Left Twin", "Right Twin"]),
    "friends forever, old wording and new": commanderDeck(["Old Friend", "New Friend"]),
    "a Background and who chose it": commanderDeck(["Blue Past", "Background Chooser"], { "Blue Answer": 1 }),
    "a Background that is a creature, alone": commanderDeck(["Faceless One"]),
    "a Background that is a creature, choosing another": commanderDeck(["Faceless One", "Green Past"]),
    "a Doctor and a companion of his": commanderDeck(["Time Traveler", "Fellow Traveler"]),
    "a Vehicle": commanderDeck(["Great Ship"]),
    "a planeswalker that says so": commanderDeck(["Speaking Walker"]),
    "eighty cards for Yorion": sixty(
      { ...fillers(20, 4) },
      { format: "pioneer", main: fillers(20, 4), companion: "Yorion, Sky Nomad" },
    ),
    "a companion that is also written in a full sideboard": sixty(
      {},
      {
        companion: "Obosh, the Preypiercer",
        side: {
          "Obosh, the Preypiercer": 1,
          "Red Bolt": 4,
          "Black Word": 4,
          "Green Growth": 4,
          "Hybrid Charm": 2,
        },
      },
    ),
    "Lutri among the hundred": commanderDeck(["Five Color Sage"], { "Lutri, the Spellchaser": 1 }),
    "exactly fifteen in the sideboard": sixty({}, { side: { Forest: 15 } }),
    "the front of a card with two faces": sixty({ Sprite: 4 }),
    "a split card with a single slash": sixty({ "Ramp/Run": 4 }),
    "a card of the pool that the data is silent about": commanderDeck(["Green Chief"], { "Derived Card": 1 }),
    "artifacts of any color where the commander says so": commanderDeck(["Valko Indorian, Researcher"], {
      "Red Engine": 1,
    }),
  };
  test.each(Object.entries(decks))("%s", (_, deck) => {
    expect(illegal(deck)).toEqual([]);
    expect(rules.validate(deck).legal).toBe(true);
  });
});

describe("illegal decks", () => {
  const decks: readonly [string, DeckList, readonly string[]][] = [
    ["fifty-nine cards", { format: "modern", main: { Forest: 59 } }, ["SIZE"]],
    [
      "ninety-nine cards with the commander",
      { format: "commander", commanders: ["Green Chief"], main: { Forest: 98 } },
      ["SIZE"],
    ],
    [
      "a hundred and one",
      { format: "commander", commanders: ["Green Chief"], main: { Forest: 100 } },
      ["SIZE"],
    ],
    ["an empty deck", { format: "pauper", main: {} }, ["SIZE"]],
    [
      "five of a card, main deck and sideboard together",
      sixty({ "Green Bear": 3 }, { side: { "Green Bear": 2 } }),
      ["COPY Green Bear"],
    ],
    ["ten Nazgûl", sixty({ Nazgûl: 10 }), ["COPY Nazgûl"]],
    [
      "two of a card that allows one",
      sixty({ "Once More with Feeling": 2 }),
      ["COPY Once More with Feeling"],
    ],
    [
      "two copies in a deck of single cards",
      commanderDeck(["Green Chief"], { "Green Bear": 2 }),
      ["COPY Green Bear"],
    ],
    [
      "the commander among the others",
      commanderDeck(["Green Chief"], { "Green Chief": 1 }),
      ["COPY Green Chief"],
    ],
    ["one card under two spellings", sixty({ "Ramp // Run": 3, "ramp/run": 3 }), ["COPY Ramp // Run"]],
    ["a card outside the format", sixty({ "Old Ring": 1 }), ["POOL Old Ring"]],
    [
      "an uncommon whose key is missing, in Pauper",
      sixty({ "Uncommon Relic": 1 }, { format: "pauper" }),
      ["POOL Uncommon Relic"],
    ],
    ["a banned card", commanderDeck(["Green Chief"], { "Mana Crypt": 1 }), ["BAN Mana Crypt"]],
    [
      "a card that was banned after the data was made",
      sixty({ "Vivi Ornitier": 1 }, { format: "standard" }),
      ["BAN Vivi Ornitier"],
    ],
    ["a card of another color", commanderDeck(["Green Chief"], { "Blue Answer": 1 }), ["IDENT Blue Answer"]],
    [
      "a hybrid card of which one half is another color",
      commanderDeck(["Green Chief"], { "Hybrid Charm": 1 }),
      ["IDENT Hybrid Charm"],
    ],
    [
      "a land with a basic type of another color",
      commanderDeck(["Green Chief"], { "Misty Grove": 1 }),
      ["BTYPE Misty Grove"],
    ],
    ["a basic land of another color", commanderDeck(["Grey Wanderer"], { Forest: 1 }), ["BTYPE Forest"]],
    ["no commander", { format: "commander", main: fillers(100) }, ["CMDR"]],
    [
      "three commanders",
      commanderDeck(["Partner One", "Partner Two", "Green Chief"]),
      ["CMDR Green Chief + Partner One + Partner Two"],
    ],
    ["a commander that is no legend", commanderDeck(["Green Bear"]), ["CMDR Green Bear"]],
    ["a planeswalker that does not say so", commanderDeck(["Silent Walker"]), ["CMDR Silent Walker"]],
    ["a Spacecraft without power", commanderDeck(["Still Ship"]), ["CMDR Still Ship"]],
    ["a legend only on its back", commanderDeck(["Late Legend"]), ["CMDR Late Legend // Late Legend, Awake"]],
    ["a Background alone", commanderDeck(["Green Past"]), ["CMDR Green Past"]],
    ["a commander in a format without", sixty({}, { commanders: ["Green Chief"] }), ["CMDR Green Chief"]],
    [
      "two legends that do not pair",
      commanderDeck(["Green Chief", "Grey Wanderer"]),
      ["PAIR Green Chief + Grey Wanderer"],
    ],
    [
      "a partner and a partner of somebody",
      commanderDeck(["Partner One", "Right Twin"]),
      ["PAIR Partner One + Right Twin"],
    ],
    [
      "two variants of partner",
      commanderDeck(["Survivor One", "New Friend"]),
      ["PAIR New Friend + Survivor One"],
    ],
    [
      "a Background beside somebody who chose none",
      commanderDeck(["Partner One", "Blue Past"]),
      ["PAIR Blue Past + Partner One"],
    ],
    [
      "a Doctor of another people",
      commanderDeck(["Doctor of Rivers", "Fellow Traveler"]),
      ["PAIR Doctor of Rivers + Fellow Traveler"],
    ],
    [
      "one commander twice",
      commanderDeck(["Partner One", "Partner One"]),
      ["COPY Partner One", "PAIR Partner One"],
    ],
    [
      "Lutri as companion in Commander",
      commanderDeck(["Five Color Sage"], {}, { companion: "Lutri, the Spellchaser" }),
      ["COMP Lutri, the Spellchaser"],
    ],
    [
      "Yorion in a deck of exactly a hundred",
      commanderDeck(["Five Color Sage"], {}, { companion: "Yorion, Sky Nomad" }),
      ["COMP Yorion, Sky Nomad"],
    ],
    [
      "a companion beyond the commander's colors",
      commanderDeck(["Green Chief"], {}, { companion: "Keruga, the Macrosage" }),
      ["COMP Keruga, the Macrosage + Green Chief", "IDENT Keruga, the Macrosage"],
    ],
    ["a companion that is none", sixty({}, { companion: "Green Bear" }), ["COMP Green Bear"]],
    [
      "a companion in a format without",
      sixty({}, { format: "pauper", companion: "Obosh, the Preypiercer" }),
      ["POOL Obosh, the Preypiercer", "COMP Obosh, the Preypiercer"],
    ],
    ["sixteen in the sideboard", sixty({}, { side: { Forest: 16 } }), ["SIDE"]],
    [
      "fifteen and a companion",
      sixty({}, { companion: "Obosh, the Preypiercer", side: { Forest: 15 } }),
      ["SIDE"],
    ],
    ["a sideboard in Commander", commanderDeck(["Green Chief"], {}, { side: { Forest: 1 } }), ["SIDE"]],
    ["a token", sixty({ "Bear Token": 1 }), ["TOKEN Bear Token"]],
    ["an acorn", sixty({ "Acorn Joke": 1 }), ["TOKEN Acorn Joke"]],
    ["half of a melded pair put together", sixty({ "Met Half": 1 }), ["TOKEN Met Half"]],
    ["a sticker sheet in the main deck", sixty({ "Sticker Sheet": 1 }), ["AUX Sticker Sheet"]],
    ["an attraction in the main deck", sixty({ "Ferris Ride": 1 }), ["AUX Ferris Ride"]],
    ["a card that does not exist", sixty({ "Black Lettuce of Doom": 1 }), ["NAMES Black Lettuce of Doom"]],
  ];
  test.each(decks)("%s", (_, deck, expected) => {
    expect(brief(deck)).toEqual(expected);
    expect(rules.validate(deck).legal).toBe(false);
  });
});

describe("what a finding says", () => {
  test("a ban names its day and its list", () => {
    const [finding] = illegal(commanderDeck(["Green Chief"], { "Mana Crypt": 1 }));
    expect(finding?.message).toBe("Mana Crypt is banned in Commander since 23 September 2024.");
    expect(finding?.source).toContain("checked 2026-08-22");
  });

  test("a card outside the pool is told apart from a banned one and blames the data", () => {
    const [finding] = illegal(sixty({ "Old Ring": 1 }));
    expect(finding?.message).not.toContain("banned");
    expect(finding?.source).toBe("card data of 2026-01-01, key modern");
  });

  test("a format's own paragraph is named before the general one", () => {
    expect(illegal({ format: "commander", commanders: ["Green Chief"], main: {} })[0]?.source).toBe(
      "CR 903.5a",
    );
    expect(illegal({ format: "modern", main: {} })[0]?.source).toBe("CR 100.2a");
  });

  test("a typo is answered with the card that was meant, and a fix that makes the deck legal", () => {
    const deck = sixty({ "Green Baer": 4 });
    const [finding] = illegal(deck);
    expect(finding?.message).toContain("did you mean Green Bear?");
    expect(illegal(applied(deck, finding))).toEqual([]);
  });

  test("a finding with a fix goes away when the fix is applied", () => {
    const decks = [
      sixty({ "Green Bear": 3 }, { side: { "Green Bear": 3 } }),
      sixty({ "Ramp // Run": 3, "ramp/run": 3 }),
      sixty({ "Old Ring": 1 }),
      commanderDeck(["Green Chief"], { "Mana Crypt": 1, "Blue Answer": 1, "Misty Grove": 1 }),
      commanderDeck(["Five Color Sage"], {}, { companion: "Lutri, the Spellchaser" }),
      commanderDeck(["Green Chief"], {}, { side: { Forest: 3 } }),
      sixty({}, { commanders: ["Green Chief"] }),
    ];
    for (const deck of decks)
      for (const finding of illegal(deck)) {
        expect(finding.fix, finding.message).toBeDefined();
        const left = illegal(applied(deck, finding)).map(({ message }) => message);
        expect(left).not.toContain(finding.message);
      }
  });

  test("sixty-one cards are legal and draw advice, eighty for Yorion do not", () => {
    const advice = (deck: DeckList) =>
      rules.validate(deck).findings.map(({ rule, severity }) => `${rule} ${severity}`);
    expect(advice({ format: "modern", main: { Forest: 61 } })).toEqual(["SIZE advice"]);
    expect(advice({ format: "pioneer", main: { Forest: 80 }, companion: "Yorion, Sky Nomad" })).toEqual([]);
  });

  test("a card that nothing is known about is a warning, not illegal", () => {
    const verdict = rules.validate(sixty({ "Silent Card": 1 }, { format: "standard" }));
    expect(verdict.legal).toBe(true);
    expect(verdict.findings.map(({ rule, severity }) => [rule, severity])).toEqual([["POOL", "warning"]]);
  });

  test("a zone that the format does not have is a warning", () => {
    const verdict = rules.validate(sixty({}, { zones: { planes: { Forest: 1 } } }));
    expect(verdict.findings.map(({ rule, severity }) => [rule, severity])).toEqual([["AUX", "warning"]]);
  });
});

describe("commanders that bend the rules", () => {
  test("one that lifts the maximum size leads more than a hundred", () => {
    expect(
      brief({ format: "commander", commanders: ["Whtz, the Bibliophile"], main: { Island: 150 } }),
    ).toEqual([]);
  });

  test("one that admits spells of one more color admits one, not two", () => {
    const main = { "Red Bolt": 1, "Black Word": 1, "Green Growth": 1, "Red Engine": 1 };
    const left = ["IDENT Green Growth", "IDENT Red Bolt", "IDENT Red Engine"];
    expect(brief(commanderDeck(["Tolabow, Loch Rascal"], main))).toEqual(left);
    expect(brief(commanderDeck(["Tolabow, Loch Rascal"], { "Red Bolt": 1 }))).toEqual([]);
  });

  const FOREIGN = [
    "Red Hall",
    "Red Giant",
    "Red Ogre",
    "Red Angel",
    "Red Golem",
    "Red Blade",
    "Red Curse",
    "Red Bolt",
  ];
  test.each([
    ["Grizzlegom, Hurloon Hero", ["Red Hall"]],
    ["Maular, the Next Evolution", ["Red Giant"]],
    ["Seluma, Light of Aysen", ["Red Angel"]],
    ["The Everforger", ["Red Golem", "Red Blade"]],
    ["The Unluckiest Planeswalker", ["Red Curse"]],
    ["Valko Indorian, Researcher", ["Red Golem", "Red Blade", "Red Curse"]],
    ["Tolabow, Loch Rascal", ["Red Bolt"]],
    ["Green Chief", []],
  ])("%s lets in %j of another color, and nothing else", (commander, admitted) => {
    const main = Object.fromEntries(FOREIGN.map((name) => [name, 1]));
    const refused = FOREIGN.filter((name) => !admitted.includes(name)).toSorted();
    expect(brief(commanderDeck([commander], main)).toSorted()).toEqual(
      refused.map((name) => `IDENT ${name}`),
    );
  });

  test("basic lands of any type go with Maular, in any number", () => {
    const main = { Forest: 3, Mountain: 3 };
    expect(brief(commanderDeck(["Maular, the Next Evolution"], main))).toEqual([]);
    expect(brief(commanderDeck(["Seluma, Light of Aysen"], main))).toEqual([
      "BTYPE Forest",
      "BTYPE Mountain",
    ]);
  });

  test("wording that nobody has entered yet, or not confirmed, draws a warning", () => {
    for (const name of ["Stranger", "Whtz, the Bibliophile"])
      expect(rules.validate(commanderDeck([name])).findings.map(({ rule }) => rule)).toEqual(["REVIEW"]);
    expect(rules.validate(commanderDeck(["Green Chief"])).findings).toEqual([]);
  });
});

describe("questions beside a whole deck", () => {
  test("the pool's mask knows legal cards from others", () => {
    const mask = rules.poolMask("commander");
    expect([
      mask[card("Green Bear")],
      mask[card("Mana Crypt")],
      mask[card("Acorn Joke")],
      mask[card("Silent Card")],
    ]).toEqual([1, 0, 0, 0]);
    expect(mask[card("Lutri, the Spellchaser")]).toBe(1);
    expect(rules.poolMask("commander")).toBe(mask);
  });

  test("copies", () => {
    expect(rules.copyLimit("modern", card("Green Bear"))).toBe(4);
    expect(rules.copyLimit("commander", card("Green Bear"))).toBe(1);
    expect(rules.copyLimit("commander", card("Nazgûl"))).toBe(9);
    expect(rules.copyLimit("commander", card("Relentless Rats"))).toBe(Number.POSITIVE_INFINITY);
    expect(rules.copyLimit("commander", card("Wastes"))).toBe(Number.POSITIVE_INFINITY);
  });

  test("leaders", () => {
    expect(rules.canLead("commander", card("Green Chief"))).toBe(true);
    expect(rules.canLead("commander", card("Green Past"))).toBe(false);
    expect(rules.canLead("modern", card("Green Chief"))).toBe(false);
    expect(rules.pairing("commander", card("Partner One"), card("Partner Two"))).toEqual({ ok: true });
    expect(rules.pairing("commander", card("Partner One"), card("Left Twin"))).toEqual({
      ok: false,
      why: "Left Twin partners with Right Twin and nobody else.",
    });
    expect(rules.identityOf([card("Partner One"), card("Partner Two")])).toBe(16 | 2);
  });

  test("a format that does not exist is known by `format`, and refused elsewhere", () => {
    expect(rules.format("frontier")).toBeUndefined();
    expect(() => rules.poolMask("frontier")).toThrow(RangeError);
  });
});

/** The deck after a finding's fix. */
function applied(deck: DeckList, finding: Finding | undefined): DeckList {
  const main = { ...deck.main };
  const side = { ...deck.side };
  let { commanders = [], companion } = deck;
  for (const { zone, card: name, change } of finding?.fix?.edits ?? []) {
    if (zone === "companion") companion = undefined;
    else if (zone === "commanders") commanders = commanders.filter((other) => other !== name);
    else {
      const counts = zone === "side" ? side : main;
      counts[name] = (counts[name] ?? 0) + change;
      if (counts[name] === 0) delete counts[name];
    }
  }
  return { format: deck.format, main, side, commanders, ...(companion === undefined ? {} : { companion }) };
}
