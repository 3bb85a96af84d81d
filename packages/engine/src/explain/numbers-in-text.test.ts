import { expect, test } from "vitest";
import { numbersInText } from "./numbers-in-text.ts";

test.each<[string, readonly string[]]>([
  ["It holds thirty-seven lands and 12 creatures.", ["37", "12"]],
  ["Ninety-four cards draw a card.", ["94"]],
  ["It costs $1,234.50, or two hundred and fifty dollars less.", ["$1234.5", "$250"]],
  ["In 78% of games, and in seventy percent of the others.", ["%78", "%70"]],
  ["One of them is enough, and the first one is Forest.", []],
  ["Two thousand games, a hundred of them lost.", ["2000", "100"]],
  ["Often, weights and attentive freight.", []],
])("the numbers of a sentence: %s", (text, expected) => {
  expect(numbersInText(text).map(({ value, unit }) => `${unit}${value}`)).toEqual(expected);
});
