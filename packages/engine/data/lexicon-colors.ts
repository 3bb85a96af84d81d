import { wordList } from "./word-list.ts";
/** Words for sets of colors, as letters. Accents are dropped when words are compared. */
export const COLOR_WORDS: Readonly<Record<string, readonly string[]>> = {
  W: ["white", "weiss", "weisse", "weisses", "blanc", "blanche", "blanco", "bianco", "branco"],
  U: ["blue", "blau", "blaue", "blaues", "bleu", "bleue", "azul", "blu"],
  B: ["black", "schwarz", "schwarze", "schwarzes", "noir", "noire", "negro", "nero", "preto"],
  R: ["red", "rot", "rote", "rotes", "rouge", "rojo", "rosso", "vermelho"],
  G: ["green", "grun", "grune", "grunes", "vert", "verte", "verde"],
  WU: ["azorius"],
  UB: ["dimir"],
  BR: ["rakdos"],
  RG: ["gruul"],
  WG: ["selesnya"],
  WB: ["orzhov"],
  UR: ["izzet"],
  BG: ["golgari"],
  WR: ["boros", "lorehold"],
  UG: ["simic", "quandrix"],
  WUB: ["esper", "obscura"],
  UBR: ["grixis", "maestros"],
  BRG: ["jund", "riveteers"],
  WRG: ["naya", "cabaretti"],
  WUG: ["bant", "brokers"],
  WBG: ["abzan", "indatha", "junk", "necra"],
  WUR: ["jeskai", "raugrin", "raka"],
  UBG: ["sultai", "zagoth"],
  WBR: ["mardu", "savai", "dega"],
  URG: ["temur", "ketria", "ceta"],
  UBRG: ["glint eye", "glint", "non white", "nonwhite", "sans white"],
  WBRG: ["dune brood", "dune", "non blue", "nonblue", "sans blue"],
  WURG: ["ink treader", "ink", "non black", "nonblack", "sans black"],
  WUBG: ["witch maw", "witch", "non red", "nonred", "sans red"],
  WUBR: ["yore tiller", "yore", "non green", "nongreen", "sans green"],
  WUBRG: wordList(`
    rainbow, all colors, all colours, every color, every colour, all five colors, all five colours,
    all 5 colors, all 5 colours, funf farben, funffarbig, cinq couleurs, cinco colores, prismatic
  `),
};

/** More names of two-color pairs that are common words elsewhere: read only in capitals or beside a color word. */
export const COLLEGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  UR: ["prismari"],
  WB: ["silverquill"],
  BG: ["witherbloom"],
};

/** Four-color nicknames that are plain words: they count only beside "four color", "4c" or "nephilim". */
export const FOUR_COLOR_ONLY: readonly string[] = wordList(`
  glint, dune, ink, witch, yore, non white, nonwhite, sans white, non blue, nonblue, sans blue, non black,
  nonblack, sans black, non red, nonred, sans red, non green, nongreen, sans green
`);

/** Words for no color at all. */
export const COLORLESS_WORDS: readonly string[] = wordList(`
  colorless, colourless, no color, no colour, mono brown, mono colorless, farblos, incolore, incoloro
`);

/** Words before a single color that make it the only one. */
export const MONO_WORDS: readonly string[] = wordList(`
  mono, monocolor, monocolored, monocoloured, only, just, pure, straight, purely, solely, einfarbig
`);

/** Lower-case runs of color letters that are also words of English: they count only in capitals. */
export const LETTER_RUNS_THAT_ARE_WORDS: readonly string[] = wordList(`
  rub, bur, gub, ur, bru, grr, burg, we
`);

/** How many colors a word stands for, before "color", "colors", "colored". */
export const COLOR_COUNTS: Readonly<Record<string, number>> = {
  "1": 1,
  one: 1,
  single: 1,
  "2": 2,
  two: 2,
  dual: 2,
  "3": 3,
  three: 3,
  tri: 3,
  "4": 4,
  four: 4,
  "5": 5,
  five: 5,
};

/** What is counted in "three colors". */
export const COLOR_NOUNS: ReadonlySet<string> = new Set(
  wordList(`
  color, colors, colour, colours, colored, coloured, farbig, couleurs, colores
`),
);
