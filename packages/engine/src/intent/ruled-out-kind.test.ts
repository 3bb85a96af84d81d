import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

describe("a kind of cards is ruled out", () => {
  test.each([
    ["board wipes are banned in our group", ["board wipes"]],
    ["mana rocks not allowed", ["mana rocks"]],
    ["instants are not allowed", ["instants"]],
    ["tutors and mana rocks are banned", ["tutors", "mana rocks"]],
    ["free spells, tutors and fetchlands are not welcome", ["free spells", "tutors", "fetch lands"]],
    ["fetch lands-free", ["fetch lands"]],
    ["a tutor free deck please", ["tutors"]],
    ["don't you dare put wheels in there", ["wheels"]],
    ["and don't even think about mana rocks", ["mana rocks"]],
    ["no graveyard hate", ["graveyard hate"]],
    ["graveyard hate is banned", ["graveyard hate"]],
  ])("by words behind it, or however it is forbidden: %s", (words, exclude) => {
    const read = parseIntent(`gruul commander, ${words}`, context);
    expect(read.exclude).toEqual(exclude);
    const { themes, playstyle, against, include, unread } = read;
    expect([themes, playstyle, against, include, unread].filter((each) => each !== undefined)).toEqual([]);
  });

  test("a comma alone parts what is wanted from what is not", () => {
    const read = parseIntent("commander tokens, board wipes are banned", context);
    expect(read.playstyle).toBe("tokens");
    expect(read.exclude).toEqual(["board wipes"]);
  });

  test("what is counted of such a kind is no opponent's deck", () => {
    const { limits, against } = parseIntent("commander, 5 graveyard hate pieces", context);
    expect(limits).toEqual([{ what: "graveyard hate", least: 5, most: 5 }]);
    expect(against).toBeUndefined();
  });

  test("graveyard hate that is wanted says what others play", () => {
    expect(parseIntent("commander with graveyard hate, white", context).against).toEqual(["graveyard"]);
  });
});

test.each([
  ["off the table: mill. azorius control", ["mill"]],
  ["banned at my table: tutors, infect. mono blue commander", ["tutors", "infect"]],
  ["nope list: infect, stax. yep list: dragons. commander", ["infect", "stax"]],
  ["anything but another dragon deck, jund commander", ["Dragon"]],
  ["so long as nothing flies: gruul commander", ["flyers"]],
])("a heading, and words that are seldom said, rule out: %s", (wish, exclude) => {
  const { exclude: out, against } = parseIntent(wish, context);
  expect([out, against]).toEqual([exclude, undefined]);
});

test("a table that nothing is banned at has what is played there", () => {
  const { exclude, against } = parseIntent("at my table: elves, burn. mono white commander", context);
  expect([exclude, against]).toEqual([undefined, ["tokens", "burn"]]);
});
