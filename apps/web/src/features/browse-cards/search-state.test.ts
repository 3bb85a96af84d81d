import { expect, test } from "vitest";
import { pageOf, readSearchState, searchPath, writeSearchState } from "./search-state.ts";

const read = (address: string) => readSearchState(new URLSearchParams(address));

test("a state survives its address", () => {
  const state = {
    q: 't:elf "a & b"',
    order: "usd",
    direction: "desc",
    unique: "prints",
    view: "list",
    deck: 12,
  } as const;
  expect(readSearchState(writeSearchState(state))).toEqual(state);
  expect(writeSearchState(read("")).toString()).toBe("");
});

test("nonsense in an address reads as usual", () => {
  expect(read("order=__proto__&dir=up&unique=x&view=table&deck=1e3")).toEqual(read(""));
  expect(read(`q=${"x".repeat(9_000)}`).q.length).toBe(2_000);
});

test("the server is asked for a page at a time, and for every card when nothing is searched", () => {
  const path = searchPath(read("q=t:elf&dir=asc"), 2);
  expect(Object.fromEntries(new URL(path, "http://x").searchParams)).toEqual({
    q: "t:elf",
    order: "edhrec",
    dir: "asc",
    unique: "cards",
    from: "96",
    count: "60",
  });
  expect(new URL(searchPath(read("q=++"), 0), "http://x").searchParams.get("q")).not.toBe("");
});

test("pages follow each other without a gap, the first one shorter", () => {
  const askedFor = (page: number) => {
    const asked = new URL(searchPath(read(""), page), "http://x").searchParams;
    return [Number(asked.get("from")), Number(asked.get("count"))] as const;
  };
  let index = 0;
  for (let page = 0; page < 5; page += 1) {
    const [from, count] = askedFor(page);
    for (let at = 0; at < count; at += 1, index += 1) {
      expect(pageOf(index)).toEqual({ page, at });
      expect(from + at).toBe(index);
    }
  }
});

test("the deck at hand goes to the server where the search is about it", () => {
  const asked = (address: string) =>
    new URL(searchPath(read(address), 0), "http://x").searchParams.get("deck");
  expect(asked("q=t:elf -in:deck&deck=12")).toBe("12");
  expect(asked("q=t:elf&deck=12")).toBeNull();
});
