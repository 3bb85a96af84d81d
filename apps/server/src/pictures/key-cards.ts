/** Cards that stand for a page where it is seen elsewhere, from left to right; those in the middle lie in front. */
export const SITE_CARDS: readonly string[] = [
  "Krenko, Mob Boss",
  "Terror of the Peaks",
  "Talrand, Sky Summoner",
  "Lathril, Blade of the Elves",
  "Giada, Font of Hope",
  "Muldrotha, the Gravetide",
  "Sol Ring",
];

/** The same for formats, by their slugs. */
export const FORMAT_CARDS: Readonly<Record<string, readonly string[]>> = {
  standard: ["Enduring Curiosity", "Nova Hellkite", "Day of Judgment"],
  pioneer: ["Thoughtseize", "Sheoldred, the Apocalypse", "Arclight Phoenix"],
  modern: ["Solitude", "Ragavan, Nimble Pilferer", "Lightning Bolt"],
  legacy: ["Brainstorm", "Murktide Regent", "Force of Will"],
  vintage: ["Time Walk", "Black Lotus", "Tinker"],
  historic: ["Collected Company", "Muxus, Goblin Grandee", "Thoughtseize"],
  alchemy: ["Llanowar Elves", "Deep-Cavern Bat", "Burst Lightning"],
  explorer: ["Fatal Push", "Thalia's Lieutenant", "Collected Company"],
  pauper: ["Counterspell", "Tolarian Terror", "Lightning Bolt"],
  peasant: ["Rancor", "Eternal Witness", "Kitchen Finks"],
  "canadian-highlander": ["Time Walk", "Ragavan, Nimble Pilferer", "Demonic Tutor"],
  commander: ["Sol Ring", "The Ur-Dragon", "Cultivate"],
  brawl: ["Arcane Signet", "Niv-Mizzet, Parun", "Kinnan, Bonder Prodigy"],
  oathbreaker: ["Teferi, Time Raveler", "Saheeli, Sublime Artificer", "Windfall"],
  "tiny-leaders": ["Sword of Fire and Ice", "Ezuri, Renegade Leader", "Swords to Plowshares"],
  "pauper-commander": ["Mulldrifter", "Crackling Drake", "Battle Screech"],
  draft: ["Llanowar Elves", "Air Elemental", "Murder"],
  sealed: ["Baneslayer Angel", "Shivan Dragon", "Doom Blade"],
  "cube-draft": ["Recurring Nightmare", "Skullclamp", "Ravages of War"],
  "battle-box": ["Serra Angel", "Flametongue Kavu", "Man-o'-War"],
  conspiracy: ["Backup Plan", "Cogwork Librarian", "Custodi Lich"],
  planechase: ["Naya", "Academy at Tolaria West", "Bloodhill Bastion"],
  archenemy: ["All in Good Time", "Blasphemous Act", "My Genius Knows No Bounds"],
  "two-headed-giant": ["Enduring Curiosity", "Nova Hellkite", "Llanowar Elves"],
  unstable: ["Krark's Other Thumb", "Earl of Squirrel", "Steamflogger Boss"],
};

/** The same for playstyles, by their slugs. */
export const PLAYSTYLE_CARDS: Readonly<Record<string, readonly string[]>> = {
  aggro: ["Monastery Swiftspear", "Goblin Guide", "Thalia's Lieutenant"],
  tempo: ["Spell Pierce", "Delver of Secrets", "Murktide Regent"],
  burn: ["Lava Spike", "Eidolon of the Great Revel", "Lightning Bolt"],
  tokens: ["Anointed Procession", "Krenko, Mob Boss", "Bitterblossom"],
  tribal: ["Cavern of Souls", "Elvish Archdruid", "Master of the Pearl Trident"],
  voltron: ["Ethereal Armor", "Slippery Bogle", "Sword of Feast and Famine"],
  midrange: ["Thoughtseize", "Sheoldred, the Apocalypse", "Bloodbraid Elf"],
  control: ["Counterspell", "Teferi, Hero of Dominaria", "Supreme Verdict"],
  ramp: ["Llanowar Elves", "Primeval Titan", "Cultivate"],
  "stax-prison": ["Ensnaring Bridge", "Thalia, Guardian of Thraben", "Smokestack"],
  mill: ["Archive Trap", "Hedron Crab", "Bruvac the Grandiloquent"],
  combo: ["Doomsday", "Thassa's Oracle", "Show and Tell"],
  reanimator: ["Entomb", "Griselbrand", "Reanimate"],
  aristocrats: ["Viscera Seer", "Blood Artist", "Falkenrath Aristocrat"],
  "control-combo-hybrid": ["Oath of Druids", "Deceiver Exarch", "Splinter Twin"],
};
