import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";

/** The lines of a gzipped NDJSON file, parsed; the caller knows what they hold. */
export async function* readLines<T>(path: string): AsyncGenerator<T> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  for await (const line of lines) if (line) yield JSON.parse(line) as T;
}

/** All decks of a file of decks, one a line: `{commander, main, side, date, ...}`. */
export async function readDecks(path: string): Promise<LearnedDeck[]> {
  const decks: LearnedDeck[] = [];
  for await (const raw of readLines<Partial<LearnedDeck>>(path)) {
    decks.push({
      commander: raw.commander ?? [],
      main: raw.main ?? {},
      side: raw.side ?? {},
      date: raw.date ?? "",
      archetype: raw.archetype ?? "",
    });
  }
  return decks;
}
