import { expect, test } from "vitest";
import { setsOf } from "../../../data/sets.ts";
import { boosterSetsOf } from "./booster-sets.ts";

const SET = { code: "blb", name: "Bloomburrow", set_type: "expansion", card_count: 400, digital: false };

test("sets that are opened in boosters are offered by name", () => {
  const answer = {
    data: [
      SET,
      { ...SET, code: "blc", set_type: "commander" },
      { ...SET, code: "om1", digital: true },
      { ...SET, code: "pblb", card_count: 80 },
      { ...SET, name: 7 },
      null,
    ],
  };
  expect(boosterSetsOf(setsOf(answer))).toEqual([{ slug: "blb", name: "Bloomburrow (BLB)" }]);
});

test.each([null, 7, {}, { data: "all" }])("an answer of %j offers none", (answer) => {
  expect(setsOf(answer)).toEqual([]);
});
