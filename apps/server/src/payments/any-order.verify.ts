import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { END, openLives } from "../../testing/payment-lives.ts";

/** Orders, and of these on one till: it does not forget, so that a fresh one is quicker. */
const ORDERS = 500;
const ON_ONE_TILL = 50;

test.each(TEST_ENGINES)(
  `a purchase and a plan end the same in ${ORDERS} orders, with replays and killed processes, on the engine %s`,
  async (engine) => {
    for (let first = 1; first <= ORDERS; first += ON_ONE_TILL) {
      const lives = await openLives(engine);
      for (let seed = first; seed < first + ON_ONE_TILL; seed += 1)
        expect(await lives.live(`seed-${seed}`, seed), `seed ${seed}`).toEqual(END);
      await lives.close();
    }
  },
  1_800_000,
);
