import type { PlaystyleWords } from "./playstyle-words.ts";

/** Playstyles that win by attacking or burning early, or with a board. */
export const FAST_WORDS = {
  aggro: {
    cards: ["Goblin Guide", "Monastery Swiftspear", "Thalia's Lieutenant", "Hired Claw"],
    about: [
      "Aggro makes the game short. You play a creature on the first turn, another on the second, two on the third, and attack with all of them each time that it costs you less than it costs the other side. Cards are not there to be kept but to be turned into damage while the opponent is still putting lands down.",
      "It is the easiest style to pick up and one of the harder ones to master, since each attack asks whether you race or hold back, and each removal spell whether it clears the way or should go to their face.",
    ],
    wins: "Twenty damage by turn four or five. In Commander it is forty for each of three people, so there you need creatures that grow, extra combat steps, or a board that doubles in one turn.",
    build: [
      "Eight to twelve creatures for one mana, as many again for two, and hardly anything above three. Removal should cost one. Every card that you would be sorry to draw on turn five needs a reason.",
      "Few lands, of which nearly all enter untapped in a color that you need on turn one. One color is best; two work where dual lands are good.",
    ],
    colors: {
      letters: "RW",
      why: "Red has haste and burn, white has the best small creatures. Black and green manage with cards that come back or grow.",
    },
    formats: [
      { slug: "standard", why: "small pool, few cheap sweepers" },
      { slug: "pioneer", why: "red alone is enough" },
      { slug: "canadian-highlander", why: "a hundred good cheap creatures exist" },
    ],
    strengths: [
      "Punishes slow hands and lands that enter tapped.",
      "Cheap to build and quick to learn.",
      "Games are short; a bad draw costs five minutes.",
    ],
    weaknesses: [
      "Board wipes on turn four.",
      "Cheap blockers with lifelink.",
      "Runs out of cards when the first wave is answered.",
    ],
    wishes: [
      { wish: "mono red aggro under $80", format: "standard" },
      { wish: "white weenie with Thalia's Lieutenant", format: "pioneer" },
      { wish: "Isshin attack triggers, bracket 3", format: "commander" },
    ],
    related: ["burn", "tempo", "tokens"],
  },
  tempo: {
    cards: ["Delver of Secrets", "Murktide Regent", "Spell Pierce", "Brazen Borrower"],
    about: [
      "Tempo puts down one cheap threat and then spends the game keeping the other side from catching up. A counterspell for one, a bounce, a removal spell: none of it has to be final. Each has only to cost less mana than what it answers, for as long as the threat goes on attacking.",
      "It sits between aggro and control and switches places in the middle of a game. Whoever plays it well knows when to tap out and when to pass with two lands up, and is always one mana short of doing both.",
    ],
    wins: "One or two evasive creatures hit six or seven times while the opponent's turns come to nothing. The last points often come from the same spell that held a blocker off.",
    build: [
      "Twelve to eighteen threats, most of them for one or two mana, ten to fourteen cheap ways to disrupt, and cantrips that find whichever half is missing. Eighteen to twenty lands are enough when the curve ends at three.",
      "Pick disruption that is best early. A counterspell for four mana belongs into control.",
    ],
    colors: {
      letters: "U",
      why: "Blue has the cheap counters, the cantrips and the flyers; black adds removal and discard, red adds [[Lightning Bolt]].",
    },
    formats: [
      { slug: "legacy", why: "free counterspells and [[Brainstorm]]" },
      { slug: "pauper", why: "faeries and [[Tolarian Terror]] for next to nothing" },
      { slug: "modern", why: "a two-mana threat can carry a game" },
    ],
    strengths: [
      "Good against expensive cards of every kind.",
      "Beats combo without giving up a clock.",
      "Sees many cards, so it draws what it needs.",
    ],
    weaknesses: [
      "Many small creatures at once.",
      "Cheap removal for the only threat.",
      "Late games, in which every card of the other side is better.",
    ],
    wishes: [
      { wish: "Dimir tempo with Murktide Regent", format: "legacy" },
      { wish: "blue faeries, nothing over $2", format: "pauper" },
      { wish: "Yuriko ninjas in bracket 3", format: "commander" },
    ],
    related: ["aggro", "control", "midrange"],
  },
  burn: {
    cards: ["Lightning Bolt", "Lava Spike", "Eidolon of the Great Revel", "Boros Charm"],
    about: [
      "Burn is arithmetic. The opponent has twenty life, a spell does three, and seven of them are enough. Creatures are spells that happen to hit twice. You keep count from the first turn, and decide for each card whether a creature of theirs is worth three points of it.",
      "It looks simple and is: that is why it is in every format and why a good hand beats anybody. The skill is in the last six points, when you wait for the end of their turn and make them have it.",
    ],
    wins: "Two creatures on the first turns do eight or so; spells do the rest. At a table of four, single burn spells are far too small: use what hits each opponent, again and again, and what doubles it.",
    build: [
      "Sixty cards: some twenty-six that hurt a player, a dozen creatures for one or two mana with haste or prowess, and twenty lands or one less. Spells that can only hit creatures belong in the sideboard.",
      "In Commander build an engine instead: something that hurts everybody for each spell, land or creature, sources to repeat it, and a card that doubles damage.",
    ],
    colors: {
      letters: "R",
      why: "Red has it all. White adds [[Boros Charm]] and life, black adds drains that count for both.",
    },
    formats: [
      { slug: "modern", why: "fetch lands do the first three points for you" },
      { slug: "pauper", why: "nearly all good burn is common" },
      { slug: "two-headed-giant", why: "some of it hits both heads" },
    ],
    strengths: [
      "Does not care for blockers or removal.",
      "Does the same thing every game.",
      "Hurts most those who pay life for their lands.",
    ],
    weaknesses: [
      "Life gain, early and repeated.",
      "Counterspells that cost one.",
      "Draws one spell a turn when the hand is gone.",
    ],
    wishes: [
      { wish: "burn with Goblin Guide and Eidolon of the Great Revel", format: "modern" },
      { wish: "mono red burn under $30", format: "pauper" },
      { wish: "Torbran, Thane of Red Fell burn", format: "commander" },
    ],
    related: ["aggro", "tempo", "aristocrats"],
  },
  tokens: {
    cards: ["Krenko, Mob Boss", "Anointed Procession", "Bitterblossom", "Battle Screech"],
    about: [
      "Tokens decks make three bodies out of one card, and then make all of them larger at once. One removal spell for one creature is a poor trade against them, so opponents need a sweeper; if they do not have it, a single turn ends the game.",
      "The style goes from red cards that win on turn three with goblins to Commander decks which double a token that doubles. What they share is the split in two kinds of cards, and the wish to draw both.",
    ],
    wins: "Make a wide board, then play the card that gives +1/+1, or +3/+3 and trample, and attack once. Slower decks drain for each token, or turn them into mana and cards.",
    build: [
      "Two makers for each payoff is a good share. Makers that work every turn are better than large ones, because they start again after a sweeper. Too many payoffs are worse than too few: an anthem on an empty board is a blank.",
      "Keep two or three cards that save the board, and choose makers that leave something behind. Tokens also carry Equipment, crew Vehicles and pay for convoke.",
    ],
    colors: {
      letters: "WG",
      why: "White has anthems and soldiers, green doubles them and makes them large, red makes goblins in a hurry, black feeds on them.",
    },
    formats: [
      { slug: "commander", why: "doublers are at home there" },
      { slug: "pauper-commander", why: "sweepers are rare at common" },
      { slug: "pauper", why: "a Rally wins on turn three" },
    ],
    strengths: [
      "Goes past removal for single creatures.",
      "Any maker is a threat together with any payoff.",
      "Blocks well when it has to.",
    ],
    weaknesses: [
      "Board wipes, and most of all small cheap ones.",
      "Makers without payoffs, and the other way round.",
      "Cards that hurt you for each creature.",
    ],
    wishes: [
      { wish: "Krenko goblin tokens under $75", format: "commander" },
      { wish: "Rally at the Hornburg", format: "pauper" },
      { wish: "mono white tokens under $80", format: "pioneer" },
    ],
    related: ["aristocrats", "tribal", "aggro"],
  },
  tribal: {
    cards: ["Elvish Archdruid", "Cavern of Souls", "Master of the Pearl Trident", "Herald's Horn"],
    about: [
      "A tribal deck plays one creature type and the cards that reward it: elves, goblins, dragons, slivers, whatever you like to look at. Today the official word is typal, and everybody still says tribal. It is the most common way into deck building, because the theme chooses half of the cards for you.",
      "How it plays depends on the type. Goblins and merfolk rush, elves make absurd mana, zombies come back, dragons are ramp with teeth. What is common to them is that each creature makes the others better.",
    ],
    wins: "Lords make a wide board tall, and one attack ends it. Many types have a second way: a drain for each elf, an endless stream of goblins, cards from every creature cast.",
    build: [
      "In sixty cards play twenty-two creatures of the type at least, and in a hundred about thirty. Below that the lords do too little. Support that works for any type, such as [[Cavern of Souls]] or [[Herald's Horn]], saves many holes in the list.",
      "A creature of the type that does nothing is still a worse card than good removal. Keep seven or eight answers, whatever type they are.",
    ],
    colors: {
      letters: "WUBRG",
      why: "The type says which. Elves are green and black, goblins red, merfolk blue, angels white, zombies black; slivers and dragons take all five.",
    },
    formats: [
      { slug: "commander", why: "there is a leader for nearly every type" },
      { slug: "historic", why: "old and new members on one pool" },
      { slug: "pauper", why: "elves and goblins are common" },
    ],
    strengths: [
      "Every creature makes the others better.",
      "Easy to build and to improve, a card at a time.",
      "Support cards get through counterspells and draw.",
    ],
    weaknesses: [
      "Sweepers, as for every deck of creatures.",
      "Removal for the lords at the right moment.",
      "Small types have too few good cards for their curve.",
    ],
    wishes: [
      { wish: "elf tribal under $100", format: "commander" },
      { wish: "merfolk with Master of the Pearl Trident", format: "modern" },
      { wish: "five color dragons, power 7", format: "commander" },
    ],
    related: ["tokens", "aggro", "ramp"],
  },
  voltron: {
    cards: ["Slippery Bogle", "Ethereal Armor", "Lightning Greaves", "Sword of Feast and Famine"],
    about: [
      "Voltron puts everything on one creature: Auras, Equipment, protection. It is named after the robot made of five lions. In Commander it is the commander who gets dressed, and 21 damage from it beats a player, however much life they have.",
      "With sixty cards the same idea is called bogles or heroic: a creature that cannot be targeted by others, with three Auras on it by turn three.",
    ],
    wins: "Three attacks, often two. Make the creature hard to target, hard to block and hard to kill, in this order, and then large.",
    build: [
      "In a hundred cards some twenty things to wear, ten ways to protect it, and three or more ways past blockers. Cheap gear is better than great gear: the commander costs mana again each time it dies. Keep card draw that comes from attacking or from Auras themselves.",
      "In sixty cards play eleven or more creatures worth dressing, and sixteen or so Auras. A hand without a creature is no hand.",
    ],
    colors: {
      letters: "WG",
      why: "White has both Equipment and protection, green has hexproof and [[Rancor]], red double strike, blue makes things unblockable.",
    },
    formats: [
      { slug: "commander", why: "commander damage halves the work" },
      { slug: "pauper", why: "[[Ethereal Armor]] is common" },
      { slug: "tiny-leaders", why: "two mana of Equipment is a lot there" },
    ],
    strengths: [
      "Fast for how fair it is.",
      "Life gain does not help against commander damage.",
      "Little to do with what the others have on their boards.",
    ],
    weaknesses: [
      "Effects that make a player sacrifice a creature.",
      "Board wipes at instant speed.",
      "Kills one player at a time; the next is warned.",
    ],
    wishes: [
      { wish: "Light-Paws, Emperor's Voice auras, bracket 3", format: "commander" },
      { wish: "auras with Ethereal Armor and Slippery Bogle", format: "pauper" },
      { wish: "equipment voltron in red and white under $120", format: "commander" },
    ],
    related: ["aggro", "tribal", "tempo"],
  },
} as const satisfies Readonly<Record<string, PlaystyleWords>>;
