import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { createRandom, hashText, type Random } from "@deckwright/engine/random.ts";

/** Names as people type them, by what they are doing. */
export interface TypedNames {
  /** Beginnings of names, of later words, and of several words each. */
  readonly halfTyped: readonly string[];
  /** Names with one slip or two, and their first words with one. */
  readonly misspelled: readonly string[];
  /** What is no name: rules text, letters at random, two names in one. */
  readonly pasted: readonly string[];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Long enough that a stretch of it begins anywhere. */
const RULES_TEXT =
  "create two 1/1 white soldier creature tokens. whenever another creature enters the battlefield under your control, " +
  "you gain 1 life and each opponent loses that much life. until end of turn, creatures you control have flying.";

/** Draws names of a table, the same ones every time. */
export function typedNames(table: CardTable, each: number): TypedNames {
  const random = createRandom(hashText("typed names"));
  const name = (): string => table.name(random.int(table.size));
  const many = (count: number, make: () => string): string[] => Array.from({ length: count }, make);
  const few = Math.ceil(each / 3);
  return {
    halfTyped: [
      ...many(each, () => begin(name(), random)),
      ...many(each, () => begin(laterWords(name(), random), random)),
      ...many(few, () =>
        name()
          .split(" ")
          .map((word) => word.slice(0, 1 + random.int(4)))
          .join(" "),
      ),
    ],
    misspelled: [
      ...many(each, () => slip(name(), random)),
      ...many(each, () => slip(slip(name(), random), random)),
      ...many(few, () => slip(name().split(/[ ,]/)[0] ?? "", random)),
    ],
    pasted: [
      ...many(few, () => {
        const from = random.int(100);
        return RULES_TEXT.slice(from, from + 5 + random.int(110));
      }),
      ...many(few, () => many(3 + random.int(60), () => random.pick([...LETTERS]) ?? "").join("")),
      ...many(few, () => `${name()} ${name()}`),
    ],
  };
}

function begin(text: string, random: Random): string {
  return text.slice(0, 2 + random.int(11)).toLowerCase();
}

function laterWords(name: string, random: Random): string {
  const words = name.split(/[ ,]+/);
  return words.slice(words.length > 1 ? 1 + random.int(words.length - 1) : 0).join(" ");
}

/** A letter left out, added or changed, or two swapped; never the first. */
function slip(text: string, random: Random): string {
  const at = 1 + random.int(Math.max(1, text.length - 2));
  const wrong = random.pick([...LETTERS]) ?? "";
  const [before, here, next, after] = [
    text.slice(0, at),
    text.charAt(at),
    text.charAt(at + 1),
    text.slice(at + 2),
  ];
  return (
    random.pick([
      before + next + after,
      before + wrong + here + next + after,
      before + wrong + next + after,
      before + next + here + after,
    ]) ?? text
  );
}
