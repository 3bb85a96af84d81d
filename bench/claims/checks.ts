import combos from "@deckwright/engine/data/combos.json" with { type: "json" };
import { isA, numberOf, plainText, type ReadCard, type ReadDeck } from "./card-text.ts";
import type { CheckedDeck } from "./checked-deck.ts";
import { DOES_CHECKS } from "./does-checks.ts";
import { isAmong, isDrop, isDropOf, isEarly } from "./place-checks.ts";

type Holds = (match: RegExpExecArray, card: ReadCard, deck: CheckedDeck) => boolean;

const endings = new Map<string, string>();
const pairs = new Set<string>();
for (let at = 0; at < combos.pairs.length; at += 2) {
  const names = [combos.names[combos.pairs[at] ?? -1] ?? "", combos.names[combos.pairs[at + 1] ?? -1] ?? ""];
  const key = names.map(front).sort().join(" + ");
  pairs.add(key);
  endings.set(key, combos.ends[at / 2] ?? "-");
}

/** What a combo comes to, by the letters of the list. */
export const COMES_TO: Readonly<Record<string, string>> = {
  W: "win the game",
  L: "take one opponent out of the game",
  T: "take every turn from then on",
  D: "deal damage or drain life without end",
  C: "attack without end",
  E: "empty libraries without end",
  K: "make creatures without end",
  X: "draw without end",
  M: "make mana without end",
  G: "gain life without end",
  S: "lock the game",
  R: "repeat themselves without end",
};

/** The letter for what a pair comes to, "-" where the list does not say. */
export function endOfPair(one: string, other: string): string {
  return endings.get([front(one), front(other)].sort().join(" + ")) ?? "-";
}

function front(name: string): string {
  return name.split(" // ")[0] ?? name;
}

/** Whether two cards are in the list of two-card combos. */
export const isPair = (one: string, other: string): boolean =>
  pairs.has([front(one), front(other)].sort().join(" + "));
const total = (list: ReadDeck, is: (card: ReadCard) => boolean): number =>
  list.reduce((sum, { card, copies }) => sum + (is(card) ? copies : 0), 0);
const near = (said: string | undefined, is: number): boolean => Math.abs(Number(said) - is) <= 1;

/** Counts by the noun that a sentence uses. */
const COUNTED: readonly (readonly [RegExp, (card: ReadCard) => boolean])[] = [
  [/^instants and sorceries/, (card) => isA(card, "Instant") || isA(card, "Sorcery")],
  [/^creatures of six mana/, (card) => isA(card, "Creature") && card.manaValue >= 6],
  [/^creatures/, (card) => isA(card, "Creature")],
  [/^artifacts/, (card) => isA(card, "Artifact")],
  [/^enchantments/, (card) => isA(card, "Enchantment")],
  [/^planeswalkers/, (card) => isA(card, "Planeswalker")],
  [/^lands/, (card) => isA(card, "Land")],
  [/^Equipment/, (card) => isA(card, "Equipment")],
  [/^Auras/, (card) => isA(card, "Aura")],
  [/^cards of the deck speak of \+1|^cards with \+1/, ({ text }) => text.includes("+1/+1 counter")],
  [/^cards (?:of the deck make|that make) tokens/, ({ text }) => /\bcreates? [^.]*\btokens?\b/.test(text)],
];

/** Words of a card that speak of what is counted for it; own names are no such words. */
const SPEAKS: readonly (readonly [RegExp, RegExp])[] = [
  [/^instants and/, /instant|sorcer|noncreature|prowess|magecraft|cast/],
  [/^creatures of six/, /creature card/],
  [/^creatures/, /creature|equip/],
  [/^artifacts/, /artifact|improvise|metalcraft/],
  [/^enchantments/, /enchantment|constellation/],
  [/^planeswalkers/, /planeswalker|loyalty|proliferate/],
  [/^lands/, /\bland/],
  [/^Equipment/, /equip|attach/],
  [/^Auras/, /\baura/],
  [/\+1/, /\+1\/\+1|proliferate|counter/],
  [/tokens/, /token|populate/],
];

const isCounted: Holds = ([, word = "", noun = ""], card, { main }) => {
  const row = COUNTED.find(([pattern]) => pattern.test(noun));
  const speaks = SPEAKS.find(([pattern]) => pattern.test(noun));
  if (row) return (speaks?.[1].test(card.text) ?? false) && total(main, row[1]) === numberOf(word);
  const type = /^(.+?) cards/.exec(noun)?.[1];
  return (
    type !== undefined &&
    card.text.includes(type.toLowerCase().slice(0, 3)) &&
    total(main, (one) => isOf(one, type)) === numberOf(word)
  );
};

function isOf(card: ReadCard, type: string): boolean {
  return ` ${card.typeLine} `.includes(` ${type} `) || card.keywords.includes("Changeling");
}

/** Sentences about how the deck is tied together, and what they must mean. */
const TIES: readonly (readonly [RegExp, Holds])[] = [
  [
    /^(?:the deck has|it can look to|it has|it draws on) (\S+) (.+?)(?: for it| to work with| that can die for it| to bring back| in their text)?$/,
    isCounted,
  ],
  [
    /^(?:the deck’s )?(\S+) (.+?) (?:go with it|to set it off|trigger it|can carry it|in the deck count for it|are there to be lost to it)$/,
    isCounted,
  ],
  [/^(\S+) (cards of the deck (?:speak of|make) .+)$/, isCounted],
  [
    /^(?:a two-card combo with (.+)|(.+) beside it makes a combo|one half of a two-card combo, (.+) the other)$/,
    ([, ...names], card, deck) => {
      const partner = names.find((name) => name !== undefined) ?? "";
      return deck.find(partner) !== undefined && isPair(card.name, partner);
    },
  ],
  [
    /^(?:with (.+) a combo: together they|beside (.+) the two|one half of a combo, (.+) the other: the two|a combo once (.+) is there: they) (.+)$/,
    ([, one, two, three, four, says = ""], card, deck) => {
      const partner = one ?? two ?? three ?? four ?? "";
      return (
        deck.find(partner) !== undefined &&
        isPair(card.name, partner) &&
        COMES_TO[endOfPair(card.name, partner)] === says
      );
    },
  ],
  [/^in (\d+) % of (.+) decks, and in (?:under )?(\d+) % of all decks that could$/, isShare],
  [/^(\d+) % of (.+) decks play it, (?:under )?(\d+) % of all that could$/, isShare],
  [/^(\d+) % under (.+), where (?:under )?(\d+) % of all decks of its colors play it$/, isShare],
  [
    /^(?:in )?(\d+) % of (.+?) decks(?: play it)?$/,
    (match, card, deck) => {
      const usual = deck.archetype(match[2] ?? "", card, "main");
      return (usual !== undefined && near(match[1], usual)) || isShare(match, card, deck);
    },
  ],
  [
    /^(?:in )?(\d+) % of (.+) sideboards(?: have it)?$/,
    ([, share, name = ""], card, deck) => {
      const usual = deck.archetype(name, card, "side");
      return usual !== undefined && near(share, usual);
    },
  ],
  [
    /^(?:often played together with|seen in the same decks as) (.+)$/,
    ([, name = ""], card, deck) => {
      const other = deck.find(name);
      return other !== undefined && deck.affinity(card, other) >= 0.295;
    },
  ],
  [/^it counts as (.+) does$/, ([, name = ""], _card, deck) => deck.find(name) !== undefined],
  [/^brings (.+) (a|\S+) turns? early, on turn (\S+)$/, isEarly],
  [/^one of (\S+) cards at (\S+) mana$/, isDrop],
  [
    /^(\S+) mana, as (\S+) other cards cost$/,
    ([, mana = "", others = ""], card, deck) => isDropOf(numberOf(mana), numberOf(others) + 1, card, deck),
  ],
  [
    /^one of (\S+) cards under (.+)$/,
    ([, count = "", group = ""], _card, { groups }) =>
      total(groups.get(group) ?? [], () => true) === numberOf(count),
  ],
  [/^one of (\S+) ([A-Z].*) cards$/, isMember],
  [
    /^one more (.+), of (\S+)$/,
    ([whole, type = "", count = ""], card, deck) =>
      isMember(Object.assign(["", count, type], { index: 0, input: whole }) as RegExpExecArray, card, deck),
  ],
  [
    /^the (cheapest|dearest) of (\S+) cards under (.+)$/,
    ([, which, count = "", name = ""], card, { groups }) => {
      const group = groups.get(name) ?? [];
      const values = group.map((one) => one.card.manaValue);
      const end = which === "cheapest" ? Math.min(...values) : Math.max(...values);
      return group.length === numberOf(count) && card.manaValue === end;
    },
  ],
  [
    /^(\S+) of the (\S+) cards beside the deck$/,
    ([, , all = ""], _card, { sideCount }) => numberOf(all) === sideCount,
  ],
  [
    /^(\S+) of the (\S+) cards$/,
    ([, copies = "", all = ""], card, { main }) =>
      total(main, () => true) === numberOf(all) &&
      total(main, ({ name }) => name === card.name) === numberOf(copies),
  ],
  [
    /^leads (\S+) creatures and (\S+) instants and sorceries$/,
    ([, creatures = "", spells = ""], _card, { main }) =>
      total(main, (one) => isA(one, "Creature")) === numberOf(creatures) &&
      total(main, (one) => isA(one, "Instant") || isA(one, "Sorcery")) === numberOf(spells),
  ],
  [
    /^an? (\d+)\/(\d+)(?: with (.+))? for (\S+) mana$/,
    ([, power, toughness, keywords, mana = ""], card) =>
      card.power === power &&
      card.toughness === toughness &&
      card.manaValue === numberOf(mana) &&
      (keywords ?? "").split(/, | and /).every((word) => card.text.includes(word)),
  ],
  [
    /^a planeswalker of (\S+) loyalty for (\S+) mana$/,
    ([, loyalty = "", mana = ""], card) =>
      Number(card.loyalty) === numberOf(loyalty) && card.manaValue === numberOf(mana),
  ],
  [/^one of (\S+) ([^,]+)$/, isAmong],
  [
    /^(?:the only one|one of (\S+)) at ([^,]+?),? of (\S+) (.+?)(?: in all)?$/,
    ([whole, some, at = "", all = "", noun = ""], card, deck) =>
      isAmong(
        Object.assign([whole, all, noun, some, at], { index: 0, input: whole }) as RegExpExecArray,
        card,
        deck,
      ),
  ],
  [/^(\S+) (.+?)(?: in all, with it|, (\S+) of them at (.+))$/, isAmong],
];

/** How a sentence of a card may be told, and how cards write the same. */
const AS_WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^lets you /, "you may "],
  [/^/, "it "],
  [/^copies\b/, "copy"],
  [/^(search|attach)es\b/, "$1"],
  [/^([a-z]+)s\b/, "$1"],
];

/** Whether a fragment is one whole sentence of the card's own text, in which the card is "it". */
export function isOwnSentence(fragment: string, { text, name, typeLine }: ReadCard): boolean {
  // Texts call legends by the first part of their name.
  const first = name.split(/,| (?:of|the) /)[0]?.toLowerCase() ?? "";
  const short = /\blegendary\b/i.test(typeLine) ? first : name.toLowerCase();
  const asIt = (words: string) => words.replaceAll(short, "~").replaceAll("~'s", "its").replaceAll("~", "it");
  const told = asIt(plainText(fragment, name));
  const written = asIt(text)
    .split(/[.\n]/)
    .map((sentence) => orders(sentence.trim().replace(/^[a-z][\w' !-]{2,30} — /, "")));
  return [told, ...AS_WRITTEN.map(([says, writes]) => told.replace(says, writes))].some((sentence) =>
    written.includes(orders(sentence)),
  );
}

/** The same with its second and third orders as texts give them: ", then draws" is ", then draw". */
function orders(sentence: string): string {
  return sentence.replace(/( and |then |, )([a-z]+?)s\b/g, "$1$2");
}

function isShare([, share, of = "", elsewhere]: RegExpExecArray, card: ReadCard, deck: CheckedDeck): boolean {
  const { own, all } = deck.shares(card);
  const isTheirs = deck.commanders.every(({ name }) => of.includes(front(name).split(",")[0] ?? name));
  return (
    isTheirs &&
    deck.commanders.length > 0 &&
    near(share, own) &&
    (elsewhere === undefined || near(elsewhere, all))
  );
}

function isMember(
  [, count = "", type = ""]: RegExpExecArray,
  card: ReadCard,
  { main }: CheckedDeck,
): boolean {
  return isOf(card, type) && total(main, (one) => isOf(one, type)) === numberOf(count);
}

/** Whether a fragment of a sentence is true of a card of a deck; undefined where no row knows how to tell. */
export function isTrue(fragment: string, card: ReadCard, deck: CheckedDeck): boolean | undefined {
  const small = fragment.charAt(0).toLowerCase() + fragment.slice(1);
  const lower = fragment.toLowerCase();
  for (const text of [fragment, small])
    for (const [pattern, holds] of TIES) {
      const match = pattern.exec(text);
      if (match) return holds(match, card, deck);
    }
  const row = DOES_CHECKS.find(([says]) => says.test(lower));
  if (!row) return undefined;
  return typeof row[1] === "function" ? row[1](card) : row[1].test(card.text);
}
