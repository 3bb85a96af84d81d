import { MAX_NAME } from "@deckwright/decks/limits.ts";
import Papa from "papaparse";
import { MOST_COPIES } from "../most-copies.ts";

/** One line of a list of cards, as far as it could be read. */
export interface CardLine {
  /** Where it stands in the file, counted from 1. */
  readonly line: number;
  readonly id: string;
  readonly name: string;
  /** Code or name of the set. */
  readonly set: string;
  readonly number: string;
  /** As it stands there. */
  readonly quantity: string;
  /** Why it cannot be used, whatever cards there are; null where nothing speaks against it. */
  readonly fault: string | null;
}

/** Most lines that are read. */
const MOST_LINES = 100_000;

/** What columns are called by the programs that write them, the surest first; without case, blanks and marks. */
const COLUMNS = {
  id: ["scryfallid", "scryfalluuid", "scryfall"],
  name: ["simplename", "cardname", "name", "card", "title"],
  set: ["setcode", "editioncode", "setid", "edition", "set", "editionname", "setname", "expansion"],
  number: ["collectornumber", "collectorsnumber", "cardnumber", "collector", "number"],
  quantity: ["quantity", "count", "qty", "amount", "quantityx", "copies", "regqty", "totalquantity"],
} as const;
type Column = keyof typeof COLUMNS;

/**
 * The lines of a list as Moxfield, Archidekt, ManaBox, Dragon Shield, Deckbox, TCGplayer, Delver Lens and this site export it.
 * @throws Error with a sentence, when it has no columns that name cards.
 */
export function readLines(text: string): readonly CardLine[] {
  const marked = /^"?sep=(.)"?\r?\n/i.exec(text);
  const parsed = Papa.parse<string[]>(text.slice(marked?.[0].length ?? 0), {
    delimiter: marked?.[1] ?? "",
    delimitersToGuess: [",", "\t", ";", "|"],
  });
  const open = parsed.errors.find(({ code }) => code === "MissingQuotes")?.row;
  const [head = [], ...rows] = parsed.data;
  const columns = columnsOf(head);
  let line = marked ? 2 : 1;
  line += 1 + newlinesIn(head);
  const lines: CardLine[] = [];
  for (const [at, cells] of rows.entries()) {
    const here = line;
    line += 1 + newlinesIn(cells);
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (lines.length === MOST_LINES)
      throw new Error("More than 100,000 lines are not read at once. Split the file.");
    lines.push(readLine(cells, columns, here, at + 1 === open));
  }
  if (lines.length === 0) throw new Error("There are headings in this file, but no cards below them.");
  return lines;
}

function readLine(
  cells: readonly string[],
  columns: ReadonlyMap<Column, readonly number[]>,
  line: number,
  isOpen: boolean,
): CardLine {
  // Of several columns the first that says something counts.
  const read = (column: Column): string => {
    const at = columns.get(column)?.find((place) => (cells[place] ?? "").trim() !== "");
    return at === undefined ? "" : (cells[at] ?? "").trim();
  };
  // A list without a column for it has one of each.
  const quantity = columns.has("quantity") ? read("quantity") : "1";
  const card = { id: read("id"), name: read("name"), set: read("set"), number: read("number") };
  const fault = isOpen
    ? "A quotation mark that opens here is never closed, so the rest of the file could not be read."
    : faultOf({ ...card, quantity });
  return { line, ...card, name: card.name.slice(0, MAX_NAME), quantity: quantity.slice(0, 20), fault };
}

/** Why a line cannot be used, whatever cards there are. */
export function faultOf(line: Omit<CardLine, "line" | "fault">): string | null {
  if (line.id === "" && line.name === "" && (line.set === "" || line.number === ""))
    return "It names no card.";
  if (line.name.length > MAX_NAME) return "No card has a name this long.";
  if (line.quantity === "") return "It says no number of copies.";
  const copies = copiesOf(line.quantity);
  if (copies === null) return `“${line.quantity.slice(0, 20)}” is not a number of copies.`;
  if (copies < 1) return copies === 0 ? "It has no copies." : "A number of copies cannot be negative.";
  return copies > MOST_COPIES ? "A collection counts no more than 1,000,000 copies." : null;
}

/** A whole number, which some programs write as `4x`; null for anything else. */
export function copiesOf(text: string): number | null {
  const read = /^([+-]?[\d,]{1,15})(?:\.0+)?\s*x?$/i.exec(text.trim())?.[1];
  return read === undefined ? null : Number(read.replaceAll(",", ""));
}

function columnsOf(head: readonly string[]): ReadonlyMap<Column, readonly number[]> {
  const names = head.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const columns = new Map<Column, readonly number[]>();
  for (const [column, spellings] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const places = spellings.map((spelling) => names.indexOf(spelling)).filter((place) => place >= 0);
    if (places.length > 0) columns.set(column, places);
  }
  if (columns.has("id") || columns.has("name")) return columns;
  if (columns.has("set") && columns.has("number")) return columns;
  const seen = head.slice(0, 6).join(", ").slice(0, 80);
  throw new Error(
    `No column names the cards. The first line has to hold headings such as Name and Quantity; it says “${seen}”.`,
  );
}

function newlinesIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}
