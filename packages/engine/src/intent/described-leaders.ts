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
  if (!/^(?:the|that|our|my|their)$/.test(tokens[from - 1]?.text ?? "")) return false;
  const next = tokens[to];
  const isEnded =
    next === undefined || next.gap !== "tight" || /^(?:guy|lady|one|girl|dude|boy)$/.test(next.text);
  if (isRoleOfSomebody(tokens, to)) return true;
  if (!isEnded || typalWords.has(next?.text ?? "")) return false;
  return mentions.some(
    (each) =>
      each.content.kind === "card" &&
      each.to <= from &&
      from - each.to <= REACH &&
      isOfType(each.content.cards[0], content.name, table),
  );
}

/** "The wizard (Eric) already has Kess", "our cleric plays Atraxa": somebody at another table, of dungeons. */
function isRoleOfSomebody(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (next === undefined) return false;
  if (/^\s*\($/.test(next.between) && next.capital && tokens[to + 1]?.gap === "hard") return true;
  const verb = next.text === "already" ? to + 1 : to;
  return next.gap === "tight" && /^(?:has|plays|owns|runs|brings|pilots)$/.test(tokens[verb]?.text ?? "");
}

/** Most words from a name to what it is said to be. */
const REACH = 8;

function isOfType(card: CardIndex | undefined, type: string, table: CardTable): boolean {
  if (card === undefined) return false;
  const wanted = type.split(", ").map((name) => table.subtypeId(name));
  return Array.from(table.subtypes(card)).some((id) => wanted.includes(id));
}
