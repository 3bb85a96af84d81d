import { describe, expect, test } from "vitest";
import { landsOfFormat } from "./style-lands.ts";

describe("the lands of a playstyle in a format", () => {
  test("reach as far as people's decks do, and are as many as the usual ones of theirs", () => {
    // Eight of ten controlling decks of Pauper hold 18 to 21 lands, and of Pioneer's ramp 20 (Devotion) to 32 (Scapeshift).
    expect(landsOfFormat("pauper", "control", [26, 26, 27])).toEqual([18, 21, 27]);
    expect(landsOfFormat("pioneer", "ramp", [25, 26, 27])).toEqual([20, 26, 32]);
  });

  test("are the playstyle's own where the format's decks were not counted, or too few", () => {
    expect(landsOfFormat("historic", "control", [26, 26, 27])).toEqual([26, 26, 27]);
    expect(landsOfFormat("pauper", "mill", [22, 23, 24])).toEqual([22, 23, 24]);
  });
});
