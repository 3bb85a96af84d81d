// Runs in a worker of the page: plays a deck alone and answers with what that came to.
import type { GameFacts } from "@deckwright/engine/goldfish/game-facts.ts";
import { playGames } from "@deckwright/engine/goldfish/play-games.ts";

self.addEventListener("message", ({ data }: MessageEvent<GameFacts>) => {
  self.postMessage(playGames(data));
});
