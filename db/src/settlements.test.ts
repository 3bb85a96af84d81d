import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeck, addMember, type TestMember } from "../testing/members.ts";
import { openTestDatabase, TEST_ENGINES } from "../testing/open-test-database.ts";
import { type Database, DatabaseError } from "./database.ts";

describe.each(TEST_ENGINES)("settlements on the engine %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  /** A member who is a customer, with the same name there as here. */
  async function customer(name: string): Promise<TestMember> {
    const member = await addMember(database, name);
    await database.execute(
      "insert into deckwright.payment_customers (provider_id, user_id) values ($1, $2)",
      [name, member.id],
    );
    return member;
  }

  const payment = (id: string, fields: object = {}) => ({
    id,
    intent: `pi_${id}`,
    product: "credits-50",
    amount_cents: 799,
    currency: "usd",
    refunded_cents: 0,
    credits: 50,
    receipt_url: null,
    paid_at: "2026-11-01T10:00:00Z",
    ...fields,
  });
  const plan = (status: string, ends_at: string, is_ending = false) => ({
    id: "sub_1",
    product: "pro-monthly",
    status,
    ends_at,
    is_ending,
  });

  async function settle(name: string, payments: readonly object[], subscriptions: readonly object[] = []) {
    const { rows } = await database.execute(
      `select deckwright.settle_customer($1, (
         select settlements from deckwright.payment_customers where provider_id = $1
       ), $2) as is_done`,
      [name, JSON.stringify({ payments, subscriptions })],
    );
    return rows[0]?.is_done;
  }

  async function credits(member: TestMember) {
    const { rows } = await database.execute(
      `select ai_credits as left, (select sum(amount)::int from public.credit_ledger where user_id = $1) as recorded
         from public.profiles where id = $1`,
      [member.id],
    );
    expect(rows[0]?.recorded).toBe(rows[0]?.left);
    return rows[0]?.left;
  }
  const receipts = async (member: TestMember) =>
    (
      await database.runStatements("authenticated", member.claims, [
        {
          text: `select product_id, refunded_cents, credits, credits_taken_back, credits_missing
            from public.payments order by id`,
        },
      ])
    )[0]?.rows;

  test("a payment brings its credits once, however often it is settled", async () => {
    const ann = await customer("ann");
    expect([await settle("ann", [payment("ch_ann")]), await settle("ann", [payment("ch_ann")])]).toEqual([
      true,
      true,
    ]);
    expect(await credits(ann)).toBe(60);
    expect(await receipts(ann)).toEqual([
      { product_id: "credits-50", refunded_cents: 0, credits: 50, credits_taken_back: 0, credits_missing: 0 },
    ]);
  });

  test("what was read before another settlement is refused", async () => {
    const bea = await customer("bea");
    await settle("bea", []);
    const { rows } = await database.execute("select deckwright.settle_customer('bea', 0, $1) as is_done", [
      JSON.stringify({ payments: [payment("ch_bea")], subscriptions: [] }),
    ]);
    expect(rows).toEqual([{ is_done: false }]);
    expect(await credits(bea)).toBe(10);
    expect(await settle("nobody", [payment("ch_nobody")])).toBe(false);
  });

  test("a refund takes back its share, what was spent is recorded as missing, and neither happens twice", async () => {
    const cal = await customer("cal");
    await settle("cal", [payment("ch_cal")]);
    const half = payment("ch_cal", { refunded_cents: 400 });
    await settle("cal", [half]);
    await settle("cal", [half]);
    // 50 * 400 / 799 is 25.03.
    expect(await credits(cal)).toBe(35);
    await database.execute("select deckwright.change_credits($1, -20, 'test')", [cal.id]);
    const whole = payment("ch_cal", { refunded_cents: 799 });
    await settle("cal", [whole]);
    await settle("cal", [half]);
    await settle("cal", [whole]);
    expect(await credits(cal)).toBe(0);
    expect(await receipts(cal)).toEqual([
      {
        product_id: "credits-50",
        refunded_cents: 799,
        credits: 50,
        credits_taken_back: 40,
        credits_missing: 10,
      },
    ]);
  });

  test("a refund that is heard of together with its payment leaves what was there before", async () => {
    const dan = await customer("dan");
    await settle("dan", [payment("ch_dan", { refunded_cents: 799 })]);
    expect(await credits(dan)).toBe(10);
  });

  test("a plan is what the newest reading says, its months bring credits, and what nobody sells is left out", async () => {
    const eve = await customer("eve");
    const month = payment("ch_eve", { product: "pro-monthly", amount_cents: 999, credits: null });
    const unknown = payment("ch_unknown", { product: "a-car" });
    const plans = [plan("active", "2099-01-01T00:00:00Z"), { ...plan("active", "2099-01-01"), product: "x" }];
    await settle("eve", [month, unknown], plans);
    const state = async () =>
      (
        await database.runStatements("authenticated", eve.claims, [
          { text: "select subscription, deckwright.is_paying() as pays from profiles" },
        ])
      )[0]?.rows[0];
    expect([await state(), await credits(eve)]).toEqual([{ subscription: "Pro", pays: true }, 110]);
    await settle("eve", [month], [plan("canceled", "2020-01-01T00:00:00Z")]);
    expect(await state()).toEqual({ subscription: "Free Plan", pays: false });
    const reasons = await database.execute(
      "select reason from public.credit_ledger where user_id = $1 order by id",
      [eve.id],
    );
    expect(reasons.rows.map(({ reason }) => reason)).toEqual(["welcome", "pro"]);
  });

  test("200 purchases, copies and refunds of one member at once leave a balance that is the ledger's sum", async () => {
    const fay = await customer("fay");
    const author = await addMember(database, "Author");
    const deck = await addDeck(database, author, { name: "Copied", shared: true });
    const payments = Array.from({ length: 10 }, (_, at) => payment(`ch_fay_${at}`));
    const outcome = (work: Promise<unknown>) =>
      work.then(String).catch((error: unknown) => (error instanceof DatabaseError ? error.code : "other"));
    /** Each reading knows of some payments, and some of these have been refunded. */
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        if (at % 2 === 0)
          return outcome(
            database.runStatements("authenticated", fay.claims, [
              { text: "select id from copy_deck($1)", values: [deck] },
            ]),
          );
        const known = payments.slice(0, 1 + (at % 10));
        const refunded = at % 3 === 0 ? 799 : 0;
        return outcome(
          settle(
            "fay",
            known.map((each) => ({ ...each, refunded_cents: refunded })),
          ),
        );
      }),
    );
    expect(new Set(outcomes)).not.toContain("other");
    await settle(
      "fay",
      payments.map((each) => ({ ...each, refunded_cents: 799 })),
    );
    const copies = outcomes.filter((each, at) => at % 2 === 0 && each !== "PT402").length;
    const { rows } = await database.execute(
      `select sum(credits)::int as granted, sum(credits_taken_back)::int as taken, sum(credits_missing)::int as missing
         from public.payments where user_id = $1`,
      [fay.id],
    );
    expect(rows[0]?.granted).toBe(500);
    expect(Number(rows[0]?.taken) + Number(rows[0]?.missing)).toBe(500);
    expect(await credits(fay)).toBe(10 + 500 - Number(rows[0]?.taken) - copies);
  }, 120_000);

  test("are written by the server alone, and read by whom they are about", async () => {
    const gil = await customer("gil");
    const hal = await customer("hal");
    await settle("gil", [payment("ch_gil")]);
    expect([(await receipts(gil))?.length, (await receipts(hal))?.length]).toEqual([1, 0]);
    for (const text of [
      "select deckwright.settle_customer('gil', 1, '{}')",
      "select * from deckwright.payment_customers",
      "insert into payments (product_id) values ('credits-50')",
      "update payments set credits_missing = 0",
      "select * from payment_events",
    ])
      await expect(database.runStatements("authenticated", gil.claims, [{ text }])).rejects.toMatchObject({
        code: "42501",
      });
    await expect(
      database.runStatements("anon", undefined, [{ text: "select * from payments" }]),
    ).rejects.toMatchObject({ code: "42501" });
  });

  test("stay without a name when the account goes", async () => {
    const ida = await customer("ida");
    await settle("ida", [payment("ch_ida")]);
    await database.execute("delete from auth.users where id = $1", [ida.id]);
    const { rows } = await database.execute(
      "select user_id from public.payments where provider_id = 'ch_ida'",
    );
    expect(rows).toEqual([{ user_id: null }]);
    expect(await settle("ida", [])).toBe(false);
  });
});
