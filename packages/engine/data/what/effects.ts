import type { EffectRule } from "./effect-rule.ts";
import { EFFECTS_OF_ANSWERS } from "./effects-of-answers.ts";
import { EFFECTS_OF_BODIES } from "./effects-of-bodies.ts";
import { EFFECTS_OF_CARDS } from "./effects-of-cards.ts";
import { EFFECTS_OF_DRAWS } from "./effects-of-draws.ts";
import { EFFECTS_OF_FORCE } from "./effects-of-force.ts";
import { EFFECTS_OF_GAIN } from "./effects-of-gain.ts";
import { EFFECTS_OF_GROWTH } from "./effects-of-growth.ts";
import { EFFECTS_OF_HARM } from "./effects-of-harm.ts";
import { EFFECTS_OF_MANA } from "./effects-of-mana.ts";
import { EFFECTS_OF_PARTS } from "./effects-of-parts.ts";
import { EFFECTS_OF_PLAY } from "./effects-of-play.ts";
import { EFFECTS_OF_RETURN } from "./effects-of-return.ts";
import { EFFECTS_OF_RULES } from "./effects-of-rules.ts";
import { EFFECTS_OF_TOKENS } from "./effects-of-tokens.ts";

/**
 * What sentences of rules text mean, in our own third person. A row keeps the words that limit what is done ("nonland", "an
 * opponent controls"), so that its telling is true wherever it matches. The wording is that of the Comprehensive Rules and of
 * Oracle texts as of November 2026.
 */
export const EFFECTS: readonly EffectRule[] = [
  ...EFFECTS_OF_DRAWS,
  ...EFFECTS_OF_CARDS,
  ...EFFECTS_OF_RULES,
  ...EFFECTS_OF_RETURN,
  ...EFFECTS_OF_ANSWERS,
  ...EFFECTS_OF_HARM,
  ...EFFECTS_OF_TOKENS,
  ...EFFECTS_OF_BODIES,
  ...EFFECTS_OF_MANA,
  ...EFFECTS_OF_PLAY,
  ...EFFECTS_OF_GROWTH,
  ...EFFECTS_OF_FORCE,
  ...EFFECTS_OF_GAIN,
  ...EFFECTS_OF_PARTS,
];
