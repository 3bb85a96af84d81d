import { isA, numberOf, type ReadCard, type ReadDeck } from "./card-text.ts";
import type { CheckedDeck } from "./checked-deck.ts";
import { COMES_TO, endOfPair, isPair, isTrue } from "./checks.ts";

const sum = (list: ReadDeck, is: (card: ReadCard) => boolean = () => true): number =>
  list.reduce((all, { card, copies }) => all + (is(card) ? copies : 0), 0);

const COLOR_SIGNS: Readonly<Record<string, RegExp>> = {
  white: /\{w\}|\{w\/|\/w\}/,
  blue: /\{u\}|\{u\/|\/u\}/,
  black: /\{b\}|\{b\/|\/b\}/,
  red: /\{r\}|\{r\/|\/r\}/,
  green: /\{g\}|\{g\/|\/g\}/,
};
const BASICS: Readonly<Record<string, string>> = {
  white: "Plains",
  blue: "Island",
  black: "Swamp",
  red: "Mountain",
  green: "Forest",
};

/** Whether a land makes a color, or fetches a land that does, by its words alone. */
function makes(card: ReadCard, color: string): boolean {
  const basic = BASICS[color] ?? "";
  return (
    (COLOR_SIGNS[color]?.test(card.text) ?? false) ||
    isA(card, basic) ||
    card.text.includes(basic.toLowerCase()) ||
    /any (?:one )?color|any type|any combination|basic land|of the chosen color|could produce|that color|mana of any|different colors|land card/.test(
      card.text,
    )
  );
}

type LandCheck = (match: RegExpExecArray, card: ReadCard, deck: CheckedDeck) => boolean;

/** Parts of sentences about lands that count or speak of words on the card; their other phrases are rows by name of land. */
const LAND_CHECKS: readonly (readonly [RegExp, LandCheck])[] = [
  [
    /one of (\d+) sources of (\w+)/i,
    ([, n, color = ""], _card, { main }) =>
      sum(main, (land) => isA(land, "Land") && makes(land, color)) >= Number(n),
  ],
  [
    /of (\d+) (\w+) sources/i,
    ([, n, color = ""], _card, { main }) =>
      sum(main, (land) => isA(land, "Land") && makes(land, color)) >= Number(n),
  ],
  [
    /of (?:the )?(\d+) lands/i,
    ([, n], _card, { main }) => sum(main, (land) => isA(land, "Land")) === Number(n),
  ],
  [/one slot of (\d+)/i, ([, n], _card, { main }) => sum(main, (land) => isA(land, "Land")) === Number(n)],
  [
    /\b(\w+) copies/i,
    ([, n = ""], card, { main }) => sum(main, ({ name }) => name === card.name) === numberOf(n),
  ],
  [
    /^(?:makes|fetches) ((?:white|blue|black|red|green)(?:(?:, | or )(?:white|blue|black|red|green))*)/i,
    ([, colors = ""], card) => colors.split(/, | or /).every((color) => makes(card, color)),
  ],
  [/\benters tapped/i, ({ input }, { text }) => /tapped/.test(text) && input !== ""],
  [
    /\balways untapped|no price at all|no questions asked/i,
    (_, { text }) => !/enters (?:the battlefield )?tapped/.test(text),
  ],
  [
    /can make any color/i,
    (_, { text }) => /any color|any one color|any type|any combination|could produce|chosen color/.test(text),
  ],
  [/can bring cards to the hand/i, (_, { text }) => /draw|into your hand/.test(text)],
  [/can be discarded for an effect/i, (_, { text }) => /cycling|channel|discard ~/.test(text)],
  [/take cards out of graveyards/i, (_, { text }) => /graveyard/.test(text)],
  [/can become a creature/i, (_, { text }) => /creature/.test(text)],
  [/can make more than one mana/i, (_, { text }) => /add|counter/.test(text)],
  [
    /found by its basic land type/i,
    ({ input }, card) => input !== "" && Object.values(BASICS).filter((basic) => isA(card, basic)).length > 0,
  ],
  [/can answer a land/i, (_, { text }) => /land/.test(text)],
  [
    /attacker past blockers/i,
    (_, { text }) => /can't be blocked|flying|trample|menace|walk|shadow|fear/.test(text),
  ],
  [/can get a card back/i, (_, { text }) => /graveyard/.test(text)],
  [
    /can protect what is yours/i,
    (_, { text }) =>
      /hexproof|indestructible|protection|can't|prevent|regenerate|counter|phase|shroud/.test(text),
  ],
  [
    /serves creatures of one type|chosen type/i,
    (_, { text }) => /type|spell|creature|dragon|elf|sliver|human|ally|eldrazi/.test(text),
  ],
];

/** Whether every part of a land's sentence that counts or reads holds. */
export function landHolds(sentence: string, card: ReadCard, deck: CheckedDeck): boolean {
  return LAND_CHECKS.every(([pattern, holds]) => {
    const match = pattern.exec(sentence);
    return match === null || holds(match, card, deck);
  });
}

/** What a sideboard card is said to be for, and the words that must be on it. */
export const SIDE_CHECKS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:against cards of the color|for decks of the color|aimed at one color)/i,
    /\b(?:white|blue|black|red|green|plains|islands?|swamps?|mountains?|forests?)\b/,
  ],
  [
    /^(?:against decks that use their graveyard|takes cards out of graveyards|for graveyard decks)/i,
    /graveyard/,
  ],
  [
    /^(?:against artifacts or|for permanents that are no|for decks with permanents)/i,
    /artifact|enchantment|permanent/,
  ],
  [/^(?:against decks that fill|for boards of many|for swarms)/i, /all|each/],
  [/^(?:against spells that must|for decks of few|one more answer on the stack)/i, /counter/],
  [/^(?:against hands that|for slow decks)/i, /discard|hand/],
  [/^(?:against creature decks|more removal for creatures|for fast creatures)/i, /creature|any target/],
];

/** Whether a sentence of the strategy holds; undefined where no row knows it. Plans are held against counts of texts. */
export function strategyHolds(sentence: string, deck: CheckedDeck): boolean | undefined {
  const { main, groups } = deck;
  const text = sentence.replace(/\.$/, "");
  const typal = /put (.+) cards on the board, (\S+) of them, and let them help each other$/i.exec(text);
  if (typal)
    return (
      sum(
        main,
        (card) =>
          (typal[1] ?? "").split(/, | and /).some((type) => isA(card, type)) ||
          card.keywords.includes("Changeling"),
      ) === numberOf(typal[2] ?? "")
    );
  if (text.startsWith("It has ")) return coresHold(text.slice("It has ".length), groups);
  const heart =
    /^Its heart is (.+), which (?:most (.+) decks play and few others|most (.+) decks play)$/.exec(text);
  if (heart) return heartHolds(heart, deck);
  const sets = /^It plays four copies each of (.+)$/.exec(text);
  if (sets) {
    const named = namedIn(sets[1] ?? "", deck);
    return named.length >= 2 && named.every(({ copies }) => copies === 4);
  }
  const gains = /^(.+) gains? from its (\S+) (.+)$/.exec(text);
  if (gains) return gainsHold(gains, deck);
  const board = BOARD.find(([says]) => says.test(text));
  if (board) return boardHolds(board, text, deck);
  const wide = /^It wins by attacking with many: (.+) make the whole board larger$/.exec(text);
  if (wide) return main.filter(({ card }) => text.includes(front(card)) && GROWS.test(card.text)).length >= 2;
  const does = /^(.+) and (.+) together (.+?)(?:, one of (\S+) two-card combos)?$/.exec(text);
  if (does) {
    const [, one = "", other = "", says = ""] = does;
    return (
      combosAmong(deck).some(([a, b]) => a === one && b === other) && COMES_TO[endOfPair(one, other)] === says
    );
  }
  const pair = /^(.+) and (.+) are (?:the two-card combo|one of (\S+) two-card combos)$/.exec(text);
  if (pair) return combosAmong(deck).some(([one, other]) => text.startsWith(`${one} and ${other} `));
  const wins = /^(.+) can win by (?:its|their) own text$/.exec(text);
  if (wins)
    return (
      main.some(({ card }) => text.includes(front(card))) &&
      main
        .filter(({ card }) => text.includes(front(card)))
        .every(
          ({ card }) =>
            /you win the game|loses? the game/.test(card.text) ||
            isA(card, "Land") ||
            !text.startsWith(front(card)),
        )
    );
  const large = /^The largest attackers are (.+) \(power (\d+)\) and (.+) \(power (\d+)\)$/.exec(text);
  if (large) {
    const powers = main
      .filter(({ card }) => isA(card, "Creature"))
      .map(({ card }) => [front(card), Number(card.power)] as const);
    const best = Math.max(...powers.map(([, power]) => (Number.isNaN(power) ? 0 : power)));
    return (
      Number(large[2]) === best &&
      powers.some(([name, power]) => name === large[3] && power === Number(large[4]))
    );
  }
  if (/^The theme is /.test(text)) return main.filter(({ card }) => text.includes(front(card))).length >= 2;
  const keep = /^Keep hands with (\S+) to (\S+) lands/.exec(text);
  if (keep) {
    const seven = (7 * sum(main, (card) => isA(card, "Land"))) / Math.max(1, sum(main));
    return numberOf(keep[1] ?? "") <= seven + 1 && numberOf(keep[2] ?? "") >= seven - 1.2;
  }
  const plan = PLANS.find(([says]) => says.test(text));
  return plan?.[1](deck);
}

/** Nouns of groups, as sentences say them. */
const GROUP_OF: Readonly<Record<string, string>> = {
  "sources of extra mana": "Mana",
  "answers to a single threat": "Removal",
  counterspells: "Counterspells",
  "attackers for the first two turns": "Early plays",
  "locks and taxes": "Locks and taxes",
  "ways back from the graveyard to the battlefield": "Reanimation",
  "sacrifice outlets": "Sacrifice outlets",
  "ways to deal damage to a player": "Burn",
  "ways to empty a library": "Mill",
  "things to put on a creature": "Equipment and Auras",
  "token makers": "Token makers",
  "lords and payoffs": "Lords and payoffs",
  "ways to draw cards": "Card draw",
  "ways to find what you need": "Card selection",
  "ways to strip their hand": "Discard",
  "board wipes": "Board wipes",
  "ways to fill the graveyard": "Graveyard fillers",
  "rewards for every death": "Death payoffs",
  "bodies to sacrifice": "Fodder",
  "ways to use a card again": "Recursion",
  "spells worth ramping for": "Big spells",
  "creatures worth bringing back": "Reanimation targets",
  "ways to protect your side": "Protection",
};
/** Sentences that name cards of a group that they count, and what must hold of each card of it. */
const BOARD: readonly (readonly [RegExp, (card: ReadCard) => boolean])[] = [
  [
    /^It opens with (\S+) creatures of two mana or less, such as (.+)$/,
    (card) => isA(card, "Creature") && !isA(card, "Land") && card.manaValue <= 2,
  ],
  [
    /^It attacks in the air with (\S+) creatures, such as (.+)$/,
    (card) =>
      isA(card, "Creature") && card.keywords.includes("Flying") && /(?:^|\n)[a-z, ]*flying/.test(card.text),
  ],
];
/** Whether a counted group has as many cards as is said, and the named ones are of it. */
function boardHolds([says, is]: (typeof BOARD)[number], text: string, deck: CheckedDeck): boolean {
  const [, count = "", names = ""] = says.exec(text) ?? [];
  const cards = namedIn(names, deck);
  return cards.length > 0 && cards.every(({ card }) => is(card)) && sum(deck.main, is) === numberOf(count);
}
/** "A and B gain from its 24 artifacts": counted, and each card speaks of them. */
function gainsHold([, names = "", count = "", what = ""]: RegExpExecArray, deck: CheckedDeck): boolean {
  const cards = namedIn(names, deck);
  return (
    cards.length > 0 && cards.every(({ card }) => isTrue(`the deck has ${count} ${what} for it`, card, deck))
  );
}
/** What makes all creatures, or all of a kind, larger. */
const GROWS = /creatures you control (?:get|have base power|gain trample and get) \+?[1-9x]/i;
/** "thirteen sources of extra mana such as A and B, and ten ...": counts of groups, and cards that are in them. */
function coresHold(text: string, groups: CheckedDeck["groups"]): boolean {
  const nouns = Object.keys(GROUP_OF).join("|");
  const parts = [
    ...text.matchAll(
      new RegExp(`(\\S+) (${nouns}) such as (.+?)(?=, and \\S+ (?:${nouns}) such as |$)`, "g"),
    ),
  ];
  return (
    parts.length > 0 &&
    parts.every(([, count = "", noun = "", names = ""]) => {
      const group = groups.get(GROUP_OF[noun] ?? "") ?? [];
      return (
        sum(group) === numberOf(count) && group.filter(({ card }) => names.includes(front(card))).length >= 2
      );
    })
  );
}

/** Whether the cards that are called a deck's heart are played by most decks of its kind. */
function heartHolds([, names = "", leaders, archetype]: RegExpExecArray, deck: CheckedDeck): boolean {
  const cards = namedIn(names, deck);
  const told = cards.filter(({ card }) => {
    if (archetype !== undefined) return (deck.archetype(archetype, card, "main") ?? 0) >= 69;
    const { own, all } = deck.shares(card);
    return leaders !== undefined && own >= 49 && own - all >= 19;
  });
  return told.length === cards.length && told.length >= 2;
}

/** Cards of a deck that a list of names is made of, the longest first: who names "Aura of Silence" names no "Silence". */
function namedIn(names: string, { main }: CheckedDeck): CheckedDeck["main"] {
  let rest = names;
  return main
    .filter(({ card }) => !isA(card, "Land"))
    .toSorted((one, other) => front(other.card).length - front(one.card).length)
    .filter(({ card }) => {
      if (!rest.includes(front(card))) return false;
      rest = rest.replace(front(card), "");
      return true;
    });
}

function combosAmong({ main, commanders }: CheckedDeck): [string, string][] {
  const names = [...commanders, ...main.map(({ card }) => card)].map((card) => card.name);
  return names.flatMap((one) =>
    names
      .filter((other) => one !== other && isPair(one, other))
      .map((other): [string, string] => [one.split(" // ")[0] ?? one, other.split(" // ")[0] ?? other]),
  );
}

const front = ({ name }: ReadCard): string => name.split(" // ")[0] ?? name;
const least =
  (share: number, pattern: RegExp | ((card: ReadCard) => boolean)) =>
  ({ main }: CheckedDeck): boolean => {
    const is = typeof pattern === "function" ? pattern : ({ text }: ReadCard) => pattern.test(text);
    return sum(main, (card) => !isA(card, "Land") && is(card)) >= share * sum(main);
  };

/** Plans, and the share of the main deck whose printed words must serve them. */
const PLANS: readonly (readonly [RegExp, (deck: CheckedDeck) => boolean])[] = [
  [/attack early and keep/i, least(0.15, (card) => isA(card, "Creature") && card.manaValue <= 3)],
  [/trade card for card/i, () => true],
  [/answer what matters/i, least(0.06, /destroy|exile|counter target|damage|return/)],
  [/both pieces of a combo/i, (deck) => combosAmong(deck).length > 0],
  [/cheap spells/i, least(0.1, ({ manaValue }) => manaValue <= 2)],
  [/sources of mana/i, least(0.06, /\badd\b|land|treasure|less to cast/)],
  [/taxes and locks/i, least(0.04, /can't|cost|unless|doesn't untap|don't untap|tapped|skip/)],
  [/bring creatures back/i, least(0.03, /graveyard/)],
  [/sacrifice bodies/i, least(0.03, /sacrifice/)],
  [/every card against their life/i, least(0.12, /damage|loses? \w+ life/)],
  [/empty their library/i, least(0.06, /mill|library/)],
  [/make one creature large/i, least(0.06, /equip|enchant|aura|\+\d|attach/)],
  [/fill the board with tokens/i, least(0.06, /token|amass|incubate/)],
  [/one creature type/i, least(0.1, (card) => isA(card, "Creature"))],
];
