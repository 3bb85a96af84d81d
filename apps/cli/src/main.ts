import process from "node:process";
import { CardFilesError } from "@deckwright/host/cards/bulk-files.ts";
import { CommanderError } from "commander";
import { readEnvironment } from "./environment.ts";
import { ExitCode, UsageError } from "./exit-codes.ts";
import { createLoadingSign } from "./loading-sign.ts";
import { createProgram } from "./program.ts";
import { openWorkbench } from "./workbench.ts";

// Whoever reads the answers may stop reading: `deckwright ... | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(process.exitCode ?? ExitCode.Ok);
  throw error;
});

const environment = readEnvironment(process.env, process.cwd());
const program = createProgram({
  environment,
  bench: openWorkbench(environment, createLoadingSign(process.stderr)),
  streams: process,
  stderr: process.stderr,
  done: (code) => {
    process.exitCode = code;
  },
});
for (const command of [program, ...program.commands, ...program.commands.flatMap((each) => each.commands)]) {
  command.exitOverride();
}

try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = codeOf(error);
}

function codeOf(error: unknown): number {
  // The parser has said already what is wrong, or has shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.Ok : ExitCode.Usage;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`deckwright: ${message}\n`);
  if (error instanceof UsageError) return ExitCode.Usage;
  if (!(error instanceof CardFilesError) && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return ExitCode.Failed;
}
