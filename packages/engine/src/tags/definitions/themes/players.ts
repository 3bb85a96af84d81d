import { CardType } from "@deckwright/cards/table/card-table.ts";
import { says, type ThemeRules } from "./theme-rules.ts";

/** How themes of life, graveyards, the table and what players gather are recognized. */
export const PLAYER_THEMES: Readonly<Record<string, ThemeRules>> = {
  dredge: { rules: [says(/\bdredge\b/, "dredge")], payoffs: ["self-recursion"] },
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
  experience: {
    rules: [says(/experience counters?/, "experience")],
    from: ["proliferate"],
    payoffRules: [says(/experience counters?/, "experience")],
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
  mill: { from: ["mill:opponents"], payoffs: ["mill-payoff"] },
  monarch: {
    rules: [says(/\bmonarch\b/, "monarch")],
    payoffRules: [says(/(?:if|as long as|while) you're the monarch|the monarch/, "monarch")],
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
  sacrifice: {
    from: ["sacrifice-outlet", "sacrifice-fodder", "removal:edict"],
    payoffs: ["death-payoff", "death-drain"],
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
};
