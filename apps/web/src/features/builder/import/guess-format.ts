import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { ReadLine } from "./read-list.ts";

/** What a deck is played in, as a list lets guess. */
export interface Guess {
  readonly format: string;
  readonly variant?: string;
}

/** Sixty cards are for the first of these that allows every card. */
const BY_LEGALITY = ["standard", "pioneer", "pauper", "modern", "legacy", "vintage"] as const;

/** Whether a card may lead a deck of the Commander kind. */
export function canLead({ type_line, oracle_text = "" }: CardFace): boolean {
  const front = type_line.split(" // ")[0] ?? type_line;
  return (
    (front.includes("Legendary") && /Creature|Background/.test(front)) ||
    oracle_text.includes("can be your commander")
  );
}

/**
 * The lines of the cards that lead, where the list has no heading for them: beside ninety-eight or ninety-nine cards, as
 * Magic Online has them in the sideboard; else at the head or the foot of a hundred different cards.
 */
export function guessLeaders(lines: readonly ReadLine[]): readonly number[] {
  if (lines.some(({ section }) => section === "commanders" || section === "pool")) return [];
  const mine = lines.filter(({ isPartners }) => !isPartners);
  const main = mine.filter(({ section }) => section === "main");
  const cards = copiesOf(main);
  const leads = ({ card, quantity }: ReadLine) => quantity === 1 && canLead(card.face);
  const beside = mine.filter((line) => line.section === "side" && leads(line)).slice(0, 2);
  if (cards + beside.length !== 100 || !isSingleton(main)) return [];
  if (beside.length > 0) return beside.map(({ line }) => line);
  return [main[0], main.at(-1)].flatMap((line) => (line && leads(line) ? [line.line] : [])).slice(0, 1);
}

/** The format that a list is most likely of, by its zones, its size and what is allowed where. */
export function guessFormat(lines: readonly ReadLine[]): Guess {
  const has = (section: string) => lines.some((line) => line.section === section);
  if (has("signature_spells")) return { format: "oathbreaker" };
  const deck = lines.filter(
    ({ section, isPartners }) => !isPartners && (section === "main" || section === "commanders"),
  );
  const isLed = has("commanders");
  if (isLed && copiesOf(deck) <= 60) return { format: "brawl", variant: "standard" };
  if (isLed || (copiesOf(deck) >= 95 && isSingleton(deck))) return { format: "commander" };
  const isAllowed = (format: string) =>
    lines.every(({ card }) => ["legal", "restricted"].includes(card.legalities[format] ?? ""));
  return { format: BY_LEGALITY.find(isAllowed) ?? "vintage" };
}

function copiesOf(lines: readonly ReadLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether there is one of each card, but for basic lands. A slip or two may be in it. */
function isSingleton(lines: readonly ReadLine[]): boolean {
  const many = lines.filter(({ quantity, card }) => quantity > 1 && !card.face.type_line.startsWith("Basic"));
  return many.length <= 2;
}
