import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { band, type Template } from "./template.ts";

/**
 * Sixty cards, four copies of most. Counts are copies. Starting points of ours, in line with what tournament decks of
 * 2023 to 2026 do; the land bands are those of docs/deck-shapes.md (November 2026).
 */
export const CONSTRUCTED_TEMPLATES: Readonly<Record<Playstyle, Template>> = {
  aggro: {
    lands: [20, 21, 22],
    manaValue: [1.5, 2.2],
    curve: [0.4, 0.35, 0.19, 0.05, 0.01, 0, 0],
    bands: [band("threat", 24, 32), band("early", 18, 32), band("removal", 6, 12), band("protection", 0, 4)],
  },
  midrange: {
    lands: [24, 24, 25],
    manaValue: [2.3, 3],
    curve: [0.2, 0.3, 0.26, 0.14, 0.07, 0.03, 0],
    bands: [
      band("threat", 14, 22),
      band("removal", 8, 12),
      band("disruption", 2, 9),
      band("draw", 3, 9),
      band("ramp", 0, 4),
    ],
  },
  control: {
    lands: [26, 26, 27],
    manaValue: [2.4, 3.3],
    curve: [0.14, 0.34, 0.2, 0.17, 0.1, 0.04, 0.01],
    bands: [
      band("removal", 6, 13),
      band("wipe", 3, 5),
      band("counter", 6, 11),
      band("draw", 7, 13),
      band("finisher", 3, 7),
      band("threat", 5, 9),
    ],
  },
  combo: {
    lands: [20, 22, 24],
    manaValue: [1.7, 2.7],
    curve: [0.32, 0.34, 0.18, 0.08, 0.05, 0.02, 0.01],
    bands: [
      band("dig", 10, 22),
      band("combo", 8, 18),
      band("protection", 2, 8),
      band("interaction", 3, 10),
      band("ramp", 2, 10),
    ],
  },
  tempo: {
    lands: [18, 20, 21],
    manaValue: [1.4, 2.2],
    curve: [0.42, 0.36, 0.15, 0.05, 0.02, 0, 0],
    bands: [
      band("threat", 12, 18),
      band("disruption", 10, 14),
      band("removal", 4, 10),
      band("dig", 5, 11),
      band("early", 10, 18),
    ],
  },
  ramp: {
    lands: [25, 26, 27],
    manaValue: [2.9, 3.9],
    curve: [0.14, 0.27, 0.15, 0.13, 0.1, 0.12, 0.09],
    bands: [band("ramp", 11, 16), band("payoff", 8, 13), band("removal", 4, 8), band("draw", 3, 8)],
  },
  "stax-prison": {
    lands: [22, 23, 24],
    manaValue: [2, 2.9],
    curve: [0.17, 0.35, 0.27, 0.13, 0.06, 0.02, 0],
    bands: [
      band("lock", 10, 18),
      band("threat", 8, 18),
      band("removal", 4, 9),
      band("draw", 2, 7),
      band("ramp", 2, 8),
    ],
  },
  reanimator: {
    lands: [21, 22, 23],
    manaValue: [2.2, 3.6],
    curve: [0.2, 0.32, 0.15, 0.08, 0.07, 0.08, 0.1],
    bands: [
      band("target", 7, 10),
      band("threat", 6, 40),
      band("reanimation", 7, 12),
      band("filler", 8, 14),
      band("interaction", 5, 11),
      band("dig", 2, 10),
    ],
  },
  aristocrats: {
    lands: [22, 23, 24],
    manaValue: [1.9, 2.6],
    curve: [0.28, 0.38, 0.22, 0.09, 0.03, 0, 0],
    bands: [
      band("fodder", 12, 22),
      band("outlet", 5, 9),
      band("drain", 6, 10),
      band("draw", 4, 9),
      band("removal", 3, 8),
    ],
  },
  burn: {
    lands: [19, 20, 21],
    manaValue: [1.2, 1.9],
    curve: [0.6, 0.28, 0.1, 0.02, 0, 0, 0],
    bands: [band("burn", 22, 30), band("threat", 8, 14), band("early", 8, 14)],
  },
  mill: {
    lands: [22, 22, 23],
    manaValue: [1.7, 2.6],
    curve: [0.32, 0.36, 0.18, 0.08, 0.04, 0.02, 0],
    bands: [band("mill", 16, 24), band("interaction", 8, 16), band("draw", 4, 9)],
  },
  voltron: {
    lands: [20, 21, 22],
    manaValue: [1.5, 2.3],
    curve: [0.44, 0.36, 0.14, 0.05, 0.01, 0, 0],
    bands: [band("threat", 11, 18), band("gear", 12, 20), band("protection", 4, 9), band("draw", 2, 8)],
  },
  tokens: {
    lands: [22, 23, 24],
    manaValue: [1.9, 2.6],
    curve: [0.26, 0.33, 0.24, 0.11, 0.05, 0.01, 0],
    bands: [band("maker", 15, 22), band("anthem", 6, 10), band("interaction", 4, 9), band("draw", 2, 7)],
  },
  "control-combo-hybrid": {
    lands: [24, 24, 25],
    manaValue: [2.2, 3.1],
    curve: [0.2, 0.35, 0.2, 0.13, 0.07, 0.03, 0.02],
    bands: [
      band("combo", 5, 10),
      band("dig", 8, 14),
      band("counter", 6, 10),
      band("removal", 5, 10),
      band("wipe", 1, 4),
      band("interaction", 12, 20),
    ],
  },
  tribal: {
    lands: [22, 23, 24],
    manaValue: [1.8, 2.8],
    curve: [0.28, 0.33, 0.22, 0.11, 0.05, 0.01, 0],
    bands: [band("typal", 22, 32), band("anthem", 4, 10), band("interaction", 4, 9), band("draw", 1, 8)],
  },
};

/**
 * Typal decks whose creatures cost four and more on average (Dragons, Angels, Demons, Giants): fewer of them, after cards that answer and
 * that make mana. By reading decks, November 2026; those of Dragons that people play in Standard have 24 lands and 12 to 20 Dragons.
 */
export const SLOW_TYPAL_TEMPLATE: Template = {
  lands: [24, 24, 25],
  manaValue: [2.6, 3.7],
  curve: [0.12, 0.24, 0.2, 0.16, 0.18, 0.08, 0.02],
  bands: [band("typal", 16, 24), band("interaction", 6, 14), band("ramp", 2, 10), band("draw", 1, 8)],
};

/** The average mana value from which a creature type is slow. */
export const SLOW_TYPE = 4;
