import type { Parameter } from "./database.ts";

/** A value as both drivers take it: as text, or null. See `Parameter` for how it is written. */
export function toWire(value: Parameter): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayLiteral(value);
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}

function arrayLiteral(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    if (value === null || value === undefined) return "NULL";
    if (Array.isArray(value)) return arrayLiteral(value);
    return `"${String(toWire(value)).replace(/["\\]/g, "\\$&")}"`;
  });
  return `{${parts.join(",")}}`;
}

/** A string as an SQL literal. @throws TypeError when it holds a null character, which PostgreSQL has no text for. */
export function literal(value: string): string {
  if (value.includes("\0")) throw new TypeError("A setting holds a null character.");
  const quoted = `'${value.replaceAll("'", "''")}'`;
  return value.includes("\\") ? ` E${quoted.replaceAll("\\", "\\\\")}` : quoted;
}

/** An identifier, quoted. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
