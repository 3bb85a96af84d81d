import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { markdownTable, type Section } from "../report/results-file.ts";
import { startServer } from "../running-server.ts";
import { inMs, timingOf } from "../speed/timing.ts";

/** The decks that a fresh site is filled with. */
const DECKS = 55;

/** Share pictures of all decks of a fresh site, one after another: drawn when they are first asked for, and kept then. */
export async function measurePictures(cardsDir: string | undefined): Promise<Section> {
  const dataDir = await mkdtemp(join(tmpdir(), "deckwright-bench-pictures-"));
  const { origin, stop } = await startServer(dataDir, cardsDir, {
    SEED_DECKS: "auto",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  /** The addresses are many, so that the limit of pictures is not what is measured. */
  const ask = async (path: string, nth: number): Promise<number> => {
    const begun = performance.now();
    const answer = await fetch(origin + path, { headers: { "x-forwarded-for": `198.18.0.${nth}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return performance.now() - begun;
  };
  const askAll = async (): Promise<readonly number[]> => {
    const times: number[] = [];
    for (let nth = 1; nth <= DECKS; nth++) times.push(await ask(`/share/deck/${nth}.png`, nth));
    return times;
  };
  try {
    while (!(await fetch(`${origin}/deck/${DECKS}`)).ok) await wait(1_000);
    await ask("/share/page/home.png", 0);
    const drawn = timingOf(await askAll());
    const kept = timingOf(await askAll());
    const row = (name: string, { p50, p95, max }: typeof drawn) => [name, inMs(p50), inMs(p95), inMs(max)];
    return {
      title: "Share pictures",
      command: "npm run bench -- pictures",
      body: [
        markdownTable(["a deck's picture", "p50", "p95", "max"], [row("drawn", drawn), row("kept", kept)]),
        "",
        `${DECKS} decks over HTTP, after the first picture, which loads the drawing library; the budget is 300 ms at p95.`,
      ].join("\n"),
    };
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
