import { type ParsedRequest, parseRequest } from "@deckwright/contract/parse-request.ts";
import { GenerateError } from "@deckwright/engine/types.ts";
import { CardFilesError } from "@deckwright/host/cards/bulk-files.ts";
import type * as z from "zod/mini";
import type { Workbench } from "./workbench.ts";

/** An answer as it is written: `timings_ms.total` is added to it, and the request's `id`. */
type Answer = Readonly<Record<string, unknown>>;

/** A request whose answer is that there is none: `code` is stable, the message is for people. */
export class TaskError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = "TaskError";
    this.code = code;
  }
}

/** One thing the command line can be asked for, by flags or as lines of JSON. */
export interface Task<Request, Result extends object> {
  /** The part of the workbench that has to be there before the work; making it ready is not timed. */
  readonly needs: keyof Workbench;
  /** Reads and checks a request from outside. */
  read(body: unknown): ParsedRequest<Request>;
  /** Does the work. @throws TaskError or GenerateError when there is no answer. */
  run(request: Request, bench: Workbench): Promise<Result>;
  /** What programs get. */
  answer(result: Result): Answer;
  /** What people get. */
  table(result: Result, width: number): string;
  /** True when the answer is bad news, such as an illegal deck: the exit code says it too. */
  isBadNews?(result: Result): boolean;
}

/** A reader of requests by a schema of the contract. */
export function reader<Schema extends z.ZodMiniType>(
  schema: Schema,
): (body: unknown) => ParsedRequest<z.output<Schema>> {
  return (body) => parseRequest(schema, body);
}

/** What is said of an error: a code that stays, and a sentence. Unforeseen errors keep their message too. */
export function describeError(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof TaskError || error instanceof GenerateError)
    return { code: error.code, message: error.message };
  if (error instanceof CardFilesError) return { code: "card_files", message: error.message };
  return { code: "internal", message: error instanceof Error ? error.message : String(error) };
}
