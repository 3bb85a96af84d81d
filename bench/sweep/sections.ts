import { createGeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { AT_RANDOM, simpleDeck } from "../baseline/simple-decks.ts";
import { judgeDeck } from "../judge/judge.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import { type Bench, FORMATS, PLAYSTYLES } from "../setup.ts";
import { describeFailure, type SweepFailure, type SweepReport, sweep } from "./sweep.ts";

/** Failures listed one by one; the others only count. */
const LISTED = 40;
const TOGETHER = 3;

/** Which part of the sweep is asked for. */
export interface SweepChoice {
  readonly formats: readonly string[];
  readonly playstyles: readonly string[];
  readonly seeds: number;
}

/** Sweeps with the worker pool, as the server would build the decks, and judges random decks beside them. */
export async function measureSweep(
  { cards, figures, facts }: Bench,
  { formats, playstyles, seeds }: SweepChoice,
  say: (line: string) => void,
): Promise<Section & { readonly failed: number }> {
  const pool = createGeneratePool({ cards: cards.buffer, figures });
  await pool.started;
  const numbers = Array.from({ length: seeds }, (_, at) => at + 1);
  const report = await sweep({
    formats,
    playstyles,
    seeds: numbers,
    facts,
    together: TOGETHER,
    generate: (request) => pool.generate(request),
    onDeck: (done, all) => {
      if (done % 100 === 0) say(`  ${done} of ${all} decks`);
    },
  });
  await pool.close();
  const random = formats.flatMap((format) =>
    playstyles.map((playstyle) => judgeDeck(simpleDeck(format, playstyle, 1, facts, AT_RANDOM), facts)),
  );
  const randomPoor = random.filter(({ poor }) => poor.length > 0).length;
  return {
    title: "Sweep",
    command: commandOf({ formats, playstyles, seeds }),
    failed: report.failures.length,
    body: `${formats.length} formats, ${playstyles.length} playstyles, ${seeds} ${seeds === 1 ? "seed" : "seeds"} each, judged by code that imports neither the rules nor the selection. Of ${random.length} random legal decks the same judge calls ${randomPoor} poor.\n\n${tableOf(report, formats)}${listOf(report.failures)}`,
  };
}

function commandOf({ formats, playstyles, seeds }: SweepChoice): string {
  const flags = [
    `--seeds ${seeds}`,
    ...(formats.length < FORMATS.length ? [`--formats ${formats.join(",")}`] : []),
    ...(playstyles.length < PLAYSTYLES.length ? [`--playstyles ${playstyles.join(",")}`] : []),
  ];
  return `npm run bench -- sweep ${flags.join(" ")}`;
}

function tableOf({ decks, failures, seconds }: SweepReport, formats: readonly string[]): string {
  const count = (kind: SweepFailure["kind"], format?: string): string =>
    String(
      failures.filter((one) => one.kind === kind && (format === undefined || one.format === format)).length,
    );
  const rows = [
    ...formats.map((format) => [
      format,
      String(decks / formats.length),
      count("illegal", format),
      count("poor", format),
      count("error", format),
    ]),
    ["all", String(decks), count("illegal"), count("poor"), count("error")],
  ];
  return `${markdownTable(["format", "decks", "illegal", "poor", "none built"], rows)}\n\n${seconds.toFixed(0)} s in all.`;
}

function listOf(failures: readonly SweepFailure[]): string {
  if (failures.length === 0) return "";
  const listed = failures.slice(0, LISTED).map((failure) => `- ${describeFailure(failure)}`);
  const more = failures.length > LISTED ? [`- and ${failures.length - LISTED} more`] : [];
  return `\n\n${[...listed, ...more].join("\n")}`;
}
