import { colorCount } from "@deckwright/cards/colors.ts";
import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, subtype, type ThemeRules } from "./theme-rules.ts";

const SPELL = CardType.Instant | CardType.Sorcery;

/** How the themes whose slugs begin with l to q are recognized. */
export const THEMES_L_TO_Q: Readonly<Record<string, ThemeRules>> = {
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
    payoffs: ["counter-doubler"],
    payoffRules: [says(/whenever you proliferate/, "proliferate")],
  },
  prowess: {
    rules: [says(/\bprowess\b/, "prowess"), { types: SPELL, where: (view) => view.manaValue <= 2 }],
    payoffs: ["spellslinger-payoff"],
  },
};
