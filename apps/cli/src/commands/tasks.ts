import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import type {
  AnalyzeRequest,
  CompleteRequest,
  DeckRequest,
  GenerateRequest,
  IntentRequest,
  NamedRequest,
} from "@deckwright/contract/requests.ts";
import { intentRequestSchema, namedRequestSchema } from "@deckwright/contract/requests.ts";
import type { ScryfallCard } from "@deckwright/contract/scryfall.ts";
import type { Addition } from "@deckwright/engine/engine.ts";
import { playGames } from "@deckwright/engine/goldfish/play-games.ts";
import type { GoldfishReport } from "@deckwright/engine/goldfish/report.ts";
import type { AimedAnalysis, GenerateResult, Intent } from "@deckwright/engine/types.ts";
import type { Verdict } from "@deckwright/rules/verdict.ts";
import { findPrinting } from "../find-printing.ts";
import { analysisTable } from "../tables/analysis-table.ts";
import { cardText } from "../tables/card-text.ts";
import { deckTable } from "../tables/deck-table.ts";
import { findingsTable } from "../tables/findings-table.ts";
import { goldfishTable } from "../tables/goldfish-table.ts";
import { intentTable } from "../tables/intent-table.ts";
import { drawTable } from "../tables/text-table.ts";
import { reader, type Task } from "../task.ts";

/** A wish becomes a deck. */
export const generateTask: Task<GenerateRequest, GenerateResult> = {
  needs: "engine",
  read: reader(FUNCTIONS.generateDeck.input),
  run: async (request, bench) => (await bench.engine()).generate(request),
  answer: ({ deck, intent, findings, timings_ms }) => ({ deck, intent, findings, timings_ms }),
  table: ({ deck, intent, findings, timings_ms }, width) =>
    [
      deckTable(deck, width),
      findingsTable(findings, width),
      ...(intent.notes ?? []).map((note) => `- ${note}`),
      `Built in ${Math.round(timings_ms.total)} ms.`,
    ]
      .filter((part) => part !== "")
      .join("\n"),
};

/** A sentence becomes an intent. */
export const intentTask: Task<IntentRequest, { readonly intent: Intent }> = {
  needs: "engine",
  read: reader(intentRequestSchema),
  run: async (request, bench) => ({ intent: (await bench.engine()).intent(request.prompt) }),
  answer: (result) => ({ ...result }),
  table: ({ intent }, width) => intentTable(intent, width),
};

/** A deck that has been begun gets its best additions. */
export const completeTask: Task<CompleteRequest, { readonly cards: readonly Addition[] }> = {
  needs: "engine",
  read: reader(FUNCTIONS.complete.input),
  run: async (request, bench) => ({ cards: (await bench.engine()).complete(request) }),
  answer: (result) => ({ ...result }),
  table: ({ cards }, width) =>
    drawTable(
      [
        { head: "#", width: 6, align: "right" },
        { head: "Card" },
        { head: "Score", width: 10, align: "right" },
      ],
      cards.map((card, at) => [at + 1, card.name, card.score.toFixed(3)]),
      Math.min(width, 70),
    ),
};

/** A deck is judged. */
export const validateTask: Task<DeckRequest, Verdict> = {
  needs: "rules",
  read: reader(FUNCTIONS.validate.input),
  run: async (request, bench) => (await bench.rules()).validate(request),
  answer: ({ legal, findings }) => ({ legal, findings }),
  table: ({ legal, findings }, width) =>
    [legal ? "Legal." : "Not legal.", findingsTable(findings, width)]
      .filter((part) => part !== "")
      .join("\n"),
  isBadNews: ({ legal }) => !legal,
};

/** A deck is measured. */
export const analyzeTask: Task<AnalyzeRequest, AimedAnalysis> = {
  needs: "engine",
  read: reader(FUNCTIONS.analyze.input),
  run: async (request, bench) => (await bench.engine()).analyze(request),
  answer: (analysis) => ({ ...analysis }),
  table: analysisTable,
};

/** A deck is played alone, thousands of times. */
export const goldfishTask: Task<DeckRequest, GoldfishReport> = {
  needs: "engine",
  read: reader(FUNCTIONS.gameFacts.input),
  run: async (request, bench) => playGames((await bench.engine()).gameFacts(request)),
  answer: (report) => ({ ...report }),
  table: goldfishTable,
};

/** A name becomes a card. */
export const namedTask: Task<NamedRequest, { readonly card: ScryfallCard }> = {
  needs: "cards",
  read: reader(namedRequestSchema),
  run: async (request, bench) => ({ card: findPrinting(await bench.cards(), request) }),
  answer: (result) => ({ ...result }),
  table: ({ card }, width) => cardText(card, width),
};
