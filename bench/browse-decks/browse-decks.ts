import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { markdownTable, type Section } from "../report/results-file.ts";
import { inMs } from "../speed/timing.ts";

/** What the script prints for each question; null where the engine is not there. */
type Measured = Readonly<
  Record<string, { readonly p50: number; readonly p95: number; readonly cpu: number }>
> | null;

const SCRIPT = fileURLToPath(new URL("../../apps/server/testing/measure-browsing-decks.ts", import.meta.url));

/** Community Decks with a hundred thousand of them, on both engines, in a process of its own for each. */
export async function measureBrowsingDecks(): Promise<Section> {
  const embedded = await figuresOf("embedded");
  const postgres = await figuresOf("postgres");
  const cells = (measured: Measured, name: string) => {
    const figures = measured?.[name];
    return figures ? [inMs(figures.p50), inMs(figures.p95)] : ["", ""];
  };
  const rows = Object.entries(embedded ?? {}).map(([name, { cpu }]) => [
    name,
    ...cells(embedded, name),
    inMs(cpu),
    ...cells(postgres, name),
  ]);
  const header = ["asked for", "embedded, p50", "p95", "processor", "PostgreSQL, p50", "p95"];
  const body = [
    markdownTable(header, rows),
    "",
    "100,000 shared decks of 5,000 authors, asked for through all of `/rest/v1` in the same process, a page of 24 with the count",
    "of all that fit. The aim is the first page in 100 ms and any filters in 200 ms, p95. What else the machine does makes times",
    "longer; processor time, on average and on the embedded engine everything that was done, tells of it less.",
  ].join("\n");
  return { title: "Community Decks", command: "npm run bench -- browse-decks", body };
}

function figuresOf(engine: "embedded" | "postgres"): Promise<Measured> {
  const child = spawn(process.execPath, [SCRIPT, engine], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(JSON.parse(said));
      else reject(new Error(`Measuring Community Decks ended with ${code}.`));
    });
  });
}
