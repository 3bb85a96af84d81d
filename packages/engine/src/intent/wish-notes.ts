import { colorsOf } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { NEAREST_FORMATS } from "../../data/lexicon-formats.ts";
import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import { slice } from "./read-back.ts";
import { foldPhrase, type Token } from "./tokens.ts";
import { colorNames, openCountNote, type WantedColors } from "./wanted-colors.ts";

/** A wish that names a size and no format. */
export const NO_FORMAT_NOTE =
  "A deck of sixty cards was asked for without a format; naming one (Standard, Pioneer, Modern, Pauper) decides which cards are legal.";

/** What is said when nothing came of a wish. */
export function emptinessNote(tokens: readonly Token[]): string {
  return tokens.length === 0
    ? "The wish is empty; everything is left to choose."
    : "Nothing in this wish was understood; everything is left to choose. Try a format, colors, a creature type or a commander.";
}

/** What is said of a format that is played but not among ours. */
export function nearestFormatNotes(
  text: string,
  tokens: readonly Token[],
  from: readonly Mention[],
): string[] {
  return from.flatMap((mention) => {
    const note = NEAREST_FORMATS[foldPhrase(slice(text, tokens, mention.from, mention.to))];
    return note === undefined ? [] : [note];
  });
}

/** What is said when the wish's colors and its commanders' identity differ, or a number of colors stays open. */
export function colorNotes(colors: WantedColors, leader: string | undefined, identity: number): string[] {
  if (leader === undefined) return colors.count === undefined ? [] : [openCountNote(colors.count)];
  const notes: string[] = [];
  if (colors.mask !== undefined && colors.mask !== identity) {
    const own = colorsOf(identity).join("") || "none";
    const asked = colorsOf(colors.mask).join("") || "colorless";
    notes.push(`The colors of ${leader} were taken (${own}), not the ${asked} that was asked for.`);
  }
  if ((colors.forbidden & identity) !== 0) {
    const both = colorNames(colors.forbidden & identity).join(" and ");
    notes.push(`${leader} has ${both} in its color identity, which was ruled out; the commander was kept.`);
  }
  return notes;
}

/** What is said of names with slips and of names that no card has. */
export function cardNotes(
  text: string,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  context: IntentContext,
): string[] {
  const notes: string[] = [];
  const nameOf = (card: CardIndex): string => context.table.name(card);
  for (const { content, from, to } of mentions) {
    if (content.kind === "card" && content.mended) {
      const card = content.cards[0];
      if (card !== undefined) notes.push(`"${slice(text, tokens, from, to)}" was read as ${nameOf(card)}.`);
    } else if (content.kind === "unknown-card") {
      const near = content.near.map(nameOf).slice(0, 3);
      const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
      notes.push(`No card is called "${content.name}".${hint}`);
    }
  }
  return notes;
}
