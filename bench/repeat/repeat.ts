import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { markdownTable, type Section } from "../report/results-file.ts";
import type { Bench } from "../setup.ts";
import { hashesOf, REPEATED } from "./decks-of.ts";

const script = fileURLToPath(new URL("print-hashes.ts", import.meta.url));

/** Whether the same requests give the same bytes: twice in this process, and in two others. */
export async function measureRepetition({
  engine,
}: Bench): Promise<Section & { readonly differing: number }> {
  const first = hashesOf(engine);
  const run = async (): Promise<string[]> =>
    JSON.parse((await promisify(execFile)(process.execPath, [script])).stdout);
  const rows = [
    ["again in the same process", hashesOf(engine)],
    ["in a second process", await run()],
    ["in a third process", await run()],
  ] as const;
  const counts = rows.map(
    ([what, hashes]) => [what, hashes.filter((hash, at) => hash !== first[at]).length] as const,
  );
  return {
    title: "Repetition",
    command: "npm run bench -- repeat",
    differing: counts.reduce((sum, [, count]) => sum + count, 0),
    body: markdownTable(
      ["the same requests", "answers", "differing"],
      counts.map(([what, count]) => [what, String(REPEATED.length), String(count)]),
    ),
  };
}
