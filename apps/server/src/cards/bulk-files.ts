import type { CardTable, Printing } from "@deckwright/cards/table/card-table.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import type { Rulings } from "@deckwright/host/cards/rulings.ts";

/** A file with everything of a kind. */
export interface BulkFile {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** Each object of the file, made when it is asked for. */
  objects(): Iterable<object>;
}

/** What files can be made of. */
interface BulkSource {
  readonly table: CardTable;
  readonly toObject: (printing: Printing) => ScryfallCard;
  readonly rulings: Rulings;
}

/** Why a file of Scryfall's is not among ours. */
export const MISSING_FILES: ReadonlyMap<string, string> = new Map([
  [
    "all_cards",
    "There is no file of printings in every language. The file default_cards has each printing that is loaded.",
  ],
  [
    "unique_artwork",
    "The loaded cards do not tell one picture from another, so there is no file of all pictures. Those that “deckwright cards update” downloads do.",
  ],
  ["rulings", "No rulings are loaded. “deckwright cards update” downloads them."],
]);

/** The files that the loaded data can fill; rulings are one where there are any. */
export function bulkFiles({ table, toObject, rulings }: BulkSource): readonly BulkFile[] {
  function* cards(printings: Iterable<number>): Iterable<object> {
    for (const printing of printings) yield toObject(table.printing(printing));
  }
  const files: BulkFile[] = [
    {
      type: "oracle_cards",
      name: "Oracle Cards",
      description: "One object for each card, in the printing that is usually shown.",
      objects: () => cards(table.defaultPrinting),
    },
    {
      type: "default_cards",
      name: "Default Cards",
      description: "One object for each printing.",
      objects: () => cards(Array(table.printingCount).keys()),
    },
  ];
  if (table.printings.illustrations.length > 0)
    files.push({
      type: "unique_artwork",
      name: "Unique Artwork",
      description: "One object for each picture, in a printing that has it in front.",
      objects: () => cards(onePerPicture(table)),
    });
  if (rulings.size > 0)
    files.push({
      type: "rulings",
      name: "Rulings",
      description: "One object for each ruling, with the oracle id of its card.",
      objects: () => rulingObjects(rulings),
    });
  return files;
}

/** A printing of each picture: the one that is usually shown where that has it. */
function* onePerPicture({ defaultPrinting, printings, printingCount }: CardTable): Iterable<number> {
  const seen = new Set<number>();
  for (const candidates of [defaultPrinting, Array(printingCount).keys()]) {
    for (const printing of candidates) {
      const picture = printings.illustrations[printing] ?? 0;
      if (picture === 0 || seen.has(picture)) continue;
      seen.add(picture);
      yield printing;
    }
  }
}

function* rulingObjects(rulings: Rulings): Iterable<object> {
  for (const [oracleId, said] of rulings) {
    for (const { source, publishedAt, comment } of said)
      yield { object: "ruling", oracle_id: oracleId, source, published_at: publishedAt, comment };
  }
}

/** Text that is handed on at a time, in UTF-16 units: as much as a socket takes at once. */
const PIECE = 64 * 1024;
/** Milliseconds after which others have their turn. */
const TURN_MS = 5;

/**
 * The bytes of a file, a JSON list with an object to a line. Written as they are asked for, so that a file takes no more
 * memory than a piece of it.
 */
export async function* writeBulk(objects: Iterable<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = "[\n";
  let separator = "";
  let turnBegan = performance.now();
  for (const object of objects) {
    text += separator + JSON.stringify(object);
    separator = ",\n";
    if (text.length >= PIECE) {
      yield encoder.encode(text);
      text = "";
    }
    if (performance.now() - turnBegan < TURN_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    turnBegan = performance.now();
  }
  yield encoder.encode(`${text}\n]\n`);
}
