import { type ColorMask, colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { NEAREST_FORMATS } from "../../data/lexicon-formats.ts";
import { kindOf } from "../forms/kind.ts";
import type { ReadingNote } from "../notes.ts";
import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import { slice } from "./read-back.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import type { WantedColors } from "./wanted-colors.ts";
import type { WantedPlay } from "./wanted-play.ts";

/** What is said of formats that are played but not among ours. */
export function nearestFormatNotes(
  text: string,
  tokens: readonly Token[],
  from: readonly Mention[],
): ReadingNote[] {
  return from.flatMap((mention): ReadingNote[] => {
    const phrase = foldPhrase(slice(text, tokens, mention.from, mention.to));
    return Object.hasOwn(NEAREST_FORMATS, phrase) ? [{ kind: "nearest-format", phrase }] : [];
  });
}

/** What is said when the wish's colors and its commanders' identity differ, or their number does. */
export function colorNotes(
  { mask, count, forbidden }: WantedColors,
  leader: string | undefined,
  own: ColorMask,
): ReadingNote[] {
  if (leader === undefined) return [];
  const notes: ReadingNote[] = [];
  if (count !== undefined && count.value !== colorCount(own))
    notes.push({ kind: "leader-of-other-count", leader, own, count: count.value });
  if (mask !== undefined && mask !== own)
    notes.push({ kind: "other-leader-colors", leader, own, asked: mask });
  const colors = forbidden & own;
  if (colors !== 0) notes.push({ kind: "leader-of-forbidden-color", leader, colors });
  return notes;
}

/** What is said of corrected names and of names that no card has. */
export function cardNotes(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { table }: Pick<IntentContext, "table">,
): ReadingNote[] {
  const nameOf = (card: CardIndex): string => table.name(card);
  return mentions.flatMap(({ content, from, to }): ReadingNote[] => {
    if (content.kind === "unknown-card")
      return [{ kind: "no-such-name", typed: content.name, near: content.near.slice(0, 3).map(nameOf) }];
    const card = content.kind === "card" && content.corrected ? content.cards[0] : undefined;
    const typed = slice(text, tokens, from, to);
    if (card === undefined || foldPhrase(typed) === foldPhrase(nameOf(card))) return [];
    return [{ kind: "corrected-name", typed, card: nameOf(card) }];
  });
}

/** What is said of ways to play that the deck, or both decks of a team, is not built to. */
export function styleNotes(
  { playstyle, styles, left }: WantedPlay,
  format: string | undefined,
): readonly ReadingNote[] {
  const taken = playstyle?.value ?? "";
  if (!isForTwo(format)) return left.length > 0 ? [{ kind: "one-style", taken, left }] : [];
  const others = styles.filter((style) => style !== taken);
  return styles.length > 1 ? [{ kind: "one-style-for-both", taken, left: others }] : [];
}

/** Two decks are built for it. */
function isForTwo(format: string | undefined): boolean {
  const row = format === undefined ? undefined : FORMATS.get(format);
  return row !== undefined && kindOf(row) === "team";
}
