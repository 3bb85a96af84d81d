/** The words or phrases of a text that stand between commas. */
export function wordList(text: string): readonly string[] {
  return text.split(",").map((phrase) => phrase.trim());
}
