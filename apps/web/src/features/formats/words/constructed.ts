import type { FormatWords } from "./format-words.ts";

/** Formats of sixty cards in playsets. */
export const CONSTRUCTED_WORDS: Readonly<Record<string, FormatWords>> = {
  standard: {
    cards: ["Enduring Curiosity", "Day of Judgment", "Superior Spider-Man", "Nova Hellkite"],
    about: [
      "Standard is Magic with its newest sets. A set comes in on the day it is released and stays for about three years, so everybody starts from a pool of a few thousand cards instead of thirty thousand. It is what stores run on Friday, what most people on Arena queue for, and what a large part of the professional tour is played in.",
      "The sets with other worlds in them, from superheroes to Final Fantasy, are legal like any other. There was no rotation in 2026. The next comes with the first set of 2027 and takes Wilds of Eldraine up to Outlaws of Thunder Junction with it; Foundations is promised to stay until at least 2029.",
      "Because the pool is small, one new set can turn the whole field over, and a deck that won last month may be the one that everybody now beats. That is the fun of it, and the cost: plan to change a third of your deck every few months.",
    ],
    build: [
      "Start from a mana base of two colors and let it be good: shock lands, Verges and [[Starting Town]] carry most decks, and a third color costs real games. Count your removal against the creatures that are played now, not against a general idea of creatures.",
      "On Arena most games are best of one, where there is no sideboard; put two flexible answers into the main deck there. In a store you play best of three, and the fifteen cards of the sideboard decide more matches than the last four of the main deck.",
    ],
    bans: "Standard bans are announced on fixed days in the year. These cards are out.",
    wishes: [
      "mono red aggro for best of one",
      "Dimir midrange with Enduring Curiosity",
      "Jeskai control, under $250",
    ],
    formats: ["alchemy", "pioneer", "brawl"],
    playstyles: ["aggro", "midrange", "control"],
  },
  pioneer: {
    cards: ["Thoughtseize", "Sheoldred, the Apocalypse", "Greasefang, Okiba Boss", "Arclight Phoenix"],
    about: [
      "Pioneer holds every set that was once in Standard, from Return to Ravnica in 2012 on. Nothing rotates: a deck that you finish stays legal, and each new set adds a card or two to it. People come to it with the remains of their old Standard decks, or because Modern is too fast and too dear.",
      "The five fetch lands of Khans of Tarkir are banned, so nobody shuffles for half of the round and three colors have a price. Games last a turn or two longer than in Modern. Creatures matter, [[Thoughtseize]] is the best first turn, and you can win with a fair deck.",
      "Paper Pioneer depends on your town; online it is played on Magic Online, and on Arena since the pool there was filled up (see Explorer).",
    ],
    build: [
      "Mana comes from shock lands, check lands, fast lands and pathways. Count untapped sources for turn one before you count anything else: a one-drop that waits a turn is not a one-drop. Legendary lands such as [[Takenuma, Abandoned Mire]] and [[Boseiju, Who Endures]] are close to free, so the first copy nearly always goes in.",
      "Be ready for graveyards. [[Greasefang, Okiba Boss]] and [[Arclight Phoenix]] are always somewhere in the room, and two cards against them belong in every sideboard.",
    ],
    bans: "The fetch lands have been out since the first day; the rest went one by one.",
    wishes: [
      "fast red deck for Pioneer",
      "white black reanimator with Parhelion II",
      "white humans aggro with Thalia's Lieutenant",
    ],
    formats: ["explorer", "modern", "standard"],
    playstyles: ["midrange", "aggro", "reanimator"],
  },
  modern: {
    cards: ["Solitude", "Lightning Bolt", "Amulet of Vigor", "Ragavan, Nimble Pilferer"],
    about: [
      "Modern begins with Eighth Edition and Mirrodin in 2003 and never rotates. On top of the Standard sets since then it has sets made straight for it: the Modern Horizons series and The Lord of the Rings. Those gave it free spells such as [[Solitude]] and [[Force of Negation]], and most of its best threats.",
      "It is the format of people who know one deck very well. There are some twenty that can win a large tournament: Tron, Affinity, Storm, Amulet Titan, Energy, control in white and blue. Matches between two who know them are close; a first evening with a borrowed deck is usually not.",
      "Expect the game to be decided by turn four. That does not mean that it is over then, but a deck that does nothing before turn three has to have a very good reason.",
    ],
    build: [
      "Have either a fast plan or cheap ways to stop one, and better both. Fetch lands with shock lands let three colors work at the price of some life; burn decks thank you for it. Every deck needs an answer to a fast creature, to a graveyard and to an artifact in its seventy-five cards.",
      "Play four of what you want to see in the first hand. A Modern deck with eleven singletons is nearly always a deck that has not been decided on.",
    ],
    bans: "Three companions are out, and what was too fast or too free.",
    wishes: [
      "Boros Energy",
      "Modern lifegain in white and black, under $200",
      "Ruby Storm with Past in Flames",
    ],
    formats: ["pioneer", "legacy", "historic"],
    playstyles: ["combo", "ramp", "tempo"],
  },
  legacy: {
    cards: ["Brainstorm", "Force of Will", "Murktide Regent", "Wasteland"],
    about: [
      "Legacy lets in every regular set of the game and takes the worst offenders out by a ban list. You may play four [[Brainstorm]], four [[Force of Will]] and the original dual lands. That combination of cheap selection and a free counterspell is what makes the format: combo exists on turn one, and so does the answer.",
      "Its players tend to have held the same deck for ten years. The price of dual lands keeps the tables small on paper, and Magic Online, where they cost little, has leagues every day. Proxy evenings in stores are common, and worth asking for.",
      "Games are full of small decisions. When to fetch, when to [[Brainstorm]], whether to play around [[Daze]] and [[Wasteland]]: those win more matches than the list does.",
    ],
    build: [
      "Decide whether you play blue. If you do, [[Force of Will]] needs about sixteen other blue cards to be paid for. If you do not, you need another way to lose less to turn one: [[Thalia, Guardian of Thraben]] behind [[Aether Vial]], [[Chalice of the Void]] off [[Ancient Tomb]], or [[Thoughtseize]].",
      "[[Wasteland]] is in more than half of all decks. Play basics where you can, and fetch them early against somebody who might have it.",
      "Premodern, the cards from 1995 to 2003, is a form of Legacy here: wish for Premodern goblins, and they come with [[Goblin Lackey]] and without a card of today.",
    ],
    bans: "Cards that broke an otherwise enormous pool; all conspiracies and the ante cards are out as well.",
    wishes: [
      "Dimir tempo with Murktide Regent",
      "Death and Taxes with Aether Vial",
      "Doomsday with Thassa's Oracle",
    ],
    formats: ["vintage", "modern", "canadian-highlander"],
    playstyles: ["tempo", "combo", "stax-prison"],
  },
  vintage: {
    cards: ["Black Lotus", "Time Walk", "Tinker", "Oath of Druids"],
    about: [
      "Vintage is the one format in which you may play [[Black Lotus]]. Next to nothing is banned for its power; instead, the strongest cards are restricted to a single copy. The pool is the whole history of the game.",
      "It is not a coin toss. Free counterspells and [[Mental Misstep]] hold the fast starts in check, and a normal game lasts long enough for two or three fights over one spell. What it does have is swings: a [[Tinker]] or a [[Time Walk]] that resolves is often the end.",
      "On paper it lives in clubs that allow proxies and at a few large gatherings a year. On Magic Online the same cards cost little, and most of the decks in our figures come from there.",
    ],
    build: [
      "Begin with the fast mana: five Moxen, Lotus, [[Sol Ring]] and [[Mana Crypt]] go into nearly everything, which is why lists seem to have few lands. Then choose a side. Workshop decks tax all spells and play artifacts, Bazaar decks never cast one, blue decks counter the first thing that matters and win with the second.",
      "A restricted card counts over main deck and sideboard together. Plan for artifacts and graveyards before you plan for creatures.",
    ],
    bans: "Almost nothing is banned: the cards of dexterity, stickers and attractions, the ante cards, the conspiracies, and cards that were removed from all play. The restricted ones you may play once each.",
    wishes: ["Oath of Druids", "Mishra's Workshop prison", "blue control with Tinker and Time Vault"],
    formats: ["legacy", "canadian-highlander", "cube-draft"],
    playstyles: ["control-combo-hybrid", "stax-prison", "combo"],
  },
  historic: {
    cards: ["Muxus, Goblin Grandee", "Thoughtseize", "Collected Company", "Teferi, Hero of Dominaria"],
    about: [
      "Historic is everything on Arena in one pool: the Standard sets of many years, the remastered old ones, and hundreds of cards from Horizons, Anthologies and Jumpstart that came to Arena by themselves. It does not rotate, so wildcards that you spend stay spent well.",
      "Digital cards are in, with words such as conjure, seek and perpetually that no paper card could have. Some paper cards exist here only in a rebalanced version whose name begins with A-; the printed text is then not the one that you play.",
      "Power lies between Pioneer and Modern, and moves with each set that Arena adds. It is the place for a pet deck that Standard has long forgotten, against people who think the same.",
    ],
    build: [
      "Count wildcards as others count dollars. Two-color decks with eight or more rare lands are where most rares go; a mono-colored deck is a third of the price and gives little away. In best of one you have a sideboard only for cards that fetch from it.",
      "There is a lot of cheap removal and a lot of graveyard in this pool. Hold some of the first, and have two cards against the second.",
    ],
    bans: "Mostly cards that came in with an old set and were too good from the first day.",
    wishes: [
      "Historic goblins",
      "Azorius control for Historic",
      "mono white lifegain with Ajani's Pridemate",
    ],
    formats: ["alchemy", "explorer", "brawl"],
    playstyles: ["tribal", "midrange", "control"],
  },
  alchemy: {
    cards: ["Deep-Cavern Bat", "Burst Lightning", "Llanowar Elves", "Stock Up"],
    about: [
      "Alchemy is Standard on Arena with cards made for a computer. Each big set is followed by a small digital one, and cards that turn out too strong or too weak are rewritten instead of banned. Such cards carry A- before their names.",
      "Its digital sets come and go by a calendar of their own. It is the format for people who like a new field every month and do not mind that nothing of it exists on paper.",
    ],
    build: [
      "Read the card on the screen, not the one you remember; costs and sizes differ. Cards that seek or conjure give more out of a game that lasts, so attackers have to be quick and everybody else should have something to do with the tenth turn.",
      "Otherwise build as for Standard: two colors, twenty-four lands or so, and no more than a handful of cards above four mana.",
    ],
    bans: "Alchemy changes a card rather than ban it. No dated list is kept here; the deck checker goes by what the card data say of each card.",
    wishes: ["Alchemy mono black midrange", "red white aggro for Alchemy", "Simic ramp for Arena"],
    formats: ["standard", "historic", "explorer"],
    playstyles: ["midrange", "aggro", "ramp"],
  },
  explorer: {
    cards: ["Fatal Push", "Collected Company", "Nykthos, Shrine to Nyx", "Thalia's Lieutenant"],
    about: [
      "Explorer was the half-way house to Pioneer on Arena: Pioneer's cards as far as Arena had them, and no digital ones. When the missing cards that mattered had arrived, Arena renamed the queue to Pioneer. The name lives on in people's deck lists, and so it has its page.",
      "What you build here is a Pioneer deck that can be typed into Arena today. Nothing is rebalanced and nothing is conjured, so practice counts for paper tournaments.",
    ],
    build: [
      "Take the Pioneer deck that you want and ask for it here: cards that Arena does not have are left out and replaced. The most expensive part in wildcards is the mana, so a deck of one color, such as red aggro or green devotion, is the cheapest way in.",
      "Ranked best of one is faster than the paper game. Play one land less than the tournament list only if you know why it had it.",
    ],
    bans: "The list is that of Pioneer.",
    wishes: ["mono green devotion on Arena", "Rakdos midrange for Explorer", "spirits in white and blue"],
    formats: ["pioneer", "historic", "alchemy"],
    playstyles: ["aggro", "midrange", "tribal"],
  },
  pauper: {
    cards: ["Counterspell", "Lightning Bolt", "Tolarian Terror", "Ichor Wellspring"],
    about: [
      "In Pauper every card must have been printed at common at least once, on paper or on Magic Online. That is all. A strong deck costs as much as a few boosters, which is why stores love it and why people own six.",
      "Commons from thirty years include [[Lightning Bolt]], [[Counterspell]] and [[Brainstorm]], so nobody misses power. What is missing are the cards that win by themselves: no planeswalkers and few sweepers. Games turn on trades, on the graveyard, and on squeezing a second use from cheap artifacts.",
      "A panel of players looks after the ban list and explains itself openly.",
    ],
    build: [
      "Cheap card advantage is everything. Decks with artifact lands and [[Ichor Wellspring]], with blue selection, or with [[Sneaky Snacker]] and discard are never out of things to do. If yours can be, it has to win by turn five.",
      "Dual lands enter tapped here, apart from a few. Two colors are smooth, three want [[Lórien Revealed]] or bridges. Whatever the common printing looks like is what counts: a card that is now rare may still have been common once.",
    ],
    bans: "Cards that were common once and still are too much.",
    wishes: ["blue faeries for Pauper, nothing over $2", "Grixis affinity", "Pauper elves under $40"],
    formats: ["peasant", "pauper-commander", "legacy"],
    playstyles: ["tempo", "burn", "tribal"],
  },
  peasant: {
    cards: ["Eternal Witness", "Lightning Bolt", "Kitchen Finks", "Rancor"],
    about: [
      "Peasant is Pauper with a pinch of uncommons: sixty cards, all printed at common or uncommon, and no more than five of them that were never common, counted over main deck and sideboard. It is older than Pauper, and has lived in clubs and kitchens ever since.",
      "Five slots are few, and that is the point. They are the cards your deck is about: a lord, a pair of removal spells that commons do not have, an engine. Everything else has to earn its place the hard way.",
      "There is no official body. What stands here is a set of house rules, after a list that a club in Groningen kept; agree on it before you play, and change it if your table likes another. The form with any number of uncommons is at hand, too.",
    ],
    build: [
      "Choose the five first and build a common shell that makes the most of them. Four copies of one uncommon make a deck about that card; five different ones only make a Pauper deck a little better.",
      "Fetch lands and dual lands that give untapped colors are rare, so two colors are the sensible limit. Watch for cards that seem common: what decides is the lowest rarity among paper and Magic Online printings, not the copy in your hand.",
    ],
    bans: "Nobody official keeps a list. This one belongs to our house rules.",
    wishes: [
      "red white aggro, nothing over $2",
      "goblins with Goblin Bushwhacker",
      "mono black control under $50",
    ],
    formats: ["pauper", "pauper-commander", "cube-draft"],
    playstyles: ["aggro", "tokens", "aristocrats"],
  },
  "canadian-highlander": {
    cards: ["Ancestral Recall", "Time Walk", "Demonic Tutor", "Ragavan, Nimble Pilferer"],
    about: [
      "Canadian Highlander is a duel with a hundred different cards out of all of Vintage, and ten points to spend. Most cards cost nothing. The strongest carry a price from one to eight, and no deck may go above ten: [[Time Walk]] and [[Demonic Tutor]], or [[Ancestral Recall]] and two small ones, or seven points of [[Black Lotus]] and some change.",
      "It has no commander, no color identity, no sideboard and twenty life. It plays like a Legacy match with a deck that never does the same thing twice. It comes from Victoria in Canada, where a council moves points up and down instead of banning, and has spread by videos and by people who were tired of mirrors.",
    ],
    build: [
      "Think of it as a sixty-card deck for which you need every good version of each effect. Aggressive red decks like it, since the ninth [[Goblin Guide]] is not much worse than the first. Control gets the best of every removal spell ever made. Combo wants tutors, and tutors cost points.",
      "Spend the ten. A deck at six has given something away, unless it is so fast that it wants none of the cards. All fetch lands, all duals and all shock lands of your colors go in: with single copies that is what makes three colors work.",
    ],
    bans: "Nothing is banned that Vintage allows; the restricted list does not count either. These are the points.",
    wishes: [
      "Canadian Highlander red aggro",
      "blue white control with Time Walk",
      "Canadian Highlander reanimator with Entomb",
    ],
    formats: ["vintage", "legacy", "commander"],
    playstyles: ["aggro", "control", "reanimator"],
  },
};
