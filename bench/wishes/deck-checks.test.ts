import type { Deck } from "@deckwright/decks/deck.ts";
import { describe, expect, test } from "vitest";
import type { CheckedCard } from "./checked-card.ts";
import { checkDeck } from "./deck-checks.ts";
import type { Want, WantedLimit } from "./wish.ts";
import type { WishedDeck } from "./wished-deck.ts";

const NOTHING: CheckedCard = {
  name: "",
  typeLine: "",
  text: "",
  keywords: [],
  manaValue: 0,
  identity: "",
  cost: "",
  usd: 0.1,
  firstYear: 2020,
  rarities: new Set(["common"]),
  sets: new Set(["khm"]),
  setNames: ["Kaldheim"],
  isReserved: false,
  isGameChanger: false,
};
const FOREST = {
  ...NOTHING,
  name: "Forest",
  typeLine: "Basic Land — Forest",
  identity: "G",
  firstYear: 1993,
};
const ELF = {
  ...NOTHING,
  name: "Jaspera Sentinel",
  typeLine: "Creature — Elf Rogue",
  identity: "G",
  manaValue: 1,
};
const GIANT = {
  ...NOTHING,
  name: "Battle Mammoth",
  typeLine: "Creature — Elephant",
  identity: "G",
  manaValue: 5,
  usd: 4,
  rarities: new Set(["mythic"]),
};
const CANCEL = {
  ...NOTHING,
  name: "Cancel",
  typeLine: "Instant",
  identity: "U",
  manaValue: 3,
  text: "counter target spell.",
};

/** Twenty-four Forests, twenty Elves, sixteen of something else. */
function deckOf(rest: CheckedCard): WishedDeck {
  const deck: Pick<Deck, "format" | "playstyle" | "cards"> = {
    format: "modern",
    playstyle: "tribal",
    cards: 60,
  };
  return {
    deck: deck as Deck,
    commanders: [],
    main: [
      { card: FOREST, copies: 24 },
      { card: ELF, copies: 20 },
      { card: rest, copies: 16 },
    ],
    side: [],
  };
}

function outcomes(
  asked: { readonly want?: Want; readonly limits?: readonly WantedLimit[] },
  {
    rest = GIANT,
    messages = [],
    unread = [],
  }: {
    readonly rest?: CheckedCard;
    readonly messages?: readonly string[];
    readonly unread?: readonly string[];
  } = {},
): string[] {
  const wish = { want: asked.want ?? {}, limits: asked.limits ?? [] };
  return checkDeck(wish, deckOf(rest), { messages, unread }).map(({ outcome }) => outcome);
}

const lands = (count: number): WantedLimit => ({ what: "lands", least: count, most: count });

describe("the checker of decks against wishes", () => {
  test("a count is kept, or broken in silence", () => {
    expect(outcomes({ limits: [lands(24)] })).toEqual(["kept"]);
    expect(outcomes({ limits: [lands(22)] })).toEqual(["silent"]);
    expect(outcomes({ limits: [{ what: "creatures", most: 36 }] })).toEqual(["kept"]);
    expect(outcomes({ limits: [{ what: "creatures", most: 35 }] })).toEqual(["silent"]);
    expect(outcomes({ limits: [{ what: "card:Forest", least: 24, most: 24 }] })).toEqual(["kept"]);
    expect(outcomes({ limits: [{ what: "type:Elf", least: 21 }] })).toEqual(["silent"]);
  });

  test("a doubtful card counts for whoever put it in: as one of at least so many, and not against a greatest number", () => {
    const fetcher = { ...CANCEL, text: "search your library for a basic land card, put it into your hand." };
    const limits = [{ what: "tutors", least: 10 }];
    expect(outcomes({ limits }, { rest: fetcher })).toEqual(["kept"]);
    expect(outcomes({ limits: [{ what: "tutors", most: 0 }] }, { rest: fetcher })).toEqual(["kept"]);
    const tutor = { ...CANCEL, text: "search your library for a card, put it into your hand." };
    expect(outcomes({ limits: [{ what: "tutors", most: 4 }] }, { rest: tutor })).toEqual(["silent"]);
  });

  test("texts that do the same in other words", () => {
    const counted = (what: string, text: string): string[] =>
      outcomes({ limits: [{ what, least: 16 }] }, { rest: { ...CANCEL, text } });
    expect(counted("removal", "~ deals damage equal to its power to any target.")).toEqual(["kept"]);
    const tuck =
      "the owner of target nonland permanent puts it into their library second from the top or on the bottom.";
    expect(counted("removal", tuck)).toEqual(["kept"]);
    expect(counted("sweepers", "each creature gets -3/-3 until end of turn.")).toEqual(["kept"]);
    const army =
      "amass zombies 2, then the army you amassed deals damage equal to its power to each creature.";
    expect(counted("sweepers", army)).toEqual(["kept"]);
    expect(counted("ramp", "create a lander token.")).toEqual(["kept"]);
    expect(counted("artifact removal", "return all artifacts to their owners' hands.")).toEqual(["kept"]);
    expect(counted("removal", "put target card from a graveyard into its owner's library.")).toEqual([
      "silent",
    ]);
  });

  test("the sideboard is counted by itself", () => {
    const limits = [{ what: "side:counterspells", least: 3, most: 3 }];
    const check = (side: WishedDeck["side"], said: readonly string[] = []): string[] =>
      checkDeck({ want: {}, limits }, { ...deckOf(CANCEL), side }, { messages: said, unread: [] }).map(
        ({ outcome }) => outcome,
      );
    expect(check([{ card: CANCEL, copies: 3 }])).toEqual(["kept"]);
    expect(check([])).toEqual(["silent"]);
    expect(check([], ["3 counterspells in the sideboard asked, 0 there: Modern has none."])).toEqual([
      "said",
    ]);
    const named = [{ what: "side:Cancel", most: 0 }];
    expect(outcomes({ limits: named }, { rest: CANCEL })).toEqual(["kept"]);
  });

  test("what is admitted is said, and a line that affirms it admits nothing", () => {
    const limits = [lands(22)];
    expect(outcomes({ limits }, { messages: ["22 lands asked, 24 in the deck."] })).toEqual(["said"]);
    expect(outcomes({ limits }, { messages: ["22 lands: yes."] })).toEqual(["silent"]);
    expect(outcomes({ limits }, { messages: ["Built as Lands, from what 40 decks play."] })).toEqual([
      "silent",
    ]);
    expect(outcomes({ limits }, { messages: ["Blue gave way."] })).toEqual(["silent"]);
    expect(outcomes({ limits }, { unread: ["22 lands"] })).toEqual(["unread"]);
  });

  test("what all cards of a kind have to be", () => {
    const all = [{ what: "creatures", but: "Elf", most: 0 }];
    expect(outcomes({ limits: all })).toEqual(["silent"]);
    expect(outcomes({ limits: all }, { rest: CANCEL })).toEqual(["kept"]);
    expect(outcomes({ limits: [{ what: "lands", but: "Forest", most: 0 }] })).toEqual(["kept"]);
  });

  test("money, mana and printings", () => {
    expect(outcomes({ want: { budgetUsd: 70 } })).toEqual(["kept"]);
    expect(outcomes({ want: { budgetUsd: 60 } })).toEqual(["silent"]);
    expect(outcomes({ want: { maxCardUsd: 1, maxManaValue: 5 } })).toEqual(["silent", "kept"]);
    expect(outcomes({ limits: [{ what: "maxRarity", is: "uncommon" }] })).toEqual(["silent"]);
    expect(outcomes({ limits: [{ what: "toYear", is: "2019" }] })).toEqual(["silent"]);
    expect(outcomes({ limits: [{ what: "toYear", is: "2020" }] })).toEqual(["kept"]);
    expect(outcomes({ limits: [{ what: "average", most: 2 }] })).toEqual(["silent"]);
  });

  test("colors are what casts a deck: life, a half or the front of a card may, the rest of its identity costs nothing", () => {
    const beside = (identity: string, cost: string): string[] =>
      outcomes({ want: { colors: ["G"] } }, { rest: { ...GIANT, identity, cost } });
    expect(beside("BG", "{1}{B/P}{B/P}")).toEqual(["kept"]);
    expect(beside("RG", "{R/G}{R/G}")).toEqual(["kept"]);
    expect(beside("UG", "{G}")).toEqual(["kept"]);
    expect(beside("WG", "{5}{W} // {1}{G}")).toEqual(["kept"]);
    expect(beside("BG", "{1}{B}{G}")).toEqual(["silent"]);
    expect(beside("B", "")).toEqual(["silent"]);
    const large = { ...GIANT, identity: "BG", cost: "{5}{B}{G}", manaValue: 7 };
    const brought = { ...large, text: "return target creature card from your graveyard to the battlefield." };
    expect(outcomes({ want: { colors: ["G"] } }, { rest: large })).toEqual(["silent"]);
    expect(outcomes({ want: { colors: ["G"] } }, { rest: brought })).toEqual(["kept"]);
  });

  test("what is ruled out: colors, types, kinds and cards", () => {
    const without = (word: string): string[] => outcomes({ want: { exclude: [word] } }, { rest: CANCEL });
    expect(without("blue")).toEqual(["silent"]);
    expect(without("instant")).toEqual(["silent"]);
    expect(without("counterspell")).toEqual(["silent"]);
    expect(without("Cancel")).toEqual(["silent"]);
    expect(without("red")).toEqual(["kept"]);
    expect(without("artifact")).toEqual(["kept"]);
  });

  test("a type is no part of another word, and changelings are all of them", () => {
    const shifter = { ...GIANT, typeLine: "Creature — Shapeshifter", keywords: ["changeling"] };
    const limits = [{ what: "type:Elf", least: 36 }];
    expect(outcomes({ limits })).toEqual(["silent"]);
    expect(outcomes({ limits }, { rest: shifter })).toEqual(["kept"]);
  });
});
