// Puts what `npm test -- coverage` has counted into RESULTS.md: lines and branches per package, and per folder of the
// engine. Run by that check; it reads the summary that vitest has left.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { markdownTable, writeSections } from "../report/results-file.ts";
import {
  type CoverageSummary,
  coverageByFolder,
  engineFolderOf,
  type FolderCoverage,
  packageOf,
  percent,
} from "./by-folder.ts";

const root = join(import.meta.dirname, "../..");
const file = join(root, ".cache/coverage/coverage-summary.json");

function isSummary(value: unknown): value is CoverageSummary {
  return typeof value === "object" && value !== null && "total" in value;
}

const table = (head: string, folders: readonly FolderCoverage[]): string =>
  markdownTable(
    [head, "files", "lines", "branches"],
    folders.map(({ folder, files, lines, branches }) => [
      `\`${folder}\``,
      String(files),
      percent(lines),
      percent(branches),
    ]),
  );

const summary: unknown = JSON.parse(readFileSync(file, "utf8"));
if (!isSummary(summary)) throw new Error(`${file} is not a summary of vitest's.`);
const body = `Share of the shipped code that the unit and web tests run. What runs in a thread or process of its own (the
database's, the engine's, the command line's) or in a browser is not seen, so \`db\`, \`packages/host\`, \`apps/cli\`
and \`apps/web\` are held by more tests than their figures say. Files that no test loads count as not run.

${table("package", coverageByFolder(summary, root, packageOf))}

The engine:

${table("folder", coverageByFolder(summary, root, engineFolderOf))}`;
writeSections([{ title: "Coverage", command: "npm test -- coverage", body }]);
process.stdout.write(`${body}\n`);
