/** A format's page: what it is called and what it is, in a line. */
export interface FormatName {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  /** Whether decks can be built in it; judged they are in all. */
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
    open: true,
    summary: "Sixty cards from the whole history of the game, with a ban list.",
  },
  {
    slug: "vintage",
    name: "Vintage",
    open: true,
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
    open: true,
    summary: "Commander for two on Arena, led by a legend or a planeswalker.",
  },
  {
    slug: "historic",
    name: "Historic",
    open: true,
    summary: "Sixty cards from everything on Arena, old and new.",
  },
  {
    slug: "alchemy",
    name: "Alchemy",
    open: true,
    summary: "Standard on Arena with digital cards and rebalanced ones.",
  },
  {
    slug: "explorer",
    name: "Explorer",
    open: true,
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
    open: true,
    summary: "Commons with up to five uncommons, by house rules.",
  },
  {
    slug: "oathbreaker",
    name: "Oathbreaker",
    open: true,
    summary: "Sixty different cards led by a planeswalker and its signature spell.",
  },
  {
    slug: "tiny-leaders",
    name: "Tiny Leaders",
    open: true,
    summary: "Fifty different cards, none of mana value above three.",
  },
  {
    slug: "canadian-highlander",
    name: "Canadian Highlander",
    open: true,
    summary: "A hundred different cards and ten points to spend on the strongest.",
  },
  {
    slug: "draft",
    name: "Draft",
    open: true,
    summary: "Forty cards from boosters passed around the table.",
  },
  { slug: "sealed", name: "Sealed", open: true, summary: "Forty cards from six boosters of your own." },
  {
    slug: "planechase",
    name: "Planechase",
    open: true,
    summary: "A deck of any format, and planes to walk between.",
  },
  {
    slug: "archenemy",
    name: "Archenemy",
    open: true,
    summary: "One player with a deck of schemes against everybody else.",
  },
  {
    slug: "two-headed-giant",
    name: "Two-Headed Giant",
    open: true,
    summary: "Two decks for a team that shares its life and its turns.",
  },
  {
    slug: "cube-draft",
    name: "Cube Draft",
    open: true,
    summary: "A list of single cards, kept together to be drafted again and again.",
  },
  {
    slug: "battle-box",
    name: "Battle Box",
    open: true,
    summary: "One stack of spells for both players, with lands set aside for each.",
  },
  {
    slug: "conspiracy",
    name: "Conspiracy",
    open: true,
    summary: "A draft for a whole table where conspiracies bend the rules.",
  },
  {
    slug: "unstable",
    name: "Unstable",
    open: true,
    summary: "Silver borders and acorns: the cards that no other format admits.",
  },
  {
    slug: "pauper-commander",
    name: "Pauper Commander",
    open: true,
    summary: "A hundred different commons led by an uncommon creature.",
  },
];
