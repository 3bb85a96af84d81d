import { CardFilesError } from "@deckwright/host/cards/bulk-files.ts";
import { DownloadError } from "@deckwright/host/download/download-error.ts";
import { readManifest, SCRYFALL_API, updateCards } from "@deckwright/host/download/update-cards.ts";
import type { Command } from "commander";
import type { Environment } from "../environment.ts";
import { ExitCode } from "../exit-codes.ts";
import { createLoadingSign } from "../loading-sign.ts";
import type { Streams } from "../streams.ts";
import { drawTable } from "../tables/text-table.ts";
import type { Workbench } from "../workbench.ts";
import { numeric } from "./flags.ts";

interface UpdateFlags {
  readonly source: string;
  readonly attempts: number;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** What commands about the cards themselves need. */
export interface CardsCommandParts {
  readonly environment: Environment;
  readonly bench: Workbench;
  readonly streams: Streams;
  /** Told the exit code. */
  readonly done: (code: number) => void;
}

/** Adds `cards status` and `cards update`. */
export function addCardsCommand(program: Command, parts: CardsCommandParts): void {
  const cards = program.command("cards").description("say which cards are used, or download newer ones");
  cards
    .command("status")
    .description("say where the cards come from, how many and how old they are")
    .option("--json", "write JSON, also to a terminal")
    .option("--table", "write a table, also to a file or pipe")
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright cards status\n  CARDS_DIR=./bulk deckwright cards status --json",
    )
    .action(async (flags: { json?: boolean; table?: boolean }) => parts.done(await showStatus(flags, parts)));
  cards
    .command("update")
    .description("download Scryfall's bulk files; goes on where an interrupted download stopped")
    .option("--force", "download even when nothing is newer")
    .option("--source <address>", "another address that serves /bulk-data and /sets", SCRYFALL_API)
    .option("--attempts <n>", "how often to try each request", numeric, 1)
    .option("--json", "write the outcome as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright cards update\n  deckwright cards update --attempts 3 --force",
    )
    .action(async (flags: UpdateFlags) => parts.done(await update(flags, parts)));
}

async function showStatus(
  flags: { json?: boolean; table?: boolean },
  parts: CardsCommandParts,
): Promise<number> {
  const { status } = await parts.bench.cards();
  const download = await readManifest(parts.environment.dataDir);
  const answer = { ...status, download };
  const { stdout } = parts.streams;
  if (!(flags.table ?? (stdout.isTTY === true && !flags.json))) {
    stdout.write(`${JSON.stringify(answer)}\n`);
    return ExitCode.Ok;
  }
  const sources = {
    folder: "card files (CARDS_DIR)",
    download: "downloaded card files",
    bundled: "the bundled table",
  };
  const rows = [
    ["Source", sources[status.source]],
    ["From", status.from],
    ["Cards", `${status.cards} (${status.printings} printings)`],
    ["Cards as of", status.cardsAsOf],
    ["Prices as of", status.pricesAsOf],
    ["Rules texts", status.hasText ? "yes" : "no; `deckwright cards update` brings them"],
    ["Loaded in", `${status.milliseconds} ms${status.fromSnapshot ? " (stored table)" : ""}`],
    ["Downloaded", download?.downloadedAt ?? "never"],
  ];
  stdout.write(`${drawTable([{ head: "", width: 16 }, { head: "" }], rows, stdout.columns ?? 100)}\n`);
  for (const problem of status.problems) {
    stdout.write(`left out: ${problem.file} line ${problem.line}: ${problem.problem}\n`);
  }
  return ExitCode.Ok;
}

async function update(flags: UpdateFlags, parts: CardsCommandParts): Promise<number> {
  const { streams, environment } = parts;
  const sign = createLoadingSign(streams.stderr, true);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  try {
    const { changed, manifest } = await updateCards({
      dataDir: environment.dataDir,
      baseUrl: flags.source,
      attempts: flags.attempts,
      force: flags.force ?? false,
      signal: stop.signal,
      onProgress: ({ file, bytes, totalBytes }) => sign.show(`Fetching ${file}`, bytes, totalBytes),
      onCheck: (file) => sign.show(`Reading ${file}`, 1, 1),
    });
    sign.clear();
    const { status } = await parts.bench.cards();
    if (flags.json)
      streams.stdout.write(`${JSON.stringify({ changed, download: manifest, cards: status })}\n`);
    else {
      const what = changed ? "The cards are up to date now" : "The cards were up to date already";
      streams.stdout.write(
        `${what}: ${status.cards} cards, ${status.printings} printings, as of ${status.cardsAsOf}.\n`,
      );
      if (status.source === "folder")
        streams.stdout.write("CARDS_DIR is set, so its files are used rather than these.\n");
    }
    return ExitCode.Ok;
  } catch (error) {
    sign.clear();
    if (stop.signal.aborted) {
      streams.stderr.write("deckwright: stopped. Run the command again to go on from here.\n");
      return ExitCode.Failed;
    }
    if (!(error instanceof DownloadError) && !(error instanceof CardFilesError)) throw error;
    streams.stderr.write(`deckwright: ${error.message}\n`);
    return ExitCode.Failed;
  } finally {
    process.off("SIGINT", interrupt);
  }
}
