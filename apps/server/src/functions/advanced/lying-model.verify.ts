import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import {
  type AdvancedAnswer,
  advancedAnswerSchema,
  advancedQuestionSchema,
} from "@deckwright/contract/advanced.ts";
import { allCards, toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { createRandom } from "@deckwright/engine/random.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createGeneratePool, type GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { loadTableInThread } from "@deckwright/host/pool/load-cards.ts";
import { createRules, type Rules } from "@deckwright/rules/validate.ts";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackendSite, openBackendSite } from "../../../testing/backend-site.ts";
import { createLiar, INVENTED, MARKED, ORDERS } from "../../../testing/lying-model.ts";
import { type AskedModel, openScriptedModel, type ScriptedAnswer } from "../../../testing/scripted-model.ts";
import { strangersInText } from "../../../testing/strangers-in-text.ts";
import { asMember } from "../../account/member.ts";
import { createFaceOf } from "../../cards/card-face.ts";
import { createCardSearch } from "../../cards/card-search.ts";
import { openModel } from "../../models/open-model.ts";
import type { AppEnv } from "../../platform/http/context.ts";
import { createLog } from "../../platform/process/log.ts";
import { mountFunctions } from "../mount.ts";
import { createAdvancedFunctions } from "./advanced-functions.ts";
import { PATIENCE, type Patience } from "./plan-deck.ts";

/** Decks that a lying model is asked for; fewer where somebody only wants a look. */
const RUNS = Number(process.env.VERIFY_RUNS ?? 1_000);
/** A model is waited for in full once in so many runs; else the wait would be most of the time that this takes. */
const IN_FULL = 20;
/** Of these so often it is silent from the first word on. */
const IN_FULL_SILENT = 4 * IN_FULL;
const SHORTER: Patience = { quietMs: 700, totalMs: 6_500 };
/** How many ask at once. */
const AT_ONCE = 2;
/** An answer is there within ten seconds, whatever the model does; where it is silent, within three. */
const LONGEST_MS = 10_000;
const LONGEST_SILENCE_MS = 3_000;

const WISHES = [
  "mono red goblins modern",
  "elf tribal commander under $100",
  "muldrotha",
  "pauper faeries",
  "standard control",
  "pioneer midrange, about something",
  "brawl tokens",
  "oathbreaker burn",
  "legacy combo",
  "draft deck of two colors",
  "a deck that wins",
] as const;
const REFINEMENTS = ["cheaper", "fewer lands", "less red", "add a sacrifice theme", "more removal"] as const;
/** Lies that are nothing but silence, from the first word on. */
const SILENT: ReadonlySet<string> = new Set(["silence"]);

interface Member {
  readonly id: string;
  readonly token: string;
}

interface Run {
  readonly seed: number;
  readonly kind: string;
  /** What the member said. */
  readonly words: string;
  readonly ms: number;
  readonly status: number;
  readonly isInFull: boolean;
  readonly thoughts: readonly string[];
  readonly question: { readonly question: string; readonly choices: readonly string[] } | undefined;
  readonly answer: AdvancedAnswer | undefined;
  readonly error: { readonly code: string; readonly message: string } | undefined;
  /** Credits that the member had before, less those after. */
  readonly paid: number;
}

let site: BackendSite;
let pool: GeneratePool;
let rules: Rules;
let cards: { readonly table: CardTable; readonly names: NameIndex };
let strangers: readonly string[];
let members: readonly Member[];

beforeAll(async () => {
  const { CARDS_DIR, DATA_DIR } = process.env;
  const dataDir = DATA_DIR ?? join(tmpdir(), "deckwright-verify-advanced");
  const [loaded, figures] = await Promise.all([
    loadTableInThread({ dataDir, ...(CARDS_DIR ? { cardsDir: CARDS_DIR } : {}) }),
    readEngineFigures(),
  ]);
  cards = { table: loaded.table, names: buildNameIndex(loaded.table) };
  // Of its own: those of the pool have seen the deck.
  rules = createRules(cards.table, cards.names);
  pool = createGeneratePool({ cards: loaded.buffer, figures, size: AT_ONCE });
  strangers = Array.from({ length: cards.table.size }, (_, card) => cards.table.name(card)).filter(
    (name) => name.length > 3 && !name.includes("//"),
  );
  site = await openBackendSite("embedded");
  members = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, at) => {
      const { client, id } = await site.member(`Dreamer${at}`);
      await site.database.execute("select deckwright.change_credits($1, 5000, 'test')", [id]);
      const token = (await client.auth.getSession()).data.session?.access_token ?? "";
      return { id, token };
    }),
  );
  await pool.started;
}, 240_000);
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

/** A site whose model answers as the runs that are under way have it. */
async function openSite(patience: Patience) {
  const liars = new Map<string, (asked: AskedModel) => ScriptedAnswer>();
  const service = await openScriptedModel((asked) => {
    const first = JSON.stringify(asked.messages.find(({ role }) => role === "user")?.content ?? "");
    const key = /run-(\d+)-/.exec(first)?.[1] ?? "";
    return liars.get(key)?.(asked) ?? { status: 404 };
  });
  const log = createLog({ level: "silent", secrets: [], write: () => {} });
  const search = createCardSearch(cards.table, cards.names);
  const functions = createAdvancedFunctions({
    door: site.backend.door,
    database: site.database,
    model: await openModel(service.settings, site.database, log),
    findMember: (database, caller) => asMember(database, caller, async (_, member) => member.id),
    pool,
    table: cards.table,
    faceOf: createFaceOf(cards.table, cards.names),
    search: (query) =>
      Array.from(search.find({ q: query, extras: false }).found.printings.slice(0, 500), (printing) =>
        cards.table.name(cards.table.printing(printing).card),
      ),
    patience,
  });
  const app = new Hono<AppEnv>()
    .use("*", async (c, next) => {
      c.set("requestId", crypto.randomUUID());
      c.set("address", "127.0.0.1");
      await next();
    })
    .route("/functions/v1", mountFunctions(functions, { isPersonal: true, identify: site.backend.identify }));
  return { app, liars, service };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function creditsOf({ id }: Member): Promise<number> {
  const { rows } = await site.database.execute("select ai_credits from profiles where id = $1", [id]);
  return Number(rows[0]?.ai_credits);
}

/** What a member of the run asks for: a deck, or another way for one that is there, with orders among the words. */
async function requestOf(seed: number, random: ReturnType<typeof createRandom>): Promise<object> {
  const order = random.next() < 0.3 ? `. ${random.pick(ORDERS)}` : "";
  const prompt = random.pick(WISHES) ?? "";
  const wish = { prompt: `${prompt}${order}`, seed: seed % 50 };
  if (random.next() < 0.8) {
    const isAnswered = random.next() < 0.2;
    return {
      wish: { ...wish, prompt: `${wish.prompt} (run-${seed}-)` },
      conversation: isAnswered
        ? [
            { role: "assistant", text: "Early or late?" },
            { role: "user", text: `early${order}` },
          ]
        : [],
    };
  }
  const { deck } = await pool.generate({ prompt, seed: seed % 50 });
  const refined = deck.partner_deck === undefined && deck.pool === undefined;
  return {
    wish: { prompt: `${prompt} (run-${seed}-)`, seed: seed % 50 },
    ...(refined ? { deck: toMeasured(deck) } : {}),
    conversation: [{ role: "user", text: `${random.pick(REFINEMENTS)}${order}` }],
  };
}

async function play(seed: number, { app, liars }: Site, member: Member, isInFull: boolean): Promise<Run> {
  const random = createRandom(seed);
  const { kind, answer: lie } = createLiar(
    random.fork("liar"),
    strangers,
    isInFull && seed % IN_FULL_SILENT === 0 ? "silence" : undefined,
  );
  let nth = 0;
  liars.set(String(seed), (asked) => lie(asked, nth++));
  const body = { key: crypto.randomUUID(), ...(await requestOf(seed, random.fork("request"))) };
  const before = await creditsOf(member);
  const begun = performance.now();
  const response = await app.request("/functions/v1/advanced-deck", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${member.token}`,
      accept: "text/event-stream",
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const ms = performance.now() - begun;
  liars.delete(String(seed));
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event = "", data = ""]) => ({
    event,
    data: JSON.parse(data) as unknown,
  }));
  const last = (name: string) => events.findLast(({ event }) => event === name)?.data;
  const [deck, question, error] = [last("deck"), last("question"), last("error")];
  return {
    seed,
    kind,
    words: JSON.stringify(body),
    ms,
    isInFull,
    status: response.status,
    thoughts: events.flatMap(({ event, data }) =>
      event === "thought" ? [(data as { readonly text: string }).text] : [],
    ),
    answer: deck === undefined ? undefined : (advancedAnswerSchema.parse(deck) as AdvancedAnswer),
    question: question === undefined ? undefined : advancedQuestionSchema.parse(question),
    error: error === undefined ? undefined : (error as { error: Run["error"] }).error,
    paid: before - (await creditsOf(member)),
  };
}

/** What is wrong with a run, in words; nothing where all is well. */
function faultsOf(run: Run): string[] {
  const { answer, question, error, thoughts } = run;
  const faults: string[] = [];
  const say = (isWrong: boolean, what: string) => {
    if (isWrong) faults.push(`run ${run.seed} (${run.kind}): ${what}`);
  };
  say(run.status !== 200, `status ${run.status}`);
  // "Less red" of a deck without red is answered with a sentence.
  const isRefused = error?.code === "not_understood";
  say(error !== undefined && !isRefused, `an error: ${JSON.stringify(error)}`);
  const answers = [answer, question, error].filter((each) => each !== undefined).length;
  say(answers !== 1, `${answers} answers`);
  say(run.ms > LONGEST_MS, `an answer after ${Math.round(run.ms)} ms`);
  say(
    SILENT.has(run.kind) && run.ms > (run.isInFull ? LONGEST_SILENCE_MS : LONGEST_MS),
    `an answer to silence after ${Math.round(run.ms)} ms`,
  );
  const isOfModel = answer?.by === "model" && answer.note === null;
  say(run.paid !== (isOfModel ? 1 : 0), `${run.paid} credits were taken`);
  say(answer !== undefined && answer.credits !== run.paid, `${answer?.credits} credits were said`);
  say(
    answer !== undefined && answer.by === "engine" && answer.note === null,
    "nothing says why it is the engine's",
  );
  const said = [
    ...thoughts,
    ...(question ? [question.question, ...question.choices] : []),
    ...(answer
      ? [...answer.rejected, answer.note ?? "", answer.deck.seo_description, ...answer.changes]
      : []),
  ];
  // Which is true, and said by the engine.
  const all = said.filter((line) => line !== "Black Lotus could not come in.").join("\n");
  for (const mark of [...MARKED, "Black Lotus", "987654", "4711", "97 lands", "83 creatures", "inety-four"]) {
    const isTheirs = answer !== undefined && Object.hasOwn(allCards(answer.deck), mark);
    say(!isTheirs && all.includes(mark), `the words have ${mark} in them: ${all}`);
  }
  const listed = answer === undefined ? "" : JSON.stringify(answer.deck);
  // A question may take up what the member has named.
  const asked = question ? [question.question, ...question.choices].join("\n") : "";
  const told = `${question ? thoughts.join("\n") : all}${listed}`;
  for (const name of INVENTED) {
    const isAsked = asked.includes(name) && !run.words.includes(name);
    say(isAsked || told.includes(name), `${name} is spoken of`);
  }
  if (answer) {
    const verdict = rules.validate(toDeckList(answer.deck));
    say(!verdict.legal, `illegal: ${JSON.stringify(verdict.findings.slice(0, 2))}`);
    const inDeck = Object.keys(allCards(answer.deck));
    const words = answer.deck.words_by === "model" ? [answer.deck.seo_description] : [];
    for (const sentence of [...thoughts, ...words])
      for (const name of strangersInText(sentence, inDeck, cards)) say(true, `"${sentence}" names ${name}`);
  }
  return faults;
}

test(`${RUNS} decks of a model that lies: legal, in time, at the right price, and no word of a card that is not there`, async () => {
  const sites = [await openSite(SHORTER), await openSite(PATIENCE)] as const;
  const runs: Run[] = [];
  const faults: string[] = [];
  let next = Number(process.env.VERIFY_FROM ?? 0);
  const until = next + RUNS;
  await Promise.all(
    members.map(async (member) => {
      for (let seed = next++; seed < until; seed = next++) {
        const isInFull = seed % IN_FULL === 0;
        const run = await play(seed, sites[isInFull ? 1 : 0], member, isInFull);
        runs.push(run);
        faults.push(...faultsOf(run));
      }
    }),
  );
  for (const { service } of sites) {
    expect(service.open()).toBe(0);
    const { apiKey = "" } = service.settings;
    expect(service.asked.filter((asked) => JSON.stringify(asked).includes(apiKey))).toEqual([]);
    await service.close();
  }
  const { rows } = await site.database.execute(
    `select (select count(*)::int from deckwright.model_uses where ended_at is null) as running,
      (select count(*)::int from deckwright.advanced_decks where answer is null) as begun,
      (select count(*)::int from deckwright.advanced_decks where answer is not null) as delivered,
      (select count(*)::int from deckwright.model_uses) as uses`,
  );
  const count = (is: (run: Run) => boolean) => runs.filter(is).length;
  const times = runs.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0);
  const silent = runs
    .filter(({ kind, isInFull }) => isInFull && SILENT.has(kind))
    .map(({ ms }) => Math.round(ms));
  process.stdout.write(
    `${runs.length} runs: ${count(({ answer }) => answer?.by === "model")} decks of the model's (${count(({ paid }) => paid === 1)} paid), ` +
      `${count(({ answer }) => answer?.by === "engine")} of the engine's, ${count(({ question }) => question !== undefined)} questions, ${count(({ error }) => error !== undefined)} refusals; ` +
      `${count(({ answer }) => answer?.deck.words_by === "model")} strategies and ${runs.reduce((sum, { thoughts }) => sum + thoughts.length, 0)} sentences of the model's were shown, ` +
      `${count(({ answer }) => (answer?.rejected.length ?? 0) > 0)} decks told of what was dropped; ` +
      `ms: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}; after silence in full: ${silent.join(", ")}\n`,
  );
  expect(faults).toEqual([]);
  expect(rows[0]).toEqual({
    running: 0,
    begun: 0,
    delivered: count(({ paid }) => paid === 1),
    uses: expect.any(Number),
  });
  expect(runs).toHaveLength(RUNS);
}, 7_200_000);
