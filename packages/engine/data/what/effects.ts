import type { RoleId } from "../roles.ts";

/** One thing that cards do, as their texts order it and as a reason tells it. */
export interface EffectRule {
  /** What kind of claim telling it is. */
  readonly kind: EffectKind;
  /** The whole of a sentence of the text, without condition and full stop; lower case but for names. */
  readonly text: RegExp;
  /** The same of a card that does it: `$1` and so on stand for groups of the text; `a $1` gets its right article. */
  readonly says: string;
  /** The roles under which a card is listed for it. */
  readonly roles: readonly RoleId[];
  /** How much it says of a card when no role decides, 1 to 5. */
  readonly telling: number;
}

/** Kinds of effects that texts are read for. */
export type EffectKind =
  | "draws"
  | "makes mana"
  | "finds"
  | "removes"
  | "damages"
  | "counters"
  | "makes tokens"
  | "returns"
  | "strengthens"
  | "grows"
  | "drains"
  | "gains life"
  | "mills"
  | "discards"
  | "looks ahead"
  | "untaps"
  | "copies"
  | "takes"
  | "restricts"
  | "saves mana"
  | "wins";

const rule = (
  kind: EffectKind,
  text: RegExp,
  says: string,
  roles: readonly RoleId[],
  telling: number,
): EffectRule => ({ kind, text, says, roles, telling });

/**
 * What sentences of rules text mean, in our own third person. A row keeps the words that limit what is done ("nonland", "an
 * opponent controls"), so that its telling is true wherever it matches. The wording is that of the Comprehensive Rules and of
 * Oracle texts as of November 2026.
 */
export const EFFECTS: readonly EffectRule[] = [
  rule("wins", /^you win the game$/, "wins the game", ["finisher"], 5),
  rule("wins", /^take an extra turn after this one$/, "takes an extra turn", ["finisher", "combo"], 5),
  rule(
    "wins",
    /^after this (?:main )?phase, there is an additional combat phase(?: followed by an additional main phase)?$/,
    "adds a combat phase to the turn",
    ["finisher"],
    5,
  ),
  rule(
    "counters",
    /^counter target ([\w ,-]+?)(?: unless its controller pays \{(\d|X)\})?$/,
    "counters a $1",
    ["counter"],
    5,
  ),
  rule("removes", /^destroy all ([\w' ,/-]+)$/, "destroys all $1", ["wipe"], 5),
  rule("removes", /^exile all ([\w' ,/-]+)$/, "exiles all $1", ["wipe"], 5),
  rule(
    "removes",
    /^all creatures get (-\d+\/-\d+) until end of turn$/,
    "gives all creatures $1 for a turn",
    ["wipe"],
    5,
  ),
  rule(
    "removes",
    /^destroy (?:up to one )?(?:another )?target ([\w' ,/-]+)$/,
    "destroys a $1",
    ["removal"],
    4,
  ),
  rule(
    "removes",
    /^exile (?:up to one )?(?:another )?target ([\w' ,/-]+?)(?: until (?:it|he|she|they) leaves? the battlefield)?$/,
    "exiles a $1",
    ["removal"],
    4,
  ),
  rule(
    "removes",
    /^return (?:up to one )?(?:another )?target ([\w' ,-]+?) to its owner's hand$/,
    "returns a $1 to its owner's hand",
    ["removal"],
    3.5,
  ),
  rule(
    "removes",
    /^target (?:opponent|player) sacrifices (an? [\w' ,-]+?)(?: of their choice)?$/,
    "makes a player sacrifice $1",
    ["removal"],
    4,
  ),
  rule(
    "removes",
    /^each (opponent|player) sacrifices (an? [\w' ,-]+?)(?: of their choice)?$/,
    "makes each $1 sacrifice $2",
    ["removal"],
    4,
  ),
  rule(
    "removes",
    /^target creature gets (-[\dX]+\/-[\dX]+) until end of turn$/,
    "gives a creature $1 for a turn",
    ["removal"],
    4,
  ),
  rule(
    "damages",
    /^(?:it|they) deals? (\d+|X) damage to any target$/,
    "deals $1 damage to any target",
    ["removal", "burn"],
    4,
  ),
  rule(
    "damages",
    /^(?:it|they) deals? (\d+|X) damage to target ([\w' ,-]+)$/,
    "deals $1 damage to a $2",
    ["removal", "burn"],
    4,
  ),
  rule(
    "damages",
    /^(?:it|they) deals? (\d+|X) damage to each (opponent|player|creature|other creature|creature your opponents control|creature without flying)$/,
    "deals $1 damage to each $2",
    ["burn", "wipe", "drain", "finisher"],
    4,
  ),
  rule(
    "drains",
    /^each opponent loses (\d+) life and you gain (?:\d+) life$/,
    "drains each opponent for $1",
    ["drain", "burn", "finisher"],
    4,
  ),
  rule(
    "drains",
    /^each opponent loses (\d+) life$/,
    "costs each opponent $1 life",
    ["drain", "burn", "finisher"],
    4,
  ),
  rule(
    "drains",
    /^target (player|opponent) loses (\d+) life and you gain (?:\d+) life$/,
    "drains a $1 for $2",
    ["drain", "burn"],
    4,
  ),
  rule("makes mana", /^add ((?:\{[WUBRGC]\})+)$/, "makes $1", ["ramp"], 4),
  rule(
    "makes mana",
    /^add (one|two|three) mana of any (?:one )?color$/,
    "makes $1 mana of any color",
    ["ramp"],
    4,
  ),
  rule(
    "makes mana",
    /^add one mana of any color in your commander's color identity$/,
    "makes mana of any of the commander's colors",
    ["ramp"],
    4,
  ),
  rule("makes mana", /^add (\{[WUBRGC]\}) for each ([\w' +/-]+)$/, "makes $1 for each $2", ["ramp"], 4.5),
  rule("makes mana", /^create a Treasure token$/, "makes a Treasure", ["ramp", "maker"], 3.5),
  rule(
    "makes mana",
    /^create (two|three|four|five|X) Treasure tokens$/,
    "makes $1 Treasures",
    ["ramp", "maker"],
    3.5,
  ),
  rule(
    "untaps",
    /^untap (?:up to one )?(?:another )?target ([\w' ,-]+)$/,
    "untaps a $1",
    ["combo", "ramp"],
    4,
  ),
  rule("untaps", /^untap all ([\w' ,-]+)$/, "untaps all $1", ["combo", "ramp"], 4.5),
  rule(
    "saves mana",
    /^((?:[A-Z][\w' ,-]+) (?:spells|cards) you cast) cost \{(\d)\} less to cast$/,
    "takes $2 mana off $1",
    ["ramp"],
    4,
  ),
  rule(
    "saves mana",
    /^(you may play (?:an|two) additional lands?(?: on each of your turns| this turn)?)$/,
    "lets $1",
    ["ramp"],
    4,
  ),
  rule(
    "finds",
    /^search your library for ([^.]{3,60}?), (?:reveal (?:it|that card|them), )?put (?:it|that card|them) (into your hand|onto the battlefield(?: tapped)?|into your graveyard), then shuffle$/,
    "finds $1 and puts it $2",
    ["ramp", "tutor", "dig", "filler"],
    4,
  ),
  rule(
    "finds",
    /^search your library for a card, put that card into your hand, then shuffle$/,
    "finds any card",
    ["tutor"],
    4,
  ),
  rule("draws", /^draw (a card|(?:two|three|four|five|six|seven|X) cards)$/, "draws $1", ["draw", "dig"], 3),
  rule(
    "draws",
    /^draw (a card|(?:two|three|four) cards), then discard (a card|two cards|three cards)$/,
    "draws $1, then discards $2",
    ["dig", "filler", "draw"],
    3,
  ),
  rule("draws", /^draw (a card for each [\w' +/,-]+)$/, "draws $1", ["draw"], 4),
  rule("draws", /^draw (cards equal to [\w' +/,-]+)$/, "draws $1", ["draw"], 4),
  rule("draws", /^draw (a card) and (?:you )?lose (\d) life$/, "draws $1 for $2 life", ["draw"], 3.5),
  rule(
    "draws",
    /^draw (two cards|three cards) and (?:you )?lose (\d) life$/,
    "draws $1 for $2 life",
    ["draw"],
    3.5,
  ),
  rule(
    "draws",
    /^exile the top (card|two cards|three cards) of your library$/,
    "exiles the top $1 of your library",
    ["draw"],
    2,
  ),
  rule("looks ahead", /^(scry|surveil) (\d+)$/, "has you $1 $2", ["dig", "filler"], 2),
  rule(
    "looks ahead",
    /^look at the top (\w+) cards of your library$/,
    "looks at the top $1 cards of your library",
    ["dig"],
    2.5,
  ),
  rule(
    "discards",
    /^target (opponent|player) discards (a card|two cards|three cards)(?: at random)?$/,
    "makes a $1 discard $2",
    ["discard"],
    4,
  ),
  rule(
    "discards",
    /^each (opponent|player) discards (a card|two cards|three cards|their hand)$/,
    "makes each $1 discard $2",
    ["discard"],
    4,
  ),
  rule(
    "discards",
    /^target (opponent|player) reveals their hand$/,
    "shows you the hand of a $1",
    ["discard"],
    2.5,
  ),
  rule(
    "makes tokens",
    /^create ((?:a|an|two|three|four|five|six|X|\w+) (?:tapped )?(?:and attacking )?[\dX]+\/[\dX]+ [\w ,-]+ creature tokens?(?: with [a-z, ]+?)?)$/,
    "makes $1",
    ["maker", "fodder"],
    3.5,
  ),
  rule(
    "makes tokens",
    /^create (a|two|three|X) (Food|Clue|Blood|Map|Powerstone) tokens?$/,
    "makes $1 $2",
    ["maker", "fodder", "draw"],
    3,
  ),
  rule(
    "copies",
    /^create a token that's a copy of ([\w' ,-]+)$/,
    "makes a token copy of $1",
    ["maker", "combo"],
    4,
  ),
  rule("copies", /^copy target ([\w' ,-]+)$/, "copies a $1", ["combo"], 4),
  rule("takes", /^gain control of target ([\w' ,-]+)$/, "takes control of a $1", ["removal", "threat"], 4),
  rule(
    "returns",
    /^return (?:up to one )?(?:another )?target ([\w' ,-]*?cards?(?: with [\w' ]+?)?) from your graveyard to your hand$/,
    "returns a $1 from your graveyard to your hand",
    ["recursion"],
    3.5,
  ),
  rule(
    "returns",
    /^(?:return|put) (?:up to one )?(?:another )?target ([\w' ,-]*?cards?(?: with [\w' ]+?)?) from (your|a) graveyard (?:to|onto) the battlefield(?: under your control)?$/,
    "puts a $1 from $2 graveyard onto the battlefield",
    ["reanimation", "recursion"],
    4,
  ),
  rule(
    "returns",
    /^return (it) to the battlefield(?: under its owner's control)?$/,
    "returns $1 to the battlefield",
    ["recursion"],
    2,
  ),
  rule(
    "strengthens",
    /^((?:other )?[\w' -]*?) you control (?:get|have|gain) ([^.]{3,50}?)(?: until end of turn)?$/i,
    "gives $1 you control $2",
    ["anthem", "protection", "evasion", "finisher"],
    4,
  ),
  rule(
    "strengthens",
    /^(?:equipped|enchanted) creature (?:gets|has|gains) ([^.{]{3,60})$/i,
    "gives one creature $1",
    ["gear", "protection", "evasion"],
    3.5,
  ),
  rule(
    "strengthens",
    /^target creature gets (\+X\/\+[X0]) until end of turn, where X is (the number of [\w' +/-]+)$/,
    "gives a creature $1 for a turn, X being $2",
    ["threat", "finisher"],
    3.5,
  ),
  rule(
    "strengthens",
    /^target creature gets (\+\d+\/\+\d+) until end of turn$/,
    "gives a creature $1 for a turn",
    ["threat"],
    3,
  ),
  rule(
    "strengthens",
    /^target creature (?:you control )?gains ([\w ,]+) until end of turn$/,
    "gives a creature $1 for a turn",
    ["protection", "evasion"],
    3,
  ),
  rule(
    "grows",
    /^put (a|two|three|X) \+1\/\+1 counters? on (it|each creature you control|target creature|target creature you control|each other creature you control|up to one target creature)$/,
    "puts $1 +1/+1 counters on $2",
    ["threat", "anthem"],
    3,
  ),
  rule("grows", /^proliferate(?: twice)?$/, "proliferates", ["combo"], 3.5),
  rule("strengthens", /^it can't be blocked$/, "can’t be blocked", ["evasion", "threat"], 3.6),
  rule(
    "strengthens",
    /^prevent all combat damage that would be dealt this turn$/,
    "prevents all combat damage of a turn",
    ["protection", "lock"],
    4,
  ),
  rule("gains life", /^you gain (\d+) life$/, "gains you $1 life", [], 1.5),
  rule("gains life", /^you gain (\d+ life for each [\w' -]+)$/, "gains you $1", [], 2.5),
  rule(
    "mills",
    /^target (player|opponent) mills (\w+) cards$/,
    "makes a $1 mill $2 cards",
    ["mill", "filler"],
    4,
  ),
  rule(
    "mills",
    /^each (opponent|player) mills (\w+) cards$/,
    "makes each $1 mill $2 cards",
    ["mill", "filler"],
    4,
  ),
  rule("mills", /^mill (\w+) cards$/, "mills $1 of your own cards", ["filler"], 3),
  rule("mills", /^exile target player's graveyard$/, "exiles a graveyard", ["filler"], 4),
  rule("mills", /^exile all graveyards$/, "exiles all graveyards", ["filler"], 4),
  rule(
    "restricts",
    /^((?:players|opponents|your opponents|each opponent|each player|creatures|nonland permanents|noncreature spells|nonbasic lands|artifacts|creatures your opponents control) (?:can't|don't|cost|are|enter)\b[^.{]{3,60})$/i,
    "makes it a rule that $1",
    ["lock", "protection"],
    4,
  ),
  rule(
    "restricts",
    /^(creatures can't attack you(?: or planeswalkers you control)? unless their controller pays) [^.]*$/i,
    "makes it a rule that $1 for it",
    ["lock"],
    4,
  ),
];
