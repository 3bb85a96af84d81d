import { beforeAll, describe, expect, test } from "vitest";
import type { IntentContext } from "./context.ts";
import { parseIntent } from "./parse-intent.ts";
import { readIntentContext } from "./testing/intent-context.ts";
import { foldPhrase } from "./tokens.ts";

let context: IntentContext;
beforeAll(async () => {
  context = await readIntentContext();
}, 60_000);

describe("a deck is met as what it does", () => {
  test.each([
    ["Temur Omniscience", "combo"],
    ["Esper Self Bounce", "blink"],
    ["Mono Red Belcher", "combo"],
    ["Simic Control Terror", "spells"],
    ["Golgari Nic Fit", "big-mana"],
    ["Mono Black Sacrifice", "aristocrats"],
    ["Azorius", undefined],
  ])("%s", (name, kind) => {
    expect(context.metBy.ofName(foldPhrase(name))).toBe(kind);
  });
});

describe("a card is met as the decks that it leads or is in", () => {
  test.each([
    // By what its decks play.
    ["Queen Marchesa", "stax"],
    ["Karador, Ghost Chieftain", "graveyard"],
    ["Brago, King Eternal", "blink"],
    ["Sythis, Harvest's Hand", "enchantments"],
    ["Kumena, Tyrant of Orazca", "tokens"],
    // By hand.
    ["Kinnan, Bonder Prodigy", "combo"],
    ["Winter Orb", "stax"],
    // By its tags, or its type.
    ["Supreme Verdict", "control"],
    ["Time Warp", "combo"],
    ["Oblivion Ring", "enchantments"],
  ])("%s", (name, kind) => {
    const match = context.names.resolve(name, { typos: false });
    const cards = match.found ? [match.card] : [];
    const card = { kind: "card", cards, pair: false, short: false, slot: "bare", corrected: false } as const;
    expect(context.metBy.ofContent(card)).toBe(kind);
  });
});

describe("what others play is met by its name", () => {
  test.each<[string, readonly string[]]>([
    ["vintage deck that beats oath", ["combo"]],
    ["mono red for modern, good against amulet titan", ["big-mana"]],
    ["my brother plays Karador. mono white commander deck against him", ["graveyard"]],
    ["legacy deck with answers to dimir frog", ["spells"]],
    ["black deck with a good mill matchup, commander", ["mill"]],
    ["a headache for Brago players, gruul commander", ["blink"]],
  ])("%s", (wish, against) => {
    expect(parseIntent(wish, context).against).toEqual(against);
  });

  test("and one's own is not", () => {
    expect(parseIntent("soul sisters for modern, around 50 dollars", context).against).toBeUndefined();
  });
});
