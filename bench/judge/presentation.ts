import type { CardFacts } from "./card-facts.ts";
import type { Failure, JudgedDeck } from "./judged-deck.ts";
import { sum } from "./legality.ts";

/** Names of cards are at most this many words long for the search in texts. */
const LONGEST_NAME = 9;

/** Whether the list in groups holds exactly the deck, and the text speaks of no card outside of it. */
export function judgePresentation(deck: JudgedDeck, facts: CardFacts): Failure[] {
  return [...judgeList(deck), ...judgeText(deck, facts)];
}

function judgeList({ commanders, main, side, zones = {}, card_list: groups }: JudgedDeck): Failure[] {
  if (groups === undefined) return [];
  const listed = new Map<string, number>();
  for (const item of Object.values(groups).flat())
    listed.set(item.name, (listed.get(item.name) ?? 0) + item.quantity);
  const meant = new Map<string, number>(commanders.map((name) => [name, 1]));
  for (const counts of [main, side, ...Object.values(zones)])
    for (const [name, quantity] of Object.entries(counts)) meant.set(name, (meant.get(name) ?? 0) + quantity);
  const wrong = [...new Set([...listed.keys(), ...meant.keys()])].filter(
    (name) => listed.get(name) !== meant.get(name),
  );
  return wrong.length === 0
    ? []
    : [
        {
          check: "LIST",
          message: `The list in groups differs from the deck in ${wrong.slice(0, 3).join(", ")} (${sum(listed.values())} against ${sum(meant.values())} cards).`,
        },
      ];
}

/** Reads the text phrase by phrase; a phrase of two words and more that is a card's name must be one of the deck's. */
function judgeText(deck: JudgedDeck, facts: CardFacts): Failure[] {
  const own = new Set(
    [...deck.commanders, ...Object.keys(deck.main), ...Object.keys(deck.side)].flatMap((name) => [
      name.toLowerCase(),
      ...name.toLowerCase().split(" // "),
    ]),
  );
  const words = (deck.seo_description ?? "").split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    if (!/^["'(]?\p{Lu}/u.test(words[from] ?? "")) continue;
    for (let length = Math.min(LONGEST_NAME, words.length - from); length >= 2; length--) {
      const phrase = words
        .slice(from, from + length)
        .join(" ")
        .replace(/^["'(]+|[.,;:!?)"]+$/g, "");
      const name = phrase.replace(/['’]s$/, "");
      const isOwn = [phrase, name].some((one) => own.has(one.toLowerCase()));
      if (isOwn) {
        from += length - 1;
        break;
      }
      if (facts.named(phrase).length > 0)
        return [{ check: "TEXT", message: `The text names ${phrase}, which the deck does not hold.` }];
    }
  }
  return [];
}
