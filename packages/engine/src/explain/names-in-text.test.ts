import { expect, test } from "vitest";
import { smallTable } from "../../testing/small-table.ts";
import { namesInText } from "./names-in-text.ts";

test("finds the names of cards and faces in prose, and no others", () => {
  const insect = {
    layout: "transform",
    card_faces: [
      { name: "Delver of Secrets", mana_cost: "{U}", type_line: "Creature — Human Wizard", oracle_text: "" },
      { name: "Insectile Aberration", mana_cost: "", type_line: "Creature — Insect", oracle_text: "Flying" },
    ],
  };
  const { table } = smallTable([
    { name: "Lathril, Blade of the Elves", cost: "{2}{B}{G}", type: "Legendary Creature — Elf" },
    { name: "Sol Ring", cost: "{1}", type: "Artifact" },
    { name: "Llanowar Elves", cost: "{G}", type: "Creature — Elf Druid" },
    { name: "Opt", cost: "{U}", type: "Instant" },
    { name: "Delver of Secrets // Insectile Aberration", fields: insect },
  ]);
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
