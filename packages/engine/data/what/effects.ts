import type { EffectRule } from "./effect-rule.ts";
import { EFFECTS_OF_FORCE } from "./effects-of-force.ts";
import { EFFECTS_OF_GAIN } from "./effects-of-gain.ts";
import { EFFECTS_OF_GROWTH } from "./effects-of-growth.ts";
import { EFFECTS_OF_PLAY } from "./effects-of-play.ts";

/**
 * What sentences of rules text mean, in our own third person. A row keeps the words that limit what is done ("nonland", "an
 * opponent controls"), so that its telling is true wherever it matches. The wording is that of the Comprehensive Rules and of
 * Oracle texts as of November 2026.
 */
export const EFFECTS: readonly EffectRule[] = [
  ...EFFECTS_OF_PLAY,
  ...EFFECTS_OF_GROWTH,
  ...EFFECTS_OF_FORCE,
  ...EFFECTS_OF_GAIN,
];
