/** A format's page: what it is called and what it is, in a line. */
export interface FormatName {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
}

/** The 25 formats, in the order in which they are listed to people. */
export const FORMAT_NAMES: readonly FormatName[] = [
  {
    slug: "standard",
    name: "Standard",
    summary: "Sixty cards from the sets of the last years; the pool rotates.",
  },
  {
    slug: "pioneer",
    name: "Pioneer",
    summary: "Sixty cards from every Standard set since Return to Ravnica.",
  },
  {
    slug: "modern",
    name: "Modern",
    summary: "Sixty cards from Eighth Edition on, with the Modern Horizons sets.",
  },
  {
    slug: "legacy",
    name: "Legacy",
    summary: "Sixty cards from the whole history of the game, with a ban list.",
  },
  {
    slug: "vintage",
    name: "Vintage",
    summary: "Nearly every card ever printed; the strongest are held to one copy.",
  },
  {
    slug: "commander",
    name: "Commander",
    summary: "A hundred different cards led by a legend, for a table of friends.",
  },
  {
    slug: "brawl",
    name: "Brawl",
    summary: "Commander for two on Arena, led by a legend or a planeswalker.",
  },
  {
    slug: "historic",
    name: "Historic",
    summary: "Sixty cards from everything on Arena, old and new.",
  },
  {
    slug: "alchemy",
    name: "Alchemy",
    summary: "Standard on Arena with digital cards and rebalanced ones.",
  },
  {
    slug: "explorer",
    name: "Explorer",
    summary: "The Pioneer cards that Arena has; Arena now calls it Pioneer.",
  },
  {
    slug: "pauper",
    name: "Pauper",
    summary: "Sixty cards, every one of them printed at common.",
  },
  {
    slug: "peasant",
    name: "Peasant",
    summary: "Commons with up to five uncommons, by house rules.",
  },
  {
    slug: "oathbreaker",
    name: "Oathbreaker",
    summary: "Sixty different cards led by a planeswalker and its signature spell.",
  },
  {
    slug: "tiny-leaders",
    name: "Tiny Leaders",
    summary: "Fifty different cards, none of mana value above three.",
  },
  {
    slug: "canadian-highlander",
    name: "Canadian Highlander",
    summary: "A hundred different cards and ten points to spend on the strongest.",
  },
  {
    slug: "draft",
    name: "Draft",
    summary: "Forty cards from boosters passed around the table.",
  },
  { slug: "sealed", name: "Sealed", summary: "Forty cards from six boosters of your own." },
  {
    slug: "planechase",
    name: "Planechase",
    summary: "A deck of any format, and planes to walk between.",
  },
  {
    slug: "archenemy",
    name: "Archenemy",
    summary: "One player with a deck of schemes against everybody else.",
  },
  {
    slug: "two-headed-giant",
    name: "Two-Headed Giant",
    summary: "Two decks for a team that shares its life and its turns.",
  },
  {
    slug: "cube-draft",
    name: "Cube Draft",
    summary: "A list of single cards, kept together to be drafted again and again.",
  },
  {
    slug: "battle-box",
    name: "Battle Box",
    summary: "One stack of spells for both players, with lands set aside for each.",
  },
  {
    slug: "conspiracy",
    name: "Conspiracy",
    summary: "A draft for a whole table where conspiracies bend the rules.",
  },
  {
    slug: "unstable",
    name: "Unstable",
    summary: "Silver borders and acorns: the cards that no other format admits.",
  },
  {
    slug: "pauper-commander",
    name: "Pauper Commander",
    summary: "A hundred different commons led by an uncommon creature.",
  },
];
