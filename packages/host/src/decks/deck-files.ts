import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { LeaderRow, LearnedDeck } from "@deckwright/engine/rank/learn/decks.ts";
import { z } from "zod";

/** Why a file of decks cannot be read, in a sentence with the file and the line. */
export class DeckFileError extends Error {}

const names = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const quantities = z
  .record(z.string(), z.int().min(0).max(1000))
  .nullish()
  .transform((list) => list ?? {});
const text = z
  .string()
  .nullish()
  .transform((word) => word ?? "");

const DeckLine = z.object({
  commander: names,
  main: quantities,
  side: quantities,
  date: text,
  archetype: text,
});

const LeaderLine = z.object({
  commander: z.array(z.string()),
  num_decks: z.int().min(0),
  date: z.string(),
  cards: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
});

/** The lines of a gzipped NDJSON file, parsed; the caller knows what they hold. @throws DeckFileError */
export async function* readLines<T>(path: string): AsyncGenerator<T> {
  for await (const { value } of parsedLines(path)) yield value as T;
}

/** All decks of a file of decks, one a line: `{commander, main, side, date, ...}`. @throws DeckFileError */
export async function readDecks(path: string): Promise<LearnedDeck[]> {
  return await readWith(path, DeckLine);
}

/** All commanders of a file of figures per commander, one a line. @throws DeckFileError */
export async function readLeaders(path: string): Promise<LeaderRow[]> {
  return await readWith(path, LeaderLine);
}

async function readWith<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const { line, value } of parsedLines(path)) {
    const read = schema.safeParse(value);
    if (!read.success) {
      const [issue] = read.error.issues;
      throw new DeckFileError(
        `Line ${line} of ${path}: ${issue?.path.join(".") || "the line"}: ${issue?.message}.`,
      );
    }
    rows.push(read.data);
  }
  return rows;
}

async function* parsedLines(
  path: string,
): AsyncGenerator<{ readonly line: number; readonly value: unknown }> {
  const unpacked = createGunzip();
  const lines = createInterface({ input: unpacked });
  // What breaks it off is thrown by the lines below.
  pipeline(createReadStream(path), unpacked).catch(() => {});
  let line = 0;
  try {
    for await (const text of lines) {
      line++;
      if (text) yield { line, value: parse(path, line, text) };
    }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof DeckFileError) throw error;
    throw new DeckFileError(`${path} cannot be read after line ${line}: ${error.message}.`);
  }
}

function parse(path: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeckFileError(`Line ${line} of ${path} is not JSON: ${text.slice(0, 40)}`);
  }
}
