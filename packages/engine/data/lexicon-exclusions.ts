import type { RoleId } from "./roles.ts";
import { wordList } from "./word-list.ts";

/** A kind of cards that a wish may forbid or count: a word for it, and what it means among the cards. */
export interface ExclusionWords {
  /** As it appears in `Intent.exclude`. */
  readonly word: string;
  readonly words: readonly string[];
  /** Tags any of which makes a card forbidden. */
  readonly tags?: readonly string[];
  /** The role by which cards are counted, as the deck's own figures count them; ruled out is what has one of the tags. */
  readonly role?: RoleId;
  /** The subtype by which cards are counted; ruled out is what has one of the tags, with what only cares for it. */
  readonly subtype?: string;
  /** Keyword abilities any of which makes a card forbidden. */
  readonly keywords?: readonly string[];
  /** Card types (front) any of which makes a card forbidden: names of `CardType`. */
  readonly types?: readonly string[];
  /** Names of `Supertype` any of which makes a card forbidden. */
  readonly supertypes?: readonly string[];
  /** Card types and supertypes that a card must not have to be one of these. */
  readonly notTypes?: readonly string[];
  readonly notSupertypes?: readonly string[];
  /** Card types of which a card must be one besides. */
  readonly ofTypes?: readonly string[];
  /** The mana value of a card that is no land. */
  readonly manaValue?: number;
  /** What the text of a card says that counts as one; what only does as much is ruled out with it and not counted. */
  readonly says?: RegExp;
  /** Printed first by Universes Beyond. */
  readonly isBeyond?: true;
  /** Counted only: behind "no" the words mean something else. */
  readonly isCounted?: true;
  /** Names of `Fact` bits. */
  readonly facts?: readonly string[];
  /** Lowest rarities (names of `Rarity`) that make a card forbidden. */
  readonly rarities?: readonly string[];
  /** Color letter. */
  readonly color?: string;
  /** Names in lower case: for groups of cards that only a list can tell. */
  readonly names?: readonly string[];
}

/** Keyword abilities that go by their own names. */
const KEYWORD_ROWS: readonly ExclusionWords[] = wordList(`
  Deathtouch, Lifelink, Trample, Haste, Vigilance, First strike, Double strike, Hexproof, Menace, Flash, Ward,
  Indestructible, Cascade, Annihilator, Dredge, Companion, Convoke, Delve, Prowess, Cycling
`).map((keyword) => ({ word: keyword.toLowerCase(), words: [keyword.toLowerCase()], keywords: [keyword] }));

/** Kinds that one tag tells: a word for each, what people say, and the tag. */
function wordsOfTags(rows: readonly (readonly [string, string, string])[]): readonly ExclusionWords[] {
  return rows.map(([word, words, tag]) => ({ word, words: wordList(words), tags: [tag] }));
}

/** Everything but cards and creature types that `exclude` may hold. */
export const EXCLUSIONS: readonly ExclusionWords[] = [
  {
    word: "counterspells",
    words: wordList(`
      counterspells, counterspell, counter magic, countermagic, counters spells, counter spells,
      permission, countering, counters their spells, counter their spells, counters peoples spells, counters my spells, counters stuff, counter stuff, counters things, counters everything, counter things, countering spells, countering stuff, countering things, says no, saying no
    `),
    tags: ["counterspell"],
    role: "counter",
    says: /\bcounters? (?:target|that|it\b|all|up to|each)/i,
  },
  {
    word: "infect",
    words: ["infect", "poison", "toxic", "poison counters"],
    tags: ["poison", "theme:infect"],
    keywords: ["Infect", "Toxic", "Poisonous"],
  },
  {
    word: "infinite combos",
    words: wordList(`
      infinite combos, infinite combo, infinite mana, infinite life, infinite turns, infinite damage, combos, combo, infinites, infinite, infinite loops,
      two card combos, two card combo, 2 card combos, loops, infinite stuff, two card infinites, 2 card infinites,
      two card infinite combos, 2 card infinite combos, two card wins, 2 card wins, combo wins, combo win, combo kills,
      two card combo wins, 2 card combo wins, combo finishes, combo finishers, comboing off, comboing, comboing out, goes infinite, go infinite, going infinite, combos off, combos out, combo off, wins out of nowhere, win out of nowhere, wins on the spot, win on the spot
    `),
    tags: [],
  },
  {
    word: "tutors",
    words: wordList(`
      tutors, tutor, tutoring, searching, search effects, searches my library, search my library, searching my library, searches the library, searches your library, search your library, searches libraries, search libraries, searching libraries, searching through my deck, searches my deck, search my deck, searching my deck, make me search, makes me search, makes me shuffle, make me shuffle
    `),
    tags: ["tutor"],
    role: "tutor",
  },
  {
    word: "board wipes",
    words: wordList(`
      board wipes, board wipe, boardwipes, boardwipe, wraths, wrath effects, sweepers, sweeper, wipes,
      mass removal, wipe, wipes the board, wipe the board, wiping the board, wipes boards, wiping boards, destroys everything, destroy everything, kills everything, kill everything, blows up everything, blows everything up, resets the board, reset the board
    `),
    tags: ["sweeper"],
    role: "wipe",
  },
  {
    word: "removal",
    words: wordList(`
      removal, removal spells, kill spells, spot removal, targeted removal, single target removal
    `),
    tags: ["removal"],
    role: "removal",
  },
  {
    word: "creature removal",
    words: ["creature removal", "creature removal spells"],
    tags: ["removal:creature"],
  },
  {
    word: "planeswalkers",
    words: ["planeswalkers", "planeswalker", "walkers", "walker", "superfriends"],
    types: ["Planeswalker"],
  },
  {
    word: "extra turns",
    words: wordList(`
      extra turns, extra turn, time walks, turn spells, extra turn spells, taking turns, takes extra turns, take extra turns, taking extra turns, takes another turn, take another turn, takes more turns
    `),
    tags: ["extra-turn"],
    // It gives the turn to an opponent.
    names: ["eon frolicker"],
  },
  {
    word: "land destruction",
    words: wordList(`
      land destruction, mld, mass land destruction, armageddons, land hate, mass land denial,
      blowing up lands, ponza, destroys lands, destroy lands, destroying lands, blows up lands, blow up lands, destroys my lands, kills lands, kill lands, killing lands, touches lands, touch lands, attacks lands, hits lands, messes with lands, mess with lands, messing with lands, messes with peoples lands
    `),
    tags: ["mass-land-denial", "removal:land"],
  },
  {
    word: "stax",
    words: wordList(`
      stax, prison, stax pieces, taxes, tax effects, lock pieces, hatebears, staxx, locks, locks people out, lock people out, locks the table, locks players out, stops people from playing, stop people from playing, keeps people from playing, stops others from playing, keeps others from playing, prevents people from playing, slows the table down, slows everyone down
    `),
    tags: ["stax", "tax", "hatebear", "prevents-casting"],
  },
  {
    word: "mill",
    words: wordList(
      "mill, milling, mills, mills people, mills players, mills opponents, mills anyone, mill people, mill opponents, mill anyone, milling people, people get milled, people getting milled, players get milled, opponents get milled, anyone gets milled, someone gets milled, everyone gets milled, others get milled",
    ),
    tags: ["mill"],
    role: "mill",
  },
  {
    word: "discard",
    words: wordList(
      "discard, hand attack, hand disruption, discard effects, makes people discard, make people discard, makes opponents discard, make opponents discard, making people discard, makes anyone discard, get to discard",
    ),
    tags: ["discard"],
    role: "discard",
  },
  {
    word: "theft",
    words: wordList(
      "theft, stealing, steal, theft effects, stealing stuff, steals, steals stuff, steals cards, steals creatures, steals things, steal stuff, steal cards, steal creatures, stealing cards, stealing creatures, stealing things, stealing peoples stuff, stealing peoples creatures, takes peoples stuff, takes other peoples stuff, takes my opponents cards",
    ),
    tags: ["theft", "threaten"],
  },
  { word: "wheels", words: ["wheels", "wheel effects", "wheel"], tags: ["wheel"] },
  { word: "tokens", words: ["tokens", "token"], tags: ["token-maker"] },
  { word: "storm", words: ["storm"], keywords: ["Storm"] },
  { word: "chaos", words: ["chaos", "chaos cards"], tags: ["theme:chaos"] },
  { word: "group hug", words: ["group hug", "hug"], tags: ["group-hug"] },
  { word: "burn", words: ["burn", "burn spells"], tags: ["burn"], role: "burn" },
  { word: "ramp", words: ["ramp"], tags: ["ramp"], role: "ramp" },
  { word: "mana rocks", words: ["mana rocks", "rocks", "mana rock", "artifact ramp"], tags: ["ramp:rock"] },
  ...wordsOfTags([
    ["mana dorks", "mana dorks, mana dork, dorks, mana creatures, mana elves", "ramp:dork"],
    ["rituals", "rituals, ritual", "ramp:ritual"],
    ["cost reducers", "cost reducers, cost reducer, cost reduction, cost reduction pieces", "cost-reducer"],
    ["anthems", "anthems, anthem, anthem effects", "anthem"],
    ["lords", "lords, lord effects", "lord"],
    ["clones", "clones, clone effects, clone spells", "clone"],
    ["creature removal", "creature removal, creature removal spells", "removal:creature"],
    ["combat tricks", "combat tricks, combat trick, pump spells", "combat-trick"],
    ["extra combats", "extra combats, extra combat steps, extra combat, combat steps", "extra-combat"],
    ["fogs", "fogs, fog effects, fog spells", "fog"],
    [
      "lifegain",
      "lifegain cards, life gain cards, lifegain spells, lifegain pieces, lifegain sources",
      "lifegain",
    ],
    ["haste enablers", "haste enablers, haste enabler", "haste-enabler"],
    ["manlands", "manlands, manland, creature lands, creaturelands", "land:creature"],
    ["utility lands", "utility lands, utility land", "utility-land"],
    ["blink effects", "blink effects, blink spells, flicker effects, flicker spells", "blink"],
    ["free spells", "free spells, free spell", "free-cast"],
    ["X spells", "x spells, x spell", "x-cost"],
  ]),
  {
    word: "protection",
    words: ["protection spells", "protection pieces", "protection effects", "protection cards", "protection"],
    tags: ["protection", "protects-spells"],
    role: "protection",
    isCounted: true,
  },
  {
    word: "artifact removal",
    words: ["artifact removal", "artifact destruction", "artifact removal spells"],
    tags: ["removal:artifact", "sweeper:artifact-enchantment"],
    // Of what sweeps artifacts or enchantments away only the former.
    says: /\bartifacts?\b|(?<!\b(?:white|blue|black|red|green) )\bpermanents?\b/i,
  },
  {
    word: "enchantment removal",
    words: ["enchantment removal", "enchantment destruction", "enchantment removal spells"],
    tags: ["removal:enchantment", "sweeper:artifact-enchantment"],
    says: /\benchantments?\b|\bpermanents?\b/i,
  },
  {
    word: "graveyard hate",
    words: ["graveyard hate", "grave hate", "graveyard hate cards", "graveyard hate pieces"],
    tags: ["graveyard-hate"],
    // What only counts graveyards is no answer to them.
    says: /\bexiles?\b|\bcan't\b|\bshuffles?\b/i,
  },
  {
    word: "token makers",
    words: ["token makers", "token maker", "token producers"],
    tags: ["token-maker"],
    role: "maker",
  },
  {
    word: "mana rocks and dorks",
    words: ["mana rocks and dorks", "rocks and dorks", "mana dorks and rocks", "dorks and rocks"],
    tags: ["ramp:rock", "ramp:dork"],
  },
  {
    word: "legendary creatures",
    words: ["legendary creatures", "legendary creature"],
    supertypes: ["Legendary"],
    ofTypes: ["Creature"],
  },
  {
    word: "reanimation",
    words: ["reanimation", "reanimator", "reanimate"],
    tags: ["reanimation"],
    role: "reanimation",
  },
  {
    word: "sacrifice",
    words: ["sacrifice", "aristocrats", "sac outlets", "sac"],
    tags: ["sacrifice-outlet"],
    role: "outlet",
  },
  { word: "artifacts", words: ["artifacts", "artifact", "artefacts"], types: ["Artifact"] },
  { word: "enchantments", words: ["enchantments", "enchantment"], types: ["Enchantment"] },
  { word: "creatures", words: ["creatures", "creature", "creatureless", "dudes"], types: ["Creature"] },
  { word: "instants", words: ["instants", "instant"], types: ["Instant"] },
  { word: "sorceries", words: ["sorceries", "sorcery"], types: ["Sorcery"] },
  { word: "battles", words: ["battles", "battle cards"], types: ["Battle"] },
  { word: "equipment", words: ["equipment", "equipments"], tags: ["theme:equipment"], subtype: "Equipment" },
  { word: "auras", words: ["auras", "aura"], tags: ["theme:auras"], subtype: "Aura" },
  { word: "vehicles", words: ["vehicles", "vehicle"], tags: ["theme:vehicles"], subtype: "Vehicle" },
  { word: "treasure", words: ["treasure", "treasures"], tags: ["theme:treasure"] },
  {
    word: "game changers",
    words: ["game changers", "game changer", "gamechangers", "gc s", "gcs"],
    facts: ["GameChanger"],
  },
  {
    word: "reserved list",
    words: [
      "reserved list",
      "reserved list cards",
      "rl cards",
      "reserve list",
      "rl",
      "reserved cards",
      "reserved list stuff",
      "reserved stuff",
      "reserved",
    ],
    facts: ["Reserved"],
  },
  {
    word: "fast mana",
    words: ["fast mana", "moxen", "free mana"],
    names: wordList(`
      sol ring, mana crypt, mana vault, grim monolith, chrome mox, mox diamond, mox opal, mox amber,
      mox tantalite, lotus petal, jeweled lotus, lion's eye diamond, ancient tomb, city of traitors,
      basalt monolith, dark ritual, simian spirit guide, elvish spirit guide
    `),
  },
  {
    word: "fetch lands",
    words: ["fetch lands", "fetchlands", "fetches", "fetch land"],
    names: wordList(`
      arid mesa, bloodstained mire, flooded strand, marsh flats, misty rainforest, polluted delta,
      scalding tarn, verdant catacombs, windswept heath, wooded foothills, prismatic vista
    `),
  },
  {
    word: "shock lands",
    words: ["shock lands", "shocklands", "shocks"],
    names: wordList(`
      blood crypt, breeding pool, godless shrine, hallowed fountain, overgrown tomb, sacred foundry,
      steam vents, stomping ground, temple garden, watery grave
    `),
  },
  {
    word: "dual lands",
    words: ["dual lands", "duals", "original duals", "og duals"],
    names: wordList(`
      badlands, bayou, plateau, savannah, scrubland, taiga, tropical island, tundra, underground sea,
      volcanic island
    `),
  },
  {
    word: "lands",
    words: ["lands", "land", "land cards", "manabase lands"],
    types: ["Land"],
    isCounted: true,
  },
  {
    word: "basic lands",
    words: ["basic lands", "basics", "basic land", "basic"],
    supertypes: ["Basic"],
  },
  {
    word: "nonbasic lands",
    words: ["nonbasic lands", "nonbasics", "nonbasic land", "non basic lands", "non basics", "nonbasic"],
    types: ["Land"],
    notSupertypes: ["Basic"],
  },
  {
    word: "tapped lands",
    words: wordList(`
      tapped lands, bad tapped lands, taplands, bad taplands, tap lands, lands that enter tapped, lands entering tapped, lands that etb tapped,
      lands that come in tapped
    `),
    facts: ["EntersTapped"],
  },
  {
    word: "spells",
    words: ["spells", "nonland cards", "non land cards", "nonlands", "cards that are not lands"],
    notTypes: ["Land"],
    isCounted: true,
  },
  {
    word: "noncreature spells",
    words: ["noncreature spells", "noncreatures", "non creature spells", "noncreature cards"],
    notTypes: ["Land", "Creature"],
  },
  {
    word: "instants and sorceries",
    words: [
      "instants and sorceries",
      "instants or sorceries",
      "instants sorceries",
      "instant and sorcery spells",
    ],
    types: ["Instant", "Sorcery"],
    isCounted: true,
  },
  {
    word: "legendary cards",
    words: ["legendary cards", "legendary", "legendaries", "legends", "legendary permanents"],
    supertypes: ["Legendary"],
  },
  {
    word: "card draw",
    words: wordList(`
      card draw, draw spells, card draw spells, draw, card draw pieces, draw effects, cards that draw, cards that draw cards,
      card advantage
    `),
    tags: ["draw", "impulse-draw"],
    role: "draw",
    isCounted: true,
  },
  {
    word: "cantrips",
    words: ["cantrips", "cantrip"],
    tags: ["cantrip"],
  },
  {
    word: "interaction",
    words: [
      "interaction",
      "interaction pieces",
      "pieces of interaction",
      "interaction spells",
      "interactive spells",
    ],
    tags: ["removal", "sweeper", "counterspell", "discard"],
    role: "interaction",
    isCounted: true,
  },
  {
    word: "win conditions",
    words: ["win conditions", "wincons", "win cons", "finishers", "wincon"],
    tags: ["finisher", "win-condition:text"],
    role: "finisher",
    isCounted: true,
  },
  { word: "one-drops", words: ["one drops", "one drop", "1 drops", "1 drop"], manaValue: 1, isCounted: true },
  { word: "two-drops", words: ["two drops", "two drop", "2 drops", "2 drop"], manaValue: 2, isCounted: true },
  {
    word: "four-drops",
    words: ["four drops", "four drop", "4 drops", "4 drop"],
    manaValue: 4,
    isCounted: true,
  },
  {
    word: "five-drops",
    words: ["five drops", "five drop", "5 drops", "5 drop"],
    manaValue: 5,
    isCounted: true,
  },
  {
    word: "three-drops",
    words: ["three drops", "three drop", "3 drops", "3 drop"],
    manaValue: 3,
    isCounted: true,
  },
  {
    word: "flyers",
    words: wordList(`
      flyers, fliers, flyer, flies, fly, can fly, flying, flying creatures, creatures with flying, evasive flyers
    `),
    keywords: ["Flying"],
  },
  ...KEYWORD_ROWS,
  {
    word: "Universes Beyond",
    words: wordList(`
      universes beyond, universe beyond, ub, ub cards, universes beyond cards, universes beyond stuff,
      crossovers, crossover cards, crossover stuff, crossover, outside ips, outside ip, external ips, external ip, other ips, foreign ips, third party ips, licensed cards
    `),
    isBeyond: true,
  },
  { word: "rares", words: ["rares", "rare cards", "rare"], rarities: ["Rare", "Mythic"] },
  { word: "mythics", words: ["mythics", "mythic rares", "mythic", "mythic cards"], rarities: ["Mythic"] },
  { word: "white", words: ["white"], color: "W" },
  { word: "blue", words: ["blue"], color: "U" },
  { word: "black", words: ["black"], color: "B" },
  { word: "red", words: ["red"], color: "R" },
  { word: "green", words: ["green"], color: "G" },
];

/** Kinds of cards of which words behind them may say which are meant, those words, and what begins to say so. */
export const RESTRICTED_KINDS: ReadonlySet<string> = new Set(
  wordList(
    "creature, creatures, artifact, artifacts, enchantment, enchantments, planeswalkers, instants, sorceries",
  ),
);
export const SAYS_WHICH: readonly string[] = wordList(`
  with, that, that have, that has, which have, which has, having, that are, which are, who, that can, which can, that deal, that deals, that do, whose, w
`);
export const RESTRICTING: ReadonlySet<string> = new Set(
  wordList(`
  power, toughness, more, less, fewer, greater, abilities, activated, triggered, summoning, one, two, three, four, five, six, enter, enters,
  cost, costs, attack, attacks, block, blocks, die, dies, tap, taps, draw, draws, deal, deals, make, makes, come, comes, cannot, cant, dont, doesnt
`),
);

/** Kinds that are ruled out by naming all that is left. */
export const OPPOSITES: readonly { readonly word: string; readonly only: readonly string[] }[] = [
  {
    word: "universes beyond",
    only: wordList(
      "universes within only, only universes within, universes within, within universe only, in universe cards only, only in universe cards, in universe only, only in universe, only magic ip, only magic ips, magic ip only, only magic lore cards",
    ),
  },
];
