import type { IntentContext } from "./context.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** "Prossh tokens without red": a legend by its short name, less one of its colors; "Prossh, no red" keeps who is named. */
export function isWithoutColor(
  { content, from }: Mention,
  colors: readonly Mention[],
  tokens: readonly Token[],
  { table }: IntentContext,
): boolean {
  if (content.kind !== "card") return false;
  const own = table.colorIdentity[content.cards[0] ?? 0] ?? 0;
  if (colors.some((other) => isMadeOf(other, own, from, tokens))) return true;
  // A full name is given up by no less than "mono green edition".
  if (!content.short) return colors.some((other) => isEdition(other, own, from, tokens));
  return colors.some(
    (other) =>
      isMoreColor(other, own, from, tokens) ||
      isInOtherColors(other, own, from, tokens) ||
      (other.negated &&
        other.from > from &&
        /^(?:without|minus|sans|less|instead|rather|drop|dropping)$/.test(tokens[other.from]?.text ?? "") &&
        other.content.kind === "colors" &&
        (other.content.mask & own) !== 0),
  );
}

/** "Brago plus red": behind a legend a color that it has not, said to be added. */
function isMoreColor(
  { content, negated, from }: Mention,
  own: number,
  behind: number,
  tokens: readonly Token[],
): boolean {
  if (negated || content.kind !== "colors" || from <= behind || (content.mask & ~own) === 0) return false;
  return isAdded(from, tokens);
}

/** "Arcades' wall deck in mono white": behind a legend colors that it does not fit. */
function isInOtherColors(mention: Mention, own: number, behind: number, tokens: readonly Token[]): boolean {
  const { content, negated, from, to } = mention;
  if (negated || content.kind !== "colors" || from <= behind) return false;
  const isOther = (own & ~content.mask) !== 0;
  const isIn = tokens[from - 1]?.text === "in";
  // "A Krenko deck, mono white instead"
  const isInstead = tokens[to]?.text === "instead" && tokens[to + 1]?.text !== "of";
  return isOther && (isIn || isInstead || isEdition(mention, own, behind, tokens));
}

/** "Take Krenko and make it mono blue": behind a legend colors that it does not fit, which it is to be made of. */
function isMadeOf(mention: Mention, own: number, behind: number, tokens: readonly Token[]): boolean {
  const [verb, thing] = [tokens[mention.from - 2]?.text ?? "", tokens[mention.from - 1]?.text ?? ""];
  return isColorItDoesNotFit(mention, own, behind) && MAKES.test(verb) && MADE.test(thing);
}

const MAKES = /^(?:make|making|turn|turning|build|have)$/;
const MADE = /^(?:it|that|this|them|everything)$/;

const EDITION = /^(?:edition|version|flavou?r)$/;

/** "Sliver Overlord, mono green edition" */
function isEdition(mention: Mention, own: number, behind: number, tokens: readonly Token[]): boolean {
  const next = tokens[mention.to];
  return isColorItDoesNotFit(mention, own, behind) && next?.gap === "tight" && EDITION.test(next.text);
}

/** Behind a legend colors that leave one of its own out. */
function isColorItDoesNotFit({ content, negated, from }: Mention, own: number, behind: number): boolean {
  return !negated && content.kind === "colors" && from > behind && (own & ~content.mask) !== 0;
}

/** "plus white", "splashing blue", "with red added": a color beside others. */
export function isAdded(from: number, tokens: readonly Token[]): boolean {
  const before = tokens[from - 1]?.text ?? "";
  const behind = tokens[from + 1];
  return (
    /^(?:plus|add|adding|adds|splash|splashing)$/.test(before) ||
    (behind?.gap === "tight" && /^(?:added|splash)$/.test(behind.text))
  );
}
