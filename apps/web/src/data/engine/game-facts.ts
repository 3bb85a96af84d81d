import { type GameFactsResponse, gameFactsResponseSchema } from "@deckwright/contract/generate.ts";
import type { DeckRequest } from "@deckwright/contract/requests.ts";
import { askEngine } from "./functions.ts";

/** What is needed to play a deck alone. */
export async function fetchGameFacts(request: DeckRequest, signal: AbortSignal): Promise<GameFactsResponse> {
  const response = await askEngine("game-facts", request, signal);
  return gameFactsResponseSchema.parse(await response.json());
}
