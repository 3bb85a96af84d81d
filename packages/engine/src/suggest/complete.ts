import { isWithin } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import type { CardCounts } from "@deckwright/decks/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { formOfRankName } from "../rank/form-ranker.ts";
import type { Ranker, Seed } from "../rank/ranker.ts";
import { GenerateError } from "../types.ts";

/** A deck that has been begun. */
export interface CompleteRequest {
  /** A format's slug, or the ranker's name for one of its forms: `duel-commander`, `premodern`. */
  readonly format: string;
  readonly commanders?: readonly string[];
  readonly main: CardCounts;
  /** How many additions are wanted; 20 when absent. */
  readonly n?: number;
}

/** A possible addition. Scores compare within one answer only. */
export interface Addition {
  readonly name: string;
  readonly score: number;
}

interface CompleteContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly ranker: Ranker;
}

const USUAL_ANSWER = 20;

/**
 * The cards that would go best with a deck that has been begun: legal ones only, nothing that is in it already.
 *
 * @throws GenerateError `unknown_format`
 */
export function complete(request: CompleteRequest, context: CompleteContext): Addition[] {
  const { table, names, rules, ranker } = context;
  const format = rules.format(formOfRankName(request.format));
  if (!format)
    throw new GenerateError(
      "unknown_format",
      `Decks cannot be completed for a format called “${request.format}”.`,
    );
  const pool = rules.poolMask(format.id);
  const found = (name: string): CardIndex[] => {
    const match = names.resolve(name);
    return match.found ? [match.card] : [];
  };
  const commanders = (request.commanders ?? []).flatMap(found);
  const main = new Map<CardIndex, number>();
  for (const [name, copies] of Object.entries(request.main))
    for (const card of copies > 0 ? found(name) : []) main.set(card, (main.get(card) ?? 0) + copies);
  const inside = new Set([...commanders, ...main.keys()]);
  const identity = format.leaders !== null && commanders.length > 0 ? rules.identityOf(commanders) : 31;
  const seeds: Seed[] = [
    ...commanders.map((card) => ({ card, weight: 3, copies: 1 })),
    ...seedsOf(main, table),
  ];
  const candidates: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (!inside.has(card) && isWithin(table.colorIdentity[card] ?? 0, identity) && pool[card] !== 0)
      candidates.push(card);
  }
  const scores = ranker.completion(request.format, seeds, candidates);
  return candidates
    .map((card, at) => ({ card, score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.card - b.card)
    .slice(0, Math.max(1, request.n ?? USUAL_ANSWER))
    .map(({ card, score }) => ({ name: table.name(card), score: Math.round(score * 10_000) / 10_000 }));
}

/**
 * The cards of a main deck with their copies, basic lands behind the others. Where every card is there once it may be a list of
 * names only, so nothing is said of copies.
 */
function seedsOf(main: ReadonlyMap<CardIndex, number>, table: CardTable): Seed[] {
  const cards = [...main].filter(([card]) => !isBasic(table, card));
  const basics = [...main].filter(([card]) => isBasic(table, card));
  const isCounted = cards.some(([, copies]) => copies > 1);
  return [
    ...cards.map(([card, copies]) => (isCounted ? { card, weight: 1, copies } : { card, weight: 1 })),
    ...basics.map(([card, copies]) => ({ card, weight: 0, copies })),
  ];
}
