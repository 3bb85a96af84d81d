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
  .map(({ cards, bracket_tag }) => {
    const [first = 0, second = 0] = cards.map((name) => position.get(name) ?? 0).sort((a, b) => a - b);
    return { first, second, tag: bracket_tag ?? "-" };
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
  })}\n`,
);
console.log(`${pairs.length} pairs of ${names.length} cards: ${out.pathname}`);
