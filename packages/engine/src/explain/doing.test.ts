import { describe, expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { wordingsOf } from "./claims.ts";
import { createDoing } from "./doing.ts";

describe("what a card does", () => {
  test("is told with the keywords of its body, with its text and without", async () => {
    const { table, card } = await readReal();
    const doingsOf = createDoing(table);
    const body = (name: string) =>
      doingsOf(card(name), undefined)
        .filter(({ claim }) => claim.kind === "body")
        .flatMap(({ claim }) => wordingsOf(claim));
    expect(body("Goblin Guide")).toEqual(["a 2/2 with haste for one mana"]);
    expect(body("Serra Angel")).toEqual(["a 4/4 with flying and vigilance for five mana"]);
    expect(body("Grizzly Bears")).toEqual(["a 2/2 for two mana"]);
  });
});
