import { type Command, InvalidArgumentError } from "commander";

/** Adds the flags that say how an answer is written, and `--batch`. */
export function addOutputFlags(command: Command): Command {
  return command
    .option("--batch", "read requests as lines of JSON from standard input, write answers as lines of JSON")
    .option("--json", "write JSON, also to a terminal")
    .option("--table", "write tables for people, also to a file or pipe");
}

/** Collects a flag that may be given several times. */
export function collect(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** Reads a number. */
export function numeric(value: string): number {
  const number = Number(value.replace(/^\$/, ""));
  if (value.trim() === "" || !Number.isFinite(number)) throw new InvalidArgumentError("It must be a number.");
  return number;
}

/** Reads color letters, `UB` or `U,B`. */
export function letters(value: string): string[] {
  const found = value.toUpperCase().replace(/[\s,/{}]/g, "");
  if (!/^[WUBRGC]+$/.test(found))
    throw new InvalidArgumentError("Write letters of WUBRG, e.g. UB, or C for colorless.");
  return [...found];
}

/** An object without the fields that are undefined. */
export function defined(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
