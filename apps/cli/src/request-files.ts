import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { namedCards, readDeckText } from "@deckwright/decks/text/read-deck.ts";
import { UsageError } from "./exit-codes.ts";

/**
 * Reads a deck from a file, or from standard input for `-`: a request as JSON, an answer of `generate` (its `deck`), or
 * a list of lines.
 * @throws UsageError when there is no such file, or lines of it cannot be read.
 */
export async function readDeckFile(file: string, startedIn: string, stdin: Readable): Promise<object> {
  const content = await read(file, startedIn, stdin);
  const json = parseObject(content);
  if (json === undefined) return readLines(content);
  const deck = "deck" in json && isObject(json.deck) ? json.deck : json;
  return pick(deck, DECK_FIELDS);
}

/** What of a deck object is a request about it. */
const DECK_FIELDS = [
  "id",
  "format",
  "variant",
  "base",
  "commanders",
  "main",
  "side",
  "companion",
  "zones",
  "pool",
  "partner",
  "partner_deck",
  "unified",
  "n",
];

/**
 * Reads names and quantities: a JSON object, or a list of lines.
 * @throws UsageError when there is no such file, or lines of it cannot be read.
 */
export async function readCounts(file: string, startedIn: string, stdin: Readable): Promise<object> {
  const content = await read(file, startedIn, stdin);
  return parseObject(content) ?? namedCards(readLines(content));
}

/** How many lines that cannot be read are named. */
const MOST_NAMED = 5;

function readLines(content: string): ReturnType<typeof readDeckText>["deck"] {
  const { deck, unread } = readDeckText(content);
  if (unread.length === 0) return deck;
  const named = unread
    .slice(0, MOST_NAMED)
    .map(({ line, text: written, why }) => `line ${line}, "${written.slice(0, 60)}": ${why}`);
  const more = unread.length > named.length ? `; and ${unread.length - named.length} more` : "";
  throw new UsageError(`The list cannot be read. ${named.join("; ")}${more}.`);
}

async function read(file: string, startedIn: string, stdin: Readable): Promise<string> {
  if (file === "-") return text(stdin);
  try {
    return await readFile(resolve(startedIn, file), "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseObject(content: string): Readonly<Record<string, unknown>> | undefined {
  if (!content.trimStart().startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(content);
    return isObject(value) ? value : undefined;
  } catch (error) {
    throw new UsageError(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function pick(value: Readonly<Record<string, unknown>>, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}
