import { describe, expect, test } from "vitest";
import { readLines } from "./read-lines.ts";
import { resolveLines } from "./resolve.ts";

const HEAD = "Quantity,Name,Set,Number";

describe("a list that is no good", () => {
  test.each([
    [
      "no headings at all",
      "4,Sol Ring,CLB,871\n2,Opt,DOM,60",
      /No column names the cards.*“4, Sol Ring, CLB, 871”/,
    ],
    ["a list for a deck", "4 Sol Ring (CLB) 871\n2 Opt", /No column names the cards/],
    ["nothing but a heading", HEAD, /no cards below/],
    ["nothing but marks", '"""', /quotation marks of the first line/],
    ["a heading that never ends", '"Name,Quantity\nSol Ring,1\n', /quotation marks of the first line/],
    ["one line without end", "x".repeat(100_000), /No column names the cards/],
    ["headings without end", "a,".repeat(50_000), /No column names the cards/],
    ["what is wanted", "Name,Wishlist Count\nSol Ring,4", /“Wishlist Count” counts what is traded or wanted/],
    ["what is traded", "Name,Trade Quantity\nSol Ring,4", /no column counts what you own/],
    ["too many lines", `Name\n${"Opt\n".repeat(100_001)}`, /More than 100,000 lines/],
  ])("is refused with a sentence: %s", (_what, text, sentence) => {
    expect(() => readLines(text)).toThrow(sentence);
  });

  test.each([
    ["a negative number", "-1,Opt,,", /negative/],
    ["a fraction", "1.5,Opt,,", /“1.5” is not a number/],
    ["a cell too many", "1,Opt,Dominaria,60,more", /more cells than there are headings/],
    ["a comma in a name", "2,Krenko, Mob Boss,DDT,52", /more cells than there are headings/],
    ["a number without end", "999999999999999999999999999,Opt,,", /not a number/],
    ["one copy too many", "1000001,Opt,,", /no more than 1,000,000/],
    ["no number", "∞,Opt,,", /not a number/],
    ["a number for programs", "0x10,Opt,,", /not a number/],
    ["100,000 digits", `${"9".repeat(100_000)},Opt,,`, /not a number/],
    ["a name of 100,000 letters", `1,${"x".repeat(100_000)},,`, /name this long/],
    ["a set of 100,000 letters", `1,Opt,${"x".repeat(100_000)},`, /No set, number or id is this long/],
    [
      "a collector's number of 100,000 digits",
      `1,Opt,,${"1".repeat(100_000)}`,
      /No set, number or id is this long/,
    ],
    [
      "100,000 empty cells and one more",
      `1,Opt${",".repeat(100_000)}x`,
      /more cells than there are headings/,
    ],
    [
      "marks that join lines",
      '1,"Opt" x,,\n1,Brainstorm,,\n1,"Sol Ring",,',
      /lines 2 to 4 could not be read/,
    ],
    ["a mark that is never closed", '1,"Opt,,', /never closed/],
  ])("has a line of which it is told: %s", (_what, line, sentence) => {
    const [read, ...others] = readLines(`${HEAD}\n${line}`);
    expect(others).toEqual([]);
    expect(read?.line).toBe(2);
    expect(read?.fault).toMatch(sentence);
    // What is kept of it is short, whatever it was.
    expect(JSON.stringify(read).length).toBeLessThan(2_000);
  });

  test("does not choose between two columns of the same name", () => {
    const lines = readLines("Name,Count,Name,Count\nOpt,1,Opt,1\nOpt,1,Sol Ring,1\nOpt,1,,2\nOpt,3,,");
    expect(lines.map(({ name, quantity, fault }) => [name, quantity, fault])).toEqual([
      ["Opt", "1", null],
      ["Opt", "1", "There are several columns “Name”, and they say different things."],
      ["Opt", "1", "There are several columns “Count”, and they say different things."],
      ["Opt", "3", null],
    ]);
  });

  test("loses no line where lines end in several ways, or quotation marks stand among letters", () => {
    const lines = readLines(
      `\r\n\n${HEAD}\r\n1,Opt,,\n2,Sol Ring,,\r3,Ach! Hans "Run",,\r\n4,"A "B" C",,\r\n`,
    );
    expect(lines.map(({ line, name, quantity, fault }) => [line, name, quantity, fault])).toEqual([
      [4, "Opt", "1", null],
      [5, "Sol Ring", "2", null],
      [6, 'Ach! Hans "Run"', "3", null],
      [7, 'A "B" C', "4", null],
    ]);
  });

  test("of any letters is read or refused, and every line of it is told of", () => {
    const pieces = ['"', ",", ";", "\n", "\r\n", "\t", "1", "-", "Opt", " ", "\u00a0", "\ud800", "=", "sep="];
    let state = 1;
    const next = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let list = 0; list < 2_000; list++) {
      const body = Array.from({ length: next(40) }, () => pieces[next(pieces.length)]).join("");
      const text = `Name,Quantity\n${body}\nSol Ring,1`;
      const lines = readLines(text);
      // The last line is there, or one says that it could not be read.
      const isTold = lines.some(
        ({ name, fault }) => name === "Sol Ring" || fault?.includes("could not be read"),
      );
      expect(isTold, JSON.stringify(text)).toBe(true);
    }
  });
});

test("of 50,000 lines every one is read", async () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, at) => `${(at % 4) + 1},Card ${at},S${at % 300},${at % 500}`,
  );
  const lines = readLines([HEAD, ...rows].join("\r\n"));
  const { open } = await resolveLines(lines, [], async (asked) => asked.map(() => undefined));
  expect(open.length).toBe(50_000);
  expect(open.at(-1)).toMatchObject({ line: { line: 50_001 }, reason: "No card is called “Card 49999”." });
});

/** The least that a thing took in several goes, so that other work of the machine does not count. */
async function effort(work: () => Promise<unknown>): Promise<number> {
  const goes: number[] = [];
  for (let go = 0; go < 4; go++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    goes.push(user + system);
  }
  return Math.min(...goes);
}

describe("the effort grows with the list, and no faster", () => {
  const below = (rows: string) => `${HEAD}\n${rows}`;

  /** Each makes a list of a size, the smaller of which takes some milliseconds. */
  const LISTS: readonly (readonly [what: string, size: number, list: (size: number) => string])[] = [
    ["lines", 1_000, (size) => below("2,Sol Ring (Borderless),Commander: Somewhere,0871/900\n".repeat(size))],
    ["faulty lines", 1_000, (size) => below("-1,Sol Ring,,,,x\n".repeat(size))],
    ["quoted lines", 1_000, (size) => below('"2","Sol\nRing ""x""","CLB","1"\n'.repeat(size))],
    ["a cell", 300_000, (size) => below(`1,${"Sol Ring ".repeat(size)},,`)],
    ["cells", 100_000, (size) => below(`1,Sol Ring,,${",x".repeat(size)}`)],
    [
      "headings",
      20_000,
      (size) => `Name${",Name,Other".repeat(size)}\nSol Ring${",Sol Ring,x".repeat(size)}`,
    ],
    ["marks", 20_000, (size) => below(`1,${'"Sol" '.repeat(size)}`)],
    ["marks that are never closed", 1_000, (size) => below(`${'1,"Sol" Ring,"\n'.repeat(size)}"`)],
    [
      "blanks",
      300_000,
      (size) => below(`1,a${" ".repeat(size)}b,,${" ".repeat(size)}\n${" \n".repeat(size / 10)}2,a,,`),
    ],
    ["a number", 300_000, (size) => below(`${"1,".repeat(size)}${"0".repeat(size)}`)],
  ];
  const TIMES = 8;

  test.each(LISTS)("%s", async (_what, size, list) => {
    const work = (text: string) => async () => {
      const lines = readLines(text);
      const { resolved, open } = await resolveLines(lines, [], async (asked) => asked.map(() => undefined));
      expect(resolved.length + open.length).toBe(lines.length);
    };
    const [small, large] = [work(list(size)), work(list(size * TIMES))];
    const grown = (await effort(large)) / (await effort(small));
    // Its square would be 64 times as much.
    expect(grown).toBeLessThan(TIMES * 3);
  });
});
