import { CardType } from "@deckwright/cards/table/card-table.ts";
import { type TieEnd, type TieRule, tie } from "./tie-rule.ts";

/** Makes creature tokens for you. */
const TOKENS: TieEnd = {
  tag: "token-maker",
  text: "\\bcreate (?:a|an|one|two|three|four|five|six|x|that many)\\b[^.\"]*\\bcreature tokens?\\b|\\bpopulate\\b|\\bamass\\b|\\bfabricate\\b|\\bafterlife\\b|create a token that's a copy of [^.]*creature",
};
const CREATURE: TieEnd = { types: CardType.Creature };
/** Its owner decides when a creature dies. */
const OUTLET: TieEnd = {
  tag: "sacrifice-outlet",
  text: "\\bsacrifice (?:a|another|two|x|any number of)(?: other)? creatures?\\b(?! or land)[^.:]*(?::|$|\\.|,)|\\bsacrifice another creature",
};
const DIES =
  "whenever (?:~ or )?(?:a|another|one or more)(?: other)?(?: nontoken)? creatures?(?: or [a-z]+)?(?: you control)? dies?\\b";
const LAST_WORDS: TieEnd = {
  types: CardType.Creature,
  tag: "death-value",
  text: "when(?:ever)? ~ (?:enters or )?dies\\b",
};
const ENTERS: TieEnd = {
  types: CardType.Creature,
  tag: "etb-value",
  text: "when(?:ever)? ~ enters(?: or [a-z]+)?,",
};

/** Ties of tokens, of creatures that come, go and come again, and of attackers. By texts as of November 2026. */
export const TIES_OF_CREATURES: readonly TieRule[] = [
  tie(
    ["dying twice", 2.9],
    { text: "when(?:ever)? [^.,]*\\bdies?\\b", tag: "death-payoff" },
    { text: "creature dying causes a triggered ability" },
    ["its trigger on a death happens twice with {others}"],
    ["the triggers of {others} happen twice with it"],
  ),
  tie(
    ["entering twice", 2.8],
    ENTERS,
    { text: "entering(?: the battlefield)? causes a triggered ability of a permanent you control" },
    ["what it does on entering happens twice with {others}"],
    ["doubles what {others} will do on entering", "at its best ahead of {others}"],
  ),
  tie(
    ["blink", 2.6],
    ENTERS,
    {
      tag: "blink",
      text: "exile [^.]*\\b(?:creatures?|permanents?|artifacts?|lands)\\b[^.]*(?:you control|you own|another target permanent)[^.]*[.,](?: then)? return (?:it|that card|those cards|them|each)[^.]*to the battlefield",
    },
    ["can be blinked by {others} to do it again", "does it once more when blinked by {others}"],
    ["has {others} enter again", "another entrance for {others}"],
  ),
  tie(
    ["tokens enter", 2.5],
    TOKENS,
    {
      text: "whenever (?:~ or )?(?:a|another|one or more)(?: other)? (?:creatures?|tokens?|creature tokens?)(?: you control)? enters?\\b(?! the battlefield under an opp| under an opp)",
    },
    ["its tokens set off {others}", "each token from it sets off {others}"],
    ["set off by the tokens of {others}", "the tokens of {others} set it off"],
  ),
  tie(
    ["more tokens", 2.5],
    {
      tag: "token-maker",
      text: '(?<!would )\\bcreate (?:a|an|one|two|three|four|five|x|that many)\\b[^."]*\\btokens?\\b',
    },
    {
      tag: "token-doubler",
      text: "(?:one or more|the) tokens would be created|would create one or more tokens",
    },
    ["makes more tokens with {others} on the board"],
    ["brings more out of {others}"],
  ),
  tie(
    ["tokens die", 2.3],
    TOKENS,
    OUTLET,
    ["its tokens can be sacrificed to {others}", "bodies to be sacrificed to {others}"],
    ["fed by the tokens of {others}", "the tokens of {others} pay for it"],
  ),
  tie(
    ["deaths at will", 2.5],
    OUTLET,
    { tag: "death-payoff", text: DIES },
    ["each creature sacrificed to it sets off {others}", "sets off {others} by sacrifice"],
    ["set off at will with {others}"],
  ),
  tie(
    ["last words", 2.3],
    LAST_WORDS,
    OUTLET,
    ["can be sacrificed to {others} to get that", "dies when you like with {others}"],
    ["has {others} die when it suits you"],
  ),
  tie(
    ["comes back", 2.5],
    {
      types: CardType.Creature,
      tag: "self-recursion",
      text: "return (?:~|this card|it) from your graveyard to (?:the battlefield|your hand)|\\bundying\\b|\\bpersist\\b|cast (?:~|this card) from your graveyard",
    },
    OUTLET,
    ["comes back to be sacrificed to {others} again"],
    ["can have {others} again and again"],
  ),
  tie(
    ["tokens grow", 2],
    TOKENS,
    {
      tag: "anthem",
      text: '(?:^|\\n|, |and )(?:other )?(?:creature |creatures |tokens? )(?:tokens )?you control (?:get|have|gain) (?!")',
    },
    ["its tokens are made better by {others}"],
    ["best with the tokens of {others}", "makes much of the tokens from {others}"],
  ),
  tie(
    ["tokens attack", 1.9],
    TOKENS,
    {
      tag: "attack-trigger",
      text: "whenever (?:a|another|one or more)(?: other)? creatures?(?: tokens?)? you control (?:attacks?|deals? combat damage to (?:a|one or more) player)|whenever you attack\\b",
    },
    ["its tokens attack for {others}", "attackers for {others}"],
    ["the tokens of {others} attack for it"],
  ),
  tie(
    ["made cheaper", 1.8],
    { types: CardType.Creature, isCommander: false },
    { text: "(?:^|\\n)creature spells you cast cost" },
    ["made cheaper by {others}"],
  ),
  tie(["creature cast", 1.9], CREATURE, { text: "whenever you cast a creature spell(?! with| of| that)" }, [
    "casting it sets off {others}",
  ]),
  tie(
    ["creature enters", 1.8],
    CREATURE,
    {
      text: "whenever (?:~ or )?(?:a|another|one or more)(?: other)?(?: nontoken)? creatures?(?: you control)? enters?\\b(?! the battlefield under an opp| under an opp)",
    },
    ["sets off {others} as it comes", "its coming sets off {others}"],
  ),
  tie(
    ["untaps", 2.4],
    { types: CardType.Creature, text: "(?:^|\\n|, )\\{t\\}(?:,[^:]*)?:" },
    {
      text: "untap (?:another |up to one )?(?:target|each|all)(?: other| another)? (?:creatures?|permanents?)\\b",
      not: "untap (?:target|all) creatures? (?:an|your) opp|gain control",
    },
    ["can be untapped by {others}", "used twice a turn with {others}"],
    ["untaps {others} for a second use"],
  ),
  tie(
    ["ready at once", 1.7],
    {
      types: CardType.Creature,
      text: "(?:^|\\n|, )\\{t\\}(?:,[^:]*)?:",
      not: "(?:^|\\n)[a-z, ]*\\bhaste\\b",
    },
    {
      tag: "haste-enabler",
      text: "(?:creatures you control|equipped creature|enchanted creature) (?:get|gets|have|has|gain)[^.]*\\bhaste\\b",
    },
    ["can tap the turn it comes with {others}"],
    ["lets {others} tap the turn it comes", "no turn of waiting for {others}"],
  ),
  tie(
    ["second attack", 2.6],
    {
      types: CardType.Creature,
      tag: "attack-trigger",
      text: "whenever ~ (?:enters or )?(?:attacks|deals combat damage)",
    },
    { tag: "extra-combat", text: "additional combat phase" },
    ["attacks twice in a turn with {others}"],
    ["lets {others} attack twice"],
  ),
  tie(
    ["fliers", 2.1],
    { types: CardType.Creature, text: "(?:^|\\n)[a-z ,]*\\bflying\\b" },
    {
      tag: "flying-payoff",
      text: "creatures?(?: spells?)?(?: you control)?(?: you cast)? with flying (?:get|have|you|cost|enters?)|\\bwith flying you control (?:get|have|attack)",
    },
    ["one more flier for {others}"],
    ["goes well with {others} in the air"],
  ),
  tie(
    ["legends", 1.9],
    { word: "Legendary" },
    {
      tag: "legendary-payoff",
      text: "whenever you cast a (?:legendary|historic)|legendary creatures? you control|for each legendary|legendary (?:creature )?(?:spells|permanents?) you (?:cast|control)",
    },
    ["one more legend for {others}"],
    ["served by legends such as {others}"],
  ),
];
