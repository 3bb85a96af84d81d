/** A format's page: what it is called and what it is, in a line. */
export interface FormatName {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  /** Whether decks can be built in it yet; judged they are in all. */
  readonly open: boolean;
}

/** The 25 formats, in the order in which they are listed to people. */
export const FORMAT_NAMES: readonly FormatName[] = [
  {
    slug: "standard",
    name: "Standard",
    open: true,
    summary: "Sixty cards from the sets of the last years; the pool rotates.",
  },
  {
    slug: "pioneer",
    name: "Pioneer",
    open: true,
    summary: "Sixty cards from every Standard set since Return to Ravnica.",
  },
  {
    slug: "modern",
    name: "Modern",
    open: true,
    summary: "Sixty cards from Eighth Edition on, with the Modern Horizons sets.",
  },
  {
    slug: "legacy",
    name: "Legacy",
    open: false,
    summary: "Sixty cards from the whole history of the game, with a ban list.",
  },
  {
    slug: "vintage",
    name: "Vintage",
    open: false,
    summary: "Nearly every card ever printed; the strongest are held to one copy.",
  },
  {
    slug: "commander",
    name: "Commander",
    open: true,
    summary: "A hundred different cards led by a legend, for a table of friends.",
  },
  {
    slug: "brawl",
    name: "Brawl",
    open: false,
    summary: "Commander for two on Arena, led by a legend or a planeswalker.",
  },
  {
    slug: "historic",
    name: "Historic",
    open: false,
    summary: "Sixty cards from everything on Arena, old and new.",
  },
  {
    slug: "alchemy",
    name: "Alchemy",
    open: false,
    summary: "Standard on Arena with digital cards and rebalanced ones.",
  },
  {
    slug: "explorer",
    name: "Explorer",
    open: false,
    summary: "The Pioneer cards that Arena has; Arena now calls it Pioneer.",
  },
  {
    slug: "pauper",
    name: "Pauper",
    open: true,
    summary: "Sixty cards, every one of them printed at common.",
  },
  {
    slug: "peasant",
    name: "Peasant",
    open: false,
    summary: "Commons with up to five uncommons, by house rules.",
  },
  {
    slug: "oathbreaker",
    name: "Oathbreaker",
    open: false,
    summary: "Sixty different cards led by a planeswalker and its signature spell.",
  },
  {
    slug: "tiny-leaders",
    name: "Tiny Leaders",
    open: false,
    summary: "Fifty different cards, none of mana value above three.",
  },
  {
    slug: "canadian-highlander",
    name: "Canadian Highlander",
    open: false,
    summary: "A hundred different cards and ten points to spend on the strongest.",
  },
  {
    slug: "draft",
    name: "Draft",
    open: false,
    summary: "Forty cards from boosters passed around the table.",
  },
  { slug: "sealed", name: "Sealed", open: false, summary: "Forty cards from six boosters of your own." },
  {
    slug: "planechase",
    name: "Planechase",
    open: false,
    summary: "A deck of any format, and planes to walk between.",
  },
  {
    slug: "archenemy",
    name: "Archenemy",
    open: false,
    summary: "One player with a deck of schemes against everybody else.",
  },
  {
    slug: "two-headed-giant",
    name: "Two-Headed Giant",
    open: false,
    summary: "Two decks for a team that shares its life and its turns.",
  },
  {
    slug: "cube-draft",
    name: "Cube Draft",
    open: false,
    summary: "A list of single cards, kept together to be drafted again and again.",
  },
  {
    slug: "battle-box",
    name: "Battle Box",
    open: false,
    summary: "One stack of spells for both players, with lands set aside for each.",
  },
  {
    slug: "conspiracy",
    name: "Conspiracy",
    open: false,
    summary: "A draft for a whole table where conspiracies bend the rules.",
  },
  {
    slug: "unstable",
    name: "Unstable",
    open: false,
    summary: "Silver borders and acorns: the cards that no other format admits.",
  },
  {
    slug: "pauper-commander",
    name: "Pauper Commander",
    open: false,
    summary: "A hundred different commons led by an uncommon creature.",
  },
];

/** Whether decks can be built in a format yet. */
export function isOpen(slug: string): boolean {
  return FORMAT_NAMES.some((format) => format.slug === slug && format.open);
}
