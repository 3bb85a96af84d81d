import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition } from "../definition.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** Turns, combat and what players may do: extra turns, goad, pillow forts, taxes. */
export const TURN_TAGS: readonly TagDefinition[] = [
  {
    tag: "extra-turn",
    label: "Extra turns",
    meaning: "Gives you another turn",
    rules: [
      {
        words: ["turn", "turns"],
        any: [/(?:takes?|get) (?:an|two|x|three) extra turns?|extra turn after this one/],
        not: [
          /opponent takes an extra turn after|if a player would (?:begin|take) an extra turn|can't take extra turns/,
        ],
      },
    ],
  },
  {
    tag: "extra-turn:repeatable",
    label: "Chained extra turns",
    meaning: "Gives extra turns again and again",
    rules: [
      { words: ["turn"], notTypes: SPELL, any: [/(?:whenever|at the beginning|\{t\})[^"]*extra turn/] },
      {
        words: ["turn"],
        types: SPELL,
        where: (view) =>
          /extra turn/.test(view.text) &&
          /\bbuyback\b|\bflashback\b|shuffle (?:~|it) into|if this spell was cast from your hand[^.]*put it|\bretrace\b|\brebound\b|return ~/.test(
            view.text,
          ),
        any: [/extra turn/],
      },
    ],
  },
  {
    tag: "extra-combat",
    label: "Extra combats",
    meaning: "Gives another combat phase",
    rules: [{ words: ["combat"], any: [/additional combat (?:phase|step)|extra combat/] }],
  },
  {
    tag: "goad",
    label: "Goad",
    meaning: "Makes opponents' creatures attack somebody else",
    rules: [
      {
        words: ["goad", "goaded", "goads", "attacks", "attack"],
        any: [
          /\bgoads?\b|\bgoaded\b/,
          /(?:creatures? (?:your opponents|target player|that player|they|each opponent|target opponent|an opponent) controls?|creatures? enchanted player controls)[^.]* attacks? (?:that player |each turn|each combat|this turn|a player)?[^.]*if able/,
          /attacks? each (?:combat|turn)[^.]*if able and attacks? a player other than you/,
        ],
      },
    ],
  },
  {
    tag: "pillow-fort",
    label: "Attack deterrents",
    meaning: "Makes it costly or impossible to attack you",
    rules: [
      {
        words: ["attack", "attacks", "attacking", "damage", "attacked"],
        any: [
          /can't attack (?:you|unless|you or|you,)|creatures? (?:can't|your opponents control can't) attack(?: you)?(?! this turn)/,
          /whenever (?:a creature|one or more creatures|an opponent|a player|creatures)[^.]* attacks? (?:you|you or)/,
          /prevent all (?:combat )?damage that would be dealt to you/,
          /attack you [^.]*pays?/,
          /creatures? can't attack you/,
          /each combat, [^.]*can't attack/,
          /no more than (?:one|two) creatures? can attack/,
          /each player may attack only|attacks, if you're the defending player/,
        ],
        not: [
          /^~ can't attack|enchanted creature can't attack|until end of turn|target creature can't attack/,
        ],
        notTypes: SPELL,
        // Who makes creatures attack keeps nobody away.
        where: ({ text }) => !/attacks? each (?:combat|turn) if able/.test(text),
      },
    ],
  },
  {
    tag: "fog",
    label: "Fogs",
    meaning: "Prevents combat damage for a turn",
    rules: [
      {
        words: ["prevent"],
        any: [/prevent all (?:combat )?damage that would be dealt (?:this turn|by|to you)?[^.]*/],
        not: [/to ~|enchanted creature|to (?:it|that creature|target creature)(?: this turn)?\.|noncombat/],
      },
    ],
  },
  {
    tag: "group-hug",
    label: "Group hug",
    meaning: "Gives every player, or opponents, something",
    rules: [
      {
        words: ["player", "players", "opponent", "opponents"],
        any: [
          /(?:each player|each opponent|target opponent|that player|each other player|players|any player|an opponent|another target player|each of your opponents)(?: may)? (?:[^.:,]*\b(?:and|then|may) )?(?:draws?|creates?|gains? \d+ life|puts? a land|searches? their|adds?|untaps?|plays? an additional)(?! (?:step|that many cards as))/,
          /draws? an additional card[^.]*(?:each|their) draw step|each player's draw step|(?:whenever|at the beginning of) each (?:player|opponent)'s [^.]*(?:that player|they) (?:draws?|may draw|adds?|untaps)/,
          /players have no maximum|tempting offer|each player may (?:draw|search|put|create|play)/,
        ],
        not: [
          /whenever (?:an opponent|a player|that player|each opponent) (?:draws|creates|gains|adds)|discards? their hand|if (?:that player|an opponent) (?:draws|would draw)/,
        ],
      },
    ],
  },
  {
    tag: "tax",
    label: "Taxes",
    meaning: "Makes opponents' spells or abilities cost more",
    rules: [
      {
        words: ["more", "pay", "pays"],
        any: [
          /(?:spells?|abilities|creature|noncreature|cards?)[^.]*costs? (?:an additional )?(?:\{[^}]+\}|x)+ more/,
          /whenever (?:an opponent|a player|another player) [^.]*(?:casts?|draws|activates|taps|attacks)[^.]*unless (?:that player|they|he or she) pays?/,
          /cost an additional/,
          /unless (?:that player|they|its controller) pays? [^.]*(?:whenever|each|upkeep)/,
        ],
        not: [
          /^(?:~|this spell) costs|as an additional cost|costs? (?:\{[^}]+\})+ more[^.]*(?:beyond|for each target|to cast for each)|spells? you cast|this spell costs/,
        ],
      },
    ],
  },
  {
    tag: "stax",
    label: "Stax",
    meaning: "Denies opponents cards, mana, spells, attacks or untapping",
    rules: [
      {
        notTypes: SPELL,
        words: ["can", "don", "tapped", "skip", "skips", "lose", "upkeep", "untap", "are"],
        any: [
          /(?:players?|opponents?|each player|each opponent) can't (?:cast|activate|draw|search|play|untap|gain|attack|block|sacrifice|be)/,
          /(?:permanents?|creatures?|artifacts?|lands?|enchantments?|nonbasic lands|spells?)[^."]* (?:can't|don't) (?:be (?:activated|cast|put|untapped)|untap|attack|enter|cause)/,
          /(?:creatures?|permanents?|artifacts?|lands?|nonbasic lands|tokens)(?: and [^.]*)?(?: your opponents control| played by your opponents| an opponent controls)? enters? tapped/,
          /activated abilities of [^.]*can't be activated/,
          /(?:at the beginning of each (?:player|opponent)'s upkeep|at the beginning of each upkeep)[^"]*(?:sacrifices?|unless|taps)/,
          /skips? (?:their|his or her|your) (?:untap|draw|combat)/,
          /can't cast more than one|each player who has cast/,
          /abilities (?:of creatures )?(?:don't|can't) (?:cause|trigger)|don't cause abilities to trigger/,
          /(?:all|nonbasic|other) [^.]*(?:lose all abilities|are (?:mountains|islands|plains|1\/1s))/,
          /as long as ~ is untapped[^.]*can't/,
        ],
        not: [
          /^~ (?:can't|doesn't|enters)|this turn|until end of turn|(?:enchanted|equipped|target|that) (?:creature|permanent|land|artifact)[^.]*(?:can't|doesn't)|can't be (?:blocked|countered|regenerated)|you control (?:can't|don't)|lands? you control|can't block/,
        ],
      },
    ],
    from: ["tax"],
  },
  {
    tag: "hatebear",
    label: "Hatebears",
    meaning: "Small creature whose rule hinders opponents",
    rules: [
      {
        types: CardType.Creature,
        where: (view) => view.manaValue <= 4,
        words: [
          "can",
          "don",
          "enter",
          "enters",
          "cost",
          "costs",
          "more",
          "opponents",
          "players",
          "player",
          "opponent",
        ],
        any: [
          /(?:players?|opponents?|each player) can't (?!block|attack ~)/,
          /(?:creatures?|permanents?|artifacts?|lands?)[^.]* (?:your opponents control )?enters? tapped/,
          /(?:spells?|abilities)[^.]*costs? (?:\{[^}]+\}|x)+ more/,
          /activated abilities of [^.]*can't be activated/,
          /(?:spells|cards)[^.]* can't be cast|can't cast/,
          /unless (?:that player|they|its controller) pays?/,
          /if (?:a|an) (?:[^.]*)would (?:be put|enter|search|draw)[^.]*(?:exile|instead)/,
          /opponents? (?:play|casts?|search)[^.]*(?:sacrifice|loses)/,
        ],
        not: [
          /this turn|until end of turn|spells you cast|\bward\b|this spell costs|~ enters tapped|counter target|sacrifice ~ unless/,
        ],
      },
    ],
  },
];
