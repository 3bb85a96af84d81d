import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, openAuthSite } from "../../testing/auth-site.ts";
import { bearer, PASSWORD, signInMember } from "../../testing/members.ts";
import { PASSWORD_GATE } from "./password.ts";

describe.each(TEST_ENGINES)("getting around the limits of an open site, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine, isPersonal: false });
  });
  afterEach(() => site.sql("delete from auth.rate_limits"));
  afterAll(() => site?.close());

  const from = (address: string) => ({ "x-test-address": address });
  const signInFrom = (address: string, email: string, password = "wrong one") =>
    site.post("/token?grant_type=password", { email, password }, from(address));

  /** How often each status came. */
  const tally = (answers: readonly { readonly status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  test("fails by spelling a factor's number in upper and lower case", async () => {
    const { session } = await signInMember(site);
    const { access_token: token } = session;
    const enrolled = await site.post("/factors", { factor_type: "totp" }, bearer(token));
    const id = String(enrolled.body.id);
    const challenge = await site.post(`/factors/${id}/challenge`, {}, bearer(token));
    const letters = [...id.matchAll(/[a-f]/g)].map(({ index }) => index);
    const spelled = (count: number) =>
      [...id]
        .map((letter, at) =>
          (count >> letters.indexOf(at)) & 1 && letters.includes(at) ? letter.toUpperCase() : letter,
        )
        .join("");
    const answers = [];
    for (let count = 0; count < 25; count += 1) {
      const body = { challenge_id: challenge.body.id, code: "00000x" };
      // From ever other addresses, so that nothing else is in the way.
      answers.push(
        await site.post(`/factors/${spelled(count)}/verify`, body, {
          ...bearer(token),
          ...from(`198.51.100.${count + 1}`),
        }),
      );
    }
    expect(new Set(Array.from({ length: 25 }, (_, count) => spelled(count))).size).toBe(25);
    expect(tally(answers)).toEqual({ 422: 5, 429: 20 });
  });

  test("fails by spelling an address in other ways", async () => {
    const { email } = await signInMember(site);
    const [local = "", domain = ""] = email.split("@");
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      `${local}@${domain.toUpperCase()}`,
      `${local}@${domain.replace("example", "ｅｘａｍｐｌｅ")}`,
    ];
    const answers = [];
    for (let count = 0; count < 20; count += 1) {
      answers.push(await signInFrom(`198.51.100.${count + 1}`, spellings[count % spellings.length] ?? ""));
    }
    expect(tally(answers)).toEqual({ 400: 10, 429: 10 });
    expect((await site.post("/recover", { email })).status).toBe(200);
    for (const other of [...spellings, `${local}+mtg@${domain}`]) {
      expect((await site.post("/recover", { email: other })).body.code, other).toBe(
        "over_email_send_rate_limit",
      );
    }
  });

  test("fails with the many addresses of an IPv6 network", async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, count) =>
        signInFrom(`2001:db8:1:1::${(count + 1).toString(16)}`, freshEmail("nobody")),
      ),
    );
    expect(tally(answers)[429]).toBeGreaterThanOrEqual(85);
    // What was refused was not taken from the larger network either: its other households are not held up.
    expect((await signInFrom("2001:db8:1:2::1", freshEmail("nobody"))).status).toBe(400);
  });

  test("fails with the many networks of a provider's customer", async () => {
    const refresh = (count: number) =>
      site.post(
        "/token?grant_type=refresh_token",
        { refresh_token: "abcdefghijkl" },
        from(`2001:db8:2:${count.toString(16)}::1`),
      );
    const answers = [];
    for (let count = 0; count < 280; count += 1) answers.push(await refresh(count));
    const { 400: answered = 0, 429: refused = 0 } = tally(answers);
    // 8 times 30, and what comes back meanwhile.
    expect(answered).toBeGreaterThanOrEqual(240);
    expect(refused).toBeGreaterThan(0);
    expect(
      (
        await site.post(
          "/token?grant_type=refresh_token",
          { refresh_token: "abcdefghijkl" },
          from("2001:db8:3::1"),
        )
      ).status,
    ).toBe(400);
  });

  test("by asking for mail to made-up addresses stops no other network, and no member", async () => {
    const { email } = await signInMember(site);
    const askFor = (path: string, address: string, to: string) =>
      site.post(path, { email: to, password: PASSWORD }, from(address));
    const many = await Promise.all(
      Array.from({ length: 306 }, (_, count) =>
        askFor("/signup", `2001:db8:4:4::${(count + 1).toString(16)}`, freshEmail("made-up")),
      ),
    );
    expect(tally(many)[200] ?? 0).toBeLessThanOrEqual(16);
    expect((await askFor("/signup", "2001:db8:5::1", freshEmail("other"))).status).toBe(200);

    // From many networks at last: the budget for newcomers is spent, the members' is not.
    let refused = 0;
    for (let network = 1; network < 20; network += 1) {
      const asked = await Promise.all(
        Array.from({ length: 15 }, () => askFor("/otp", `198.51.${network}.1`, freshEmail("made-up"))),
      );
      refused += tally(asked)[429] ?? 0;
    }
    expect(refused).toBeGreaterThan(100);
    const newcomer = await askFor("/signup", "203.0.113.50", freshEmail("late"));
    expect([newcomer.status, newcomer.body.code]).toEqual([429, "over_email_send_rate_limit"]);
    expect((await askFor("/recover", "203.0.113.51", email)).status).toBe(200);
    expect(site.lastMail(email).kind).toBe("recover_password");
  });

  test("by asking for new passwords of nobody spends no budget, and is answered as for a member", async () => {
    const { email } = await signInMember(site);
    const answers = [];
    for (let count = 0; count < 160; count += 1) {
      answers.push(
        site.post("/recover", { email: freshEmail("nobody") }, from(`198.51.${count % 100}.${count}`)),
      );
    }
    expect(tally(await Promise.all(answers))).toEqual({ 200: 160 });
    const known = await site.post("/recover", { email });
    expect([known.status, known.body]).toEqual([200, {}]);
    expect(site.lastMail(email).kind).toBe("recover_password");
  });

  test("a thousand wrong passwords at once are compared ten times, and as often as are under way", async () => {
    const { email } = await signInMember(site);
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, count) => signInFrom(`198.51.${count % 200}.7`, email)),
    );
    const cameBack = Math.ceil((performance.now() - begun) / 60_000);
    const compared = answers.filter(({ body }) => body.code === "invalid_credentials").length;
    expect(compared).toBeGreaterThanOrEqual(10);
    expect(compared).toBeLessThanOrEqual(10 + PASSWORD_GATE.places - 1 + cameBack);
    expect(tally(answers)).toEqual({ 400: compared, 429: 1000 - compared });
  }, 300_000);

  test("leaves no address behind that anybody could read", async () => {
    const { email } = await signInMember(site);
    await signInFrom("2001:db8:6::1", email);
    await site.post("/recover", { email });
    const rows = await site.sql("select caller from auth.rate_limits");
    expect(rows.length).toBeGreaterThan(3);
    for (const { caller } of rows) expect(caller).toMatch(/^[0-9a-f]{64}$/);
  });

  test("a clock that was ahead and is put back locks nobody out", async () => {
    const email = freshEmail("late");
    const wait = async () => {
      const answer = await signInFrom("203.0.113.80", email);
      return answer.status;
    };
    for (const ahead of ["1 hour", "1 year"]) {
      expect(await wait()).toBe(400);
      await site.sql("update auth.rate_limits set updated_at = now() + $1::interval", [ahead]);
      expect(await wait(), ahead).toBe(400);
      const rows = await site.sql(
        "select 1 from auth.rate_limits where updated_at > now() + interval '1 minute'",
      );
      expect(rows, ahead).toEqual([]);
    }
    // A bucket that was empty when the clock was put back fills from now on.
    await site.sql(
      "update auth.rate_limits set tokens = 0, updated_at = now() + interval '1 year' where bucket = 'token'",
    );
    expect(await wait()).toBe(429);
    await site.sql("update auth.rate_limits set updated_at = updated_at - interval '2 minutes'");
    expect(await wait()).toBe(400);
  });
});

describe.each(TEST_ENGINES)("the right password, on the engine %s,", (engine) => {
  test("is never taken for a guess, however often it is shown at once", async () => {
    const site = await openAuthSite({ engine, sheds: true });
    const { email } = await signInMember(site);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        site.post("/token?grant_type=password", { email, password: PASSWORD }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await site.close();
  });
});
