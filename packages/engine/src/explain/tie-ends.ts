import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { TieEnd } from "../../data/what/tie-rule.ts";
import { TIES } from "../../data/what/ties.ts";
import { hasWord, isOfType } from "./deck-counts.ts";

/** At which ends of which rows of `TIES` a card stands. */
export interface TieEnds {
  readonly gives: readonly number[];
  readonly takes: readonly number[];
}

/** Rows ready to be held against cards. */
interface ReadEnd {
  readonly end: TieEnd;
  readonly text: RegExp | undefined;
  readonly not: RegExp | undefined;
}

const ended = new WeakMap<CardTable, Map<string, (card: CardIndex) => TieEnds>>();

/** Tells at which ends cards stand in decks about a creature type, which may be empty. Each card is read once. */
export function tieEnds(table: CardTable, typeName: string): (card: CardIndex) => TieEnds {
  const known = ended.get(table) ?? new Map<string, (card: CardIndex) => TieEnds>();
  ended.set(table, known);
  const before = known.get(typeName);
  if (before !== undefined) return before;
  const made = readEnds(table, typeName);
  known.set(typeName, made);
  return made;
}

function readEnds(table: CardTable, typeName: string): (card: CardIndex) => TieEnds {
  const compiled = (pattern: string | undefined): RegExp | undefined =>
    pattern === undefined ? undefined : new RegExp(withType(pattern, typeName));
  const ends = (end: TieEnd): ReadEnd => ({ end, text: compiled(end.text), not: compiled(end.not) });
  const rows = TIES.map(({ gives, takes }, at) => ({ at, gives: ends(gives), takes: ends(takes) })).filter(
    ({ gives, takes }) => typeName !== "" || !(isTyped(gives.end) || isTyped(takes.end)),
  );
  const read = new Map<CardIndex, TieEnds>();
  return (card) => {
    const known = read.get(card);
    if (known !== undefined) return known;
    const text = tiedText(table, card);
    const stands = ({ end, text: pattern, not }: ReadEnd): boolean =>
      isShaped(table, card, end, typeName) && isSaid(table, card, { end, text: pattern, not }, text);
    const found = {
      gives: rows.filter(({ gives }) => stands(gives)).map(({ at }) => at),
      takes: rows.filter(({ takes }) => stands(takes)).map(({ at }) => at),
    };
    read.set(card, found);
    return found;
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

/** What the card says; by its tag in tables without texts. */
function isSaid(table: CardTable, card: CardIndex, { end, text, not }: ReadEnd, said: string): boolean {
  if (text === undefined) return true;
  if (said.trim() !== "") return text.test(said) && !(not?.test(said) ?? false);
  const tag = end.tag === undefined ? -1 : table.tags.id(end.tag);
  return tag >= 0 && table.tags.has(card, tag);
}

/** A card's text as the rows read it: lower case, its own names as "~", without reminders, emblems and a land behind a spell. */
function tiedText(table: CardTable, card: CardIndex): string {
  const faces = table.faces(card);
  const isLandBehind = !/\bLand\b/.test(faces[0]?.typeLine ?? "");
  let text = faces
    .filter(({ typeLine }, at) => at === 0 || !(isLandBehind && /\bLand\b/.test(typeLine)))
    .map(({ oracleText }) =>
      oracleText.replace(/\s*\([^)]*\)/g, "").replace(/you get an emblem with "[^"]*"/gi, ""),
    )
    .join("\n");
  for (const { name } of faces)
    for (const own of [name, name.split(",")[0] ?? name, name.split(" of ")[0] ?? name])
      if (own.length > 2) text = text.replaceAll(own, "~");
  return text
    .replace(/\bthis (?:creature|artifact|enchantment|permanent|Equipment|Aura|Vehicle|spell)\b/gi, "~")
    .replaceAll("’", "'")
    .toLowerCase();
}

function isTyped({ text, isOfType: typed }: TieEnd): boolean {
  return typed === true || (text?.includes("{type}") ?? false);
}

/** A pattern for a creature type, with the plurals that English has. */
function withType(pattern: string, typeName: string): string {
  const one = typeName.toLowerCase();
  const many = one.endsWith("f") ? `${one.slice(0, -1)}ves` : `${one}s`;
  return pattern
    .replaceAll("{type}s?", `(?:${one}|${many})`)
    .replaceAll("{type}s", many)
    .replaceAll("{type}", one);
}
