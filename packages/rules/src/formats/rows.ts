import type { FormatRow } from "./format.ts";
import { LED_ROWS } from "./rows-led.ts";
import { LIMITED_ROWS } from "./rows-limited.ts";
import { CONSTRUCTED_EXTRAS } from "./zones.ts";

const CHECKED = "2026-11-20";
/** Arena holds no deck of more cards. */
const MOST_ON_ARENA = 250;

const CONSTRUCTED_ROWS: readonly FormatRow[] = [
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
    adds: ["ROT"],
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
    slug: "legacy",
    name: "Legacy",
    inherits: "constructed",
    pool: {
      key: "legacy",
      derive: { from: ["modern", "vintage", "commander"] },
      words: "printed in any regular set of the game",
    },
  },
  {
    slug: "legacy",
    variant: "premodern",
    name: "Premodern",
    inherits: "legacy",
    companion: "none",
    pool: {
      key: "premodern",
      derive: { from: [] },
      words: "printed from Fourth Edition (1995) to Scourge (2003)",
    },
  },
  {
    slug: "vintage",
    name: "Vintage",
    inherits: "constructed",
    pool: {
      key: "vintage",
      derive: { from: ["legacy", "modern", "commander"] },
      words: "printed in any regular set of the game",
    },
  },
  {
    slug: "historic",
    name: "Historic",
    inherits: "constructed",
    size: { min: 60, max: MOST_ON_ARENA },
    pool: {
      key: "historic",
      derive: { from: ["explorer", "pioneer", "standard"], game: "arena" },
      words: "on Arena",
    },
  },
  {
    slug: "alchemy",
    name: "Alchemy",
    inherits: "constructed",
    size: { min: 60, max: MOST_ON_ARENA },
    pool: {
      key: "alchemy",
      derive: { from: ["standard"], game: "arena", exact: true, digitalUnknown: true },
      words: "in Standard, or from a digital set of the last years, and on Arena",
    },
  },
  {
    slug: "explorer",
    name: "Explorer",
    inherits: "constructed",
    size: { min: 60, max: MOST_ON_ARENA },
    pool: {
      key: "explorer",
      derive: { from: ["pioneer"], game: "arena", exact: true },
      words: "in Pioneer, and on Arena, which today calls the format Pioneer",
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
    slug: "peasant",
    name: "Peasant",
    inherits: "constructed",
    companion: "none",
    uncommons: 5,
    list: "peasant",
    pool: {
      key: null,
      derive: { from: ["vintage"], rarity: "uncommon", exact: true },
      words: "printed at common or uncommon, on paper or on Magic Online",
    },
    adds: ["RAR"],
    sources: {
      RAR: "our house rules for Peasant, version 1",
      SIZE: "our house rules for Peasant, version 1",
    },
  },
  {
    slug: "peasant",
    variant: "any-uncommons",
    name: "Peasant with any number of uncommons",
    inherits: "peasant",
    list: "peasant",
    uncommons: null,
  },
  {
    slug: "canadian-highlander",
    name: "Canadian Highlander",
    inherits: "constructed",
    size: { min: 100, max: null },
    copies: 1,
    sideboard: 0,
    companion: "none",
    points: 10,
    pool: {
      key: null,
      derive: { from: ["vintage"], exact: true },
      words: "legal in Vintage",
    },
    adds: ["PTS"],
    drops: ["RESTR"],
    zones: CONSTRUCTED_EXTRAS,
    sources: { SIZE: "the rules of Canadian Highlander", COPY: "the rules of Canadian Highlander" },
  },
];

/** The formats, one row each. A new format is a new row: no code asks which format it is looking at. */
export const FORMAT_ROWS: readonly FormatRow[] = [...CONSTRUCTED_ROWS, ...LED_ROWS, ...LIMITED_ROWS];
