import { CardType } from "@deckwright/cards/table/card-table.ts";
import { type TieEnd, type TieRule, tie } from "./tie-rule.ts";

const MEMBER: TieEnd = { isOfType: true };
/** A member that is drawn, and so can be found, put in and named. */
const DRAWN: TieEnd = { isOfType: true, isCommander: false };
/** Makes tokens of the type. */
const MAKER: TieEnd = { text: '\\bcreate\\b[^."]*\\b{type}\\b[^."]*\\btokens?\\b|\\bamass {type}s\\b' };
/** What raises a type for good, counts it, or waits for it. */
const RAISES: TieEnd = {
  text: '(?:other |each |each other )?\\b{type}s?(?: creatures?)?(?: you control)? (?:get|gets) \\+|counters? on each (?:other )?{type}\\b|(?:other )?\\b{type}s?(?: creatures?)? you control (?:have|gain) (?!")',
};
const COUNTS: TieEnd = {
  text: "number of (?:other |attacking |untapped )?{type}s?\\b|for each (?:other |attacking )?{type}\\b",
};
const WAITS: TieEnd = {
  text: "whenever (?:~ or )?(?:a|an|another|one or more)(?: other)?(?: nontoken)? {type}s?(?: or [a-z]+)?(?: you control)? (?:enters?|dies?|attacks?|deals?|is put into|are put into)\\b",
};
const EATS: TieEnd = { text: "\\bsacrifice (?:a|an|another|two|x) {type}s?\\b" };
const CHOSEN: TieEnd = {
  text: 'choose a creature type[^"]*chosen type|creatures? (?:you control )?(?:that share|of the chosen type)',
};

/** Ties of a deck about one creature type. */
export const TIES_OF_TYPES: readonly TieRule[] = [
  tie(
    ["type found", 2.6],
    DRAWN,
    {
      text: "search your library for (?:an?|any number of|up to \\w+) {type}\\b(?! card with)|\\bput (?:a|all|an) {type} (?:creature |permanent )?cards?[^.]*into your hand|reveal an? {type} card",
    },
    ["can be found by {others}", "one that {others} may find"],
    ["can find {others}", "a way to find {others}"],
  ),
  tie(
    ["type put in", 2.7],
    { isOfType: true, isCommander: false, minManaValue: 3 },
    {
      text: "\\bput an? {type} (?:creature |permanent )?card[^.]*(?:from your hand |from among them )?onto the battlefield",
    },
    ["can be put in by {others}"],
    ["can put in {others} for no mana"],
  ),
  tie(
    ["tokens of the type wait", 2.6],
    MAKER,
    WAITS,
    ["its {type} tokens set off {others}"],
    ["set off by the {type} tokens of {others}"],
  ),
  tie(
    ["type sets off", 2.5],
    MEMBER,
    WAITS,
    ["one more {type} to set off {others}", "sets off {others}, as every {type} does"],
    ["set off by {type} cards such as {others}"],
  ),
  tie(["type cast", 2.4], MEMBER, { text: "whenever you cast (?:an?|another) {type}(?: creature)? spell" }, [
    "casting it sets off {others}",
    "one more {type} spell for {others}",
  ]),
  tie(
    ["tokens of the type counted", 2.5],
    MAKER,
    COUNTS,
    ["its {type} tokens count for {others}"],
    ["counts the tokens of {others}"],
  ),
  tie(
    ["type counted", 2.3],
    MEMBER,
    COUNTS,
    ["one more {type} for {others} to count", "counts for {others}"],
    ["counts {others} and all others of the type"],
  ),
  tie(
    ["tokens of the type raised", 2.4],
    MAKER,
    RAISES,
    ["its {type} tokens are made better by {others}"],
    ["makes the tokens of {others} better"],
  ),
  tie(
    ["type raised", 2.2],
    MEMBER,
    RAISES,
    ["made better by {others}", "stronger beside {others}"],
    ["best beside {others}"],
  ),
  tie(
    ["tokens of the type eaten", 2.4],
    MAKER,
    EATS,
    ["its {type} tokens can be sacrificed to {others}"],
    ["fed by the {type} tokens of {others}"],
  ),
  tie(["type eaten", 1.8], { isOfType: true, isCommander: false, maxManaValue: 2 }, EATS, [
    "can be sacrificed to {others} in need",
  ]),
  tie(
    ["type taps", 2.5],
    MEMBER,
    { text: "tap (?:an|two|three|four|five|six|ten|x|another) untapped {type}s?\\b" },
    ["one more {type} to tap for {others}", "can be tapped for {others}"],
    ["taps {others} for it"],
  ),
  tie(
    ["type cheaper", 2.1],
    DRAWN,
    { text: "{type}(?: creature)? spells you cast cost" },
    ["costs less with {others}"],
    ["takes mana off {others}"],
  ),
  tie(
    ["type from the top", 2],
    DRAWN,
    { text: "cast {type} spells from the top|cast [^.]*spells of the chosen type from the top" },
    ["can be cast off the library with {others}"],
    ["may cast {others} off the library"],
  ),
  tie(
    ["type regrown", 2.2],
    DRAWN,
    {
      text: "(?:return|put|cast|play)[^.]* {type} (?:creature |permanent )?(?:card|spell)s? [^.]*from your graveyard|(?:return|put)[^.]*target {type} card",
    },
    ["can be taken back by {others}"],
    ["can take back {others}"],
  ),
  tie(
    ["type chosen", 1.9],
    // What lets a type be chosen speaks of creatures; a spell can be an Elf and none of them.
    { ...DRAWN, types: CardType.Creature },
    CHOSEN,
    ["of the type to name for {others}"],
    ["with {type} named it helps {others}"],
  ),
];
