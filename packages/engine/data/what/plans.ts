import { limited, type WhatRule, what } from "./what-rule.ts";

/** A subtype that is no artifact's, enchantment's or land's. */
const OF_CREATURES =
  "(?!Equipment|Aura|Vehicle|Treasure|Food|Clue|Blood|Map|Gold|Powerstone|Junk|Incubator|Bobblehead|Contraption|Attraction|Saga|Shrine|Curse|Rune|Class|Case|Room|Background|Cartouche|Gate|Cave|Desert|Locus|Lair|Sphere|Town|Forest|Island|Swamp|Mountain|Plains)[A-Z][a-z]+";

/** What decides games and what decks are built around: wipes, engines, doublers, lords. */
export const PLANS: readonly WhatRule[] = [
  what(
    "sweeper:one-sided",
    "wipe",
    "A board wipe that can spare your side",
    "Sweeps their board before yours",
  ),
  what(
    "sweeper:creature",
    "wipe",
    "Deals with more than one creature for a single card",
    "A wipe of creatures",
  ),
  what("sweeper", "wipe", "Sweeps several permanents at once", "A board wipe"),
  limited(
    { text: /counter (?:target|that|it|all|each|up to)|target [^.]*spell/i },
    what(
      "counterspell",
      "counter",
      "Deals with a spell on the stack",
      "Stops a spell on the stack",
      "Catches a spell before it resolves",
    ),
  ),
  what("sacrifice-outlet:free", "outlet", "Sacrifices without mana", "A sacrifice outlet that costs no mana"),
  what(
    "sacrifice-outlet",
    "outlet",
    "A sacrifice outlet",
    "Sacrifices what is yours for an effect",
    "Turns permanents of yours into effects by sacrifice",
  ),
  what("death-drain", "drain", "Takes life for deaths", "Turns deaths into lost life"),
  what("death-payoff", "drain", "Gets something when creatures die", "Rewards deaths"),
  what(
    "reanimation:spell",
    "reanimation",
    "Puts a creature from a graveyard onto the battlefield",
    "Reanimates",
  ),
  what(
    "reanimation",
    "reanimation",
    "Puts cards from a graveyard onto the battlefield",
    "Returns cards straight to the battlefield",
  ),
  what("tutor:to-graveyard", "filler", "Puts a card of your choice into the graveyard"),
  what("self-mill", "filler", "Fills your graveyard from the library", "Mills your own library"),
  what("discard-outlet", "filler", "Lets you discard a card for an effect", "A way to discard"),
  what(
    "loot",
    "filler",
    "Draws and discards, which fills the graveyard",
    "Sorts the hand and fills the graveyard",
  ),
  what("token-doubler", "anthem", "Makes more tokens of those you make", "Multiplies tokens"),
  what("counter-doubler", undefined, "Multiplies counters", "Adds to the counters you place"),
  what("trigger-doubler", undefined, "Makes triggers happen twice", "Repeats triggered abilities"),
  what("damage-doubler", undefined, "Multiplies damage"),
  what("mana-doubler", "ramp", "Multiplies mana", "Makes permanents tap for more mana"),
  what("extra-combat", "finisher", "Adds a second attack to the turn", "Gives another combat"),
  what("extra-turn", "finisher", "Can give an extra turn"),
  what("overrun", "finisher", "Makes the whole team bigger for an attack", "A team-wide boost for one turn"),
  what("win-condition:text", "finisher", "Can win the game by its own words"),
  what("overrun", "anthem", "Makes the whole team bigger for an attack", "A team-wide boost for one turn"),
  limited(
    {
      text: /\b(?:you control|other|chosen type|each)\b[^.]*\b(?:gets?|have|has|gains?) |counters? on (?:each|another|target|other)/i,
    },
    what("lord", "anthem", "Makes others of yours better", "Raises others of yours"),
  ),
  limited(
    {
      text: new RegExp(
        `\\b(?:[Ff]or each|number of)(?: other)? ${OF_CREATURES}s? (?:you control|on the battlefield)`,
      ),
    },
    what("typal-payoff", "anthem", "Gets more from each creature of one type"),
  ),
  limited(
    {
      text: new RegExp(
        `creature type|[Ww]henever [^.]*\\b(?:another|an?|one or more) ${OF_CREATURES}s?\\b[^.]* (?:enters?|dies?|attacks?|deals?)\\b`,
      ),
    },
    what("typal-payoff", "anthem", "Rewards one creature type"),
  ),
  what("anthem", "anthem", "Makes your team bigger", "Raises your creatures"),
];
