import {
  type AdvancedAnswer,
  type AdvancedQuestion,
  type AdvancedRequest,
  type AdvancedState,
  advancedAnswerSchema,
  advancedQuestionSchema,
  advancedStateSchema,
  thoughtSchema,
} from "@deckwright/contract/advanced.ts";
import { supabase } from "../account.ts";
import { createEventReader } from "./event-reader.ts";
import { accept, askEngine, refused } from "./functions.ts";
import { BuilderProblem } from "./problem.ts";

/** What came of asking: a deck, or a question that has to be answered first. */
export type AdvancedOutcome =
  | { readonly kind: "deck"; readonly answer: AdvancedAnswer }
  | { readonly kind: "question"; readonly question: AdvancedQuestion };

/** A key that nobody had before (RFC 9562, version 4): `randomUUID` is missing where a page does not come by HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Whether a language model is set up here, and what a deck of it costs. */
export async function fetchAdvancedState(signal: AbortSignal): Promise<AdvancedState> {
  const response = await askEngine("advanced-state", {}, signal);
  return advancedStateSchema.parse(await response.json());
}

/**
 * Has the language model plan a deck, as whoever is logged in, telling what it says meanwhile.
 * @throws BuilderProblem when the server answers with an error; what `fetch` throws when it does not answer.
 */
export async function askAdvanced(
  request: AdvancedRequest,
  onThought: (sentence: string) => void,
  signal: AbortSignal,
): Promise<AdvancedOutcome> {
  const client = await supabase();
  const { data } = await client.auth.getSession();
  const response = await accept(
    fetch("/functions/v1/advanced-deck", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        authorization: `Bearer ${data.session?.access_token ?? ""}`,
      },
      body: JSON.stringify(request),
      signal,
    }),
  );
  if (!response.body) throw new BuilderProblem("broken", "The server sent an empty answer.");
  let outcome: AdvancedOutcome | undefined;
  const read = createEventReader(({ event, data: text }) => {
    const value: unknown = JSON.parse(text);
    if (event === "thought") onThought(thoughtSchema.parse(value).text);
    else if (event === "question")
      outcome = { kind: "question", question: advancedQuestionSchema.parse(value) };
    else if (event === "deck") outcome = { kind: "deck", answer: advancedAnswerSchema.parse(value) };
    else if (event === "error") throw refused(value, 200);
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) read(piece.value);
  if (!outcome) throw new BuilderProblem("broken", "The connection ended before the deck was done.");
  return outcome;
}
