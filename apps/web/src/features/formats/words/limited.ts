import type { FormatWords } from "./format-words.ts";

/** Formats whose decks come from opened boosters or from a list kept for drafting, and shared stacks. */
export const LIMITED_WORDS: Readonly<Record<string, FormatWords>> = {
  draft: {
    cards: ["Llanowar Elves", "Pacifism", "Murder", "Air Elemental"],
    about: [
      "In a draft everybody opens a booster, takes one card, and passes the rest to the left. That goes on until the cards are gone; the second booster goes to the right, the third to the left again. From the forty-odd cards that you took you build a deck of forty and play the others at the table, usually eight.",
      "It costs three boosters and no collection, and everybody starts even. Most people on Arena and in stores who say limited mean this. What you take matters, and so does what you pass: the person to your left builds on it.",
    ],
    build: [
      "Seventeen lands, fifteen or sixteen creatures, the rest removal and tricks. Basic lands are free and do not come from the pool; there is no limit to copies, and what you leave out is your sideboard, between games all of it.",
      "Take removal and strong creatures in the first five picks, whatever their color. Then look at what keeps coming late: that is the color which your neighbors leave alone. Two colors, with a third only for one or two cards and real sources for them. Half of your creatures should cost three or less.",
      "Here a pool can be pasted, and a deck is made of it; without one, a draft of the set that you name is simulated, with seven other drafters.",
    ],
    bans: "There is no banned list: what you opened you may play.",
    wishes: [
      "red white aggro draft deck",
      "blue black control draft deck",
      "green ramp draft deck with big creatures",
    ],
    formats: ["sealed", "cube-draft", "conspiracy"],
    playstyles: ["aggro", "midrange", "tempo"],
  },
  sealed: {
    cards: ["Baneslayer Angel", "Shivan Dragon", "Doom Blade", "Evolving Wilds"],
    about: [
      "Six boosters, opened by you alone, and a deck of forty cards out of what is in them. Sealed is what prereleases are played in, a week before a set is out, and the first step of many large tournaments.",
      "Everybody has six rares, so bombs are met more often than in a draft, and decks are slower and less tuned. It asks one question that a draft does not: of some eighty-four cards, which two colors?",
    ],
    build: [
      "Sort by color, and lay aside what you would never play. Then look for removal and for cards that win alone, and take the two colors that have most of them and enough bodies to go with it. Depth beats a single rare: if your best card is in the color with six playables, leave it.",
      "Seventeen lands, and eighteen if you have a splash or much to do with mana; games are long. Since everything that you left out is your sideboard, you may change colors between two games, and some matches are won that way.",
      "Paste your pool and a deck is built from it, with the reasons; or have six boosters of a set opened for you.",
    ],
    bans: "There is no banned list: your six boosters are the pool.",
    wishes: [
      "sealed deck with as much removal as possible",
      "two color sealed deck with flyers",
      "green sealed deck with big creatures",
    ],
    formats: ["draft", "two-headed-giant", "cube-draft"],
    playstyles: ["midrange", "control", "ramp"],
  },
  "cube-draft": {
    cards: ["Skullclamp", "Recurring Nightmare", "Izzet Signet", "Ravages of War"],
    about: [
      "A cube is a list of single cards that somebody put together to be drafted, shuffled and drafted again. Eight people need 360 of them: three boosters of fifteen each. Larger lists of 450, 540 or 720 leave something out every time, so no two drafts are alike.",
      "It can be anything: the strongest cards of all time, only commons, one block of your youth, the cards that you own. Its maker decides what it is about and keeps it balanced. There is nothing cheaper, in the long run, than a cube and seven friends.",
    ],
    build: [
      "Two things can be built here. The list: every card once, about a sixth in each color, a tenth in several colors, a tenth without color, and near a tenth lands. Give every color two things that it wants to do, and see that neighbors share one, so that drafters can move.",
      "Or the deck: forty cards from what you drafted, sixteen or seventeen lands, fewer if your deck is all cheap. Cards are stronger than in a normal draft, so the curve is lower, and fixing is worth an early pick.",
      "A playstyle is a lane of the cube here rather than a whole deck: ask for reanimation and the list gets what those drafters need, beside all the others.",
    ],
    bans: "A cube's list is its own law, and no ban list applies. Many makers leave out what makes games short or slow to shuffle.",
    wishes: [
      "360 card pauper cube",
      "450 card cube with tokens and sacrifice",
      "540 card cube with artifacts and reanimator",
    ],
    formats: ["draft", "battle-box", "vintage"],
    playstyles: ["midrange", "reanimator", "tokens"],
  },
  "battle-box": {
    cards: ["Flametongue Kavu", "Man-o'-War", "Terminate", "Serra Angel"],
    about: [
      "A battle box is one stack of spells that both players draw from, and ten lands for each that lie ready beside it. Nobody builds a deck, nobody misses a land drop, and a game begins a minute after the box is open. It is what you take along on a train.",
      "You start with four cards, no mulligans, and may play one land of your station each turn: one basic of every type and five dual lands that enter tapped. With mana out of the way, all that is left is cards against cards, and the games are closer than almost any others.",
    ],
    build: [
      "Between two hundred and a thousand different spells. Keep their power flat: the best card should be one that you are glad, not sure, to see. Mana values from one to six, each color equally often, and a fifth with several colors, since the lands allow it.",
      "Leave out what the station makes pointless or broken: ramp and mana rocks, land destruction, anything that searches or orders the library you share, and cards that only work beside a second copy of their kind. Effects that last for the game should have answers in the box.",
    ],
    bans: "No list: whoever owns the box decides. The customs above say which kinds of cards make poor games.",
    wishes: [
      "battle box under $60",
      "battle box with flying creatures and removal",
      "battle box of 300 cards",
    ],
    formats: ["cube-draft", "pauper", "draft"],
    playstyles: ["midrange", "tempo", "control"],
  },
  conspiracy: {
    cards: ["Advantageous Proclamation", "Cogwork Librarian", "Custodi Lich", "Backup Plan"],
    about: [
      "Conspiracy is a draft for a table that then plays all against all. Two sets were made for it, in 2014 and 2016, and in their boosters are cards that do something while you draft: they let you look, swap, or name a card in secret. Then there are the conspiracies, which never go into the deck at all.",
      "A conspiracy that you drafted lies in the command zone from the start and bends the rules for you: a cheaper spell, an extra color, a smaller deck. Those with hidden agenda lie face down under a name that you chose, until you turn them over at the worst moment for somebody else.",
      "You play with twenty life. The sets are about votes, monarchs and deals, so bring people who talk.",
    ],
    build: [
      "The deck is a draft deck of forty: seventeen lands, two colors, and creatures that hold a table's attacks off. Removal is worth less with three opponents, and cards that count every opponent are worth more. Whoever becomes the monarch needs blockers.",
      "Beside it go the conspiracies out of your pool, as many as you like. Take one early if it names a card that you will have four of; most are only as good as the deck under them. [[Advantageous Proclamation]] makes the smallest deck five cards smaller for each copy.",
    ],
    bans: "Within a Conspiracy draft nothing is banned. Everywhere else all conspiracies are.",
    wishes: [
      "Conspiracy draft with the monarch",
      "black white tokens for a Conspiracy draft",
      "Conspiracy deck with many flyers",
    ],
    formats: ["draft", "commander", "cube-draft"],
    playstyles: ["tokens", "midrange", "control"],
  },
};
