import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { expect, test } from "vitest";
import { LEARNED_FORMS } from "../../data/similar-formats.ts";
import { learnedRanker } from "../../testing/learned-ranker.ts";
import { formOfRankName, formRanker, rankNameOf, rankNameOfForm } from "./form-ranker.ts";

const premodern = { id: "legacy:premodern", slug: "legacy" };

test("every form that decks were learned of is a form of a format, and its name leads back to it", () => {
  for (const [id, name] of Object.entries(LEARNED_FORMS)) {
    expect(FORMATS.get(id), id).toBeDefined();
    expect(formOfRankName(name)).toBe(id);
  }
  expect(formOfRankName("modern")).toBe("modern");
});

test("the ranker calls a form by a name of its own, and a format by its slug", () => {
  expect(rankNameOf(premodern)).toBe("premodern");
  expect(rankNameOf({ id: "legacy", slug: "legacy" })).toBe("legacy");
  expect(rankNameOfForm("commander", "duel")).toBe("duel-commander");
  expect(rankNameOfForm("commander", undefined)).toBe("commander");
  expect(rankNameOfForm("brawl", "standard")).toBe("brawl");
});

test("for a form it answers by the form's own decks, and for other formats by theirs", () => {
  const { ranker, card } = learnedRanker();
  const own = formRanker(ranker, premodern);
  expect(own.popularity("legacy", card("Goblin 1"))).toBe(ranker.popularity("premodern", card("Goblin 1")));
  expect(own.popularity("legacy", card("Goblin 1"))).toBeGreaterThan(0);
  expect(own.popularity("legacy", card("Lightning Bolt"))).toBe(0);
  expect(own.popularity("modern", card("Lightning Bolt"))).toBeGreaterThan(0);
  expect(own.skeletons("legacy").map(({ name }) => name)).toEqual(["Goblins"]);
  expect(formRanker(ranker, premodern)).toBe(own);
  expect(formRanker(ranker, { id: "legacy", slug: "legacy" })).toBe(ranker);
});
