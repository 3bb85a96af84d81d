import { cardOf } from "./card-line.ts";
import { zoneNamed } from "./headings.ts";
import type { Row } from "./row.ts";

/** What programs call the columns of a deck, the surest first; without case, blanks and marks. */
const COLUMNS = {
  name: ["name", "cardname", "card", "englishname"],
  quantity: ["quantity", "qty", "count", "amount", "copies", "totalqty"],
  section: ["board", "section", "zone", "category", "categories"],
  side: ["sideboard", "sideboarded"],
  commanders: ["commander", "iscommander"],
} as const;
type Column = keyof typeof COLUMNS;

const DELIMITERS = [",", "\t", ";", "|"];
/** Longer lines are cut, so that nothing takes long. */
const MOST_LETTERS = 5_000;
/** The line of headings is among the first. */
const MOST_ABOVE = 20;
const YES = /^(?:yes|true|1|x)$/i;

/** The rows of a deck or collection as spreadsheets write it, below a line that names the columns; undefined for any other text. */
export function rowsOfTable(text: string): readonly Row[] | undefined {
  const above = linesOf(text, MOST_ABOVE);
  const top = above.findIndex((line) => !/^\s*(?:"?sep=.*)?$/i.test(line));
  for (const delimiter of DELIMITERS) {
    const columns = columnsOf(cellsOf(above[top] ?? "", delimiter));
    if (columns.has("name") && columns.has("quantity"))
      return linesOf(text).flatMap((line, at) => {
        if (at <= top || line.trim() === "") return [];
        return [{ at, card: cardOfRow(cellsOf(line, delimiter), columns) }];
      });
  }
  return undefined;
}

function linesOf(text: string, most?: number): readonly string[] {
  return text.split(/\r\n|\r|\n/, most).map((line) => line.slice(0, MOST_LETTERS));
}

function cardOfRow(cells: readonly string[], columns: ReadonlyMap<Column, number>): Row["card"] {
  const said = (column: Column) => cells[columns.get(column) ?? -1] ?? "";
  const [category = ""] = said("section").split(/[,{]/);
  const named = zoneNamed(category);
  const zone = YES.test(said("commanders")) ? "commanders" : YES.test(said("side")) ? "side" : named;
  return cardOf(said("quantity").replace(/x$/i, ""), said("name"), zone);
}

function columnsOf(head: readonly string[]): ReadonlyMap<Column, number> {
  const names = head.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const places = Object.entries(COLUMNS).map(([column, spellings]) => {
    const named = spellings.find((spelling) => names.includes(spelling));
    return [column as Column, names.indexOf(named ?? "-")] as const;
  });
  return new Map(places.filter(([, place]) => place >= 0));
}

function cellsOf(line: string, delimiter: string): readonly string[] {
  const cell = new RegExp(`[${delimiter}](?: *"((?:[^"]|"")*)"|([^${delimiter}]*))`, "g");
  return [...`${delimiter}${line}`.matchAll(cell)].map(([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? "").trim(),
  );
}
