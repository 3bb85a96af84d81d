import { type Limit, MOST_COUNTED } from "@deckwright/decks/wish-limits.ts";
import { COUNTED_NOUNS } from "../../data/lexicon-limits.ts";
import { comparedBehind, isOfDeck, kindAt, limitMention, tribeOf } from "./counted.ts";
import type { Mention } from "./mention.ts";
import { hasCurrency } from "./money.ts";
import { figureOf } from "./said-words.ts";
import type { Sentence } from "./sentence.ts";

/** "lands: 38", "creatures = 20 or more": a figure behind what it counts. */
export function figureBehindAt(
  { tokens, context, text }: Pick<Sentence, "tokens" | "context" | "text">,
  at: number,
): Mention | undefined {
  // In "36 lands" the figure before counts them; in "lands: 36, creatures: 30" it has counted.
  if (tokens[at]?.gap === "tight" && /^\d/.test(figureOf(tokens[at - 1]?.text ?? ""))) return undefined;
  const kind = kindAt(tokens, at, context);
  if (kind === undefined) return undefined;
  const isNoun = tokens[kind.to]?.gap === "tight" && COUNTED_NOUNS.has(tokens[kind.to]?.text ?? "");
  const place = isNoun || tokens[kind.to]?.text === "spells" ? kind.to + 1 : kind.to;
  const figure = tokens[place];
  if (figure === undefined || !/^\d{1,3}$/.test(figureOf(figure.text))) return undefined;
  // "elves $35" and "elves 35$" are money.
  if (hasCurrency(tokens, place, text)) return undefined;
  const isSigned = /^\s*[:=]\s*$/.test(figure.between);
  if (!isSigned && figure.gap !== "tight") return undefined;
  // "elves 4 Lightning Bolt" counts the spell; only at the end of a clause, or behind a sign, the elves are counted.
  const behind = comparedBehind(tokens, place + 1);
  const next = tokens[behind?.to ?? place + 1];
  if (!isSigned && behind === undefined && next !== undefined && next.gap === "tight" && next.between !== "")
    return undefined;
  const count = Number(figureOf(figure.text));
  const { least, most } = behind?.comparison ?? { least: 0, most: 0 };
  const limit: Limit = {
    what: kind.what,
    ...(least === undefined ? {} : { least: count + least }),
    ...(most === undefined ? {} : { most: count + most }),
  };
  if (count > MOST_COUNTED || !isOfDeck({ ...limit, least: count }, kind, tokens)) return undefined;
  return limitMention(at, behind?.to ?? place + 1, limit, tribeOf(limit, kind));
}
