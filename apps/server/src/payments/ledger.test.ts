import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendSite, openBackendSite } from "../../testing/backend-site.ts";
import { allSettled, beginCheckout, call, sessionOf } from "../../testing/till-members.ts";

/** What one member does at once, 200 things in all. */
const PURCHASES = 60;
const REFUNDED = 40;
const COPIES = 100;

/** Orders that are tried in a test run, on each engine: another one each time. */
const RUNS = 1;
/** Events of all that may take so long to be settled on a busy machine. */
const SETTLING_MS = 100_000;

describe.each(TEST_ENGINES)("the ledger of one member, on the engine %s", (engine) => {
  let site: BackendSite;
  beforeAll(async () => {
    site = await openBackendSite(engine);
  });
  afterAll(() => site?.close());

  const rowsOf = async (text: string, values: readonly unknown[]) =>
    (await site.database.execute(text, values)).rows;

  /** A shared deck of somebody else's. */
  async function sharedDeck(name: string): Promise<number> {
    const { id } = await site.member(name);
    const [row] = await rowsOf(
      `insert into public.decks (user_id, name, format, cards, shared, card_list)
         values ($1, 'Shared', 'pauper', 60, true, '{"Lands": [{"name": "Island", "quantity": 60}]}') returning id`,
      [id],
    );
    return Number(row?.id);
  }

  test("holds through 200 purchases, copies and refunds at once, in whatever order they come", async () => {
    const deckId = await sharedDeck("Owner");
    const { till } = site.backend;
    if (!till) throw new Error("There is no till.");
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          [
            ...Array<"buy">(PURCHASES).fill("buy"),
            ...Array<"refund">(REFUNDED).fill("refund"),
            ...Array<"copy">(COPIES).fill("copy"),
          ],
          { minLength: PURCHASES + REFUNDED + COPIES },
        ),
        async (acts) => {
          const { client, id } = await site.member("Rush");
          const wanted: string[] = [];
          while (wanted.length < PURCHASES + REFUNDED) wanted.push(await beginCheckout(client, "credits-10"));
          // What is given back was bought before, and heard of.
          for (const session of wanted.slice(0, REFUNDED)) await till.acts.pay(sessionOf(site, session));
          await allSettled(site, SETTLING_MS);
          const customer = sessionOf(site, wanted[0] ?? "").customer;
          const charges = till.books.list("charge").filter((each) => each.customer === customer);
          const open = wanted.slice(REFUNDED);
          // Most of it is spent, so that refunds and copies want the same credits.
          await rowsOf("select deckwright.change_credits($1, -380, 'test')", [id]);

          const outcomes = await Promise.all(
            acts.map(async (act) => {
              if (act === "copy") return (await call(client, "copy-deck", { deckId })).deck !== undefined;
              if (act === "buy") return till.acts.pay(sessionOf(site, open.pop() ?? ""));
              const charge = charges.pop();
              return charge !== undefined && (await till.acts.refund(charge)) !== undefined;
            }),
          );
          await allSettled(site, SETTLING_MS);

          const [standing] = await rowsOf(
            `select p.ai_credits as credits,
               (select sum(amount)::int from public.credit_ledger where user_id = p.id) as sum,
               (select min(balance) >= 0 from public.credit_ledger where user_id = p.id) as is_never_below_zero,
               (select bool_and(balance = total) from (
                 select balance, sum(amount) over (order by id) as total from public.credit_ledger where user_id = p.id
               ) as each_row) as is_each_row_the_sum,
               (select count(*)::int from public.decks where user_id = p.id) as decks,
               (select -sum(amount)::int from public.credit_ledger where user_id = p.id and reason = 'copy') as spent_on_copies,
               (select count(*)::int from public.credit_ledger where user_id = p.id and reason = 'purchase') as purchases,
               (select sum(credits_taken_back + credits_missing)::int from public.payments where user_id = p.id) as due_back,
               (select -sum(amount)::int from public.credit_ledger where user_id = p.id and reason = 'refund')
                 is not distinct from nullif((select sum(credits_taken_back)::int from public.payments where user_id = p.id), 0)
                 as is_taken_as_receipts_say
             from public.profiles p where p.id = $1`,
            [id],
          );
          const copies = outcomes.filter((isDone, at) => isDone && acts[at] === "copy").length;
          expect(copies).toBeGreaterThan(0);
          expect(standing).toMatchObject({
            sum: standing?.credits,
            is_never_below_zero: true,
            is_each_row_the_sum: true,
            is_taken_as_receipts_say: true,
            decks: copies,
            spent_on_copies: copies,
            purchases: PURCHASES + REFUNDED,
            due_back: REFUNDED * 10,
          });
        },
      ),
      { numRuns: RUNS },
    );
  }, 240_000);
});
