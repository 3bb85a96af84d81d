import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { MOST_FACES, USUAL_FACES } from "@deckwright/contract/card-face-list.ts";
import { Hono } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import { toListedFace } from "./card-face.ts";
import { createHitTexts } from "./hit-texts.ts";
import { readingOf, refusal, type SearchService, writeHits } from "./search-service.ts";

/** Bytes of faces that are kept as text: some thousands. */
const TEXT_BYTES = 4_000_000;

/**
 * `/card-faces`: the same searches as `/cards/search`, answered with what a list shows of each hit, a quarter of the bytes, and
 * by places instead of pages: `count` of them (1 to 200, 60 unless told) from the place `from` on, which counts from 0. With
 * `typed=1`, for searches that run with every letter, what finds nothing is answered with 200 as well, since browsers report
 * anything else as a fault of the page; the error says its own status.
 */
export function createFaceRoutes(table: CardTable, searchService: SearchService): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const writeHit = createHitTexts(table.printingCount, TEXT_BYTES, (at) =>
    JSON.stringify(toListedFace(table, table.printing(at))),
  );
  routes.get("/card-faces", async (c) => {
    const from = readNumber(c, "from", 0, 0, 1e9);
    const count = readNumber(c, "count", USUAL_FACES, 1, MOST_FACES);
    const asked = await searchService.ask(c);
    const { printings } = asked.answer.found;
    const refused = refusal(c, asked.answer, from);
    if (refused && c.req.query("typed") === "1")
      return new Response(refused.body, { headers: refused.headers });
    return (
      refused ??
      searchService.send(c, asked, (into) => {
        const head = { object: "card_faces", total_cards: printings.length, ...readingOf(asked.answer) };
        writeHits(into, head, printings.subarray(from, from + count), writeHit);
      })
    );
  });
  return routes;
}

function readNumber(c: AppContext, name: string, usual: number, least: number, most: number): number {
  const typed = c.req.query(name);
  if (typed === undefined) return usual;
  const number = /^\d{1,10}$/.test(typed) ? Number(typed) : -1;
  if (number >= least && number <= most) return number;
  throw new Failure("bad_request", `The parameter ${name} is a whole number from ${least} to ${most}.`);
}
