import { type EffectRule, effect, overLine } from "./effect-rule.ts";

/** What cards find and let you play. By the wording of Oracle texts as of November 2026. */
export const EFFECTS_OF_CARDS: readonly EffectRule[] = [
  overLine(
    effect(
      "finds",
      /^(?:reveal|mill) the top (\w+) cards of your library\. You may put (an? [\w ]+? card|a card) from among them into your hand\. Put the rest into your graveyard/i,
      "takes $2 from the top $1 cards of your library",
      ["dig", "filler"],
      4,
    ),
  ),
  overLine(
    effect(
      "finds",
      /^mill (\w+) cards(?:\. You may|, then you may) (?:put|return) (an? [\w ]+? card) from among (?:them|the milled cards|the cards milled this way) (?:to|into) your hand/i,
      "mills $1 cards and takes $2 of them",
      ["dig", "filler"],
      4,
    ),
  ),
  overLine(
    effect(
      "finds",
      /^(?:look at|reveal) the top (\w+) cards of your library\. (?:You may )?reveal (an? [\w ]+? card|up to two [\w ]+? cards) from among them and put (?:it|them) into your hand/i,
      "takes $2 from the top $1 cards of your library",
      ["dig", "draw"],
      3.8,
    ),
  ),
  overLine(
    effect(
      "finds",
      /^(?:look at|reveal) the top (\w+) cards of your library\. (?:You may )?put (two|one) of (?:them|those cards) into your hand/i,
      "takes $2 of the top $1 cards of your library",
      ["dig", "draw"],
      3.8,
    ),
  ),
  effect(
    "finds",
    /^search your library for a card, put that card into your hand, discard a card at random, then shuffle$/,
    "finds any card, then discards one at random",
    ["tutor"],
    4.5,
  ),
  overLine(
    effect(
      "finds",
      /^search your library for a card, put it into your hand, then shuffle\. An opponent gains control of it/i,
      "finds any card, then goes over to an opponent,",
      ["tutor"],
      4.5,
    ),
  ),
  effect(
    "finds",
    /^search your library for ([\w ,]{3,50}? cards?), reveal (?:it|them|that card), then shuffle and put the card on top$/,
    "puts $1 from your library on top of it",
    ["tutor"],
    4,
  ),
  effect(
    "finds",
    /^search your library for ([\w' ,]{3,60}? card) and put it onto the battlefield( tapped)?$/,
    "finds $1 and puts it onto the battlefield$2",
    ["tutor", "ramp"],
    4,
  ),
  effect(
    "finds",
    /^search your library and\/or graveyard for ([\w' ,-]{3,60}? card[\w' ]*?) and put it (onto the battlefield|into your hand)$/,
    "finds $1 in library or graveyard and puts it $2",
    ["tutor", "combo"],
    4.5,
  ),
  effect(
    "finds",
    /^search your library for (an? [\w ]+ card) with mana value equal to 1 plus the sacrificed creature's mana value, put (?:it|that card) onto the battlefield[\w +/]*, then shuffle$/,
    "finds $1 of one mana value more for the battlefield",
    ["tutor", "combo"],
    4.5,
  ),
  effect(
    "finds",
    /^search your library for (an? [\w ]+ card) with mana value X or less, where X is (\d) plus the sacrificed creature's mana value$/,
    "finds $1 of up to $2 mana value more for the battlefield",
    ["tutor", "combo"],
    4.5,
  ),
  effect(
    "finds",
    /^search your library for (an? [\w ]+ card with mana value [\w ]+), (?:reveal (?:it|that card), )?put (?:it|that card) into your hand, then shuffle$/,
    "finds $1 and puts it into your hand",
    ["tutor"],
    4,
  ),
  effect(
    "finds",
    /^put (an? [\w ]*land card) from your hand onto the battlefield( tapped)?$/,
    "puts $1 from your hand onto the battlefield$2",
    ["ramp"],
    3.6,
  ),
  effect(
    "finds",
    /^put (any number of [\w ]+ cards) from your hand onto the battlefield$/,
    "puts $1 from your hand onto the battlefield",
    ["combo", "finisher"],
    4.6,
  ),
  effect(
    "returns",
    /^(play|cast) (lands|lands and cast spells|(?:an? )?[\w ]*?spells?(?: with mana value [\w ]+)?) from your graveyard(?: this turn)?$/,
    "lets you $1 $2 from your graveyard",
    ["recursion", "draw"],
    4.2,
  ),
  effect(
    "returns",
    /^target (instant or sorcery card) in your graveyard gains flashback until end of turn$/,
    "lets you cast an $1 from your graveyard",
    ["recursion"],
    4.2,
  ),
  effect(
    "returns",
    /^each (instant and sorcery card) in your graveyard gains flashback until end of turn$/,
    "lets you cast each $1 from your graveyard",
    ["recursion", "combo"],
    4.6,
  ),
];
