import { describe, expect, test } from "vitest";
import { emptyPage } from "../../data/card-search/result-page.ts";
import { type Found, keepFound, recallFound } from "./ahead-of-router.ts";
import { readSearchState } from "./search-state.ts";

const found = (address: string, problem: string | null = null): Found => ({
  state: readSearchState(new URLSearchParams(address)),
  first: emptyPage(problem),
});

describe("what was found while typing", () => {
  test("is there for the address that states it, however that is written, and for no other", () => {
    const elves = found("q=t:elf&order=name");
    keepFound(elves);
    expect(recallFound("?q=t%3Aelf&order=name")).toBe(elves);
    expect(recallFound("?order=name&q=t:elf&view=grid")).toBe(elves);
    expect(recallFound("?q=t:elf")).toBeNull();
    expect(recallFound("")).toBeNull();
  });

  test("is asked for again where it could not be found", () => {
    keepFound(found("q=t:elf", "Nobody answers."));
    expect(recallFound("?q=t:elf")).toBeNull();
  });

  test("is there where the search has a mistake: asking again would let an older search overtake a newer one", () => {
    const mistaken = found("q=f:", "Nothing of this search could be used.");
    const answered = { ...mistaken, first: { ...mistaken.first, warnings: [{ message: "No value." }] } };
    keepFound(answered);
    expect(recallFound("?q=f:")).toBe(answered);
  });
});
