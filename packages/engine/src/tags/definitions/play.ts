import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { CardView } from "../card-view.ts";
import type { TagDefinition } from "../definition.ts";

const SPELL = CardType.Instant | CardType.Sorcery;
const DAMAGE = ["damage"] as const;

/** True for a creature that attacks well for what it costs. */
function isEfficient(view: CardView): boolean {
  if (Number.isNaN(view.power) || /(?:^|, )defender\b|~ can't attack/m.test(view.text)) return false;
  return view.power >= Math.max(2, view.manaValue) || (view.power >= view.manaValue && view.manaValue >= 1);
}

/** Life totals, turns, combat and rules of play. */
export const PLAY_TAGS: readonly TagDefinition[] = [
  {
    tag: "burn:each-opponent",
    label: "Damage to everybody",
    meaning: "Damages or drains each opponent",
    rules: [
      {
        words: ["damage", "lose", "loses"],
        any: [
          /deals? [^.]*damage to (?:each|all) (?:other )?(?:opponents?|players?)/,
          /(?:each (?:opponent|other player|player)|your opponents) (?:each )?loses? (?:\d+|x|that much|life|half|twice)/,
          /(?:each opponent|opponents)[^.]* loses? (?:\d+|x|half|that much)/,
        ],
      },
    ],
  },
  {
    tag: "burn",
    label: "Burn",
    meaning: "Deals damage that can go to a player",
    rules: [
      {
        words: DAMAGE,
        any: [
          /deals? (?:\d+|x|that much|damage|twice|half|an amount)[^.]*?(?:to|among) (?:[^.]*?\b)?(?:any (?:other |number of )?targets?|target (?:player|opponent)|each (?:other )?(?:player|opponent)|that player|(?:its|that \w+'s) (?:controller|owner)|up to \w+ targets?|one, two, or three targets|defending player|the player|one or two targets|(?:two|three|x) (?:other )?targets?|them|an opponent|a player|enchanted player|target creature or player|player or planeswalker)\b/,
        ],
        not: [/prevent|you control deals damage to a player[^.]*, (?!.*deals)/],
      },
    ],
  },
  {
    tag: "burn:spell",
    label: "Burn spells",
    meaning: "Instant or sorcery that can send damage to the face",
    rules: [
      {
        words: DAMAGE,
        types: SPELL,
        any: [
          /deals? (?:\d+|x|that much|damage|twice|an amount)[^.]*?(?:to|among) (?:[^.]*?\b)?(?:any (?:other |number of )?targets?|target (?:player|opponent)|each (?:other )?(?:player|opponent)|up to \w+ targets?|one, two, or three targets|target creature or player|player or planeswalker|one or two targets|(?:two|three|x) (?:other )?targets?)\b/,
        ],
      },
    ],
  },
  {
    tag: "pinger",
    label: "Pingers",
    meaning: "Deals a little damage again and again",
    rules: [
      {
        words: DAMAGE,
        notTypes: SPELL,
        any: [
          /^[^"]*\{t\}[^:"]*: [^"]*deals? (?:\d+|x|damage)[^.]*to (?:any|target|each|up to)/,
          /(?:whenever|at the beginning)[^"]*deals? (?:1|2|3|that much|x) damage to (?:any target|each opponent|target (?:opponent|player)|that player|each player)/,
        ],
      },
    ],
  },
  {
    tag: "drain",
    label: "Drains",
    meaning: "Opponents lose life and you gain it",
    rules: [
      {
        words: ["lose", "loses", "damage", "extort"],
        any: [
          /(?:opponents?|players?|controller)[^.]* loses? [^.]*life(?: and|,| then|\.)[^.]*you gain [^.]*life/,
          /deals? [^.]*damage to [^.]*(?: and|\.) you gain [^.]*life/,
          /you gain life equal to the life lost/,
          /(?:^|, )extort\b/,
        ],
      },
    ],
  },
  {
    tag: "lifegain",
    label: "Life gain",
    meaning: "Gains you life",
    rules: [
      {
        words: ["gain", "gains", "lifelink", "food", "lose", "extort"],
        any: [
          /(?:you(?: may)? |^|, |and |then |player )gains? (?:\d+|x|that much|twice|half|an amount of|life|\w+ times)[^.]*\blife\b|(?:you |and |then |player )gains? life/,
          /\blifelink\b/,
          /\bextort\b|create [^.]*food token/,
          /gains? (?:\d+|x) life/,
        ],
        not: [/opponents? (?:\w+ )?gains?|can't gain|loses? lifelink/],
      },
    ],
  },
  {
    tag: "lifegain:repeatable",
    label: "Life gain",
    meaning: "Gains life again and again",
    rules: [
      {
        words: ["gain", "lifelink"],
        notTypes: SPELL,
        any: [
          /(?:whenever|at the beginning)[^"]*you (?:may )?gain [^.]*life/,
          /^[^"]*\{[^:"]*: [^"]*you gain [^.]*life/,
          /\blifelink\b/,
        ],
        not: [/sacrifice ~|whenever you gain life, you gain/],
      },
    ],
  },
  {
    tag: "lifegain-payoff",
    label: "Life gain payoffs",
    meaning: "Rewards gaining life or having much of it",
    rules: [
      {
        words: ["gain", "gained", "life"],
        any: [
          /whenever you gain(?: or lose)? life/,
          /(?:you've gained|you gained|if you gained|life you gained)[^.]*(?:life )?this turn/,
          /if you have (?:\w+ or more|\d+ or more|at least \d+|more) life/,
          /if you would gain life/,
          /your life total (?:is|becomes) (?:\d\d+)? ?(?:or more|greater)|life (?:more|greater) than your starting life|at least \d+ life more/,
          /equal to (?:your life total|the amount of life you gained)/,
        ],
      },
    ],
  },
  {
    tag: "life-payment",
    label: "Pays life",
    meaning: "Costs you life",
    rules: [
      {
        words: ["pay", "lose"],
        any: [/pay (?:\d+|x|half your|any amount of) life|you lose (?:\d+|x|half|life|that much)/],
      },
    ],
  },
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
        ],
        not: [
          /^~ can't attack|enchanted creature can't attack|until end of turn|target creature can't attack/,
        ],
        notTypes: SPELL,
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
  {
    tag: "copy-spell",
    label: "Spell copies",
    meaning: "Copies spells",
    rules: [
      {
        words: ["copy", "copies"],
        any: [
          /cop(?:y|ies) (?:target|that|it|the|each|this|them|of)[^.]*(?:spell|instant|sorcery|card)?/,
          /copy (?:it|that spell|target)/,
        ],
        not: [
          /token(?:s)? that|as a copy|becomes? a copy|create [^.]*cop(?:y|ies)|cop(?:y|ies) of (?:target|that|a|any|the|another|enchanted|equipped) (?:\w+ )*(?:creature|permanent|artifact|land|enchantment|planeswalker|token)/,
        ],
      },
      {
        words: ["storm", "replicate", "casualty", "conspire", "gravestorm", "demonstrate", "magecraft"],
        any: [
          /(?:^|, )(?:storm|replicate|casualty|conspire|gravestorm|demonstrate)\b|(?:has|have|gains) (?:storm|replicate|casualty|conspire|demonstrate)/,
        ],
      },
    ],
  },
  {
    tag: "storm",
    label: "Storm",
    meaning: "Counts the spells cast this turn",
    rules: [
      {
        words: ["storm", "cast", "gravestorm"],
        any: [
          /(?:^|, )storm\b|gravestorm|(?:has|have|gains) storm/,
          /for each (?:other )?(?:instant and sorcery )?spell[^.]*cast[^.]*this turn|number of (?:other )?spells[^.]*cast[^.]*this turn/,
        ],
      },
    ],
  },
  {
    tag: "spellslinger-payoff",
    label: "Spell payoffs",
    meaning: "Rewards casting instants, sorceries or other noncreature spells",
    rules: [
      {
        words: ["cast", "prowess", "magecraft", "copy", "instant", "sorcery", "noncreature"],
        any: [
          /whenever (?:you|a player) casts? (?:or cop(?:y|ies) )?(?:an?|your (?:first|second|third)|one or more) (?:[^.]*\b)?(?:instant|sorcery|noncreature|spell(?! that targets ~)\b(?!.*creature spell))/,
          /(?:^|, )prowess\b|have prowess|\bmagecraft\b/,
          /(?:number of|for each) (?:instant|sorcery|noncreature)[^.]*(?:graveyard|cast|exile)/,
          /(?:instant|sorcery)[^.]*spells? you (?:cast|control)[^.]*(?:cost|have|gain|deal|can't)/,
        ],
        not: [
          /whenever you cast (?:a|an) (?:\w+ )?(?:creature|artifact|enchantment|aura|equipment|historic|legendary|colorless|spirit|arcane|\w+ creature) spell/,
        ],
      },
    ],
  },
  {
    tag: "x-cost",
    label: "X spells",
    meaning: "Has X in its mana cost",
    rules: [{ where: (view) => view.manaCost.includes("{x}") }],
  },
  {
    tag: "energy",
    label: "Energy",
    meaning: "Makes or spends energy counters",
    rules: [{ words: ["e", "energy"], any: [/\{e\}|energy/] }],
  },
  {
    tag: "poison",
    label: "Poison",
    meaning: "Gives or counts poison counters",
    rules: [
      {
        words: ["infect", "toxic", "poison", "poisonous", "corrupted"],
        any: [/\binfect\b|\btoxic\b|\bpoison(?:ous|ed)?\b|\bcorrupted\b/],
        not: [/can't get [^.]*counters|lose [^.]*infect/],
      },
    ],
  },
  {
    tag: "evasion-granter",
    label: "Evasion",
    meaning: "Makes other creatures hard to block",
    rules: [
      {
        words: [
          "flying",
          "menace",
          "blocked",
          "trample",
          "fear",
          "intimidate",
          "shadow",
          "skulk",
          "unblockable",
          "block",
          "horsemanship",
        ],
        any: [
          /(?:target|equipped|enchanted|creatures?|they|it|each|you control)[^.]*(?:has|have|gains?) [^."]*(?:flying|menace|trample|fear|intimidate|shadow|skulk|horsemanship|walk\b)/,
          /(?:target|equipped|enchanted|creatures?|they)[^.]*can't be blocked/,
          /creatures? [^.]*(?:your opponents control|target player controls) can't block/,
        ],
        not: [/^~ (?:has|gains|can't)|loses? flying/],
      },
    ],
  },
  {
    tag: "haste-enabler",
    label: "Haste",
    meaning: "Gives other creatures haste",
    rules: [
      {
        words: ["haste"],
        any: [
          /(?:target|equipped|enchanted|creatures?|they|it|each|you control|tokens?|permanents)[^.]*(?:has|have|gains?|with) [^."]*haste/,
          /have haste|gain haste/,
        ],
        not: [/^~ (?:has|gains)|gain control of|create [^.]*haste/],
      },
    ],
  },
  {
    tag: "vigilance-granter",
    label: "Vigilance",
    meaning: "Gives other creatures vigilance",
    rules: [
      {
        words: ["vigilance"],
        any: [
          /(?:equipped|enchanted|creatures?|they|each|you control)[^.]*(?:has|have|gains?) [^."]*vigilance/,
        ],
      },
    ],
  },
  {
    tag: "flash-enabler",
    label: "Flash",
    meaning: "Lets you cast other spells as though they had flash",
    rules: [
      {
        words: ["flash"],
        any: [
          /(?:spells|cards|cast [^.]*) (?:[^.]*)as though (?:they|it) had flash|(?:spells|cards) [^.]*have flash/,
        ],
        not: [/^(?:~|you may cast ~|you may cast this spell)/],
      },
    ],
  },
  {
    tag: "free-cast",
    label: "Free spells",
    meaning: "Casts spells without paying their costs",
    rules: [
      {
        words: ["without", "rather"],
        any: [
          /without paying (?:its|their|that (?:spell|card)'s) mana costs?/,
          /rather than pay (?:this spell's|~'s|its|the) mana cost/,
        ],
      },
    ],
  },
  {
    tag: "sneak-in",
    label: "Cheats into play",
    meaning: "Puts creatures from the hand or library onto the battlefield without casting them",
    rules: [
      {
        words: ["battlefield"],
        any: [
          /put (?:a|an|any number of|up to \w+|that|one|two|it|target) [^.]*(?:creature|permanent|artifact|planeswalker|enchantment|aura|dragon|\w+) cards?[^.]*from (?:your hand|among|it|them|that player's hand)[^.]*onto the battlefield/,
          /if it's a (?:creature|permanent|nonland permanent)[^.]*put (?:it|that card) onto the battlefield/,
        ],
        not: [/(?:a|an|up to \w+|any number of) (?:basic )?land cards? (?:from|and)/],
      },
    ],
  },
  {
    tag: "win-condition:text",
    label: "Alternate wins",
    meaning: "Says that you win the game or an opponent loses it",
    rules: [
      {
        words: ["win", "wins", "loses", "lose"],
        any: [/you win the game|(?:opponent|player)s? loses? the game|wins the game/],
        not: [/can't (?:lose|win)|you lose the game|if (?:you|a player) would lose/],
      },
    ],
  },
  {
    tag: "drawback:lose-game",
    label: "Risky",
    meaning: "May make you lose the game",
    rules: [
      { words: ["lose"], any: [/you lose the game/], not: [/if you would lose|don't lose|can't lose/] },
    ],
  },
  {
    tag: "drawback",
    label: "Drawback",
    meaning: "Has a cost or a rule that works against its owner",
    rules: [
      {
        notTypes: CardType.Land,
        words: ["sacrifice", "upkeep", "can", "skip", "echo", "opponent", "untap", "attacks", "lose"],
        any: [
          /(?:^|, )(?:cumulative upkeep|echo|vanishing|fading)\b/,
          /at the beginning of your (?:upkeep|end step)[^.]*(?:sacrifice (?:~|a)|unless you|you lose|tap ~|deals \d+ damage to you)/,
          /^~ can't (?:attack|block)|^~ attacks each|^~ doesn't untap|skip your (?:draw|untap|next)|sacrifice ~ unless|when ~ enters, (?:sacrifice|discard|you lose|return a)/,
          /target opponent (?:creates?|gains control|may|draws|puts)|an opponent (?:gains control|chooses)|deals \d+ damage to you|whenever ~ (?:deals damage|is dealt damage)[^.]*you/,
        ],
      },
    ],
  },
  {
    tag: "color-hate",
    label: "Color hosers",
    meaning: "Good only against certain colors or land types",
    rules: [
      {
        words: [
          "white",
          "blue",
          "black",
          "red",
          "green",
          "walk",
          "plainswalk",
          "islandwalk",
          "swampwalk",
          "mountainwalk",
          "forestwalk",
          "island",
          "islands",
          "swamp",
          "swamps",
          "forest",
          "forests",
          "mountain",
          "mountains",
          "plains",
          "nonwhite",
          "colors",
        ],
        any: [
          /protection from (?:white|blue|black|red|green)\b/,
          /(?:destroy|exile|counter|tap|return) (?:all |each |up to \w+ )?(?:target )?(?:white|blue|black|red|green)(?:,? or (?:white|blue|black|red|green))? (?:or \w+ )?(?:creature|permanent|spell|planeswalker|enchantment|artifact|instant)s?/,
          /(?:destroy|exile) (?:all|target) (?:islands?|plains|forests?|swamps?|mountains?)\b/,
          /(?:whenever|if) (?:an opponent|a player|each opponent|an? opponent) (?:casts?|controls?) (?:a|an) (?:white|blue|black|red|green|island|swamp|forest|mountain|plains)\b/,
          /(?:^|, )(?:plains|island|swamp|mountain|forest)walk\b/,
          /(?:white|blue|black|red|green) (?:spells|creatures|permanents)[^.]*(?:opponents?|cost \{|can't|don't untap)/,
          /as long as (?:an opponent|defending player) controls a (?:white|blue|black|red|green|island|swamp|plains|mountain|forest|nonbasic)/,
        ],
        not: [/you control (?:are|have|get)|of your choice/],
      },
    ],
  },
  {
    tag: "sideboard-hate",
    label: "Sideboard hate",
    meaning:
      "Strong against some decks, dead against others: color hosers, graveyard, artifact and enchantment hate",
    from: ["color-hate"],
    rules: [
      {
        types: SPELL,
        words: ["artifact", "artifacts", "enchantment", "enchantments"],
        any: [
          /(?:destroy|exile)s? (?:[\w ]+ )?(?:target |all |each )(?:artifact|enchantment)s?(?:,? (?:or|and) (?:enchantment|artifact|planeswalker|land)s?|\b)(?!,? (?:or )?creature|s? and creatures)/,
        ],
      },
      {
        words: ["graveyard", "graveyards"],
        any: [
          /exile (?:target player's|each (?:player|opponent)'s|all|target opponent's) graveyards?/,
          /would be put into (?:a|an opponent's) graveyard from anywhere|cards in graveyards|graveyards can't|exile all cards from|card from a graveyard[^.]*\.$/,
        ],
      },
      { notTypes: SPELL, words: ["nonbasic"], any: [/nonbasic lands? (?:are|don't|enter|your opponents)/] },
      {
        notTypes: SPELL,
        words: ["search", "activated"],
        any: [/opponents? can't search|would search[^.]*library|activated abilities of artifacts/],
      },
    ],
  },
  {
    tag: "threat:cheap",
    label: "Attackers",
    meaning: "Efficient attacker for at most two mana",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => view.manaValue <= 2 && isEfficient(view),
      },
    ],
  },
  {
    tag: "threat:evasive",
    label: "Evasive threats",
    meaning: "Creature that is hard to block",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => view.power >= 1 && view.isEvasive,
      },
    ],
  },
  {
    tag: "threat:sticky",
    label: "Resilient threats",
    meaning: "Creature that is hard to get rid of",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => view.power >= 1 && view.isSticky,
      },
    ],
  },
  {
    tag: "threat:haste",
    label: "Hasty attackers",
    meaning: "Creature with haste",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        words: ["haste", "dash", "blitz", "riot"],
        any: [/^(?:[^".]*, )?(?:haste|dash|blitz|riot)\b|^~ has haste/],
      },
    ],
  },
  {
    tag: "threat:big",
    label: "Big creatures",
    meaning: "Creature of power five or more, or one that grows without limit",
    rules: [
      { frontOnly: true, types: CardType.Creature, where: (view) => view.power >= 5 },
      {
        frontOnly: true,
        types: CardType.Creature,
        words: ["equal"],
        any: [/~'s power (?:and toughness )?(?:is|are)(?: each)? equal to/],
      },
    ],
  },
  {
    tag: "threat",
    label: "Threats",
    meaning:
      "Wins the game if it is left alone: an efficient, evasive, resilient or big attacker, or a planeswalker",
    from: ["threat:cheap", "threat:big"],
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => isEfficient(view) || (view.power >= 3 && (view.isEvasive || view.isSticky)),
      },
      { frontOnly: true, types: CardType.Planeswalker },
      {
        frontOnly: true,
        types: CardType.Creature,
        words: ["whenever"],
        any: [/whenever ~ deals combat damage|whenever ~ attacks/],
        where: (view) => view.power >= 2,
      },
    ],
  },
  {
    tag: "finisher",
    label: "Finishers",
    meaning: "Ends the game within a few turns once it is there",
    from: ["win-condition:text", "extra-turn:repeatable"],
    rules: [
      { frontOnly: true, types: CardType.Creature, where: (view) => view.power >= 6 && view.manaValue >= 5 },
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) =>
          view.power >= 4 &&
          view.manaValue >= 4 &&
          (view.isEvasive || view.isSticky || /(?:^|, )(?:trample|double strike)\b/m.test(view.text)),
      },
      {
        words: ["get", "double"],
        any: [
          /creatures you control (?:each )?(?:get|gain)[^.]*\+(?:[2-9]|x)\/\+(?:\d|x)[^.]*(?:until end of turn)/,
          /double the power/,
        ],
      },
      {
        words: ["lose", "loses", "damage"],
        any: [
          /each opponent loses (?:x|half|life equal|that much|[5-9]|\d\d)|deals (?:x|damage equal)[^.]*to (?:each opponent|any target|target player|each player)/,
        ],
      },
      { frontOnly: true, types: CardType.Planeswalker, where: (view) => view.manaValue >= 5 },
    ],
  },
  {
    tag: "etb-value",
    label: "Enter abilities",
    meaning: "Does something useful each time it enters",
    rules: [
      {
        notTypes: SPELL,
        words: ["enters", "enter"],
        any: [/when(?:ever)? ~ (?:or another [^.,]* )?enters(?: the battlefield)?(?: or [^,]*)?,/],
        not: [/sacrifice ~|discard|sacrifice a|you lose|return a(?:nother)? (?:\w+ )*you control|skip/],
      },
    ],
  },
  {
    tag: "death-value",
    label: "Death abilities",
    meaning: "Does something useful when it dies",
    rules: [
      { notTypes: SPELL, words: ["dies"], any: [/when(?:ever)? ~ (?:\w+ or )?dies,/], not: [/you lose/] },
    ],
  },
  {
    tag: "attack-trigger",
    label: "Attack triggers",
    meaning: "Does something when it or your creatures attack",
    rules: [
      {
        notTypes: SPELL,
        words: [
          "attack",
          "attacks",
          "myriad",
          "exalted",
          "battalion",
          "melee",
          "annihilator",
          "dethrone",
          "mentor",
          "training",
          "battle",
        ],
        any: [
          /whenever (?:~|you|another|a|one or more|equipped creature|enchanted creature|~ and|two or more|three or more|\w+)[^.,]* attacks?\b/,
          /(?:^|, )(?:myriad|exalted|battle cry|melee|annihilator|dethrone|mentor|training)\b/,
        ],
        not: [/attacks? you\b/],
      },
    ],
  },
  {
    tag: "saboteur",
    label: "Damage triggers",
    meaning: "Does something when it or your creatures deal combat damage to a player",
    rules: [
      {
        notTypes: SPELL,
        words: ["damage", "ingest", "renown", "toxic"],
        any: [
          /whenever [^.,]*deals? (?:combat )?damage to (?:a player|an opponent|one or more|that player|a creature or player|your opponents)/,
          /(?:^|, )(?:ingest|renown|toxic)\b/,
        ],
      },
    ],
  },
  {
    tag: "vanilla",
    label: "Plain creatures",
    meaning: "Has no rules text beyond common keywords",
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) =>
          /^(?:(?:flying|first strike|double strike|deathtouch|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance|defender|flash|prowess|fear|intimidate|shadow|horsemanship|protection from \w+|\w+walk|ward \{?\d\}?|\n|, )\s?)*$/.test(
            view.text,
          ),
      },
    ],
  },
];
