/** Slugs of the fifteen ways to play, in the order in which they are listed to people. */
export const PLAYSTYLE_SLUGS = [
  "aggro",
  "midrange",
  "control",
  "combo",
  "tempo",
  "ramp",
  "stax-prison",
  "reanimator",
  "aristocrats",
  "burn",
  "mill",
  "voltron",
  "tokens",
  "control-combo-hybrid",
  "tribal",
] as const;

/** One of the fifteen ways to play. */
export type Playstyle = (typeof PLAYSTYLE_SLUGS)[number];

/** Whether a text is the slug of a playstyle. */
export function isPlaystyle(slug: string): slug is Playstyle {
  return PLAYSTYLE_SLUGS.some((known) => known === slug);
}

/** A way to play: its slug, its name and what it means, for people. */
export interface PlaystyleName {
  readonly slug: Playstyle;
  readonly name: string;
  readonly definition: string;
}

/** The fifteen playstyles, in the order in which they are listed to people. */
export const PLAYSTYLES: readonly PlaystyleName[] = [
  {
    slug: "aggro",
    name: "Aggro",
    definition: "Attack from the first turns with cheap creatures and win before the other side is ready.",
  },
  {
    slug: "midrange",
    name: "Midrange",
    definition:
      "Trade cards evenly early on, then win with creatures that are worth more than what they meet.",
  },
  {
    slug: "control",
    name: "Control",
    definition: "Answer whatever matters, draw ahead, and finish with a few threats that are hard to answer.",
  },
  {
    slug: "combo",
    name: "Combo",
    definition: "Find the pieces that win at once when they come together, and protect them.",
  },
  {
    slug: "tempo",
    name: "Tempo",
    definition: "Land a cheap threat and stay a turn ahead with cheap disruption while it attacks.",
  },
  {
    slug: "ramp",
    name: "Ramp",
    definition: "Make more mana than the turn allows and cast what nobody else can afford yet.",
  },
  {
    slug: "stax-prison",
    name: "Stax and prison",
    definition: "Tax or forbid what the others need, and build a deck that needs it less.",
  },
  {
    slug: "reanimator",
    name: "Reanimator",
    definition: "Put a huge creature into the graveyard and bring it back turns before it could be cast.",
  },
  {
    slug: "aristocrats",
    name: "Aristocrats",
    definition: "Sacrifice your own creatures and turn each death into damage, cards or mana.",
  },
  {
    slug: "burn",
    name: "Burn",
    definition: "Count down the other side's life total with spells that deal damage to players.",
  },
  { slug: "mill", name: "Mill", definition: "Empty libraries instead of life totals." },
  {
    slug: "voltron",
    name: "Voltron",
    definition: "Build one creature up with Auras and Equipment, keep it safe, and win with it alone.",
  },
  {
    slug: "tokens",
    name: "Tokens",
    definition: "Fill the board with small creatures, then make all of them bigger at once.",
  },
  {
    slug: "control-combo-hybrid",
    name: "Control-combo hybrid",
    definition: "Hold the game as a control deck does until a small combo ends it.",
  },
  { slug: "tribal", name: "Tribal", definition: "Play one creature type with the cards that reward it." },
];
