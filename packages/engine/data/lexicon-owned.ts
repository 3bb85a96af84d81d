import { wordList } from "./word-list.ts";

/** What is one's own, as people call it. */
const OWN = wordList(`
  my collection, my own collection, my own cards, my cards, my binder, my binders, my own stash, my stash, my box, my boxes, my shoebox,
  my shoeboxes, my bulk, my closet, my drawer, my drawers, my pile, what i own, what i have, what i already own, what i already have, what ive got,
  what i have got, what ive already got, cards i own, cards i have, cards i already own, cards i already have, the cards i own,
  cards ive got, the cards ive got, stuff ive got, the cards i have, the cards i already own, the cards i already have, stuff i own, stuff i have, things i own, things i have
`);
/** Words that lead to it. */
const FROM = wordList(
  "from, out of, using, built from, built out of, made from, made of, made out of, taken from, drawn from, come from, comes from, come out of, comes out of",
);
/** Words before all that, or behind it, that leave room for other cards. */
export const MOSTLY_WORDS: readonly string[] = wordList(`
  mostly, mainly, largely, primarily, chiefly, preferably, ideally, as much as possible, as much as you can, as far as possible, as far as you can,
  where possible, when possible, wherever possible, if possible, if you can, for the most part, try to, lean on, leaning on, as many as possible,
  as many cards as possible, as many as you can, start, starting, almost all, most of it, most of the deck, most cards, rather, first, preferred, prefer,
  before anything else, favor, favour, prioritize, prioritise, nearly all
`);
/** Words around it that leave none. */
const ONLY = wordList(
  "only, just, strictly, exclusively, solely, purely, entirely, completely, nothing but, no cards but",
);
const ONLY_BEHIND = wordList("only, alone, exclusively, and nothing else, nothing else");

const each = (before: readonly string[], then: readonly string[]): readonly string[] =>
  before.flatMap((one) => then.map((other) => `${one} ${other}`));

/** Words before "my collection" by which it grows, shrinks or is spoken of, and nothing is built from it. */
export const NOT_BUILT_FROM: readonly string[] = wordList(`
  replenish, replenishing, rebuild, rebuilding, grow, growing, expand, expanding, extend, extending, enlarge, enlarging, complete, completing, finish, finishing, fill, filling, add to, adding to, added to,
  sell, selling, sold, sold off, lost, lose, losing, traded, traded away, trade away, gave away, give away, liquidated, downsize, downsized, downsizing, thin, thin out, trim, sort, sorting, sorted,
  organize, organizing, start, starting, restart, restarting, started, begin, begin with, kickstart, improve, improving, for, fits, fit, into, in addition to, beyond, outside, outside of, not from, not in,
  stole, showing off, show off, proud of, worth of, pride of, jewel of, rest of, because of, insured
`);

/** Ways to say that the deck is to be built from one's own cards only, or rather from them. */
export const OWNED_WORDS: Readonly<Record<"only" | "prefer", readonly string[]>> = {
  only: [
    ...each(ONLY, [...OWN, ...each(["use", "using", "from", "play", "run"], OWN)]),
    ...each(OWN, ONLY_BEHIND),
    ...each(FROM, OWN),
    ...each(
      ["with", "use"],
      wordList(`
      what i have, what i own, what ive got, what i already have, what i already own, my cards, my collection, cards i own, cards i have, cards i already own,
      cards i already have
    `),
    ),
    ...wordList(`
      own cards only, owned cards only, only owned cards, cards i own, that i own, in my collection, my own cards, my collection,
      nothing i dont own, nothing that i dont own, nothing i dont have, no cards i dont own, no card i dont own, cards i already own, cards i already have, with my collection, dont want to buy anything, dont want to buy any cards,
      dont want to buy any, dont want to buy cards, dont want to buy new cards, dont want to buy more cards, dont want to buy a single card,
      without buying anything, without buying any cards, without buying cards, without buying new cards, without buying any new cards, without buying more cards,
      without spending anything, without spending a cent, without spending a dime, without spending money, without spending any money,
      no new cards, no purchases, no buying, no buying cards, no shopping, not buying anything, not buying any cards, not buying any new cards, not buying new cards,
      not buying a single card, not buying a single new card, wont buy anything, wont buy any cards, wont buy a single card, cant buy anything, cant buy any cards,
      come out of those and nothing else, comes out of those and nothing else, out of those and nothing else, from those and nothing else,
      from those alone, from them alone, out of those alone, from those only, only from those, only those cards, only use those, use only those, use only these,
      just use those, only from them, from them only, only out of those, from that alone, from there and nowhere else, from that and nothing else, from them and nothing else,
      aus meiner sammlung, nur meine karten, de ma collection, de mi coleccion
    `),
  ],
  prefer: [
    ...each(MOSTLY_WORDS, OWN),
    ...wordList(`
      as many of my cards as possible, as many of my own cards as possible, as many cards i own as possible, as much of my collection as possible, own cards first,
      prefer owned, prefer owned cards
    `),
  ],
};
