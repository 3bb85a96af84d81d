import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { band, type Template } from "./template.ts";

/** Playstyles that a pool of opened cards holds by accident only, and the nearest that it adds up to (November 2026). */
export const NEAREST_FROM_A_POOL: Partial<Readonly<Record<Playstyle, Playstyle>>> = {
  combo: "control",
  "stax-prison": "control",
  reanimator: "midrange",
  aristocrats: "midrange",
  burn: "aggro",
  mill: "control",
  voltron: "aggro",
  "control-combo-hybrid": "control",
  tribal: "midrange",
};

/**
 * Forty cards from opened boosters, whatever the playstyle: what was opened decides. Karsten's curve for forty cards
 * and docs/deck-shapes.md (November 2026).
 */
export const LIMITED_TEMPLATE: Template = {
  lands: [16, 17, 17],
  manaValue: [2.3, 3.3],
  curve: [0.1, 0.3, 0.28, 0.17, 0.1, 0.04, 0.01],
  bands: [band("removal", 3, 9), band("draw", 0, 5)],
};
