import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { createGeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import { type Bench, FORMATS, PLAYSTYLES } from "../setup.ts";
import { inMs } from "./timing.ts";

/** Longest time, in milliseconds, that the loop may be held up while decks are built. */
const BUDGET_MS = 50;
const RESOLUTION_MS = 5;

/** Delay of this process's event loop, beyond the timer's own resolution, while something goes on. */
async function delayWhile(
  work: () => Promise<unknown>,
): Promise<{ readonly p99: number; readonly max: number }> {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  await work();
  histogram.disable();
  const beyond = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  return { p99: beyond(histogram.percentile(99)), max: beyond(histogram.max) };
}

/** Builds decks through the worker pool, as the server does, and watches this thread's event loop meanwhile. */
export async function measureEventLoop({ cards, figures }: Bench, decks: number): Promise<Section> {
  const pool = createGeneratePool({ cards: cards.buffer, figures });
  await pool.started;
  await wait(500);
  const idle = await delayWhile(() => wait(3000));
  let next = 0;
  const busy = await delayWhile(() =>
    Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let at = next++; at < decks; at = next++)
          await pool.generate({
            format: FORMATS[at % FORMATS.length] ?? "modern",
            playstyle: PLAYSTYLES[at % PLAYSTYLES.length] ?? "aggro",
            seed: at,
          });
      }),
    ),
  );
  await pool.close();
  return {
    title: "Event loop",
    command: "npm run bench -- loop",
    body: markdownTable(
      ["while", "p99 delay", "longest delay", "budget", "kept"],
      [
        ["nothing goes on", inMs(idle.p99), inMs(idle.max), "", ""],
        [
          `${decks} decks are built by the pool`,
          inMs(busy.p99),
          inMs(busy.max),
          inMs(BUDGET_MS),
          busy.max <= BUDGET_MS ? "yes" : "no",
        ],
      ],
    ),
  };
}
