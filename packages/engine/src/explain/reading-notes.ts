import { type ColorMask, colorsOf } from "@deckwright/cards/colors.ts";
import { BRACKET_POWER } from "../../data/brackets.ts";
import { NEAREST_FORMATS } from "../../data/lexicon-formats.ts";
import { MONEY } from "../../data/lexicon-money.ts";
import { colorNames } from "../intent/wanted-colors.ts";
import type { NoteOf, ReadingFacts, ReadingNote, Sayings } from "../notes.ts";
import type { Intent, ReadWish } from "../types.ts";
import { listed } from "./phrases.ts";

/** How what was decided in reading a sentence is told. */
export const READING_SAYINGS: Sayings<ReadingFacts> = {
  "text-cut": ({ most }) => `Only the first ${most.toLocaleString("en-US")} characters were read.`,
  "read-in": ({ language }) => `This wish was read as ${language}.`,
  "list-read": ({ count, lands, side, kept, anew, isReworked }) => {
    if (isReworked) {
      const basics = anew.length === 0 ? "" : `, its ${listed(anew)} too`;
      return `The list has ${count} different spells: the ${kept} that decks play most stay, and the rest of the deck is chosen anew${basics}.`;
    }
    if (count + lands === 0)
      return `The list is a sideboard of ${side} cards: all of them stay, and the main deck is chosen for them.`;
    const own =
      lands === 0
        ? `${count} different spells`
        : `${count} different spells and ${lands === 1 ? "a land" : `${lands} different lands`}`;
    return side === 0
      ? `The list has ${own}: all of them stay, and the rest of the deck is chosen for them.`
      : `The list has ${own} and a sideboard of ${side} cards: all of them stay.`;
  },
  "nothing-said": () => "The wish is empty; everything is left to choose.",
  "nothing-understood": () =>
    "Nothing in this wish was understood; everything is left to choose. Try a format, colors, a creature type or a commander.",
  "no-format-for-sixty": () =>
    "A deck of sixty cards was asked for without a format; naming one (Standard, Pioneer, Modern, Pauper) decides which cards are legal.",
  "several-formats": ({ taken, left }) =>
    `The wish names more than one format; it was read as ${taken}, not ${left.join(" or ")}.`,
  "nearest-format": ({ phrase }) => NEAREST_FORMATS[phrase] ?? "",
  "leaders-apart": ({ leader, other }) =>
    `${leader} and ${other} cannot lead a deck together; ${other} was taken as a card of the deck.`,
  "color-kept": ({ colors }) =>
    `The wish both asks for ${colorWords(colors)} and rules it out; the color was kept.`,
  "color-left-out": ({ colors }) => `${colorWords(colors)} was asked for and ruled out; it was left out.`,
  "one-color-and-more": ({ taken, left }) =>
    `A deck of one color was asked for together with ${colorWords(left)}; it was read as ${colorWords(taken)} alone.`,
  "color-choice": ({ taken, left }) =>
    `${colorWords(taken)} or ${colorWords(left)} was asked for; the first was taken.`,
  "colorless-and-more": ({ taken }) =>
    `Colorless and ${colorWords(taken)} exclude each other; ${colorWords(taken)} was taken.`,
  "other-color-count": ({ count, named }) =>
    `${countWords(count)} were asked for, but ${colorWords(named)} named; the named ones were taken.`,
  "leader-of-other-count": ({ leader, own, count }) =>
    `The colors of ${leader} were taken (${colorsOf(own).join("") || "none"}); ${countWords(count).toLowerCase()} were asked for.`,
  "other-leader-colors": ({ leader, own, asked }) =>
    `The colors of ${leader} were taken (${colorsOf(own).join("") || "none"}), not the ${colorsOf(asked).join("") || "colorless"} that was asked for.`,
  "leader-of-forbidden-color": ({ leader, colors }) =>
    `${leader} has ${colorNames(colors).join(" and ")} in its color identity, which was ruled out; the commander was kept.`,
  "several-types": ({ taken, left }) =>
    `A deck gathers one creature type here: ${taken} was taken, ${left.join(" and ")} was not.`,
  "both-ways": ({ asked, ruledOut }) =>
    ruledOut === asked
      ? `The wish both asks for ${asked} and rules that out; what it rules out stays out.`
      : `The wish asks for ${asked} and rules out ${ruledOut}; what it rules out stays out.`,
  "limits-apart": ({ taken, left }) =>
    `"${left}" and "${taken}" cannot both be; the deck was held to "${taken}".`,
  "named-no-leader": ({ card, format }) =>
    `${card} cannot lead a deck in ${format}; it was taken as a card of the deck.`,
  "one-style": ({ taken, left }) =>
    `A deck is built to one way to play here: ${taken} was taken, ${listed(left)} was not.`,
  "one-style-for-both": ({ taken, left }) =>
    `Both decks of a team are built to one playstyle here: ${taken} was taken, ${listed(left)} was not.`,
  "bracket-out-of-range": ({ asked, taken }) => `There are brackets 1 to 5; ${asked} was read as ${taken}.`,
  "power-out-of-range": ({ asked, taken }) => `Power goes from 1 to 10; ${asked} was read as ${taken}.`,
  "bracket-against-words": ({ bracket, words }) =>
    `Bracket ${bracket} was asked for beside words for bracket ${words}; the figure was taken.`,
  "power-against-bracket"({ power, bracket }) {
    const [from, to] = BRACKET_POWER[bracket];
    const range = from === to ? from : `${from} to ${to}`;
    return `Power ${power} and bracket ${bracket} contradict each other (that bracket means power ${range}); the bracket was taken.`;
  },
  "other-currency": ({ amount, currency, usd }) =>
    `Prices here are in US dollars; ${amount} in ${MONEY[currency].name} was taken as $${usd}.`,
  "several-limits": ({ one, other }) =>
    `Two limits were named, $${one} and $${other}; the lower one was taken.`,
  "guessed-budget": ({ usd }) => `A budget without an amount was read as at most $${usd} for the whole deck.`,
  "least-of-a-card": ({ usd }) =>
    `Cards of at least $${usd} each were asked for; prices of cards are held to the most they may be, not to the least.`,
  "least-above-most": ({ least, most }) =>
    `At least $${least} and at most $${most} cannot both be; the deck was held to at most $${most}.`,
  "range-of-power": ({ from, to, taken }) => `Power ${from} to ${to} was read as ${taken}, its middle.`,
  "range-of-brackets": ({ from, to, taken }) => `Bracket ${from} to ${to} was read as ${taken}.`,
  "least-mana-value": ({ least, most }) =>
    `Mana values of ${least} to ${most} were asked for; they are held to ${most} at most, not to ${least} at least.`,
  "corrected-name": ({ typed, card }) => `"${typed}" was read as ${card}.`,
  "no-such-name": ({ typed, near }) => `No card is called "${typed}".${suggestion(near)}`,
};

/** An intent with what was decided in reading its sentence told in words, each thing once. */
export function withSentences({ notes: _, ...intent }: ReadWish, notes: readonly ReadingNote[] = []): Intent {
  const sentences = [...new Set(notes.map((note) => sayingOf(READING_SAYINGS, note)))];
  return sentences.length === 0 ? intent : { ...intent, notes: sentences };
}

/** The sentence of a note. */
export function sayingOf<Facts, Kind extends keyof Facts>(
  sayings: Sayings<Facts>,
  note: NoteOf<Facts, Kind>,
): string {
  return sayings[note.kind](note);
}

/** Names that were perhaps meant, as a question. */
export function suggestion(near: readonly string[]): string {
  return near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
}

const COUNTS: readonly string[] = [
  "",
  "One color",
  "Two colors",
  "Three colors",
  "Four colors",
  "Five colors",
];

function countWords(count: number): string {
  return COUNTS[count] ?? String(count);
}

function colorWords(mask: ColorMask): string {
  return listed(colorNames(mask)) || "colorless";
}
