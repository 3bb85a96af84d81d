import { AMOUNT, COLOR_WORDS, MORE_WORDS } from "../../../data/lexicon-refinement.ts";
import { resolveCounts } from "../../analyze/counted.ts";
import { kindOfCards } from "../../plan/exclusions.ts";
import { addLimit, type Reading, type Refined, take, union } from "./reading.ts";

/** What "more" and "fewer" are, of what there is, and at the least. */
const AMOUNT_SHARE = 0.25;
const LEAST_AMOUNT = 2;

/** Copies in the main deck of what a word counts; undefined where it counts nothing. */
function copiesOf(word: string, { deck, context }: Refined): number | undefined {
  const counts = kindOfCards(word, context.table);
  if (!counts) return undefined;
  let copies = 0;
  for (const [card, held] of resolveCounts(deck.main, context.names)) if (counts(card)) copies += held;
  return copies;
}

/** "More ramp", "2 fewer lands", "less blue", "more of a sacrifice theme". */
export function readAmounts(reading: Reading, refined: Refined): void {
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
