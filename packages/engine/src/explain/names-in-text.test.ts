import { expect, test } from "vitest";
import { readReal } from "../../testing/real.ts";
import { namesInText } from "./names-in-text.ts";

test("finds the names of cards and faces in prose, and no others", async () => {
  const { table } = await readReal();
  const names = (text: string): string[] => namesInText(text, table).map(({ name }) => name);
  expect(names("Led by Lathril, Blade of the Elves, play Sol Ring and Llanowar Elves.")).toEqual([
    "Lathril, Blade of the Elves",
    "Sol Ring",
    "Llanowar Elves",
  ]);
  expect(names("Opt for value.")).toEqual([]);
  expect(names("Then cast Opt.")).toEqual(["Opt"]);
  expect(names("It turns into Insectile Aberration soon.")).toEqual(["Insectile Aberration"]);
  expect(names("")).toEqual([]);
});
