import { type ColorMask, maskOf } from "../colors.ts";

/** An object of unknown content, as it comes out of a file. */
export type Bag = Readonly<Record<string, unknown>>;

/** The value if it is an object and no list, else an empty one. */
export function bag(value: unknown): Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Bag) : {};
}

/** The value if it is a text of sane length, else "". */
export function text(value: unknown, longest = 10_000): string {
  if (typeof value !== "string" || value.length > longest) return "";
  return value;
}

/** The texts of a list; anything else in it is left out. */
export function texts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === "string" && item.length < 200)
    : [];
}

/** A number that is finite and not negative, else undefined. */
export function amount(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Color letters to bits. */
export function colorMask(value: unknown): ColorMask {
  return maskOf(texts(value));
}

/** Dates that were read before; a hundred thousand printings share a few hundred. */
const readDays = new Map<string, number>();

/** Days since 1970-01-01 of an ISO date, else undefined. */
export function day(value: unknown): number | undefined {
  if (typeof value !== "string") return undefined;
  const known = readDays.get(value);
  if (known !== undefined) return known;
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = Date.parse(`${value.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  const read = Math.round(time / 86_400_000);
  if (readDays.size < 2000) readDays.set(value, read);
  return read;
}

/** The same dates by their day numbers. */
const writtenDays = new Map<number, string>();

/** The ISO date of a day number. */
export function isoDay(dayNumber: number): string {
  const known = writtenDays.get(dayNumber);
  if (known !== undefined) return known;
  const written = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
  if (writtenDays.size < 2000) writtenDays.set(dayNumber, written);
  return written;
}

/** Hundredths of a price, which Scryfall writes as text ("1.25"), else undefined. Zero is no price. */
export function cents(value: unknown): number | undefined {
  const plain = typeof value === "number" ? String(value) : value;
  if (typeof plain !== "string" || !/^\d{1,7}(\.\d{1,6})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100) || undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID in lower case, else "". */
export function uuid(value: unknown): string {
  if (typeof value !== "string") return "";
  if (UUID.test(value)) return value;
  const lower = value.toLowerCase();
  return UUID.test(lower) ? lower : "";
}
