import { runBatch, timed, withTimings } from "./batch.ts";
import { ExitCode, UsageError } from "./exit-codes.ts";
import type { Streams } from "./streams.ts";
import { describeError, type Task } from "./task.ts";
import type { Workbench } from "./workbench.ts";

/** How an answer is to be written: for people, for programs, or for whoever listens. */
export interface OutputFlags {
  readonly batch?: boolean;
  readonly json?: boolean;
  readonly table?: boolean;
}

/** Narrower than this a table is no use. */
const LEAST_WIDTH = 60;
/** Width of tables where nobody says how wide the terminal is. */
const USUAL_WIDTH = 100;

/**
 * Runs a task once with a request made of flags, or over lines of JSON with `--batch`.
 * @returns the exit code; a batch that ran through is 0, whatever its lines say.
 */
export async function runTask<Request, Result extends object>(
  task: Task<Request, Result>,
  bench: Workbench,
  streams: Streams,
  flags: OutputFlags,
  body: () => Promise<object>,
): Promise<number> {
  if (flags.json && flags.table) throw new UsageError("--json and --table exclude each other.");
  if (flags.batch) {
    if (flags.table) throw new UsageError("--batch writes lines of JSON; leave out --table.");
    await runBatch(task, bench, streams.stdin, streams.stdout);
    return ExitCode.Ok;
  }
  const request = task.read(await body());
  if (!request.ok) throw new UsageError(request.message);
  const asTable = flags.table ?? (streams.stdout.isTTY === true && !flags.json);
  try {
    const { result, milliseconds } = await timed(task, bench, request.value);
    const width = Math.max(LEAST_WIDTH, streams.stdout.columns ?? USUAL_WIDTH);
    streams.stdout.write(
      asTable
        ? `${task.table(result, width)}\n`
        : `${JSON.stringify(withTimings(task.answer(result), milliseconds))}\n`,
    );
    return task.isBadNews?.(result) ? ExitCode.Failed : ExitCode.Ok;
  } catch (error) {
    const described = describeError(error);
    if (described.code === "internal") throw error;
    if (asTable) streams.stderr.write(`deckwright: ${described.message}\n`);
    else streams.stdout.write(`${JSON.stringify({ error: described })}\n`);
    return ExitCode.Failed;
  }
}
