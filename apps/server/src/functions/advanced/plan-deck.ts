import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { AdvancedAnswer, AdvancedQuestion, AdvancedRequest } from "@deckwright/contract/advanced.ts";
import { toolInputs } from "@deckwright/contract/advanced.ts";
import type { Faces } from "@deckwright/contract/card-face.ts";
import { allCards, type Deck, toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { checkedWords, type Figure, sentencesOf } from "@deckwright/engine/explain/check-words.ts";
import type { Analysis, GenerateResult } from "@deckwright/engine/types.ts";
import type { PoolRequestOptions } from "@deckwright/host/pool/generate-pool.ts";
import type { LanguageModel, ModelOutcome, ModelTool } from "../../ports/language-model.ts";
import { INSTRUCTIONS, REFINING, TOOL_WORDS } from "./instructions.ts";
import { createWorkbench, type Workbench, type WorkbenchParts } from "./workbench.ts";

/** How long a model has. */
export interface Patience {
  /** A model that is silent for longer is given up. */
  readonly quietMs: number;
  /** A model that is not done by then is given up: the answer has to come within ten seconds. */
  readonly totalMs: number;
}

export const PATIENCE: Patience = { quietMs: 2_400, totalMs: 8_500 };

/** What planning is done with. */
export interface PlanParts extends WorkbenchParts {
  readonly table: CardTable;
  readonly model: LanguageModel;
  readonly patience: Patience;
  readonly facesOf: (names: Iterable<string>) => Faces;
}

/** What came of it. Only the model's own deck, finished, is to be paid for. */
export type Planned =
  | { readonly kind: "deck"; readonly answer: AdvancedAnswer; readonly isDue: boolean }
  | { readonly kind: "question"; readonly question: AdvancedQuestion };

interface Listener {
  readonly member: string;
  /** Takes sentences of the model, checked, as they come. */
  readonly onThought: (sentence: string) => void;
  readonly options: PoolRequestOptions & { readonly signal: AbortSignal };
}

/**
 * Plans a deck with the model. The built-in deck is built meanwhile, and is the answer where the model is silent, slow, wrong or
 * not there.
 *
 * @throws what building the built-in deck throws
 */
export async function planDeck(
  parts: PlanParts,
  request: AdvancedRequest,
  listener: Listener,
): Promise<Planned> {
  const { options } = listener;
  const builtIn = buildAlone(parts, request, options);
  // Whether it could be built is asked below.
  builtIn.catch(() => {});
  const bench = createWorkbench(parts, request, options);
  const asked: { question?: AdvancedQuestion; strategy?: string } = {};
  const outcome = await askModel(parts, request, listener, bench, asked);
  if (outcome.kind === "answered" && asked.question && bench.deck() === undefined) {
    return { kind: "question", question: asked.question };
  }
  const built = bench.built();
  const isOver = outcome.kind === "answered" || (outcome.kind === "failed" && outcome.why === "too_slow");
  const deck = bench.deck();
  if (built && deck && isOver && (await parts.pool.validate(toDeckList(deck), options)).legal) {
    const isDone = outcome.kind === "answered";
    const words = isDone ? (asked.strategy ?? outcome.text) : "";
    return {
      kind: "deck",
      isDue: isDone,
      answer: await modelsAnswer(parts, bench, { built, deck, words, isDone }, options),
    };
  }
  return { kind: "deck", isDue: false, answer: engineAnswer(parts, await builtIn, outcome) };
}

/** The deck that the engine makes of it by itself. */
async function buildAlone(
  { pool }: PlanParts,
  { wish, deck, conversation }: AdvancedRequest,
  options: PoolRequestOptions,
): Promise<
  GenerateResult & { readonly changes?: readonly string[]; readonly fields?: AdvancedAnswer["fields"] }
> {
  if (!deck) return pool.generate(wish, options);
  const text = conversation.findLast(({ role }) => role === "user")?.text ?? "";
  return pool.refine({ deck, wish, text }, options);
}

function askModel(
  parts: PlanParts,
  { wish, deck, conversation }: AdvancedRequest,
  { member, onThought, options }: Listener,
  bench: Workbench,
  asked: { question?: AdvancedQuestion; strategy?: string },
): Promise<ModelOutcome> {
  const { prompt = "", seed: _seed, id: _id, owned: _owned, pool: _pool, ...fields } = wish;
  const mayAsk = !conversation.some(({ role }) => role === "assistant");
  const hear = sentenceReader((sentence) => {
    const checked = checkedWords(sentence, { cards: [], figures: [] }, parts.table);
    if (checked !== "") onThought(checked);
  });
  return parts.model.ask({
    purpose: deck ? "refine" : "deck",
    member,
    instructions: deck ? `${INSTRUCTIONS}\n\n${REFINING}` : INSTRUCTIONS,
    messages: [
      {
        role: "user",
        text: JSON.stringify({ wish: prompt, fields, ...(deck ? { deck: toCards(deck) } : {}) }),
      },
      ...conversation,
    ],
    tools: toolsOf(parts, bench, wordsOf(wish.prompt, conversation), mayAsk, asked),
    limits: { ...parts.patience, outputTokens: 1_500, answers: 8, retries: 1 },
    signal: options.signal,
    onText: hear,
  });
}

function toCards({ format, commanders = [], main }: NonNullable<AdvancedRequest["deck"]>): object {
  return { format, commanders, main };
}

/** What the person said themselves: cards that it names may be asked about. */
function wordsOf(prompt = "", conversation: AdvancedRequest["conversation"]): string {
  return [prompt, ...conversation.flatMap(({ role, text }) => (role === "user" ? [text] : []))].join(" ");
}

function toolsOf(
  { table }: PlanParts,
  bench: Workbench,
  said: string,
  mayAsk: boolean,
  asked: { question?: AdvancedQuestion; strategy?: string },
): readonly ModelTool[] {
  const tool = <Name extends keyof typeof toolInputs>(
    name: Name,
    run: (input: ReturnType<(typeof toolInputs)[Name]["parse"]>) => Promise<object>,
    isLast = false,
  ): ModelTool => ({
    name,
    description: TOOL_WORDS[name],
    input: toolInputs[name],
    isLast,
    // What `input` has accepted is of its type.
    run: (input) => run(input as ReturnType<(typeof toolInputs)[Name]["parse"]>),
  });
  const all = [
    tool("set_wish", (fields) => bench.setWish(fields)),
    tool("search_cards", ({ query }) => bench.searchCards(query)),
    tool("rank_candidates", ({ count }) => bench.rankCandidates(count)),
    tool("swap", (input) => bench.swap(input.out, input.in)),
    tool("deck_report", () => bench.report()),
    tool(
      "finish",
      async ({ strategy }) => {
        if (!bench.deck()) throw new Error("Set the wish first.");
        asked.strategy = strategy;
        return { finished: true };
      },
      true,
    ),
  ];
  if (!mayAsk) return all;
  const ask = tool(
    "ask_question",
    async ({ question, choices }) => {
      const plain = (text: string) => checkedWords(text, { cards: [], figures: [], words: [said] }, table);
      const checked = plain(question);
      if (checked === "") throw new Error("Ask without naming cards or figures, or set the wish.");
      asked.question = { question: checked, choices: choices.filter((choice) => plain(choice) !== "") };
      return { asked: true };
    },
    true,
  );
  return [...all, ask];
}

/** Hands on whole sentences of a text that comes in pieces. */
function sentenceReader(onSentence: (sentence: string) => void): (piece: string) => void {
  let rest = "";
  let told = 0;
  return (piece) => {
    rest += piece;
    for (let end = /[.!?\n](?=\s|$)/.exec(rest); end; end = /[.!?\n](?=\s|$)/.exec(rest)) {
      const sentence = rest.slice(0, end.index + 1);
      rest = rest.slice(end.index + 1);
      // A few are enough to see that something goes on.
      if (told++ < MOST_THOUGHTS) for (const each of sentencesOf(sentence)) onSentence(each);
    }
    rest = rest.slice(-2_000);
  };
}

const MOST_THOUGHTS = 12;

interface ModelsDeck {
  readonly built: GenerateResult;
  readonly deck: Deck;
  readonly words: string;
  readonly isDone: boolean;
}

async function modelsAnswer(
  { pool, table, facesOf }: PlanParts,
  bench: Workbench,
  { built, deck, words, isDone }: ModelsDeck,
  options: PoolRequestOptions,
): Promise<AdvancedAnswer> {
  const analysis = await pool.analyze(toMeasured(deck), options);
  const names = Object.keys(allCards(deck));
  const strategy = checkedWords(
    words,
    { cards: names, figures: figuresOf(deck, analysis), words: [deck.format, deck.aim?.tribe ?? ""] },
    table,
  );
  const own = checkedWords(deck.seo_description, { cards: names, figures: figuresOf(deck, analysis) }, table);
  const isOwn = deck === built.deck;
  const dropped = sentencesOf(words).length - sentencesOf(strategy).length;
  const worded: Deck =
    strategy === ""
      ? { ...deck, seo_description: isOwn ? deck.seo_description : own }
      : { ...deck, seo_description: strategy, words_by: "model" };
  return {
    by: "model",
    note: isDone ? null : "The model was not done in time. What it had chosen is here, at no cost.",
    credits: 0,
    built: { ...built, faces: facesOf([...names, ...Object.keys(allCards(built.deck))]) },
    deck: worded,
    fields: bench.fields(),
    changes: [...bench.changes()],
    rejected: [
      ...bench.rejected(),
      ...(dropped > 0
        ? [`${dropped} ${dropped === 1 ? "sentence" : "sentences"} that the deck does not bear out.`]
        : []),
    ],
  };
}

/** Figures that may be said of a deck. */
function figuresOf(deck: Deck, analysis: Analysis): readonly Figure[] {
  const counts = [
    deck.cards,
    analysis.lands,
    analysis.power_level,
    analysis.averageManaValue,
    ...(analysis.bracket ? [analysis.bracket.level, analysis.bracket.floor] : []),
    ...analysis.roles.map(({ have }) => have),
    ...analysis.curve.map(({ creatures, others }) => creatures + others),
  ];
  return [
    ...counts.map((value): Figure => ({ value, unit: "" })),
    { value: analysis.price.total, unit: "$" },
  ];
}

const NOTES: Readonly<Record<ModelOutcome["kind"], string>> = {
  answered: "The model made no deck of it. This is the built-in engine's, at no cost.",
  not_configured: "No language model is set up here. This deck is the built-in engine's, at no cost.",
  refused:
    "What may be spent on the language model today is spent. This deck is the built-in engine's, at no cost.",
  failed: "The language model did not answer. This deck is the built-in engine's, at no cost.",
};

function engineAnswer(
  { facesOf }: PlanParts,
  built: Awaited<ReturnType<typeof buildAlone>>,
  outcome: ModelOutcome,
): AdvancedAnswer {
  const { changes = [], fields = {}, ...result } = built;
  return {
    by: "engine",
    note: NOTES[outcome.kind],
    credits: 0,
    built: { ...result, faces: facesOf(Object.keys(allCards(result.deck))) },
    deck: result.deck,
    fields: fields,
    changes: [...changes],
    rejected: [],
  };
}
