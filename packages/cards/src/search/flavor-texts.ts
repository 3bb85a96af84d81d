import type { SharedTexts } from "../table/card-table.ts";
import { foldText } from "./fold-text.ts";
import { JoinedTexts } from "./joined-texts.ts";
import type { WordColumn } from "./word-column.ts";

/** Flavor texts as searches compare them. */
export interface FlavorTexts {
  /** By printing; the text of number 0 is empty. */
  readonly column: WordColumn;
  /** The same texts as one. */
  readonly joined: JoinedTexts;
}

/** Reads all flavor texts; null where the table carries none. Takes some hundred milliseconds for all cards. */
export function readFlavorTexts({ ids, count, text }: SharedTexts): FlavorTexts | null {
  if (count === 0) return null;
  const joined = new JoinedTexts(Array.from({ length: count }, (_, id) => foldFlavor(text(id))));
  return { column: { ids, words: joined.texts }, joined };
}

/** A flavor text, or what is looked for in one, as searches compare it: stars only set words upright within italics. */
export function foldFlavor(text: string): string {
  return (
    foldText(text)
      .replace(/[*]/g, "")
      .replaceAll("…", "...")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text has stands between the joined ones.
      .replace(/[\x00-\x09\x0b-\x1f]/g, "")
  );
}
