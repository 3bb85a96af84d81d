import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { TYPAL_WORDS } from "../../data/lexicon-creature-types.ts";
import type { Mention } from "./mention.ts";
import type { Token } from "./tokens.ts";

const typalWords = new Set(TYPAL_WORDS);

/**
 * Mentions in which a creature type that only says who is meant asks for no deck of it: "gitrog, you know, the frog". What a deck
 * is of stands in the plural, or before a word for a deck.
 */
export function withoutDescribed(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  table: CardTable,
): readonly Mention[] {
  return mentions.map((mention) =>
    isDescribing(tokens, mention, mentions, table) ? { ...mention, content: { kind: "saying" } } : mention,
  );
}

function isDescribing(
  tokens: readonly Token[],
  { content, from, to, negated }: Mention,
  mentions: readonly Mention[],
  table: CardTable,
): boolean {
  if (content.kind !== "creature-type" || content.plural || negated) return false;
  if (tokens[from - 1]?.text !== "the" && tokens[from - 1]?.text !== "that") return false;
  const next = tokens[to];
  const isEnded =
    next === undefined || next.gap !== "tight" || /^(?:guy|lady|one|girl|dude|boy)$/.test(next.text);
  if (!isEnded || typalWords.has(next?.text ?? "")) return false;
  return mentions.some(
    (each) =>
      each.content.kind === "card" &&
      each.to <= from &&
      from - each.to <= REACH &&
      isOfType(each.content.cards[0], content.name, table),
  );
}

/** Most words from a name to what it is said to be. */
const REACH = 8;

function isOfType(card: CardIndex | undefined, type: string, table: CardTable): boolean {
  if (card === undefined) return false;
  const wanted = type.split(", ").map((name) => table.subtypeId(name));
  return Array.from(table.subtypes(card)).some((id) => wanted.includes(id));
}
