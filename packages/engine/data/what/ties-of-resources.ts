import { CardType } from "@deckwright/cards/table/card-table.ts";
import { type TieEnd, type TieRule, tie } from "./tie-rule.ts";

const WALKER: TieEnd = { types: CardType.Planeswalker };
/** Places counters itself, and does not only add to those of others. */
const COUNTERS: TieEnd = {
  text: "(?<!would )put (?:a|an|one|two|three|four|five|x|that many|another)\\b[^.]*\\+1/\\+1 counters? on|enters? with [^.]*\\+1/\\+1 counters?|distribute [^.]*\\+1/\\+1",
};
const LAND_BRINGER: TieEnd = {
  tag: "ramp:land",
  text: "search your library for [^.]*\\b(?:land|forest|plains)\\b[^.]*onto the battlefield|play (?:an|two) additional lands?|land cards? [^.]*(?:onto|to) the battlefield|play lands from",
};
const FILLS: TieEnd = {
  tag: "self-mill",
  text: "(?:^|[\\n,:—]|you may|then|enters, |attacks, ) ?(?:mill|surveil) |into your graveyard\\b|, then discard",
};
const REANIMATES: TieEnd = {
  tag: "reanimation",
  text: "creature cards?[^.]* graveyards?[^.]*(?:to|onto) the battlefield|enchant creature card in a graveyard|creature card from your graveyard to the battlefield",
};

/** Ties of life, counters, lands, graveyards, cards and mana. By texts as of November 2026. */
export const TIES_OF_RESOURCES: readonly TieRule[] = [
  tie(
    ["kept safe", 2.1],
    {
      tag: "protection",
      text: "(?:target (?:creature|permanent)|creatures?|permanents?|equipped creature|enchanted creature)[^.]*(?:gains?|have|has|phase)[^.]*(?:hexproof|indestructible|shroud|protection from|phase out|ward)|permanents you control phase out|counter target [^.]*spell|spells? [^.]*can't be countered",
      not: "loses all|base power and toughness|can't (?:attack|block)",
    },
    { isCommander: true },
    ["there to keep {others} on the board", "there to keep {others} alive"],
  ),
  tie(
    ["life gained", 2.4],
    {
      tag: "lifegain",
      text: "\\byou gain\\b[^.]*\\blife\\b|\\blifelink\\b|\\bextort\\b|gain that much life",
    },
    {
      tag: "lifegain-payoff",
      text: "whenever you gain life|if you would gain life|if you gained (?:\\d|life|three)|life you gained",
    },
    ["the life it gains sets off {others}", "gains life for {others}"],
    ["set off by the life of {others}"],
  ),
  tie(
    ["life lost", 2.4],
    {
      tag: "burn:each-opponent",
      text: "(?:each opponent|target opponent|target player|that player|each player) loses|damage to (?:any target|each opponent|target player|target opponent)",
    },
    {
      text: "whenever an opponent loses life|if an opponent would lose life|opponent lost life this turn",
    },
    ["the life it takes counts for {others}"],
    ["set off by {others}"],
  ),
  tie(
    ["counters added", 2.5],
    COUNTERS,
    {
      tag: "counter-doubler",
      text: "counters would be put|would put one or more (?:\\+1/\\+1 )?counters",
    },
    ["places more counters with {others} on the board"],
    ["adds to the counters of {others}"],
  ),
  tie(
    ["counters multiply", 2.1],
    COUNTERS,
    { tag: "proliferate", text: "\\bproliferate\\b|double the number of [^.]*counters" },
    ["places counters for {others} to multiply"],
    ["multiplies the counters of {others}"],
  ),
  tie(
    ["counters used", 2],
    COUNTERS,
    {
      text: "with (?:a|one or more)? ?\\+1/\\+1 counters? on (?:it|them)|remove (?:a|x|two) \\+1/\\+1 counters?|creatures? you control with (?:a )?(?:\\+1/\\+1 )?counters? on",
    },
    ["places counters for {others}"],
    ["lives on the counters of {others}"],
  ),
  tie(
    ["loyalty grows", 2.4],
    WALKER,
    {
      tag: "proliferate",
      text: "\\bproliferate\\b|loyalty counters? on (?:each|target|another|other)|loyalty abilities|counters? on any number of target permanents|number of each kind of counter|counters on a permanent",
    },
    ["gets more loyalty by {others}", "its loyalty grows by {others}"],
    ["more loyalty for {others}"],
  ),
  tie(
    ["poison grows", 2.3],
    { tag: "poison", text: "\\btoxic\\b|\\binfect\\b|poison counter" },
    { tag: "proliferate", text: "\\bproliferate\\b" },
    ["poison for {others} to add to"],
    ["adds to the poison of {others}"],
  ),
  tie(
    ["landfall", 2.4],
    LAND_BRINGER,
    {
      tag: "landfall-payoff",
      text: "\\blandfall\\b|whenever (?:a|one or more) lands?(?: you control)? enters?",
    },
    ["the land it brings sets off {others}", "one more land to set off {others}"],
    ["set off again by {others}"],
  ),
  tie(
    ["worth bringing back", 2.5],
    { isCommander: false, types: CardType.Creature, minManaValue: 6 },
    REANIMATES,
    ["worth bringing back with {others}", "cheap to have by way of {others}"],
    ["best on {others}", "can bring back {others}"],
  ),
  tie(
    ["put in early", 2.6],
    { isCommander: false, types: CardType.Creature, minManaValue: 5 },
    {
      tag: "sneak-in",
      text: "puts? an? (?:artifact, )?(?:creature|permanent)\\b[^.]*card from (?:your|their) hand onto the battlefield|until they reveal a creature card",
    },
    ["comes early by way of {others}"],
    ["brings {others} turns early"],
  ),
  tie(
    ["small ones back", 2.2],
    { isCommander: false, types: CardType.Creature, maxManaValue: 3 },
    {
      text: "(?:permanent|creature) cards?(?: each)? with (?:total )?(?:mana value|power) (?:2|3|4) or less[^.]*from your graveyard[^.]*to the battlefield",
    },
    ["small enough to come back with {others}"],
    ["can bring back {others}"],
  ),
  tie(
    ["creature regrown", 2],
    { isCommander: false, types: CardType.Creature, minManaValue: 3 },
    {
      tag: "recursion",
      text: "return [^.]*(?:target )?creature cards?[^.]* from your graveyard to your hand",
    },
    ["can be taken back with {others}"],
    ["can take back {others}"],
  ),
  tie(
    ["fills the graveyard", 2.1],
    FILLS,
    {
      tag: "graveyard-payoff",
      text: "(?:from|in) your graveyard\\b(?! to the bottom)|\\bdelve\\b|\\bescape\\b|\\bthreshold\\b|\\bdelirium\\b",
    },
    ["fills the graveyard for {others}"],
    ["lives on a graveyard filled by {others}"],
  ),
  tie(
    ["draws handed out", 2.7],
    {
      tag: "wheel",
      text: "each (?:other )?player [^.]*draws|each opponent draws|target player draws|that player draws|each player's draw step",
    },
    {
      tag: "opponent-draw-punisher",
      text: "whenever (?:an opponent|a player|another player) draws|opponent would draw a card except",
    },
    ["the cards it hands out set off {others}"],
    ["set off by {others}"],
  ),
  tie(
    ["draws", 2.2],
    {
      tag: "draw",
      text: "(?:^|[\\n,:•]|you may|then|you|and) ?draws? (?:a card|two|three|four|x|that many|\\w+) ?(?:cards)?\\b",
    },
    {
      tag: "draw-payoff",
      text: "whenever you draw (?:a card|your second|one or more)|second card you draw|drawn (?:two|three) or more cards",
    },
    ["its draws set off {others}"],
    ["set off by the draws of {others}"],
  ),
  tie(
    ["discarding", 2.4],
    { tag: "discard", text: "(?:target|each) (?:opponent|player)[^.]* discards?|that player discards" },
    { tag: "discard-payoff", text: "whenever (?:an opponent|a player) discards" },
    ["what it makes them discard counts for {others}"],
    ["set off by {others}"],
  ),
  tie(
    ["empty hands", 2.3],
    { tag: "discard", text: "(?:target|each) (?:opponent|player)[^.]* discards?|that player discards" },
    { tag: "discard-payoff", text: "no cards in hand" },
    ["empties hands for {others}"],
    ["counts on hands that {others} can empty"],
  ),
  tie(
    ["own discards", 2.3],
    { tag: "loot", text: "discard (?:a|two|your|that)" },
    { text: "whenever you discard|\\bmadness\\b" },
    ["the cards it discards count for {others}"],
    ["a card to discard to {others}"],
  ),
  tie(
    ["from exile", 2.6],
    {
      tag: "impulse-draw",
      text: "exile the top [^.]*[.,][^\\n]*(?:you may|play|cast)|\\bforetell\\b|\\bplot\\b|\\bsuspend\\b|\\bcascade\\b|\\bdiscover\\b",
    },
    {
      text: "(?:play|cast)s? (?:a|an|your first|the first)? ?(?:land|card|spell)[^.]*from exile|from anywhere other than your hand|spells you cast [^.]*from exile",
    },
    ["cards played off it count for {others}"],
    ["set off by the exiled cards of {others}"],
  ),
  tie(
    ["treasures", 2.3],
    { tag: "ramp:treasure", text: '\\bcreate [^."]*\\btreasure\\b' },
    {
      text: "(?:for each|number of) treasures?|sacrifice (?:a|x|two|three|five|ten|any number of) ?treasures?|treasures? you control|treasure tokens? would|create one or more treasure|you sacrifice a treasure",
    },
    ["makes Treasures for {others}"],
    ["lives on the Treasures of {others}"],
  ),
  tie(
    ["mill", 2.4],
    { tag: "mill:opponents", text: "(?:player|opponent)s? mills" },
    {
      tag: "mill-payoff",
      text: "whenever [^.]*(?:milled|put into (?:a|an opponent's) graveyard from)|would mill|cards in (?:their|an opponent's|that player's) graveyard",
    },
    ["fills the graveyard that {others} will count"],
    ["counts what {others} will mill"],
  ),
];
