import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";

/** A card as the checker reads it: printed words only, no tag, no role. */
export interface ReadCard {
  readonly name: string;
  /** Front face. */
  readonly typeLine: string;
  /** All faces, lower case, reminders out, the card's own names as "~". */
  readonly text: string;
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  readonly manaValue: number;
  readonly keywords: readonly string[];
}

/** Reads a card for the checker. */
export function readCard(table: CardTable, card: CardIndex): ReadCard {
  const faces = table.faces(card);
  const front = faces[0];
  return {
    name: table.name(card),
    typeLine: front?.typeLine ?? "",
    text: faces.map((face) => plainText(face.oracleText, face.name, face.typeLine)).join("\n"),
    power: front?.power ?? "",
    toughness: front?.toughness ?? "",
    loyalty: front?.loyalty ?? "",
    manaValue: table.manaValue[card] ?? 0,
    keywords: table.keywords(card),
  };
}

/** Copies of a list by card, as the checker counts them. */
export type ReadDeck = readonly { readonly card: ReadCard; readonly copies: number }[];

/** Whether a word stands in a card's type line. */
export function isA({ typeLine }: ReadCard, word: string): boolean {
  return typeLine.split(/[\s—]+/).includes(word);
}

const NUMBER_WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number as sentences write it, in words or digits; NaN for anything else. */
export function numberOf(word: string): number {
  const at = NUMBER_WORDS.indexOf(word.toLowerCase());
  return at >= 0 ? at : Number(word);
}

/** A face's text as the checkers read it: lower case, reminders out, the card's own names as "~". */
export function plainText(text: string, name: string, typeLine = ""): string {
  let read = text
    .replace(/\([^)]*\)/g, "")
    .toLowerCase()
    .replaceAll("’", "'");
  // Texts call legends by the first part of their name: "Loran" of the Third Path.
  const first = /\bLegendary\b/.test(typeLine) ? (name.split(/ (?:of|the) /)[0] ?? name) : name;
  for (const own of [name, name.split(",")[0] ?? name, first])
    if (own.length > 2 && own !== "Lifelink") read = read.replace(wholeWord(own.toLowerCase()), "~");
  return read.replace(
    /this (?:creature|artifact|enchantment|permanent|land|vehicle|equipment|aura|spell)\b/g,
    "~",
  );
}

/** A name where it is no part of a word: a card called Sacrifice speaks of the "sacrificed" creature. */
function wholeWord(name: string): RegExp {
  return new RegExp(`${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![a-z])`, "g");
}
