import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { describe, expect, test, vi } from "vitest";
import { toasts } from "../../lib/toasts.ts";
import { type BuilderState, INITIAL_STATE, reduceBuilder } from "./builder-state.ts";
import { deckActions, rebuilt } from "./deck-actions.ts";
import { RESPONSE } from "./testing/sample-deck.ts";
import { EMPTY_WISH, type WishForm } from "./wish/wish-form.ts";

const WISH: WishForm = { ...EMPTY_WISH, prompt: "elf tribal under $100", format: "commander" };

function edited(...changes: readonly (readonly [card: string, change: number])[]): BuilderState {
  const built = reduceBuilder(INITIAL_STATE, { type: "built", wish: WISH, response: RESPONSE });
  const edits = changes.map(([card, change]) => ({ zone: "main", card, change }));
  return edits.length === 0 ? built : reduceBuilder(built, { type: "edited", edits, isTurned: false });
}

describe("a deck that is built again", () => {
  const state = edited(["Overrun", -1], ["Skullclamp", 1], ["Llanowar Elves", 2]);

  test("keeps what was changed by hand, whichever button builds it", () => {
    const asked: WishForm[] = [];
    const actions = deckActions(state, WISH, (wish) => asked.push(wish));
    actions.reroll();
    actions.rerollUnlocked();
    actions.never("Skullclamp");
    for (const prompt of [
      "tribal under $100",
      "Elf tribal, under $60.",
      "elf tribal under $100 without tutors",
      WISH.prompt,
    ])
      asked.push(rebuilt({ ...WISH, prompt }, state, false).wish);
    // A chip may change the words as it likes.
    asked.push(rebuilt({ ...WISH, prompt: "elf tokens below $80" }, state, true).wish);
    const outcomes = asked.map(({ include, exclude }) => [include.toSorted(), exclude.toSorted()]);
    const elves = outcomes[0]?.[0]?.find((name) => name.endsWith("Llanowar Elves"));
    expect(outcomes).toEqual([
      [[elves, "Skullclamp"], ["Overrun"]],
      [[elves, "Skullclamp"], ["Overrun"]],
      [[elves], ["Overrun", "Skullclamp"]],
      ...Array.from({ length: 5 }, () => [[elves, "Skullclamp"], ["Overrun"]]),
    ]);
  });

  test("keeps locks and the seed when a field changes, and nothing of the last deck for another sentence", () => {
    const locked = reduceBuilder(edited(), { type: "locked", name: "Overrun", isLocked: true });
    expect(rebuilt({ ...WISH, budgetUsd: 50 }, locked, false).wish).toMatchObject({
      include: ["Overrun"],
      seed: makeDeck().seed,
    });
    for (const left of [state, locked]) {
      const { wish, leaves } = rebuilt({ ...WISH, prompt: "goblins" }, left, false);
      expect(wish).toMatchObject({ include: [], exclude: [] });
      expect(leaves).toBe(true);
    }
  });

  test("stays the deck of its leader without one card, where others are locked", () => {
    const asked: WishForm[] = [];
    const withoutOne = (state: BuilderState, name: string) =>
      deckActions(state, WISH, (wish) => asked.push(wish)).never(name);
    const locked = reduceBuilder(edited(), { type: "locked", name: "Overrun", isLocked: true });
    withoutOne(locked, "Llanowar Elves");
    withoutOne(locked, "Lathril, Blade of the Elves");
    withoutOne(edited(), "Llanowar Elves");
    expect(asked.map(({ commanders }) => commanders)).toEqual([["Lathril, Blade of the Elves"], [], []]);
  });

  test.each([
    ["with what was changed in it", true, "main:-1:Overrun|main:1:Skullclamp", /your own changes included/],
    ["as far as anybody can tell, where the server does not answer", false, null, /made from/],
  ])("is shared from the vault %s", async (_how, answers, edits, words) => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const location = new URL("http://localhost/builder?deck=7");
    vi.stubGlobal("location", location);
    vi.stubGlobal("window", { location });
    vi.stubGlobal("fetch", async () => {
      if (!answers) throw new TypeError("fetch failed");
      return new Response(`event: deck\ndata: ${JSON.stringify(RESPONSE)}\n\n`);
    });
    const { Overrun: _out, ...rest } = makeDeck().main;
    const deck = { ...makeDeck(), main: { ...rest, Skullclamp: 1 } };
    const saved: BuilderState = {
      ...INITIAL_STATE,
      deck,
      stored: { deck, told: { wish: WISH, intent: RESPONSE.intent } },
    };
    await deckActions(saved, WISH, () => {}).share();
    expect(new URL(copied[0] ?? "").searchParams.get("edits")).toBe(edits);
    expect(toasts.get()?.description).toMatch(words);
    vi.unstubAllGlobals();
  });

  test("asks for nothing more where nothing was changed", () => {
    for (const prompt of [WISH.prompt, "goblins"]) {
      const wish = { ...WISH, prompt, seed: 7 };
      expect(rebuilt(wish, edited(), false)).toEqual({ wish, leaves: false });
    }
  });
});
