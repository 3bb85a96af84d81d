import { readShowing } from "@deckwright/cards/search/directives.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { type SearchRequest, searchRequestSchema } from "@deckwright/contract/search.ts";
import { dollars, drawTable, wrap } from "../tables/text-table.ts";
import { reader, type Task } from "../task.ts";

/** What a search found, with the cards that it looked through. */
interface Hits {
  readonly names: readonly string[];
  readonly printings: Uint32Array;
  readonly understood: string;
  readonly warnings: readonly string[];
  readonly table: CardTable;
}

/** Rows of a table for people; programs get every hit. */
const MOST_ROWS = 60;

/** A query finds cards. */
export const searchTask: Task<SearchRequest, Hits> = {
  needs: "search",
  read: reader(searchRequestSchema),
  run: async (request, bench) => {
    const [{ table }, search] = await Promise.all([bench.cards(), bench.search()]);
    const { showing, warnings } = readShowing({
      unique: request.unique,
      order: request.order,
      dir: request.dir,
    });
    const found = search.find(request.q, { ...showing, extras: request.include_extras ?? false });
    return {
      names: Array.from(found.printings, (printing) => table.name(found.cardOf(printing))),
      printings: found.printings,
      understood: found.understood,
      warnings: [...warnings, ...found.warnings.map(inWords)],
      table,
    };
  },
  answer: ({ names, understood, warnings }) => ({ total: names.length, names, understood, warnings }),
  table: ({ names, printings, understood, warnings, table }, width) => {
    const rows = names.slice(0, MOST_ROWS).map((name, at) => {
      const { card, set, usd, usdFoil } = table.printing(printings[at] ?? 0);
      return [name, table.manaCost(card), table.typeLine(card), set.toUpperCase(), dollars(usd ?? usdFoil)];
    });
    const more = names.length > MOST_ROWS ? [`... and ${names.length - MOST_ROWS} more.`] : [];
    return [
      wrap(`${names.length} ${understood}.`, width),
      ...warnings.map((warning) => wrap(`- ${warning}`, width)),
      ...(rows.length === 0
        ? []
        : [
            drawTable(
              [
                { head: "Card" },
                { head: "Cost", width: 16 },
                { head: "Type" },
                { head: "Set", width: 7 },
                { head: "Price", width: 11, align: "right" },
              ],
              rows,
              width,
            ),
          ]),
      ...more,
    ].join("\n");
  },
};

function inWords({
  message,
  suggestion,
}: {
  readonly message: string;
  readonly suggestion?: string;
}): string {
  return suggestion === undefined ? message : `${message} Did you mean “${suggestion}”?`;
}
