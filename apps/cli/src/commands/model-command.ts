import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DeckFileError } from "@deckwright/host/decks/deck-files.ts";
import { writeWhole } from "@deckwright/host/files/write-whole.ts";
import { SOURCES } from "@deckwright/host/model/sources.ts";
import { TrainError, trainModel } from "@deckwright/host/model/train-model.ts";
import type { Command } from "commander";
import { ExitCode } from "../exit-codes.ts";
import { createLoadingSign } from "../loading-sign.ts";
import type { CardsCommandParts } from "./cards-command.ts";
import { collect } from "./flags.ts";

interface TrainFlags {
  readonly without?: readonly string[];
  readonly out?: string;
  readonly json?: boolean;
}

const DATA = "@deckwright/engine/data";
const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(`${DATA}/${name}`));

/** Adds `model train` and `model card`. */
export function addModelCommand(program: Command, parts: CardsCommandParts): void {
  const model = program
    .command("model")
    .description("what was learned from real decks: what it is, or learn it anew");
  model
    .command("card")
    .description("say what the shipped figures were learned from, what is in them, and how good they are")
    .action(async () => {
      parts.streams.stdout.write(await readFile(fileOf("CO-OCCURRENCE.md"), "utf8"));
      parts.done(ExitCode.Ok);
    });
  model
    .command("train")
    .description("learn the figures from deck files; takes about ten minutes")
    .argument("<folder>", `has SOURCE.ndjson.gz, one deck a line; sources: ${SOURCES.join(", ")}`)
    .option("--without <source>", "read no line of this source; may be given again", collect)
    .option("--out <file>", "where to write them instead of in their place")
    .option("--json", "write what was learned as JSON")
    .addHelpText(
      "after",
      "\nThe same files make the same bytes. The next start uses what was written.\n\nExamples:\n" +
        "  deckwright model train ./decks\n  deckwright model train ./decks --without edhrec_commanders --out model.bin.br",
    )
    .action(async (folder: string, flags: TrainFlags) => parts.done(await train(folder, flags, parts)));
}

async function train(folder: string, flags: TrainFlags, parts: CardsCommandParts): Promise<number> {
  const { stdout, stderr } = parts.streams;
  const { startedIn } = parts.environment;
  const sign = createLoadingSign(stderr, true);
  try {
    const { file, ...learned } = await trainModel({
      folder: resolve(startedIn, folder),
      without: flags.without ?? [],
      onStep: (what, done, steps) => sign.show(what, done, steps),
    });
    const out = flags.out === undefined ? fileOf("co-occurrence.bin.br") : resolve(startedIn, flags.out);
    await writeWhole(out, file).catch((error: Error) => {
      throw new TrainError(`${out} cannot be written: ${error.message}.`);
    });
    sign.clear();
    if (flags.json) stdout.write(`${JSON.stringify({ ...learned, bytes: file.length, out })}\n`);
    else
      stdout.write(
        `Learned from ${learned.sources.join(", ")}, as of ${learned.asOf}: ${file.length} bytes in ${out}.\n`,
      );
    return ExitCode.Ok;
  } catch (error) {
    sign.clear();
    if (!(error instanceof TrainError || error instanceof DeckFileError)) throw error;
    stderr.write(`deckwright: ${error.message}\n`);
    return ExitCode.Failed;
  }
}
