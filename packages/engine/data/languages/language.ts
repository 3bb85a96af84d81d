/**
 * What wishes in a language other than English are made of. Each entry stands for an English phrase that the other
 * lexicons know, so that a wish in any language is read by one reader, with what English can say: formats, colors, ways
 * to play, creature types, themes, money, numbers and what is ruled out. Written by hand in November 2026, from the
 * words of the printed cards of that language and of its players.
 */
export interface Language {
  /** By ISO 639-1. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** What begins to be looked at: letters of its own, or words between blanks as in English. */
  readonly script: "latin" | "cyrillic" | "kana" | "hangul" | "han";
  /** Words of a sentence that say nothing of a deck, between commas. They also tell the language. */
  readonly fillers: string;
  /** English phrase to the words that mean it, between commas; `~` stands for any of `endings`. */
  readonly says: Readonly<Record<string, string>>;
  /** Words behind something that rule it out ("ohne" stands before it, "なし" behind). */
  readonly ruledOutBehind?: string;
  /** What a word that ends in `~` may end in, between commas; nothing is always one of them. */
  readonly endings?: string;
  /** Letters that join the parts of a compound ("Elf-en-deck"), between commas. Absent: it has no compounds. */
  readonly joints?: string;
  /** Last parts of a compound that rule out what stands before them ("kreaturenlos"), between commas. */
  readonly ruledOutAtEnd?: string;
  /** Letters that no other language with these scripts has: they tell two apart that have as many words. */
  readonly letters?: string;
  /** Words that lose their last letter, and their blank, before a vowel ("d'elfes"), between commas. */
  readonly elisions?: string;
  /** What stands behind a figure where things are counted ("20枚"), between commas. */
  readonly counters?: string;
  /** How it is told what others play. */
  readonly others?: OthersTold;
}

/** Words for what others play, each between commas: "mi hermano siempre juega dragones". */
export interface OthersTold {
  /** Those with decks of their own: "mi hermano". */
  readonly people: string;
  /** Everyone there is: "todos". */
  readonly everyone: string;
  /** What they do with a deck: "juega". */
  readonly play: string;
  /** How often they do; that alone behind somebody tells what they play as well. */
  readonly always: string;
  /** What begins one's own wish, said of others or not: "quiero". */
  readonly wish?: string;
  /** Behind a deck: "de mi hermano". */
  readonly of?: string;
  /** Before a deck: "友達の". */
  readonly owners?: string;
}
