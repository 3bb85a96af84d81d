import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { BOOSTER_SETS } from "../../data/boosters.ts";
import { isFromPool } from "../forms/kind.ts";
import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import { setsNamedAt } from "./set-names.ts";
import type { Token } from "./tokens.ts";
import type { Reading } from "./wanted-play.ts";

/** The set that a wish for a deck of opened cards names, by its code: of several the one with the longest name. */
export function wantedSet(
  formats: readonly (string | undefined)[],
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { table, setNames }: Pick<IntentContext, "table" | "setNames">,
): Reading<string> | undefined {
  const isOpened = formats.some((slug) => {
    const format = FORMATS.get(slug ?? "");
    return format !== undefined && isFromPool(format);
  });
  if (!isOpened) return undefined;
  const opened = mentions.flatMap((from) =>
    from.content.kind === "opened-set" ? [{ value: from.content.code, from: [from] }] : [],
  );
  if (opened[0] !== undefined) return opened[0];
  // "Conspiracy draft" names how it is played, and the set only with it.
  const isOfFormat = (at: number): boolean =>
    mentions.some(({ content, from, to }) => content.kind === "format" && from <= at && at < to);
  let found: { readonly code: string; readonly from: number; readonly words: number } | undefined;
  for (const from of tokens.keys()) {
    const named = isOfFormat(from) ? undefined : setsNamedAt(tokens, from, setNames);
    if (named === undefined || named.length <= (found?.words ?? 0)) continue;
    const set = named.value.map((at) => table.sets[at]).find((each) => BOOSTER_SETS.has(each?.type ?? ""));
    if (set !== undefined) found = { code: set.code, from, words: named.length };
  }
  if (found === undefined) return undefined;
  const { code, from, words } = found;
  const mention: Mention = { from, to: from + words, negated: false, content: { kind: "saying" } };
  return { value: code, from: [mention] };
}
