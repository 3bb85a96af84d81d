import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import { createRules, type Rules } from "@deckwright/rules/validate.ts";
import { analyzeOptions, builtFormat } from "./analyze/aim.ts";
import { analyzeDeck } from "./analyze/analyze-deck.ts";
import { readArticleFacts } from "./article/read-article-facts.ts";
import type { ArticleDeck } from "./article/told-deck.ts";
import { type Article, writeArticle } from "./article/write-article.ts";
import { generate } from "./build/generate.ts";
import type { GenerateContext } from "./build/generate-context.ts";
import { limitsOf } from "./build/limits-of-deck.ts";
import { noteMissedAim } from "./build/notes.ts";
import { type RefineRequest, type RefineResult, refine } from "./build/refine.ts";
import type { ClaimedSentence } from "./explain/claims.ts";
import { noteFindings } from "./explain/note-findings.ts";
import { withSentences } from "./explain/reading-notes.ts";
import { retold } from "./explain/retold.ts";
import type { GameFacts } from "./goldfish/game-facts.ts";
import { readGameFacts } from "./goldfish/read-facts.ts";
import { createIntentContext } from "./intent/context.ts";
import { parseIntent } from "./intent/parse-intent.ts";
import { createNotes } from "./notes.ts";
import {
  type CoOccurrenceRequest,
  type CoOccurringCards,
  coOccurringCards,
  playedShares,
} from "./rank/co-occurring-cards.ts";
import { createCombos } from "./rank/combos.ts";
import type { Ranker } from "./rank/ranker.ts";
import { withSimilarFormats } from "./rank/similar-formats.ts";
import { cardColumns } from "./score/columns.ts";
import { type Alternatives, alternatives } from "./suggest/alternatives.ts";
import { type Addition, type CompleteRequest, complete } from "./suggest/complete.ts";
import type { AlternativesRequest } from "./suggest/stand-ins.ts";
import type { AimedAnalysis, Analysis, GenerateRequest, GenerateResult, Intent, Stage } from "./types.ts";

export type { Alternative, Alternatives } from "./suggest/alternatives.ts";
export type { Addition, CompleteRequest } from "./suggest/complete.ts";
export type { AlternativesRequest } from "./suggest/stand-ins.ts";

/** What an engine is made of. */
export interface EngineParts {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly ranker: Ranker;
  /** Made from table and names when absent. */
  readonly rules?: Rules;
  /** Milliseconds for timings; the system's clock when absent. Decks do not depend on it. */
  readonly now?: () => number;
  /**
   * Share, above 0 to 1, of the usual work that goes into each deck: less where many decks are built to be judged, not
   * to be played. Decks depend on it. Absent: all of it.
   */
  readonly effort?: number;
  /** Hears what the sentences of each deck claim, and of each card that was asked about; decks do not depend on it. */
  readonly onClaims?: (claims: readonly ClaimedSentence[]) => void;
}

/** The generator and what goes with it, over one card table. Holds no state between calls. */
export interface Engine {
  readonly rules: Rules;
  /**
   * Builds a deck; see `generate`.
   *
   * @throws GenerateError when no deck can be built
   */
  generate(request: GenerateRequest, onStage?: (stage: Stage) => void): GenerateResult;
  /**
   * Changes a deck that is there as it is told; see `refine`.
   *
   * @throws GenerateError when nothing was understood, or no deck can be built
   */
  refine(request: RefineRequest): RefineResult;
  /** The best additions to a deck that has been begun. */
  complete(request: CompleteRequest): Addition[];
  /** What a sentence is understood to say. Never throws. */
  intent(prompt: string): Intent;
  /** Figures about any deck, held against its aim where it has one; names nobody knows are left out. */
  analyze(deck: DeckList & { readonly aim?: Aim }): AimedAnalysis;
  /** What is needed to play a deck alone, by `playGames`; names nobody knows are left out. */
  gameFacts(deck: DeckList): GameFacts;
  /** What a card of a deck does there, and cards that could stand in for it. */
  alternatives(request: AlternativesRequest): Alternatives;
  /**
   * An article about a deck, from its cards alone.
   *
   * @throws GenerateError `no_article`
   */
  article(deck: ArticleDeck, seed: number): Article;
  /** Cards that real decks play beside a card. Never throws. */
  coOccurrence(request: CoOccurrenceRequest): CoOccurringCards;
  /** How much each card is played, by card; see `playedShares`. */
  played(): Float32Array;
}

/** Prepares an engine; what depends only on the table is computed here, once. */
export function createEngine(parts: EngineParts): Engine {
  const { table, names } = parts;
  const rules = parts.rules ?? createRules(table, names);
  const ranker = withSimilarFormats(parts.ranker, (format, card) => rules.poolMask(format)[card] !== 0);
  const columns = cardColumns(table);
  const combos = createCombos(table, names);
  const intentContext = createIntentContext(table, names, ranker, combos);
  /** Generation and analysis both measure by this, so that a deck has the same figures in either. */
  const measure = (deck: DeckList, aim: Aim | undefined): Analysis =>
    analyzeDeck(
      deck,
      { table, names, ranker, combos, columns },
      analyzeOptions(deck, aim, { rules, table, names, ranker, columns }),
    );
  const context: GenerateContext = {
    table,
    names,
    rules,
    ranker,
    columns,
    combos,
    ...(parts.effort === undefined ? {} : { effort: parts.effort }),
    ...(parts.onClaims === undefined ? {} : { onClaims: parts.onClaims }),
    read: (prompt) => parseIntent(prompt, intentContext),
    analyze: measure,
    now: parts.now ?? Date.now,
  };
  return {
    rules,
    generate: (request, onStage) => generate(request, context, onStage),
    refine: (request) => refine(request, context),
    complete: (request) => complete(request, context),
    intent(prompt) {
      const read = parseIntent(prompt, intentContext);
      return withSentences(read, read.notes);
    },
    analyze({ aim, ...deck }) {
      const analysis = measure(deck, aim);
      const format = builtFormat(deck, rules);
      const notes = createNotes();
      if (aim && format) noteMissedAim(format, aim, analysis, notes);
      for (const note of limitsOf(deck, aim, { table, names, rules })) notes.add(note);
      return { ...analysis, findings: noteFindings(notes.list), strategy: retold(deck, aim, context) };
    },
    gameFacts: (deck) => readGameFacts(deck, { table, names, rules, combos }),
    alternatives: (request) => alternatives(request, context),
    article: (deck, seed) => writeArticle(readArticleFacts(deck, context), seed),
    coOccurrence: (request) => coOccurringCards(request, context),
    played: () => playedShares(table, ranker),
  };
}
