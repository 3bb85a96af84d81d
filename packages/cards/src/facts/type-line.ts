import { CardType, Supertype } from "../table/card-table.ts";

/** One face's type line, read. */
export interface TypeLine {
  /** `CardType` bits. */
  readonly types: number;
  /** `Supertype` bits. */
  readonly supertypes: number;
  readonly subtypes: readonly string[];
}

const TYPE_BITS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(CardType),
  ["Tribal", CardType.Kindred],
]);
const SUPERTYPE_BITS: ReadonlyMap<string, number> = new Map(Object.entries(Supertype));

/**
 * Reads a type line such as `Legendary Creature — Elf Druid`. Words that are no known type are left out. `Time Lord` is
 * one creature type of two words (CR 205.3m); a plane's subtype may have any number of words (CR 205.3b).
 */
export function readTypeLine(line: string): TypeLine {
  let read = readLines.get(line);
  if (!read) {
    read = parse(line);
    if (readLines.size < 10_000) readLines.set(line, read);
  }
  return read;
}

/** Type lines that were read before; all cards share a few thousand. */
const readLines = new Map<string, TypeLine>();

function parse(line: string): TypeLine {
  const [before = "", after = ""] = line.split(/\s+[—–-]\s+/, 2);
  let types = 0;
  let supertypes = 0;
  for (const word of before.trim().split(/\s+/)) {
    types |= TYPE_BITS.get(word) ?? 0;
    supertypes |= SUPERTYPE_BITS.get(word) ?? 0;
  }
  const rest = after.trim();
  if (!rest) return { types, supertypes, subtypes: [] };
  if (types & CardType.Plane) return { types, supertypes, subtypes: [rest] };
  const words = rest.replace(/\bTime Lord\b/g, "Time\u00a0Lord").split(/ +/);
  return { types, supertypes, subtypes: words.map((word) => word.replace("\u00a0", " ")) };
}
