import { Command } from "commander";
import { addAdminCommand } from "./commands/admin-command.ts";
import { addCardsCommand } from "./commands/cards-command.ts";
import { addOutputFlags, collect, defined, numeric } from "./commands/flags.ts";
import { addModelCommand } from "./commands/model-command.ts";
import { searchTask } from "./commands/search-task.ts";
import {
  analyzeTask,
  completeTask,
  generateTask,
  goldfishTask,
  intentTask,
  namedTask,
  validateTask,
} from "./commands/tasks.ts";
import { addWishFlags, wishOf } from "./commands/wish-flags.ts";
import type { Environment } from "./environment.ts";
import { readCounts, readDeckFile } from "./request-files.ts";
import { type OutputFlags, runTask } from "./run-task.ts";
import type { Streams } from "./streams.ts";
import type { Task } from "./task.ts";
import type { Workbench } from "./workbench.ts";

/** What the commands are made of. */
export interface ProgramParts {
  readonly environment: Environment;
  readonly bench: Workbench;
  readonly streams: Streams;
  /** Told the exit code of the command that ran. */
  readonly done: (code: number) => void;
}

interface GenerateFlags extends OutputFlags {
  readonly owned?: string;
  readonly pool?: string;
  readonly seed?: number;
}

interface DeckFlags extends OutputFlags {
  readonly deck?: string;
  readonly format?: string;
  readonly variant?: string;
  readonly base?: string;
  readonly commander?: readonly string[];
  readonly count?: number;
}

interface SearchFlags extends OutputFlags {
  readonly unique?: string;
  readonly order?: string;
  readonly dir?: string;
  readonly extras?: boolean;
}

/** The whole command line. */
export function createProgram(parts: ProgramParts): Command {
  const { environment, bench, streams, done } = parts;
  const program = new Command("deckwright")
    .description("Say what you want to play; get a legal Magic deck with a reason for every card.")
    .helpCommand(true)
    .showHelpAfterError("(add --help for what there is)")
    .addHelpText(
      "after",
      "\nTables are for people, JSON for programs: what is written depends on whether the output is a terminal.\n" +
        "Exit codes: 0 done, 1 the deck is not legal or the work failed, 2 the command line is wrong.\n" +
        "Environment: CARDS_DIR (folder with card files), DATA_DIR (default .deckwright).",
    );

  async function run<Request, Result extends object>(
    task: Task<Request, Result>,
    flags: OutputFlags,
    body: () => Promise<object>,
  ): Promise<void> {
    done(await runTask(task, bench, streams, flags, body));
  }

  const prompt = (words: readonly string[]): string | undefined =>
    words.length === 0 ? undefined : words.join(" ");
  const deck = async (flags: DeckFlags): Promise<object> => ({
    ...(flags.deck === undefined ? {} : await readDeckFile(flags.deck, environment.startedIn, streams.stdin)),
    ...defined({
      format: flags.format,
      variant: flags.variant,
      base: flags.base,
      commanders: flags.commander,
      n: flags.count,
    }),
  });
  const counts = (file: string | undefined) =>
    file === undefined ? undefined : readCounts(file, environment.startedIn, streams.stdin);

  addWishFlags(
    addOutputFlags(
      program
        .command("generate")
        .description("build a deck from a wish")
        .argument("[wish...]", "what you want to play, in your words"),
    ),
  )
    .option("--owned <file>", "cards you own: JSON or lines such as `4 Lightning Bolt`; - for standard input")
    .option("--pool <file>", "opened cards, for limited formats")
    .option("--seed <n>", "the same request and seed give the same deck", numeric)
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright generate elf tribal commander under \\$100\n" +
        "  deckwright generate --format modern --colors R --playstyle burn --budget 80 --json\n" +
        "  deckwright generate --format planechase --base modern --playstyle tokens\n" +
        "  deckwright generate --format sealed --pool opened.txt\n" +
        '  deckwright generate --commander "Muldrotha, the Gravetide" --exclude "infinite combos"\n' +
        '  echo \'{"id":1,"prompt":"mono blue control pauper"}\' | deckwright generate --batch',
    )
    .action((wish: string[], flags: GenerateFlags) =>
      run(generateTask, flags, async () =>
        defined({
          prompt: prompt(wish),
          ...wishOf({ ...flags }),
          owned: await counts(flags.owned),
          pool: await counts(flags.pool),
          seed: flags.seed,
        }),
      ),
    );

  addOutputFlags(
    program
      .command("intent")
      .description("say how a wish is understood, without building")
      .argument("[wish...]", "the wish"),
  )
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright intent golgari aristocrats, no infect, max 2 dollars per card\n  deckwright intent --batch < wishes.ndjson",
    )
    .action((wish: string[], flags: OutputFlags) =>
      run(intentTask, flags, async () => ({ prompt: prompt(wish) ?? "" })),
    );

  addDeckFlags(
    program.command("complete").description("name the best additions to a deck that has been begun"),
  )
    .option("-n, --count <n>", "how many", numeric)
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright complete --format commander --deck deck.txt -n 10\n  deckwright complete --batch < decks.ndjson",
    )
    .action((flags: DeckFlags) => run(completeTask, flags, () => deck(flags)));

  addDeckFlags(program.command("validate").description("judge a deck by its format's rules"))
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright validate --format modern --deck deck.txt\n  deckwright validate --deck answer-of-generate.json",
    )
    .action((flags: DeckFlags) => run(validateTask, flags, () => deck(flags)));

  addDeckFlags(program.command("analyze").description("measure a deck: curve, colors, roles, power, price"))
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright analyze --format commander --deck deck.txt\n  deckwright analyze --batch < decks.ndjson",
    )
    .action((flags: DeckFlags) => run(analyzeTask, flags, () => deck(flags)));

  addDeckFlags(
    program.command("goldfish").description("play a deck alone, 2,000 times: hands, lands, mana, turns"),
  )
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright goldfish --format modern --deck deck.txt\n  deckwright goldfish --batch < decks.ndjson",
    )
    .action((flags: DeckFlags) => run(goldfishTask, flags, () => deck(flags)));

  addOutputFlags(
    program
      .command("named")
      .description("look a card up by its name")
      .argument("[name...]", "the name, typos allowed"),
  )
    .option("--exact <name>", "the name without typos")
    .option("--fuzzy <name>", "the name, typos allowed")
    .option("--set <code>", "the printing of this set")
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright named muldortha\n  deckwright named --exact 'Lightning Bolt' --set clu --json",
    )
    .action((name: string[], flags: OutputFlags & { exact?: string; fuzzy?: string; set?: string }) =>
      run(namedTask, flags, async () =>
        defined({ exact: flags.exact, fuzzy: flags.fuzzy ?? prompt(name), set: flags.set }),
      ),
    );

  addOutputFlags(
    program
      .command("search")
      .description("find cards, in the language that card databases share")
      .argument("[query...]", "such as: t:elf mv<=2 id:g"),
  )
    .option("--unique <what>", "cards, art or prints")
    .option("--order <order>", "name, set, released, rarity, color, usd, cmc, power, toughness, edhrec, ...")
    .option("--dir <direction>", "asc or desc")
    .option("--extras", "tokens, planes and the like, too")
    .addHelpText(
      "after",
      "\nExamples:\n  deckwright search 't:goblin mv<=2 f:pauper'\n" +
        "  deckwright search 'o:/draws? \\d+ cards/ id<=ub' --order usd --json\n" +
        '  echo \'{"id":1,"q":"is:fetchland"}\' | deckwright search --batch',
    )
    .action((query: string[], flags: SearchFlags) =>
      run(searchTask, flags, async () =>
        defined({
          q: prompt(query) ?? "",
          unique: flags.unique,
          order: flags.order,
          dir: flags.dir,
          include_extras: flags.extras,
        }),
      ),
    );

  addCardsCommand(program, parts);
  addModelCommand(program, parts);
  addAdminCommand(program, parts);
  return program;
}

function addDeckFlags(command: Command): Command {
  return addOutputFlags(command)
    .option(
      "--deck <file>",
      "the deck: JSON, or lines such as `4 Lightning Bolt` under headings; - for standard input",
    )
    .option("--format <slug>", "its format")
    .option("--variant <slug>", "a variant of the format")
    .option("--base <slug>", "what planechase, archenemy, two-headed-giant is played with")
    .option("--commander <name>", "may be given twice", collect);
}
