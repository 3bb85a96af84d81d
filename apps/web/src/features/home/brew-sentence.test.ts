import { expect, test } from "vitest";
import { brewSentence } from "./brew-sentence.ts";

test("choices come first, the person's own words after them", () => {
  expect(
    brewSentence({
      format: "Commander",
      playstyle: "Tokens",
      keyCard: "Krenko, Mob Boss",
      text: " under $50 ",
    }),
  ).toBe("Tokens Commander deck with Krenko, Mob Boss, under $50");
});

test("what was left open is left out", () => {
  expect(brewSentence({ format: "", playstyle: "", keyCard: "", text: "" })).toBe("");
  expect(brewSentence({ format: "", playstyle: "", keyCard: "Sol Ring", text: "" })).toBe(
    "deck with Sol Ring",
  );
  expect(brewSentence({ format: "Modern", playstyle: "", keyCard: "", text: "burn" })).toBe("Modern, burn");
  expect(brewSentence({ format: "", playstyle: "", keyCard: "", text: "modern burn deck" })).toBe(
    "modern burn deck",
  );
});
