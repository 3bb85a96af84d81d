import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { COMMON_WORDS } from "../../data/common-words.ts";
import { PLAYED_SETS } from "../../data/lexicon-printings.ts";
import type { Lexicon } from "./lexicon.ts";
import { type PhraseMatch, Phrases } from "./phrases.ts";
import { foldPhrase, type Token } from "./tokens.ts";

/** The sets that words may mean, by their positions in the table. */
export interface NamedSets {
  /** Those called exactly so. */
  readonly whole: readonly number[];
  /** Those of whose names it is a part: "innistrad" is one of "Innistrad: Midnight Hunt". */
  readonly part: readonly number[];
  /** A code, which is a word beside being one. */
  readonly isCode: boolean;
}

/** Words between which the name of a set is said in parts: "Throne of Eldraine", "Kamigawa: Neon Dynasty". */
const BETWEEN_PARTS = /: | of the | of | at the | at | over | in /i;
/** From this length on a single word of a name may stand for the set. */
const LEAST_LETTERS = 6;

/** What people call the sets that decks are made from: their names, parts of them, and their codes. */
export function buildSetNames(table: CardTable, lexicon: Lexicon): Phrases<NamedSets> {
  const found = new Map<string, { whole: number[]; part: number[]; isCode: boolean }>();
  const add = (phrase: string, kind: "whole" | "part", set: number, isCode = false): void => {
    const known = found.get(phrase);
    if (known === undefined) found.set(phrase, { whole: [], part: [], isCode, [kind]: [set] });
    else if (!known[kind].includes(set)) known[kind].push(set);
  };
  const mayStandAlone = (phrase: string): boolean =>
    phrase.includes(" ") ||
    (phrase.length >= LEAST_LETTERS &&
      !COMMON_WORDS.has(phrase) &&
      lexicon.phrases.get(phrase) === undefined);
  for (const [set, { code, name, type }] of table.sets.entries()) {
    if (!PLAYED_SETS.has(type)) continue;
    const whole = foldPhrase(name);
    add(whole, "whole", set);
    if (whole.startsWith("the ")) add(whole.slice(4), "whole", set);
    if (whole.startsWith("core set ")) add(whole.replace("core set", "core"), "whole", set);
    add(code.toLowerCase(), "whole", set, true);
    const parts = [...name.split(": "), ...name.split(BETWEEN_PARTS)].map((part) =>
      foldPhrase(part).replace(/^the /, ""),
    );
    const first = whole.split(" ")[0] ?? "";
    for (const part of [...parts, first]) if (part !== whole && mayStandAlone(part)) add(part, "part", set);
  }
  const phrases = new Phrases<NamedSets>();
  for (const [phrase, sets] of found) phrases.add(phrase, sets);
  return phrases;
}

/**
 * The sets that words name: those called exactly so, or else those of whose names several words are a part. A code and a
 * single word of a name say something else as often, and name none here.
 */
export function setsNamedAt(
  tokens: readonly Token[],
  at: number,
  setNames: Phrases<NamedSets>,
): PhraseMatch<readonly number[]> | undefined {
  const found = setNames.longest(tokens, at, isInName);
  if (found === undefined || found.value.isCode) return undefined;
  const { whole, part } = found.value;
  const value = whole.length > 0 ? whole : found.length > 1 ? part : [];
  return value.length === 0 ? undefined : { value, length: found.length };
}

/** Whether a word goes on with the name of a set: "Kamigawa: Neon Dynasty". */
export function isInName({ gap, between }: Token): boolean {
  return gap === "tight" || between.trim() === ":";
}

/** "M19", "mh2", "KHM": whether a code is written as codes are. */
export function isCodeWritten(token: Token | undefined, text: string): boolean {
  const raw = token === undefined ? "" : text.slice(token.start, token.end);
  return /^[A-Z0-9]{3,4}$/.test(raw) || (/\d/.test(raw) && /[a-z]/i.test(raw));
}

/** "MH1-3", "MH1 to MH3": all sets from one code to the next of its row, with how many words they take; undefined where no row follows. */
export function rowOfCodes(
  tokens: readonly Token[],
  at: number,
  setNames: Phrases<NamedSets>,
): PhraseMatch<readonly number[]> | undefined {
  const [, row = "", first = ""] = /^([a-z]{2,3})(\d)$/.exec(tokens[at]?.text ?? "") ?? [];
  const isSpoken = /^(?:to|through|thru|till|until)$/.test(tokens[at + 1]?.text ?? "");
  const end = isSpoken ? at + 2 : at + 1;
  const last = /^([a-z]{2,3})?(\d)$/.exec(tokens[end]?.text ?? "");
  const isJoined = isSpoken || /^\s*[-–—]\s*$/.test(tokens[end]?.between ?? "");
  if (row === "" || !isJoined || last === null || (last[1] ?? row) !== row) return undefined;
  const value: number[] = [];
  for (let number = Number(first); number <= Number(last[2]); number++)
    value.push(...(setNames.get(`${row}${number}`)?.whole ?? []));
  return value.length < 2 ? undefined : { value, length: end + 1 - at };
}
