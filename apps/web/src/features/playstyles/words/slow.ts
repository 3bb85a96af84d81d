import type { PlaystyleWords } from "./playstyle-words.ts";

/** Playstyles that win late, by answers, mana or better cards. */
export const SLOW_WORDS = {
  midrange: {
    cards: ["Thoughtseize", "Fatal Push", "Sheoldred, the Apocalypse", "Bloodbraid Elf"],
    about: [
      "Midrange plays good cards. It trades removal for creatures in the first turns, and from turn three on puts down threats that leave something behind even if they die: a card, a token, a discarded hand. After enough trades the better card is left on the table, and that is yours.",
      "It has no terrible matchups and few wonderful ones. Against aggro it is the control deck, against control it is the aggressor, and knowing which one you are is most of the game.",
    ],
    wins: "By the third or fourth creature that the opponent has no answer for. Nothing in the deck wins at once, so look for cards that are two cards.",
    build: [
      "In sixty cards some eighteen threats, ten removal spells, a few cards of discard or counters, and four to eight that draw. Spread the curve evenly from two to four; one or two fives are the top.",
      "Twenty-four lands, and make some of them do work: lands that turn into creatures or come with an ability are how this style does not run out. In Commander it is what most precons are: value from creatures entering, and a large turn at the end.",
    ],
    colors: {
      letters: "BG",
      why: "Black kills and discards, green has the bodies. White or red beside black work as well, blue beside black most of all in Standard.",
    },
    formats: [
      { slug: "pioneer", why: "[[Thoughtseize]] and [[Fatal Push]] are both in the pool" },
      { slug: "standard", why: "often the best deck after a rotation" },
      { slug: "brawl", why: "single answers and a leader with value" },
    ],
    strengths: [
      "Has a plan against everything.",
      "Topdecks well: nearly every card does something alone.",
      "Changes well with the sideboard.",
    ],
    weaknesses: [
      "Ramp and Tron, which go over its head.",
      "Combo that it cannot discard in time.",
      "Rarely wins by itself; every game is work.",
    ],
    wishes: [
      { wish: "Golgari midrange with Thoughtseize", format: "pioneer" },
      { wish: "Dimir midrange, under $250", format: "standard" },
      { wish: "Muldrotha value in bracket 3", format: "commander" },
    ],
    related: ["control", "tempo", "ramp"],
  },
  control: {
    cards: ["Counterspell", "Supreme Verdict", "Teferi, Hero of Dominaria", "Stock Up"],
    about: [
      "Control does not hurry. It answers what matters, lets pass what does not, and draws more cards than the other side until one of them wins nearly by accident. Early turns are about not dying, the middle about not missing land drops, and the end about never losing what you have built.",
      "You need to know what the others play, because answers are specific where threats are not. A counterspell for the wrong spell is a lost card; for the right one, it is the game.",
    ],
    wins: "With a few threats that are hard to answer: a planeswalker, a land that attacks, a creature that comes with a counterspell up. Four to six of them are plenty.",
    build: [
      "Twenty-six lands in sixty cards, and you want to hit the first six. Ten cheap removal spells, three to five sweepers, about eight counterspells, and eight or more ways to draw. Look at how many of them can be cast on turn two.",
      "At a table of four you cannot answer three people's cards one by one. Play fewer single counters, more sweepers and more engines that draw, and let the table answer itself.",
    ],
    colors: {
      letters: "WU",
      why: "Blue counters and draws, white sweeps. Black adds removal and discard, red adds burn.",
    },
    formats: [
      { slug: "standard", why: "the field is small enough to be known" },
      { slug: "modern", why: "[[Counterspell]] and free spells beside it" },
      { slug: "vintage", why: "blue has the best of everything" },
    ],
    strengths: [
      "Wins nearly every long game.",
      "Hand and board are hard to attack.",
      "Punishes whoever puts everything on the board.",
    ],
    weaknesses: [
      "Cards that cannot be countered, and lands that attack.",
      "The wrong half of the answers in the first hand.",
      "Long rounds; a draw on time is no win.",
    ],
    wishes: [
      { wish: "Jeskai control with Stock Up", format: "standard" },
      { wish: "Azorius control with Counterspell under $300", format: "modern" },
      { wish: "blue black control, no infinite combos", format: "commander" },
    ],
    related: ["control-combo-hybrid", "midrange", "stax-prison"],
  },
  ramp: {
    cards: ["Llanowar Elves", "Cultivate", "Primeval Titan", "Ugin, Eye of the Storms"],
    about: [
      "Ramp gets to six mana on turn four and to ten on turn six. The first turns go into lands and mana creatures, and after that each card is worth two of what the others can cast. It is the style for people who want to play the largest creatures and mean it.",
      "Its two halves are worth nothing apart. A hand full of mana with nothing to cast loses, and so does one with three giants and two forests; the whole art of building it is in that balance.",
    ],
    wins: "By a spell that the other side cannot match: a titan, a dragon, all their permanents gone, or simply more mana each turn than they have in two.",
    build: [
      "In sixty cards about thirteen sources of mana, eight or more of them for one or two, and nine to twelve payoffs. In a hundred, sixteen and as many. Lands stay on the table when creatures are swept away, so prefer ramp that fetches lands.",
      "Draw cards that replace themselves help more than the eleventh payoff. Four or five cheap answers keep you alive to turn four.",
    ],
    colors: {
      letters: "G",
      why: "Green fetches lands and has mana creatures; colorless decks do it with Tron lands and rocks. Red beside it adds size, blue adds cards.",
    },
    formats: [
      { slug: "commander", why: "there is time, and everybody likes big turns" },
      { slug: "modern", why: "Tron has seven mana on turn three" },
      { slug: "pauper", why: "Tron lands are common" },
    ],
    strengths: [
      "Goes over the head of midrange and control.",
      "One resolved payoff often is enough.",
      "Lands are hard to interact with.",
    ],
    weaknesses: [
      "Fast decks that win by turn four.",
      "Combo, which it hardly disturbs.",
      "Counterspells for the one card that mattered.",
    ],
    wishes: [
      { wish: "mono green eldrazi ramp", format: "commander" },
      { wish: "Tron with Ugin", format: "modern" },
      { wish: "Gruul ramp under $40", format: "pauper" },
    ],
    related: ["midrange", "reanimator", "tribal"],
  },
  "stax-prison": {
    cards: ["Smokestack", "Sphere of Resistance", "Thalia, Guardian of Thraben", "Ensnaring Bridge"],
    about: [
      "Prison decks take away what the other side needs to play: mana, cards, attacks, spells in numbers. Stax is the word for its oldest form, after [[Smokestack]]. You do not answer their spells; you make it so that they cannot cast them.",
      "It is the least loved style at a kitchen table, so ask first. In tournaments it is a fair plan against fast mana and combo, and some of its decks, like Death and Taxes, do it with creatures that attack in the meantime.",
    ],
    wins: "Slowly, by whatever still works under your own rules: a creature, a planeswalker, an artifact that turns into one. Have it ready soon; a lock without a clock gives them time to find the way out.",
    build: [
      "Choose what you forbid first, and build a deck that does not need it. No creatures with few mana under [[Ensnaring Bridge]], artifacts for mana under [[Blood Moon]], one spell a turn under [[Rule of Law]]. In sixty cards ten to eighteen such pieces, and mana to have them on turn two.",
      "In Commander it fits brackets four and five. Below that, taxes such as [[Ghostly Prison]] are fine; destroying all lands is not.",
    ],
    colors: {
      letters: "WR",
      why: "White taxes and forbids, red has Moons and rituals, and artifacts do it in any color. Blue adds cards that tax each spell.",
    },
    formats: [
      { slug: "vintage", why: "[[Mishra's Workshop]] pays for the taxes" },
      { slug: "legacy", why: "[[Ancient Tomb]] and [[Chalice of the Void]]" },
      { slug: "modern", why: "hardly anybody has enough basics" },
    ],
    strengths: [
      "Wins some matches on turn one.",
      "Strong against combo and greedy mana.",
      "Few people have practice against it.",
    ],
    weaknesses: [
      "Fast creatures that came first.",
      "Draws of locks without mana, or the other way round.",
      "One good answer can undo the whole game.",
    ],
    wishes: [
      { wish: "Mishra's Workshop prison with Sphere of Resistance", format: "vintage" },
      { wish: "Death and Taxes", format: "legacy" },
      { wish: "white hatebears in bracket 4, no mass land destruction", format: "commander" },
    ],
    related: ["control", "control-combo-hybrid", "midrange"],
  },
  mill: {
    cards: ["Hedron Crab", "Archive Trap", "Glimpse the Unthinkable", "Bruvac the Grandiloquent"],
    about: [
      "Mill wins by libraries. Whoever has to draw from an empty one loses, so every card put from it into the graveyard is a point of damage to a player with about fifty-three life. Everything else in the game, creatures and life, only has to be survived.",
      "It is a style of its own with fans of its own. Note that milled cards are not lost cards: until the last one goes, the other side is no worse off than before, and a graveyard deck is better off.",
    ],
    wins: "Fifty-odd cards in sixty-card formats, mostly by crabs with fetch lands and spells that mill ten or more at once. In Commander it is 93 cards for each of three people: you need cards that halve, or an engine that mills all of them.",
    build: [
      "In sixty cards sixteen to twenty-four that mill, of which six or more work every turn, and ten cheap answers for the creatures that race you. Fetch lands trigger [[Hedron Crab]] twice.",
      "Have something against cards that shuffle a graveyard back, and use what the full graveyards give: [[Visions of Beyond]] draws three, and the best creature in any graveyard can be yours.",
    ],
    colors: { letters: "UB", why: "Blue and black have nearly all of it." },
    formats: [
      { slug: "modern", why: "two crabs and fetch lands" },
      { slug: "commander", why: "as an engine, or with a commander that does it" },
      { slug: "pauper-commander", why: "slow enough for it" },
    ],
    strengths: [
      "Life gain and blockers mean nothing to it.",
      "Takes combo decks' pieces by chance, and with [[Surgical Extraction]] by plan.",
      "Few decks are built with it in mind.",
    ],
    weaknesses: [
      "Fast creature decks.",
      "Decks that want a full graveyard.",
      "Cards that go back into the library, such as old Eldrazi.",
    ],
    wishes: [
      { wish: "Dimir mill with Hedron Crab and Archive Trap", format: "modern" },
      { wish: "mill with Bruvac the Grandiloquent", format: "commander" },
      { wish: "blue black mill under $50", format: "historic" },
    ],
    related: ["control", "combo", "reanimator"],
  },
} as const satisfies Readonly<Record<string, PlaystyleWords>>;
