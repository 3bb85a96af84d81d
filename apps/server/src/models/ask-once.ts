import type { StopCondition, TextStreamPart, ToolSet } from "ai";
import * as z from "zod/mini";
import type { ModelFailure, ModelRequest, ModelTool } from "../ports/language-model.ts";
import type { LoadedModel } from "./provider.ts";

/** What came of asking a model once. */
export interface Answer {
  /** What it wrote last. */
  readonly text: string;
  /** Undefined where it came to its end. */
  readonly why: ModelFailure | undefined;
  /** Whether anything came of it that somebody may have seen. */
  readonly hasSpoken: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** What the service said of its failure, for the log. */
  readonly said?: string;
}

/** The most characters that a token has in any text that is worth reading. */
const CHARACTERS_A_TOKEN = 8;
const CHARACTERS_COUNTED = 4;

/** Asks a model once, with tools as often as they may be used. Ends in time, whatever the service does; never throws. */
export async function askOnce(
  { sdk, model }: LoadedModel,
  request: ModelRequest,
  totalMs: number,
): Promise<Answer> {
  const { limits, signal } = request;
  const ended = new AbortController();
  let why: ModelFailure | undefined;
  const end = (reason: ModelFailure) => {
    why ??= reason;
    ended.abort();
  };
  const state = { text: "", written: 0, hasSpoken: false, inputTokens: 0, outputTokens: 0 };
  let isAtWork = 0;
  let quiet = setTimeout(() => end("silent"), limits.quietMs);
  const total = setTimeout(() => end("too_slow"), Math.max(0, totalMs));
  const leave = () => end("canceled");
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  const hear = () => {
    clearTimeout(quiet);
    // While one of our tools works, it is not the model that is silent.
    if (isAtWork === 0) quiet = setTimeout(() => end("silent"), limits.quietMs);
  };

  function take(part: TextStreamPart<ToolSet>): void {
    const words = wordsOf(part);
    if (words !== "") {
      state.hasSpoken = true;
      state.written += words.length;
      hear();
    }
    if (state.written > limits.answers * limits.outputTokens * CHARACTERS_A_TOKEN) end("too_long");
    if (part.type === "start-step") state.text = "";
    if (part.type === "text-delta") {
      state.text += part.text;
      if (!ended.signal.aborted) request.onText?.(part.text);
    }
    if (part.type === "finish-step") {
      state.inputTokens += part.usage.inputTokens ?? 0;
      state.outputTokens += part.usage.outputTokens ?? 0;
    }
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw new Error("The request was ended.");
  }

  let said: string | undefined;
  try {
    const result = sdk.streamText({
      model,
      instructions: request.instructions,
      messages: request.messages.map(({ role, text }) => ({ role, content: text })),
      tools: toSdkTools(sdk, request.tools ?? [], (change) => {
        isAtWork += change;
        hear();
      }),
      stopWhen: [sdk.isStepCount(limits.answers), isDone(request.tools ?? [])],
      maxOutputTokens: limits.outputTokens,
      maxRetries: 0,
      abortSignal: ended.signal,
      telemetry: { isEnabled: false },
      // Failures are parts of the stream too; without this they would be written to the console.
      onError: () => {},
    });
    const reading = (async () => {
      for await (const part of result.stream) take(part);
    })();
    // A stream that does not end when it is told to is left alone.
    reading.catch(() => {});
    await Promise.race([reading, aborted(ended.signal)]);
  } catch (error) {
    if (why === undefined) [why, said] = whatWentWrong(sdk, error);
  } finally {
    clearTimeout(quiet);
    clearTimeout(total);
    signal.removeEventListener("abort", leave);
    ended.abort();
  }
  // A service that says nothing of tokens is counted by what was written.
  const outputTokens = Math.max(state.outputTokens, Math.ceil(state.written / CHARACTERS_COUNTED));
  const { text, hasSpoken, inputTokens } = state;
  return { text, why, hasSpoken, inputTokens, outputTokens, ...(said === undefined ? {} : { said }) };
}

function wordsOf(part: TextStreamPart<ToolSet>): string {
  if (part.type === "text-delta" || part.type === "reasoning-delta") return part.text;
  return part.type === "tool-input-delta" ? part.delta : "";
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error("The request was ended."));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

function toSdkTools(
  sdk: LoadedModel["sdk"],
  tools: readonly ModelTool[],
  onWork: (change: 1 | -1) => void,
): ToolSet {
  const made = tools.map(({ name, description, input, run }) => {
    const described = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
    const inputSchema = sdk.jsonSchema<unknown>(described as Parameters<typeof sdk.jsonSchema>[0], {
      validate: (value) => {
        const parsed = input.safeParse(value);
        return parsed.success
          ? { success: true, value: parsed.data }
          : { success: false, error: new Error(describeIssues(parsed.error)) };
      },
    });
    const execute = async (value: unknown) => {
      onWork(1);
      try {
        return await run(value);
      } finally {
        onWork(-1);
      }
    };
    return [name, sdk.tool({ description, inputSchema, execute })] as const;
  });
  return Object.fromEntries(made);
}

function describeIssues({ issues }: z.core.$ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("; ");
}

/** True once a tool was called after which nothing more is wanted. */
function isDone(tools: readonly ModelTool[]): StopCondition<ToolSet> {
  const last = new Set(tools.flatMap(({ name, isLast }) => (isLast ? [name] : [])));
  return ({ steps }) => steps.at(-1)?.toolResults.some(({ toolName }) => last.has(toolName)) ?? false;
}

/** A failure in our words, and what is worth logging of it: never the request, which may hold what a visitor wrote. */
function whatWentWrong(sdk: LoadedModel["sdk"], error: unknown): readonly [ModelFailure, string] {
  if (sdk.APICallError.isInstance(error)) {
    const isOurs = error.statusCode !== undefined && error.statusCode < 500 && !error.isRetryable;
    return [
      isOurs ? "rejected" : "unavailable",
      `status ${error.statusCode ?? "none"}: ${error.message.slice(0, 200)}`,
    ];
  }
  return ["unavailable", error instanceof Error ? error.message.slice(0, 200) : "no error of any kind"];
}
