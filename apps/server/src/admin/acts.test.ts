import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendSite, openBackendSite } from "../../testing/backend-site.ts";
import { allSettled, buy } from "../../testing/till-members.ts";
import { Failure } from "../platform/http/failure.ts";

describe.each(TEST_ENGINES)(
  "acts of the operator, on the engine %s",
  (engine) => {
    let site: BackendSite;
    beforeAll(async () => {
      site = await openBackendSite(engine);
    });
    afterAll(() => site?.close());

    const why = "asked for in a letter";
    /** Does an act. @returns Its answer, or the code of its refusal. */
    const act = (name: string, input: object) =>
      site.backend.runAct({ act: name, operator: "root", input }).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        return { refused: error.code, message: error.message };
      });
    const lastAct = async () => {
      const { acts } = (await act("acts", { limit: 1 })) as { acts: object[] };
      return acts[0];
    };

    test("members are found by a part of their name or email, and shown with all that is theirs", async () => {
      const ann = await site.member("Annabel");
      await site.member("Bob%");
      expect(await act("members", { search: "NABE" })).toMatchObject({
        total: 1,
        members: [{ id: ann.id, username: "Annabel", plan: "Free Plan", credits: 10, banned_until: null }],
      });
      expect(await act("members", { search: "%" })).toMatchObject({
        total: 1,
        members: [{ username: "Bob%" }],
      });
      expect(await act("members", { limit: 1 })).toMatchObject({ total: 2, members: [{ username: "Bob%" }] });
      await buy(site, ann.client, "credits-10");
      await allSettled(site);
      expect(await act("member", { member: ann.email.toUpperCase() })).toMatchObject({
        member: { id: ann.id, credits: 20 },
        payments: [{ product: "credits-10", amount_cents: 199 }],
        ledger: [{ reason: "purchase", amount: 10, balance: 20 }, { reason: "welcome" }],
        acts: [],
      });
      expect(await act("member", { member: "nobody" })).toMatchObject({ refused: "no_such_member" });
    });

    test("a name that two have is nobody's, and an email that is somebody's name is the account's", async () => {
      const [first] = [await site.member("Twin"), await site.member("Twin")];
      const other = await site.member("Other");
      await site.database.execute("update profiles set username = $1 where id = $2", [first.email, other.id]);
      expect(await act("member", { member: "twin" })).toMatchObject({ refused: "ambiguous_member" });
      expect(await act("member", { member: first.email })).toMatchObject({ member: { id: first.id } });
    });

    test("credits are corrected through the ledger, never below zero, and it is written down who did it and why", async () => {
      const { id, email } = await site.member("Cid");
      expect(await act("credits", { member: email, change: 5, why })).toMatchObject({
        member: id,
        credits: 15,
      });
      expect(await act("credits", { member: id, change: -15, why })).toMatchObject({ credits: 0 });
      expect(await lastAct()).toMatchObject({
        operator: "root",
        act: "credits",
        member: id,
        details: { change: -15 },
        why,
        outcome: "done",
      });
      expect(await act("credits", { member: id, change: -1, why })).toMatchObject({
        refused: "insufficient_credits",
      });
      // What was not done is not in the record, either.
      expect(await lastAct()).toMatchObject({ details: { change: -15 } });
      const { rows } = await site.database.execute(
        "select amount, reason, reference ~ '^operator act [0-9]+$' as is_named from credit_ledger where user_id = $1 order by id",
        [id],
      );
      expect(rows.slice(1)).toEqual([
        { amount: 5, reason: "correction", is_named: true },
        { amount: -15, reason: "correction", is_named: true },
      ]);
    });

    test("a payment is given back in parts, and its credits with it", async () => {
      const { client, id } = await site.member("Dee");
      await buy(site, client, "credits-10");
      await allSettled(site);
      const [row] = (await client.from("payments").select("provider_id").order("id")).data ?? [];
      const payment = row?.provider_id;
      await act("credits", { member: id, change: -15, why });
      expect(await act("refund", { payment, cents: 200, why })).toMatchObject({ refused: "too_much" });
      expect(await act("refund", { payment, cents: 100, why })).toMatchObject({
        refunded_cents: 100,
        credits_taken_back: 5,
        credits_missing: 0,
        credits: 0,
      });
      expect(await act("refund", { payment, why })).toMatchObject({
        refunded_cents: 199,
        credits_taken_back: 5,
        credits_missing: 5,
      });
      expect(await act("refund", { payment, why })).toMatchObject({ refused: "already_refunded" });
      expect(await act("refund", { payment: "ch_none", why })).toMatchObject({ refused: "no_such_payment" });
      expect(await lastAct()).toMatchObject({
        act: "refund",
        member: id,
        details: { cents: 99 },
        outcome: "done",
      });
    });

    test("a banned member is out at once and cannot come back before the ban is over", async () => {
      const { client, id, email, password } = await site.member("Eli");
      expect(await act("ban", { member: id, until: "2020-01-01T00:00:00Z", why })).toMatchObject({
        refused: "invalid_request",
      });
      expect(await act("ban", { member: id, why })).toMatchObject({ sessions_ended: 1 });
      const written = await client.from("profiles").update({ username: "Still here" }).eq("id", id).select();
      expect(written.data ?? []).toEqual([]);
      expect((await client.auth.refreshSession()).error).not.toBeNull();
      const visitor = site.visitor();
      expect((await visitor.auth.signInWithPassword({ email, password })).error?.code).toBe("user_banned");
      expect(await act("unban", { member: id, why })).toMatchObject({ member: id });
      expect((await visitor.auth.signInWithPassword({ email, password })).error).toBeNull();
      const { history, acts_of_the_operator: acts } = (await visitor.functions.invoke("export-account")).data;
      expect(acts).toMatchObject([
        { what: "ban", why },
        { what: "unban", why },
      ]);
      expect(JSON.stringify(acts)).not.toContain("root");
      expect(history.map(({ what }: { what: string }) => what)).toEqual(
        expect.arrayContaining(["user_banned", "user_unbanned"]),
      );
    });

    test("work that was given up is shown without what it was about, and done when it is asked for again", async () => {
      // As if mail servers had refused it for hours.
      await site.database.execute(
        `insert into pgboss.job (name, data, output, source_name, source_retry_count)
         select 'settle-payments-failed', '{"event": "evt_x", "customer": "cus_x"}', '{"message": "it was down"}', 'settle-payments', 10
         from generate_series(1, 3)`,
      );
      const jobs = async () =>
        (await act("jobs", {})) as { dead: { id: string; job: string }[]; jobs: object[] };
      const before = await jobs();
      expect(before.dead).toHaveLength(3);
      expect(before.dead[0]).toMatchObject({ job: "settle-payments", reason: "it was down" });
      expect(JSON.stringify(before)).not.toContain("cus_x");
      expect(before.jobs).toContainEqual(expect.objectContaining({ job: "settle-payments", dead: 3 }));
      const [one] = before.dead;
      expect(await act("retry-jobs", { job: "settle-payments", id: one?.id, why })).toMatchObject({
        retried: 1,
      });
      expect((await jobs()).dead).toHaveLength(2);
      expect(await act("retry-jobs", { job: "settle-payments", why })).toMatchObject({ retried: 2 });
      expect(await act("retry-jobs", { job: "settle-payments", why })).toMatchObject({
        refused: "no_such_job",
      });
      expect(await act("retry-jobs", { job: "no-such-work", why })).toMatchObject({ refused: "no_such_job" });
      expect(await lastAct()).toMatchObject({ outcome: "failed: No work called no-such-work was given up." });
      await expect
        .poll(
          async () =>
            (
              await site.database.execute(
                "select count(*)::int as n from pgboss.job where name = 'settle-payments' and data ->> 'event' = 'evt_x' and state = 'completed'",
              )
            ).rows,
          { timeout: 20_000 },
        )
        .toEqual([{ n: 3 }]);
    });

    test("payments are compared with the provider's, and what was lost is made good", async () => {
      const { client, id } = await site.member("Flo");
      await buy(site, client, "credits-50");
      await allSettled(site);
      await site.database.execute("delete from payments where user_id = $1", [id]);
      await site.database.execute("delete from credit_ledger where user_id = $1 and reason = 'purchase'", [
        id,
      ]);
      expect(await act("reconcile", {})).toMatchObject({ repaired: 1, failed: 0 });
      expect((await client.from("payments").select("credits").single()).data).toEqual({ credits: 50 });
      expect(await act("reconcile", {})).toMatchObject({ repaired: 0, failed: 0 });
    });

    test("what cannot be understood is refused in a sentence", async () => {
      for (const [name, input] of [
        ["members", { limit: 0 }],
        ["credits", { member: "x", change: 0, why }],
        ["credits", { member: "x", change: 1.5, why }],
        ["credits", { member: "x", change: 1 }],
        ["unban", { member: "x", why, more: 1 }],
        ["drop-everything", {}],
      ] as const)
        expect(await act(name, input), name).toMatchObject({ refused: "invalid_request" });
    });

    test("nobody but the database's owner reads or writes the record", async () => {
      const { client } = await site.member("Gus");
      for (const role of ["anon", "authenticated"] as const)
        await expect(
          site.database.runStatements(role, {}, [{ text: "select * from deckwright.operator_acts" }]),
        ).rejects.toMatchObject({ code: "42501" });
      expect((await client.schema("deckwright").from("operator_acts").select()).error).not.toBeNull();
    });
  },
  120_000,
);
