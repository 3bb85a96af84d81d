import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import type { ReadWish } from "../../types.ts";
import { addLimit, addNames, type Reading, type Refined, union } from "./reading.ts";

/** Fields that hold lists, which a refinement adds to. */
const LISTS = ["themes", "exclude", "include", "against", "sets"] as const;
/** Fields that a refinement puts in the place of what was there. */
const VALUES = [
  "tribe",
  "playstyle",
  "archetype",
  "budgetUsd",
  "minBudgetUsd",
  "maxCardUsd",
  "maxManaValue",
  "maxAverageManaValue",
  "maxRarity",
  "fromYear",
  "toYear",
  "game",
  "bracket",
  "power",
  "novelty",
  "ownedMode",
] as const;

/** What is left is read as a wish is; it adds to lists, and sets what is one thing. */
export function readRest(reading: Reading, refined: Refined): void {
  const text = reading.rest.replace(/\s+/g, " ").trim();
  if (!/\p{L}{3}|\d/u.test(text)) return;
  const { fields, changes } = reading;
  const read = refined.context.read(text);
  const said = (name: string) => changes.push(`${LABELS[name] ?? name}: ${read.read[name] ?? ""}`);
  for (const name of LISTS) {
    const list = read[name];
    if (list === undefined) continue;
    fields[name] = union(fields[name] ?? refined.wish[name], list);
    if (name === "include") for (const card of list) comesIn(reading, card.replace(/^\d+ /, ""));
    else said(name);
  }
  for (const limit of read.limits ?? []) addLimit(reading, refined, limit);
  if (read.limits) said("limits");
  const values: Record<string, unknown> = fields;
  for (const name of VALUES) {
    const value = read[name];
    // A theme that has a way to play of its own asks for the theme, not for another deck.
    const isOfTheme = name === "playstyle" && read.themes && read.read.themes === read.read.playstyle;
    if (value === undefined || isOfTheme) continue;
    if (name === "budgetUsd") {
      const before = changes.findIndex((change) => change.startsWith("Budget $"));
      if (before >= 0) changes.splice(before, 1);
    }
    values[name] = value;
    said(name);
  }
  readLeadersAndFormat(reading, refined, read, text);
}

function readLeadersAndFormat(reading: Reading, refined: Refined, read: ReadWish, text: string): void {
  const { fields, changes, refusals } = reading;
  const name = read.format === undefined ? undefined : FORMATS.get(read.format)?.name;
  const isNamed = name !== undefined && text.toLowerCase().includes(name.toLowerCase());
  if (read.format !== undefined && isNamed && read.format !== refined.deck.format) {
    refusals.push("A deck of another format is another deck: build it from a new wish.");
  }
  const isLed = (refined.deck.commanders ?? []).length > 0;
  if (read.commanders && isLed && /\b(?:commander|led by|leader)\b/i.test(text)) {
    refusals.push("A deck with another commander is another deck: build it from a new wish.");
  } else if (read.commanders) {
    for (const card of read.commanders) {
      addNames(reading, refined, "include", card);
      comesIn(reading, card);
    }
  }
  if (read.colors && !isLed && !Object.hasOwn(fields, "colors")) {
    fields.colors = read.colors;
    changes.push(`Colors: ${read.colors.join("") || "colorless"}`);
  }
}

function comesIn({ coming }: Reading, card: string): void {
  coming.push({ card, says: `${card} comes in` });
}

const LABELS: Readonly<Record<string, string>> = {
  themes: "Theme",
  exclude: "Without",
  against: "Against",
  sets: "From",
  limits: "Limit",
  tribe: "Tribe",
  playstyle: "Playstyle",
  archetype: "Archetype",
  budgetUsd: "Budget",
  minBudgetUsd: "Costs at least",
  maxCardUsd: "A card",
  maxManaValue: "Mana value",
  maxAverageManaValue: "Average mana value",
  maxRarity: "Rarity",
  fromYear: "Printed since",
  toYear: "Printed until",
  game: "Game",
  bracket: "Bracket",
  power: "Power",
  novelty: "Cards",
  ownedMode: "Owned",
};
