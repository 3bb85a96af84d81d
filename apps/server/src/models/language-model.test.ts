import type { Database } from "@deckwright/db/database.ts";
import { addMember } from "@deckwright/db/testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { openScriptedModel, type ScriptedAnswer, type ScriptedModel } from "../../testing/scripted-model.ts";
import type { AiSettings } from "../platform/process/env-services.ts";
import { createLog } from "../platform/process/log.ts";
import type { ModelRequest } from "../ports/language-model.ts";
import { describeModel, openModel } from "./open-model.ts";

const LIMITS = { quietMs: 2_000, totalMs: 8_000, outputTokens: 500, answers: 4, retries: 1 };

describe.each(TEST_ENGINES)("a language model, noted in a database of engine %s", (engine) => {
  let database: Database;
  const opened: ScriptedModel[] = [];
  const lines: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await database?.close();
  });

  async function ask(
    answer: ScriptedAnswer | ((nth: number) => ScriptedAnswer),
    request: Partial<ModelRequest> = {},
    settings: Partial<AiSettings> = {},
  ) {
    const service = await openScriptedModel(
      (_, nth) => (typeof answer === "function" ? answer(nth) : answer),
      settings,
    );
    opened.push(service);
    const log = createLog({ level: "debug", secrets: [], write: (line) => lines.push(line) });
    const model = await openModel(service.settings, database, log);
    const outcome = await model.ask({
      purpose: "deck",
      member: undefined,
      instructions: "Say something.",
      messages: [{ role: "user", text: "Hello" }],
      limits: LIMITS,
      signal: new AbortController().signal,
      ...request,
    });
    return { service, outcome };
  }
  const lastUse = async () =>
    (
      await database.execute(
        `select outcome, input_tokens, output_tokens, cost_usd::float8 as usd, ended_at is not null as ended, user_id
        from deckwright.model_uses order by id desc limit 1`,
      )
    ).rows[0];

  test("answers, streams, and is noted in tokens and money", async () => {
    const words: string[] = [];
    const { outcome } = await ask({ text: "Play more lands." }, { onText: (text) => words.push(text) });
    const usage = { inputTokens: 100, outputTokens: 20, usd: 0.0003 };
    expect(outcome).toEqual({ kind: "answered", text: "Play more lands.", usage });
    expect(words.join("")).toBe("Play more lands.");
    expect(await lastUse()).toMatchObject({
      outcome: "answered",
      input_tokens: 100,
      output_tokens: 20,
      usd: 0.0003,
      ended: true,
    });
  });

  test("uses tools, whose input is what their schema says or is told back to it", async () => {
    const heard: unknown[] = [];
    const tool = {
      name: "note_number",
      description: "Notes a number.",
      input: z.object({ number: z.int() }),
      run: async (input: unknown) => {
        heard.push(input);
        return { ok: true };
      },
    };
    const answers: ScriptedAnswer[] = [
      { calls: [["note_number", { number: "seven" }]] },
      {
        calls: [
          ["note_number", '{"number": 7'],
          ["no_such_tool", {}],
        ],
      },
      { calls: [["note_number", { number: 7 }]] },
      { text: "Done." },
    ];
    const { service, outcome } = await ask((nth) => answers[nth] ?? { text: "" }, { tools: [tool] });
    expect(outcome).toMatchObject({ kind: "answered", text: "Done." });
    expect(heard).toEqual([{ number: 7 }]);
    expect(JSON.stringify(service.asked[1]?.messages)).toContain("number");
    expect(service.asked[0]?.tools?.map((each) => each.function.name)).toEqual(["note_number"]);
  });

  test.each<[string, ScriptedAnswer, object]>([
    ["a wrong key", { status: 401 }, { why: "rejected" }],
    ["an overloaded service", { status: 529 }, { why: "unavailable" }],
    ["no answer at all", { silentAfter: "" }, { why: "silent" }],
    ["half an answer", { silentAfter: "Well, " }, { why: "silent" }],
    ["an answer without end", { endless: "and more " }, { why: "too_long" }],
    ["something that is no protocol", { raw: "<html>502 Bad gateway</html>" }, {}],
    ["broken events", { raw: 'data: {"choices":[{"delta":{"content":"a"}\n\ndata: nonsense\n\n' }, {}],
  ])("%s is a failure that ends in time", async (_, answer, expected) => {
    const limits = { ...LIMITS, quietMs: 300, retries: 0 };
    const begun = performance.now();
    const { service, outcome } = await ask(answer, { limits });
    expect(outcome.kind === "answered" ? outcome.text : outcome).toEqual(
      outcome.kind === "answered"
        ? ""
        : { kind: "failed", usage: expect.anything(), why: expect.any(String), ...expected },
    );
    expect(performance.now() - begun).toBeLessThan(LIMITS.totalMs);
    await expect.poll(() => service.open()).toBe(0);
    expect(await lastUse()).toMatchObject({ ended: true });
  });

  test("a service that fails once is asked again, and not when it has spoken", async () => {
    const once = await ask((nth) => (nth === 0 ? { status: 503 } : { text: "Here." }));
    expect(once.outcome).toMatchObject({ kind: "answered", text: "Here." });
    const twice = await ask({ status: 503 });
    expect(twice.outcome).toMatchObject({ kind: "failed", why: "unavailable" });
    expect(twice.service.asked).toHaveLength(2);
  });

  test("ends when whoever asked has left", async () => {
    const left = new AbortController();
    const asking = ask({ silentAfter: "Well, " }, { signal: left.signal, onText: () => left.abort() });
    const { service, outcome } = await asking;
    expect(outcome).toMatchObject({ kind: "failed", why: "canceled" });
    await expect.poll(() => service.open()).toBe(0);
  });

  test("keeps the limits of a member and of the day, however many ask at once", async () => {
    const member = await addMember(database, `Spender ${engine}`);
    // A request may cost some 2 cents at the most.
    const limits = { memberUsd: 0.05, dayUsd: 100_000 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ask({ silentAfter: "" }, { member: member.id, limits: { ...LIMITS, quietMs: 1_000 } }, { limits }),
      ),
    );
    const kinds = answers.map(({ outcome }) => outcome.kind);
    expect(kinds.filter((kind) => kind === "refused").length).toBeGreaterThan(0);
    expect(kinds.filter((kind) => kind === "failed").length).toBeGreaterThan(0);
    const spent = await ask({ text: "Hi" }, { member: member.id }, { limits: { memberUsd: 0, dayUsd: 10 } });
    expect(spent.outcome).toEqual({ kind: "refused", limit: "member" });
    const closed = await ask({ text: "Hi" }, {}, { limits: { memberUsd: 10, dayUsd: 0 } });
    expect(closed.outcome).toEqual({ kind: "refused", limit: "site" });
    expect(closed.service.asked).toHaveLength(0);
  });

  test("no line of the log has the key in it, or what was asked", async () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("")).not.toMatch(/sk-a-secret|Say something|Hello/);
  });
});

test("the start report says which model is asked, or that none is, and never its key", () => {
  expect(describeModel(undefined)).toMatch(/^none: the built-in engine/);
  const said = describeModel({
    provider: "anthropic",
    model: "claude-haiku-4-5",
    apiKey: "sk-hidden",
    baseUrl: undefined,
    price: undefined,
    limits: { memberUsd: 1, dayUsd: 10 },
  });
  expect(said).toBe(
    "claude-haiku-4-5 of anthropic; $1 and $5 a million tokens, at most $10 a day, $1 a member",
  );
});
