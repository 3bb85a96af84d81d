/**
 * Extracts the combos of two cards from a file of combos, and writes packages/engine/data/combos.json.
 *
 *   node scripts/learn-combos.ts DECKS_FOLDER AS_OF
 *
 * AS_OF is the ISO day or month on which the file was assembled; it is shown beside the bracket.
 */
import { existsSync, writeFileSync } from "node:fs";
import { readLines } from "@deckwright/host/decks/deck-files.ts";

interface Combo {
  readonly id: string;
  readonly cards: readonly string[];
  readonly templates: readonly unknown[];
  readonly bracket_tag: string | null;
  /** What the combo comes to, in the words of the list; null where the file does not say. */
  readonly produces: readonly string[] | null;
}

/**
 * What a pair comes to, by the list's words, what ends the game soonest first; the letters are explained in
 * packages/engine/data/combo-ends.ts.
 */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/^Win the game|^Each opponent loses the game/, "W"],
  [/^Target opponent loses the game/, "L"],
  [/^Infinite turns/, "T"],
  [/^(?:Near-i|I)nfinite (?:damage|lifeloss)/, "D"],
  [/^Infinite combat/, "C"],
  [/^Infinite mill/, "E"],
  [/^Infinite creature tokens/, "K"],
  [/^Infinite (?:card draw|draw triggers)/, "X"],
  [/^Infinite .*mana/, "M"],
  [/^Infinite lifegain$/, "G"],
  [/^Lock/, "S"],
  [/^Infinite/, "R"],
];

function endOf({ produces }: Combo): string {
  return ENDS.find(([words]) => produces?.some((each) => words.test(each)))?.[1] ?? "-";
}

const [folder, asOf] = process.argv.slice(2);
const source = `${folder}/combos.ndjson.gz`;
if (!folder || !asOf || !existsSync(source)) {
  console.error("Usage: node scripts/learn-combos.ts DECKS_FOLDER AS_OF");
  process.exit(2);
}
const combos: Combo[] = [];
for await (const combo of readLines<Combo>(source)) {
  // An id joins the numbers of its cards. Where it has more of them than there are names, a card is missing.
  const complete = combo.id.split("-").length === combo.cards.length;
  if (combo.cards.length === 2 && combo.templates.length === 0 && complete) combos.push(combo);
}
const names = [...new Set(combos.flatMap(({ cards }) => cards))].sort();
const position = new Map(names.map((name, at) => [name, at]));
const pairs = combos
  .map((combo) => {
    const [first = 0, second = 0] = combo.cards.map((name) => position.get(name) ?? 0).sort((a, b) => a - b);
    return { first, second, tag: combo.bracket_tag ?? "-", end: endOf(combo) };
  })
  .sort((a, b) => a.first - b.first || a.second - b.second);
const out = new URL("../packages/engine/data/combos.json", import.meta.url);
writeFileSync(
  out,
  `${JSON.stringify({
    source: "Commander Spellbook, combos of two named cards",
    asOf,
    names,
    pairs: pairs.flatMap(({ first, second }) => [first, second]),
    tags: pairs.map(({ tag }) => tag).join(""),
    ends: pairs.map(({ end }) => end).join(""),
  })}\n`,
);
console.log(`${pairs.length} pairs of ${names.length} cards: ${out.pathname}`);
