import { CARDS } from "./cards.ts";
import { COMMANDERS } from "./commanders.ts";
import type { Wishes } from "./expected.ts";
import { FORMATS_AND_COLORS } from "./formats-and-colors.ts";
import { LIMITS } from "./limits.ts";
import { PLAY } from "./play.ts";
import { WHOLE } from "./whole.ts";

/** Wishes as players write them. */
export const WISHES: Wishes = {
  ...FORMATS_AND_COLORS,
  ...COMMANDERS,
  ...CARDS,
  ...PLAY,
  ...LIMITS,
  ...WHOLE,
};
