import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendSite, openBackendSite } from "../../testing/backend-site.ts";
import {
  allSettled,
  beginCheckout,
  buy,
  call,
  planOf,
  sessionOf,
  until,
} from "../../testing/till-members.ts";
import { signatureOf } from "../till/events.ts";

describe.each(TEST_ENGINES)("payments at the till, on the engine %s", (engine) => {
  let site: BackendSite;
  beforeAll(async () => {
    site = await openBackendSite(engine);
  });
  afterAll(() => site?.close());

  async function standing(client: SupabaseClient) {
    const { data } = await client.from("profiles").select("ai_credits, subscription").single();
    return data;
  }
  const receipts = async (client: SupabaseClient) =>
    (
      await client
        .from("payments")
        .select("product_id, amount_cents, refunded_cents, credits, credits_missing")
        .order("id")
    ).data;
  const acts = () => {
    const { till } = site.backend;
    if (!till) throw new Error("There is no till.");
    return till.acts;
  };
  const lastCharge = () => site.backend.till!.books.list("charge")[0]!;

  test("credits are bought: they come by the webhook, with a receipt, and the page is told", async () => {
    const { client } = await site.member("Ann");
    const session = await beginCheckout(client, "credits-50");
    expect(await call(client, "checkout-state", { session })).toMatchObject({ state: "open" });
    await acts().pay(sessionOf(site, session));
    await until(async () => (await standing(client))?.ai_credits === 60);
    expect(await call(client, "checkout-state", { session })).toEqual({
      state: "settled",
      product: { id: "credits-50", kind: "credits", name: "50 credits", credits: 50 },
    });
    expect(await receipts(client)).toEqual([
      { product_id: "credits-50", amount_cents: 799, refunded_cents: 0, credits: 50, credits_missing: 0 },
    ]);
    await allSettled(site);
    expect((await standing(client))?.ai_credits).toBe(60);
  });

  test("nothing is bought by a payment that was declined or left, and nothing twice", async () => {
    const { client } = await site.member("Bea");
    const session = await beginCheckout(client, "credits-10");
    await acts().decline(sessionOf(site, session));
    await allSettled(site);
    expect(await standing(client)).toEqual({ ai_credits: 10, subscription: "Free Plan" });
    const stale = sessionOf(site, session);
    expect([await acts().pay(stale), await acts().pay(stale)]).toEqual([true, false]);
    await allSettled(site);
    expect((await standing(client))?.ai_credits).toBe(20);
  });

  test("Pro begins, is renewed, fails, is canceled and ends, each with its effect", async () => {
    const { client } = await site.member("Cal");
    const session = await buy(site, client, "pro-monthly");
    await allSettled(site);
    expect(await standing(client)).toEqual({ ai_credits: 110, subscription: "Pro" });
    expect(await call(client, "checkout-state", { session })).toMatchObject({ state: "settled" });
    expect(await call(client, "begin-checkout", { product: "pro-monthly" })).toMatchObject({
      error: { code: "plan_active" },
    });

    await acts().renew(planOf(site), true);
    await allSettled(site);
    expect(await standing(client)).toEqual({ ai_credits: 210, subscription: "Pro" });

    // A month that was not paid brings nothing, and for a week it takes nothing.
    await acts().renew(planOf(site), false);
    await allSettled(site);
    const plan = async () =>
      (await client.from("subscriptions").select("status, current_period_end, cancel_at_period_end").single())
        .data;
    expect(await standing(client)).toEqual({ ai_credits: 210, subscription: "Pro" });
    const failed = await plan();
    const days = (Date.parse(failed?.current_period_end ?? "") - Date.now()) / 86_400_000;
    expect([failed?.status, Math.round(days)]).toEqual(["past_due", 67]);

    await acts().setEnding(planOf(site), true);
    await allSettled(site);
    expect(await plan()).toMatchObject({ cancel_at_period_end: true });
    await acts().runOut(planOf(site));
    await allSettled(site);
    expect(await standing(client)).toEqual({ ai_credits: 210, subscription: "Free Plan" });
    expect((await receipts(client))?.length).toBe(2);
  });

  test("a plan that is canceled at once runs on for as long as it is paid, and ends when that is given back", async () => {
    const { client } = await site.member("Dot");
    await buy(site, client, "pro-monthly");
    await acts().cancel(planOf(site));
    await allSettled(site);
    expect(await standing(client)).toEqual({ ai_credits: 110, subscription: "Pro" });
    await acts().refund(lastCharge());
    await allSettled(site);
    expect(await standing(client)).toEqual({ ai_credits: 10, subscription: "Free Plan" });
  });

  test("a refund takes back what is left of the credits, and records what is not", async () => {
    const { client, id } = await site.member("Eve");
    await buy(site, client, "credits-10");
    await allSettled(site);
    await site.database.execute("select deckwright.change_credits($1, -15, 'test')", [id]);
    await acts().refund(lastCharge());
    await allSettled(site);
    expect((await standing(client))?.ai_credits).toBe(0);
    expect(await receipts(client)).toMatchObject([{ refunded_cents: 199, credits: 10, credits_missing: 5 }]);
  });

  test("of two windows that want Pro one alone can pay", async () => {
    const { client } = await site.member("Fay");
    const first = await beginCheckout(client, "pro-monthly");
    const second = await beginCheckout(client, "pro-monthly");
    expect([await acts().pay(sessionOf(site, first)), await acts().pay(sessionOf(site, second))]).toEqual([
      false,
      true,
    ]);
    expect(await call(client, "checkout-state", { session: first })).toMatchObject({ state: "expired" });
  });

  test("what is not for sale, not one's own, or not bought yet is refused", async () => {
    const gil = await site.member("Gil");
    const hal = await site.member("Hal");
    const session = await beginCheckout(gil.client, "credits-10");
    expect(await call(gil.client, "begin-checkout", { product: "a-car" })).toMatchObject({
      error: { code: "no_such_product" },
    });
    for (const other of [session, "cs_till_0000"])
      expect(await call(hal.client, "checkout-state", { session: other })).toMatchObject({
        error: { code: "no_such_checkout" },
      });
    expect(await call(hal.client, "open-portal")).toMatchObject({ error: { code: "no_purchases" } });
    expect((await call(gil.client, "open-portal")).url).toMatch(
      /^http:\/\/localhost:3000\/till\/portal\/bps_/,
    );
    expect(await call(site.visitor(), "begin-checkout", { product: "credits-10" })).toMatchObject({
      error: { code: "unauthorized", message: "Sign in to buy something." },
    });
    expect(await call(site.visitor(), "store-state")).toEqual({
      payments: "till",
      publishableKey: null,
    });
  });

  test("who ends the account is charged no more, and what was paid stays without a name", async () => {
    const { client, email } = await site.member("Kit");
    await buy(site, client, "pro-monthly");
    await allSettled(site);
    expect((await call(client, "export-account")).payments).toMatchObject([{ product_id: "pro-monthly" }]);
    expect(await call(client, "delete-account", { confirmation: email })).toEqual({ deleted: true });
    await allSettled(site);
    const { id, status } = planOf(site);
    expect(status).toBe("canceled");
    const { rows } = await site.database.execute(
      "select user_id, status from public.subscriptions where provider_id = $1",
      [id],
    );
    expect(rows).toEqual([{ user_id: null, status: "canceled" }]);
    // What the provider tells of them from then on is kept, and is nobody's.
    await acts().refund(lastCharge());
    await allSettled(site);
    const last = await site.database.execute(
      "select problem from payment_events where kind = 'charge.refunded' order by received_at desc limit 1",
    );
    expect(last.rows).toEqual([{ problem: "No member is this customer." }]);
  });

  test("a forged, old or altered event changes nothing and is answered 400", async () => {
    const { client, id } = await site.member("Ida");
    await beginCheckout(client, "credits-10");
    const { rows } = await site.database.execute(
      "select provider_id from deckwright.payment_customers where user_id = $1",
      [id],
    );
    const customer = String(rows[0]?.provider_id);
    const secrets = site.backend.till!.books.find("till", "till")!;
    const body = JSON.stringify({
      id: "evt_made_up",
      object: "event",
      type: "charge.succeeded",
      created: 1,
      livemode: false,
      data: { object: { id: "ch_made_up", object: "charge", customer } },
    });
    const send = async (text: string, signature?: string) => {
      const answer = await site.request("/payments/webhook", {
        method: "POST",
        body: text,
        headers: signature === undefined ? {} : { "stripe-signature": signature },
      });
      return answer.status;
    };
    const good = signatureOf(body, secrets);
    const now = Math.floor(Date.now() / 1000);
    expect([
      await send(body),
      await send(body, "t=1,v1=00"),
      await send(body, signatureOf(body, { webhookSecret: "whsec_another" })),
      await send(body, signatureOf(body, secrets, now - 301)),
      await send(body.replace("charge.succeeded", "invoice.paid"), good),
      await send(` ${body}`, good),
      await send("", signatureOf("", secrets)),
    ]).toEqual(Array(7).fill(400));
    const kept = async () =>
      (
        await site.database.execute(
          "select kind, processed_at is not null as is_done from payment_events where id = 'evt_made_up'",
        )
      ).rows;
    expect(await kept()).toEqual([]);
    // As it should be, and twice: it is kept once, and says no more than that there is something to look at.
    expect([await send(body, good), await send(body, good)]).toEqual([200, 200]);
    await allSettled(site);
    expect(await kept()).toEqual([{ kind: "charge.succeeded", is_done: true }]);
    expect((await standing(client))?.ai_credits).toBe(10);

    const unknown = body.replace("evt_made_up", "evt_unknown").replace("charge.succeeded", "tax.moon.full");
    expect(await send(unknown, signatureOf(unknown, secrets))).toBe(200);
    expect(
      (
        await site.database.execute(
          "select processed_at is not null as is_done from payment_events where id = 'evt_unknown'",
        )
      ).rows,
    ).toEqual([{ is_done: true }]);
  });

  test("what the server keeps of events names nobody and no card", async () => {
    const { rows } = await site.database.execute(
      "select distinct jsonb_object_keys(payload) as field from payment_events",
    );
    expect(rows.map(({ field }) => field).toSorted()).toEqual([
      "created",
      "customer",
      "id",
      "livemode",
      "object",
      "status",
    ]);
  });
});
