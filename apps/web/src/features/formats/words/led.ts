import type { FormatWords } from "./format-words.ts";

/** Formats in which somebody leads the deck. */
export const LED_WORDS: Readonly<Record<string, FormatWords>> = {
  commander: {
    cards: ["The Ur-Dragon", "Sol Ring", "Atraxa, Praetors' Voice", "Cultivate"],
    about: [
      "Commander is what most people mean when they say that they play Magic. Four friends, forty life each, and a deck of a hundred different cards led by a legendary creature that starts outside the deck, may be cast again and again, and decides which colors you may play.",
      "It is a game of a table, not of a ladder. Somebody gets ahead, the others notice, and talk is half of it. Twenty-one damage from one commander beats a player whatever their life total; most tables are beaten by a big turn of attackers, a drain, or a combination of cards that somebody did not keep an eye on.",
      "Say how hard you want to hit before you sit down. Five brackets help with that, from decks that tell a joke to tournament decks called cEDH. The list of Game Changers, 53 cards at the last count, is what keeps the lower brackets honest: none in the first two, up to three in bracket three.",
    ],
    build: [
      "A deck that works has about 37 lands, ten sources of mana, ten ways to draw, ten answers for single cards and three for whole boards. That is seventy. The other thirty are what you came for. People who start with fifty cards of theme and no draw lose to their own hand.",
      "Ask of each card what it does when you are behind. Include a way to win that does not need attacking, and a few cards that protect the commander if the deck falls apart without it. Two commanders are fine where both say so: partners, friends forever, a background, a Doctor and companion.",
      "Two people without a table play Duel Commander: twenty life, and a list of its own, without [[Sol Ring]] and all that wins before a game has begun. Say so in your wish, and the deck follows those rules and plays what Duel tournaments play.",
    ],
    bans: "The list is short for the size of the pool, and does most of its work by example: talk does the rest. Conspiracies, ante cards and what was removed from all play are out as well. Lutri may be in your deck or lead it, but not be your companion.",
    wishes: [
      "elf tribal commander under $100",
      "Muldrotha in bracket 3, no infinite combos",
      "Esper artifacts, power 6, without counterspells",
    ],
    formats: ["pauper-commander", "brawl", "oathbreaker"],
    playstyles: ["tribal", "tokens", "aristocrats"],
  },
  brawl: {
    cards: ["Teferi, Hero of Dominaria", "Kinnan, Bonder Prodigy", "Arcane Signet", "Niv-Mizzet, Parun"],
    about: [
      "Brawl is Commander for two on Arena: a hundred different cards, a legendary creature or a planeswalker in front, 25 life. Every card on Arena is in the pool, digital ones too, and a match takes a quarter of an hour. There is no commander damage, and the first mulligan is free.",
      "The queue weighs decks against each other by their commander and cards, so that a friendly deck mostly meets friendly ones. Three forms are played: the hundred-card one; Standard Brawl with sixty cards from Standard; and, since June 2026, Competitive Brawl, which sets the usual bans aside for a list of its own.",
    ],
    build: [
      "One opponent means that single answers and early plays are worth more and board wipes less than at a table of four. Twenty cards that cost two or less are a good beginning. A commander for five mana has to win the game nearly alone: it will be answered.",
      "Planeswalkers at the head are at their best with cheap blockers and removal around them. If the commander has no color, you may use basic lands of one type, whichever you like.",
    ],
    bans: "Brawl itself bans few; the competitive form starts from all of Arena and has a list of its own.",
    wishes: [
      "Brawl deck around Teferi, Hero of Dominaria",
      "mono red Brawl goblins",
      "Golgari Brawl with many cheap creatures",
    ],
    formats: ["commander", "oathbreaker", "historic"],
    playstyles: ["midrange", "tempo", "tribal"],
  },
  oathbreaker: {
    cards: ["Narset, Parter of Veils", "Saheeli, Sublime Artificer", "Teferi, Time Raveler", "Windfall"],
    about: [
      "In Oathbreaker a planeswalker leads sixty different cards, and brings a signature spell: one instant or sorcery in its colors that you may cast whenever your planeswalker is on the battlefield, for two mana more each time. It is played with twenty life, mostly by three or four.",
      "You start with a plan in the command zone, so decks do their thing every game. That makes for strange ones: a minor planeswalker with the right spell is a machine. Games are shorter than in Commander, because twenty life is soon gone and planeswalkers draw attackers.",
      "It was made by players in Minnesota, and has been recognized by Wizards of the Coast since 2023. The list of banned cards leans on fast mana, since a cheap spell every turn is all the help that anybody needs.",
    ],
    build: [
      "Pick the pair, not the planeswalker. Ask which spell you would cast four times in a game if you could: a sweeper behind [[Narset, Parter of Veils]], a ritual, a tutor. Then count what else you need to keep the planeswalker alive, and put in eight blockers or removal spells more than you first thought.",
      "Sixty cards with 23 lands or so. Without an oathbreaker on the table the signature spell is nothing, so a deck has to be able to win without it. Two planeswalkers that are partners lead together, each with a spell of their own.",
    ],
    bans: "A list of its own, nearer to Commander's than to anything else, and stricter on mana.",
    wishes: [
      "Oathbreaker with Saheeli, Sublime Artificer",
      "Oathbreaker with Narset, Parter of Veils",
      "cheap mono green Oathbreaker under $50",
    ],
    formats: ["commander", "brawl", "tiny-leaders"],
    playstyles: ["combo", "control", "tokens"],
  },
  "tiny-leaders": {
    cards: [
      "Ezuri, Renegade Leader",
      "Geist of Saint Traft",
      "Sword of Fire and Ice",
      "Swords to Plowshares",
    ],
    about: [
      "Tiny Leaders takes Commander and makes everything small: fifty different cards, none of mana value above three, and a leader of three or less. It is a duel with 25 life. For a year around 2015 everybody played it; some never stopped, and a reborn version with 20 life keeps it going.",
      "With all expensive cards gone, games are dense. Removal costs one or two, threats as much, and there are hardly any board wipes to be rescued by. The best creatures of Legacy are here without the cards that usually punish them.",
    ],
    build: [
      "Nineteen or twenty lands are enough. Every face of a card counts for itself, so a split card with a four on one half is out; an X in a cost counts as nothing. You may use up to ten cards as a sideboard.",
      "Choose a leader that gives cards or pressure by itself, because in fifty singletons it is the one thing that you always draw. Fill the rest with two-drops, removal at one and two, and cheap Equipment: swords that give protection are as good here as anywhere.",
    ],
    bans: "Fast mana, the strongest tutors, and leaders that were too good from turn two on. Three cards may be in the deck but not lead it.",
    wishes: [
      "Tiny Leaders with Ezuri, Renegade Leader",
      "white weenie Tiny Leaders with equipment",
      "blue black Tiny Leaders control",
    ],
    formats: ["commander", "oathbreaker", "canadian-highlander"],
    playstyles: ["aggro", "tempo", "voltron"],
  },
  "pauper-commander": {
    cards: ["Crackling Drake", "Zulaport Cutthroat", "Mulldrifter", "Battle Screech"],
    about: [
      "Pauper Commander puts an uncommon creature in front of 99 different commons. The creature need not be legendary, which opens thousands of commanders that no other format knows, and most decks cost less than a precon's worth of sleeves and lands.",
      "Everybody starts at 30 life, and 16 damage from one commander is enough. With the great rares gone a game is about the board: combat happens, a two-for-one is an event, and the commander really is the best card in the deck.",
      "It is run by its players, who keep the rules and a short list of bans. A version for two has 25 life and more cards banned.",
    ],
    build: [
      "Look for a commander that makes value each turn or each time that it enters, since commons rarely do so by themselves. Then play more draw than you would in Commander: ten cards that read “draw two” and everything that leaves a body behind.",
      "Board wipes at common are few and dear, so tokens are safer here than elsewhere, and sacrifice decks that drain one at a time are among the best. Tapped dual lands are fine; the format is slow enough. Vehicles and Spacecraft with power and toughness may lead when they are uncommon.",
    ],
    bans: "Two cards that drew too many, and the usual: conspiracies and what is removed from all play. Rarity is the real ban list.",
    wishes: [
      "Pauper Commander with Crackling Drake",
      "tokens in white and red under $25",
      "Pauper Commander aristocrats in black",
    ],
    formats: ["commander", "pauper", "peasant"],
    playstyles: ["aristocrats", "tokens", "voltron"],
  },
};
