import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { describeError, type Task } from "./task.ts";
import type { Workbench } from "./workbench.ts";

/**
 * Answers each line of JSON with a line of JSON, in order. A line that cannot be answered gets
 * `{id, error: {code, message}}`, and the next one follows.
 */
export async function runBatch<Request, Result extends object>(
  task: Task<Request, Result>,
  bench: Workbench,
  input: Readable,
  output: Writable,
): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    const text = number === 1 ? line.replace(/^\uFEFF/, "") : line;
    if (text.trim() === "") continue;
    const answer = await answerLine(task, bench, text, number);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, "drain");
  }
}

async function answerLine<Request, Result extends object>(
  task: Task<Request, Result>,
  bench: Workbench,
  line: string,
  number: number,
): Promise<object> {
  let body: unknown;
  try {
    body = JSON.parse(line);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { id: null, error: { code: "invalid_json", message: `Line ${number} is not JSON: ${why}` } };
  }
  const id = idOf(body);
  return { ...id, ...(await answerOne(task, bench, body)) };
}

/** Answers one request: its result with timings, or an error object. */
async function answerOne<Request, Result extends object>(
  task: Task<Request, Result>,
  bench: Workbench,
  body: unknown,
): Promise<object> {
  try {
    const request = task.read(body);
    if (!request.ok) return { error: { code: request.code, message: request.message } };
    const { result, milliseconds } = await timed(task, bench, request.value);
    return {
      ...withTimings(task.answer(result), milliseconds),
      ...(request.ignored.length > 0 ? { ignored: request.ignored } : {}),
    };
  } catch (error) {
    return { error: describeError(error) };
  }
}

/** Runs a task and measures it; loading what it works with is not part of it. */
export async function timed<Request, Result extends object>(
  task: Task<Request, Result>,
  bench: Workbench,
  request: Request,
): Promise<{ readonly result: Result; readonly milliseconds: number }> {
  await bench[task.needs]();
  const start = performance.now();
  const result = await task.run(request, bench);
  return { result, milliseconds: performance.now() - start };
}

/** The answer with `timings_ms.total`, where it does not bring its own. */
export function withTimings(answer: object, milliseconds: number): object {
  return "timings_ms" in answer
    ? answer
    : { ...answer, timings_ms: { total: Math.round(milliseconds * 100) / 100 } };
}

function idOf(body: unknown): { readonly id?: string | number | null } {
  if (typeof body !== "object" || body === null || !("id" in body)) return {};
  const { id } = body;
  if (typeof id === "string" || typeof id === "number") return { id };
  return { id: null };
}
