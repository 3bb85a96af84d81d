import { colorCount } from "@deckwright/cards/colors.ts";
import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { TagDefinition, TagRule } from "../definition.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** How a theme of `data/themes.ts` is recognized: `from` and `rules` say what belongs, `payoffs` what rewards it. */
interface ThemeRules {
  readonly from?: readonly string[];
  readonly rules?: readonly TagRule[];
  /** Tags and rules of the cards that reward the theme; each of them belongs to the theme as well. */
  readonly payoffs?: readonly string[];
  readonly payoffRules?: readonly TagRule[];
}

/** A rule for a keyword ability or another word that stands for the theme wherever it occurs. */
function says(pattern: RegExp, ...words: readonly string[]): TagRule {
  return { words, any: [pattern] };
}

/** A rule for faces of one of the subtypes. */
function subtype(...names: readonly string[]): TagRule {
  return { words: names.map((name) => `type:${name}`) };
}

/** By slug; every theme of the list has an entry. */
export const THEME_RULES: Readonly<Record<string, ThemeRules>> = {
  "+1/+1-counters": {
    from: ["counters-on-others", "proliferate"],
    rules: [
      says(/\+1\/\+1 counters?/, "counter", "counters"),
      says(
        /(?:^|[, ])(?:bolster|support|adapt|outlast|monstrosity|modular|renown|backup|bloodthirst|graft|reinforce|evolve|mentor|training|riot|undying)\b/,
        "bolster",
        "support",
        "adapt",
        "outlast",
        "monstrosity",
        "modular",
        "renown",
        "backup",
        "bloodthirst",
        "graft",
        "reinforce",
        "evolve",
        "mentor",
        "training",
        "riot",
        "undying",
      ),
    ],
    payoffs: ["counters-payoff", "counter-doubler"],
  },
  "-1/-1-counters": {
    from: ["minus-counters"],
    payoffRules: [
      says(/(?:whenever|for each|with|remove|number of)[^.]*-1\/-1 counters?/, "counter", "counters"),
    ],
  },
  adventures: {
    rules: [says(/\badventures?\b/, "adventure", "adventures"), subtype("adventure")],
    payoffRules: [
      says(/\bhas an adventure|an adventure card|adventure spell|adventures?\b/, "adventure", "adventures"),
    ],
  },
  affinity: {
    rules: [
      says(/\baffinity for|\bimprovise\b|metalcraft/, "affinity", "improvise", "metalcraft"),
      { types: CardType.Artifact, notTypes: CardType.Land, where: (view) => view.manaValue <= 1 },
      { types: CardType.Artifact & CardType.Land },
    ],
    payoffs: ["artifact-payoff"],
  },
  aikido: {
    rules: [
      says(
        /(?:that source|that creature|its controller|attacking creature)[^.]*deals?[^.]*damage[^.]*(?:that much|equal)|damage [^.]*is dealt to[^.]*instead|redirect|whenever [^.]*deals (?:combat )?damage to you[^.]*(?:that much|deals)/,
        "damage",
      ),
      says(
        /deals damage (?:to its controller )?equal to its power to (?:itself|its controller)|attacking creature deals damage/,
        "damage",
      ),
    ],
    from: ["redirect"],
  },
  artifacts: {
    rules: [
      { types: CardType.Artifact, notTypes: CardType.Land },
      says(/create [^."]*(?:artifact|treasure|clue|food|blood|powerstone)[^."]*token/, "create"),
    ],
    payoffs: ["artifact-payoff"],
  },
  "attack-triggers": {
    from: ["attack-trigger", "extra-combat"],
    payoffRules: [
      says(
        /attacking causes a triggered|whenever (?:one or more creatures|a creature) you control attacks?|whenever you attack/,
        "attacking",
        "attack",
        "attacks",
      ),
    ],
  },
  auras: { from: ["aura:buff"], payoffs: ["aura-payoff"] },
  "big-mana": {
    from: ["mana-doubler", "x-cost", "ramp:ritual", "land:storage", "ramp:grants-mana"],
    payoffRules: [
      { where: (view) => view.isFront && (view.types & CardType.Land) === 0 && view.manaValue >= 7 },
    ],
  },
  blink: {
    from: ["blink", "self-bounce"],
    payoffs: ["etb-value"],
    payoffRules: [
      says(/whenever (?:another|a|one or more) [^.,]*(?:creature|permanent)[^.,]* enters/, "enters", "enter"),
    ],
  },
  blood: {
    rules: [says(/\bblood tokens?\b/, "blood")],
    payoffRules: [
      says(/sacrifice (?:a|one or more|two|x)? ?blood|whenever you sacrifice|for each blood/, "blood"),
    ],
  },
  bounce: {
    from: ["removal:bounce", "self-bounce"],
    payoffRules: [
      says(
        /whenever [^.,]*(?:returned to|put into) (?:a player's|your|its owner's|an opponent's) hand|return (?:all|each)/,
        "hand",
        "return",
        "returned",
      ),
    ],
  },
  burn: {
    from: ["burn:spell", "burn:each-opponent", "pinger"],
    payoffs: ["damage-doubler"],
    payoffRules: [
      says(
        /whenever (?:a source|~ or another source|an instant|you cast)[^.]*deals? (?:noncombat )?damage|noncombat damage/,
        "damage",
      ),
    ],
  },
  "card-draw": {
    from: ["draw", "no-maximum-hand", "cantrip", "wheel"],
    payoffs: ["draw-payoff"],
    payoffRules: [says(/(?:number of cards in your hand|for each card in your hand|hand size)/, "hand")],
  },
  cascade: {
    rules: [says(/\bcascade\b|\bdiscover\b/, "cascade", "discover")],
    payoffRules: [
      says(
        /(?:have|has|gains) cascade|whenever you (?:cascade|discover)|when you cascade/,
        "cascade",
        "discover",
      ),
    ],
  },
  chaos: {
    rules: [
      says(/at random|flip (?:a|two|x|\w+) coins?|roll (?:a|two|\w+) |random/, "random", "flip", "roll"),
      says(/reveals? cards from the top of (?:their|your) library until/, "until"),
      says(
        /each player [^.]*exchange|exchange control|choose new targets|shuffles? (?:it|that permanent|all permanents) into/,
        "exchange",
        "targets",
        "shuffle",
        "shuffles",
      ),
    ],
  },
  clones: {
    from: ["clone"],
    payoffRules: [
      says(
        /legend rule|whenever [^.]*\btoken[^.]*enters|copy[^.]*(?:additional|again)/,
        "legend",
        "token",
        "copy",
      ),
    ],
  },
  clues: {
    rules: [says(/\binvestigate\b|\bclues?\b/, "investigate", "clue", "clues")],
    payoffRules: [
      says(
        /whenever you sacrifice (?:a|an|another)[^.]*(?:clue|artifact|permanent)|for each clue|clues? you control|whenever you draw your second/,
        "clue",
        "clues",
        "sacrifice",
        "second",
      ),
    ],
  },
  "coin-flips": {
    rules: [says(/flips? (?:a|two|three|x|\w+) coins?|coin flip/, "coin", "coins")],
    payoffRules: [says(/(?:win|wins|lose) a coin flip|would flip/, "coin", "coins")],
  },
  colorless: {
    rules: [
      says(/\bcolorless\b|\bdevoid\b/, "colorless", "devoid"),
      {
        where: (view) =>
          view.colors === 0 && (view.types & CardType.Creature) !== 0 && view.subtypes.includes(" eldrazi "),
      },
    ],
    payoffRules: [says(/colorless (?:spells?|creatures?|permanents?|cards?)/, "colorless")],
  },
  convoke: {
    rules: [says(/\bconvoke\b/, "convoke")],
    from: ["token-maker:many"],
    payoffRules: [says(/\bconvoked?\b/, "convoke", "convoked")],
  },
  counterspells: {
    from: ["counterspell"],
    payoffRules: [
      says(
        /whenever [^.]*(?:counters? a spell|is countered)|whenever an opponent casts|during (?:each )?opponents?'? turn/,
        "counters",
        "countered",
        "opponent",
        "opponents",
      ),
    ],
  },
  curses: {
    rules: [says(/\bcurses?\b/, "curse", "curses"), subtype("curse")],
    payoffRules: [says(/(?:for each|number of|whenever|return|a) curses?\b/, "curse", "curses")],
  },
  cycling: {
    from: ["cycling"],
    payoffRules: [
      says(
        /whenever you (?:cycle|cycle or discard)|when you cycle|cards? (?:with|that ha(?:s|ve)) [^.]*cycling|cycling costs?|cycled or discarded/,
        "cycle",
        "cycling",
        "cycled",
      ),
    ],
  },
  defenders: {
    rules: [says(/\bdefenders?\b/, "defender", "defenders"), subtype("wall")],
    payoffs: ["toughness-payoff"],
    payoffRules: [
      says(
        /(?:creatures?|creature cards?)[^.]* with defender|walls?\b you control|didn't have defender/,
        "defender",
        "wall",
        "walls",
      ),
    ],
  },
  devotion: {
    rules: [
      says(/\bdevotion\b|\bchroma\b/, "devotion", "chroma"),
      { notTypes: SPELL | CardType.Land, where: (view) => /(\{[wubrg]\}){3}/.test(view.manaCost) },
    ],
    payoffRules: [says(/\bdevotion\b|\bchroma\b/, "devotion", "chroma")],
  },
  dice: {
    rules: [
      says(
        /roll (?:a|two|one or more|x|\w+|\w+ or more)[^.]*(?:d\d+|d20|die|dice|six-sided)|\bdice\b|\bdie roll/,
        "roll",
        "rolls",
        "dice",
        "die",
      ),
    ],
    payoffRules: [says(/whenever you roll|would roll|reroll|after rolling/, "roll", "reroll")],
  },
  discard: {
    from: ["discard"],
    payoffRules: [
      says(
        /whenever (?:an opponent|a player|one or more players|each opponent|target opponent)[^.,]* discards?|(?:no|two or fewer|one or fewer|three or fewer) cards? in hand|(?:minus|less than) the number of cards in (?:their|that player's|his or her) hand|for each card discarded/,
        "discard",
        "discards",
        "hand",
      ),
    ],
  },
  domain: {
    rules: [
      says(/\bdomain\b|basic land types? among/, "domain", "types"),
      {
        types: CardType.Land,
        where: (view) =>
          (view.subtypes.match(/\b(?:plains|island|swamp|mountain|forest)\b/g) ?? []).length >= 2,
      },
    ],
    payoffRules: [says(/\bdomain\b|basic land types? among/, "domain", "types")],
  },
  dredge: { rules: [says(/\bdredge\b/, "dredge")], from: ["self-mill"], payoffs: ["graveyard-payoff"] },
  dungeons: {
    rules: [
      says(
        /venture into|\bdungeons?\b|the initiative|undercity/,
        "venture",
        "dungeon",
        "dungeons",
        "initiative",
      ),
    ],
    payoffRules: [
      says(
        /completed? a dungeon|in a dungeon|room ability|have the initiative/,
        "dungeon",
        "room",
        "initiative",
      ),
    ],
  },
  enchantress: { rules: [{ types: CardType.Enchantment }], payoffs: ["enchantment-payoff"] },
  energy: {
    from: ["energy"],
    payoffRules: [
      says(
        /pay (?:\{e\}|an amount of \{e\}|x \{e\}|one or more \{e\}|\w+ \{e\})|energy counters/,
        "e",
        "energy",
      ),
    ],
  },
  equipment: { from: ["equipment"], payoffs: ["equipment-payoff"] },
  evasion: { from: ["threat:evasive", "evasion-granter"], payoffs: ["saboteur"] },
  experience: {
    rules: [says(/experience counters?/, "experience")],
    from: ["proliferate"],
    payoffRules: [says(/experience counters?/, "experience")],
  },
  exile: {
    from: ["impulse-draw"],
    rules: [
      says(
        /\b(?:foretell|plot|suspend|adventure|cascade|discover|warp)\b/,
        "foretell",
        "plot",
        "suspend",
        "cascade",
        "discover",
        "warp",
      ),
    ],
    payoffRules: [
      says(
        /(?:cast|play)[^.]* (?:a spell |a land |a card |spells? |cards? )?from exile|from anywhere other than your hand|(?:cards? you own|cards) in exile|foretold/,
        "exile",
        "anywhere",
        "foretold",
      ),
    ],
  },
  explore: {
    rules: [says(/\bexplores?\b|\bmap tokens?\b/, "explore", "explores", "map")],
    payoffRules: [says(/whenever [^.,]*explores?|would explore/, "explores", "explore")],
  },
  "extra-combats": { from: ["extra-combat"], payoffs: ["attack-trigger"] },
  "extra-turns": { from: ["extra-turn"], payoffRules: [says(/extra turns?/, "extra")] },
  flash: {
    rules: [says(/(?:^|, )flash\b/, "flash")],
    from: ["flash-enabler"],
    payoffRules: [
      says(
        /(?:during|on) (?:an|each|any)? ?opponents?'?s? turns?|first spell [^.]*during each|as though (?:it|they) had flash|spells? with flash|isn't your turn|not your turn|each other player's turn/,
        "opponent",
        "opponents",
        "flash",
        "turn",
      ),
    ],
  },
  flashback: {
    rules: [
      says(
        /\b(?:flashback|jump-start|escape|disturb|harmonize|aftermath|retrace|mayhem|rebound)\b/,
        "flashback",
        "jump",
        "escape",
        "disturb",
        "harmonize",
        "aftermath",
        "retrace",
        "mayhem",
      ),
    ],
    from: ["cast-from-graveyard"],
    payoffRules: [
      says(
        /cast[^.]* (?:a spell |spells? )?from (?:your|a) graveyard|spells? you cast from your graveyard|from anywhere other than your hand|gains? flashback|have flashback/,
        "graveyard",
        "anywhere",
        "flashback",
      ),
    ],
  },
  flying: {
    rules: [
      { types: CardType.Creature, words: ["flying", "rebound"], any: [/^(?:[^".]*, )?flying\b/] },
      says(/create [^.]*with flying/, "flying"),
    ],
    payoffs: ["flying-payoff"],
  },
  food: {
    rules: [says(/\bfoods?\b/, "food", "foods")],
    payoffRules: [
      says(
        /(?:sacrifice|for each|tap|whenever|if you (?:control|sacrificed)) (?:[^.]*)foods?\b/,
        "food",
        "foods",
      ),
    ],
  },
  "forced-combat": {
    from: ["goad"],
    payoffRules: [
      says(
        /goaded creature|attacks? (?:one of your opponents|another opponent|a player other than you|an opponent)/,
        "goaded",
        "attacks",
        "attack",
      ),
    ],
  },
  gates: {
    rules: [subtype("gate"), says(/\bgates?\b/, "gate", "gates")],
    payoffRules: [says(/\bgates?\b/, "gate", "gates")],
  },
  graveyard: {
    from: ["recursion", "self-mill", "self-recursion", "discard-outlet"],
    payoffs: ["graveyard-payoff"],
  },
  "group-hug": {
    from: ["group-hug"],
    payoffRules: [says(/whenever an opponent draws|opponents can't attack/, "draws", "opponents")],
  },
  "group-slug": {
    from: ["burn:each-opponent", "pinger"],
    rules: [
      says(
        /whenever (?:a player|an opponent|each player)[^.]*deals? \d+ damage to (?:that player|them)|that player loses \d+ life/,
        "player",
        "opponent",
      ),
    ],
    payoffs: ["damage-doubler"],
    payoffRules: [says(/opponents? (?:lost|loses?) life|can't gain life/, "lost", "loses", "gain")],
  },
  hatebears: { from: ["hatebear"] },
  heroic: { from: ["pump", "combat-trick"], payoffs: ["heroic-payoff"] },
  historic: {
    rules: [
      {
        where: (view) =>
          (view.types & CardType.Artifact) !== 0 ||
          view.superline.includes("legendary") ||
          / saga /.test(view.subtypes),
      },
    ],
    payoffRules: [says(/\bhistoric\b/, "historic")],
  },
  infect: {
    from: ["poison", "proliferate"],
    payoffRules: [
      says(
        /\bcorrupted\b|for each poison|three or more poison|poison counters? (?:they|that player|on)|whenever [^.]*poison counter/,
        "corrupted",
        "poison",
      ),
    ],
  },
  keywords: {
    rules: [
      {
        types: CardType.Creature,
        where: (view) =>
          (
            view.text
              .split("\n")[0]
              ?.match(
                /\b(?:flying|first strike|double strike|deathtouch|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance|ward)\b/g,
              ) ?? []
          ).length >= 3,
      },
    ],
    payoffRules: [
      says(
        /(?:flying|first strike|vigilance)[^.]*(?:the same is true|and so on)|the same is true for|(?:flying|vigilance|deathtouch|lifelink) counter|has [^.]*if [^.]*has/,
        "same",
        "counter",
        "counters",
      ),
    ],
  },
  kicker: {
    rules: [says(/\b(?:multi)?kicker\b/, "kicker", "multikicker")],
    payoffRules: [
      says(/whenever you (?:kick|cast a kicked)|kicked spell|kicker cost/, "kicked", "kick", "kicker"),
    ],
  },
  "land-animation": {
    rules: [
      says(
        /(?:lands?|forests?|~)[^.]* (?:becomes?|are|is) (?:a |an )?[^.]*creatures?[^.]*(?:still|lands?)|awaken|earthbend/,
        "land",
        "lands",
        "awaken",
        "earthbend",
        "still",
        "forest",
        "forests",
      ),
    ],
    from: ["land:creature"],
    payoffRules: [says(/land creatures?/, "land")],
  },
  "land-destruction": {
    from: ["removal:land", "mass-land-denial"],
    payoffRules: [
      says(/whenever a land (?:is put|an opponent)|land[^.]*put into (?:a|an opponent's) graveyard/, "land"),
    ],
  },
  landfall: { from: ["ramp:land", "ramp:extra-land", "land:fetch"], payoffs: ["landfall-payoff"] },
  "lands-matter": {
    from: ["ramp:land", "ramp:extra-land", "tutor:land", "land:fetch", "landfall-payoff"],
    payoffs: ["lands-payoff"],
  },
  legends: {
    rules: [{ types: CardType.Creature, where: (view) => view.superline.includes("legendary") }],
    payoffs: ["legendary-payoff"],
  },
  lifedrain: {
    from: ["drain"],
    rules: [
      says(/(?:opponents?|player|each opponent)[^.]* loses? (?:\d+|x|that much) life/, "lose", "loses"),
    ],
    payoffs: ["death-drain"],
    payoffRules: [
      says(
        /whenever (?:an opponent|a player|you gain|one or more opponents)[^.]*(?:loses life|life)[^.]*,[^.]*(?:lose|gain|draw|damage)/,
        "life",
      ),
    ],
  },
  lifegain: { from: ["lifegain"], payoffs: ["lifegain-payoff"] },
  "lifeloss-as-cost": {
    from: ["life-payment"],
    payoffRules: [
      says(
        /whenever you (?:pay|lose) life|life you've lost|you lost life|if you lost|for each life you/,
        "life",
      ),
    ],
  },
  madness: {
    rules: [says(/\bmadness\b|\bmayhem\b/, "madness", "mayhem")],
    from: ["discard-outlet"],
    payoffRules: [
      says(
        /\bmadness\b|\bmayhem\b|whenever you discard|\bhellbent\b/,
        "madness",
        "mayhem",
        "discard",
        "hellbent",
      ),
    ],
  },
  mill: { from: ["mill:opponents"], payoffs: ["mill-payoff"] },
  modular: {
    rules: [
      says(/\bmodular\b/, "modular"),
      { types: CardType.Artifact, words: ["counter", "counters"], any: [/\+1\/\+1 counter/] },
    ],
    payoffs: ["counter-doubler"],
    payoffRules: [says(/modular|artifact creature[^.]*\+1\/\+1 counter/, "modular", "artifact")],
  },
  monarch: {
    rules: [says(/\bmonarch\b/, "monarch")],
    payoffRules: [says(/(?:if|as long as|while) you're the monarch|the monarch/, "monarch")],
  },
  morph: {
    rules: [
      says(
        /\b(?:morph|megamorph|disguise|manifest|cloak|face[- ]down)\b/,
        "morph",
        "megamorph",
        "disguise",
        "manifest",
        "cloak",
        "face",
      ),
    ],
    payoffRules: [
      says(/face-down (?:creatures?|permanents?|spells?)|turned face up|turn [^.]*face up/, "face"),
    ],
  },
  multicolor: {
    rules: [{ notTypes: CardType.Land, where: (view) => colorCount(view.colors) >= 2 }],
    payoffs: ["multicolor-payoff"],
  },
  mutate: {
    rules: [says(/\bmutates?\b/, "mutate", "mutates")],
    payoffRules: [
      says(
        /whenever ~ mutates|(?:creature|spell)[^.]* mutates?|times ~ has mutated/,
        "mutates",
        "mutate",
        "mutated",
      ),
    ],
  },
  ninjutsu: {
    rules: [
      says(/\bninjutsu\b|\bsneak \{/, "ninjutsu", "sneak"),
      {
        types: CardType.Creature,
        where: (view) =>
          view.isFront &&
          view.manaValue <= 2 &&
          /(?:~ can't be blocked|^(?:[^".]*, )?(?:flying|shadow|\w+walk|skulk|menace))/m.test(view.text),
      },
    ],
    payoffs: ["saboteur"],
    payoffRules: [says(/\bninjas?\b/, "ninja", "ninjas")],
  },
  party: {
    rules: [says(/\bparty\b/, "party"), subtype("cleric", "rogue", "warrior", "wizard")],
    payoffRules: [says(/\b(?:full )?party\b/, "party")],
  },
  persist: {
    rules: [says(/\b(?:persist|undying)\b/, "persist", "undying")],
    from: ["sacrifice-outlet:free"],
    payoffRules: [
      says(
        /(?:has|have|gains?) (?:persist|undying)|remove [^.]*[+-]1\/[+-]1 counter/,
        "persist",
        "undying",
        "remove",
      ),
    ],
  },
  "pillow-fort": { from: ["pillow-fort", "fog"] },
  politics: {
    from: ["goad", "group-hug"],
    rules: [
      says(
        /\bvotes?\b|will of the council|council's dilemma|tempting offer|\bjoin forces\b|\bassist\b|secret council|parley|monarch|initiative/,
        "vote",
        "votes",
        "council",
        "tempting",
        "join",
        "assist",
        "parley",
        "monarch",
      ),
      says(
        /(?:another|target) (?:player|opponent) gains control|for each opponent who|each opponent chooses|an opponent of your choice/,
        "control",
        "opponent",
      ),
    ],
  },
  "power-matters": { from: ["threat:big", "removal:fight", "pump"], payoffs: ["power-payoff", "overrun"] },
  proliferate: {
    from: ["proliferate"],
    payoffs: ["counter-doubler", "counters-payoff"],
    payoffRules: [says(/whenever you proliferate/, "proliferate")],
  },
  prowess: {
    rules: [says(/\bprowess\b/, "prowess"), { types: SPELL, where: (view) => view.manaValue <= 2 }],
    payoffs: ["spellslinger-payoff"],
  },
  "rad-counters": { rules: [says(/\brad counters?/, "rad")], payoffRules: [says(/\brad counters?/, "rad")] },
  reanimation: {
    from: ["reanimation", "discard-outlet", "self-mill", "tutor:to-graveyard"],
    payoffRules: [
      { frontOnly: true, types: CardType.Creature, where: (view) => view.manaValue >= 6 && view.power >= 4 },
    ],
  },
  ring: {
    rules: [says(/the ring tempts|ring-bearer/, "ring")],
    payoffRules: [says(/whenever the ring tempts|ring-bearer|ring has tempted/, "ring")],
  },
  rooms: {
    rules: [subtype("room"), says(/\brooms?\b|unlock/, "room", "rooms", "unlock")],
    payoffRules: [says(/\beerie\b|unlock(?:ed)?|doors?/, "eerie", "unlock", "unlocked", "door", "doors")],
  },
  sacrifice: {
    from: ["sacrifice-outlet", "sacrifice-fodder", "removal:edict"],
    payoffs: ["death-payoff", "death-drain"],
  },
  sagas: {
    rules: [subtype("saga"), says(/\bsagas?\b|lore counters?/, "saga", "sagas", "lore")],
    payoffRules: [
      says(/sagas? (?:you control|card|spell)|lore counters?|chapter/, "saga", "sagas", "lore", "chapter"),
    ],
  },
  scry: {
    rules: [says(/\bscry\b|\bsurveils?\b/, "scry", "surveil", "surveils")],
    payoffRules: [
      says(/whenever you (?:scry|surveil)|would scry|if you would (?:scry|surveil)/, "scry", "surveil"),
    ],
  },
  "self-mill": {
    from: ["self-mill"],
    payoffs: ["graveyard-payoff"],
    payoffRules: [
      says(
        /whenever [^.]*cards? (?:are|is) put into your graveyard from|whenever you mill/,
        "graveyard",
        "mill",
      ),
    ],
  },
  shrines: {
    rules: [subtype("shrine"), says(/\bshrines?\b/, "shrine", "shrines")],
    payoffRules: [says(/\bshrines?\b/, "shrine", "shrines")],
  },
  snow: {
    rules: [{ where: (view) => view.superline.includes("snow") }, says(/\bsnow\b|\{s\}/, "snow", "s")],
    payoffRules: [says(/\bsnow\b|\{s\}/, "snow", "s")],
  },
  "spell-copy": {
    from: ["copy-spell"],
    payoffRules: [says(/magecraft|cast or copy|copy [^.]*(?:additional|again)/, "magecraft", "copy")],
  },
  spellslinger: {
    rules: [{ types: SPELL, frontOnly: true, where: (view) => view.manaValue <= 3 }],
    from: ["copy-spell"],
    payoffs: ["spellslinger-payoff"],
  },
  storm: {
    from: ["ramp:ritual", "cantrip", "cost-reducer", "fast-mana"],
    payoffs: ["storm"],
    payoffRules: [says(/whenever you cast (?:a|your second|your third|an instant)[^.]*,/, "cast")],
  },
  superfriends: {
    rules: [{ types: CardType.Planeswalker }],
    from: ["proliferate"],
    payoffs: ["planeswalker-payoff"],
  },
  suspend: {
    rules: [
      says(
        /\bsuspend(?:ed)?\b|time counters?|time travel|\bvanishing\b|\bimpending\b/,
        "suspend",
        "suspended",
        "time",
        "vanishing",
        "impending",
      ),
    ],
    payoffRules: [says(/suspended|(?:remove|add)[^.]*time counters?|time travel/, "suspended", "time")],
  },
  "tap-untap": {
    from: ["untapper"],
    rules: [{ types: CardType.Creature, any: [/^[^"]*\{[tq]\}[^:"]*: (?!add)/] }],
    payoffRules: [
      says(
        /\binspired\b|whenever [^.,]*becomes? (?:un)?tapped|activated abilities? (?:of|you)|activate abilities of creatures|whenever you activate|tap (?:an|two|three|four|x|any number of) untapped/,
        "inspired",
        "becomes",
        "activated",
        "activate",
        "tap",
        "tapped",
        "untapped",
      ),
    ],
  },
  theft: {
    from: ["theft", "threaten"],
    payoffRules: [
      says(
        /(?:you control but don't own|you don't own|owned by|cards? (?:an opponent|your opponents) owns?|spells? you don't own)/,
        "own",
        "owns",
        "owned",
      ),
    ],
  },
  tokens: {
    from: ["token-maker"],
    payoffs: ["token-doubler", "overrun"],
    payoffRules: [
      says(
        /(?:creature )?tokens? you control|for each (?:creature|token)[^.]*you control|number of (?:creatures|tokens) you control|whenever (?:a|another|one or more) [^.,]*(?:creature|token)s?[^.,]*(?:enters?|you control enters?)|\bpopulate\b|creatures you control get \+/,
        "tokens",
        "token",
        "creature",
        "creatures",
        "populate",
      ),
    ],
  },
  toolbox: { from: ["tutor"] },
  topdeck: {
    from: ["play-from-top", "tutor:to-top"],
    rules: [
      says(/\bmiracle\b|top (?:card|\w+ cards) of your library|on top of your library/, "miracle", "top"),
    ],
    payoffRules: [says(/top card of your library|\bmiracle\b/, "top", "miracle")],
  },
  toughness: {
    rules: [
      {
        frontOnly: true,
        types: CardType.Creature,
        where: (view) => view.toughness >= 4 && view.toughness >= view.power + 2,
      },
    ],
    payoffs: ["toughness-payoff"],
  },
  treasure: {
    rules: [says(/\btreasures?\b|gold tokens?/, "treasure", "treasures", "gold")],
    payoffRules: [
      says(
        /(?:sacrifice|for each|whenever|tap|each|control|number of)[^.]*treasures?|treasures? you control|mana from (?:a )?treasure|would create[^.]*tokens/,
        "treasure",
        "treasures",
        "create",
      ),
    ],
  },
  vehicles: {
    rules: [
      subtype("vehicle", "spacecraft"),
      says(
        /\bvehicles?\b|\bcrew(?:s|ed)?\b|\bspacecrafts?\b|start your engines/,
        "vehicle",
        "vehicles",
        "crew",
        "crews",
        "spacecraft",
        "engines",
      ),
    ],
    payoffRules: [
      {
        words: ["vehicle", "vehicles", "crews", "crewed", "crew", "pilot", "initiative"],
        where: (view) => !/ vehicle /.test(view.subtypes),
        any: [/\bvehicles?\b|\bcrew(?:s|ed)?\b/],
      },
    ],
  },
  wheels: {
    from: ["wheel", "no-maximum-hand"],
    payoffs: ["draw-payoff", "opponent-draw-punisher"],
    payoffRules: [
      says(
        /whenever (?:an opponent|a player|you)[^.,]* (?:discards?|draws?)/,
        "discards",
        "draws",
        "draw",
        "discard",
      ),
    ],
  },
  "x-spells": {
    from: ["x-cost"],
    payoffRules: [
      says(/with \{x\} in|\{x\} in (?:its|their|the) (?:mana )?cost|value of x|double x/, "x"),
      says(/whenever you tap[^.]*for mana|produces? twice/, "mana"),
    ],
  },
};

/** Two tags for every theme: `theme:<slug>` belongs, `theme:<slug>:payoff` rewards. */
export function themeTags(names: ReadonlyMap<string, string>): TagDefinition[] {
  return Object.entries(THEME_RULES).flatMap(([slug, theme]): TagDefinition[] => {
    const name = names.get(slug) ?? slug;
    return [
      {
        tag: `theme:${slug}:payoff`,
        label: name,
        meaning: `Rewards a deck about ${name.toLowerCase()}`,
        from: theme.payoffs ?? [],
        rules: theme.payoffRules ?? [],
      },
      {
        tag: `theme:${slug}`,
        label: name,
        meaning: `Belongs in a deck about ${name.toLowerCase()}`,
        from: [...(theme.from ?? []), `theme:${slug}:payoff`],
        rules: theme.rules ?? [],
      },
    ];
  });
}
