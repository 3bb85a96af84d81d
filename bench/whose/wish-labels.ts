import { colorsOf } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { foldPhrase } from "@deckwright/engine/intent/tokens.ts";
import type { Whose } from "@deckwright/engine/intent/whose/model.ts";
import type { SaidThing } from "@deckwright/engine/intent/whose/said-things.ts";
import type { BenchWish, Want } from "../wishes/wish.ts";

/** What a wish of the bench says of something named in it: wanted, or not to be read, or what others play; undefined where it says nothing. */
export function whoseInWish(
  thing: SaidThing,
  words: string,
  wish: BenchWish,
  table: CardTable,
): Whose | undefined {
  const { against = [], want, never = {} } = wish;
  const isAgainst = against.some((one) => isPart(one, words) || isPart(words, one));
  if (isIn(thing, words, want, table)) return isAgainst && isIdea(thing) ? undefined : "own";
  if (isAgainst) return "theirs";
  if (!isIn(thing, words, never, table)) return undefined;
  return wish.family === "opponents" ? "theirs" : "other";
}

/** Values of the fields, one or several. */
type Fields = Want | Readonly<Record<string, readonly (string | number)[]>>;

function isIdea({ kind }: SaidThing): boolean {
  return /^(?:theme|playstyle|archetype-name|opponent-word)$/.test(kind);
}

function isIn(thing: SaidThing, words: string, fields: Fields, table: CardTable): boolean {
  const values = (...names: readonly string[]): readonly string[] =>
    names.flatMap((name) => {
      const value: unknown = Object.entries(fields).find(([field]) => field === name)?.[1];
      return value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);
    });
  if (isIdea(thing)) return values("idea", "themes", "playstyle").some((one) => isPart(one, words));
  const content = thing.mention?.content;
  switch (content?.kind) {
    case "colors":
      return values("colors").some((one) => colorsOf(content.mask).every((color) => one.includes(color)));
    case "creature-type":
      return values("tribe").some((one) => foldPhrase(one) === foldPhrase(content.name));
    case "card": {
      const names = content.cards.map((card) => foldPhrase(table.name(card).split(" // ")[0] ?? ""));
      return values("commanders", "include", "named").some((one) =>
        names.includes(foldPhrase(one.split(" // ")[0] ?? "")),
      );
    }
    case "format":
      return values("format").includes(content.slug);
    case "money":
      return values("budgetUsd", "maxCardUsd").includes(String(content.amount));
    default:
      return false;
  }
}

/** Whether words stand in others, as whole words and whatever their number. */
function isPart(part: string, words: string): boolean {
  const padded = (text: string): string => ` ${foldPhrase(text).replace(/s\b/g, "")} `;
  return padded(words).includes(padded(part));
}
