/** Faces that are read of a card; none has more. */
export const MOST_FACES = 5;

/** Stands between the texts of two faces, on a line of its own. */
const TEXT_BREAK = "\n//\n";
/** Stands between what is a word or a line of two faces, as in names. */
const WORD_BREAK = " // ";

/** The texts of a card's faces as one: each has its place, also the empty one of a face without. */
export function joinFaceTexts(texts: readonly string[]): string {
  return texts.join(TEXT_BREAK);
}

/** The texts that `joinFaceTexts` joined, by face. */
export function splitFaceTexts(joined: string): readonly string[] {
  return joined.split(TEXT_BREAK);
}

/** Words that faces have, as one, each once; "" when none has one. */
export function joinFaceWords(words: readonly string[]): string {
  return [...new Set(words)].filter((word) => word !== "").join(WORD_BREAK);
}

/** The words that `joinFaceWords` joined. */
export function splitFaceWords(joined: string): readonly string[] {
  return joined.split(WORD_BREAK);
}
