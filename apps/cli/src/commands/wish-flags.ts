import type { FieldKind } from "@deckwright/decks/wish-field.ts";
import { wishFields } from "@deckwright/decks/wish-fields.ts";
import { readLimit } from "@deckwright/decks/wish-limits.ts";
import { type Command, InvalidArgumentError, Option } from "commander";
import { collect, letters, numeric } from "./flags.ts";

/** Reads a value as it is typed; absent where it is taken as typed, or where the flag has none. */
const PARSERS: Readonly<Partial<Record<FieldKind, (value: string, before: unknown) => unknown>>> = {
  colors: letters,
  slugs: several,
  names: several,
  dollars: numeric,
  whole: numeric,
  number: numeric,
  bracket: numeric,
  limits(value, before) {
    const limit = readLimit(value);
    if (limit === undefined)
      throw new InvalidArgumentError('Write it as "lands=38", "creatures<=30" or "counterspells>=10".');
    return [...(Array.isArray(before) ? before : []), limit];
  },
};

const OPTIONS = wishFields().map(({ name, kind, flag, help }) => {
  const option = new Option(flag, help);
  const parser = PARSERS[kind];
  if (parser !== undefined) option.argParser(parser);
  return { name, kind, option };
});

function several(value: string, before: unknown): string[] {
  return collect(value, Array.isArray(before) ? before : undefined);
}

/** Gives a command a flag for each field of a wish. */
export function addWishFlags(command: Command): Command {
  for (const { option } of OPTIONS) command.addOption(option);
  return command;
}

/** The fields of a wish that flags said. */
export function wishOf(flags: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    OPTIONS.map(({ name, kind, option }) => {
      const value = flags[option.attributeName()];
      return [name, kind === "mode" && value === true ? "only" : value];
    }),
  );
}
