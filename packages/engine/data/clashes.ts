import { CardType } from "@deckwright/cards/table/card-table.ts";

/**
 * A kind of card that binds or sweeps away everybody's cards, and what of the deck that plays it suffers. Points are
 * those of the choice of cards, where a card's worth has a deviation of about one.
 */
export interface Clash {
  /** Any of these tags makes a card such a hoser... */
  readonly hoser: readonly string[];
  /** ...unless it has one of these. */
  readonly not?: readonly string[];
  /** What suffers: any of these tags... */
  readonly victims: readonly string[];
  /** ...or one of these `CardType` bits without any of `notTypes`. */
  readonly types?: number;
  readonly notTypes?: number;
  /** Points lost for each pair of one hoser and one victim, in singletons; in sixty cards for each pair of playsets. */
  readonly each: { readonly singleton: number; readonly constructed: number };
  /** Points that such a hoser loses where the leader itself suffers. */
  readonly leader: number;
}

/** At most 16, since each takes a bit of a card's masks. Our own numbers, November 2026. */
export const CLASHES: readonly Clash[] = [
  {
    hoser: ["hoser:graveyard"],
    victims: [
      "recursion",
      "self-recursion",
      "cast-from-graveyard",
      "graveyard-payoff",
      "self-mill",
      "tutor:to-graveyard",
      "death-payoff",
      "death-value",
    ],
    each: { singleton: 0.35, constructed: 0.9 },
    leader: 3,
  },
  {
    hoser: ["hoser:artifact"],
    victims: ["artifact-payoff"],
    types: CardType.Artifact,
    each: { singleton: 0.2, constructed: 0.6 },
    leader: 2,
  },
  {
    hoser: ["hoser:enters"],
    victims: ["etb-value", "blink"],
    each: { singleton: 0.25, constructed: 0.7 },
    leader: 3,
  },
  {
    hoser: ["hoser:many-spells"],
    victims: ["storm", "cantrip", "spellslinger-payoff", "ramp:ritual", "copy-spell"],
    each: { singleton: 0.2, constructed: 0.5 },
    leader: 3,
  },
  {
    hoser: ["hoser:noncreature"],
    victims: [],
    types: CardType.Instant | CardType.Sorcery | CardType.Enchantment | CardType.Planeswalker,
    notTypes: CardType.Creature,
    each: { singleton: 0.04, constructed: 0.12 },
    leader: 0,
  },
  {
    hoser: ["hoser:search"],
    victims: ["tutor", "ramp:land"],
    each: { singleton: 0.25, constructed: 0.6 },
    leader: 2,
  },
  {
    hoser: ["hoser:draw"],
    victims: ["draw", "wheel"],
    each: { singleton: 0.2, constructed: 0.5 },
    leader: 2,
  },
  {
    hoser: ["hoser:creature-ability"],
    victims: ["ramp:dork", "pinger"],
    each: { singleton: 0.3, constructed: 0.7 },
    leader: 1,
  },
  {
    hoser: ["hoser:attack"],
    victims: ["threat:cheap", "attack-trigger", "saboteur", "threat:haste"],
    each: { singleton: 0.1, constructed: 0.35 },
    leader: 1,
  },
  {
    hoser: ["sweeper:creature"],
    not: ["sweeper:one-sided"],
    victims: ["token-maker"],
    types: CardType.Creature,
    each: { singleton: 0.04, constructed: 0.12 },
    leader: 0,
  },
];

/** The tag of hosers of nonbasic lands, which are chosen after the spells. */
export const NONBASIC_HOSER = "hoser:nonbasic";
/** What such a hoser loses by the number of colors of the deck, as more of them ask for more lands that are no basics. */
export const NONBASIC_HARM = [0, 0, 1.2, 3, 4, 4] as const;
/** What each land that is no basic loses beside such a hoser, in sources: in singletons, and for each copy in sixty cards. */
export const BASICS_WANTED = { singleton: 0.5, constructed: 0.2 } as const;
