import { describe, expect, test } from "vitest";
import { compareReading } from "./reading.ts";
import type { BenchWish } from "./wish.ts";

const wish = (rest: Partial<BenchWish>): BenchWish => ({
  text: "",
  want: {},
  family: "plain",
  half: "open",
  ...rest,
});
const fields = (rest: Partial<BenchWish>, intent: object): { missed: string[]; extra: string[] } => {
  const { missed, extra } = compareReading(wish(rest), { read: {}, ...intent });
  return { missed: missed.map(({ field }) => field), extra: extra.map(({ field }) => field) };
};

describe("what was read of a wish, beside what it means", () => {
  test("fields that are read right, wrong, and not at all", () => {
    const want = { format: "modern", colors: ["R"], playstyle: "burn" } as const;
    expect(fields({ want: { ...want, colors: ["R"] } }, { format: "modern", colors: ["R"] })).toEqual({
      missed: ["playstyle"],
      extra: [],
    });
    expect(fields({ want: { colors: ["R"] } }, { colors: ["U", "R"] }).missed).toEqual(["colors"]);
    expect(fields({ want: { colors: ["C"] } }, { colors: [] }).missed).toEqual([]);
  });

  test("a card that nobody named is too much, a format that follows is not", () => {
    expect(fields({}, { include: ["The Face of Boe"] }).extra).toEqual(["include"]);
    expect(fields({}, { format: "commander" }).extra).toEqual([]);
    expect(fields({ want: { include: ["Fire // Ice"] } }, { include: ["Fire // Ice"] }).extra).toEqual([]);
  });

  test("what must not be read", () => {
    expect(fields({ never: { playstyle: ["burn"] } }, { playstyle: "burn" }).extra).toEqual(["playstyle"]);
    expect(fields({ never: { colors: ["U"] } }, { colors: ["R"] }).extra).toEqual([]);
  });

  test("a color is ruled out by a word or by naming the others", () => {
    expect(fields({ want: { exclude: ["red"] } }, { exclude: ["red"] }).missed).toEqual([]);
    expect(fields({ want: { exclude: ["red"] } }, { colors: ["B", "G"] }).missed).toEqual([]);
    expect(fields({ want: { exclude: ["red"] } }, { colors: ["R", "G"] }).missed).toEqual(["exclude"]);
  });

  test("limits, by whatever word for what they count", () => {
    const limits = [{ what: "sweepers", least: 8 }];
    const read = (what: string, least: number): object => ({ limits: [{ what, least }] });
    expect(fields({ limits }, read("board wipes", 8)).missed).toEqual([]);
    expect(fields({ limits }, read("board wipes", 7)).missed).toEqual(["limit sweepers"]);
    expect(fields({ limits }, {}).missed).toEqual(["limit sweepers"]);
  });

  test("a limit of the sideboard is none of the main deck", () => {
    const limits = [{ what: "side:sweepers", least: 2, most: 2 }];
    const read = (zone: object): object => ({
      limits: [{ what: "board wipes", ...zone, least: 2, most: 2 }],
    });
    expect(fields({ limits }, read({ zone: "sideboard" })).missed).toEqual([]);
    expect(fields({ limits }, read({})).missed).toEqual(["limit side:sweepers"]);
  });

  test("what contradicts has to be told, by a word of it", () => {
    const says = ["sol ring"];
    const told = (message: string) => compareReading(wish({ says }), { read: {} }, [message]).missed.length;
    expect(told("Sol Ring is not legal in Modern, so it stays out.")).toBe(0);
    expect(told("You named no format, so this is a Modern deck.")).toBe(1);
  });
});
