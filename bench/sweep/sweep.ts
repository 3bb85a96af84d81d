import { GenerateError, type GenerateRequest, type GenerateResult } from "@deckwright/engine/types.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import type { CardFacts } from "../judge/card-facts.ts";
import { judgeDeck } from "../judge/judge.ts";
import type { Failure, JudgedDeck } from "../judge/judged-deck.ts";

/** What is asked for, and who answers: an engine here or a pool of them. */
export interface SweepOptions {
  readonly formats: readonly string[];
  readonly playstyles: readonly string[];
  readonly seeds: readonly number[];
  readonly facts: CardFacts;
  readonly generate: (request: GenerateRequest) => GenerateResult | Promise<GenerateResult>;
  /** Decks asked for at the same time. */
  readonly together?: number;
  readonly onDeck?: (done: number, all: number) => void;
}

/** One request that went wrong. */
export interface SweepFailure {
  readonly format: string;
  readonly playstyle: string;
  readonly seed: number;
  /** `illegal` breaks the format's rules, `poor` is no good deck of its playstyle, `error` is no deck at all. */
  readonly kind: "illegal" | "poor" | "error";
  readonly failures: readonly Failure[];
}

export interface SweepReport {
  readonly decks: number;
  readonly failures: readonly SweepFailure[];
  readonly seconds: number;
}

/** Builds a deck for each format, playstyle and seed, and has each judged. Never throws for a bad deck. */
export async function sweep(options: SweepOptions): Promise<SweepReport> {
  const { formats, playstyles, seeds, together = 1 } = options;
  const requests = formats.flatMap((format) =>
    playstyles.flatMap((playstyle) => seeds.map((seed) => ({ format, playstyle, seed }))),
  );
  const failures: SweepFailure[] = [];
  const started = performance.now();
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < requests.length; at = next++) {
      const request = requests[at];
      if (request === undefined) return;
      failures.push(...(await check(request, options)));
      options.onDeck?.(++done, requests.length);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return { decks: requests.length, failures, seconds: (performance.now() - started) / 1000 };
}

async function check(
  request: { readonly format: string; readonly playstyle: string; readonly seed: number },
  { generate, facts }: SweepOptions,
): Promise<SweepFailure[]> {
  let result: GenerateResult;
  try {
    result = await generate(request);
  } catch (error) {
    const message = error instanceof GenerateError ? `${error.code}: ${error.message}` : String(error);
    return [{ ...request, kind: "error", failures: [{ check: "ERROR", message }] }];
  }
  const { deck } = result;
  const { illegal, poor } = judgeDeck({ ...deck, ...builtAs(result) }, facts);
  // A way to play that a format does not hold gives way to the nearest, which has to be said.
  const gaveWay = result.findings.some(({ message }) => message.includes("nearest"));
  const wrong =
    deck.format === request.format && (deck.playstyle === request.playstyle || gaveWay)
      ? []
      : [{ check: "WISH", message: `A ${deck.playstyle} deck for ${deck.format}.` }];
  const found: SweepFailure[] = [];
  if (illegal.length > 0) found.push({ ...request, kind: "illegal", failures: illegal });
  if (poor.length + wrong.length > 0) found.push({ ...request, kind: "poor", failures: [...wrong, ...poor] });
  return found;
}

/** The archetype that a deck says it is one of, and the format whose decks of that name it says it is built from. */
function builtAs({ findings }: GenerateResult): Pick<JudgedDeck, "archetype" | "archetypeOf"> {
  for (const { message } of findings) {
    const [, archetype, format] = /^Built as (.+), from .+ of that name in (.+) play\.$/.exec(message) ?? [];
    const archetypeOf = FORMAT_NAMES.find(({ name }) => name === format)?.slug;
    if (archetype !== undefined && archetypeOf !== undefined) return { archetype, archetypeOf };
  }
  return {};
}

/** One line for a failure, for terminals and reports. */
export function describeFailure({ format, playstyle, seed, kind, failures }: SweepFailure): string {
  return `${kind}: ${format} ${playstyle} seed ${seed}: ${failures.map(({ check, message }) => `${check} ${message}`).join(" ")}`;
}
