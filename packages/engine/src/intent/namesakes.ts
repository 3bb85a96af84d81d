import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { headOf } from "./card-phrases.ts";
import type { IntentContext } from "./context.ts";
import type { LegendNames } from "./legend-names.ts";
import type { Content, Mention } from "./mention.ts";
import { type Token, wordsOf } from "./tokens.ts";

type CardContent = Content & { readonly kind: "card" };

/** "Heliod + Ballista": those of a name that win together with the card it is joined to; undefined where all do, or none. */
export function winsWith(
  tokens: readonly Token[],
  mention: Mention,
  content: CardContent,
  mentions: readonly Mention[],
  { legends, combos }: IntentContext,
): readonly CardIndex[] | undefined {
  const at = mentions.indexOf(mention);
  const partners = [mentions[at - 1], mentions[at + 1]].flatMap((each) => {
    if (each?.content.kind !== "card" || each.negated !== mention.negated) return [];
    const [first, second] = each.from < mention.from ? [each, mention] : [mention, each];
    return isJoined(tokens, first.to, second.from) ? each.content.cards.slice(0, 1) : [];
  });
  if (partners.length === 0) return undefined;
  const namesakes = namesakesOf(tokens, mention, content, legends);
  const meant = namesakes.filter((card) => partners.some((other) => combos.isKnown(card, other)));
  return meant.length > 0 && meant.length < namesakes.length ? meant : undefined;
}

/** Whether nothing but what joins two stands between them: "and", "+", "/". */
function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  if (to === from) return /[+&/]/.test(tokens[to]?.between ?? "");
  return to === from + 1 && /^(?:and|with|w|n|plus|x)$/.test(tokens[from]?.text ?? "");
}

/** Legends whose name holds the words that were said, those that the words mean otherwise first. */
export function namesakesOf(
  tokens: readonly Token[],
  { from, to }: Mention,
  { cards }: CardContent,
  legends: LegendNames,
): readonly CardIndex[] {
  const said = ` ${wordsOf(tokens, from, to)} `;
  const all = new Set(cards);
  const [first = ""] = said.trim().split(" ", 1);
  for (const { card, name } of legends.get(first) ?? []) if (name.includes(said)) all.add(card);
  return [...all];
}

/** "Krenko Tin Street ... I'd go with Krenko": a name alone is that of its bearer who was named more fully before. */
export function asNamedBefore(
  mention: Mention,
  undecided: ReadonlySet<Mention>,
  bearers: readonly Mention[],
  { table }: Pick<IntentContext, "table">,
): Mention {
  const { content, from } = mention;
  const nameOf = ({ cards }: CardContent): string => headOf(table.name(cards[0] ?? 0));
  if (!undecided.has(mention) || content.kind !== "card" || !content.short) return mention;
  const before = bearers.find(
    (each) => each.from < from && each.content.kind === "card" && nameOf(each.content) === nameOf(content),
  );
  return before?.content.kind === "card"
    ? { ...mention, content: { ...content, cards: before.content.cards.slice(0, 1) } }
    : mention;
}
