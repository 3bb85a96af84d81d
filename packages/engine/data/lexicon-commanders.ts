/** Doctors by their number with those whom they travel with, who are said beside it: "10 & Rose". */
const DOCTORS_WITH: readonly (readonly [
  number: number,
  doctor: string,
  beside: Readonly<Record<string, string>>,
])[] = [
  [9, "The Ninth Doctor", { rose: "Rose Tyler" }],
  [10, "The Tenth Doctor", { rose: "Rose Tyler", donna: "Donna Noble", martha: "Martha Jones" }],
  [11, "The Eleventh Doctor", { amy: "Amy Pond", rory: "Rory Williams", clara: "Clara Oswald" }],
  [
    12,
    "The Twelfth Doctor",
    { clara: "Clara Oswald", bill: "Bill Potts", nardole: "Nardole, Resourceful Cyborg" },
  ],
  [13, "The Thirteenth Doctor", { yaz: "Yasmin Khan", graham: "Graham O'Brien", ryan: "Ryan Sinclair" }],
];

/** Nicknames of leaders, to a name (or its beginning) that the cards know. Several make a pair. */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  krenko: ["Krenko, Mob Boss"],
  muldy: ["Muldrotha, the Gravetide"],
  thras: ["Thrasios, Triton Hero"],
  gaaiv: ["Grand Arbiter Augustin IV"],
  "grand arbiter": ["Grand Arbiter Augustin IV"],
  ghalta: ["Ghalta, Primal Hunger"],
  gitrog: ["The Gitrog Monster"],
  "gitrog monster": ["The Gitrog Monster"],
  "frog dad": ["The Gitrog Monster"],
  niv: ["Niv-Mizzet, Parun"],
  "niv mizzet": ["Niv-Mizzet, Parun"],
  "ur dragon": ["The Ur-Dragon"],
  urdragon: ["The Ur-Dragon"],
  krrik: ["K'rrik, Son of Yawgmoth"],
  "blue farm": ["Tymna the Weaver", "Kraum, Ludevic's Opus"],
  bluefarm: ["Tymna the Weaver", "Kraum, Ludevic's Opus"],
  rogsi: ["Rograkh, Son of Rohgahh", "Silas Renn, Seeker Adept"],
  "rog si": ["Rograkh, Son of Rohgahh", "Silas Renn, Seeker Adept"],
  "rog thras": ["Rograkh, Son of Rohgahh", "Thrasios, Triton Hero"],
  rog: ["Rograkh, Son of Rohgahh"],
  bolas: ["Nicol Bolas, the Ravager"],
  "scarab god": ["The Scarab God"],
  "locust god": ["The Locust God"],
  "scorpion god": ["The Scorpion God"],
  norn: ["Elesh Norn, Mother of Machines"],
  jin: ["Jin-Gitaxias, Progress Tyrant"],
  urza: ["Urza, Lord High Artificer"],
  "urza lord": ["Urza, Lord High Artificer"],
  "kiki jiki": ["Kiki-Jiki, Mirror Breaker"],
  kiki: ["Kiki-Jiki, Mirror Breaker"],
  "mono red goblins king": ["Krenko, Mob Boss"],
  "big mama": ["Ghalta, Primal Hunger"],
  "first sliver": ["The First Sliver"],
  "sliver overlord": ["Sliver Overlord"],
  mimeoplasm: ["The Mimeoplasm"],
  "prismatic bridge": ["Esika, God of the Tree"],
  "wise mothman": ["The Wise Mothman"],
  mothman: ["The Wise Mothman"],
  necrobloom: ["The Necrobloom"],
  edgar: ["Edgar Markov"],
  "one ring": ["The One Ring"],
  "mishra eminent": ["Mishra, Eminent One"],
  "big jodah": ["Jodah, the Unifier"],
  windgrace: ["Lord Windgrace"],
  marchesa: ["Queen Marchesa"],
  voja: ["Voja, Jaws of the Conclave"],
  "ms bumbleflower": ["Ms. Bumbleflower"],
  bumbleflower: ["Ms. Bumbleflower"],
  "1st doctor": ["The First Doctor"],
  "2nd doctor": ["The Second Doctor"],
  "3rd doctor": ["The Third Doctor"],
  "4th doctor": ["The Fourth Doctor"],
  "5th doctor": ["The Fifth Doctor"],
  "6th doctor": ["The Sixth Doctor"],
  "7th doctor": ["The Seventh Doctor"],
  "8th doctor": ["The Eighth Doctor"],
  "9th doctor": ["The Ninth Doctor"],
  "first doctor": ["The First Doctor"],
  "second doctor": ["The Second Doctor"],
  "third doctor": ["The Third Doctor"],
  "fourth doctor": ["The Fourth Doctor"],
  "fifth doctor": ["The Fifth Doctor"],
  "sixth doctor": ["The Sixth Doctor"],
  "seventh doctor": ["The Seventh Doctor"],
  "eighth doctor": ["The Eighth Doctor"],
  "ninth doctor": ["The Ninth Doctor"],
  "tenth doctor": ["The Tenth Doctor"],
  "eleventh doctor": ["The Eleventh Doctor"],
  "twelfth doctor": ["The Twelfth Doctor"],
  "thirteenth doctor": ["The Thirteenth Doctor"],
  "fourteenth doctor": ["The Fourteenth Doctor"],
  "fifteenth doctor": ["The Fifteenth Doctor"],
  atla: ["Atla Palani, Nest Tender"],
  "10th doctor": ["The Tenth Doctor"],
  "11th doctor": ["The Eleventh Doctor"],
  "12th doctor": ["The Twelfth Doctor"],
  "13th doctor": ["The Thirteenth Doctor"],
  "14th doctor": ["The Fourteenth Doctor"],
  "15th doctor": ["The Fifteenth Doctor"],
  ...Object.fromEntries(
    DOCTORS_WITH.flatMap(([number, doctor, beside]) =>
      Object.entries(beside).flatMap(([called, name]) =>
        [called, name.split(",")[0]?.toLowerCase() ?? called].map(
          (word) => [`${number} and ${word}`, [doctor, name]] as const,
        ),
      ),
    ),
  ),
};

/**
 * Names of cards that hardly anybody plays, with the card that players call so: "tithe" is Smothering Tithe. In formats that play
 * the one of that name it is that one.
 */
export const CALLED_LIKE_OTHERS: Readonly<Record<string, string>> = {
  tithe: "Smothering Tithe",
  snap: "Snapcaster Mage",
  deluge: "Toxic Deluge",
  urborg: "Urborg, Tomb of Yawgmoth",
  torment: "Torment of Hailfire",
};

/**
 * What players call cards beside a part of their name. Names that people have, and words of English, count where a card is
 * expected or the words beside them speak of a deck. Known to players in 2026. Some 1,500 more that are no words of English
 * or of decks, written down by a player in November 2026, are `card-nicknames.json`.
 */
export const CARD_NICKNAMES: Readonly<Record<string, string>> = {
  bob: "Dark Confidant",
  bolt: "Lightning Bolt",
  helix: "Lightning Helix",
  path: "Path to Exile",
  push: "Fatal Push",
  swords: "Swords to Plowshares",
  therapy: "Cabal Therapy",
  hymns: "Hymn to Tourach",
  "vet explorer": "Veteran Explorer",
  "sylvan lib": "Sylvan Library",
  "gen wave": "Genesis Wave",
  "champ of dusk": "Champion of Dusk",
  citadel: "Bolas's Citadel",
  gary: "Gray Merchant of Asphodel",
  "sad robot": "Solemn Simulacrum",
  solemn: "Solemn Simulacrum",
  remora: "Mystic Remora",
  rhystic: "Rhystic Study",
  cradle: "Gaea's Cradle",
  chalice: "Chalice of the Void",
  sdt: "Sensei's Divining Top",
  "sensei top": "Sensei's Divining Top",
  "senseis top": "Sensei's Divining Top",
  "k command": "Kolaghan's Command",
  kcommand: "Kolaghan's Command",
  "jace vp": "Jace, Vryn's Prodigy",
  "baby jace": "Jace, Vryn's Prodigy",
  "flip jace": "Jace, Vryn's Prodigy",
  "lili otlh": "Liliana, the Last Hope",
  "liliana otlh": "Liliana, the Last Hope",
  "natty o": "Natural Order",
  "snuff outs": "Snuff Out",
  emmy: "Emrakul, the Aeons Torn",
  "sakura tribe": "Sakura-Tribe Elder",
  "big teferi": "Teferi, Hero of Dominaria",
  "teferi 5": "Teferi, Hero of Dominaria",
  "5 mana teferi": "Teferi, Hero of Dominaria",
  "3 mana teferi": "Teferi, Time Raveler",
  "little teferi": "Teferi, Time Raveler",
  "small teferi": "Teferi, Time Raveler",
  iok: "Inquisition of Kozilek",
  inquisition: "Inquisition of Kozilek",
  clamp: "Skullclamp",
  wog: "Wrath of God",
  "batter skull": "Batterskull",
  "umezawa jitte": "Umezawa's Jitte",
  "e tutor": "Enlightened Tutor",
  "v tutor": "Vampiric Tutor",
  "d tutor": "Demonic Tutor",
  "m tutor": "Mystical Tutor",
  "demo tutor": "Demonic Tutor",
  stoneforge: "Stoneforge Mystic",
  coco: "Collected Company",
  ancestral: "Ancestral Recall",
  pte: "Path to Exile",
  "stifle nought": "Phyrexian Dreadnought",
  hymn: "Hymn to Tourach",
  seize: "Thoughtseize",
  tseize: "Thoughtseize",
  "t seize": "Thoughtseize",
  dockside: "Dockside Extortionist",
  goyf: "Tarmogoyf",
  goyfs: "Tarmogoyf",
  snappy: "Snapcaster Mage",
  "tiago chan": "Snapcaster Mage",
  jtms: "Jace, the Mind Sculptor",
  "jace tms": "Jace, the Mind Sculptor",
  "big jace": "Jace, the Mind Sculptor",
  sfm: "Stoneforge Mystic",
  "prime time": "Primeval Titan",
  primetime: "Primeval Titan",
  stp: "Swords to Plowshares",
  plow: "Swords to Plowshares",
  fow: "Force of Will",
  fon: "Force of Negation",
  fof: "Fact or Fiction",
  lotv: "Liliana of the Veil",
  bbe: "Bloodbraid Elf",
  gsz: "Green Sun's Zenith",
  dtt: "Dig Through Time",
  tks: "Thought-Knot Seer",
  drc: "Dragon's Rage Channeler",
  drs: "Deathrite Shaman",
  ewit: "Eternal Witness",
  "e wit": "Eternal Witness",
  thoracle: "Thassa's Oracle",
  "v clique": "Vendilion Clique",
  bstorm: "Brainstorm",
  t3feri: "Teferi, Time Raveler",
  t5feri: "Teferi, Hero of Dominaria",
  jvp: "Jace, Vryn's Prodigy",
  tnn: "True-Name Nemesis",
  scm: "Snapcaster Mage",
  "teferi 3": "Teferi, Time Raveler",
  w6: "Wrenn and Six",
  jitte: "Umezawa's Jitte",
  tabernacle: "The Tabernacle at Pendrell Vale",
  coffers: "Cabal Coffers",
  urborg: "Urborg, Tomb of Yawgmoth",
  hoof: "Craterhoof Behemoth",
  "crater hoof": "Craterhoof Behemoth",
  "ad naus": "Ad Nauseam",
  naus: "Ad Nauseam",
  necro: "Necropotence",
  "cyc rift": "Cyclonic Rift",
  "teferis prot": "Teferi's Protection",
  jlo: "Jeweled Lotus",
  lily: "Liliana of the Veil",
  "green sun": "Green Sun's Zenith",
  wrath: "Wrath of God",
  sofnf: "Sword of Feast and Famine",
  "lab man": "Laboratory Maniac",
  grove: "Grove of the Burnwillows",
  omni: "Omniscience",
  chain: "Chain Lightning",
  beans: "Up the Beanstalk",
  plating: "Cranial Plating",
  diamond: "Mox Diamond",
  crypt: "Mana Crypt",
  vault: "Mana Vault",
  swat: "Deflecting Swat",
  demonic: "Demonic Tutor",
  mystical: "Mystical Tutor",
  consult: "Demonic Consultation",
  maze: "Maze of Ith",
  top: "Sensei's Divining Top",
  breach: "Underworld Breach",
  waste: "Wasteland",
  reveler: "Bedlam Reveler",
};

/** Words of English that players call cards by, where one is meant, so that they are no halves of legends' names. */
export const CALLED_OTHERWISE: ReadonlySet<string> = new Set(
  "bolt path push helix therapy charm decay seize spike wheel wish veil tutor swords lily wrath inquisition grove chain beans plating diamond crypt vault swat demonic mystical consult maze top breach waste".split(
    " ",
  ),
);

/**
 * Initials of cards that are words of English or of other things as well, and name the card only in capitals: "LED dredge", "4 MoM".
 * Known to players in 2026.
 */
export const CARD_INITIALS: Readonly<Record<string, string>> = {
  led: "Lion's Eye Diamond",
  ts: "Thoughtseize",
  rip: "Rest in Peace",
  mom: "Mother of Runes",
  pop: "Price of Progress",
  toa: "Tendrils of Agony",
  tor: "The One Ring",
  crit: "Cabal Ritual",
  cow: "Crucible of Worlds",
  doe: "Dictate of Erebos",
  loa: "Lord of Atlantis",
};

/** First names and heads of legends that are words of a language: they name a card only where a card is expected. */
export const NAMES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(
  `abomination absolute ace agent amazing amber america ancient apothecary arbiter arcade archaic archangel ash atlas auntie avalanche avatar balloon bane
  banner bard baron beast beetle bin bishop blade blaster blind blue bolt boomerang boots boulder boy braids brass brawn bright brothers brown bug cabal cabbage calamity captain
  carnage cat celestial chameleon chase chief child choco chorus chip cid citizen clique cloud coin colonel colossus combustion controller coral council cowl crescent crimson crystal cub cult cyan dagger dan daredevil
  daughter del demon destined devil diamond dina dinosaur dion director doc doctor dog don donald donna donny double dragon dragonlord drake duke dynamo ear earth eater echo eighth elder eleven eleventh emissary
  emperor empress enraged errant eternal evie experiment fabulous face falcon fang fantastic farmer farid fay fei feather fifteenth fifth fin firebird fist fixer flint flux foggy foreman fortune foster fourteenth fran frank frog fugitive gale gamer gecko general ghost
  ghoul girl goblin golden goliath goose grand grandmother green grim grub guardian guru gut ham hammer hammerhead hans hazel helga henry hero hill hobgoblin honest hope horde hugs hulk hydra inferno infamous ink inquisitor interceptor invisible
  iron isu ivy jack jackal james jan jane jaws jenny jet jim john jolly jones jor joven june justice kay kid king kingpin kitsune knuckles lace lady laser laughing lava leader lee legate legion leo lewis liberator liberty light lightning lily lion
  lizard locke locust longshot loot lord lucky luke machine mage maestro magister magus man maria mary mask mass masters mastermind masque matt max maximus me mechanist medusa merchant merry mighty mike mina miles minion minotaur minstrel mister mistform misty
  mockingbird mole molecule molten mona monica monk monkey monger monstrosity mother muddle mustard mutagen namor nathan nebula nick niko nelson ninth noir notary nurse octopus odd off oin omega oni opal oracle overlord overseer page paladin palm panther parker patriarch patron paws peacock pearl peggy
  pete peter phil photon piper pizza plum pond potts pride prince princess professor prompto prowl prowler puppet punk queen questing quicksilver radiant radioactive rama ran rat ratchet raven ray raph reality reaper reborn red reed rem ren reno rescue resurrected rev rex rhino rick rin rip ripley river robin ron rose rosie rowan ruby
  rune ruin sable sai saint sal sally sam samson sapling sarah scarlet scientist scion scorpion seer sensational sen sentinel sentry sergeant serpent seventh shadow shai shark shaw she ship shocker shredder shriek silk silver sin sinister sir sisters six skitter skoa slash slayer smasher smith society soldier sonic soul sovereign sparrow speaker
  spectacular spectrum speed spider spike spirit splinter squadron squall stark stature stick stilt stitcher storm strider strong sue sundial super superior supreme surfer swarm sweet sylvia symbiote tam tana tar taskmaster terra terror the thief third thirteenth thor thunderbolt tia tiger titanium toby toe
  tom tomorrow ton tong tongue tony toolbox tooth tor torch toymaker triad triplets tui turtle tusk twelfth uncle unbeatable unspeakable ultima vela vega venom vial victor vein viper vision void vow vulture walls walters wan wanderer wandering warlord warrior wasp watcher waters weapons whisper whirlwind whiplash white whiskers widow wild will
  willow wing winter wise witch wolverine woman wonder wondrous wraith wrath wrecking wright yae yes yue yuma zack alex amy andre anne annie bill bob ian joel joan johan irma adrian ajani ava emma ella ellie emmy helmut danny dane nana
  crew rogue ranger gold sans una bei per vor von mit fur pan pair primo mari bart bast bess bre brim blim cass dain fain gonk graham hal karma kilo lena maha mai nita nora odin ral ria rob roma rocco rona sin ugo umber vito wick wort wan yun zahid`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
