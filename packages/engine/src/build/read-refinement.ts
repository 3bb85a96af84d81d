import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import type { AskedFields } from "@deckwright/decks/wish-fields.ts";
import type { Limit } from "@deckwright/decks/wish-limits.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import {
  ADD,
  AMOUNT,
  COLOR_WORDS,
  MORE_WORDS,
  RELATIVE_WORDS,
  REMOVE,
  type RelativeWish,
  SWAP,
} from "../../data/lexicon-refinement.ts";
import { resolveCounts } from "../analyze/counted.ts";
import { kindOfCards } from "../plan/exclusions.ts";
import type { Analysis, ReadWish } from "../types.ts";
import type { GenerateContext } from "./generate-context.ts";

/** What a refinement asks for. */
export interface Refinement {
  /** Fields of the wish as they are to be from now on; those that are not here stay. */
  readonly fields: AskedFields;
  /** What was understood, in short sentences for the person. */
  readonly changes: readonly string[];
  /** What was understood and cannot be, in the same. */
  readonly refusals: readonly string[];
}

/** A deck that is to be refined, as far as words about it are held against it. */
export interface Refined {
  readonly deck: DeckList & { readonly aim?: Aim };
  /** What it was wished for so far. */
  readonly wish: AskedFields;
  readonly analysis: Analysis;
  readonly context: GenerateContext;
}

type Fields = { -readonly [Name in keyof AskedFields]: AskedFields[Name] };

/** The state of a reading: words that something was made of are gone from `rest`. */
interface Reading {
  rest: string;
  readonly fields: Fields;
  readonly changes: string[];
  readonly refusals: string[];
}

/** A cheaper deck costs so much of what it did; a dearer one so many times that. */
const CHEAPER = 0.75;
const DEARER = 1.5;
/** How much an average mana value moves. */
const CURVE = 0.3;
/** What "more" and "fewer" are, of what there is, and at the least. */
const AMOUNT_SHARE = 0.25;
const LEAST_AMOUNT = 2;

/** Reads what is said of a deck that is there: relative words first, what is left as a wish is read. Never throws. */
export function readRefinement(text: string, refined: Refined): Refinement {
  const reading: Reading = { rest: ` ${text.slice(0, 2_000)} `, fields: {}, changes: [], refusals: [] };
  readSwaps(reading, refined);
  readRelative(reading, refined);
  readAmounts(reading, refined);
  readCards(reading, refined);
  readRest(reading, refined);
  const { fields, changes, refusals } = reading;
  return { fields, changes, refusals };
}

function take(reading: Reading, matched: string): void {
  reading.rest = reading.rest.replace(matched, " ");
}

function cardCalled(words: string, { context }: Refined): CardIndex | undefined {
  const plain = words.trim().replace(/^(?:the|my|a|an|another|some)\s+/i, "");
  if (plain.length < 3) return undefined;
  const match = context.names.resolve(plain, { typos: true, suggest: false });
  return match.found ? match.card : undefined;
}

function union<Item>(...lists: readonly (readonly Item[] | undefined)[]): Item[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

function addNames(reading: Reading, refined: Refined, list: "include" | "exclude", name: string): void {
  const other = list === "include" ? "exclude" : "include";
  const { fields } = reading;
  fields[list] = union(fields[list] ?? refined.wish[list], [name]);
  fields[other] = (fields[other] ?? refined.wish[other] ?? []).filter(
    (each) => each.replace(/^\d+ /, "") !== name,
  );
}

function readSwaps(reading: Reading, refined: Refined): void {
  for (let match = SWAP.exec(reading.rest); match; match = SWAP.exec(reading.rest)) {
    const [words, out = "", into = ""] = match;
    const [gone, came] = [cardCalled(out, refined), cardCalled(into, refined)];
    if (gone === undefined || came === undefined) return;
    const { table, names } = refined.context;
    if (!resolveCounts(refined.deck.main, names).has(gone)) {
      reading.refusals.push(`${table.name(gone)} is not in the deck.`);
      take(reading, words);
      continue;
    }
    addNames(reading, refined, "exclude", table.name(gone));
    addNames(reading, refined, "include", table.name(came));
    reading.changes.push(`${table.name(came)} in the place of ${table.name(gone)}`);
    take(reading, words);
  }
}

function readRelative(reading: Reading, refined: Refined): void {
  for (const [wish, words] of RELATIVE_WORDS) {
    const match = words.exec(reading.rest);
    if (!match) continue;
    take(reading, match[0]);
    RELATIVE[wish](reading, refined);
  }
}

const RELATIVE: Readonly<Record<RelativeWish, (reading: Reading, refined: Refined) => void>> = {
  cheaper({ fields, changes }, { wish, analysis }) {
    const price = Math.min(analysis.price.total, wish.budgetUsd ?? Number.POSITIVE_INFINITY);
    fields.budgetUsd = roundDollars(price * CHEAPER);
    changes.push(`Budget $${fields.budgetUsd}, where the deck costs $${analysis.price.total.toFixed(2)}`);
  },
  dearer({ fields, changes }, { wish, analysis }) {
    fields.budgetUsd = roundDollars(Math.max(analysis.price.total, wish.budgetUsd ?? 0) * DEARER);
    changes.push(`Budget $${fields.budgetUsd}, where the deck costs $${analysis.price.total.toFixed(2)}`);
  },
  faster: (reading, refined) => moveCurve(reading, refined, -CURVE),
  slower: (reading, refined) => moveCurve(reading, refined, CURVE),
  stronger: (reading, refined) => movePower(reading, refined, 1),
  weaker: (reading, refined) => movePower(reading, refined, -1),
  rarer({ fields, changes }, { wish }) {
    fields.novelty = Math.min(1, (wish.novelty ?? 0.25) + 0.35);
    changes.push("Cards that fewer people play");
  },
  usual({ fields, changes }) {
    fields.novelty = 0;
    changes.push("Cards that most people play");
  },
};

function moveCurve({ fields, changes }: Reading, { analysis }: Refined, by: number): void {
  const average = Math.round((analysis.averageManaValue + by) * 10) / 10;
  if (by < 0) fields.maxAverageManaValue = Math.max(1, average);
  else fields.maxAverageManaValue = Math.min(8, average);
  const is = analysis.averageManaValue.toFixed(2);
  changes.push(`Average mana value ${average} at most, where the deck has ${is}`);
}

function movePower({ fields, changes, refusals }: Reading, { wish, analysis }: Refined, by: number): void {
  if (analysis.bracket) {
    const now = wish.bracket ?? analysis.bracket.level;
    const next = now + by;
    if (next < 1 || next > 5)
      refusals.push(`The deck is in bracket ${now} already, and there is none beyond.`);
    else {
      fields.bracket = next;
      changes.push(`Bracket ${next}, where the deck is in ${now}`);
    }
    return;
  }
  const power = Math.round(wish.power ?? analysis.power_level) + by;
  if (power < 1 || power > 10) {
    refusals.push(
      `The deck has power ${analysis.power_level.toFixed(1)} already, and there is none beyond 10.`,
    );
    return;
  }
  fields.power = power;
  changes.push(`Power ${power}, where the deck has ${analysis.power_level.toFixed(1)}`);
}

/** Dollars as people say them. */
function roundDollars(usd: number): number {
  const step = usd >= 200 ? 10 : usd >= 40 ? 5 : 1;
  return Math.max(1, Math.floor(usd / step) * step);
}

/** Copies in the main deck of what a word counts; undefined where it counts nothing. */
function copiesOf(word: string, { deck, context }: Refined): number | undefined {
  const counts = kindOfCards(word, context.table);
  if (!counts) return undefined;
  let copies = 0;
  for (const [card, held] of resolveCounts(deck.main, context.names)) if (counts(card)) copies += held;
  return copies;
}

function readAmounts(reading: Reading, refined: Refined): void {
  for (let match = AMOUNT.exec(reading.rest); match; match = AMOUNT.exec(reading.rest)) {
    const [words, figure, amount = "", kind = ""] = match;
    take(reading, words);
    const isMore = MORE_WORDS.has(amount.toLowerCase());
    const what = kind
      .trim()
      .toLowerCase()
      .replace(/\s+(?:cards?|spells?)$/, "");
    if (isMore && figure === undefined && readTheme(reading, refined, what)) continue;
    if (Object.hasOwn(COLOR_WORDS, what)) readColor(reading, refined, what, isMore);
    else if (!readKind(reading, refined, what, { isMore, by: Number(figure ?? 0) })) {
      // Whatever it is, the reader of wishes may know it: "less combo".
      reading.rest += isMore ? ` ${kind}` : ` no ${kind}`;
      return;
    }
  }
}

function readTheme(reading: Reading, refined: Refined, what: string): boolean {
  const { themes = [] } = refined.context.read(`${what} theme`);
  const counted = copiesOf(what, refined);
  if (themes.length === 0 || (counted !== undefined && isPlainKind(what))) return false;
  addThemes(reading, refined, themes);
  return true;
}

/** Kinds that are counted though a theme is called alike: who wants more creatures wants no other deck. */
function isPlainKind(what: string): boolean {
  return /^(?:lands?|creatures?|artifacts?|enchantments?|instants?|sorcer(?:y|ies)|planeswalkers?|removal|ramp|card draw|counterspells?|tutors?|board ?wipes?)$/.test(
    what,
  );
}

function addThemes(reading: Reading, refined: Refined, themes: readonly string[]): void {
  reading.fields.themes = union(reading.fields.themes ?? refined.wish.themes, themes);
  reading.changes.push(`Theme: ${themes.join(", ")}`);
}

function addLimit(reading: Reading, refined: Refined, limit: Limit): void {
  const others = (reading.fields.limits ?? refined.wish.limits ?? []).filter(
    ({ what }) => what !== limit.what,
  );
  reading.fields.limits = [...others, limit];
}

function readKind(
  reading: Reading,
  refined: Refined,
  what: string,
  { isMore, by }: { readonly isMore: boolean; readonly by: number },
): boolean {
  const have = copiesOf(what, refined);
  if (have === undefined) return false;
  const usual = /^lands?$/.test(what) ? LEAST_AMOUNT : Math.round(have * AMOUNT_SHARE);
  const change = by > 0 ? by : Math.max(LEAST_AMOUNT, usual);
  if (isMore) {
    addLimit(reading, refined, { what, least: have + change });
    reading.changes.push(`At least ${have + change} ${what}, where the deck has ${have}`);
  } else {
    const most = Math.max(0, have - change);
    addLimit(reading, refined, { what, most });
    reading.changes.push(`At most ${most} ${what}, where the deck has ${have}`);
  }
  return true;
}

/** The colors that a deck may play: its leaders', or those that its cards have. */
function colorsOfDeck({ deck, context }: Refined): number {
  const { table, rules, names } = context;
  const leaders = [...resolveCounts(countOnce(deck.commanders ?? []), names).keys()];
  if (leaders.length > 0) return rules.identityOf(leaders) & 31;
  let mask = 0;
  for (const card of resolveCounts(deck.main, names).keys()) mask |= table.colorIdentity[card] ?? 0;
  return mask & 31;
}

function countOnce(list: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(list.map((name) => [name, 1]));
}

function readColor(reading: Reading, refined: Refined, word: string, isMore: boolean): void {
  const letter = COLOR_WORDS[word] ?? "";
  const bit = 1 << "WUBRG".indexOf(letter);
  const mask = colorsOfDeck(refined);
  if ((mask & bit) === 0 && isMore && (refined.deck.commanders ?? []).length === 0) {
    const colors = [..."WUBRG"].filter((each, at) => each === letter || mask & (1 << at));
    reading.fields.colors = colors;
    reading.changes.push(`Colors: ${colors.join("")}`);
    return;
  }
  if ((mask & bit) === 0) {
    reading.refusals.push(
      isMore
        ? `The commander has no ${word} in its color identity, so the deck cannot play any.`
        : `The deck plays no ${word}.`,
    );
    return;
  }
  readKind(reading, refined, word, { isMore, by: 0 });
}

/** Cards that are to come or to go, by name; what is no card is left for the reader of wishes. */
function readCards(reading: Reading, refined: Refined): void {
  const held = new Set(resolveCounts(refined.deck.main, refined.context.names).keys());
  for (const [pattern, list] of [
    [REMOVE, "exclude"],
    [ADD, "include"],
  ] as const) {
    const match = pattern.exec(reading.rest);
    if (!match) continue;
    const parts = (match[1] ?? "").split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).filter((part) => part !== "");
    const cards = parts.map((part) => cardCalled(part, refined));
    if (!cards.every((card) => card !== undefined)) continue;
    for (const card of cards) {
      const name = refined.context.table.name(card);
      if (list === "exclude" && !held.has(card)) {
        reading.refusals.push(`${name} is not in the deck.`);
        continue;
      }
      addNames(reading, refined, list, name);
      reading.changes.push(list === "include" ? `${name} comes in` : `${name} goes`);
    }
    take(reading, match[0]);
  }
}

/** Fields that hold lists, which a refinement adds to. */
const LISTS = ["themes", "exclude", "include", "against", "sets"] as const;
/** Fields that a refinement puts in the place of what was there. */
const VALUES = [
  "tribe",
  "playstyle",
  "archetype",
  "budgetUsd",
  "maxCardUsd",
  "maxManaValue",
  "maxAverageManaValue",
  "maxRarity",
  "fromYear",
  "toYear",
  "game",
  "bracket",
  "power",
  "novelty",
  "ownedMode",
] as const;

/** What is left is read as a wish is; it adds to lists, and sets what is one thing. */
function readRest(reading: Reading, refined: Refined): void {
  const text = reading.rest.replace(/\s+/g, " ").trim();
  if (!/\p{L}{3}|\d/u.test(text)) return;
  const { fields, changes } = reading;
  const read = refined.context.read(text);
  const said = (name: string) => changes.push(`${LABELS[name] ?? name}: ${read.read[name] ?? ""}`);
  for (const name of LISTS) {
    const list = read[name];
    if (list === undefined) continue;
    fields[name] = union(fields[name] ?? refined.wish[name], list);
    said(name);
  }
  for (const limit of read.limits ?? []) addLimit(reading, refined, limit);
  if (read.limits) said("limits");
  const values: Record<string, unknown> = fields;
  for (const name of VALUES) {
    const value = read[name];
    // A theme that has a way to play of its own asks for the theme, not for another deck.
    const isOfTheme = name === "playstyle" && read.themes && read.read.themes === read.read.playstyle;
    if (value === undefined || isOfTheme) continue;
    if (name === "budgetUsd") {
      const before = changes.findIndex((change) => change.startsWith("Budget $"));
      if (before >= 0) changes.splice(before, 1);
    }
    values[name] = value;
    said(name);
  }
  readLeadersAndFormat(reading, refined, read, text);
}

function readLeadersAndFormat(reading: Reading, refined: Refined, read: ReadWish, text: string): void {
  const { fields, changes, refusals } = reading;
  const name = read.format === undefined ? undefined : FORMATS.get(read.format)?.name;
  const isNamed = name !== undefined && text.toLowerCase().includes(name.toLowerCase());
  if (read.format !== undefined && isNamed && read.format !== refined.deck.format) {
    refusals.push("A deck of another format is another deck: build it from a new wish.");
  }
  const isLed = (refined.deck.commanders ?? []).length > 0;
  if (read.commanders && isLed && /\b(?:commander|led by|leader)\b/i.test(text)) {
    refusals.push("A deck with another commander is another deck: build it from a new wish.");
  } else if (read.commanders) {
    for (const card of read.commanders) {
      addNames(reading, refined, "include", card);
      changes.push(`${card} comes in`);
    }
  }
  if (read.colors && !isLed && !Object.hasOwn(fields, "colors")) {
    fields.colors = read.colors;
    changes.push(`Colors: ${read.colors.join("") || "colorless"}`);
  }
}

const LABELS: Readonly<Record<string, string>> = {
  themes: "Theme",
  exclude: "Without",
  include: "With",
  against: "Against",
  sets: "From",
  limits: "Limit",
  tribe: "Tribe",
  playstyle: "Playstyle",
  archetype: "Archetype",
  budgetUsd: "Budget",
  maxCardUsd: "A card",
  maxManaValue: "Mana value",
  maxAverageManaValue: "Average mana value",
  maxRarity: "Rarity",
  fromYear: "Printed since",
  toYear: "Printed until",
  game: "Game",
  bracket: "Bracket",
  power: "Power",
  novelty: "Cards",
  ownedMode: "Owned",
};
