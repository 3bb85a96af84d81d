import type { Log } from "../platform/process/log.ts";
import type {
  LanguageModel,
  ModelFailure,
  ModelOutcome,
  ModelRequest,
  ModelUsage,
} from "../ports/language-model.ts";
import { type Answer, askOnce } from "./ask-once.ts";
import { dollarsFor, type ModelPrice } from "./prices.ts";
import type { LoadedModel } from "./provider.ts";
import type { UsageBook } from "./usage-book.ts";

/** Milliseconds before a request is tried again; each time twice as long. */
const FIRST_PAUSE_MS = 200;

/** Text has some four characters a token; few languages have less than two. */
const CHARACTERS_A_TOKEN = 2;

/** What tools answer a model, in tokens for each of its answers, is not more than this. */
const TOOL_TOKENS = 4_000;

/** A model that is asked within limits of time, length and money, and whose use is noted. */
export function createLanguageModel(options: {
  readonly name: string;
  readonly load: () => Promise<LoadedModel>;
  readonly price: ModelPrice;
  readonly book: UsageBook;
  readonly log: Log;
}): LanguageModel {
  const { name, load, price, book, log } = options;

  function usageOf(answer: Pick<Answer, "inputTokens" | "outputTokens">): ModelUsage {
    const { inputTokens, outputTokens } = answer;
    return { inputTokens, outputTokens, usd: dollarsFor(price, inputTokens, outputTokens) };
  }

  async function askWithRetries(request: ModelRequest): Promise<Answer> {
    const ended = performance.now() + request.limits.totalMs;
    const loaded = await load();
    const spent = { inputTokens: 0, outputTokens: 0 };
    for (let tried = 0; ; tried++) {
      const answer = await askOnce(loaded, request, ended - performance.now());
      spent.inputTokens += answer.inputTokens;
      spent.outputTokens += answer.outputTokens;
      const pause = FIRST_PAUSE_MS * 2 ** tried;
      const isOver =
        answer.why !== "unavailable" ||
        answer.hasSpoken ||
        tried >= request.limits.retries ||
        performance.now() + pause > ended;
      if (isOver) return { ...answer, ...spent };
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  return {
    name,
    async ask(request) {
      let begun: Awaited<ReturnType<UsageBook["begin"]>>;
      try {
        begun = await book.begin(request.purpose, request.member, mostDollars(price, request));
      } catch (error) {
        log.error("the use of the language model could not be noted", { cause: error });
        return failed("unavailable");
      }
      if ("refused" in begun) return { kind: "refused", limit: begun.refused };
      const answer = await askWithRetries(request).catch((error: unknown): Answer => {
        log.error("the language model could not be asked", { cause: error });
        return { text: "", why: "unavailable", hasSpoken: false, inputTokens: 0, outputTokens: 0 };
      });
      const usage = usageOf(answer);
      if (answer.why !== undefined && answer.why !== "canceled") {
        const { purpose } = request;
        log.warn("the language model failed", { purpose, model: name, why: answer.why, said: answer.said });
      }
      await book.end(begun.id, answer.why ?? "answered", usage).catch((error: unknown) => {
        // It stays noted with the most that it may have cost.
        log.error("the use of the language model could not be noted", { cause: error });
      });
      if (answer.why !== undefined) return { kind: "failed", why: answer.why, usage };
      return { kind: "answered", text: answer.text, usage };
    },
  };
}

function failed(why: ModelFailure): ModelOutcome {
  return { kind: "failed", why, usage: { inputTokens: 0, outputTokens: 0, usd: 0 } };
}

/** What a request may cost at the most: each answer is given all that was said before. */
function mostDollars(
  price: ModelPrice,
  { instructions, messages, tools = [], limits }: ModelRequest,
): number {
  const said = messages.reduce((sum, { text }) => sum + text.length, instructions.length);
  const first = said / CHARACTERS_A_TOKEN + tools.length * 500;
  let input = 0;
  for (let answer = 0; answer < limits.answers; answer++) {
    input += first + answer * (limits.outputTokens + (tools.length > 0 ? TOOL_TOKENS : 0));
  }
  return dollarsFor(price, input, limits.answers * limits.outputTokens);
}
