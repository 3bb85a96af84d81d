import { statfsSync } from "node:fs";
import { DatabaseError, type DatabaseErrorFields } from "../database.ts";

const MB = 2 ** 20;

/**
 * Space that is left alone on the data folder's disk. The log grows by files of 16 MB, and PostgreSQL stops where it cannot make the
 * next one: it is not to come to that. Three of them hold more than a request can write, and what reading writes meanwhile.
 */
const RESERVE = 48 * MB;

/** What the engine needs to open a folder after it has stopped: the rest of one log file, and another. */
const SPACE_TO_OPEN = 32 * MB;

/** Bytes that may still be written on a folder's disk; without end where the system does not say. */
export function freeSpace(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** True where the engine could not open the folder for lack of space. */
export function isTooFullToOpen(folder: string): boolean {
  return freeSpace(folder) < SPACE_TO_OPEN;
}

/** @throws DatabaseError 53100 when there is so little space that nothing may be written; reading goes on. */
export function requireSpace(folder: string | undefined): void {
  if (folder !== undefined && freeSpace(folder) < RESERVE) throw new DatabaseError(diskFull(folder));
}

/** In the words that PostgreSQL has for it. */
export function diskFull(folder: string): DatabaseErrorFields {
  return {
    code: "53100",
    message: "there is no space left on the disk of the database",
    detail: `${Math.floor(freeSpace(folder) / MB)} MB are free, and ${RESERVE / MB} MB are kept in reserve.`,
    hint: "Free some space; everything goes on by itself then.",
    constraint: null,
  };
}
