import { MAX_NAME } from "@deckwright/decks/limits.ts";
import Papa from "papaparse";
import { type Columns, columnsOf, type Meaning, namesCards } from "./columns.ts";
import { countCopies, faultOfQuantity } from "./copies.ts";

/** One line of a list of cards, as far as it could be read. */
export interface CardLine {
  /** Where it stands in the file, counted from 1. */
  readonly line: number;
  readonly id: string;
  /** Numbers of other services; empty where there is none. */
  readonly mtgoId: string;
  readonly multiverseId: string;
  readonly name: string;
  /** Code or name of the set. */
  readonly set: string;
  /** What else it is called there; empty where it says nothing more. */
  readonly otherSet: string;
  readonly number: string;
  /** As it stands there, or the sum of what stands there. */
  readonly quantity: string;
  /** Why it cannot be used, whatever cards there are; null where nothing speaks against it. */
  readonly fault: string | null;
}

/** Most lines that are read. */
const MOST_LINES = 100_000;

/** What may stand between cells, in the order in which it is tried. */
const DELIMITERS = [",", ";", "\t", "|"];

/** How much of a file is looked at to see what stands between its cells: more than any line of headings. */
const HEAD_LENGTH = 10_000;

/** What Cardmarket and spreadsheets write for no. */
const NO: ReadonlySet<string> = new Set(["", "0", "no", "false", "n", "-"]);

/**
 * The lines of a list with headings, as those programs export it that `columns.ts` names.
 * @throws Error with a sentence, when it has no columns that name cards, or counts none that somebody owns.
 */
export function readLines(text: string): readonly CardLine[] {
  // Files that were put together have more than one kind of line ends.
  const all = text.replace(/\r\n?/g, "\n");
  const marked = /^"?sep=(.)"?\n/i.exec(all);
  const begun = all.slice(marked?.[0].length ?? 0);
  const body = begun.replace(/^\s*\n/, "");
  const delimiter = delimiterOf(body, marked?.[1]);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, newline: "\n" });
  const [head = [], ...rows] = data;
  const broken = new Map(errors.map(({ code, row = 0 }) => [row, code]));
  if (broken.has(0))
    throw new Error("The quotation marks of the first line do not fit together, so there are no headings.");
  const columns = usableColumns(head);
  let line = 2 + newlinesIn([all.slice(0, all.length - body.length), ...head]);
  const lines: CardLine[] = [];
  for (const [at, cells] of rows.entries()) {
    const here = line;
    line += 1 + newlinesIn(cells);
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (lines.length === MOST_LINES)
      throw new Error("More than 100,000 lines are not read at once. Split the file.");
    const card = readCells(cells, columns, here);
    const fault = faultOfCells(cells, head, broken.get(at + 1), here, line - 1);
    lines.push(fault === null ? card : { ...card, fault });
  }
  if (lines.length === 0) throw new Error("There are headings in this file, but no cards below them.");
  return lines;
}

/** What parts the headings into those that are known best: the one that the file names, where it does no worse than others. */
function delimiterOf(text: string, named: string | undefined): string {
  const head = text.slice(0, HEAD_LENGTH);
  const [usual = ","] = DELIMITERS;
  let best = { delimiter: named ?? usual, known: 0 };
  for (const delimiter of named === undefined ? DELIMITERS : [named, ...DELIMITERS]) {
    const [cells = []] = Papa.parse<string[]>(head, { delimiter, newline: "\n", preview: 1 }).data;
    const known = [...columnsOf(cells).values()].flat().length;
    if (known > best.known) best = { delimiter, known };
  }
  return best.delimiter;
}

function usableColumns(head: readonly string[]): Columns {
  const columns = columnsOf(head);
  const [traded] = columns.get("tradedCopies") ?? [];
  const counts: readonly Meaning[] = ["copies", "plainCopies", "moreCopies", "allCopies"];
  if (traded && !counts.some((means) => columns.has(means)))
    throw new Error(
      `“${traded.heading}” counts what is traded or wanted, and no column counts what you own.`,
    );
  if (namesCards(columns)) return columns;
  const seen = head.slice(0, 6).join(", ").slice(0, 80);
  throw new Error(
    `No column names the cards. The first line has to hold headings such as Name and Quantity; it says “${seen}”.`,
  );
}

function readCells(cells: readonly string[], columns: Columns, line: number): CardLine {
  let unclear: string | null = null;
  /** What columns of a kind say, the surest first; nothing of those that are empty. */
  const read = (means: Meaning): readonly string[] =>
    (columns.get(means) ?? []).flatMap(({ heading, places }) => {
      const [said, other] = new Set(places.map((at) => (cells[at] ?? "").trim()).filter(Boolean));
      if (other !== undefined)
        unclear ??= `There are several columns “${heading.slice(0, 40)}”, and they say different things.`;
      return said === undefined ? [] : [said];
    });
  const first = (means: Meaning) => read(means)[0] ?? "";
  const [set = "", otherSet = ""] = new Set(read("set"));
  const card = {
    id: first("id"),
    mtgoId: serviceNumber(first("mtgoId")),
    multiverseId: serviceNumber(first("multiverseId")),
    name: first("name"),
    set,
    otherSet,
    number: first("number"),
  };
  const texts = {
    copies: read("copies"),
    plainCopies: read("plainCopies"),
    moreCopies: read("moreCopies"),
    allCopies: read("allCopies"),
  };
  // A list without a column for it has one of each.
  const isCounted = (Object.keys(texts) as Meaning[]).some((means) => columns.has(means));
  const counted = isCounted ? countCopies(texts) : { quantity: "1", fault: null };
  const isPlayset = !NO.has(first("isPlayset").toLowerCase());
  const playset = isPlayset ? "It is a playset. Say how many cards these are." : null;
  const fault = unclear ?? faultOfCard(card) ?? counted.fault ?? playset;
  return { line, ...shortened(card), quantity: counted.quantity.slice(0, 60), fault };
}

/** Why the cells of a line may not be what they seem: then nothing that they say is taken. */
function faultOfCells(
  cells: readonly string[],
  head: readonly string[],
  error: string | undefined,
  from: number,
  to: number,
): string | null {
  if (error === "MissingQuotes")
    return "A quotation mark that opens here is never closed, so the rest of the file could not be read.";
  // Within a line they are as good as letters; where they join lines, the others would be lost.
  if (error === "InvalidQuotes" && from < to)
    return `Its quotation marks do not fit together, so lines ${from} to ${to} could not be read.`;
  if (cells.slice(head.length).some((cell) => cell.trim() !== ""))
    return "It has more cells than there are headings. A name with a comma needs quotation marks.";
  return null;
}

type CardTexts = Omit<CardLine, "line" | "quantity" | "fault">;

function faultOfCard({ id, mtgoId, multiverseId, name, set, otherSet, number }: CardTexts): string | null {
  const isNamed = [id, mtgoId, multiverseId, name].some((text) => text !== "");
  if (!isNamed && (set === "" || number === "")) return "It names no card.";
  if (name.length > MAX_NAME) return "No card has a name this long.";
  if ([id, set, otherSet, number].some((text) => text.length > MAX_NAME))
    return "No set, number or id is this long.";
  return null;
}

function shortened<Texts extends CardTexts>(texts: Texts): CardTexts {
  const { id, mtgoId, multiverseId, name, set, otherSet, number } = texts;
  const short = (text: string) => text.slice(0, MAX_NAME);
  return {
    id: short(id),
    mtgoId,
    multiverseId,
    name: short(name),
    set: short(set),
    otherSet: short(otherSet),
    number: short(number),
  };
}

/** Why a line cannot be used once somebody has corrected it, whatever cards there are. */
export function faultOf(line: Omit<CardLine, "line" | "fault">): string | null {
  return faultOfCard(line) ?? faultOfQuantity(line.quantity);
}

/** A number by which a service knows a printing; some write 0 for none. */
function serviceNumber(text: string): string {
  return /^[1-9]\d{0,9}$/.test(text) ? text : "";
}

function newlinesIn(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/\n/g)?.length ?? 0), 0);
}
