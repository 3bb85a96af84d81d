import type { SidePurpose } from "../select/sideboard.ts";

/** What a sideboard card is brought along for, and the words of its text that show it. */
export interface SidePhrases {
  readonly purpose: SidePurpose;
  readonly text: RegExp;
  /** True where the tag behind the purpose is enough in tables without texts. */
  readonly isSureByTag: boolean;
  readonly phrases: readonly string[];
}

const COLOR = "(?:white|blue|black|red|green)";

/** In this order, as a card is counted for one. Which card comes out for it is not said: nothing derives that. */
export const SIDE_PHRASES: readonly SidePhrases[] = [
  {
    purpose: "color",
    text: new RegExp(
      `(?:destroy|exile|counter|return|tap) (?:target|all|each) (?:[a-z]+ or )?${COLOR}\\b|protection from ${COLOR}\\b|(?:opponent|player) casts an? ${COLOR}\\b|\\bif (?:it's|it is) ${COLOR}\\b|destroy (?:all|target) (?:plains|islands?|swamps?|mountains?|forests?)\\b|\\b(?:plains|islands|swamps|mountains|forests) don't untap`,
      "i",
    ),
    isSureByTag: false,
    phrases: [
      "against cards of the color that it names",
      "for decks of the color it is aimed at",
      "aimed at one color",
    ],
  },
  {
    purpose: "graveyard",
    text: /exiles? [^.]*(?:(?:target player|opponent|player|all|their|a single|each)(?:'s)? graveyards?|(?:from|cards? in) (?:a|all|an opponent's|target player's|single|their) graveyards?)|cards? in graveyards? (?:can't|lose)|would be put into (?:a|an opponent's) graveyard[^.]*exile|can't [^.]*from graveyards/i,
    isSureByTag: true,
    phrases: [
      "against decks that use their graveyard",
      "takes cards out of graveyards",
      "for graveyard decks",
    ],
  },
  {
    purpose: "permanents",
    text: /(?:destroy|exile|return)s? [^.]*\b(?:artifacts?|enchantments?|permanents?)\b|damage to target artifact|artifacts? [^.]*can't be activated|activated abilities of artifacts/i,
    isSureByTag: true,
    phrases: [
      "against artifacts or enchantments",
      "for permanents that are no creatures",
      "for decks with permanents worth an answer",
    ],
  },
  {
    purpose: "wipe",
    text: /(?:destroy|exile) (?:all|each)\b|damage to (?:each|all)\b|(?:all|each) creatures? [^.]*get -|return all/i,
    isSureByTag: true,
    phrases: ["against decks that fill the board", "for boards of many creatures", "for swarms"],
  },
  {
    purpose: "counter",
    text: /counter target|counter that spell|counter it/i,
    isSureByTag: true,
    phrases: [
      "against spells that must not resolve",
      "for decks of few, decisive spells",
      "one more answer on the stack",
    ],
  },
  {
    purpose: "discard",
    text: /(?:player|opponent) (?:reveals|discards)|discards? (?:a|that|two) card|exile [^.]*from (?:it|that player's hand|their hand)/i,
    isSureByTag: false,
    phrases: ["against hands that hold one key card", "for slow decks, out of whose hand it takes a card"],
  },
  {
    purpose: "removal",
    text: /(?:destroy|exile) [^.]*creature|damage to (?:target creature|any target|up to)|target creature gets -|sacrifices? an? [^.]*creature|fights?\b/i,
    isSureByTag: false,
    phrases: [
      "against creature decks, as one more answer",
      "more removal for creatures",
      "for fast creatures",
    ],
  },
];
