import process from "node:process";
import { runCli } from "./cli.ts";
import { readEnvironment } from "./environment.ts";
import { createLoadingSign } from "./loading-sign.ts";
import { openWorkbench } from "./workbench.ts";

// Whoever reads the answers may stop reading: `deckwright ... | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});

const environment = readEnvironment(process.env, process.cwd());
const bench = openWorkbench(environment, createLoadingSign(process.stderr), process.stderr);
process.exitCode = await runCli(process.argv.slice(2), environment, bench, process);
