import type { DeckList } from "@deckwright/decks/deck.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { bundledGame, type FullGame } from "../testing/full-table.ts";
import { ZONE_KINDS } from "./checks/zone-kinds.ts";
import { FORMATS } from "./formats/registry.ts";
import { createRules, type Rules } from "./validate.ts";

describe("the whole game as it ships", () => {
  let game: FullGame;
  let rules: Rules;
  beforeAll(() => {
    game = bundledGame();
    rules = createRules(game.table, game.names);
  }, 60_000);

  const card = (name: string): number => {
    const match = game.names.resolve(name, { typos: false });
    if (!match.found) throw new Error(`no card is called ${name}`);
    return match.card;
  };
  const inPool = (format: string, name: string): number => rules.poolMask(format)[card(name)] ?? -1;
  const rulesBroken = (deck: DeckList): string[] =>
    rules
      .validate(deck)
      .findings.filter(({ severity }) => severity === "illegal")
      .map(({ rule, cards }) => [rule, ...cards].join(" "));

  test("every form of every format has a pool, and none of them holds a plane or a scheme", () => {
    const planes = ["Academy at Tolaria West", "A Display of My Dark Power", "Advantageous Proclamation"];
    for (const id of FORMATS.keys()) {
      const mask = rules.poolMask(id);
      expect(mask.filter((status) => status !== 0).length, id).toBeGreaterThan(4000);
      for (const name of planes) expect(mask[card(name)], `${name} in ${id}`).toBe(0);
    }
  });

  test.each([
    ["vintage", "Black Lotus", 2],
    ["legacy", "Black Lotus", 0],
    ["canadian-highlander", "Black Lotus", 1],
    ["vintage", "Monastery Mentor", 2],
    ["vintage", "Lutri, the Spellchaser", 1],
    ["legacy", "Lutri, the Spellchaser", 1],
    ["brawl", "Lutri, the Spellchaser", 0],
    ["brawl", "Oko, Thief of Crowns", 1],
    ["brawl:competitive", "Oko, Thief of Crowns", 0],
    ["brawl:competitive", "Wash Away", 1],
    ["commander:duel", "Sol Ring", 0],
    ["commander:duel", "Yuriko, the Tiger's Shadow", 1],
    ["legacy:premodern", "Lightning Bolt", 1],
    ["legacy:premodern", "Brainstorm", 0],
    ["legacy:premodern", "Tarmogoyf", 0],
    ["historic", "Lightning Bolt", 0],
    ["explorer", "Lightning Bolt", 0],
    ["historic", "A-Alrund's Epiphany", 1],
    ["modern", "A-Alrund's Epiphany", 0],
    ["alchemy", "Llanowar Elves", 1],
    ["alchemy", "Lightning Bolt", 0],
    ["peasant", "Lightning Bolt", 1],
    ["peasant", "Sol Ring", 0],
    ["peasant", "Jace, the Mind Sculptor", 0],
    ["tiny-leaders", "Sol Ring", 0],
    ["oathbreaker", "Dark Ritual", 0],
    // Commons of Arena's own sets alone, and one of a set of Magic Online.
    ["pauper", "Undead Butler", 0],
    ["pauper", "Sejiri Shelter", 0],
    ["pauper", "Chainer's Edict", 1],
    ["pauper-commander", "Undead Butler", 2],
    ["pauper-commander", "Sejiri Shelter", 0],
    ["pauper-commander", "Mystic Remora", 0],
    ["pauper-commander", "Lightning Bolt", 1],
    ["pauper-commander", "Abattoir Ghoul", 2],
    ["unstable", "Ach! Hans, Run!", 1],
    ["cube-draft", "Ach! Hans, Run!", 0],
    ["draft", "Black Lotus", 1],
  ])("in %s, %s is %i", (format, name, expected) => {
    expect(inPool(format, name)).toBe(expected);
  });

  test.each([
    ["commander", "Yuriko, the Tiger's Shadow", true],
    ["commander:duel", "Yuriko, the Tiger's Shadow", false],
    ["commander:duel", "Acererak the Archlich", true],
    ["brawl", "Jace, the Mind Sculptor", true],
    ["oathbreaker", "Jace, the Mind Sculptor", true],
    ["oathbreaker", "Krenko, Mob Boss", false],
    ["oathbreaker", "Saheeli, the Gifted", false],
    ["tiny-leaders", "Krenko, Mob Boss", true],
    ["pauper-commander", "Abattoir Ghoul", true],
    ["pauper-commander", "Krenko, Mob Boss", false],
    ["pauper-commander", "Air Response Unit", true],
    ["pauper-commander", "Jace, the Mind Sculptor", false],
  ])("in %s, %s leads: %s", (format, name, leads) => {
    expect(rules.canLead(format, card(name))).toBe(leads);
  });

  test("two planeswalkers who partner break oaths together", () => {
    const [rowan, will] = [card("Rowan Kenrith"), card("Will Kenrith")];
    expect(rules.pairing("oathbreaker", rowan, will).ok).toBe(true);
    expect(rules.pairing("oathbreaker", rowan, card("Jace, the Mind Sculptor")).ok).toBe(false);
    const deck: DeckList = {
      format: "oathbreaker",
      commanders: ["Rowan Kenrith", "Will Kenrith"],
      main: { Island: 28, Mountain: 28 },
      zones: { signature_spells: { "Lightning Bolt": 1, Counterspell: 1 } },
    };
    expect(rulesBroken(deck)).toEqual([]);
    expect(rulesBroken({ ...deck, zones: { signature_spells: { "Lightning Bolt": 1, Shock: 1 } } })).toEqual([
      "SIG Lightning Bolt Shock",
    ]);
  });

  test.each([
    ["Wear // Tear", true],
    ["Rimrock Knight", false],
    ["Valki, God of Lies // Tibalt, Cosmic Impostor", false],
    ["Shatterskull Smashing // Shatterskull, the Hammer Pass", true],
    ["Brazen Borrower", false],
  ])("%s is an instant or a sorcery, as signature spells are: %s", (name, isSpell) => {
    expect(ZONE_KINDS["instant-or-sorcery"].holds(game.table, card(name))).toBe(isSpell);
  });

  test("faces are measured one by one in Tiny Leaders", () => {
    const deck = (name: string): DeckList => ({
      format: "tiny-leaders",
      commanders: ["Krenko, Tin Street Kingpin"],
      main: { Mountain: 48, [name]: 1 },
    });
    expect(rulesBroken(deck("Fireball"))).toEqual([]);
    expect(rulesBroken(deck("Wear // Tear"))).toEqual(["IDENT Wear // Tear"]);
    expect(rulesBroken(deck("Rimrock Knight"))).toEqual([]);
    expect(rulesBroken(deck("Bonecrusher Giant"))).toEqual([]);
    expect(rulesBroken(deck("Beck // Call"))).toContain("MV Beck // Call");
    expect(rulesBroken(deck("Esika, God of the Tree"))).toContain(
      "MV Esika, God of the Tree // The Prismatic Bridge",
    );
  });

  test("cards of sets that leave Standard next are named, those with a later printing are not", () => {
    const deck: DeckList = {
      format: "standard",
      main: { "Slickshot Show-Off": 4, "Llanowar Elves": 4, Mountain: 52 },
    };
    const found = rules.validate(deck).findings.filter(({ rule }) => rule === "ROT");
    expect(found.map(({ severity, cards }) => [severity, cards])).toEqual([
      ["warning", ["Slickshot Show-Off"]],
    ]);
    expect(found[0]?.message).toContain("first set of 2027");
  });

  test("cards that a battle box does without are named", () => {
    const { findings } = rules.validate({
      format: "battle-box",
      main: { "Demonic Tutor": 1, "Sol Ring": 1 },
    });
    const advised = findings.filter(({ rule, severity }) => rule === "BOX" && severity === "advice");
    expect(advised.flatMap(({ cards }) => cards)).toEqual(["Demonic Tutor", "Sol Ring"]);
  });

  test("a deck of a hundred cards is judged in two milliseconds", () => {
    const mask = rules.poolMask("commander");
    const legal = [...mask.keys()].filter((at) => mask[at] === 1);
    const decks = Array.from({ length: 20 }, (_, seed): DeckList => {
      const picked = Array.from(
        { length: 99 },
        (_, at) => legal[(seed * 977 + at * 313) % legal.length] ?? 0,
      );
      const main = Object.fromEntries(picked.map((at) => [game.table.name(at), 1]));
      return { format: "commander", commanders: ["Krenko, Mob Boss"], main };
    });
    // The best of several runs, so that other work of the machine does not count.
    const times = decks.map((deck) => {
      const runs = Array.from({ length: 30 }, () => {
        const start = performance.now();
        rules.validate(deck);
        return performance.now() - start;
      });
      return Math.min(...runs);
    });
    expect(Math.max(...times)).toBeLessThan(2);
  });
});
