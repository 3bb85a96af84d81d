import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import { type AdvancedRequest, advancedRequestSchema } from "@deckwright/contract/advanced.ts";
import type { Database } from "@deckwright/db/database.ts";
import { addMember, setPlan } from "@deckwright/db/testing/members.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { allCards, toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createGeneratePool, type GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { loadTableInThread } from "@deckwright/host/pool/load-cards.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AskedModel, openScriptedModel, type ScriptedAnswer } from "../../../testing/scripted-model.ts";
import { createFaceOf } from "../../cards/card-face.ts";
import { createCardSearch } from "../../cards/card-search.ts";
import { openModel } from "../../models/open-model.ts";
import { createLog } from "../../platform/process/log.ts";
import { createAdvancedLedger } from "./advanced-ledger.ts";
import { type Planned, type PlanParts, planDeck } from "./plan-deck.ts";

let database: Database;
let pool: GeneratePool;
let parts: Omit<PlanParts, "model">;
beforeAll(async () => {
  const [loaded, figures] = await Promise.all([
    loadTableInThread({ dataDir: join(tmpdir(), "deckwright-test-advanced") }),
    readEngineFigures(),
  ]);
  database = await openTestDatabase();
  pool = createGeneratePool({ cards: loaded.buffer, figures, size: 1 });
  const { table } = loaded;
  const names = buildNameIndex(table);
  const faceOf = createFaceOf(table, names);
  const search = createCardSearch(table, names);
  parts = {
    pool,
    table,
    faceOf,
    patience: { quietMs: 1_500, totalMs: 8_500 },
    facesOf: () => ({}),
    search: (query) =>
      Array.from(search.find({ q: query, extras: false }).found.printings.slice(0, 500), (printing) =>
        table.name(table.printing(printing).card),
      ),
  };
  await pool.usable;
}, 240_000);
afterAll(async () => {
  await pool?.close();
  await database?.close();
});

const key = () => crypto.randomUUID();
const log = createLog({ level: "silent", secrets: [], write: () => {} });

async function plan(
  answer: (asked: AskedModel, nth: number) => ScriptedAnswer,
  request: Partial<AdvancedRequest> = {},
): Promise<{ readonly planned: Planned; readonly thoughts: readonly string[]; readonly ms: number }> {
  const service = await openScriptedModel(answer);
  const thoughts: string[] = [];
  const begun = performance.now();
  try {
    const model = await openModel(service.settings, database, log);
    const parsed = advancedRequestSchema.parse({
      key: key(),
      wish: { prompt: "mono red goblins", seed: 7 },
      ...request,
    });
    const member = await addMember(database, `M${key().slice(0, 8)}`);
    const planned = await planDeck({ ...parts, model }, parsed, {
      member: member.id,
      onThought: (sentence) => thoughts.push(sentence),
      options: { signal: new AbortController().signal },
    });
    return { planned, thoughts, ms: performance.now() - begun };
  } finally {
    await service.close();
  }
}

/** What a tool has answered the model last. */
const lastResult = (asked: AskedModel): string => JSON.stringify(asked.messages.at(-1)?.content ?? "");

async function deckOf(planned: Planned) {
  if (planned.kind !== "deck") throw new Error("a question");
  const verdict = await pool.validate(toDeckList(planned.answer.deck));
  expect(verdict.legal).toBe(true);
  return planned.answer;
}

test("a model sets the wish, swaps an offered card, and writes words that are checked", async () => {
  const ids: { out?: string | undefined; into?: string | undefined } = {};
  const { planned, thoughts } = await plan((asked, nth) => {
    const said = lastResult(asked).replaceAll("\\", "");
    if (nth === 0)
      return {
        text: "I read the wish first. ",
        calls: [["set_wish", { format: "modern", tribe: "Goblin" }]],
      };
    if (nth === 1) {
      ids.out = /"id":"(c\d+)","name":"(?!Mountain)/.exec(said)?.[1];
      return { calls: [["rank_candidates", { count: 5 }]] };
    }
    if (nth === 2) {
      ids.into = /"id":"(c\d+)"/.exec(said)?.[1];
      return { calls: [["swap", { out: ids.out, in: ids.into }]] };
    }
    return {
      calls: [
        [
          "finish",
          { strategy: "Attack early and often. Lightning Bolt of Zorblax wins it. Black Lotus helps." },
        ],
      ],
    };
  });
  const answer = await deckOf(planned);
  expect(answer.by).toBe("model");
  expect(planned).toMatchObject({ isDue: true });
  expect(answer.deck.format).toBe("modern");
  expect(answer.deck.seo_description).toBe("Attack early and often.");
  expect(answer.deck.words_by).toBe("model");
  expect(Object.keys(allCards(answer.deck))).not.toEqual(Object.keys(allCards(answer.built.deck)));
  expect(thoughts).toEqual(["I read the wish first."]);
}, 60_000);

const LIES: readonly (readonly [string, (asked: AskedModel, nth: number) => ScriptedAnswer])[] = [
  [
    "an invented id",
    (_, nth) =>
      nth === 0
        ? { calls: [["set_wish", {}]] }
        : nth === 1
          ? { calls: [["swap", { out: "c1", in: "c999" }]] }
          : { text: "Done." },
  ],
  [
    "fields that no wish has",
    (_, nth) =>
      nth === 0 ? { calls: [["set_wish", { bracket: 99, colors: ["purple"] }]] } : { text: "Done." },
  ],
  [
    "broken JSON",
    (_, nth) => (nth === 0 ? { calls: [["set_wish", '{"format":']] } : { text: "Black Lotus wins." }),
  ],
  ["silence", () => ({ silentAfter: "" })],
  ["half a word and silence", () => ({ silentAfter: "Black Lo" })],
  ["errors", () => ({ status: 500 })],
  ["no end", () => ({ endless: "Black Lotus is in it. " })],
  ["no protocol", () => ({ raw: "<html>" })],
];

test.each(LIES)(
  "a model that answers with %s: a legal deck in time, no stranger named",
  async (_, answer) => {
    const { planned, thoughts, ms } = await plan(answer);
    const { deck } = await deckOf(planned);
    expect([deck.seo_description, ...thoughts].join(" ")).not.toMatch(/Black Lo/);
    expect(ms).toBeLessThan(10_000);
  },
  60_000,
);

test("a deck that is there is refined by the model's fields, and by the words where it is silent", async () => {
  const built = await pool.generate({ prompt: "mono red goblins modern", seed: 7 });
  const request = {
    deck: toMeasured(built.deck),
    wish: { prompt: "mono red goblins modern", seed: 7 },
    conversation: [{ role: "user" as const, text: "fewer lands" }],
  };
  const silent = await plan(() => ({ silentAfter: "" }), request as Partial<AdvancedRequest>);
  const answer = await deckOf(silent.planned);
  expect(answer.by).toBe("engine");
  expect(silent.planned).toMatchObject({ isDue: false });
  expect(answer.changes.join()).toMatch(/At most \d+ lands/);
}, 60_000);

test("one question is asked back, at no cost", async () => {
  const question = { question: "Do you want to win early or late?", choices: ["early", "late"] };
  const { planned } = await plan(() => ({ calls: [["ask_question", question]] }));
  expect(planned).toEqual({ kind: "question", question });
}, 60_000);

test("a deck is paid for when it is there, once, whoever asks how often; Pro pays nothing", async () => {
  const ledger = createAdvancedLedger(database);
  const { planned } = await plan((_, nth) =>
    nth === 0 ? { calls: [["set_wish", {}]] } : { text: "Attack." },
  );
  const answer = await deckOf(planned);
  const member = await addMember(database, "Payer");
  const credits = async () =>
    (await database.execute("select ai_credits from profiles where id = $1", [member.id])).rows[0]
      ?.ai_credits;
  const [first, dropped] = [key(), key()];
  expect(await ledger.begin(member.id, first)).toEqual({ state: "begun" });
  expect(await ledger.begin(member.id, first)).toEqual({ state: "running" });
  expect(await credits()).toBe(10);
  const paid = await Promise.all([1, 2, 3].map(() => ledger.deliver(member.id, first, answer)));
  expect(paid.map((each) => each.credits)).toEqual([1, 1, 1]);
  expect(await credits()).toBe(9);
  expect(await ledger.begin(member.id, first)).toMatchObject({ state: "done", answer: { credits: 1 } });
  await ledger.begin(member.id, dropped);
  await ledger.drop(member.id, dropped);
  expect(await credits()).toBe(9);
  await database.execute("select deckwright.change_credits($1, -8, 'test')", [member.id]);
  await ledger.begin(member.id, key());
  await expect(ledger.begin(member.id, key())).rejects.toThrow("You need 1 AI credit");
  await setPlan(database, member, "Pro");
  const included = key();
  await ledger.begin(member.id, included);
  expect((await ledger.deliver(member.id, included, answer)).credits).toBe(0);
  expect(await credits()).toBe(1);
}, 60_000);
