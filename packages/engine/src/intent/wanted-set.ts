import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { BOOSTER_SETS } from "../../data/boosters.ts";
import { isFromPool } from "../forms/kind.ts";
import type { Mention } from "./mention.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** The set that a wish for a deck of opened cards names, by its code: of several the one with the longest name. */
export function wantedSet(
  formats: readonly (string | undefined)[],
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): Reading<string> | undefined {
  const isOpened = formats.some((slug) => {
    const format = FORMATS.get(slug ?? "");
    return format !== undefined && isFromPool(format);
  });
  if (!isOpened) return undefined;
  // "Conspiracy draft" names how it is played, and the set only with it.
  const isOfFormat = (at: number): boolean =>
    mentions.some(({ content, from, to }) => content.kind === "format" && from <= at && at < to);
  let found: { readonly code: string; readonly from: number; readonly words: number } | undefined;
  for (const { code, name, type } of table.sets) {
    if (!BOOSTER_SETS.has(type)) continue;
    const words = foldPhrase(name).split(" ");
    if (words.length <= (found?.words ?? 0)) continue;
    const from = tokens.findIndex(
      (_, at) => !isOfFormat(at) && words.every((word, offset) => tokens[at + offset]?.text === word),
    );
    if (from >= 0) found = { code, from, words: words.length };
  }
  if (found === undefined) return undefined;
  const { code, from, words } = found;
  const mention: Mention = { from, to: from + words, negated: false, content: { kind: "saying" } };
  return { value: code, from: [mention] };
}
