import { createHash } from "node:crypto";
import type { Engine } from "@deckwright/engine/engine.ts";
import type { GenerateRequest } from "@deckwright/engine/types.ts";
import { FORMATS, PLAYSTYLES, WISHES } from "../setup.ts";

/** What is asked for twice: every format and playstyle once, and wishes in words. */
export const REPEATED: readonly GenerateRequest[] = [
  ...PLAYSTYLES.map(
    (playstyle, at): GenerateRequest => ({
      format: FORMATS[at % FORMATS.length] ?? "modern",
      playstyle,
      seed: 1000 + at,
    }),
  ),
  ...WISHES.map((prompt): GenerateRequest => ({ prompt })),
];

/** One hash for each request, over everything of the answer but its timings, byte by byte. */
export function hashesOf(engine: Engine): string[] {
  return REPEATED.map((request) => {
    const { timings_ms: _, stages, ...answer } = engine.generate(request);
    const told = stages.map(({ stage, detail }) => ({ stage, detail }));
    return createHash("sha256")
      .update(JSON.stringify({ ...answer, told }))
      .digest("hex");
  });
}
