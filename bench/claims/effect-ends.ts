import type { ReadCard } from "./card-text.ts";
import { digit, esc, has, wordsOf } from "./effect-words.ts";

/** A sentence without some of its ends, and whether the text bears all of these out. */
export interface Reading {
  readonly text: string;
  readonly isBorneOut: boolean;
}

/** How many ends of a sentence are read one after the other: a price, a time and a condition. */
const MOST_ENDS = 4;

/** Every way to read a sentence: as it stands, and without its ends. */
export function readingsOf(sentence: string, card: ReadCard): Reading[] {
  return partings({ text: sentence, isBorneOut: true }, card, MOST_ENDS);
}

function partings(reading: Reading, card: ReadCard, ends: number): Reading[] {
  if (ends === 0) return [reading];
  const { text } = reading;
  const shorter = [...text.matchAll(/ (?=(?:as|by|for|when|whenever|at|if|once|during) )/g)].flatMap(
    ({ index }) => {
      const isBorneOut = endHolds(text.slice(index + 1), card);
      if (isBorneOut === undefined) return [];
      const rest = {
        text: text.slice(0, index).replace(/,$/, ""),
        isBorneOut: isBorneOut && reading.isBorneOut,
      };
      return partings(rest, card, ends - 1);
    },
  );
  return [reading, ...shorter];
}

/** How a sentence says when or under which condition an effect happens, with what the text must hold for it. */
const ENDS: readonly (readonly [RegExp, (match: RegExpExecArray, card: ReadCard) => boolean])[] = [
  [/^for a turn$/, (_, card) => has(card, "until end of turn, |until end of turn[.]")],
  [/^as it enters$/, (_, card) => has(card, "(?:~|it|they) (?:or [^,]+ )?enters?")],
  [/^by tapping$/, (_, card) => has(card, "\\{t\\}[^:]*:")],
  [/^once each turn$/, (_, card) => has(card, "once (?:during )?each (?:of your )?turns?")],
  [
    /^(as long as .+|during .+)$/,
    ([, when = ""], card) => has(card, `${wordsOf(when)}[,.\\n]|${wordsOf(when)}$`),
  ],
  [/^if (.+)$/, ([, when = ""], card) => has(card, `if ${wordsOf(when)}[,.]`)],
  [/^for (.+?)(?: more)?$/, ([, price = ""], card) => isPaid(price.split(/, | and (?!\+)/), card)],
  [
    /^((?:when(?:ever)?|at the beginning of) .+)$/,
    ([, when = ""], card) => {
      const words = when
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => word.length > 3 && word !== "when" && word !== "whenever");
      return words.every((word) => card.text.includes(word) || card.name.toLowerCase().includes(word));
    },
  ],
];

/** Whether the text bears out an end of a sentence; undefined where it is none. */
function endHolds(end: string, card: ReadCard): boolean | undefined {
  const matches = ENDS.flatMap(([says, holds]) => {
    const match = says.exec(end);
    return match === null ? [] : [holds(match, card)];
  });
  return matches.length === 0 ? undefined : matches.includes(true);
}

/** Everything that a text has one pay, each with its parts in one string. */
function pricesOf(card: ReadCard): string[] {
  const patterns = [
    /(?:^|[\n"•+—] ?)([^:.\n"]+):/g,
    /as an additional cost to cast (?:~|it|this spell), ([^.]+)\./g,
    /you may ([^.:]+)\. (?:if|when) you do/g,
    /(?:^|\n|— |\+ )(\{[^—\n]+) — /g,
  ];
  return patterns.flatMap((pattern) => [...card.text.matchAll(pattern)].map(([, price]) => price ?? ""));
}

/** Parts of a price as sentences name them, with what the price must hold. */
const PARTS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^a tap$/, () => "\\{t\\}"],
  [/^its own sacrifice$/, () => "sacrifice (?:~|it|her|him)"],
  [/^the sacrifice of (.+)$/, ([, what = ""]) => `(?:sacrifice|~) ${wordsOf(what)}(?:,|$)`],
  [/^its own discard$/, () => "discard (?:this card|~|it)"],
  [/^the discard of (.+)$/, ([, what = ""]) => `discard ${wordsOf(what)}(?:,|$)`],
  [/^its own exile$/, () => "exile (?:~|it|her|him)(?:,|$)"],
  [/^its own exile from your (\w+)$/, ([, zone]) => `exile (?:this card|~|it) from your ${zone}`],
  [/^the exile of (.+)$/, ([, what = ""]) => `exile ${wordsOf(what)}(?:,|$)`],
  [/^the return of (.+)$/, ([, what = ""]) => `return ${wordsOf(what)} to its owner's hand`],
  [/^tapping (.+)$/, ([, what = ""]) => `tap ${wordsOf(what)}(?:,|$)`],
  [/^(\S+) (\S+ counters?) of its own$/, ([, n = "", what = ""]) => `remove ${wordsOf(n)} ${esc(what)} from`],
  [/^an? (\S+ counter) on it$/, ([, what = ""]) => `put an? ${esc(what)} on (?:~|it)`],
  [/^(\S+) life$/, ([, n = ""]) => `pay ${digit(n).toLowerCase()} life`],
];

/** Whether one price of the text has each of some parts: mana by its sum, energy by its symbols. */
function isPaid(parts: readonly string[], card: ReadCard): boolean {
  return pricesOf(card).some((price) =>
    parts.every((part) => {
      const mana = /^(.+) mana$/.exec(part)?.[1];
      if (mana !== undefined) return manaSum(price) === mana.toLowerCase().replace(/\w+$/, digit);
      const life = /^(\S+) life$/.exec(part)?.[1];
      if (
        life !== undefined &&
        has(card, `you lose ${digit(life)} life|and (?:you )?loses? ${digit(life)} life`)
      )
        return true;
      const energy = /^(\S+) energy$/.exec(part)?.[1];
      if (energy !== undefined)
        return (
          String([...price.matchAll(/\{e\}/g)].length) === digit(energy) ||
          price.includes(`pay ${energy.toLowerCase()} {e}`)
        );
      return PARTS.some(([says, holds]) => {
        const match = says.exec(part);
        return match !== null && new RegExp(holds(match)).test(price);
      });
    }),
  );
}

/** The mana in a price: "3", "x", "x plus 1", "twice x plus 1". */
function manaSum(price: string): string {
  const symbols = [...price.matchAll(/\{([^}]+)\}/g)]
    .map(([, symbol]) => symbol ?? "")
    .filter((s) => !/^[teq]$/.test(s));
  const open = symbols.filter((symbol) => symbol === "x").length;
  const fixed = symbols
    .filter((symbol) => symbol !== "x")
    .reduce((sum, symbol) => sum + (Number(symbol) || (symbol === "0" ? 0 : 1)), 0);
  const times = ["", "x", "twice x", "three times x"][open] ?? "?";
  if (times === "") return String(fixed);
  return fixed === 0 ? times : `${times} plus ${fixed}`;
}
