import { wordList } from "./word-list.ts";

/** Words after an amount that make it the limit of one card. */
export const EACH_FOLLOWERS: readonly string[] = wordList(`
  per card, a card, each, apiece, a piece, each card, per, card max, for each card, for a card,
  for a single card, for any card, for one card, pro karte, je karte, par carte, por carta,
  per single card, cards, or less each, or less per card, max per card, max each, max a card,
  or under each, or under per card, individually, for any single card, per karte,
  for any one card, for any individual card, on a card, on any card, on a single card, on one card, on any one card, on any single card,
  max for any one card, max for a card, max for any card, max for a single card, max for one card, max on any card, max on a card,
  card cap, card limit, card tops, card ceiling, cap per card, price cap per card, ceiling per card, per card limit, per card cap, per card max, per card tops,
  per card maximum, limit each, cap each, a single, per single, per copy, a copy, a pop, a card max, a card tops, max apiece, apiece max, apiece tops, each max, each tops,
  for any one, on any one, for any given card, on any given card, limit on any card, limit on any one card, limit on single cards, limit on singles, cap on singles,
  cap on single cards, cap on any card, for singles, on singles, tops per card, tops each, tops for a card, tops for any card, for any of the cards, max for each card, limit per card, limit for any card,
  or less apiece, or under apiece, or less a piece, or less a card, or under a card, or less a copy, or less for a card, or less for any card, or less per copy, or below each,
  or below per card, or below apiece, or cheaper each, or cheaper per card, or cheaper apiece, at most each, at most apiece, at most per card, at most a card
`);

/** Words before a limit that make it the limit of one card. */
export const EACH_LEADERS: ReadonlySet<string> = new Set(
  wordList(`
  card, cards, nothing, none, each, every, single, singles, individual, anything, cardboard, karte, karten, carte, carta
`),
);

/** Words after an amount that make it the limit of the whole. */
export const TOTAL_FOLLOWERS: readonly string[] = wordList(`
  total, in total, in all, all up, per deck, a deck, each deck, overall, altogether, all together, for the whole deck, for the entire deck,
  for the deck, whole deck, all in, all told, for everything, for the lot, for the whole thing, for the whole list, for the whole lot, for the entire list, for the entire thing, for all of it,
  for all the cards, for all hundred cards, deck, budget
`);

/** Things that are counted and are no money: a number before one of them is never a budget. */
export const COUNTED: ReadonlySet<string> = new Set(
  "card cards land lands creature creatures mana manas power toughness cmc mv drop drops turn turns minute minutes color colors colour colours c player players life opponents people hours games copies x counters tokens elves goblins spells pieces artifacts instants sorceries enchantments planeswalkers basics forests islands swamps mountains plains percent ramp removal board wipes counterspells damage karten years year old times".split(
    " ",
  ),
);

/** Words behind a figure that make it money without a currency: "150 all in", "200 to spend". */
export const MONEY_FOLLOWERS: readonly string[] = wordList(`
  enough, sufficient, all in, all told, to spend, to play with, to work with, to burn, to blow, to my name, in my wallet, in my pocket, in the bank, for everything, for the lot,
  for the whole thing, for the whole list, for the whole lot, for the entire list, for the entire thing, for the whole deck, for the entire deck, out the door, out of pocket,
  in all, per deck, a deck, each deck, or so for it, or so for the deck, or so for everything, ballpark, is okay, is ok, is fine, is alright, is doable, is fair, would be ok, would be okay, would be fine, left, left over, to spare, on top, on top of that, without the commander, not counting the commander, excluding the commander,
  besides the commander, for the rest, for the others, for the other cards, for the remaining cards, for the other 99, for the 99, gift card, giftcard, gift certificate,
  saved, saved up, in savings, set aside, put aside, put away, in cash, cash, in the jar, in my piggy bank, burning a hole in my pocket,
  voucher, store credit, in store credit, of store credit, in credit, for cardboard, for cards, on cards, for magic
`);

/** Words before a figure by which somebody has money, or gets it from others. */
export const HELD_WORDS: readonly string[] = wordList(`
  i have, ive got, i got, was given, was gifted, i only have, i have saved, ive saved, i saved, saved up, ive saved up, got paid, insurance paid, insurance gave me, gave me, gives me, giving me, lends me, lent me, spots me, spotted me,
  sent me, sends me, handed me, slipped me, paid me, pays me, tipped me, refunded me, refunded
`);
/** The same where it is put beside what is there already: "I have 40 and my brother chips in 20". */
export const ADDED_WORDS: readonly string[] = wordList(`
  chips in, chipped in, chip in, chipping in, throws in, threw in, throwing in, puts in, kicks in, kicked in, pitches in, pitched in, tosses in, tossed in, contributes, contributed, gives, gives me, gave me, lends me, lent me, spots me, adds,
  plus, and another, and i get another, get another
`);
/** Words behind a figure that is put beside another, and those that may stand between such words and it. */
export const MORE_WORDS: ReadonlySet<string> = new Set(wordList("more, extra, too, on, also, as"));
export const BEFORE_ADDED: ReadonlySet<string> = new Set(
  wordList("another, an, extra, a, other, further, some, the, my"),
);

/** Words behind "60 of that" that say what becomes of a part of a sum: it is gone, or it goes into the deck. */
export const SPENT_ELSEWHERE: ReadonlySet<string> = new Set(
  wordList(
    "spent, gone, reserved, sleeves, shipping, postage, taken, owed, owe, rent, food, snacks, drinks, beer, gas, petrol, taxes, entry, entrance, playmat, deckbox, gift, gifts, presents, bills, groceries, parking, train, bus, ticket",
  ),
);
export const SPENT_ON: ReadonlySet<string> = new Set(
  wordList("go, goes, going, can, could, should, may, will, is, are, for, on, into, toward, towards, to"),
);
export const OF_MAGIC: ReadonlySet<string> = new Set(
  wordList(
    "deck, decks, magic, cards, commander, edh, modern, pauper, legacy, pioneer, standard, brawl, list, build, it, this, mtg",
  ),
);

/** Words by which a sum has become another: "my budget went from 300 to 75". */
export const FALLEN_WORDS: ReadonlySet<string> = new Set(
  wordList(
    "budget, money, funds, cash, allowance, went, down, cut, dropped, shrank, shrunk, reduced, slashed, fell",
  ),
);

/** Who pays is not who wishes: "insurance paid 200". */
export const PAYERS: ReadonlySet<string> = new Set(
  wordList(
    "insurance, they, he, she, boss, work, job, company, employer, store, shop, school, bank, mom, dad, grandma, grandpa, uncle, aunt",
  ),
);

/** Words between a figure and its currency: "60 more dollars". */
export const BEFORE_CURRENCY: ReadonlySet<string> = new Set(
  wordList("more, extra, other, whole, measly, lousy, hard earned, canadian, australian, american, us"),
);

/** Verbs of money that has changed hands, and words between them and an amount behind which it is there to be spent. */
export const PAID_WORDS: ReadonlySet<string> = new Set(
  "spent paid blew sold won lost dropped wasted bet owed owe borrowed".split(" "),
);
export const NOW_MONEY: ReadonlySet<string> = new Set(
  "have has got so now left want another and but to".split(" "),
);

/** Verbs by which somebody comes to money, and what says behind it that it is what the deck is bought with. */
export const GAIN_WORDS: ReadonlySet<string> = new Set(
  wordList("won, sold, made, earned, found, got, received, inherited, pocketed, winning, selling"),
);
export const GAIN_SPENT: readonly string[] = wordList(`
  spend it, spend it all, spend all of it, spend that, spend them, spend the money, spending it, spend every cent of it, with that money, with the money, with this money, with that cash, with the cash,
  that money, the money goes, the money will go, that cash, it goes into, it all goes into, that goes into, all goes into, all of it goes into, goes into, going into, goes toward, goes towards,
  go into a, put it into, put that into, put it toward, put it towards, put that toward, put that towards, turn it into, turn that into, turn them into, use it for, use it on, use that for, use that on,
  use it to, use that to, buy a deck with it, for that i want, for that id like, blow it on, blow it all on, invest it in, invest that in, so thats my budget, thats the budget, thats my budget,
  that is my budget, that is the budget
`);

/** Words for what something may cost. */
export const PRICE_WORDS: ReadonlySet<string> = new Set(
  "max maximum price prices priced cost costs cap limit budget spend spending pay ceiling usd dollars money tops under below is of at to up most no more than about around".split(
    " ",
  ),
);

/** The words before a figure that fills the field of what a card may cost. */
export const EACH_FIELD =
  /(?:^| )(?:(?:per|a|an|each|every|one|any|single|individual)(?: (?:one|single|individual))? (?:card|copy)|cards?|singles|(?:per|each) single)(?: (?:max|maximum|cap|limit|budget|price|prices|cost|costs|ceiling|spend|each|tops|usd|is|at|of|up to|under|below|at most|no more than))*$/;

/** Words before "card" that speak of whichever costs the most. */
export const SUPERLATIVES: ReadonlySet<string> = new Set(
  "priciest costliest dearest expensive each every single one no".split(" "),
);

/** What a sentence about the amount before it begins with. */
export const PREDICATES: ReadonlySet<string> = new Set(
  "thats that this is its it as which would should will being and".split(" "),
);
/** What such a sentence says where the amount is the most, and where it is that of a card. */
export const MONEY_SAID =
  /\b(?:(?:the|my|our|an?|his|her) (?:\w+ )?(?:most|max|maximum|limit|ceiling|cap|budget|top|line)|as (?:much|high)|all (?:i|we|ive|id|there)|what (?:i|ive|id|we|weve)\b.*\b(?:have|got|put|set|saved|spend|pay|afford|budgeted|earmarked))\b/;
export const EACH_SAID =
  /\b(?:for|on|per|of|from) (?:(?:a|an|any|one|each|every|single|individual|given|the) )+(?:cards?|piece|cardboard|copy|one)\b/;

/** Words for what somebody has to spend. */
export const PURSES: ReadonlySet<string> = new Set(
  wordList(
    "wallet, budget, money, moneys, cash, credit, allowance, savings, funds, fund, piggybank, purse, jar, pocket, pockets, spend, spending",
  ),
);

/** Days of the times in which money comes in again and again. */
export const DAYS_OF: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  week: 7,
  weeks: 7,
  month: 28,
  months: 28,
  year: 364,
  years: 364,
};
