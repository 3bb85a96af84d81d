import { describe, expect, test } from "vitest";
import { parseIntent } from "./parse-intent.ts";
import { smallContext } from "./testing/small-context.ts";

const context = smallContext();

describe("what shares the lot of something ruled out", () => {
  test.each([
    ["blue is out, so is black. commander humans", ["blue", "black"]],
    ["Red isn't an option, nor is white. Commander ramp", ["red", "white"]],
    ["Red isn't an option (Tom has the red deck), nor is white. Commander ramp", ["red", "white"]],
    ["no to red, same for white. commander dragons", ["red", "white"]],
    ["blue bores me, and green does too. commander vampires", ["blue", "green"]],
    ["no infect, same goes for mill. golgari commander", ["infect", "mill"]],
  ])("%s", (wish, expected) => {
    const { exclude, colors } = parseIntent(wish, context);
    expect(exclude).toEqual(expected);
    if (!wish.includes("golgari")) expect(colors).toBeUndefined();
  });

  test("is not what stands beside something wished for", () => {
    const { colors, exclude } = parseIntent("green is fine, so is black. commander elves", context);
    expect({ colors, exclude }).toEqual({ colors: ["B", "G"], exclude: undefined });
  });
});
