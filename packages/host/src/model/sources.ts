import { archetypeName, leaderName, SKELETON_DEFAULTS } from "@deckwright/engine/rank/learn/skeletons.ts";
import { premodernName } from "./premodern-names.ts";

/**
 * From here on decks of one name are one deck. Asked for by name, archetypes were as near to the decks of later weeks with 0.6 as without
 * it (1.09 of what two people share) and with 0.7 no nearer; what it changes are names of several decks, of which one is built instead
 * of the mean of them. November 2026.
 */
const LEAST_ALIKE = 0.6;

/** Tournament results name the archetype of a deck; in formats with commanders, decks of one leader are alike. */
export const BY_ARCHETYPE = { ...SKELETON_DEFAULTS, leastAlike: LEAST_ALIKE, nameOf: archetypeName };

/** Results of Premodern say no archetypes. No card is added to it, and what was played two years ago still is. */
const BY_TELLING_CARDS = { ...SKELETON_DEFAULTS, nameOf: premodernName, halfLife: 180, horizon: 2 * 365 };

/** How far back decks are looked for of archetypes that few play now. */
export const OLDER = { halfLife: 365, horizon: 3 * 365 } as const;
const BY_LEADER = { ...SKELETON_DEFAULTS, nameOf: leaderName };

/**
 * Nine in ten of the competitive lists are of 2023 and 2024. Chosen on decks of November 2025 on, of which nothing was learned: .754
 * of their cards that are no lands are found instead of .707, and of decks of May 2026 on .725 instead of .676.
 */
export const COMPETITIVE_DRIFT = { days: 450, prior: 4, steady: 8, leastEarlier: 8, minSeen: 3 } as const;

/**
 * Which file of decks teaches which format, and where most of its decks are old, by what they are brought up to date. `cedh` is Commander at its most competitive, kept apart from the rest;
 * `duel-commander` is what hundred different cards look like in games for two.
 */
export const LIST_SOURCES = [
  { source: "standard", format: "standard", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "pioneer", format: "pioneer", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "modern", format: "modern", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "pauper", format: "pauper", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "legacy", format: "legacy", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "vintage", format: "vintage", halfLife: 120, skeletons: BY_ARCHETYPE },
  { source: "premodern", format: "premodern", halfLife: 365, skeletons: BY_TELLING_CARDS },
  {
    source: "duel-commander",
    format: "duel-commander",
    halfLife: 365,
    skeletons: { ...BY_LEADER, halfLife: 180, horizon: 2 * 365 },
  },
  {
    source: "cedh",
    format: "cedh",
    halfLife: 730,
    skeletons: { ...BY_LEADER, halfLife: 365, horizon: 3 * 365 },
    drift: COMPETITIVE_DRIFT,
  },
] as const;

/** Which file of figures per commander teaches which format. */
export const LEADER_SOURCES = [{ source: "edhrec_commanders", format: "commander" }] as const;

/** People's own decks of commanders that the figures above have nothing of; they teach nothing without those. */
export const COUNTED_SOURCES = [{ source: "commander-casual-ojer-axonil", format: "commander" }] as const;

/** Average decks, of which those of commanders without figures are learned from; they teach nothing without the figures above. */
export const AVERAGE_SOURCES = [{ source: "edhrec_average_decks", format: "commander" }] as const;

/** The names of all sources: those of their files without the ending. */
export const SOURCES: readonly string[] = [
  ...LIST_SOURCES,
  ...LEADER_SOURCES,
  ...COUNTED_SOURCES,
  ...AVERAGE_SOURCES,
].map(({ source }) => source);
