import { ownNames } from "@deckwright/cards/facts/text.ts";
import { formsOfType } from "@deckwright/cards/facts/type-forms.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { oncePerPart } from "@deckwright/cards/table/once-per.ts";
import type { Telling } from "@deckwright/cards/table/tellings.ts";
import type { TieEnd } from "../../data/what/tie-rule.ts";
import { TIES } from "../../data/what/ties.ts";
import { hashText } from "../random.ts";
import { normalizeText } from "../tags/card-view.ts";
import { hasWord, isOfType } from "./deck-counts.ts";

/** Whether a card stands at an end of a row of `TIES`, by the row's number. */
export type StandsAt = (card: CardIndex, row: number, end: "gives" | "takes") => boolean;

/** An end ready to be held against cards. */
interface ReadEnd {
  readonly end: TieEnd;
  /** As tables without texts hold it. */
  readonly telling: Telling;
  readonly text: RegExp | undefined;
  readonly not: RegExp | undefined;
}

const readers = new WeakMap<CardTable, Map<string, StandsAt>>();
const IS_TYPED = TIES.map(({ gives, takes }) => isTyped(gives) || isTyped(takes));

/** Tells at which ends cards stand in decks about a creature type, which may be empty. What was asked once is known. */
export function tieEnds(table: CardTable, typeName: string): StandsAt {
  const known = readers.get(table) ?? new Map<string, StandsAt>();
  readers.set(table, known);
  const before = known.get(typeName);
  if (before !== undefined) return before;
  const reader = readEnds(table, typeName);
  // What does not depend on the type is known for all types.
  const plain = typeName === "" ? reader : tieEnds(table, "");
  const made: StandsAt = (card, row, end) =>
    IS_TYPED[row] === true ? typeName !== "" && reader(card, row, end) : plain(card, row, end);
  // The oldest type goes, and never what is known for all of them, which stands first.
  const oldest = [...known.keys()][1];
  if (known.size > MOST_TYPES && oldest !== undefined) known.delete(oldest);
  known.set(typeName, made);
  return made;
}

/** Creature types whose cards are known at a time: a server is asked for all of them in the end. */
const MOST_TYPES = 24;

const UNKNOWN = 0;
const NO = 1;
const YES = 2;

function readEnds(table: CardTable, typeName: string): StandsAt {
  const ends = new Map<TieEnd, ReadEnd>();
  const readyOf = (end: TieEnd): ReadEnd => {
    const known = ends.get(end) ?? readyEnd(end, typeName);
    ends.set(end, known);
    return known;
  };
  const answers = new Map<CardIndex, Uint8Array>();
  return (card, row, end) => {
    const known = answers.get(card) ?? new Uint8Array(2 * TIES.length);
    answers.set(card, known);
    const at = 2 * row + (end === "gives" ? 0 : 1);
    const rule = TIES[row]?.[end];
    if (known[at] === UNKNOWN && rule !== undefined)
      known[at] = isShaped(table, card, rule, typeName) && isSaid(table, card, readyOf(rule)) ? YES : NO;
    return known[at] === YES;
  };
}

/** Type line, cost and type of creature. */
function isShaped(table: CardTable, card: CardIndex, end: TieEnd, typeName: string): boolean {
  const manaValue = table.manaValue[card] ?? 0;
  return (
    (end.types === undefined || ((table.frontTypes[card] ?? 0) & end.types) !== 0) &&
    manaValue >= (end.minManaValue ?? 0) &&
    manaValue <= (end.maxManaValue ?? Number.POSITIVE_INFINITY) &&
    (end.word === undefined || hasWord(table.faces(card)[0]?.typeLine ?? "", end.word)) &&
    (end.isOfType !== true || isOfType(table, { card }, typeName))
  );
}

/** What the card says, where its tag lets one expect it; in tables without texts what was told of it decides. */
function isSaid(table: CardTable, card: CardIndex, { end, telling, text, not }: ReadEnd): boolean {
  if (text === undefined) return true;
  if (!table.meta.hasText) return toldEnds(table, card).has(toldKey(telling));
  const tag = end.tag === undefined ? -1 : table.tags.id(end.tag);
  if (tag >= 0 && !table.tags.has(card, tag)) return false;
  const said = tiedText(table, card);
  return text.test(said) && !(not?.test(said) ?? false);
}

/** The ends that look at texts, each once. */
const SAID_ENDS: readonly TieEnd[] = [
  ...new Map(
    TIES.flatMap(({ gives, takes }) => [gives, takes])
      .filter(({ text }) => text !== undefined)
      .map((end) => [toldKey(tellingOf(end, "")), end] as const),
  ).values(),
];

/** What tables without texts know those ends by. */
export const TIE_ROWS: ReadonlySet<string> = new Set(SAID_ENDS.map((end) => tellingOf(end, "").row));

/** At which ends each card's text puts it, for tables that are made without the texts; of creature types those that it names. */
export function tieTellings(table: CardTable): (card: CardIndex) => Telling[] {
  const ready = new Map<TieEnd, Map<string, ReadEnd>>();
  const readyOf = (end: TieEnd, typeName: string): ReadEnd => {
    const ofEnd = ready.get(end) ?? new Map<string, ReadEnd>();
    ready.set(end, ofEnd);
    const known = ofEnd.get(typeName) ?? readyEnd(end, typeName);
    ofEnd.set(typeName, known);
    return known;
  };
  return (card) => {
    const types = Array.from(table.mentionedTypes(card), (type) => table.subtypeName(type));
    return SAID_ENDS.flatMap((end) => (asksForType(end) ? types : [""]).map((type) => readyOf(end, type)))
      .filter((read) => isSaid(table, card, read))
      .map(({ telling }) => telling);
  };
}

const toldEnds = oncePerPart(
  (table: CardTable, card: CardIndex): ReadonlySet<string> => new Set(table.tellings(card).map(toldKey)),
);

/** An end as a table without texts holds it: known by what it asks, so that it is dropped when it asks something else. */
function tellingOf(end: TieEnd, typeName: string): Telling {
  const row = hashText([end.tag ?? "", end.text ?? "", end.not ?? ""].join("\t")).toString(36);
  return { row, text: asksForType(end) ? typeName : "" };
}

function toldKey({ row, text }: Telling): string {
  return `${row}\n${text}`;
}

function readyEnd(end: TieEnd, typeName: string): ReadEnd {
  const compiled = (pattern: string | undefined): RegExp | undefined =>
    pattern === undefined ? undefined : new RegExp(withType(pattern, typeName));
  return { end, telling: tellingOf(end, typeName), text: compiled(end.text), not: compiled(end.not) };
}

function asksForType({ text }: TieEnd): boolean {
  return text?.includes("{type}") ?? false;
}

/** A card's text as the rows read it: lower case, its own names as "~", without reminders, emblems and a land behind a spell. */
const tiedText = oncePerPart((table: CardTable, card: CardIndex): string => {
  const faces = table.faces(card);
  const isLandBehind = !/\bLand\b/.test(faces[0]?.typeLine ?? "");
  const names = faces.flatMap(({ name }) => [...ownNames(name), name.split(" of ")[0] ?? name]);
  return faces
    .filter(({ typeLine }, at) => at === 0 || !(isLandBehind && /\bLand\b/.test(typeLine)))
    .map(({ oracleText }) => normalizeText(oracleText.replace(/you get an emblem with "[^"]*"/gi, ""), names))
    .join("\n");
});

function isTyped(end: TieEnd): boolean {
  return end.isOfType === true || asksForType(end);
}

/** A pattern for a creature type, with the plurals that cards print. */
function withType(pattern: string, typeName: string): string {
  const [one = "", ...plurals] = formsOfType(typeName).map((form) => form.toLowerCase());
  const many = plurals.length === 0 ? one : `(?:${plurals.join("|")})`;
  return pattern
    .replaceAll("{type}s?", `(?:${one}|${many})`)
    .replaceAll("{type}s", many)
    .replaceAll("{type}", one);
}
