import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { expect, test } from "vitest";
import { FORMAT_WORDS } from "./syntax.ts";

/** Scryfall no longer says what this format admits: today it is Pioneer, on Arena. */
const UNTOLD = ["explorer"];

test("every format of ours that the cards say something of can be searched for", () => {
  const told = [...FORMATS.values()].flatMap(({ pool: { key } }) => (key === null ? [] : [key]));
  expect(FORMAT_WORDS).toEqual(expect.arrayContaining(told.filter((key) => !UNTOLD.includes(key))));
});
