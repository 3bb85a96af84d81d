import { THEMES } from "../../data/themes.ts";
import type { TagDefinition } from "./definition.ts";
import { ANSWER_TAGS } from "./definitions/answers.ts";
import { BOARD_TAGS } from "./definitions/board.ts";
import { DRAW_TAGS } from "./definitions/draw.ts";
import { GRAVEYARD_TAGS } from "./definitions/graveyard.ts";
import { HOSER_TAGS } from "./definitions/hosers.ts";
import { LAND_TAGS } from "./definitions/lands.ts";
import { LIFE_TAGS } from "./definitions/life.ts";
import { MANA_TAGS } from "./definitions/mana.ts";
import { PAYOFF_TAGS } from "./definitions/payoffs.ts";
import { REMOVAL_TAGS } from "./definitions/removal.ts";
import { SACRIFICE_TAGS } from "./definitions/sacrifice.ts";
import { SPELL_TAGS } from "./definitions/spells.ts";
import { SPENDING_TAGS } from "./definitions/spending.ts";
import { SWEEPER_TAGS } from "./definitions/sweepers.ts";
import { themeTags } from "./definitions/themes.ts";
import { THREAT_TAGS } from "./definitions/threats.ts";
import { TOKEN_TAGS } from "./definitions/tokens.ts";
import { TURN_TAGS } from "./definitions/turns.ts";
import { TUTOR_TAGS } from "./definitions/tutors.ts";

/** Every tag, in an order in which each comes after those it refers to. */
export const TAG_DEFINITIONS: readonly TagDefinition[] = [
  ...SPENDING_TAGS,
  ...MANA_TAGS,
  ...DRAW_TAGS,
  ...TUTOR_TAGS,
  ...ANSWER_TAGS,
  ...REMOVAL_TAGS,
  ...SWEEPER_TAGS,
  ...GRAVEYARD_TAGS,
  ...SACRIFICE_TAGS,
  ...TOKEN_TAGS,
  ...BOARD_TAGS,
  ...LAND_TAGS,
  ...PAYOFF_TAGS,
  ...LIFE_TAGS,
  ...TURN_TAGS,
  ...SPELL_TAGS,
  ...HOSER_TAGS,
  ...THREAT_TAGS,
  ...themeTags(new Map(THEMES.map((theme) => [theme.slug, theme.name]))),
];
