import type { LanguageModel as SdkModel } from "ai";
import type { AiSettings } from "../platform/process/env-services.ts";

/** Bytes that a service may answer a request with. The longest true answer is a hundredth of it. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** What is used of the AI SDK, loaded when a model is first asked: nobody waits for it who has none. */
export interface LoadedModel {
  readonly sdk: typeof import("ai");
  readonly model: SdkModel;
}

/** Gives the configured model. */
export function createProvider(settings: AiSettings): () => Promise<LoadedModel> {
  let loading: Promise<LoadedModel> | undefined;
  return () => {
    loading ??= load(settings).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load(settings: AiSettings): Promise<LoadedModel> {
  // What the SDK has to say of models is for who writes programs, and it would say it on the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const [sdk, model] = await Promise.all([import("ai"), openModel(settings)]);
  return { sdk, model };
}

async function openModel({ provider, model, apiKey, baseUrl }: AiSettings): Promise<SdkModel> {
  const common = {
    fetch: fetchBounded,
    ...(apiKey === undefined ? {} : { apiKey }),
  };
  if (provider === "openai-compatible") {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const name = "openai-compatible";
    return createOpenAICompatible({ ...common, name, baseURL: baseUrl ?? "", includeUsage: true })(model);
  }
  const options = { ...common, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) };
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic(options)(model);
  }
  const { createOpenAI } = await import("@ai-sdk/openai");
  return createOpenAI(options)(model);
}

/** The network, for services that may send without end, or lead elsewhere with our key in hand. */
const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_ANSWER_BYTES) controller.error(new Error("The answer has no end."));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
};
