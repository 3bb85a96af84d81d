import { wordList } from "./word-list.ts";
/**
 * Currencies: what they are called, and how many dollars one is taken for. Cards cost about as many euros, pounds, Canadian and
 * Australian dollars or francs as people say dollars for, so these are taken one to one; the others by their mean rates of 2025,
 * rounded. A ticket of Magic Online is sold for a dollar.
 */
export const MONEY = {
  usd: { name: "US dollars", usd: 1 },
  eur: { name: "euros", usd: 1 },
  gbp: { name: "pounds", usd: 1 },
  brl: { name: "Brazilian reais", usd: 0.18 },
  jpy: { name: "yen", usd: 0.0067 },
  cny: { name: "yuan", usd: 0.14 },
  krw: { name: "won", usd: 0.0007 },
  tenThousandYen: { name: "ten thousand yen", usd: 67 },
  tenThousandWon: { name: "ten thousand won", usd: 7 },
  mxn: { name: "Mexican pesos", usd: 0.052 },
  pln: { name: "zlotys", usd: 0.27 },
  sek: { name: "Swedish kronor", usd: 0.1 },
  rub: { name: "rubles", usd: 0.012 },
  other: { name: "another currency", usd: 1 },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly usd: number }>>;

export type Currency = keyof typeof MONEY;

/** Words for currencies. Amounts in another one are taken for dollars, with a note. */
export const CURRENCIES: Readonly<Record<string, Currency>> = {
  $: "usd",
  dollar: "usd",
  dollars: "usd",
  bucks: "usd",
  buck: "usd",
  bones: "usd",
  clams: "usd",
  smackers: "usd",
  smackeroos: "usd",
  simoleons: "usd",
  greenbacks: "usd",
  usd: "usd",
  us: "usd",
  us$: "usd",
  dollares: "usd",
  dolares: "usd",
  dolar: "usd",
  dolars: "usd",
  dollers: "usd",
  doller: "usd",
  dollors: "usd",

  buks: "usd",
  bux: "usd",
  dolla: "usd",
  dollas: "usd",
  dollarydoos: "other",
  "€": "eur",
  euro: "eur",
  euros: "eur",
  eur: "eur",
  "£": "gbp",
  pound: "gbp",
  pounds: "gbp",
  gbp: "gbp",
  quid: "gbp",
  tix: "other",
  cad: "other",
  aud: "other",
  "¥": "jpy",
  yen: "jpy",
  reais: "brl",
  rmb: "cny",
  yuan: "cny",
  won: "krw",
  manwon: "tenThousandWon",
  manen: "tenThousandYen",
  zloty: "pln",
  zlotys: "pln",
  pln: "pln",
  kronor: "sek",
  sek: "sek",
  mxn: "mxn",
  rubles: "rub",
  rub: "rub",
};

/** Codes that stand before an amount ("USD 80"), and letters before the sign of a dollar ("R$ 80"). */
export const CODES: Readonly<Record<string, Currency>> = {
  usd: "usd",
  eur: "eur",
  gbp: "gbp",
  brl: "brl",
  mxn: "mxn",
  pln: "pln",
  sek: "sek",
  cad: "other",
  aud: "other",
};
export const DOLLARS_OF: Readonly<Record<string, Currency>> = {
  r: "brl",
  us: "usd",
  mx: "mxn",
  a: "other",
  au: "other",
  c: "other",
  ca: "other",
  nz: "other",
};

/** Money that is called by its figure. */
export const NOTES_AND_COINS: Readonly<Record<string, number>> = { fiver: 5, tenner: 10, hundo: 100 };

/** Words for the hundredth part of a dollar, and for a dollar or a euro behind "a". */
export const HUNDREDTHS: ReadonlySet<string> = new Set(["cent", "cents", "ct", "cts"]);
export const ONE_OF: ReadonlySet<string> = new Set(["dollar", "buck", "euro", "pound"]);

/** Words by which it is told behind a thing what it costs: "no more than a beer, which is 4 euros". */
export const PRICE_TOLD: readonly string[] = wordList(
  "which is, which are, thats, that is, that costs, which costs, meaning, i e, ie, so, so about, so like, which is about, which is like, currently, roughly",
);

/** Words before an amount that make it a limit. */
export const LIMIT_WORDS: readonly string[] = wordList(`
  under, below, less than, max, maximum, max of, maximum of, up to, at most, sub, within, no more than,
  not more than, cap, cap of, capped at, cap at, limit, limit of, limited to, limit is, budget of,
  budget is, budget, budget around, budget about, budget max, my budget is, cheaper than, lower than,
  not exceed, for under, spend, spending, only have, i have, costs, costing, cost, for, for about,
  for around, around, about, roughly, approximately, beneath, not over, fewer than, unter, maximal, bis,
  bis zu, hochstens, moins de, menos de, hasta, ate, ca, circa, price, total, price of, not above,
  budget limit, budget cap, price limit, price cap, max budget, max price, can pay, could pay, will pay, willing to pay, would pay, id pay, ready to pay, pay up to, can spend, could spend, willing to spend, can afford, could afford, lets say, say, maximum budget, maximum price,
  budget stays at, budget stays under, budget stays below, budget stays around, budget is still, budget remains, budget remains at, total cost, total budget, worth, or less than, keep it under, stay under, all under, within budget of,
  spending cap, spending limit, spend cap, hard cap, hard cap of, hard limit, hard limit of, price ceiling, budget ceiling, cost cap,
  money cap, ceiling, ceiling of, ceiling is, ceiling at, cap is, max is, maximum is, wallet says, wife says, husband says, partner says, girlfriend says, boyfriend says, gf says, bf says, mom says, mum says, dad says, budget says, buy the rest for, get the rest for, buy the others for, all in for, all in at, all in under,
  cap it at, capping it at, cap that at, keep it at, keep it to, stay around, stay near, stay close to, stay somewhere around, stay right around, keep it around, keep it near, keep it below, keep it within, lets keep it at, max it at, limit it to, limit myself to, topping out at, tops out at,
  on, on a, a, can cost, may cost, could cost, should cost, must cost, has to cost, is allowed to cost, gets a budget of,
  can go to, could go to, might go to, may go to, would go to, can go up to, could go up to, as high as, go as high as, stretch to, push it to, push that to, raise it to,
  this one gets, this deck gets, that deck gets, the deck gets, new deck gets, new one gets, allows me, allowed me, bank says,
  budget for the rest, budget for the rest is, budget for everything else, budget for everything else is, budget for the others, budget for the other cards, money for the rest,
  done for, doable for, be built for, be made for, possible for, feasible for, put together for, manageable for
`);

/** "I could spend maybe 80": what somebody can or will pay, and what may stand between that and the sum. */
export const CAN_PAY: readonly string[] = wordList(
  "can spend, could spend, may spend, might spend, would spend, will spend, want to spend, wanna spend, willing to spend, able to spend, like to spend, happy to spend, planning to spend, looking to spend, hoping to spend, id spend, ill spend, can pay, could pay, would pay, willing to pay, happy to pay, can afford, could afford, able to afford, shell out, fork out, fork over, cough up, part with, scrape together, scrape up",
);
/** Words for what is there, or is to be paid, which may stand before a figure that is not exact: "budget is about". */
export const PAID_IN_ALL: readonly string[] = wordList(`
  budget, budgets, budget is, budget would be, my budget, budget of, price, price is, price should be, cost, should cost, should only cost, may cost, can cost, must cost, has to cost, to cost, money wise, moneywise, price wise, pricewise, budget wise, budgetwise, id pay, id go, spending limit, spending limit is, spend, keep it, keep it at, stay, stays, total cost, total price
`);
export const PAID_ABOUT: readonly string[] = wordList(
  "maybe, maybe about, maybe around, maybe like, maybe up to, about, around, like, up to, roughly, approximately, somewhere around, somewhere near, probably, probably about, perhaps, at most, no more than, not more than, max, a max of, a maximum of, another, an extra, like maybe",
);

/** Of the words above those that need a currency beside the number, since they stand before many other numbers too. */
export const WEAK_LIMIT_WORDS: ReadonlySet<string> = new Set(
  wordList(`
  for, about, around, i have, only have, cost, costs, costing, roughly, approximately, for about,
  for around, on, on a, a, worth, total, ca, circa, bis, cap, limit, within, hard cap, hard cap of, hard limit, hard limit of, ceiling, ceiling of,
  ceiling is, ceiling at, cap is, max is, maximum is, say
`),
);

/** Words before an amount that set a limit only after "no", "nothing", "not". */
export const EXCESS_WORDS: readonly string[] = wordList(`
  over, above, more than, exceeding, exceed, exceeds, beyond, past, run past, go past, north of, run over, go over, run me over, run me more than, greater than, higher than, costs more than, cost more than, costing more than, that cost more than, which cost more than, cost over, cost above, worth more than, priced above, priced over,
  more expensive than, pricier than
`);

/** Words before an amount that make it the least that is to be spent. */
export const LEAST_WORDS: readonly string[] = wordList(`
  at least, minimum, minimum of, a minimum of, min, no lower than, not lower than, never lower than, never below, never under, no fewer than, no less than, not less than, no cheaper than, not cheaper than, not under,
  not below, nothing under, nothing below, starting at, at the least, at the very least, mindestens, au moins, al menos, almeno
`);
/** The same behind it. */
export const LEAST_FOLLOWERS: readonly string[] = wordList(`
  or more, or higher, or above, or up, and up, and above, upwards, at least, at minimum, at a minimum, minimum, min
`);
/** Words before "over $200" that speak of what a deck is worth; behind others it may be what somebody once paid. */
export const WORTH_WORDS: ReadonlySet<string> = new Set(
  wordList(
    "deck, decks, list, worth, cost, costs, costing, price, priced, budget, value, valued, total, of, spend, spending, and",
  ),
);
/** Words before the lower figure of a range. */
export const RANGE_WORDS: readonly string[] = wordList(`
  between, from, anywhere from, anywhere between, somewhere from, somewhere between, in between, ranging from, range of, range
`);

/** Negations that "over $2" may follow. */
export const EXCESS_NEGATIONS: ReadonlySet<string> = new Set(
  wordList(`
  no, nothing, not, dont, cant, cannot, without, never, none, isnt, arent, shouldnt, wont, zero, avoid,
  nor, if, doesnt, exclude, mustnt, except, minus, skip, ban, leave, nope, nah
`),
);

/** Ways to ask for a cheap deck without an amount. `share` is the part of the format's usual small budget that is meant. */
export const CHEAP_WORDS: readonly { readonly words: readonly string[]; readonly share: number }[] = [
  {
    share: 1,
    words: wordList(`
      budget, cheap, on a budget, budget friendly, affordable, inexpensive, low cost, low budget,
      economical, cheap deck, tight budget, not expensive, not too expensive, gunstig, gunstiges,
      gunstige, gunstigen, billig, billiges, billige, pas cher, barato, economico, wallet friendly,
      thrifty, small budget, budget version, not pricey, nothing too expensive, nothing expensive,
      no expensive cards, without expensive cards, not super expensive
    `),
  },
  {
    share: 0.5,
    words: wordList(`
      ultra budget, super cheap, dirt cheap, very cheap, ultra cheap, really cheap, extremely cheap,
      super budget, as cheap as possible, cheapest, cheapest possible, shoestring, shoestring budget,
      poor, broke, very low budget, extreme budget, sehr billig
    `),
  },
];

/** US dollars meant by "a budget deck". Set 2026-11 by what budget series and price lists of that year call one. */
export const CHEAP_BUDGET: {
  readonly asOf: string;
  readonly byFormat: Readonly<Record<string, number>>;
  readonly other: number;
} = {
  asOf: "2026-11-28",
  byFormat: {
    commander: 50,
    "pauper-commander": 25,
    brawl: 50,
    oathbreaker: 50,
    // One in ten of the decks that people played in May to July 2026 costs less in Pauper. Elsewhere none is as cheap as what is
    // called cheap there.
    pauper: 45,
    standard: 75,
    pioneer: 75,
    modern: 75,
    legacy: 100,
  },
  other: 50,
};

/** Words after "cheap" or "budget" that turn it into a word about mana or roles, not money. */
export const CHEAP_OBJECTS: ReadonlySet<string> = new Set(
  "creature creatures spell spells removal interaction counterspell counterspells threats instants cantrips ramp tricks burn drops artifacts equipment".split(
    " ",
  ),
);

/** Of these what a deck is about, too: "cheap burn" are spells, "budget burn" is a deck for little money. */
export const BUDGET_DECKS: ReadonlySet<string> = new Set(["artifacts", "burn", "equipment", "ramp"]);

/** Words that say no limit of money was meant. */
export const UNLIMITED_WORDS: readonly string[] = wordList(`
  no budget, no limit, no price limit, no budget limit, unlimited budget, money is no object,
  money no object, price doesnt matter, cost doesnt matter, budget doesnt matter, without limit,
  without budget, dont care about price, dont care about budget, no budget restrictions, expensive,
  any budget, infinite budget, sky is the limit, no upper limit, any price
`);

/** Words behind "budget" and a colon that limit nothing: "budget: don't care". */
export const UNLIMITED_BEHIND: readonly string[] = wordList(`
  dont care, i dont care, dont really care, doesnt matter, does not matter, none, no limit, open, unlimited, infinite, whatever, any, anything, anything goes, flexible, no, n/a, not an issue, not a problem, not important,
  irrelevant, up to you, no matter
`);

/** Numbers of several words. */
export const NUMBER_PHRASES: Readonly<Record<string, number>> = {
  "half a dozen": 6,
  "an even dozen": 12,
  "a round dozen": 12,
  "half dozen": 6,
  "a dozen": 12,
  "two dozen": 24,
  "a couple": 2,
  "a couple of": 2,
  "a pair of": 2,
};

/** Halves of a thousand and more, word by word. */
export const HALF_OF: readonly { readonly words: readonly string[]; readonly value: number }[] = [
  { words: ["half", "a", "grand"], value: 500 },
  { words: ["half", "a", "thousand"], value: 500 },
  { words: ["one", "and", "a", "half", "grand"], value: 1500 },
  { words: ["one", "and", "a", "half", "thousand"], value: 1500 },
  { words: ["a", "grand", "and", "a", "half"], value: 1500 },
  { words: ["two", "and", "a", "half", "grand"], value: 2500 },
];

/** Words that the number right before them belongs to: "twenty one-drops" are twenty. */
export const PART_OF_NEXT: ReadonlySet<string> = new Set(
  "drop drops mana cmc color colors colour colours power toughness ofs player players".split(" "),
);

/** Small numbers in words. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  zehn: 10,
  zwanzig: 20,
  funfzig: 50,
  hundert: 100,
  cien: 100,
  cent: 100,
  cinquante: 50,
  cincuenta: 50,
};
