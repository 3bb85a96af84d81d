import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ArticleBrief } from "@deckwright/engine/article/brief.ts";
import type { AiSettings } from "../src/platform/process/env-services.ts";

/** What a program asked the model, as OpenAI's protocol has it. */
export interface AskedModel {
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/** How the scripted model answers one request. */
export type ScriptedAnswer =
  | { readonly text?: string; readonly calls?: readonly (readonly [tool: string, input: unknown])[] }
  /** Refuses with a status. */
  | { readonly status: number }
  /** Says so much, and then nothing more without ending. */
  | { readonly silentAfter: string }
  /** Says it again and again without end. */
  | { readonly endless: string }
  /** Sends these bytes for an answer, whatever they are. */
  | { readonly raw: string };

/** A service as OpenAI's, on this machine, whose model says what a test has it say. */
export interface ScriptedModel {
  readonly settings: AiSettings;
  /** Every request so far. */
  readonly asked: readonly AskedModel[];
  /** How many answers are being sent at this moment. */
  open(): number;
  close(): Promise<void>;
}

/**
 * An article in the form that models are told: the facts that it was given, with a first sentence of its own, and what else is to
 * stand in each part. Undefined where it was asked for something else.
 */
export function articleFor(
  { messages }: AskedModel,
  { first, also = "" }: { readonly first: string; readonly also?: string },
): ScriptedAnswer | undefined {
  const asked = String(messages.find(({ role }) => role === "user")?.content);
  if (!asked.startsWith('{"headline":')) return undefined;
  const { parts } = JSON.parse(asked) as ArticleBrief;
  const text = parts.map(({ id, heading, facts }, at) =>
    [`[${id}] ${heading ?? ""}`, at === 0 ? first : "", also, facts].filter((line) => line !== "").join("\n"),
  );
  return { text: ["HEADLINE: Everybody burns sooner or later", "LEAD: How it burns.", ...text].join("\n") };
}

/** @param answer What is answered; `nth` counts the requests, from 0. */
export async function openScriptedModel(
  answer: (asked: AskedModel, nth: number) => ScriptedAnswer,
  settings: Partial<AiSettings> = {},
): Promise<ScriptedModel> {
  const asked: AskedModel[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    open.add(response);
    response.on("close", () => open.delete(response));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as AskedModel;
    asked.push(body);
    await send(response, answer(body, asked.length - 1));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    settings: {
      provider: "openai-compatible",
      model: "scripted",
      apiKey: "sk-a-secret-of-tests",
      baseUrl: `http://127.0.0.1:${port}/v1`,
      price: { input: 1, output: 10 },
      limits: { memberUsd: 1_000, dayUsd: 100_000 },
      ...settings,
    },
    open: () => open.size,
    async close() {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function send(response: ServerResponse, answer: ScriptedAnswer): Promise<void> {
  if ("status" in answer) {
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: `no: ${answer.status}`, type: "error" } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if ("raw" in answer) {
    response.end(answer.raw);
    return;
  }
  const write = (delta: object, finish: string | null = null) => {
    const chunk = { id: "c", object: "chat.completion.chunk", created: 1, model: "scripted" };
    return response.write(
      `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  };
  if ("silentAfter" in answer) {
    if (answer.silentAfter !== "") write({ role: "assistant", content: answer.silentAfter });
    return;
  }
  if ("endless" in answer) {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    while (!response.destroyed) {
      if (!write({ content: answer.endless })) await once(response, "drain", gone).catch(() => {});
    }
    return;
  }
  const { text = "", calls = [] } = answer;
  for (const word of text.match(/\S+\s*/g) ?? []) write({ content: word });
  calls.forEach(([name, input], index) => {
    const given = typeof input === "string" ? input : JSON.stringify(input);
    write({
      tool_calls: [{ index, id: `call_${index}`, type: "function", function: { name, arguments: given } }],
    });
  });
  write({}, calls.length > 0 ? "tool_calls" : "stop");
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  response.write(`data: ${JSON.stringify({ id: "c", choices: [], usage })}\n\n`);
  response.end("data: [DONE]\n\n");
}
