import type { Analysis } from "@deckwright/contract/analysis.ts";

/** Figures of a deck of which nothing is known. */
export const NO_ANALYSIS: Analysis = {
  curve: [],
  averageManaValue: 0,
  colors: [],
  lands: 0,
  keepable: 0,
  castability: 0,
  roles: [],
  bracket: null,
  power_level: 0,
  powerParts: [],
  price: { total: 0, unknown: [], dearest: [], asOf: "" },
};
