import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { END, openLives } from "../../testing/payment-lives.ts";

test.each(TEST_ENGINES)(
  "a purchase and a plan end the same in any order, with replays and killed processes, on the engine %s",
  async (engine) => {
    const lives = await openLives(engine);
    for (let seed = 1; seed <= 8; seed += 1)
      expect(await lives.live(`seed-${seed}`, seed), `seed ${seed}`).toEqual(END);
    await lives.close();
  },
  120_000,
);
