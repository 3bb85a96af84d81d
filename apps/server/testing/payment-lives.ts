import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@deckwright/db/database.ts";
import { addMember } from "@deckwright/db/testing/members.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { settleJob } from "../src/payments/jobs.ts";
import { createProvider } from "../src/payments/provider.ts";
import { createSettle } from "../src/payments/settle.ts";
import { SETTLE } from "../src/payments/statements.ts";
import { createWebhook } from "../src/payments/webhook.ts";
import { createLog } from "../src/platform/process/log.ts";
import { openTill, type Till } from "../src/till/open-till.ts";

/** Where every life has to end, in whatever order it is heard of. */
export const END = {
  // 150 bought, of which half is given back, and three months of 100, of which one is; the first ten were spent.
  credits: 75 + 200,
  recorded: 275,
  is_never_below_zero: true,
  plan: "Free Plan",
  receipts: [
    [999, 0, 100, 0],
    [999, 0, 100, 0],
    [999, 999, 100, 100],
    [2000, 1000, 150, 75],
  ],
  subscription: ["canceled", false],
};

const STANDING = `
  select p.ai_credits as credits, p.subscription as plan,
    (select sum(amount)::int from public.credit_ledger where user_id = p.id) as recorded,
    (select bool_and(balance >= 0) from public.credit_ledger where user_id = p.id) as is_never_below_zero,
    (select jsonb_agg(jsonb_build_array(amount_cents, refunded_cents, credits, credits_taken_back + credits_missing)
      order by amount_cents, refunded_cents) from public.payments where user_id = p.id) as receipts,
    (select jsonb_build_array(status, deckwright.is_paying(p.id)) from public.subscriptions where user_id = p.id) as subscription
  from public.profiles p where p.id = $1`;

/** Processes that settle beside each other. */
const PROCESSES = 3;
/** How often an event is sent at the most. */
const REPLAYS = 5;

interface Heard {
  readonly body: string;
  readonly signature: string;
}

/** Our own code for payments, and the till: all between them comes late, in any order, more than once, and is cut short. */
export async function openLives(engine: Database["engine"]) {
  const database = await openTestDatabase(engine);
  const heard: Heard[] = [];
  const till = await openTill({
    database,
    isPersonal: true,
    origin: "http://localhost:3000",
    address: "http://localhost:3000/payments/webhook",
    deliver: async (request) => {
      heard.push({ body: await request.text(), signature: request.headers.get("stripe-signature") ?? "" });
      return new Response();
    },
    log: createLog({ level: "silent", secrets: [], write: () => {} }),
  });

  /** Buys, pays, gives back and ends everything once. @returns Where the member stands when all was heard, like `END`. */
  async function live(name: string, seed: number): Promise<object | undefined> {
    const random = createRandom(seed);
    const pick = (count: number) => Math.floor(random() * count);
    const member = await addMember(database, name);
    const slow: typeof fetch = async (input, init) => {
      if (random() < 0.3) await pause(pick(3));
      return (till.access.fetch ?? fetch)(input, init);
    };
    const provider = createProvider({ ...till.access, fetch: slow });
    const customer = (await (await provider()).customers.create({ metadata: { member: member.id } })).id;
    await database.execute(
      "insert into deckwright.payment_customers (provider_id, user_id) values ($1, $2)",
      [customer, member.id],
    );
    // A process that is killed has written, or has not, and nobody is told which.
    const mortal: Database = {
      ...database,
      execute: async (text, values) => {
        const kills = text === SETTLE ? random() : 1;
        if (kills < 0.15) throw new Error("killed before it wrote");
        const result = await database.execute(text, values);
        if (kills < 0.3) throw new Error("killed after it wrote");
        return result;
      },
    };
    const processes = Array.from({ length: PROCESSES }, () =>
      settleJob(database, createSettle(mortal, provider)),
    );
    const jobs: object[] = [];
    const webhook = createWebhook({
      database,
      provider,
      secret: till.access.webhookSecret,
      submit: async (_, job) => void jobs.push(job),
    });
    const running = new Set<Promise<unknown>>();
    const sent: Heard[] = [];

    /** One of the processes does one of the jobs; one that was killed leaves it to the next. */
    function work(): void {
      const [job] = jobs.splice(pick(jobs.length), 1);
      if (!job) return;
      const done: Promise<unknown> = (processes[pick(PROCESSES)]?.run(job) ?? Promise.resolve())
        .catch(() => jobs.push(job))
        .finally(() => running.delete(done));
      running.add(done);
    }
    async function hearOne(): Promise<void> {
      for (const event of heard.splice(0).filter(({ body }) => body.includes(customer)))
        for (let times = 1 + pick(REPLAYS); times > 0; times -= 1) sent.push(event);
      const [event] = sent.splice(pick(sent.length), 1);
      if (!event) return;
      const answer = await webhook.request("/webhook", {
        method: "POST",
        body: event.body,
        headers: { "stripe-signature": event.signature },
      });
      if (answer.status !== 200) throw new Error(`An event was refused: ${await answer.text()}`);
    }

    await database.execute("select deckwright.change_credits($1, -10, 'test')", [member.id]);
    for (const step of lifeOf(till, provider, customer)) {
      await step();
      for (let rounds = pick(6); rounds > 0; rounds -= 1) {
        await hearOne();
        if (random() < 0.5) work();
      }
    }
    do {
      // Events are told of one after the other, each when the one before was taken.
      await pause(1);
      await hearOne();
      work();
      if (running.size > 0 && (running.size >= PROCESSES || sent.length === 0)) await Promise.race(running);
    } while (
      till.books.list("event").some(({ pending_webhooks: left }) => left > 0) ||
      heard.length + sent.length + jobs.length + running.size > 0
    );
    return (await database.execute(STANDING, [member.id])).rows[0];
  }

  return {
    live,
    close: async () => {
      till.stop();
      await database.close();
    },
  };
}

/** What happens at the till, one step after the other. */
function lifeOf(
  { books, acts }: Till,
  provider: ReturnType<typeof createProvider>,
  customer: string,
): readonly (() => Promise<unknown>)[] {
  function mine<Thing extends { readonly customer: string }>(things: readonly Thing[]): Thing {
    const found = things.find((each) => each.customer === customer);
    if (!found) throw new Error("The till has nothing of this customer.");
    return found;
  }
  const plan = () => mine(books.list("subscription"));
  const charge = () => mine(books.list("charge"));
  async function pay(mode: "payment" | "subscription", metadata: Record<string, string>, cents: number) {
    const stripe = await provider();
    const product = await stripe.products.create({ name: metadata.product ?? "" });
    const price = await stripe.prices.create({
      product: product.id,
      unit_amount: cents,
      currency: "usd",
      ...(mode === "subscription" ? { recurring: { interval: "month" } } : {}),
    });
    await stripe.checkout.sessions.create({
      customer,
      mode,
      line_items: [{ price: price.id, quantity: 1 }],
      ...(mode === "subscription"
        ? { subscription_data: { metadata } }
        : { payment_intent_data: { metadata } }),
      success_url: "http://localhost:3000/checkout-success",
      cancel_url: "http://localhost:3000/store",
    });
    await acts.pay(mine(books.list("checkout.session")));
  }
  return [
    () => pay("payment", { product: "credits-150", credits: "150" }, 2000),
    () => acts.refund(charge(), 400),
    () => acts.refund(charge(), 600),
    () => pay("subscription", { product: "pro-monthly", credits: "100" }, 999),
    () => acts.renew(plan(), true),
    () => acts.renew(plan(), false),
    () => acts.setEnding(plan(), true),
    () => acts.setEnding(plan(), false),
    () => acts.renew(plan(), true),
    () => acts.refund(charge()),
    () => acts.runOut(plan()),
  ];
}

/** Mulberry32: the same seed makes the same choices. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
