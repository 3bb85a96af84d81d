import type { Bracket } from "@deckwright/decks/deck.ts";
import type { LeaderRow } from "@deckwright/engine/rank/learn/decks.ts";
import type { GenerateResult } from "@deckwright/engine/types.ts";
import { readLines } from "@deckwright/host/decks/deck-files.ts";
import type { Bench } from "../setup.ts";

const BRACKETS: readonly Bracket[] = [1, 2, 3, 4, 5];
const SEED = 7;
/** The sentence that a deck says when it measures as another bracket than was asked for. */
const SAID = /bracket \d/;

/** Commanders of all grades of fame, evenly by how many decks they lead. */
async function commandersOf(folder: string, count: number): Promise<(readonly string[])[]> {
  const rows: LeaderRow[] = [];
  for await (const row of readLines<LeaderRow>(`${folder}/edhrec_commanders.ndjson.gz`)) rows.push(row);
  const sorted = rows.toSorted((one, other) => other.num_decks - one.num_decks);
  const step = Math.max(1, sorted.length / count);
  return Array.from(
    { length: Math.min(count, sorted.length) },
    (_, at) => sorted[Math.floor(at * step)]?.commander ?? [],
  );
}

/** For each bracket: how the decks measure that were asked for at it, and whether a difference is said. */
export async function askedRows(folder: string, { engine }: Bench, count: number): Promise<string[][]> {
  const commanders = await commandersOf(folder, count);
  return BRACKETS.map((bracket) => {
    const decks = commanders.map((names) =>
      engine.generate({ format: "commander", commanders: names, bracket, seed: SEED }),
    );
    const share = (holds: (result: GenerateResult) => boolean): string =>
      `${((100 * decks.filter(holds).length) / decks.length).toFixed(1)} %`;
    const isAsked = ({ deck }: GenerateResult): boolean => deck.bracket === bracket;
    const isSaid = ({ findings }: GenerateResult): boolean =>
      findings.some(({ rule, message }) => rule === "AIM" && SAID.test(message));
    return [
      String(bracket),
      String(decks.length),
      share(isAsked),
      share((one) => !isAsked(one) && isSaid(one)),
      share((one) => !isAsked(one) && !isSaid(one)),
      (decks.reduce((sum, { deck }) => sum + deck.power_level, 0) / decks.length).toFixed(1),
      ...BRACKETS.map((measured) => share(({ deck }) => deck.bracket === measured)),
    ];
  });
}
