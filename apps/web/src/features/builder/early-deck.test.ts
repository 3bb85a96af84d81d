import { expect, test } from "vitest";
import { earlyDeckScript } from "./early-deck.ts";

test("a page asks for the deck of its address by itself", () => {
  const script = earlyDeckScript(new URLSearchParams("wish=elves+</script>&format=pauper")) ?? "";
  expect(script).toContain("pauper");
  expect(script).not.toContain("</script>");
});

test.each(["", "deck=7", "wish=elves&saving=1", "wish=elves&owned=only"])("but for none at ?%s", (search) => {
  expect(earlyDeckScript(new URLSearchParams(search))).toBeNull();
});
