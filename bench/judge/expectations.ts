/** A number between two others, both included. */
type Range = readonly [number, number];

/** A kind of card that a deck of a playstyle cannot do without: at least `least` copies with one of the tags. */
interface Need {
  readonly what: string;
  readonly tags: readonly string[];
  readonly least: number;
}

/** What a sensible deck of a playstyle looks like. */
export interface Expectation {
  readonly lands: Range;
  /** Average mana value of the other cards. */
  readonly manaValue: Range;
  /** Fewest cards of mana value 2 or less, lands aside. */
  readonly cheap: number;
  readonly needs: readonly Need[];
}

const need = (what: string, least: number, ...tags: string[]): Need => ({ what, least, tags });

const REMOVAL = ["removal", "sweeper"];
const ANSWERS = ["removal", "sweeper", "counterspell", "discard"];
const CARDS = ["draw", "draw:one", "cantrip", "loot", "selection", "impulse-draw", "tutor", "wheel"];
const THREATS = [
  "threat",
  "finisher",
  "threat:evasive",
  "threat:haste",
  "saboteur",
  "attack-trigger",
  "token-maker",
  "spellslinger-payoff",
  "land:creature",
];
const LOCKS = [
  "stax",
  "hatebear",
  "tax",
  "pillow-fort",
  "prevents-casting",
  "mass-land-denial",
  "graveyard-hate",
  "discard",
  "removal:land",
  "opponent-draw-punisher",
  "counterspell",
];
const FUEL = ["discard-outlet", "self-mill", "loot", "tutor:to-graveyard", "wheel", "selection"];
const REANIMATION = ["reanimation", "self-recursion", "cast-from-graveyard", "sneak-in", "recursion"];
const TOKENS = ["token-maker", "artifact-token-maker"];
const DEATH = ["death-payoff", "death-drain", "drain"];

/**
 * Sixty cards. Land bands: those of docs/deck-shapes.md; average mana values: theirs, with 0.4 of tolerance on
 * either side. Needs: about six tenths of the numbers of cards that the same table asks for, since a card may do a job
 * without words that a tag can see.
 */
export const CONSTRUCTED_EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  aggro: {
    lands: [20, 22],
    manaValue: [1.2, 2.5],
    cheap: 20,
    needs: [need("attackers", 16, ...THREATS), need("removal or reach", 4, ...REMOVAL, "burn")],
  },
  midrange: {
    lands: [24, 25],
    manaValue: [2.1, 3.4],
    cheap: 10,
    needs: [need("threats", 10, ...THREATS), need("answers", 8, ...ANSWERS)],
  },
  control: {
    lands: [26, 27],
    manaValue: [2.2, 3.7],
    cheap: 10,
    needs: [need("answers", 14, ...ANSWERS), need("card flow", 5, ...CARDS), need("threats", 3, ...THREATS)],
  },
  combo: {
    lands: [20, 24],
    manaValue: [1.4, 3.0],
    cheap: 14,
    needs: [
      need("digging", 7, ...CARDS),
      need("answers or protection", 3, ...ANSWERS, "protection", "protects-spells"),
    ],
  },
  tempo: {
    lands: [18, 21],
    manaValue: [1.1, 2.4],
    cheap: 20,
    needs: [need("threats", 9, ...THREATS), need("disruption", 9, ...ANSWERS)],
  },
  ramp: {
    lands: [25, 27],
    manaValue: [2.6, 4.2],
    cheap: 10,
    needs: [
      need("ramp", 8, "ramp", "cost-reducer"),
      need("payoffs", 5, "finisher", "threat:big", "threat", "x-cost"),
    ],
  },
  "stax-prison": {
    lands: [22, 24],
    manaValue: [1.7, 3.2],
    cheap: 10,
    needs: [need("lock pieces", 8, ...LOCKS), need("threats", 5, ...THREATS)],
  },
  reanimator: {
    lands: [21, 23],
    manaValue: [1.8, 3.6],
    cheap: 12,
    needs: [
      need("reanimation", 5, ...REANIMATION),
      need("fuel", 6, ...FUEL),
      need("targets", 4, "threat:big", "finisher", "threat"),
    ],
  },
  aristocrats: {
    lands: [22, 24],
    manaValue: [1.6, 2.9],
    cheap: 14,
    needs: [
      need("sacrifice outlets", 4, "sacrifice-outlet"),
      need("fodder", 8, "sacrifice-fodder", ...TOKENS),
      need("payoffs", 4, ...DEATH),
    ],
  },
  burn: {
    lands: [19, 21],
    manaValue: [0.9, 2.2],
    cheap: 22,
    needs: [need("burn", 15, "burn", "burn:each-opponent", "drain")],
  },
  mill: {
    lands: [22, 23],
    manaValue: [1.4, 2.9],
    cheap: 14,
    needs: [need("mill", 11, "mill", "mill-payoff", "opponent-draw-punisher")],
  },
  voltron: {
    lands: [20, 22],
    manaValue: [1.2, 2.6],
    cheap: 18,
    needs: [
      need("auras, equipment and pump", 9, "aura:buff", "equipment", "pump", "counters-on-others"),
      need("bearers", 8, ...THREATS, "heroic-payoff", "equipment-payoff", "aura-payoff"),
    ],
  },
  tokens: {
    lands: [22, 24],
    manaValue: [1.8, 3.2],
    cheap: 12,
    needs: [
      need("token makers", 11, ...TOKENS),
      need(
        "payoffs",
        4,
        "anthem",
        "overrun",
        "token-doubler",
        "theme:tokens:payoff",
        "sacrifice-outlet",
        "lord",
      ),
    ],
  },
  "control-combo-hybrid": {
    lands: [24, 25],
    manaValue: [1.9, 3.4],
    cheap: 12,
    needs: [need("answers", 9, ...ANSWERS), need("card flow", 6, ...CARDS)],
  },
  tribal: { lands: [22, 24], manaValue: [1.6, 3.1], cheap: 14, needs: [] },
};

/**
 * A hundred cards. Land counts: those of docs/deck-shapes.md with two either way, since curve, ramp and brackets
 * move them; mana: at most two sources fewer than there; other needs again about six tenths of that table.
 */
export const SINGLETON_EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  aggro: hundred(35, 10, [1.6, 3.1], [need("creatures that fight", 16, ...THREATS)]),
  midrange: hundred(37, 10, [2, 3.8], [need("threats", 10, ...THREATS)]),
  control: hundred(38, 9, [1.9, 3.8], [need("answers", 12, ...ANSWERS)]),
  combo: hundred(35, 11, [1.6, 3.5], [need("card flow", 12, ...CARDS)]),
  tempo: hundred(35, 9, [1.6, 3.2], [need("threats", 10, ...THREATS), need("answers", 10, ...ANSWERS)]),
  ramp: hundred(38, 16, [2.2, 4.4], [need("payoffs", 8, "finisher", "threat:big", "x-cost")]),
  "stax-prison": hundred(35, 12, [1.7, 3.5], [need("lock pieces", 10, ...LOCKS)]),
  reanimator: hundred(36, 9, [2, 4.2], [need("reanimation", 6, ...REANIMATION), need("fuel", 8, ...FUEL)]),
  aristocrats: hundred(
    36,
    9,
    [1.8, 3.6],
    [
      need("sacrifice outlets", 4, "sacrifice-outlet"),
      need("fodder", 9, "sacrifice-fodder", ...TOKENS),
      need("payoffs", 5, ...DEATH),
    ],
  ),
  burn: hundred(36, 9, [1.7, 3.6], [need("burn", 14, "burn", "burn:each-opponent", "drain")]),
  mill: hundred(36, 10, [1.8, 3.7], [need("mill", 11, "mill", "mill-payoff")]),
  voltron: hundred(
    36,
    10,
    [1.7, 3.4],
    [
      need(
        "auras, equipment and pump",
        11,
        "aura:buff",
        "equipment",
        "pump",
        "counters-on-others",
        "protection",
      ),
    ],
  ),
  tokens: hundred(36, 10, [2, 3.8], [need("token makers", 12, ...TOKENS)]),
  "control-combo-hybrid": hundred(
    36,
    10,
    [1.7, 3.6],
    [need("answers", 11, ...ANSWERS), need("card flow", 12, ...CARDS)],
  ),
  tribal: hundred(36, 9, [1.8, 3.7], []),
};

/** What every hundred-card deck needs beside its own: mana, cards, answers. */
function hundred(lands: number, ramp: number, manaValue: Range, needs: readonly Need[]): Expectation {
  return {
    lands: [lands - 2, lands + 2],
    manaValue,
    cheap: 14,
    needs: [
      need("ramp", ramp - 2, "ramp", "cost-reducer"),
      need("card flow", 6, ...CARDS),
      need("answers", 5, ...ANSWERS),
      ...needs,
    ],
  };
}

/** Fewest cards that can win a game: slow decks and those that win at once need few. */
export const LEAST_WAYS_TO_WIN = { constructed: 5, singleton: 10, patient: 3 } as const;

/** Styles that hold few ways to win, on purpose. */
export const PATIENT_STYLES: ReadonlySet<string> = new Set(["control", "combo", "control-combo-hybrid"]);

/** Tags of cards that bring a game to its end. */
export const WINNING_TAGS: readonly string[] = [
  "threat",
  "finisher",
  "win-condition:text",
  "threat:evasive",
  "threat:big",
  "threat:haste",
  "burn",
  "burn:each-opponent",
  "drain",
  "mill:opponents",
  "poison",
  "token-maker",
  "land:creature",
  "overrun",
  "extra-turn",
  "storm",
  "spellslinger-payoff",
];

/** Tags of cards that a combo deck wins by, beside those. */
export const COMBO_TAGS: readonly string[] = ["tutor", "free-cast", "sneak-in", "mana-doubler", "untapper"];
