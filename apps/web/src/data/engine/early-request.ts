import type { GenerateRequest } from "@deckwright/contract/requests.ts";

/** A request for a deck that the page sent before its scripts were there. */
interface EarlyRequest {
  readonly body: string;
  readonly controller: AbortController;
  readonly answer: Promise<Response>;
}

declare global {
  var earlyDeck: EarlyRequest | undefined;
}

/** How a deck is asked for, by script and page alike. */
export const DECK_REQUEST = {
  path: "/functions/v1/generate-deck",
  headers: { "content-type": "application/json", accept: "text/event-stream" },
} as const;

/**
 * Script for the page itself that asks for a deck while the page's scripts are still on their way. What comes from the
 * address is inside strings, where it cannot end the script.
 */
export function earlyRequestScript(request: GenerateRequest): string {
  const quote = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return (
    `{const body=${quote(JSON.stringify(request))},controller=new AbortController();` +
    `const answer=fetch(${quote(DECK_REQUEST.path)},{method:"POST",headers:${quote(DECK_REQUEST.headers)},body,signal:controller.signal});` +
    "answer.catch(()=>{});self.earlyDeck={body,controller,answer}}"
  );
}

/** The answer to the request that the page sent by itself, if it was this one and nobody took it yet. */
export function takeEarlyAnswer(body: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = globalThis.earlyDeck;
  globalThis.earlyDeck = undefined;
  if (!early || early.body !== body) {
    early?.controller.abort();
    return undefined;
  }
  signal.addEventListener("abort", () => early.controller.abort(), { once: true });
  return early.answer;
}
