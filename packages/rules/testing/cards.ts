/** A card of the fixture in the shape of Scryfall's files, with only what the rules look at. */
export interface FixtureCard {
  readonly name: string;
  readonly cost?: string;
  readonly type: string;
  readonly text?: string;
  /** Color identity as letters. */
  readonly id?: string;
  readonly mv?: number;
  readonly layout?: string;
  readonly keywords?: readonly string[];
  readonly setType?: string;
  readonly power?: string;
  /** Legality by key where it is not `legal`; null: the data has no such key. */
  readonly legality?: Readonly<Record<string, string | null>>;
  readonly rarity?: string;
  /** Where it exists; on paper only when absent. */
  readonly games?: readonly string[];
  readonly back?: {
    readonly name: string;
    readonly cost?: string;
    readonly type: string;
    readonly text?: string;
  };
}

const outside = (...keys: string[]): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, "not_legal"]));
const SIXTY = ["standard", "pioneer", "modern", "pauper"];
const anyNumber = (name: string): string => `A deck can have any number of cards named ${name}.`;
const background = (name: string, id: string): FixtureCard => ({
  name,
  type: "Legendary Enchantment — Background",
  id,
  mv: 2,
  cost: "{2}",
});
const legend = (name: string, id: string, more: Partial<FixtureCard> = {}): FixtureCard => ({
  name,
  type: "Legendary Creature — Human",
  cost: "{2}",
  mv: 2,
  id,
  power: "2",
  ...more,
});
const companion = (name: string, cost: string, id: string, type: string): FixtureCard => ({
  name,
  cost,
  id,
  type: `Legendary Creature — ${type}`,
  text: "Companion — A condition on the starting deck.",
  mv: 3,
  power: "3",
  keywords: ["Companion"],
  legality: outside("standard", "pauper"),
});

/** Made-up cards, and real ones reduced to the facts that a rule turns on. */
export const FIXTURE_CARDS: readonly FixtureCard[] = [
  { name: "Plains", type: "Basic Land — Plains", id: "W" },
  { name: "Island", type: "Basic Land — Island", id: "U" },
  { name: "Swamp", type: "Basic Land — Swamp", id: "B" },
  { name: "Mountain", type: "Basic Land — Mountain", id: "R" },
  { name: "Forest", type: "Basic Land — Forest", id: "G" },
  { name: "Wastes", type: "Basic Land", text: "{T}: Add {C}." },
  { name: "Snow-Covered Forest", type: "Basic Snow Land — Forest", id: "G" },
  { name: "Green Bear", type: "Creature — Bear", cost: "{1}{G}", mv: 2, id: "G", power: "2" },
  { name: "Green Cat", type: "Creature — Cat", cost: "{2}{G}", mv: 3, id: "G", power: "2" },
  {
    name: "Shapeshifter",
    type: "Creature — Shapeshifter",
    cost: "{2}",
    mv: 2,
    keywords: ["Changeling"],
    power: "1",
  },
  { name: "Green Growth", type: "Sorcery", cost: "{G}", mv: 1, id: "G" },
  { name: "Blue Answer", type: "Instant", cost: "{U}{U}", mv: 2, id: "U" },
  { name: "Hybrid Charm", type: "Instant", cost: "{G/U}", mv: 1, id: "GU" },
  { name: "Grey Rock", type: "Artifact", cost: "{2}", mv: 2, text: "{T}: Add {C}." },
  { name: "Idle Stone", type: "Artifact", cost: "{1}", mv: 1 },
  { name: "Misty Grove", type: "Land — Forest Island", id: "GU" },
  { name: "Old Ring", type: "Artifact", cost: "{1}", mv: 1, legality: outside(...SIXTY) },
  {
    name: "Mana Crypt",
    type: "Artifact",
    cost: "{0}",
    mv: 0,
    legality: { ...outside(...SIXTY), commander: "banned" },
  },
  {
    name: "Vivi Ornitier",
    type: "Legendary Creature — Wizard",
    cost: "{1}{U}{R}",
    mv: 3,
    id: "UR",
    power: "0",
  },
  {
    name: "Silent Card",
    type: "Artifact",
    cost: "{1}",
    mv: 1,
    legality: { standard: null, commander: null, vintage: null, legacy: null },
  },
  { name: "Derived Card", type: "Artifact", cost: "{1}", mv: 1, legality: { commander: null } },
  {
    name: "Uncommon Relic",
    type: "Artifact",
    cost: "{1}",
    mv: 1,
    rarity: "uncommon",
    legality: { pauper: null },
  },
  {
    name: "Relentless Rats",
    type: "Creature — Rat",
    cost: "{1}{B}{B}",
    mv: 3,
    id: "B",
    text: anyNumber("Relentless Rats"),
    power: "2",
  },
  {
    name: "Nazgûl",
    type: "Creature — Wraith Knight",
    cost: "{2}{B}",
    mv: 3,
    id: "B",
    text: "A deck can have up to nine cards named Nazgûl.",
    power: "1",
  },
  {
    name: "Once More with Feeling",
    type: "Sorcery",
    cost: "{W}",
    mv: 1,
    id: "W",
    text: "A deck can have only one card named Once More with Feeling.",
  },
  { name: "Bear Token", type: "Token Creature — Bear", layout: "token", setType: "token", id: "G" },
  {
    name: "Acorn Joke",
    type: "Creature — Squirrel",
    cost: "{G}",
    mv: 1,
    id: "G",
    setType: "funny",
    legality: outside(...SIXTY, "commander", "vintage", "legacy"),
  },
  {
    name: "Ramp // Run",
    type: "Sorcery // Sorcery",
    cost: "{1}{G} // {1}{R}",
    mv: 4,
    layout: "split",
    id: "GR",
    back: { name: "Run", cost: "{1}{R}", type: "Sorcery" },
  },
  {
    name: "Sprite",
    type: "Creature — Faerie",
    cost: "{U}",
    mv: 1,
    id: "U",
    layout: "transform",
    power: "1",
    back: { name: "Dragon of the Lake", type: "Creature — Dragon" },
  },
  { name: "Sticker Sheet", type: "Stickers", setType: "funny" },
  { name: "Ferris Ride", type: "Artifact — Attraction", setType: "funny" },
  { name: "Met Half", type: "Creature — Angel", layout: "meld", mv: 8, id: "W", power: "9" },
  legend("Green Chief", "G", { type: "Legendary Creature — Bear" }),
  legend("Grey Wanderer", ""),
  legend("Five Color Sage", "WUBRG"),
  legend("Partner One", "G", { text: "Partner", keywords: ["Partner"] }),
  legend("Partner Two", "U", { text: "Partner", keywords: ["Partner"] }),
  legend("Left Twin", "G", { text: "Partner with Right Twin" }),
  legend("Right Twin", "U", { text: "Partner with Left Twin" }),
  legend("Old Friend", "G", { text: "Friends forever" }),
  legend("New Friend", "U", { text: "Partner—Friends forever" }),
  legend("Survivor One", "G", { text: "Partner—Survivors" }),
  legend("Background Chooser", "G", { text: "Choose a Background" }),
  background("Blue Past", "U"),
  background("Green Past", "G"),
  {
    name: "Faceless One",
    type: "Legendary Enchantment Creature — Background",
    cost: "{5}",
    mv: 5,
    text: "Choose a Background",
    keywords: ["Choose a background"],
    power: "3",
  },
  legend("Time Traveler", "U", { type: "Legendary Creature — Time Lord Doctor" }),
  legend("Doctor of Rivers", "U", { type: "Legendary Creature — Human Doctor" }),
  legend("Fellow Traveler", "G", { text: "Doctor's companion" }),
  {
    name: "Great Ship",
    type: "Legendary Artifact — Vehicle",
    cost: "{4}",
    mv: 4,
    power: "4",
    text: "Crew 2",
  },
  { name: "Still Ship", type: "Legendary Artifact — Spacecraft", cost: "{4}", mv: 4 },
  {
    name: "Speaking Walker",
    type: "Legendary Planeswalker — Nobody",
    cost: "{4}",
    mv: 4,
    text: "Speaking Walker can be your commander.",
  },
  { name: "Silent Walker", type: "Legendary Planeswalker — Nobody", cost: "{4}", mv: 4 },
  {
    name: "Late Legend",
    type: "Creature — Human",
    cost: "{2}",
    mv: 2,
    layout: "transform",
    power: "1",
    back: { name: "Late Legend, Awake", type: "Legendary Creature — Human" },
  },
  legend("Valko Indorian, Researcher", "WU", {
    text: "Rulebreaker — If Valko Indorian, Researcher is your commander, artifacts and enchantments may be of any color.",
  }),
  legend("Whtz, the Bibliophile", "U"),
  legend("Tolabow, Loch Rascal", "U"),
  legend("Grizzlegom, Hurloon Hero", "U"),
  legend("Maular, the Next Evolution", "U"),
  legend("Seluma, Light of Aysen", "U"),
  legend("The Everforger", "U"),
  legend("The Unluckiest Planeswalker", "U", { text: "This can be your commander." }),
  legend("Stranger", "G", {
    text: "If Stranger is your commander, your deck can include cards of any color identity.",
  }),
  { name: "Red Hall", type: "Land", id: "R" },
  { name: "Red Giant", type: "Creature — Giant", cost: "{6}{R}", mv: 7, id: "R", power: "7" },
  { name: "Red Ogre", type: "Creature — Ogre", cost: "{5}{R}", mv: 6, id: "R", power: "6" },
  { name: "Red Angel", type: "Creature — Angel", cost: "{3}{R}", mv: 4, id: "R", power: "3" },
  { name: "Red Golem", type: "Artifact Creature — Golem", cost: "{3}{R}", mv: 4, id: "R", power: "3" },
  { name: "Red Blade", type: "Artifact — Equipment", cost: "{R}", mv: 1, id: "R" },
  { name: "Red Curse", type: "Enchantment — Aura", cost: "{R}", mv: 1, id: "R" },
  { name: "Red Engine", type: "Artifact", cost: "{R}", mv: 1, id: "R" },
  { name: "Red Bolt", type: "Instant", cost: "{R}", mv: 1, id: "R" },
  { name: "Black Word", type: "Sorcery", cost: "{B}", mv: 1, id: "B" },
  companion("Gyruda, Doom of Depths", "{4}{U/B}{U/B}", "UB", "Demon Kraken"),
  companion("Jegantha, the Wellspring", "{4}{R/G}", "WUBRG", "Elemental Elk"),
  companion("Kaheera, the Orphanguard", "{1}{G/W}{G/W}", "GW", "Cat Beast"),
  companion("Keruga, the Macrosage", "{3}{G/U}{G/U}", "GU", "Dinosaur Hippo"),
  companion("Lurrus of the Dream-Den", "{1}{W/B}{W/B}", "WB", "Cat Nightmare"),
  companion("Lutri, the Spellchaser", "{1}{U/R}{U/R}", "UR", "Elemental Otter"),
  companion("Obosh, the Preypiercer", "{3}{B/R}{B/R}", "BR", "Hellion Horror"),
  companion("Umori, the Collector", "{2}{B/G}{B/G}", "BG", "Ooze"),
  companion("Yorion, Sky Nomad", "{3}{W/U}{W/U}", "WU", "Bird Serpent"),
  companion("Zirda, the Dawnwaker", "{1}{R/W}{R/W}", "RW", "Elemental Fox"),
  // A hundred different cards to fill decks with.
  ...Array.from({ length: 100 }, (_, at) => ({
    name: `Filler ${at + 1}`,
    type: "Artifact",
    cost: "{3}",
    mv: 3,
    text: "{T}: Add {C}.",
  })),
];
