import { toMeasured } from "@deckwright/decks/deck.ts";
import { editDeck } from "@deckwright/decks/edit.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readEngine } from "../../testing/real.ts";
import type { Engine } from "../engine.ts";
import type { GenerateRequest } from "../types.ts";

let engine: Engine;

beforeAll(async () => {
  // What is compared here does not depend on how long a deck is improved.
  engine = await readEngine(0.02);
}, 60_000);

const WISHES: readonly GenerateRequest[] = [
  { prompt: "Lathril elf tribal, power 7" },
  { prompt: "edgar markov vampires, budget 30 dollars, bracket 4" },
  { prompt: "commander deck" },
  { prompt: "tribal commander" },
  { prompt: "lifegain commander, bracket 1" },
  { format: "modern", prompt: "burn under $100" },
  { format: "pauper", playstyle: "tribal" },
  { format: "oathbreaker", playstyle: "spellslinger" },
  { format: "brawl", variant: "standard", themes: ["tokens"] },
  { format: "archenemy", base: "pauper-commander" },
  { format: "two-headed-giant", base: "commander" },
  { format: "canadian-highlander" },
  { format: "unstable" },
  { format: "sealed" },
  { format: "cube-draft" },
];

/** Lists to draft or draw from, of which no strategy is told. */
const LISTS: ReadonlySet<string> = new Set(["cube-draft", "battle-box"]);

describe.each(WISHES.map((wish) => [JSON.stringify(wish), wish] as const))("a deck for %s", (_, wish) => {
  test("has the same figures when it is looked at again, and an edit moves no target", () => {
    const { deck, analysis, findings } = engine.generate({ seed: 1, ...wish });
    expect(deck.aim).toBeDefined();
    const { findings: missed, strategy, ...again } = engine.analyze(toMeasured(deck));
    expect(again).toEqual(analysis);
    expect(strategy === "").toBe(LISTS.has(deck.format));
    expect(deck.bracket).toBe(analysis.bracket?.level ?? null);
    if (!deck.partner_deck) {
      expect(deck.price_usd).toBeCloseTo(analysis.price.total, 2);
      expect(findings).toEqual(expect.arrayContaining([...missed]));
    }

    const land = Object.keys(deck.main).find((name) => /^(Plains|Island|Swamp|Mountain|Forest)$/.test(name));
    const edits = [{ zone: "main", card: land ?? "Forest", change: 1 }];
    const edited = engine.analyze(toMeasured(editDeck(deck, edits).deck));
    const bandsOf = ({ roles }: typeof edited | typeof analysis) =>
      roles.map(({ role, label, have, min, max }) => [role, label, have, min, max]);
    expect(bandsOf(edited)).toEqual(bandsOf(analysis));
    expect(Math.abs(edited.power_level - analysis.power_level)).toBeLessThanOrEqual(1);
    expect(edited.bracket?.level).toBe(analysis.bracket?.level);
  });
});

test("what was asked for and is missed is said of the deck as it stands", () => {
  const main = { "Grizzly Bears": 1, Forest: 38 };
  const commanders = ["Lathril, Blade of the Elves"];
  const aim = { playstyle: "tribal", tribe: "Elf", power: 7, bracket: 3 } as const;
  const said = (cards: Readonly<Record<string, number>>) =>
    engine.analyze({ format: "commander", commanders, main: { ...main, ...cards }, aim });
  const few = said({});
  expect(few.bracket).toMatchObject({ floor: 1, level: 1 });
  const words = few.findings.map(({ message }) => message).join(" ");
  expect(words).toContain("0 Elf cards are in this deck");
  expect(words).toContain("You asked for power 7; this deck comes to 1");
  expect(words).not.toContain("You asked for bracket");
  const lifted = said({ Armageddon: 1 });
  expect(lifted.bracket).toMatchObject({ floor: 4, level: 4 });
  expect(lifted.findings.map(({ message }) => message)).toContain(
    "These cards make this a bracket 4 deck (Mass land denial: Armageddon).",
  );
});

test.each([undefined, 1, 3, 5] as const)(
  "a deck measures the same whatever bracket was asked for: %s",
  (bracket) => {
    const { deck } = engine.generate({ commanders: ["Krenko, Mob Boss"], bracket: 4, seed: 2 });
    const { aim = { playstyle: "tribal" }, ...list } = toMeasured(deck);
    const { bracket: _asked, power: _power, ...rest } = aim;
    const other = engine.analyze({ ...list, aim: bracket === undefined ? rest : { ...rest, bracket } });
    expect(other.power_level).toBe(deck.power_level);
    expect(other.bracket?.level).toBe(deck.bracket);
  },
);

test("a deck that people play under its name is no half of its way to play", () => {
  const { deck, findings } = engine.generate({ prompt: "legacy reanimator", seed: 3 });
  expect(deck.aim).toEqual({ playstyle: "reanimator" });
  expect(findings.map(({ message }) => message).join(" ")).not.toMatch(/too little for a full/);
  // One that was grown is held against what was asked for.
  expect(engine.generate({ prompt: "pauper mill", seed: 3 }).deck.aim).toMatchObject({ isStyleAsked: true });
});
