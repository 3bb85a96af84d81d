import type { TieRule } from "./tie-rule.ts";
import { TIES_OF_CREATURES } from "./ties-of-creatures.ts";
import { TIES_OF_RESOURCES } from "./ties-of-resources.ts";
import { TIES_OF_SPELLS } from "./ties-of-spells.ts";
import { TIES_OF_TYPES } from "./ties-of-types.ts";

/** How cards of a deck work with each other. Where several rows hold of a card, the most telling is told first. */
export const TIES: readonly TieRule[] = [
  ...TIES_OF_TYPES,
  ...TIES_OF_CREATURES,
  ...TIES_OF_SPELLS,
  ...TIES_OF_RESOURCES,
];
