import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { canLead } from "./card-phrases.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

/** Most words from what has the colors to where they are spoken of again. */
const REACH = 40;
/** Most words from "same colors as" to whose they are. */
const NEAR = 3;

/**
 * Mentions with the colors that a wish calls the same: those of the legend named behind "as", or of what was named last before:
 * "my Winota list is too strong. same colors, soldiers instead". Where colors are named beside them, these say it themselves.
 */
export function withSameColors(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): readonly Mention[] {
  const added: Mention[] = [];
  // "Same colors as Kess" names no leader.
  const compared = new Set<Mention>();
  for (let at = 0; at + 1 < tokens.length; at++) {
    if (tokens[at]?.text !== "same" || !/^colou?rs?$/.test(tokens[at + 1]?.text ?? "")) continue;
    const isAs = tokens[at + 2]?.text === "as";
    const begin = at + 3;
    const behind = mentions.find(
      ({ from, content }) => isAs && from >= begin && from <= begin + NEAR && colorsOf(content, table) > 0,
    );
    const before = mentions.findLast(
      ({ to, negated, content }) => !negated && to <= at && to >= at - REACH && colorsOf(content, table) > 0,
    );
    const mask = colorsOf((isAs ? behind : before)?.content, table);
    if (isAs && behind?.content.kind === "card") compared.add(behind);
    if (mask > 0) added.push({ from: at, to: at + 2, negated: false, content: { kind: "colors", mask } });
  }
  if (added.length === 0) return mentions;
  if (!mentions.some(({ content }) => content.kind === "format"))
    for (const { from, to } of compared)
      added.push({ from, to, negated: false, content: { kind: "format", slug: "commander", vague: false } });
  const told = mentions.map(
    (each): Mention => (compared.has(each) ? { ...each, content: { kind: "saying" } } : each),
  );
  return [...told, ...added].toSorted((a, b) => a.from - b.from);
}

/** The colors that something has or says; 0 for none. */
function colorsOf(content: Mention["content"] | undefined, table: CardTable): number {
  if (content?.kind === "colors") return content.mask;
  if (content?.kind !== "card") return 0;
  const [card] = content.cards;
  return card !== undefined && canLead(table, card) ? (table.colorIdentity[card] ?? 0) & 31 : 0;
}
