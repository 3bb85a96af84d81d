import { generateResponseSchema } from "@deckwright/contract/generate.ts";
import type { Claims, Database } from "@deckwright/db/database.ts";
import { addMember, setPlan, type TestMember } from "@deckwright/db/testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { readEngineFigures } from "@deckwright/host/pool/engine-figures.ts";
import { createGeneratePool, type GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadTestCards } from "../../testing/cards.ts";
import { createFaceOf } from "../cards/card-face.ts";
import type { AppEnv } from "../platform/http/context.ts";
import { createLog } from "../platform/process/log.ts";
import type { FaceOf } from "../ports/face-of.ts";
import { createEngineFunctions } from "./engine-functions.ts";
import { mountFunctions } from "./mount.ts";
import { createSaveDeck } from "./save-deck.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WISH = { prompt: "elf tribal commander under $100", seed: 1 };

let pool: GeneratePool;
let faceOf: FaceOf;
beforeAll(async () => {
  const cards = await loadTestCards();
  faceOf = createFaceOf(cards.table, cards.names);
  pool = createGeneratePool({ cards: cards.buffer, figures: await readEngineFigures(), size: 1 });
  await pool.started;
});
afterAll(() => pool?.close());

describe.each(TEST_ENGINES)("a generated deck that is to be saved (%s)", (engine) => {
  let database: Database;
  let ann: TestMember;
  let logged: string[] = [];
  /** Who has which token; a token that is nobody's is not to be believed. */
  const callers = new Map<string, { role: "anon" | "authenticated" | "service_role"; claims: Claims }>();

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ann = await addMember(database, "Ann");
    callers.set("", { role: "anon", claims: { role: "anon" } });
    callers.set("ann", { role: "authenticated", claims: ann.claims });
    callers.set("service", { role: "service_role", claims: { role: "service_role" } });
  });
  afterAll(() => database?.close());

  async function post(token: string, body: object, events = false): Promise<Response> {
    const log = createLog({ level: "error", secrets: [], write: (line) => logged.push(line) });
    const identify = async (authorization: string | undefined) => {
      const caller = callers.get(authorization ?? "");
      if (caller === undefined) throw new Error("no such token");
      return caller;
    };
    const functions = createEngineFunctions({
      pool,
      faceOf,
      saveDeck: createSaveDeck({ database }, log),
    });
    const app = new Hono<AppEnv>()
      .use("*", (c, next) => {
        c.set("address", "127.0.0.1");
        return next();
      })
      .route("/functions/v1", mountFunctions(functions, { isPersonal: true, identify }));
    logged = [];
    return app.request("/functions/v1/generate-deck", {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        ...(token === "" ? {} : { authorization: token }),
        ...(events ? { accept: "text/event-stream" } : {}),
      },
    });
  }

  async function generate(token: string, body: object) {
    const response = await post(token, body);
    expect(response.status).toBe(200);
    return generateResponseSchema.parse(await response.json());
  }

  async function countDecks(): Promise<number> {
    const { rows } = await database.execute("select count(*) as n from public.decks");
    return Number(rows[0]?.n);
  }

  test("is in the member's vault as it was answered, for no credit, seen for a day on the free plan", async () => {
    const answer = await generate("ann", { ...WISH, save: true });
    const { saved, deck } = answer;
    if (!saved) throw new Error("The deck was not saved.");
    expect(Date.parse(saved.visible_until ?? "") - Date.parse(saved.created_at)).toBe(DAY_MS);
    const [mine] = await database.runStatements("authenticated", ann.claims, [
      { text: "select * from public.decks where id = $1", values: [saved.id] },
    ]);
    expect(mine?.rows[0]).toMatchObject({
      user_id: ann.id,
      name: deck.name,
      format: "commander",
      cards: 100,
      colors: deck.colors,
      power_level: deck.power_level,
      card_list: deck.card_list,
      seo_description: deck.seo_description,
      shared: false,
      favorite: false,
      cover: { card: { name: deck.commanders[0] } },
      legal: true,
    });
    const { rows } = await database.execute("select ai_credits from public.profiles where id = $1", [ann.id]);
    expect(rows).toEqual([{ ai_credits: 10 }]);
    expect(answer.findings.filter(({ rule }) => rule === "VAULT")).toEqual([]);
  });

  test("is the same deck as one that is not saved", async () => {
    const kept = await generate("ann", { prompt: WISH.prompt, save: true });
    const { saved, ...unkept } = await generate("ann", { prompt: WISH.prompt, save: false });
    expect(saved).toBeUndefined();
    expect(unkept.deck).toEqual(kept.deck);
  });

  test("stays without an end on a paid plan", async () => {
    const pro = await addMember(database, "Pro");
    callers.set("pro", { role: "authenticated", claims: pro.claims });
    await setPlan(database, pro, "Pro");
    expect((await generate("pro", { ...WISH, save: true })).saved?.visible_until).toBeNull();
  });

  test("is told of in the last event of a stream", async () => {
    const text = await (await post("ann", { ...WISH, save: true }, true)).text();
    const last = text.trim().split("\n\n").at(-1) ?? "";
    const { saved } = generateResponseSchema.parse(JSON.parse(last.replace(/^event: deck\ndata: /, "")));
    expect(saved?.id).toBeGreaterThan(0);
  });

  test("of a team is one deck with the groups of both", async () => {
    const { saved, deck } = await generate("ann", { format: "two-headed-giant", seed: 1, save: true });
    const { rows } = await database.execute("select cards, card_list from public.decks where id = $1", [
      saved?.id,
    ]);
    expect(rows[0]?.cards).toBe(deck.cards + (deck.partner_deck?.cards ?? 0));
    const groups = Object.keys(deck.partner_deck?.card_list ?? {});
    expect(groups.length).toBeGreaterThan(1);
    expect(Object.keys(Object(rows[0]?.card_list))).toEqual(
      expect.arrayContaining(groups.map((group) => `Partner: ${group}`)),
    );
  });

  test.each([
    ["an anonymous visitor", "", /sign in to keep/],
    ["the service key, which is no member", "service", /sign in to keep/],
    ["a token that is not to be believed", "forged", /session has ended/],
  ])(
    "is answered to %s all the same, with a sentence that says why it was not kept",
    async (_, token, why) => {
      const before = await countDecks();
      const answer = await generate(token, { ...WISH, save: true });
      expect(answer.saved).toBeNull();
      expect(answer.deck.cards).toBe(100);
      expect(answer.findings.at(-1)).toMatchObject({ rule: "VAULT", message: expect.stringMatching(why) });
      expect(await countDecks()).toBe(before);
      expect(logged).toEqual([]);
    },
  );

  test("is not kept for a member who has yet to show the second factor, nor for an account that is gone", async () => {
    const strong = await addMember(database, "Strong");
    await database.execute(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [strong.id],
    );
    const gone = await addMember(database, "Gone");
    await database.execute("delete from auth.users where id = $1", [gone.id]);
    callers.set("weak", { role: "authenticated", claims: strong.claims });
    callers.set("strong", { role: "authenticated", claims: { ...strong.claims, aal: "aal2" } });
    callers.set("gone", { role: "authenticated", claims: gone.claims });
    const before = await countDecks();
    expect((await generate("weak", { ...WISH, save: true })).findings.at(-1)?.message).toMatch(
      /second factor/,
    );
    expect((await generate("gone", { ...WISH, save: true })).findings.at(-1)?.message).toMatch(/has ended/);
    expect(await countDecks()).toBe(before);
    expect((await generate("strong", { ...WISH, save: true })).saved?.id).toBeGreaterThan(0);
    expect(logged).toEqual([]);
  });

  test("is answered all the same when the vault is full, or the session has ended, and says what to do", async () => {
    const full = await addMember(database, "Full");
    await database.execute(
      "insert into public.decks (user_id, name, format) select $1, 'Deck', 'modern' from generate_series(1, 1000)",
      [full.id],
    );
    callers.set("full", { role: "authenticated", claims: full.claims });
    const session_id = "11111111-1111-4111-8111-111111111111";
    callers.set("ended", { role: "authenticated", claims: { ...ann.claims, session_id } });
    const before = await countDecks();
    for (const [token, why] of [
      ["full", /^The deck was not saved\. Your vault is full: .*1,000 decks.*\. Delete decks .*, or get Pro/],
      ["ended", /^The deck was not saved: your session has ended\./],
    ] as const) {
      const answer = await generate(token, { ...WISH, save: true });
      expect(answer.saved).toBeNull();
      expect(answer.deck.cards).toBe(100);
      expect(answer.findings.at(-1)).toMatchObject({ rule: "VAULT", message: expect.stringMatching(why) });
    }
    expect(await countDecks()).toBe(before);
    expect(logged).toEqual([]);
  });

  test("is not lost when the database is", async () => {
    const other = await openTestDatabase();
    await other.close();
    const log = createLog({ level: "error", secrets: [], write: (line) => logged.push(line) });
    const caller = { role: "authenticated", claims: ann.claims } as const;
    const save = createSaveDeck({ database: other }, log);
    const outcome = await save(caller, await generate("", WISH));
    expect(outcome.saved).toBeUndefined();
    expect(logged.join("")).toMatch(/could not be saved/);
  });

  test("asks for true or false", async () => {
    expect((await post("ann", { ...WISH, save: "yes" })).status).toBe(400);
  });
});
