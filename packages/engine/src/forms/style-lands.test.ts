import { describe, expect, test } from "vitest";
import { landsOfFormat } from "./style-lands.ts";

describe("the lands of a playstyle in a format", () => {
  test("reach as far as people's decks do, and are as many as the usual ones of theirs", () => {
    // Nine of ten controlling decks of Pauper hold 17 to 20 lands.
    expect(landsOfFormat("pauper", "control", [26, 26, 27])).toEqual([17, 20, 27]);
    expect(landsOfFormat("pioneer", "ramp", [25, 26, 27])).toEqual([25, 31, 32]);
  });

  test("are the playstyle's own where the format's decks were not counted, or too few", () => {
    expect(landsOfFormat("historic", "control", [26, 26, 27])).toEqual([26, 26, 27]);
    expect(landsOfFormat("pauper", "stax-prison", [22, 23, 24])).toEqual([22, 23, 24]);
  });
});
