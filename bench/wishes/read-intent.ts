import type { Intent } from "@deckwright/engine/types.ts";
import { folded } from "./limit-words.ts";

/** Something that was read otherwise than it was meant. */
export interface Miss {
  readonly field: string;
  readonly meant: string;
  readonly read: string;
}

/**
 * An intent as any version of the parser may answer it: fields that do not exist yet are absent, and then count as missed.
 */
export type ReadIntent = Omit<Intent, "notes"> & {
  readonly notes?: readonly string[];
  readonly [field: string]: unknown;
};

/** Whether a wish was read to be about something: as a playstyle, a theme or an archetype. */
export function isIdea(word: string, read: ReadIntent): boolean {
  const said = [read.playstyle ?? "", read.archetype ?? "", ...list(read.themes)];
  return said.some((one) => (one !== "" && isPart(word, one.replaceAll("-", " "))) || one === word);
}

/** What was read for a field of the wishes. */
export function readFor(field: string, read: ReadIntent): unknown {
  if (field === "idea") return { playstyle: read.playstyle, archetype: read.archetype, themes: read.themes };
  if (field === "named") return { commanders: read.commanders, include: read.include };
  return read[field];
}

/** Whether a card is among some names, by its front face. */
export function hasName(names: readonly string[], name: string): boolean {
  const front = (one: string): string => (one.split(" // ")[0] ?? one).toLowerCase();
  return names.some((one) => front(one) === front(name));
}

/** Whether a word stands in a longer phrase, as a whole word. */
export function isPart(word: string, phrase: string): boolean {
  const padded = (text: string): string =>
    ` ${text
      .toLowerCase()
      .replace(/\s&\s/g, " and ")
      .split(/[\s-]+/)
      .map(folded)
      .join(" ")} `;
  return padded(phrase).includes(padded(word));
}

/** A value as a list of texts. */
export function list(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** A value for people. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
}
