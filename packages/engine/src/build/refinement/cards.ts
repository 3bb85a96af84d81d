import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { ADD, REMOVE, SWAP } from "../../../data/lexicon-refinement.ts";
import { resolveCounts } from "../../analyze/counted.ts";
import { addNames, type Reading, type Refined, take } from "./reading.ts";

function cardCalled(words: string, { context }: Refined): CardIndex | undefined {
  const plain = words.trim().replace(/^(?:the|my|a|an|another|some)\s+/i, "");
  if (plain.length < 3) return undefined;
  const match = context.names.resolve(plain, { typos: true, suggest: false });
  return match.found ? match.card : undefined;
}

/** "Swap Shock for Opt". */
export function readSwaps(reading: Reading, refined: Refined): void {
  for (let match = SWAP.exec(reading.rest); match; match = SWAP.exec(reading.rest)) {
    const [words, out = "", into = ""] = match;
    const [gone, came] = [cardCalled(out, refined), cardCalled(into, refined)];
    if (gone === undefined || came === undefined) return;
    const { table, names } = refined.context;
    if (!resolveCounts(refined.deck.main, names).has(gone)) {
      reading.refusals.push(`${table.name(gone)} is not in the deck.`);
      take(reading, words);
      continue;
    }
    addNames(reading, refined, "exclude", table.name(gone));
    addNames(reading, refined, "include", table.name(came));
    reading.coming.push({
      card: table.name(came),
      says: `${table.name(came)} in the place of ${table.name(gone)}`,
    });
    take(reading, words);
  }
}

/** Cards that are to come or to go, by name; what is no card is left for the reader of wishes. */
export function readCards(reading: Reading, refined: Refined): void {
  const held = new Set(resolveCounts(refined.deck.main, refined.context.names).keys());
  for (const [pattern, list] of [
    [REMOVE, "exclude"],
    [ADD, "include"],
  ] as const) {
    const match = pattern.exec(reading.rest);
    if (!match) continue;
    const parts = (match[1] ?? "").split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).filter((part) => part !== "");
    const cards = parts.map((part) => cardCalled(part, refined));
    if (!cards.every((card) => card !== undefined)) continue;
    for (const card of cards) {
      const name = refined.context.table.name(card);
      if (list === "exclude" && !held.has(card)) {
        reading.refusals.push(`${name} is not in the deck.`);
        continue;
      }
      addNames(reading, refined, list, name);
      if (list === "include") reading.coming.push({ card: name, says: `${name} comes in` });
      else reading.changes.push(`${name} goes`);
    }
    take(reading, match[0]);
  }
}
