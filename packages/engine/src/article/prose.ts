import { formsOfType } from "@deckwright/cards/facts/type-forms.ts";
import { capitalized, inWords, listed } from "../explain/phrases.ts";
import type { Random } from "../random.ts";
import type { ToldCard } from "./told-deck.ts";

/** Chooses words for one article, and keeps track of what it has told. */
export interface Voice {
  /** One of several ways to say the same. */
  pick(ways: readonly string[]): string;
  /** "[[Beast Whisperer]], which draws a card whenever you cast a creature spell"; the name alone from the second time on. */
  withDeed(card: ToldCard): string;
  /** "[[Beast Whisperer]] draws a card whenever ..."; undefined where no text tells, or where that was told. */
  deed(card: ToldCard): string | undefined;
  /** A deed, or what the card says in its own words; undefined where neither is fit to print, or was told. */
  telling(card: ToldCard): string | undefined;
  /** Whether the article has said what a card does. */
  hasTold(card: ToldCard): boolean;
}

/** Starts the words of an article. */
export function createVoice(random: Random): Voice {
  const told = new Set<string>();
  const deeds = new Set<string>();
  const freshDeed = (card: ToldCard): string | undefined =>
    told.has(card.name) ? undefined : card.acts.find((act) => !deeds.has(act));
  const tell = (card: ToldCard, act: string | undefined): void => {
    told.add(card.name);
    if (act !== undefined) deeds.add(act);
  };
  const deed = (card: ToldCard): string | undefined => {
    const act = freshDeed(card);
    if (act === undefined) return undefined;
    tell(card, act);
    return isLoyal(act) ? `${ref(card)} ${act.replace(/^its (\S+) /, "for $1 ")}` : `${ref(card)} ${act}`;
  };
  const ways = random.shuffle([...QUOTED]);
  return {
    pick: (options) => random.pick(options) ?? "",
    withDeed(card) {
      if (told.has(card.name)) return ref(card);
      const act = freshDeed(card);
      tell(card, act);
      if (act !== undefined)
        return `${ref(card)}, ${isLoyal(act) ? act.replace("its ", "whose ") : `which ${act}`}`;
      return card.body === undefined ? ref(card) : `${ref(card)}, ${card.body}`;
    },
    deed,
    telling(card) {
      const own = deed(card);
      if (own !== undefined || told.has(card.name) || card.says === undefined) return own;
      told.add(card.name);
      const way = ways.shift() ?? QUOTED[0];
      return `${ref(card)}${way}“${card.says}”`;
    },
    hasTold: (card) => told.has(card.name),
  };
}

/** Between a card's name and the words on it. */
const QUOTED = [
  " reads: ",
  " has this line: ",
  " says it in one line: ",
  " puts it so: ",
  " is worth reading: ",
] as const;

/** Abilities of planeswalkers are told by their signs. */
function isLoyal(act: string): boolean {
  return /^its [+−-]?\d+ /.test(act);
}

/** A card's name as articles mark it, to be linked. */
export function ref({ name }: { readonly name: string }): string {
  return `[[${name}]]`;
}

/** "[[A]], [[B]] and [[C]]". */
export function refs(cards: readonly { readonly name: string }[]): string {
  return listed(cards.map(ref));
}

const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const TEENS = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];

/** A number below a hundred in words, for the head of a sentence; others in digits. */
export function spelled(count: number): string {
  if (!Number.isInteger(count) || count > 99) return String(count);
  if (count <= 12) return inWords(count);
  if (count < 20) return TEENS[count - 13] ?? String(count);
  const rest = count % 10;
  return `${TENS[Math.floor(count / 10)]}${rest === 0 ? "" : `-${inWords(rest)}`}`;
}

/** The same with a capital letter. */
export function Spelled(count: number): string {
  return capitalized(spelled(count));
}

/** A number within a sentence. */
export function few(count: number): string {
  return inWords(count);
}

/** "one land", "three lands". */
export function several(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** A share of 0 to 1: "78%". */
export function percent(share: number): string {
  const whole = Math.round(100 * share);
  if (whole === 0 && share > 0) return "under 1%";
  return whole === 100 && share < 1 ? "over 99%" : `${whole}%`;
}

/** Whole dollars from ten on, with cents below. */
export function dollars(usd: number): string {
  if (usd >= 10) return `$${Math.round(usd).toLocaleString("en-US")}`;
  return usd < 1 ? `${Math.max(1, Math.round(usd * 100))} cents` : `$${usd.toFixed(2)}`;
}

/** A creature type in the plural, as cards write it. */
export function typesOf(type: string): string {
  return formsOfType(type)[1] ?? type;
}

/** "a" or "an" before a word. */
export function article(word: string): string {
  return /^(?:[aeiou]|8|11|18)/i.test(word) && !/^(?:uni|one|eu)/i.test(word) ? "an" : "a";
}

/** Two clauses as one sentence, or the one that there is. */
export function joined(one: string | undefined, link: string, other: string | undefined): string | undefined {
  if (one === undefined) return other === undefined ? undefined : sentence(other);
  if (other === undefined || /”$/.test(one))
    return other === undefined ? sentence(one) : `${sentence(one)} ${sentence(other)}`;
  return sentence(`${one}${link}${other}`);
}

/** Sentences as a paragraph; those that there are nothing to say in are left out. */
export function paragraph(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined && sentence !== "").join(" ");
}

/** A sentence: capital letter and full stop. */
export function sentence(text: string): string {
  return `${/^\[\[/.test(text) ? text : capitalized(text)}${/[.!?”]$/.test(text) ? "" : "."}`;
}
