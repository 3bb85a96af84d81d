import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basic, gameOf, spell } from "../../testing/game-cards.ts";
import { cardsSeen, chanceOfAtLeast, chanceOfExactly, keepableChance } from "../mana/odds.ts";
import type { GameFacts } from "./game-facts.ts";
import { playGames } from "./play-games.ts";

/** Keeps every hand. */
const KEEP_ALL = [{ cards: 7, fewest: 0, most: 7, lands: 7 }];
/** Games for figures that are held against exact ones: four deviations of a share are at most 0.02. */
const MANY = 10_000;
const NEAR = 0.02;
const RED = 8;
const GREEN = 16;

const bears = (lands: number, size: number) =>
  gameOf([basic("Forest", GREEN, lands), spell("Bear", "{1}{G}", size - lands, { attack: 2 })]);

describe("hands and draws are those of the exact odds", () => {
  test.each([
    [60, 24],
    [40, 17],
    [60, 18],
    [99, 37],
  ])("%d cards with %d lands", (size, lands) => {
    const usual = playGames(bears(lands, size), { games: MANY });
    expect(Math.abs(usual.kept - keepableChance(size, lands))).toBeLessThan(NEAR);
    const all = playGames(bears(lands, size), { games: MANY, rules: KEEP_ALL });
    expect(all.kept).toBe(1);
    expect(all.mulligans).toBe(0);
    const { screw, flood } = all;
    // A third land that is drawn by the fourth turn is played by then.
    const screwed = 1 - chanceOfAtLeast(size, lands, cardsSeen(screw.turn, false), screw.lands);
    expect(Math.abs(screw.share - screwed)).toBeLessThan(NEAR);
    const flooded = chanceOfAtLeast(size, lands, cardsSeen(flood.turn, false), flood.lands);
    expect(Math.abs(flood.share - flooded)).toBeLessThan(NEAR);
  });

  test("with more than two players a first seven wants three lands, and a card is drawn in the first turn", () => {
    const deck = { ...bears(37, 99), isMultiplayer: true };
    const usual = playGames(deck, { games: MANY });
    const exact = [3, 4, 5].reduce((sum, lands) => sum + chanceOfExactly(99, 37, 7, lands), 0);
    expect(usual.keeps).toEqual({ fewest: 3, most: 5 });
    expect(Math.abs(usual.kept - exact)).toBeLessThan(NEAR);
    const { flood } = playGames(deck, { games: MANY, rules: KEEP_ALL });
    const flooded = chanceOfAtLeast(99, 37, cardsSeen(flood.turn, true), flood.lands);
    expect(Math.abs(flood.share - flooded)).toBeLessThan(NEAR);
  });
});

describe("decks of which the result is certain", () => {
  test("sixty Mountains: every hand is sent back down to four cards, and nobody is hurt", () => {
    const report = playGames(gameOf([basic("Mountain", RED, 60)]));
    expect(report).toMatchObject({ kept: 0, mulligans: 3, combo: null, commanders: [], spent: 0 });
    expect(report.damage.turn).toEqual({ median: null, byTurn: new Array(12).fill(0) });
    expect(report.onCurve).toEqual([0, 0, 0, 0, 0, 0]);
    // Four in the hand, all of which are played; then one a turn.
    expect(report.lands.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(report.screw.share).toBe(0);
  });

  test("what costs nothing attacks from the second turn on, with haste from the first", () => {
    const free = (isHasty: boolean) =>
      playGames(gameOf([spell("Memnite", "{0}", 60, { attack: 1, isHasty })]), {
        rules: KEEP_ALL,
        games: 10,
      });
    // 7 attack in turn 2, 8 in turn 3, 9 in turn 4: twenty are there in turn 4. With haste: 7, 8, 9.
    expect(free(false).damage.turn.byTurn.slice(0, 4)).toEqual([0, 0, 0, 1]);
    expect(free(true).damage.turn.byTurn.slice(0, 4)).toEqual([0, 0, 1, 1]);
  });

  test("seven cards that are the whole deck are played turn by turn", () => {
    const cards = [
      basic("Forest", GREEN, 4),
      spell("Elf", "{G}", 1, { mana: { kinds: GREEN, amount: 1, isLate: true }, attack: 1 }),
      spell("Centaur", "{1}{G}{G}", 1, { attack: 4 }),
      spell("Baloth", "{3}{G}{G}", 1, { attack: 16 }),
    ];
    const { damage, onCurve, lands, spent } = playGames(gameOf(cards), { games: 3 });
    // Elf; Centaur with two lands and the Elf; in turn 4 Baloth with four and the Elf: 4 + 4 in turns 3 and 4, then 20.
    expect(onCurve).toEqual([1, 1, 0, 1, 0, 0]);
    expect(spent).toBeCloseTo((1 + 2 + 4) / 21, 10);
    expect(lands.slice(0, 5)).toEqual([1, 2, 3, 4, 4]);
    expect(damage.turn.median).toBe(5);
  });

  test("a land that enters tapped is played while its mana is not missed", () => {
    const cards = [
      { ...basic("Tapped", GREEN, 1), mana: { kinds: GREEN, amount: 1, isLate: true } },
      basic("Forest", GREEN, 2),
      spell("Bear", "{1}{G}", 4),
    ];
    const { onCurve } = playGames(gameOf(cards), { games: 3 });
    expect(onCurve.slice(0, 2)).toEqual([0, 1]);
  });

  test("land ramp fetches a land out of the library, tapped", () => {
    const cards = [basic("Forest", GREEN, 60), spell("Growth", "{1}{G}", 0, {})];
    const deck = gameOf(cards, {
      commanders: [spell("Leader", "{1}{G}", 1, { finds: { kinds: GREEN, lands: 1 } })],
    });
    const { lands, commanders } = playGames(deck, { rules: KEEP_ALL, games: 5 });
    expect(lands.slice(0, 4)).toEqual([1, 3, 4, 5]);
    expect(commanders).toEqual([
      { name: "Leader", manaValue: 2, turn: { median: 2, byTurn: [0, ...new Array(11).fill(1)] } },
    ]);
  });

  test("two cards in the command zone and the hand are a combo as soon as both can be paid", () => {
    const deck = gameOf([basic("Swamp", 4, 40), spell("Pact", "{1}{B}", 40, { isHeld: true })], {
      commanders: [spell("Oracle", "{1}{B}", 1)],
      combos: [["Pact", "Oracle"]],
    });
    const { combo, commanders } = playGames(deck);
    expect(commanders[0]?.turn.median).toBe(2);
    // The commander was cast before; the other is held until it is paid for in turn 3.
    expect(combo?.turn.byTurn.slice(0, 2)).toEqual([0, 0]);
    expect(combo?.turn.byTurn[2]).toBeGreaterThan(0.9);
    expect(combo?.pairs).toEqual([["Pact", "Oracle"]]);
  });

  test("colors decide: what nothing makes the mana for is never cast", () => {
    const deck = gameOf([basic("Mountain", RED, 24), spell("Bear", "{1}{G}", 36, { attack: 2 })]);
    expect(playGames(deck)).toMatchObject({ spent: 0, damage: { turn: { median: null } } });
  });
});

describe("figures as a whole", () => {
  const deck = (lands: number): GameFacts =>
    gameOf([
      basic("Mountain", RED, lands),
      spell("Goblin", "{R}", 20, { attack: 1 }),
      spell("Ogre", "{2}{R}", 20, { attack: 3 }),
      spell("Giant", "{3}{R}{R}", 40 - lands, { attack: 5 }),
    ]);

  test("are the same for the same deck and seed, and others for another seed", () => {
    expect(playGames(deck(20))).toEqual(playGames(deck(20)));
    expect(playGames(deck(20), { seed: 1 })).not.toEqual(playGames(deck(20), { seed: 2 }));
  });

  test("more lands mean fewer screws, more floods and more lands in play", () => {
    const reports = [14, 18, 22, 26, 30].map((lands) => playGames(deck(lands)));
    for (const [at, report] of reports.slice(1).entries()) {
      const before = reports[at]!;
      expect(report.screw.share).toBeLessThan(before.screw.share);
      expect(report.flood.share).toBeGreaterThan(before.flood.share);
      expect(report.lands[4]).toBeGreaterThan(before.lands[4]!);
    }
  });

  test("a stronger creature wins no later", () => {
    const withAttack = (attack: number) =>
      playGames(gameOf([basic("Forest", GREEN, 24), spell("Bear", "{1}{G}", 36, { attack })])).damage.turn;
    expect(withAttack(3).median!).toBeLessThan(withAttack(2).median!);
  });
});

describe("any facts have a report", () => {
  const empty = gameOf([]);

  test.each<[string, GameFacts]>([
    ["nothing", empty],
    ["one card", gameOf([spell("Opt", "{U}", 1)])],
    ["a commander alone", gameOf([], { commanders: [spell("Leader", "{4}", 1, { attack: 4 })] })],
    ["250 copies", gameOf([spell("Rat", "{B}", 250), basic("Swamp", 4, 250)])],
    ["a million copies", gameOf([spell("Rat", "{B}", 1e6), basic("Swamp", 4, 1e6)])],
    ["a combo of cards that are not there", gameOf([], { combos: [["A", "B"]] })],
    ["cards without cost or mana", gameOf([spell("Lotus Bloom", "", 30), { ...basic("Maze", 0, 30) }])],
  ])("%s", (_, facts) => {
    const report = playGames(facts, { games: 50 });
    expect(report.games).toBe(50);
    expect(Number.isFinite(report.spent + report.kept + report.mulligans)).toBe(true);
    for (const share of [...report.damage.turn.byTurn, report.screw.share, report.flood.share]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  test("no games at all, too", () => {
    expect(playGames(bears(24, 60), { games: 0 })).toMatchObject({ games: 0, kept: 0, spent: 0 });
  });

  test("decks of any cards", () => {
    const card = fc.record({
      name: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      quantity: fc.nat(40),
      cost: fc.constantFrom("", "{0}", "{1}", "{W}{U}", "{X}{R}{R}", "{2/W}", "{G/U/P}", "{15}", "no cost"),
      isLand: fc.boolean(),
      mana: fc.record({
        kinds: fc.nat(63),
        amount: fc.nat(5),
        isLate: fc.boolean(),
      }),
      finds: fc.record({ kinds: fc.nat(31), lands: fc.nat(10) }),
      attack: fc.nat(20),
      isHasty: fc.boolean(),
      isHeld: fc.boolean(),
      isTyped: fc.boolean(),
    });
    const list = fc.array(card, { maxLength: 12 });
    fc.assert(
      fc.property(list, list, fc.boolean(), (cards, commanders, isMultiplayer) => {
        const combos = [["a", "b"] as const, ["c", "c"] as const];
        const report = playGames({ cards, commanders, combos, life: 20, isMultiplayer }, { games: 5 });
        expect(report.damage.turn.byTurn.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(report.spent).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
});
