import { withoutOwnName } from "./text.ts";
import { formsOfType } from "./type-forms.ts";

/** Finds creature types in rules text. */
export interface MentionFinder {
  /** Numbers of the types that a face's text speaks of, its own name aside; each once, in order of appearance. */
  find(oracleText: string, name: string): number[];
}

/** Abilities and phrases whose words look like creature types but are none. */
const NOT_TYPES = /\b(?:Survival|Ally's|Hero's Reward|Party|Wall of \w+)\b/g;

/**
 * @param types Creature types by their number. Only these are found, in singular and plural, capitalized as cards print them.
 */
export function mentionFinder(types: Iterable<readonly [id: number, name: string]>): MentionFinder {
  const ids = new Map<string, number>();
  for (const [id, name] of types) {
    for (const form of formsOfType(name)) if (!ids.has(form)) ids.set(form, id);
  }
  return {
    find(oracleText, name) {
      const found = new Set<number>();
      const text = withoutOwnName(oracleText, name)
        .replace(NOT_TYPES, "")
        .replace(/\bTime Lord/g, "Time\u00a0Lord");
      for (const [word] of text.matchAll(/[A-Z][\w\u00a0-]*/g)) {
        const id = ids.get(word.replace("\u00a0", " ")) ?? ids.get(word.replace(/^Non-/, ""));
        if (id !== undefined) found.add(id);
      }
      return [...found];
    },
  };
}

/** Types of creature tokens that a text makes: in "a 1/1 green Elf Warrior creature token", Elf and Warrior. */
export function tokenTypes(oracleText: string): string[] {
  const types: string[] = [];
  for (const [, words = ""] of oracleText.matchAll(
    /\b((?:\p{Lu}[\p{L}'-]*\s)+)(?:(?:artifact|enchantment|snow|land) )*creature tokens?\b/gu,
  )) {
    types.push(
      ...words
        .trim()
        .replace("Time Lord", "Time\u00a0Lord")
        .split(" ")
        .map((word) => word.replace("\u00a0", " ")),
    );
  }
  return types;
}
