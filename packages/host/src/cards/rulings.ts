import { bag, text, uuid } from "@deckwright/cards/bulk/read-value.ts";
import { CardFilesError, findBulkFiles, readBulkFile } from "./bulk-files.ts";

/** What was said about a card's rules, and when. */
export interface Ruling {
  /** `wotc`, or where else it comes from. */
  readonly source: string;
  /** ISO day. */
  readonly publishedAt: string;
  readonly comment: string;
}

/** Rulings of cards by their oracle id. */
export type Rulings = ReadonlyMap<string, readonly Ruling[]>;

/**
 * Reads the rulings beside the card files of a folder, oldest first for each card. None when the folder has no such
 * file, or it cannot be used: cards are of use without.
 */
export async function readRulings(folder: string): Promise<Rulings> {
  const rulings = new Map<string, Ruling[]>();
  try {
    const { rulings: file } = await findBulkFiles(folder);
    if (!file) return rulings;
    await readBulkFile(file, {
      take: (record) => {
        const { oracle_id, published_at, comment, source } = bag(record);
        const id = uuid(oracle_id);
        const said = text(comment);
        if (!id || said === "") return "it has no card or no comment";
        const ruling = {
          source: text(source, 40) || "wotc",
          publishedAt: text(published_at, 10),
          comment: said,
        };
        const others = rulings.get(id);
        if (others) others.push(ruling);
        else rulings.set(id, [ruling]);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CardFilesError)) throw error;
  }
  for (const list of rulings.values()) list.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  return rulings;
}
