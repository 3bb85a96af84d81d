// `npm run bench`: speed, memory and quality figures, printed and kept in RESULTS.md.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureArticles } from "./articles/measure.ts";
import { measureBrowsingDecks } from "./browse-decks/browse-decks.ts";
import { measureClaims } from "./claims/measure.ts";
import { LEARNED_FORMATS, measureEngine } from "./engine/measure.ts";
import { measureFairness } from "./fairness/fairness.ts";
import { measurePlayedDecks } from "./judge/played-decks.ts";
import { measureRealDecks } from "./judge/real-decks.ts";
import { measureLoading } from "./loading/loading.ts";
import { measureServerMemory } from "./loading/server-memory.ts";
import { measurePictures } from "./pictures/pictures.ts";
import { measurePower } from "./power/measure.ts";
import { measureProcesses } from "./processes/processes.ts";
import { measureRepetition } from "./repeat/repeat.ts";
import { type Section, writeSections } from "./report/results-file.ts";
import { measureRest } from "./rest/rest.ts";
import { measureSearch } from "./search/search.ts";
import { type Bench, FORMATS, openBench, PLAYSTYLES } from "./setup.ts";
import { measureApi } from "./speed/api.ts";
import { measureDecks } from "./speed/decks.ts";
import { measureEventLoop } from "./speed/event-loop.ts";
import { measureValidation } from "./speed/validate.ts";
import { measureSweep } from "./sweep/sections.ts";
import { measureTagger, taggerSection } from "./tagger/measure.ts";
import { measureWishes } from "./wishes/measure.ts";

const HELP = `npm run bench -- [part...] [flags]

Parts (all but the last fifteen when none is named):
  loading     bundled table, full card files, snapshot
  server      memory of the running server
  api         searches over HTTP, fifty at a time
  decks       time per deck, beside a builder of random decks
  loop        delay of the event loop while decks are built
  rest        time per request of data, reads a second, signing in, on both engines
  search      time per search and name, beside a plain scan and a general text index
  repeat      the same requests give the same bytes
  sweep       formats x playstyles x seeds, judged
  engine      decks beside those that people play and simpler ways to make them; then power, claims, wishes, sweep and decks
  tagger      our tags against the community's
  real        tournament decks before the judge
  played      tournament decks of sixty days before the rules
  validate    time per verdict over played decks, in every format
  power       decks of known level on the power scale, and decks asked for at each bracket
  claims      every claim of reasons and strategies, held against cards, lists and figures
  articles    articles about decks: words, reading grade, names, first sentences
  wishes      wishes as people type them: what is read of them, and whether decks keep to it
  lighthouse  Lighthouse scores of home, builder, card search and a card
  fairness    what a visitor waits for while another does the worst
  processes   one process and two behind a balancer, on PostgreSQL, and both replaced under load
  pictures    share pictures of decks, drawn and kept
  browsing    last key to results on the screen, and frames while they scroll
  browse-decks  pages, searches and filters over a hundred thousand shared decks, on both engines

Flags:
  --seeds N           seeds of the sweep (20)
  --formats a,b       formats of the sweep
  --learned a,b       formats that are learned anew for the figures of the engine (six)
  --only              of the engine its own figures, without the parts that belong to it
  --playstyles a,b    playstyles of the sweep
  --commanders N      commanders that are asked for at each bracket (300)
  --decks N           decks whose claims are checked, or that articles are written about (1000)
  --combos N          random combinations of constraints that decks are built of (200)
  --dry               print only, leave RESULTS.md alone

CARDS_DIR names a folder with full card files; without it the bundled table is used. DECKS_DIR names one with deck files.
`;

const PARTS = [
  "loading",
  "server",
  "api",
  "decks",
  "loop",
  "search",
  "rest",
  "repeat",
  "sweep",
  "engine",
  "tagger",
  "real",
  "played",
  "validate",
  "power",
  "claims",
  "articles",
  "wishes",
  "lighthouse",
  "fairness",
  "processes",
  "pictures",
  "browsing",
  "browse-decks",
] as const;
type Part = (typeof PARTS)[number];
const USUAL: readonly Part[] = [
  "loading",
  "server",
  "api",
  "decks",
  "loop",
  "search",
  "rest",
  "repeat",
  "sweep",
];

/** What else is measured where the engine is asked for: together all that is asked of it. */
const OF_ENGINE: readonly Part[] = ["engine", "power", "claims", "wishes", "sweep", "decks"];

const LOOP_DECKS = 80;
const SPEED_SEEDS = 4;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** What the command line asks for, or the line to complain with. */
function readArguments():
  | {
      readonly parts: readonly Part[];
      readonly seeds: number;
      readonly formats: readonly string[];
      readonly playstyles: readonly string[];
      readonly commanders: number;
      readonly decks: number;
      readonly combos: number;
      readonly isDry: boolean;
      /** Formats that were named. */
      readonly learned: readonly string[];
    }
  | string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seeds: { type: "string", default: "20" },
      formats: { type: "string" },
      learned: { type: "string" },
      playstyles: { type: "string" },
      commanders: { type: "string", default: "300" },
      decks: { type: "string", default: "1000" },
      combos: { type: "string", default: "200" },
      dry: { type: "boolean", default: false },
      only: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return HELP;
  const isOfEngine = (part: Part): boolean =>
    positionals.includes("engine") && !values.only && OF_ENGINE.includes(part);
  const parts = PARTS.filter((part) => positionals.includes(part) || isOfEngine(part));
  const unknown = positionals.filter((word) => !PARTS.some((part) => part === word));
  if (unknown.length > 0) return `There is no part ${unknown.join(", ")}.\n\n${HELP}`;
  const seeds = Number(values.seeds);
  if (!Number.isInteger(seeds) || seeds < 1) return "--seeds wants a whole number from 1.";
  const commanders = Number(values.commanders);
  if (!Number.isInteger(commanders) || commanders < 1) return "--commanders wants a whole number from 1.";
  const decks = Number(values.decks);
  if (!Number.isInteger(decks) || decks < 1) return "--decks wants a whole number from 1.";
  const combos = Number(values.combos);
  if (!Number.isInteger(combos) || combos < 0) return "--combos wants a whole number from 0.";
  const formats = values.formats?.split(",") ?? FORMATS;
  const learned = values.learned?.split(",") ?? LEARNED_FORMATS;
  const playstyles = values.playstyles?.split(",") ?? PLAYSTYLES;
  const strange = [
    ...formats.filter((one) => !FORMATS.includes(one)),
    ...playstyles.filter((one) => !PLAYSTYLES.includes(one)),
    ...learned.filter((one) => !(LEARNED_FORMATS as readonly string[]).includes(one)),
  ];
  if (strange.length > 0) return `Neither a format nor a playstyle that is measured: ${strange.join(", ")}.`;
  return {
    parts: parts.length > 0 ? parts : USUAL,
    seeds,
    formats,
    playstyles,
    commanders,
    decks,
    combos,
    isDry: values.dry,
    learned,
  };
}

async function run(): Promise<number> {
  let asked: ReturnType<typeof readArguments>;
  try {
    asked = readArguments();
  } catch (error) {
    asked = error instanceof Error ? error.message : String(error);
  }
  if (typeof asked === "string") {
    say(asked);
    return asked === HELP ? 0 : 2;
  }
  const { parts, seeds, formats, playstyles, commanders, decks, combos, isDry, learned } = asked;
  const cardsDir = process.env.CARDS_DIR;
  let opened: Promise<Bench> | undefined;
  const bench = (): Promise<Bench> => {
    opened ??= openBench();
    return opened;
  };
  let failed = 0;
  const work: Readonly<Record<Part, () => Promise<Section | null>>> = {
    loading: () => measureLoading(cardsDir),
    server: () => measureServerMemory(cardsDir),
    api: () => measureApi(cardsDir),
    decks: async () => measureDecks(await bench(), SPEED_SEEDS),
    loop: async () => measureEventLoop(await bench(), LOOP_DECKS),
    search: async () => measureSearch(await bench()),
    rest: () => measureRest(),
    "browse-decks": () => measureBrowsingDecks(),
    repeat: async () => {
      const section = await measureRepetition(await bench());
      failed += section.differing;
      return section;
    },
    sweep: async () => {
      const section = await measureSweep(await bench(), { formats, playstyles, seeds }, say);
      failed += section.failed;
      return section;
    },
    engine: async () => {
      const decksDir = process.env.DECKS_DIR;
      if (decksDir !== undefined) return measureEngine(decksDir, await bench(), learned, say);
      say("  left out: DECKS_DIR is not set");
      return null;
    },
    tagger: async () => {
      if (cardsDir === undefined || !existsSync(join(cardsDir, "otags_functional.json"))) {
        say("  left out: CARDS_DIR holds no community tags");
        return null;
      }
      return taggerSection(measureTagger(cardsDir));
    },
    real: async () => {
      const decksDir = process.env.DECKS_DIR;
      if (decksDir !== undefined) return measureRealDecks(decksDir, (await bench()).facts);
      say("  left out: DECKS_DIR is not set");
      return null;
    },
    played: async () => {
      const decksDir = process.env.DECKS_DIR;
      if (decksDir === undefined) {
        say("  left out: DECKS_DIR is not set");
        return null;
      }
      const section = await measurePlayedDecks(decksDir, await bench());
      failed += section.failed;
      return section;
    },
    validate: async () => {
      const decksDir = process.env.DECKS_DIR;
      if (decksDir !== undefined) return measureValidation(decksDir, await bench());
      say("  left out: DECKS_DIR is not set");
      return null;
    },
    power: async () => {
      const decksDir = process.env.DECKS_DIR;
      if (decksDir !== undefined) return measurePower(decksDir, await bench(), commanders);
      say("  left out: DECKS_DIR is not set");
      return null;
    },
    claims: async () => {
      const section = await measureClaims(await bench(), decks, say);
      failed += section.failed;
      return section;
    },
    articles: async () => {
      const section = await measureArticles(await bench(), decks, say);
      failed += section.failed;
      return section;
    },
    wishes: async () => {
      const section = measureWishes(await bench(), combos, say);
      failed += section.failed;
      return section;
    },
    fairness: () => measureFairness(cardsDir),
    processes: () => measureProcesses(cardsDir),
    pictures: () => measurePictures(cardsDir),
    browsing: async () => {
      const { measureBrowsing } = await import("./lighthouse/browsing.ts");
      const section = await measureBrowsing(cardsDir);
      if (section === null) say("  left out: there is no Chromium");
      return section;
    },
    lighthouse: async () => {
      const { lighthouse } = await import("./lighthouse/measure.ts");
      return { title: "Lighthouse", command: "npm run bench -- lighthouse", body: await lighthouse() };
    },
  };
  for (const part of parts) {
    say(`${part}...`);
    const section = await work[part]();
    if (section === null) continue;
    process.stdout.write(`\n## ${section.title}\n\n${section.body}\n\n`);
    if (!isDry) writeSections([section]);
  }
  return failed === 0 ? 0 : 1;
}

process.exitCode = await run();
