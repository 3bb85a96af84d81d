import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import {
  checkCoOccurrence,
  NOTHING_LEARNED,
  writeCoOccurrence,
} from "@deckwright/engine/rank/co-occurrence-file.ts";
import { inSharedMemory, unpackFigures } from "../model/packed-figures.ts";

/** The figures learned from real decks that the engine ships with, in memory that threads share. */
export interface EngineFigures {
  /** For `openCoOccurrence`. Without any figure where the file cannot be used: decks are then built by what the cards say. */
  readonly coOccurrence: SharedArrayBuffer;
  /** Why the file cannot be used, and what to do, in a sentence for whoever runs the engine; "" where it can. */
  readonly problem: string;
}

/** Where the figures are. */
export const FIGURES_FILE = fileURLToPath(
  import.meta.resolve("@deckwright/engine/data/co-occurrence.bin.br"),
);

/** Reads the figures. Never throws: a file that is missing, damaged or of another version is told as the problem. */
export async function readEngineFigures(file = FIGURES_FILE): Promise<EngineFigures> {
  try {
    const packed = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw new Error(error.code === "ENOENT" ? "it is missing" : `it cannot be read (${error.message})`);
    });
    const coOccurrence = await unpackFigures(packed);
    checkCoOccurrence(coOccurrence);
    return { coOccurrence, problem: "" };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      coOccurrence: inSharedMemory(writeCoOccurrence(NOTHING_LEARNED)),
      problem: `${file} cannot be used: ${why}. Decks are built by popularity and text alone until it is put back or trained anew (deckwright model train).`,
    };
  }
}
