import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { IntentContext } from "./context.ts";
import type { Found } from "./list-lines.ts";
import { foldPhrase } from "./tokens.ts";

/** A part of a text between commas or the like. */
interface Item {
  readonly start: number;
  readonly words: string;
}

/** Where parts of a list end. */
const ENDS = /[,;:\n]|\.+(?=\s|$)|\s(?:[-–—]{1,2}|[/|+])\s/g;
/** A name, and its copies behind it. */
const COUNTED = /^(.*?\S)\s+(?:x\s?)?(\d{1,2})x?\s*$/;
/** Most words before the name of the first card: "finish my pauper deck with Opt 4". */
const MOST_BEFORE = 8;
/** One or two figures behind names may be anything: "Jodah 5". */
const LEAST = 3;

/** A list whose counts stand behind the names: "Thorn of Amethyst 4, Lodestone Golem 1, Phyrexian Revoker 3". */
export function listCountedBehind(text: string, { cardPhrases }: IntentContext): Found | undefined {
  const cardOf = (name: string): CardIndex | undefined => {
    const phrase = cardPhrases.phrases.get(foldPhrase(name));
    return phrase?.form === "full" ? phrase.cards[0] : undefined;
  };
  const cards: Found["cards"][number][] = [];
  const parts: Found["parts"][number][] = [];
  const items = itemsOf(text);
  for (const [at, { start, words }] of items.entries()) {
    const [, name = "", copies] = COUNTED.exec(words) ?? [];
    if (copies === undefined) continue;
    const before = items[at - 1];
    // "Thalia, Guardian of Thraben 3": a name that has a comma itself.
    const whole = before === undefined ? undefined : lastNamed(`${before.words}, ${name.trim()}`, cardOf, 2);
    const found = whole ?? lastNamed(name.trim(), cardOf, 1);
    if (found === undefined) continue;
    const end = start + words.length;
    const begin = text.lastIndexOf(found.name.split(",")[0] ?? "", whole === undefined ? end : start);
    if (begin < 0) continue;
    const line = {
      line: 1,
      section: "main" as const,
      isPartners: false,
      quantity: Number(copies),
      name: found.name,
    };
    cards.push({ card: found.card, line });
    parts.push({ start: begin, end });
  }
  return cards.length < LEAST ? undefined : { parts, cards };
}

function itemsOf(text: string): readonly Item[] {
  const items: Item[] = [];
  let start = 0;
  for (const { index, 0: end } of [...text.matchAll(ENDS), { index: text.length, 0: "" }]) {
    items.push({ start, words: text.slice(start, index) });
    start = index + end.length;
  }
  return items;
}

/** The longest end of some words that is a card's whole name; with a comma it has to be part of the name. */
function lastNamed(
  said: string,
  cardOf: (name: string) => CardIndex | undefined,
  least: number,
): { readonly name: string; readonly card: CardIndex } | undefined {
  const words = said.split(/\s+/);
  for (let from = Math.max(0, words.length - MOST_BEFORE); from <= words.length - least; from++) {
    const name = words.slice(from).join(" ");
    const card = least > 1 && !name.includes(",") ? undefined : cardOf(name);
    if (card !== undefined) return { name, card };
  }
  return undefined;
}
