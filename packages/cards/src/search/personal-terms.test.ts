import { expect, test } from "vitest";
import { personalTerms } from "./personal-terms.ts";

test("a query that speaks of the asker's cards is told from one that only looks like it", () => {
  const uses = (query: string) => personalTerms(query);
  expect(uses("t:elf owned>=2")).toEqual({ owned: true, deck: false });
  expect(uses("t:elf OWNED >= 2")).toEqual({ owned: true, deck: false });
  expect(uses("(c:g or -owned:yes) -in:deck")).toEqual({ owned: true, deck: true });
  expect(uses('in:"Deck"')).toEqual({ owned: false, deck: true });
  for (const query of ["owned", "in:lea", 'o:"in:deck owned:yes"', "", '"', "((-"])
    expect(uses(query), query).toEqual({ owned: false, deck: false });
});
