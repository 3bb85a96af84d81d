import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();
const read = (wish: string) => {
  const { themes, exclude, against } = parseIntent(wish, context);
  return { themes, exclude, against };
};
const NOTHING = { themes: undefined, exclude: undefined, against: undefined };

describe("what nobody has", () => {
  test.each([
    ["nobody in my group runs artifact removal. so: artifacts! commander", ["artifacts"]],
    ["nobody here plays artifact hate, artifacts commander", ["artifacts"]],
  ])("is met by none, and is none of the deck's limits: %s", (wish, themes) => {
    expect(read(wish)).toEqual({ ...NOTHING, themes });
  });

  test("ends where somebody says what to play himself", () => {
    const { tribe } = parseIntent("Jake has dragons. nobody has knights so I'll take knights, edh", context);
    expect(tribe).toBe("Knight");
  });
});

describe("what a group lacks", () => {
  test.each([
    ["our meta lacks removal so go tall with auras, bant, edh", { ...NOTHING, themes: ["auras"] }],
    ["edh auras deck that lacks removal", { ...NOTHING, themes: ["auras"], exclude: ["removal"] }],
  ])("is no ban for one's own deck: %s", (wish, expected) => {
    expect(read(wish)).toEqual(expected);
  });
});
