import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { FormatPools } from "@deckwright/cards/search/format-pool.ts";
import type { CardTable, Legality } from "@deckwright/cards/table/card-table.ts";
import { FORMATS } from "./formats/registry.ts";
import { createPoolReader } from "./legality.ts";

/**
 * The pools of the formats that decks are judged in, for searches: what is banned is banned by the same lists. Formats that
 * admit every card are left out.
 */
export function createFormatPools(table: CardTable, names: NameIndex): FormatPools {
  const formats = [...FORMATS].filter(([id, { pool }]) => !id.includes(":") && pool.everyCard !== true);
  return new Map(
    formats.map(([id, format]) => {
      let legalities: readonly Legality[] | undefined;
      const read = (): readonly Legality[] => {
        const { statusOf } = createPoolReader(table, names, format);
        return Array.from({ length: table.size }, (_, card) => statusOf(card).legality);
      };
      return [
        id.replaceAll("-", ""),
        {
          name: format.name,
          legality(card) {
            legalities ??= read();
            return legalities[card] ?? "unknown";
          },
        },
      ];
    }),
  );
}
