import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { createLog } from "../platform/process/log.ts";
import { openTill } from "./open-till.ts";

const log = createLog({ level: "silent", secrets: [], write: () => {} });
const ORIGIN = "http://localhost:3000";

async function open(
  overrides: { isPersonal?: boolean; deliver?: (request: Request) => Promise<Response> } = {},
) {
  const database = await openTestDatabase();
  const till = await openTill({
    database,
    isPersonal: true,
    origin: ORIGIN,
    address: `${ORIGIN}/payments/webhook`,
    deliver: async () => new Response(),
    log,
    ...overrides,
  });
  const stripe = new Stripe(till.access.secretKey, {
    httpClient: Stripe.createFetchHttpClient(till.access.fetch),
    maxNetworkRetries: 0,
  });
  return { database, till, stripe };
}

describe("the test till", () => {
  test("does not open where others reach the site", async () => {
    await expect(open({ isPersonal: false })).rejects.toThrow(
      "The test till does not open on a site that others can reach.",
    );
  });

  test("keeps its secrets and what it knows, and has others on each installation", async () => {
    const { database, till, stripe } = await open();
    const { id } = await stripe.customers.create({ email: "ann@example.org", metadata: { member: "1" } });
    const again = await openTill({
      database,
      isPersonal: true,
      origin: ORIGIN,
      address: `${ORIGIN}/payments/webhook`,
      deliver: async () => new Response(),
      log,
    });
    expect(again.access.secretKey).toBe(till.access.secretKey);
    expect(again.books.find("customer", id)).toMatchObject({
      email: "ann@example.org",
      metadata: { member: "1" },
    });
    const other = await open();
    expect(other.till.access).not.toMatchObject({ webhookSecret: till.access.webhookSecret });
    await Promise.all([database.close(), other.database.close()]);
  });

  test("answers who has its key alone, as the provider's client expects", async () => {
    const { database, till, stripe } = await open();
    const stranger = new Stripe("sk_test_of_another", {
      httpClient: Stripe.createFetchHttpClient(till.access.fetch),
      maxNetworkRetries: 0,
    });
    await expect(stranger.customers.create({})).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    await expect(stripe.checkout.sessions.retrieve("cs_none")).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      code: "resource_missing",
      statusCode: 404,
    });
    await database.close();
  });

  test("does once what is asked for twice with the same key, and pages through lists", async () => {
    const { database, stripe } = await open();
    const make = () => stripe.customers.create({ email: "a@example.org" }, { idempotencyKey: "one" });
    expect((await make()).id).toBe((await make()).id);
    const { id: product } = await stripe.products.create({ name: "Credits" });
    const { id: customer } = await make();
    const price = await stripe.prices.create({
      product,
      unit_amount: 500,
      currency: "usd",
      lookup_key: "key",
    });
    for (let at = 0; at < 5; at += 1)
      await stripe.checkout.sessions.create({
        customer,
        mode: "payment",
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: ORIGIN,
        cancel_url: ORIGIN,
      });
    const all = await stripe.checkout.sessions.list({ customer, limit: 2 }).autoPagingToArray({ limit: 10 });
    expect(new Set(all.map((each) => each.id)).size).toBe(5);
    expect((await stripe.prices.list({ lookup_keys: ["key"] })).data.map((each) => each.id)).toEqual([
      price.id,
    ]);
    expect((await stripe.prices.list({ lookup_keys: ["other"] })).data).toEqual([]);
    await database.close();
  });

  test("tells again of what was not taken, with a signature that the provider's client believes", async () => {
    let refusals = 1;
    const heard: { body: string; signature: string }[] = [];
    const { database, till, stripe } = await open({
      deliver: async (request) => {
        heard.push({ body: await request.text(), signature: request.headers.get("stripe-signature") ?? "" });
        return new Response(null, { status: refusals-- > 0 ? 503 : 200 });
      },
    });
    const { id: customer } = await stripe.customers.create({});
    const { id: product } = await stripe.products.create({ name: "Credits" });
    const { id: price } = await stripe.prices.create({ product, unit_amount: 500, currency: "usd" });
    const session = await stripe.checkout.sessions.create({
      customer,
      mode: "payment",
      line_items: [{ price, quantity: 1 }],
      success_url: ORIGIN,
      cancel_url: ORIGIN,
    });
    await till.acts.expire(till.books.find("checkout.session", session.id)!);
    await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(2);
    for (const { body, signature } of heard)
      expect(stripe.webhooks.constructEvent(body, signature, till.access.webhookSecret)).toMatchObject({
        type: "checkout.session.expired",
        data: { object: { id: session.id } },
      });
    await expect.poll(() => till.books.list("event")[0]?.pending_webhooks).toBe(0);
    till.stop();
    await database.close();
  });
});
