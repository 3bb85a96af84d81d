// How quick Community Decks are on one engine, with many of them: prints figures as JSON. The bench runs it as a process of its
// own, since it measures the server and may not import it.
import process from "node:process";
import type { Database } from "@deckwright/db/database.ts";
import { Hono } from "hono";
import type { AppEnv } from "../src/platform/http/context.ts";
import { createDataDoor } from "../src/platform/limits/data-door.ts";
import { openRest } from "../src/rest/routes.ts";
import { measureOn } from "./measure-on.ts";
import { verifyTestToken } from "./rest-site.ts";
import { seedSharedDecks } from "./seed-shared-decks.ts";

const DECKS = Number(process.argv[3] ?? 100_000);
const TIMES = 40;
const WARMING = 3;

/** What is asked for, by what it is called. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a common word": { search: "goblin" },
  "an author": { search: "mossgate_10" },
  "a name nobody has": { search: "100% nothing" },
  "two colors": { colors: "WU" },
  "five colors": { colors: "WUBRG" },
  format: { format: "commander" },
  "rare format and playstyle": { format: "oathbreaker", playstyle: "tribal" },
  bracket: { bracket: "5" },
  price: { least_cents: "2500", most_cents: "5000" },
  commander: { commander: "lathril" },
  "a commander nobody plays": { commander: "nobody" },
  oldest: { sort: "oldest" },
  power: { sort: "power" },
  cheapest: { sort: "cheapest" },
  dearest: { sort: "dearest" },
  "by name": { sort: "name" },
  "dearest under $25": { sort: "dearest", most_cents: "2500" },
  "by name, from the end of the list": { sort: "name", search: "winter" },
};

/** Filters that are put together in every way. */
const PARTS: readonly Readonly<Record<string, readonly string[]>>[] = [
  { search: ["", "goblin", "of the deep", "light_2"] },
  { colors: ["", "U", "BG", "WUR"] },
  { format: ["", "commander", "vintage"] },
  { playstyle: ["", "combo"] },
  { bracket: ["", "3"] },
  { most_cents: ["", "10000"] },
  { sort: ["newest", "power", "cheapest", "name"] },
];

/** As many of all combinations, spread over them. */
function combinations(count: number): Record<string, string>[] {
  const all = PARTS.reduce<Record<string, string>[]>(
    (made, part) =>
      Object.entries(part).flatMap(([name, values]) =>
        made.flatMap((one) => values.map((value) => (value === "" ? one : { ...one, [name]: value }))),
      ),
    [{}],
  );
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? {});
}

async function measure(database: Database) {
  await seedSharedDecks(database, DECKS);
  const app = new Hono<AppEnv>().route(
    "/rest/v1",
    await openRest({
      database,
      door: createDataDoor(database, { isPersonal: true }),
      verifyToken: verifyTestToken,
    }),
  );
  let answer: unknown;
  /** How long it took, in milliseconds; the answer is kept aside. */
  const ask = async (path: string): Promise<number> => {
    const begun = performance.now();
    const response = await app.request(`/rest/v1/${path}`);
    answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return performance.now() - begun;
  };
  const browse = (asked: Readonly<Record<string, string>>) =>
    ask(`rpc/browse_decks?${new URLSearchParams(asked)}`);
  await browse({});
  const after = JSON.stringify(Reflect.get(Object(answer), "next"));
  const list = "decks?select=id,name,profiles(username)&shared=is.true&order=created_at.desc&limit=24";
  const questions: readonly (readonly [name: string, work: () => Promise<number>])[] = [
    ["first page", () => browse({})],
    ["the page after it", () => browse({ after })],
    ...Object.entries(QUESTIONS).map(([name, asked]) => [name, () => browse(asked)] as const),
    ["the newest, as any client lists them", () => ask(list)],
  ];
  const figures: Record<string, Figures> = {};
  for (const [name, work] of questions) {
    for (let at = 0; at < WARMING; at++) await work();
    figures[name] = await figuresOf(Array.from({ length: TIMES }, () => work));
  }
  const mixed = combinations(TIMES * 6).map((asked) => () => browse(asked));
  return { ...figures, [`${mixed.length} combinations`]: await figuresOf(mixed) };
}

/** Milliseconds of one kind of question. */
interface Figures {
  readonly p50: number;
  readonly p95: number;
  /** Of the processor, on average, in this process: on the embedded engine that is all there is. */
  readonly cpu: number;
}

async function figuresOf(works: readonly (() => Promise<number>)[]): Promise<Figures> {
  const before = process.cpuUsage();
  const durations: number[] = [];
  for (const work of works) durations.push(await work());
  const { user, system } = process.cpuUsage(before);
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), cpu: (user + system) / 1000 / works.length };
}

const figures = await measureOn(process.argv[2] === "postgres" ? "postgres" : "embedded", measure);
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
