import { CardType } from "@deckwright/cards/table/card-table.ts";
import { type TieEnd, type TieRule, tie } from "./tie-rule.ts";

const ARTIFACT: TieEnd = { types: CardType.Artifact };
const ARTIFACT_TOKENS: TieEnd = {
  tag: "artifact-token-maker",
  text: '\\bcreate (?:a|an|one|two|three|four|five|x|that many)\\b[^."]*\\b(?:treasure|clue|food|blood|map|powerstone|artifact creature)\\b[^."]*\\btokens?\\b|\\bfabricate\\b|\\binvestigate\\b',
};
const ENCHANTMENT: TieEnd = { types: CardType.Enchantment };
const SPELL: TieEnd = { types: CardType.Instant | CardType.Sorcery };
const PERMANENT = CardType.Creature | CardType.Artifact | CardType.Enchantment | CardType.Planeswalker;
const COUNTS_ARTIFACTS: TieEnd = {
  tag: "artifact-payoff",
  text: "affinity for artifacts|\\bimprovise\\b|\\bmetalcraft\\b|(?:number of|for each) (?:other )?(?:untapped )?artifacts?\\b|for each artifact",
};
const TAKES_ARTIFACTS: TieEnd = {
  text: "\\bsacrifice (?:an|another|two|x) (?:artifacts?\\b|creature or artifact|artifact or creature)|sacrifice another creature or artifact",
};

/** Ties of artifacts, enchantments, instants and sorceries. By texts as of November 2026. */
export const TIES_OF_SPELLS: readonly TieRule[] = [
  tie(
    ["artifact tokens counted", 2.4],
    ARTIFACT_TOKENS,
    COUNTS_ARTIFACTS,
    ["makes artifacts for {others} to count"],
    ["the artifact tokens of {others} count too"],
  ),
  tie(
    ["artifact enters", 2.4],
    ARTIFACT,
    {
      text: "whenever (?:~ or )?(?:an|another|one or more)(?: other)?(?: nontoken)? artifacts?(?: you control)? enters?\\b",
    },
    ["coming in, it sets off {others}", "sets off {others} as it comes"],
    ["set off by {others}"],
  ),
  tie(
    ["artifact cast", 2.4],
    ARTIFACT,
    { text: "whenever you cast an (?:artifact|historic) spell|whenever you cast an artifact" },
    ["casting it sets off {others}", "an artifact spell for {others}"],
    ["set off by casting {others}"],
  ),
  tie(
    ["artifact eaten", 2.2],
    ARTIFACT_TOKENS,
    TAKES_ARTIFACTS,
    ["makes artifacts to sacrifice to {others}"],
    ["fed by the artifact tokens of {others}"],
  ),
  tie(
    ["artifact gone", 2.4],
    {
      types: CardType.Artifact,
      text: "~ is put into a graveyard from the battlefield|when(?:ever)? ~ (?:enters or )?(?:leaves|dies)",
    },
    TAKES_ARTIFACTS,
    ["no loss when sacrificed to {others}"],
    ["has {others} to sacrifice at no loss"],
  ),
  tie(
    ["artifact counted", 2.1],
    ARTIFACT,
    COUNTS_ARTIFACTS,
    ["one more artifact for {others}", "an artifact that counts for {others}"],
    ["counts {others} and the other artifacts"],
  ),
  tie(
    ["artifact cheaper", 2],
    ARTIFACT,
    { text: "artifact(?: and \\w+)? spells you cast cost" },
    ["costs less with {others}"],
    ["takes mana off {others}"],
  ),
  tie(
    ["artifact found", 2.2],
    ARTIFACT,
    { tag: "tutor:artifact", text: "search your library for an artifact(?: or enchantment)? card(?! with)" },
    ["can be found by {others}"],
    ["can find {others}"],
  ),
  tie(
    ["artifact regrown", 2.1],
    { types: CardType.Artifact, text: "sacrifice ~" },
    { text: "artifact card[^.]* (?:from|in) your graveyard" },
    ["can be brought back by {others}"],
    ["can have {others} again"],
  ),
  tie(
    ["equipment cast", 2.5],
    { word: "Equipment" },
    { tag: "equipment-payoff", text: "whenever you cast an (?:aura, equipment|aura or equipment|equipment)" },
    ["casting it sets off {others}"],
    ["set off by {others}"],
  ),
  tie(
    ["equipment used", 2.3],
    { word: "Equipment" },
    {
      text: "equipment you control|for each (?:aura and )?equipment|number of (?:auras and )?equipment|equip (?:abilities|costs?)|whenever an? equipment|attach (?:any number of )?(?:auras and )?(?:target )?equipment",
    },
    ["one more Equipment for {others}", "Equipment that goes well with {others}"],
    ["works with {others}"],
  ),
  tie(
    ["equipment found", 2.4],
    { word: "Equipment" },
    { text: "search your library for an? (?:aura or equipment|equipment)(?: or vehicle)? card" },
    ["can be found by {others}"],
    ["can find {others}"],
  ),
  tie(
    ["aura cast", 2.5],
    { word: "Aura" },
    { tag: "aura-payoff", text: "whenever you cast an (?:aura|enchantment)\\b" },
    ["casting it sets off {others}"],
    ["set off by {others}"],
  ),
  tie(
    ["aura used", 2.2],
    { word: "Aura" },
    { text: "auras? you control|for each aura|enchanted creatures? you control|is enchanted" },
    ["one more Aura for {others}"],
    ["works with {others}"],
  ),
  tie(
    ["enchantment enters", 2.4],
    ENCHANTMENT,
    {
      tag: "enchantment-payoff",
      text: "constellation|\\beerie\\b|whenever (?:~ or )?(?:an|another) enchantment(?: you control)? enters",
    },
    ["sets off {others} as it comes"],
    ["set off by {others}"],
  ),
  tie(
    ["enchantment cast", 2.3],
    ENCHANTMENT,
    { text: "whenever you cast an enchantment spell" },
    ["casting it sets off {others}"],
    ["set off by casting {others}"],
  ),
  tie(
    ["enchantment counted", 2.1],
    ENCHANTMENT,
    {
      text: "(?:number of|for each) (?:other )?enchantments?\\b|artifacts? and/or enchantments? you control|enchantments you control have",
    },
    ["one more enchantment for {others}"],
  ),
  tie(
    ["enchantment found", 2.2],
    ENCHANTMENT,
    {
      tag: "tutor:enchantment",
      text: "search your library for an (?:artifact or )?enchantment card(?! with)",
    },
    ["can be found by {others}"],
    ["can find {others}"],
  ),
  tie(
    ["spell cast", 2.2],
    SPELL,
    {
      tag: "spellslinger-payoff",
      text: "whenever (?:~ or )?(?:you|a player) casts?(?: or copy| or copies)? (?:an?|your first|your second|another) (?:instant or sorcery|instant|noncreature)\\b|\\bmagecraft\\b|\\bprowess\\b",
    },
    ["casting it sets off {others}", "one more spell to set off {others}"],
    ["set off by spells such as {others}"],
  ),
  tie(
    ["second spell", 2],
    { types: CardType.Instant | CardType.Sorcery, maxManaValue: 2 },
    {
      text: "cast your second spell|cast a spell, if it's the second|for each (?:other )?spell (?:you've )?cast|\\bstorm\\b",
    },
    ["cheap, so it helps {others} along"],
    ["counts on cheap spells such as {others}"],
  ),
  tie(
    ["spell cheaper", 2.1],
    { types: CardType.Instant | CardType.Sorcery, minManaValue: 2 },
    { text: "instant and sorcery spells you cast cost" },
    ["costs less with {others}"],
    ["takes mana off {others}"],
  ),
  tie(
    ["spell regrown", 2.3],
    SPELL,
    {
      text: "return target instant or sorcery card|instant (?:or|and) sorcery cards?(?: with [^.]*)? (?:in|from) your graveyard|target instant or sorcery card in your graveyard",
    },
    ["can be used again with {others}"],
    ["can have {others} again"],
  ),
  tie(
    ["spell copied", 2.3],
    { types: CardType.Instant | CardType.Sorcery, minManaValue: 3 },
    { tag: "copy-spell", text: "copy target (?:instant or sorcery )?spell|copy that spell|copy it for each" },
    ["worth copying with {others}"],
    ["copies {others} at best"],
  ),
  tie(
    ["spell found", 2.2],
    SPELL,
    { tag: "tutor:spell", text: "search your library for an instant or sorcery card" },
    ["can be found by {others}"],
    ["can find {others}"],
  ),
  tie(
    ["cast again", 2.4],
    { types: PERMANENT, text: "sacrifice ~" },
    {
      text: "(?:play|cast)[^.]*permanent spells?[^.]*from your graveyard|nonland permanent cards in your graveyard have retrace",
    },
    ["once sacrificed it can be cast again with {others}"],
    ["casts {others} again from the graveyard"],
  ),
  tie(
    ["creature found", 2.2],
    { isCommander: false, types: CardType.Creature, minManaValue: 3 },
    { tag: "tutor:creature", text: "search your library for a creature card(?! with (?!mana value x))" },
    ["can be found with {others}"],
    ["can find {others}"],
  ),
];
