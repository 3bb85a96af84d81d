import { inWords, listed } from "./phrases.ts";

/** The cost of an activated ability, in front of it. */
export const COST = /^((?:\{|[A-Z][a-z]+ )[^".:—]{0,110}): /;

const SYMBOLS = /^(?:\{(?:\d+|X|[WUBRGC]|[WUBRG2]\/[WUBRG])\})+$/;

/** Parts of costs as a reason tells them behind "for". */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^sacrifice it$/i, "its own sacrifice"],
  [/^sacrifice ((?!.* and |.* or (?:discard|pay|exile|remove|return|tap)\b).+)$/i, "the sacrifice of $1"],
  [/^discard (?:it|this card)$/i, "its own discard"],
  [/^discard ((?:an?|two|three|your) [\w ]+)$/i, "the discard of $1"],
  [/^exile it$/i, "its own exile"],
  [/^exile (?:it|this card) from your (hand|graveyard)$/i, "its own exile from your $1"],
  [/^exile ((?:an?|two|three|four|five) (?:other )?(?!.* and )[\w ]+)$/i, "the exile of $1"],
  [/^return (an? [\w' -]+ you control) to its owner's hand$/i, "the return of $1"],
  [/^tap ((?:an|two|three|four|five) untapped [\w' -]+ you control)$/i, "tapping $1"],
  [/^remove (an?|two|three|four|five|X) ([\w+/-]+ counters?) from it$/i, "$1 $2 of its own"],
  [/^put (an?) (-\d\/-\d counter) on it$/i, "$1 $2 on it"],
  [/^pay (\d+) life$/i, "$number life"],
  [/^pay (X) life$/i, "X life"],
  [/^pay (\w+) \{E\}$/i, "$1 energy"],
];

/** A price as a reason tells it: " for two mana and a tap"; undefined where a part of it has no row. */
export function costTail(cost: string): string | undefined {
  const parts = cost.split(/, (?=[A-Z{])/);
  if (parts.length === 1 && parts[0] === "{T}") return " by tapping";
  const told = parts.filter((part) => part !== "{T}").map(partWords);
  const known = told.filter((part) => part !== undefined);
  if (known.length < told.length) return undefined;
  // A tap is little beside a sacrifice.
  const isTapped = parts.length > told.length && told.length === 1 && known[0]?.endsWith(" mana");
  const text = listed(isTapped ? [...known, "a tap"] : known);
  return /[{}"]/.test(text) ? undefined : ` for ${text}`;
}

function partWords(part: string): string | undefined {
  const symbols = part.replace(/^pay (?=\{)/i, "");
  if (SYMBOLS.test(symbols)) return `${manaOf(symbols)} mana`;
  if (/^(?:\{E\})+$/.test(symbols)) return energyWords(symbols);
  for (const [pattern, words] of PARTS) {
    const match = pattern.exec(part);
    if (match) return part.replace(pattern, words).replace("$number", inWords(Number(match[1])));
  }
  return undefined;
}

/** "{E}{E}" as "two energy". */
export function energyWords(symbols: string): string {
  return `${inWords(symbols.match(/\{E\}/g)?.length ?? 0)} energy`;
}

/** How much mana some symbols come to, in words. */
function manaOf(symbols: string): string {
  const parts = [...symbols.matchAll(/\{([^}]+)\}/g)].map(([, symbol]) => symbol ?? "");
  const fixed = parts.reduce(
    (sum, symbol) => sum + (symbol === "X" ? 0 : /^\d+$/.test(symbol) ? Number(symbol) : 1),
    0,
  );
  const times = parts.filter((symbol) => symbol === "X").length;
  const open = times === 0 ? [] : [["X", "twice X", "three times X"][times - 1] ?? "X"];
  return [...open, ...(fixed > 0 || open.length === 0 ? [inWords(fixed)] : [])].join(" plus ");
}
