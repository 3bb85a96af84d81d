import { readReal } from "../../../testing/real.ts";
import { createIntentContext, type IntentContext } from "../context.ts";

let context: Promise<IntentContext> | undefined;

/**
 * What wishes are read with, of the cards and figures that are there: made once for all tests of a process, since that takes
 * longer than most of them do and nobody changes it.
 */
export function readIntentContext(): Promise<IntentContext> {
  context ??= readReal().then(({ table, names, ranker }) => createIntentContext(table, names, ranker));
  return context;
}
