import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { bundleTable, keepsId } from "@deckwright/cards/table/bundle.ts";
import { tellingsOf } from "@deckwright/engine/explain/tellings.ts";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { findBulkFiles } from "@deckwright/host/cards/bulk-files.ts";
import { buildFromFiles } from "@deckwright/host/cards/load.ts";

/** The most bytes that the bundled table may have. */
const BUDGET = 4_000_000;

const { values } = parseArgs({
  options: { cards: { type: "string" }, out: { type: "string" } },
});
const folder = values.cards ?? process.env.CARDS_DIR;
if (!folder) {
  console.error("Usage: node scripts/build-bundled-table.ts --cards <folder with card files> [--out <file>]");
  process.exit(2);
}
const out = values.out ?? fileURLToPath(new URL("../packages/cards/data/cards.bin.br", import.meta.url));

// Neither the clock nor the files' dates go into the table, so that the same files always give the same bytes.
const { table, buffer, problems } = await buildFromFiles(await findBulkFiles(folder), {
  source: "bundled",
  deckCardsOnly: true,
  tagger: TAGGER,
});
for (const { file, line, problem } of problems) console.warn(`${file}:${line}: left out, ${problem}`);
let ids = 0;
const keepId = (at: number): boolean => {
  const printing = table.printing(at);
  const keep = keepsId({
    set: printing.set,
    setType: printing.setType,
    digital: printing.digital,
    isDefault: table.defaultPrinting[printing.card] === at,
  });
  if (keep) ids++;
  return keep;
};
const packed = bundleTable(buffer, keepId, tellingsOf(table));
const compressed = brotliCompressSync(packed, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
  },
});
console.log(
  `${table.size} cards, ${table.printingCount} printings (${ids} with id), ${table.tags.names.length} tags; ` +
    `cards of ${table.meta.cardsAsOf}, prices of ${table.meta.pricesAsOf}; ${packed.length} bytes, compressed ${compressed.length}.`,
);
if (compressed.length > BUDGET) {
  console.error(`That is more than the ${BUDGET} bytes that the bundled table may have.`);
  process.exit(1);
}
await mkdir(path.dirname(out), { recursive: true });
await writeFile(out, compressed);
