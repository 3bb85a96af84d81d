import type { FixtureCard } from "./cards.ts";

const NOWHERE = {
  standard: "not_legal",
  pioneer: "not_legal",
  modern: "not_legal",
  pauper: "not_legal",
  commander: "not_legal",
  vintage: "not_legal",
  legacy: "not_legal",
};
const numbered = (count: number, make: (at: number) => FixtureCard): FixtureCard[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));
const artifact = (name: string, more: Partial<FixtureCard> = {}): FixtureCard => ({
  name,
  type: "Artifact",
  cost: "{1}",
  mv: 1,
  text: "{T}: Add {C}.",
  ...more,
});

/** Cards that only some formats know what to do with: planes, schemes, cards of points, cards by rarity. */
export const FORMAT_CARDS: readonly FixtureCard[] = [
  ...numbered(12, (at) => ({ name: `Plane ${at}`, type: "Plane — Somewhere", id: "R", legality: NOWHERE })),
  ...numbered(3, (at) => ({ name: `Phenomenon ${at}`, type: "Phenomenon", legality: NOWHERE })),
  ...numbered(12, (at) => ({ name: `Scheme ${at}`, type: "Scheme", legality: NOWHERE })),
  ...numbered(16, (at) => ({
    name: `Contraption ${at}`,
    type: "Artifact — Contraption",
    setType: "funny",
    legality: NOWHERE,
  })),
  ...numbered(11, (at) => ({ name: `Ride ${at}`, type: "Artifact — Attraction" })),
  ...numbered(4, (at) => ({ name: `Sheet ${at}`, type: "Stickers" })),
  { name: "Advantageous Proclamation", type: "Conspiracy", legality: NOWHERE },
  { name: "Sovereign's Realm", type: "Conspiracy", legality: NOWHERE },
  // Points and restrictions.
  artifact("Sol Ring", { legality: { vintage: "restricted", legacy: "banned", modern: "not_legal" } }),
  ...["Emerald", "Jet", "Pearl", "Ruby", "Sapphire"].map((gem) => artifact(`Mox ${gem}`)),
  { name: "Strip Mine", type: "Land", text: "{T}: Add {C}.", legality: { vintage: "restricted" } },
  { name: "Jihad", type: "Enchantment", cost: "{W}{W}{W}", mv: 3, id: "W", legality: { vintage: "banned" } },
  // Rarities.
  ...numbered(6, (at) =>
    artifact(`Uncommon ${at}`, { rarity: "uncommon", legality: { pauper: "not_legal" } }),
  ),
  artifact("Rare Gem", { rarity: "rare", legality: { pauper: "not_legal" } }),
  {
    name: "Uncommon Bear",
    type: "Creature — Bear",
    cost: "{G}",
    mv: 1,
    id: "G",
    power: "2",
    rarity: "uncommon",
    legality: { pauper: "not_legal" },
  },
  {
    name: "Uncommon Chooser",
    type: "Legendary Creature — Bear",
    cost: "{G}",
    mv: 1,
    id: "G",
    power: "2",
    rarity: "uncommon",
    text: "Choose a Background",
  },
  { name: "Uncommon Past", type: "Legendary Enchantment — Background", mv: 2, id: "U", rarity: "uncommon" },
  artifact("Unseen Relic", { rarity: "unknown" }),
  artifact("Rhystic Study", { type: "Enchantment", id: "U" }),
  // Leaders.
  {
    name: "Left Walker",
    type: "Legendary Planeswalker — Left",
    cost: "{3}{G}",
    mv: 4,
    id: "G",
    text: "Partner with Right Walker",
  },
  {
    name: "Right Walker",
    type: "Legendary Planeswalker — Right",
    cost: "{3}{U}",
    mv: 4,
    id: "U",
    text: "Partner with Left Walker",
  },
  { name: "Green Walker", type: "Legendary Planeswalker — Green", cost: "{1}{G}", mv: 2, id: "G" },
  {
    name: "Derevi, Empyrial Tactician",
    type: "Legendary Creature — Bird",
    cost: "{G}{W}{U}",
    mv: 3,
    id: "GWU",
    power: "2",
  },
  // Mana values by face.
  {
    name: "Heavy // Light",
    type: "Instant // Instant",
    cost: "{2}{R}{R} // {R}",
    mv: 5,
    layout: "split",
    id: "R",
    back: { name: "Light", cost: "{R}", type: "Instant" },
  },
  { name: "Endless Fire", type: "Sorcery", cost: "{X}{X}{R}", mv: 1, id: "R" },
  {
    name: "Small God",
    type: "Legendary Creature — God",
    cost: "{G}",
    mv: 1,
    id: "G",
    layout: "modal_dfc",
    power: "1",
    back: { name: "Great Bridge", cost: "{4}{G}", type: "Legendary Enchantment" },
  },
  {
    name: "Small Knight",
    type: "Creature — Knight",
    cost: "{G}",
    mv: 1,
    id: "G",
    layout: "adventure",
    power: "1",
    back: { name: "Great Quest", cost: "{5}{G}", type: "Sorcery — Adventure" },
  },
  // Arena.
  artifact("Balanced Bird", { games: ["paper", "arena"] }),
  artifact("A-Balanced Bird", { games: ["arena"], legality: NOWHERE }),
  artifact("Digital Seeker", { games: ["arena"], legality: NOWHERE }),
  {
    name: "Arena Walker",
    type: "Legendary Planeswalker — Arena",
    cost: "{4}",
    mv: 4,
    games: ["paper", "arena"],
  },
  artifact("Arena Bauble", { games: ["paper", "arena"] }),
  ...numbered(100, (at) => artifact(`Arena ${at}`, { games: ["paper", "arena"], cost: "{3}", mv: 3 })),
  // A big box of colored spells, and cards for lists.
  ...numbered(500, (at) => {
    const [letter = "W"] = "WUBRG"[at % 5] ?? "W";
    return { name: `Spell ${at}`, type: "Instant", cost: `{1}{${letter}}`, mv: 2, id: letter };
  }),
];
