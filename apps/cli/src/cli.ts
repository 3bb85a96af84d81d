import { CardFilesError } from "@deckwright/host/cards/bulk-files.ts";
import { type Command, CommanderError } from "commander";
import type { Environment } from "./environment.ts";
import { ExitCode, UsageError } from "./exit-codes.ts";
import { createProgram } from "./program.ts";
import type { Streams } from "./streams.ts";
import type { Workbench } from "./workbench.ts";

/**
 * Runs a command line.
 * @param args What stands behind the program's name.
 * @returns the exit code. Never rejects: what went wrong is written to `streams.stderr`.
 */
export async function runCli(
  args: readonly string[],
  environment: Environment,
  bench: Workbench,
  streams: Streams,
): Promise<number> {
  let code: number = ExitCode.Ok;
  const program = createProgram({
    environment,
    bench,
    streams,
    done: (result) => {
      code = result;
    },
  });
  for (const command of withSubcommands(program)) {
    command.exitOverride().configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    });
  }
  try {
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    return explain(error, streams);
  }
  return code;
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

function explain(error: unknown, streams: Streams): number {
  // The parser has said already what is wrong, or has shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.Ok : ExitCode.Usage;
  const foreseen = error instanceof UsageError || error instanceof CardFilesError;
  const message = error instanceof Error ? error.message : String(error);
  streams.stderr.write(`deckwright: ${message}\n`);
  if (!foreseen && error instanceof Error) streams.stderr.write(`${error.stack}\n`);
  return error instanceof UsageError ? ExitCode.Usage : ExitCode.Failed;
}
