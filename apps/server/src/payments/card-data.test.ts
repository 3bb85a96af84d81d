import { createHmac } from "node:crypto";
import { join } from "node:path";
import { lockFolder } from "@deckwright/db/folder-lock.ts";
import { openDatabase } from "@deckwright/db/open-database.ts";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { endProcesses, startProcess } from "../../testing/server-process.ts";

afterAll(endProcesses);

const SECRET_KEY = "sk_test_51DoNotTellAnybodyOfThisKey";
const WEBHOOK_SECRET = "whsec_DoNotTellAnybodyOfThisEither";
/** Numbers of the provider's test cards, as people write them. */
const CARDS = ["4242424242424242", "5555-5555-5555-4444", "3782 822463 10005"];
const OWNER = { name: "Jenny Rosen", email: "jenny@cardholder.example", line1: "27 Fredrick Ave" };

/** What the provider tells of a charge, and more than it ever tells: the whole number of the card. */
function chargeEvent(card: string, at: number): string {
  return JSON.stringify({
    id: `evt_${at}`,
    object: "event",
    type: "charge.succeeded",
    created: 1,
    livemode: false,
    data: {
      object: {
        id: `ch_${at}`,
        object: "charge",
        customer: "cus_of_nobody",
        status: "succeeded",
        billing_details: { ...OWNER, address: { line1: OWNER.line1 } },
        payment_method_details: { type: "card", card: { number: card, last4: card.slice(-4), cvc: "737" } },
      },
    },
  });
}

/** Long numbers in a text that a card could have: their last digit is right. */
function cardNumbersIn(text: string): string[] {
  const found = text.match(/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g) ?? [];
  return found.filter((each) => {
    const digits = [...each.replaceAll(/\D/g, "")].map(Number).toReversed();
    const sum = digits.reduce((total, digit, at) => {
      const counted = at % 2 === 0 ? digit : digit * 2;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
    return /^[3-6]/.test(each) && sum % 10 === 0;
  });
}

/** Every row of every table, as text. */
async function readWhole(dataDir: string): Promise<string> {
  const lock = await lockFolder(dataDir, "a test");
  const database = await openDatabase({ folder: join(dataDir, "database"), lock });
  const tables = await database.execute(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await database.execute(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  await database.close();
  await lock.release();
  return texts.join("\n");
}

test("cards that are sent to us in whatever way, and our keys, get into no log, no answer and no table", async () => {
  expect(CARDS.flatMap(cardNumbersIn)).toEqual(CARDS);
  const { child, output, exited, ready } = startProcess({
    LOG_LEVEL: "debug",
    AUTH_AUTOCONFIRM: "on",
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  const origin = await ready();
  const dataDir = /Data folder +(\S+)/.exec(output.out)?.[1] ?? "";
  const answers: string[] = [];
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${origin}${path}`, init);
    answers.push(JSON.stringify([...answer.headers]), await answer.text());
    return answer.status;
  };

  // The provider cannot be reached with this key, and what is said of that goes into the log.
  const member = createClient(origin, await (await fetch(`${origin}/key`)).text());
  await member.auth.signUp({ email: "ann@example.org", password: "correct horse battery staple" });
  const { error } = await member.functions.invoke("begin-checkout", { body: { product: "credits-10" } });
  answers.push(await error.context.text());
  expect(answers[0]).toContain("The payment provider does not answer right now.");

  for (const [at, card] of CARDS.entries()) {
    const body = chargeEvent(card, at);
    const now = Math.floor(Date.now() / 1000);
    const signed = createHmac("sha256", WEBHOOK_SECRET).update(`${now}.${body}`).digest("hex");
    const headers = { "stripe-signature": `t=${now},v1=${signed}` };
    expect(await ask("/payments/webhook", { method: "POST", body, headers })).toBe(200);
    // Not signed, and so not read.
    expect(await ask("/payments/webhook", { method: "POST", body })).toBe(400);
    const json = { "content-type": "application/json" };
    await ask("/functions/v1/begin-checkout", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ product: card, card: { number: card } }),
    });
    await ask("/functions/v1/checkout-state", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ session: card }),
    });
    await ask(`/checkout-success?session=${encodeURIComponent(card)}&card=${encodeURIComponent(card)}`);
  }
  child.kill("SIGTERM");
  await exited;

  const stored = await readWhole(dataDir);
  expect(stored).toContain("charge.succeeded");
  for (const [where, text] of [
    ["the log", `${output.out}${output.err}`],
    ["the answers", answers.join("\n")],
    ["the database", stored],
  ] as const) {
    expect(cardNumbersIn(text), where).toEqual([]);
    for (const secret of [SECRET_KEY, WEBHOOK_SECRET, ...CARDS, ...Object.values(OWNER), '"737"'])
      expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
  }
}, 240_000);
