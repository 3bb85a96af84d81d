import type { CardCounts, DeckList } from "@deckwright/decks/deck.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { CARDS_DIR, DECKS_DIR, type FullGame, fullGame, hasFile, readLines } from "../testing/full-table.ts";
import { BAN_LISTS } from "./bans.ts";
import { POINTS_LISTS } from "./points.ts";
import { createRules, type Rules } from "./validate.ts";

const hasCards = hasFile(CARDS_DIR, "oracle_cards.ndjson.gz");

describe.skipIf(!hasCards)("the whole game (needs CARDS_DIR)", () => {
  let game: FullGame;
  let rules: Rules;
  beforeAll(() => {
    game = fullGame(CARDS_DIR ?? "");
    rules = createRules(game.table, game.names);
  }, 120_000);

  const card = (name: string): number => {
    const match = game.names.resolve(name, { typos: false });
    if (!match.found) throw new Error(`no card is called ${name}`);
    return match.card;
  };
  const leadTogether = (a: string, b: string): boolean => rules.pairing("commander", card(a), card(b)).ok;

  test("every card of a dated list is a card, and banned or restricted as the list says", () => {
    const entries = BAN_LISTS.flatMap(({ format, banned, restricted = [], allowed }) => [
      ...banned.flatMap(({ cards }) => cards.map((name) => ({ format, name, status: "banned" }))),
      ...restricted.flatMap(({ cards }) => cards.map((name) => ({ format, name, status: "restricted" }))),
      ...allowed.map(({ card: name }) => ({ format, name, status: "legal" })),
    ]);
    for (const { format, name, status } of entries) {
      const match = game.names.resolve(name, { typos: false });
      expect(match.found && ["exact", "face"].includes(match.how), name).toBe(true);
      expect(rules.statusOf(format, card(name)).legality, `${name} in ${format}`).toBe(status);
    }
  });

  test("every card of a list of points is a card that the format admits", () => {
    for (const list of POINTS_LISTS)
      for (const name of list.points.flatMap(({ cards }) => cards)) {
        expect(rules.points(list.format, card(name)), name).toBeGreaterThan(0);
        expect(rules.poolMask(list.format)[card(name)], name).toBe(1);
      }
  });

  test("no token, melded card, joke, attraction, sticker sheet or plane is in any pool", () => {
    const names = [
      "Brisela, Voice of Nightmares",
      "Urza, Planeswalker",
      "Lutri, Pauper Otter",
      "Ach! Hans, Run!",
    ];
    for (const format of ["standard", "pioneer", "modern", "pauper", "commander"])
      for (const name of names) expect(rules.poolMask(format)[card(name)], `${name} in ${format}`).toBe(0);
    expect(rules.poolMask("commander")[card("Bruna, the Fading Light")]).toBe(1);
  });

  test.each([
    ["Thrasios, Triton Hero", "Tymna the Weaver", true],
    ["Thrasios, Triton Hero", "Brallin, Skyshark Rider", false],
    ["Brallin, Skyshark Rider", "Shabraz, the Skyshark", true],
    ["Kratos, Stoic Father", "Atreus, Impulsive Son", true],
    ["Leonardo, the Balance", "Michelangelo, the Heart", true],
    ["Leonardo, the Balance", "Abby, Merciless Soldier", false],
    ["Leonardo, the Balance", "Thrasios, Triton Hero", false],
    ["Cecily, Haunted Mage", "Othelm, Sigardian Outcast", true],
    ["Wilson, Refined Grizzly", "Raised by Giants", true],
    ["Wilson, Refined Grizzly", "Faceless One", true],
    ["Faceless One", "Raised by Giants", true],
    ["Raised by Giants", "Haunted One", false],
    ["The Tenth Doctor", "Rose Tyler", true],
    ["The Tenth Doctor", "The Ninth Doctor", false],
    ["Rose Tyler", "Clara Oswald", false],
    ["Thrasios, Triton Hero", "Thrasios, Triton Hero", false],
  ])("%s with %s: %s", (a, b, together) => {
    expect(leadTogether(a, b)).toBe(together);
    expect(leadTogether(b, a)).toBe(together);
  });

  test.each([
    ["Krenko, Mob Boss", true],
    ["Grist, the Hunger Tide", true],
    ["Daretti, Scrap Savant", true],
    ["Jace, the Mind Sculptor", false],
    ["Parhelion II", true],
    ["Esika, God of the Tree", true],
    ["Llanowar Elves", false],
    ["Raised by Giants", false],
    ["Griselbrand", false],
    ["Westvale Abbey", false],
  ])("%s leads a Commander deck: %s", (name, leads) => {
    expect(rules.canLead("commander", card(name))).toBe(leads);
  });

  test("a color in reminder text is none of the identity", () => {
    const verdict = rules.validate({
      format: "commander",
      commanders: ["Talrand, Sky Summoner"],
      main: { "Blind Obedience": 1, Pestilence: 1, Trinisphere: 1 },
    });
    const outside = verdict.findings.filter(({ rule }) => rule === "IDENT").map(({ cards }) => cards[0]);
    expect(outside).toEqual(["Blind Obedience", "Pestilence"]);
    const white = rules.validate({
      format: "commander",
      commanders: ["Heliod, Sun-Crowned"],
      main: { "Blind Obedience": 1 },
    });
    expect(white.findings.map(({ rule }) => rule)).not.toContain("IDENT");
  });

  describe("decks that people played in the sixty days before 2026-07-15", () => {
    const formats = ["standard", "pioneer", "modern", "pauper", "legacy", "vintage"];
    const cases = formats.filter((format) => hasFile(DECKS_DIR, `${format}.ndjson.gz`));
    test.skipIf(cases.length === 0).each(cases)(
      "%s",
      (format) => {
        const decks = readLines(DECKS_DIR ?? "", `${format}.ndjson.gz`, /"date":"2026-0[567]/).filter(
          isPlayed,
        );
        const recent = decks.filter(({ date }) => date >= "2026-05-16" && date < "2026-07-15");
        const unexplained = recent.filter(
          (deck) =>
            !rules
              .validate({ ...deck, format })
              .findings.every(
                (finding) =>
                  finding.severity !== "illegal" || isLater(finding.rule, finding.cards, format, deck.date),
              ),
        );
        expect(recent.length).toBeGreaterThan(100);
        expect(1 - unexplained.length / recent.length).toBeGreaterThanOrEqual(0.995);
      },
      120_000,
    );

    /** A ban or restriction that came on the day the deck was played, or later. */
    function isLater(rule: string, cards: readonly string[], format: string, date: string): boolean {
      const [name] = cards;
      if ((rule !== "BAN" && rule !== "RESTR") || name === undefined) return false;
      const { since } = rules.statusOf(format, card(name));
      return since !== null && since >= date;
    }
  });
});

interface PlayedDeck extends Pick<DeckList, "main"> {
  readonly side: CardCounts;
  readonly date: string;
}

function isPlayed(value: unknown): value is PlayedDeck {
  return (
    typeof value === "object" &&
    value !== null &&
    "date" in value &&
    typeof value.date === "string" &&
    "main" in value
  );
}
