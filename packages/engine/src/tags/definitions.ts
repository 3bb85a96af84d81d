import { THEMES } from "../../data/themes.ts";
import type { TagDefinition } from "./definition.ts";
import { BOARD_TAGS } from "./definitions/board.ts";
import { CARD_TAGS } from "./definitions/cards.ts";
import { GRAVEYARD_TAGS } from "./definitions/graveyard.ts";
import { LAND_TAGS } from "./definitions/lands.ts";
import { MANA_TAGS } from "./definitions/mana.ts";
import { PLAY_TAGS } from "./definitions/play.ts";
import { REMOVAL_TAGS } from "./definitions/removal.ts";
import { SWEEPER_TAGS } from "./definitions/sweepers.ts";
import { themeTags } from "./definitions/themes.ts";

/** Every tag, in an order in which each comes after those it refers to. */
export const TAG_DEFINITIONS: readonly TagDefinition[] = [
  ...MANA_TAGS,
  ...CARD_TAGS,
  ...REMOVAL_TAGS,
  ...SWEEPER_TAGS,
  ...GRAVEYARD_TAGS,
  ...BOARD_TAGS,
  ...LAND_TAGS,
  ...PLAY_TAGS,
  ...themeTags(new Map(THEMES.map((theme) => [theme.slug, theme.name]))),
];
