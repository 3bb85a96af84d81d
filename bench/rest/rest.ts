import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { markdownTable, type Section } from "../report/results-file.ts";
import { inMs } from "../speed/timing.ts";

/** What the script prints for one engine; null where the engine is not there. */
interface Figures {
  readonly selectMs: number;
  readonly changeMs: number;
  readonly readsPerSecond: number;
  readonly cpuMsPerRead: number;
  readonly signInMs: number;
  readonly hashMs: number;
}

const SCRIPT = fileURLToPath(new URL("../../apps/server/testing/measure-data.ts", import.meta.url));
const MAX_SELECT_MS = 2;
const MIN_READS = 500;

/** The data API and signing in, on both engines, in a process of its own for each. */
export async function measureRest(): Promise<Section> {
  const measured = [
    { engine: "embedded", figures: await figuresOf("embedded") },
    { engine: "PostgreSQL", figures: await figuresOf("postgres") },
  ];
  const rows = measured.map(({ engine, figures }) =>
    figures === null
      ? [engine, "not installed here", "", "", "", ""]
      : [
          engine,
          inMs(figures.selectMs),
          inMs(figures.changeMs),
          figures.readsPerSecond.toFixed(0),
          (1000 / figures.cpuMsPerRead).toFixed(0),
          inMs(figures.signInMs),
          `${inMs(figures.hashMs)} (${((100 * figures.hashMs) / figures.signInMs).toFixed(0)} %)`,
        ],
  );
  const header = [
    "engine",
    "one row, p50",
    "a deck changed, p50",
    "shared decks read a second",
    "the same for each second of processor time",
    "signing in, p50",
    "of it the password's hash",
  ];
  const body = [
    markdownTable(header, rows),
    "",
    `The aim is one row in ${MAX_SELECT_MS} ms, and ${MIN_READS} decks a second on one core with PostgreSQL. One row: asked`,
    "for in the same process, through all of `/rest/v1`; a changed deck is shared and of 70 cards. Decks: 70 cards with reasons and the author's name, over HTTP, by",
    "eight readers in the same process, whose own work counts as the server's; PostgreSQL's processes do not. What else the",
    "machine does makes times longer; processor time tells of it less.",
  ].join("\n");
  return { title: "Data API and signing in", command: "npm run bench -- rest", body };
}

function figuresOf(engine: "embedded" | "postgres"): Promise<Figures | null> {
  const child = spawn(process.execPath, [SCRIPT, engine], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(JSON.parse(said));
      else reject(new Error(`Measuring the data API ended with ${code}.`));
    });
  });
}
