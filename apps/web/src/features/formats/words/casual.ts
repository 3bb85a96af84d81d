import type { FormatWords } from "./format-words.ts";

/** Ways to play other formats, and the cards that are no part of any. */
export const CASUAL_WORDS: Readonly<Record<string, FormatWords>> = {
  planechase: {
    cards: ["Academy at Tolaria West", "Bloodhill Bastion", "Naya", "Fractured Powerstone"],
    about: [
      "Planechase lays a second deck of large cards beside the game: planes. One is face up, and its rule holds for everybody. In your turn you may roll the planar die, free the first time and for one more mana each time after. One side in six moves the game to the next plane; one sets off the chaos ability of the plane that you are on.",
      "It is mostly played with Commander decks and four people, and turns a quiet evening into a story: nobody plans for the plane that doubles every spell. It does not care how strong your deck is, which is why groups with uneven decks like it.",
    ],
    build: [
      "The deck is one of any format, and stays legal in it. Beside it each player has a planar deck of ten or more planes and phenomena, all different, with two phenomena at the most. Many tables share one pile instead: ten cards for each player, or forty if that is less.",
      "Choose planes that help what you already do: lands entering, artifacts, graveyards, large creatures. But remember that everybody is on the same plane; the best is one that is half as good for the others. Spare mana late in the game is worth a little more than usual, for rolling.",
    ],
    bans: "The list is that of the format that you play it with. Planes have none; take out what your table groans at.",
    wishes: [
      "Planechase commander deck with landfall",
      "Planechase with dragons",
      "Planechase deck with artifacts under $100",
    ],
    formats: ["commander", "archenemy", "two-headed-giant"],
    playstyles: ["ramp", "tribal", "midrange"],
  },
  archenemy: {
    cards: [
      "All in Good Time",
      "My Genius Knows No Bounds",
      "Behold the Power of Destruction",
      "Blasphemous Act",
    ],
    about: [
      "One against all the rest. The archenemy has 40 life, goes first, and turns over a scheme each turn before doing anything else: an oversized card with an effect as large as a turn. The heroes have 20 life each, take their turn together, and win or lose as a team.",
      "It is made for three or four people with the decks that they have. A good archenemy game is one in which the heroes save each other twice and win with two life left; if it ends on turn five, swap seats and give the schemes to the weakest deck.",
    ],
    build: [
      "The archenemy's deck is one of any format, with a scheme deck of at least twenty cards beside it, none more than twice. Schemes draw and kill by themselves, so the deck should use what they give: creatures that must be blocked, mana for two spells a turn, and sweepers, because three players have three boards.",
      "Heroes need no schemes. Their decks should help each other: spells that may target any player, blockers, and answers that cost little, because the scheme does not wait. Ongoing schemes stay until their condition is met; have one or two of them, not ten.",
      "Two variants: everybody is an archenemy with a smaller pile, or Commander decks on both sides, with 60 life for the one and a shared 60 for the team.",
    ],
    bans: "The list is that of the format that the decks come from. Schemes have none.",
    wishes: [
      "Archenemy deck with board wipes and dragons",
      "black control archenemy",
      "Archenemy with a Modern ramp deck",
    ],
    formats: ["planechase", "commander", "two-headed-giant"],
    playstyles: ["control", "ramp", "midrange"],
  },
  "two-headed-giant": {
    cards: ["Pir, Imaginative Rascal", "Toothy, Imaginary Friend", "Rushblade Commander", "Guttersnipe"],
    about: [
      "Two against two, with thirty life for each team and turns that both heads take together. You may look at each other's hand and talk about everything; attackers attack the team, and either of you may block. It is the best way to bring somebody into the game, since they sit beside a person who helps.",
      "Prereleases offer it as sealed, from a pool for both. At home it is played with whatever decks are there. Fifteen poison counters instead of ten kill a team, and everything that hits “each opponent” counts twice.",
    ],
    build: [
      "Two decks, each legal by itself in the format that they come from. For tournaments with constructed decks the two together count as one for copies: four of a card in the team, not in each deck. In limited you split one pool, and both decks have at least forty cards.",
      "Give each deck a job. One is quick and makes the other team block, the other has removal and the late game. Do not fight over the same color: two decks that want the same red cards are two bad decks. Spells that reach both opponents, and creatures that help your partner's, are worth more here than anywhere.",
      "What is built here is the pair, with the cards divided between the two.",
    ],
    bans: "The list is that of the format that the decks come from.",
    wishes: [
      "Two-Headed Giant, one fast deck and one with removal",
      "Modern Two-Headed Giant with tokens",
      "Pauper Two-Headed Giant burn",
    ],
    formats: ["sealed", "modern", "commander"],
    playstyles: ["burn", "tokens", "aggro"],
  },
  unstable: {
    cards: ["Earl of Squirrel", "Krark's Other Thumb", "Steamflogger Boss", "Look at Me, I'm R&D"],
    about: [
      "Unstable stands for all the sets that do not take the game seriously: Unglued, Unhinged, Unstable, Unsanctioned and Unfinity. Their cards have silver borders or an acorn for a stamp, no tournament admits them, and they ask you to speak in rhymes, hold cards to your forehead, or count the words in an illustration.",
      "Mostly they are drafted, as a set or as a cube. Some tables allow them in casual decks of sixty, and then anything goes: host creatures with augments fitted to them, contraptions, attractions and sticker sheets. Part of Unfinity has no acorn and is legal in Commander, Legacy and Vintage as well.",
    ],
    build: [
      "As a draft: a deck of forty, as always, with sixteen or seventeen lands. As a constructed deck: sixty cards, four copies, fifteen in the sideboard, with all cards of Vintage and every silver border beside them. That is a form by custom; there is no official one.",
      "Other piles lie beside the deck and count for nothing in it. If any card assembles contraptions, bring at least fifteen of them, all different in a constructed deck. Attractions: ten different ones, or three from a draft pool. Sticker sheets: ten different ones, of which three are used, and up to three in a draft.",
      "Ask the table before you bring something that touches the people rather than the game.",
    ],
    bans: "There is no list, because there is no tournament. What everybody at the table laughs at is legal.",
    wishes: ["Unstable squirrels", "red green Unstable deck with big creatures", "silver border dice deck"],
    formats: ["draft", "cube-draft", "planechase"],
    playstyles: ["tribal", "midrange", "combo"],
  },
};
