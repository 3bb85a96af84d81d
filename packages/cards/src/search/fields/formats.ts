import { ownEntry } from "../../own-entry.ts";
import type { Legality } from "../../table/card-table.ts";
import { clause, type Field } from "../atom.ts";
import { nearest } from "../nearest.ts";

/** Other names of formats. */
const ALIASES: Readonly<Record<string, string>> = {
  edh: "commander",
  cedh: "commander",
  dh: "duel",
  duelcommander: "duel",
  pdh: "paupercommander",
  pauperedh: "paupercommander",
  oldschool9394: "oldschool",
  os: "oldschool",
  historicbrawl: "brawl",
  pre: "predh",
  preedh: "predh",
  std: "standard",
};

/** Formats that exist, so that a name without data is told from a typo. */
const KNOWN = [
  "standard",
  "future",
  "historic",
  "timeless",
  "gladiator",
  "pioneer",
  "explorer",
  "modern",
  "legacy",
  "pauper",
  "vintage",
  "penny",
  "commander",
  "oathbreaker",
  "standardbrawl",
  "brawl",
  "alchemy",
  "paupercommander",
  "duel",
  "oldschool",
  "premodern",
  "predh",
  "frontier",
  "tlr",
  "canadianhighlander",
  "highlander",
  "peasant",
  "tinyleaders",
  "freeform",
];

/** Names that are more than their word with a capital. */
const NAMES: Readonly<Record<string, string>> = {
  duel: "Duel Commander",
  paupercommander: "Pauper Commander",
  predh: "PreDH",
  standardbrawl: "Standard Brawl",
  oldschool: "Old School",
};

function nameOf(format: string): string {
  const known = ownEntry(NAMES, format);
  return known ?? `${format.charAt(0).toUpperCase()}${format.slice(1)}`;
}

function legalityField(allowed: ReadonlySet<Legality>, verb: string): Field {
  return (term, { index, formats }) => {
    const word = term.value
      .trim()
      .toLowerCase()
      .replace(/[\s_-]/g, "");
    const format = ownEntry(ALIASES, word) ?? word;
    const { table } = index;
    const pool = formats?.get(format);
    if (pool === undefined && !table.legalityKeys.includes(format)) {
      if (KNOWN.includes(format))
        return { problem: `The loaded cards do not tell what ${format} admits`, at: "value" };
      const suggestion = nearest(word, [
        ...table.legalityKeys,
        ...Object.keys(ALIASES),
        ...(formats?.keys() ?? []),
      ]);
      const problem = `There is no format called “${term.value}”`;
      return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
    }
    return {
      level: "card",
      cost: 4,
      key: `${verb} ${format}`,
      ...clause("it", `is ${verb}`, `is not ${verb}`, `in ${pool?.name ?? nameOf(format)}`),
      test: (card) => allowed.has(pool ? pool.legality(card) : table.legality(card, format)),
    };
  };
}

/** May be played in a format, once at least. */
export const formatField = legalityField(new Set<Legality>(["legal", "restricted"]), "legal");
export const bannedField = legalityField(new Set<Legality>(["banned"]), "banned");
export const restrictedField = legalityField(new Set<Legality>(["restricted"]), "restricted");
