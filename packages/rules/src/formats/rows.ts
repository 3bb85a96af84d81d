import type { FormatRow } from "./format.ts";

const CHECKED = "2026-11-20";

/** The formats, one row each. A new format is a new row: no code asks which format it is looking at. */
export const FORMAT_ROWS: readonly FormatRow[] = [
  {
    slug: "constructed",
    name: "Constructed",
    abstract: true,
    size: { min: 60, max: null },
    copies: 4,
    sideboard: 15,
    leaders: null,
    companion: "sideboard",
    life: 20,
    players: { min: 2, max: 2 },
    adds: ["DECK", "NAMES", "TOKEN", "SIZE", "COPY", "RESTR", "POOL", "BAN", "CMDR", "COMP", "SIDE", "AUX"],
    sources: {},
    checked: CHECKED,
  },
  {
    slug: "standard",
    name: "Standard",
    inherits: "constructed",
    pool: { key: "standard", derive: { from: [] }, words: "printed in a set of the last three years or so" },
  },
  {
    slug: "pioneer",
    name: "Pioneer",
    inherits: "constructed",
    pool: {
      key: "pioneer",
      derive: { from: ["standard"] },
      words: "printed in a Standard set since Return to Ravnica (2012)",
    },
  },
  {
    slug: "modern",
    name: "Modern",
    inherits: "constructed",
    pool: {
      key: "modern",
      derive: { from: ["standard", "pioneer"] },
      words: "printed in a core or expansion set since Eighth Edition (2003), or made straight for Modern",
    },
  },
  {
    slug: "pauper",
    name: "Pauper",
    inherits: "constructed",
    companion: "none",
    pool: {
      key: "pauper",
      derive: { from: ["legacy", "vintage"], rarity: "common" },
      words: "printed at common, on paper or on Magic Online",
    },
  },
  {
    slug: "commander",
    name: "Commander",
    inherits: "constructed",
    size: { min: 100, max: 100 },
    copies: 1,
    sideboard: 0,
    leaders: { min: 1, max: 2, kinds: ["legendary-creature", "legendary-crewed", "says-so"] },
    companion: "beside",
    pool: {
      key: "commander",
      derive: { from: ["vintage", "legacy"] },
      words: "printed in any regular set of the game",
    },
    life: 40,
    players: { min: 2, max: 5 },
    adds: ["PAIR", "IDENT", "BTYPE", "REVIEW"],
    sources: { SIZE: "CR 903.5a", COPY: "CR 903.5b", SIDE: "CR 903.5e" },
  },
];
