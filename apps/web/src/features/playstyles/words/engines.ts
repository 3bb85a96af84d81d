import type { PlaystyleWords } from "./playstyle-words.ts";

/** Playstyles that are about cards which work together. */
export const ENGINE_WORDS = {
  combo: {
    cards: ["Doomsday", "Past in Flames", "Show and Tell", "Thassa's Oracle"],
    about: [
      "A combo deck has cards that win when they meet. The rest of the deck finds them, pays for them, and clears the way. It may be two cards with a loop between them, a storm of small spells, or one spell that puts something on the table which nobody should have on turn three.",
      "What is on the board hardly matters to you, and that makes the games unlike any others: you look for the turn in which you can win through what they may hold, and not for a better attack.",
    ],
    wins: "In one turn, mostly between the second and the fifth in sixty-card formats. At a Commander table say beforehand that you have a combo, and in which bracket: two cards that win early belong into brackets four and five.",
    build: [
      "Count how many cards do each job. Eight to twelve of each half, if there are so many versions; where there is one, add whatever searches for it. Ten or more cantrips or tutors, four to eight cards that protect the turn, and a few answers for what you cannot ignore.",
      "A second way to win that shares cards with the first is worth more than a third copy of protection. Mana that is gone after use, from [[Lotus Petal]] to rituals, is fine if the turn is the last.",
    ],
    colors: {
      letters: "UBR",
      why: "Blue finds, black tutors, red makes mana for one turn. Green combos run on creatures.",
    },
    formats: [
      { slug: "legacy", why: "the pieces of all times, and cantrips to find them" },
      { slug: "modern", why: "Storm, Belcher and cascade" },
      { slug: "commander", why: "a piece may lead the deck" },
    ],
    strengths: [
      "Ignores most of what other decks are built to do.",
      "Wins from far behind.",
      "Fast where nobody disturbs it.",
    ],
    weaknesses: [
      "Discard and counterspells together with a clock.",
      "One card against it, on turn two.",
      "Mulligans are frequent and cost.",
    ],
    wishes: [
      { wish: "Ruby Storm", format: "modern" },
      { wish: "Doomsday with Thassa's Oracle", format: "legacy" },
      { wish: "Kinnan combo in bracket 5", format: "commander" },
    ],
    related: ["control-combo-hybrid", "reanimator", "ramp"],
  },
  reanimator: {
    cards: ["Reanimate", "Entomb", "Griselbrand", "Goryo's Vengeance"],
    about: [
      "Reanimator throws a huge creature into the graveyard and brings it back for two or three mana. On turn two or three there is something on the table that was meant for turn eight, and many decks have no card that deals with it.",
      "Every deck of it has three parts: something large, a way to put it into the graveyard, a way back. Slower versions use the graveyard as a second hand and are closer to midrange; the fast ones are combo decks in all but name.",
    ],
    wins: "With a creature that ends the game in two attacks or draws seven cards at once, so that the next one is certain. Choose targets that do something even if they are removed at once.",
    build: [
      "In sixty cards seven to ten targets, eight to twelve spells that bring back, and eight to fourteen ways to fill the graveyard, best of all ones that draw as they do so. Discard spells such as [[Thoughtseize]] do two jobs: they clear the way, or put your own giant where it belongs.",
      "Keep a way to cast the large ones or to win without a graveyard; after the first game everybody has cards against it.",
    ],
    colors: {
      letters: "B",
      why: "Black brings back. Blue loots, white has slower recursion, red discards to draw, green mills itself.",
    },
    formats: [
      { slug: "legacy", why: "[[Reanimate]] for one mana" },
      { slug: "modern", why: "[[Goryo's Vengeance]] at instant speed" },
      { slug: "commander", why: "a hundred cards of targets to choose from" },
    ],
    strengths: [
      "The fastest way to a very large creature.",
      "Plays from the hand and from the graveyard.",
      "Beats fair creature decks easily.",
    ],
    weaknesses: [
      "Every kind of graveyard hate.",
      "[[Swords to Plowshares]] on the only target.",
      "Hands with the wrong third of the deck.",
    ],
    wishes: [
      { wish: "reanimator with Goryo's Vengeance and Ephemerate", format: "modern" },
      { wish: "white black reanimator with Parhelion II", format: "pioneer" },
      { wish: "mono black reanimator under $100", format: "commander" },
    ],
    related: ["combo", "ramp", "aristocrats"],
  },
  aristocrats: {
    cards: ["Blood Artist", "Viscera Seer", "Falkenrath Aristocrat", "Bloodghast"],
    about: [
      "Aristocrats decks sacrifice their own creatures, again and again, and are paid for each death: a point of damage, a card, a mana, a token to go on with. They are named after [[Falkenrath Aristocrat]] and [[Cartel Aristocrat]], who led such a deck to a Pro Tour win in 2013.",
      "The board looks like nothing: a cat, a rat, two tokens. Then somebody attacks, or plays a sweeper, and loses nine life from it. Blocking and removal hardly work against creatures whose owner would rather see them dead.",
    ],
    wins: "By drains, one or two points at a time, often all in one turn. Many decks have a loop as well, in which a creature comes back each time that it is sacrificed.",
    build: [
      "Three kinds of cards: fodder, outlets, payoffs. In a hundred cards fourteen or more bodies that come in twos or come back, six or more outlets of which three cost no mana, and eight or more payoffs like [[Blood Artist]]. In sixty, 12 to 22, 5 to 9 and 6 to 10.",
      "Free outlets are what makes the deck: they work in answer to anything. Without one, a hand of fodder is only small creatures.",
    ],
    colors: {
      letters: "B",
      why: "Black has most of it, white returns small creatures, red steals fodder from others, green makes more.",
    },
    formats: [
      { slug: "commander", why: "each drain hits three people" },
      { slug: "pauper-commander", why: "most of the pieces are common" },
      { slug: "pioneer", why: "sacrifice with food and cats never quite goes away" },
    ],
    strengths: [
      "Sweepers pay you.",
      "Wins through blockers and locked boards.",
      "Small cards that are cheap to buy.",
    ],
    weaknesses: [
      "Graveyard hate, and effects that exile what dies.",
      "Needs three kinds of cards in play.",
      "Slow to put much pressure on one player.",
    ],
    wishes: [
      { wish: "black white aristocrats with Teysa Karlov", format: "commander" },
      { wish: "Jund sacrifice", format: "pioneer" },
      { wish: "mono black sacrifice under $40", format: "pauper" },
    ],
    related: ["tokens", "reanimator", "midrange"],
  },
  "control-combo-hybrid": {
    cards: ["Splinter Twin", "Deceiver Exarch", "Oath of Druids", "Time Vault"],
    about: [
      "This style plays as a control deck until the turn in which it does not. Most of its cards answer and draw; in between is a small combo, two cards or three, that ends the game as soon as the coast is clear. It does not need a win condition that fights, and saves the slots for answers.",
      "Splinter Twin decks of old Modern are the model, and much of Vintage and of competitive Commander plays like it today. Opponents have to hold something back all game long, for a combo that you may not even have.",
    ],
    wins: "At the end of their turn or with a counterspell in hand: you untap, put both pieces down, and protect them. If they hold everything back, you win as a control deck.",
    build: [
      "Five to ten slots for the combo in sixty cards, and see that the pieces do something alone. The rest is cards that find, six to ten counterspells, removal, and one or two sweepers. A piece that is an instant, or a creature with flash, is worth more than a cheaper one.",
      "In a hundred cards four slots for the combo are enough, with tutors within the limits of your bracket. Have a plan for the game in which a piece is exiled.",
    ],
    colors: {
      letters: "U",
      why: "Blue, for counterspells and selection, with the color of the combo beside it: red for copies, black for tutors, green for [[Oath of Druids]].",
    },
    formats: [
      { slug: "vintage", why: "Oath, [[Tinker]] and [[Time Vault]]" },
      { slug: "modern", why: "Twin is legal again, Creativity hides its target" },
      { slug: "commander", why: "the upper brackets are full of it" },
    ],
    strengths: [
      "Two plans, of which each covers for the other.",
      "Wins at once, where control needs ten turns.",
      "Makes opponents play around cards that you lack.",
    ],
    weaknesses: [
      "Draws the wrong half at the wrong time.",
      "Cheap pressure with a little disruption.",
      "Hate against the combo leaves a thinner control deck.",
    ],
    wishes: [
      { wish: "Oath of Druids", format: "vintage" },
      { wish: "Splinter Twin with Deceiver Exarch", format: "modern" },
      { wish: "Thassa's Oracle control in bracket 4", format: "commander" },
    ],
    related: ["control", "combo", "tempo"],
  },
} as const satisfies Readonly<Record<string, PlaystyleWords>>;
