import { numbered } from "@deckwright/engine/intent/whose/network.ts";
import { spelledOf, type Vocabulary } from "@deckwright/engine/intent/whose/network-input.ts";
import type { Surroundings } from "@deckwright/engine/intent/whose/surroundings.ts";

/** How often a word has to be seen to be known. */
const ENOUGH = 3;

/** The words and marks of wishes that a network is to know, in the order of their letters. */
export function vocabularyOf(wishes: readonly Surroundings[]): Vocabulary {
  const times = new Map<string, number>();
  const marks = new Set<string>();
  for (const wish of wishes) {
    const spelled = spelledOf(wish);
    for (const word of spelled.words) if (word !== "") times.set(word, (times.get(word) ?? 0) + 1);
    for (const mark of spelled.marks.flat()) marks.add(mark);
  }
  const words = [...times].filter(([, count]) => count >= ENOUGH).map(([word]) => word);
  return { words: numbered(words.toSorted(), 1), marks: numbered([...marks].toSorted(), 0) };
}
