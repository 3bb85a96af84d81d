import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, openAuthSite } from "../../testing/auth-site.ts";
import { bearer, claimsOf, PASSWORD, signInMember } from "../../testing/members.ts";
import { codeNow } from "../../testing/totp-code.ts";

type Client = ReturnType<AuthSite["client"]>;

/** As supabase-js asks for it, whose sessions it then keeps: no factor has this number. */
const PLACE = "recovery-codes";

const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token ?? "";

/** Another letter in place of a code's last one. */
const misread = (code: string) => code.slice(0, -1) + (code.endsWith("7") ? "8" : "7");

describe.each(TEST_ENGINES)("recovery codes, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.sql("delete from auth.rate_limits"));

  const make = async (client: Client) => site.post(`/factors/${PLACE}`, {}, bearer(await tokenOf(client)));
  const count = async (client: Client) => {
    const answer = await site.request(`/factors/${PLACE}`, {
      headers: { ...bearer(await tokenOf(client)), "x-supabase-api-version": "2024-01-01" },
    });
    return { status: answer.status, body: await answer.json() };
  };
  const spend = (client: Client, code: string) =>
    client.auth.mfa.verify({ factorId: PLACE, challengeId: "", code });

  /** A member with an authenticator app and codes, and a second session that has shown the password alone. */
  async function joinWithCodes() {
    const member = await signInMember(site);
    const { data: factor } = await member.client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "phone",
    });
    if (factor === null) throw new Error("There is no factor.");
    const { error } = await member.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeNow(factor.totp.secret),
    });
    if (error) throw error;
    const { status, body } = await make(member.client);
    expect(status).toBe(200);
    return { ...member, factor, codes: body.codes as string[], weak: await signInAgain(member.email) };
  }

  async function signInAgain(email: string): Promise<Client> {
    const client = site.client();
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    return client;
  }

  /** As if every proof had been given so long ago. */
  const age = (id: string, minutes: number) =>
    site.sql(
      `update auth.mfa_amr_claims set updated_at = now() - $2 * interval '1 minute'
       where session_id in (select id from auth.sessions where user_id = $1)`,
      [id, minutes],
    );

  const REAUTHENTICATE = { status: 403, code: "reauthentication_needed" };
  const WRONG = { status: 422, code: "mfa_verification_failed" };

  test("are ten, easy to read, and kept as hashes", async () => {
    const { id, client, codes } = await joinWithCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    const rows = await site.sql("select * from auth.recovery_codes where user_id = $1", [id]);
    expect(rows).toHaveLength(10);
    const kept = JSON.stringify(rows).replaceAll("-", "");
    for (const code of codes) expect(kept).not.toContain(code.replaceAll("-", ""));
    expect(await count(client)).toEqual({ status: 200, body: { total: 10, left: 10 } });
  });

  test("lift a session as the factor does, each of them once", async () => {
    const { client, weak, codes, email } = await joinWithCodes();
    const before = await weak.auth.getSession();
    const { data, error } = await spend(weak, codes[0] ?? "");
    expect(error).toBeNull();
    const claims = claimsOf(data?.access_token ?? "");
    expect(claims).toMatchObject({ aal: "aal2", amr: [{ method: "recovery_code" }, { method: "password" }] });
    expect(claims.session_id).toBe(claimsOf(before.data.session?.access_token ?? "").session_id);
    expect(data?.refresh_token).not.toBe(before.data.session?.refresh_token);
    expect((await weak.auth.refreshSession()).data.session?.access_token).toBeTruthy();
    expect(claimsOf(await tokenOf(weak)).aal).toBe("aal2");
    expect((await weak.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
    });
    expect((await count(client)).body).toEqual({ total: 10, left: 9 });
    // Whoever has seen it being typed gets nowhere with it.
    expect((await spend(await signInAgain(email), codes[0] ?? "")).error).toMatchObject(WRONG);
  });

  test("are read however they are typed", async () => {
    const { client, codes } = await joinWithCodes();
    for (const [index, typed] of [
      (code: string) => code.toUpperCase(),
      (code: string) => ` ${code.replaceAll("-", " ")} `,
      (code: string) => code.replaceAll("-", "").replaceAll("0", "O").replaceAll("1", "l"),
      (code: string) => code.replaceAll("-", "–").replaceAll("1", "I"),
    ].entries()) {
      expect((await spend(client, typed(codes[index] ?? ""))).error, typed.toString()).toBeNull();
    }
    for (const nothing of ["", " - "]) {
      expect((await spend(client, nothing)).error).toMatchObject({ status: 400, code: "validation_failed" });
    }
  });

  test("one code sent many times at once is taken once, from one session or from several", async () => {
    const { id, email, weak, codes } = await joinWithCodes();
    const clients = [weak, await signInAgain(email), await signInAgain(email)];
    const tokens = await Promise.all(clients.map(tokenOf));
    const sendAll = (bearing: readonly string[], code: string | undefined) =>
      Promise.all(bearing.map((token) => site.post(`/factors/${PLACE}/verify`, { code }, bearer(token))));
    const several = await sendAll(tokens, codes[0]);
    expect(several.filter(({ status }) => status === 200)).toHaveLength(1);
    // Those that came too late are over: they had shown the password alone.
    for (const { status, body } of several) {
      if (status !== 200) expect(["session_not_found", "mfa_verification_failed"]).toContain(body.code);
    }
    const winner = tokens[several.findIndex(({ status }) => status === 200)] ?? "";
    const one = await sendAll(Array(4).fill(winner), codes[1]);
    expect(one.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    const [kept] = await site.sql(
      "select count(*)::int as used from auth.recovery_codes where user_id = $1 and used_at is not null",
      [id],
    );
    expect(kept).toEqual({ used: 2 });
  });

  test("cannot be guessed: five wrong ones, from wherever, then one a minute", async () => {
    const { email, weak, codes } = await joinWithCodes();
    const right = codes[0] ?? "";
    const token = await tokenOf(weak);
    const attempt = (code: string, bearing: string, from: number) =>
      site.post(
        `/factors/${PLACE}/verify`,
        { code },
        { ...bearer(bearing), "x-test-address": `198.51.100.${from}` },
      );
    const other = await tokenOf(await signInAgain(email));
    const answers = [];
    for (let tried = 0; tried < 8; tried += 1) {
      answers.push((await attempt(misread(right), tried % 2 === 0 ? token : other, tried + 1)).status);
    }
    expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    const late = await attempt(right, token, 99);
    expect([late.status, late.body.code]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    await site.sql("update auth.rate_limits set updated_at = updated_at - interval '61 seconds'");
    expect((await attempt(right, token, 99)).status).toBe(200);
    // What was right does not count.
    for (const code of codes.slice(1, 8)) {
      await site.sql("update auth.rate_limits set tokens = 1 where bucket = 'factor_failures'");
      expect((await attempt(code, token, 99)).status).toBe(200);
    }
  });

  test("hold for their member alone", async () => {
    const [ada, eve] = await Promise.all([joinWithCodes(), joinWithCodes()]);
    expect((await spend(eve.weak, ada.codes[0] ?? "")).error).toMatchObject(WRONG);
    const plain = await signInMember(site);
    expect((await spend(plain.client, ada.codes[0] ?? "")).error).toMatchObject(WRONG);
    expect((await spend(ada.weak, ada.codes[0] ?? "")).error).toBeNull();
    const nobody = await site.post(`/factors/${PLACE}/verify`, { code: ada.codes[1] });
    expect([nobody.status, nobody.body.code]).toEqual([401, "no_authorization"]);
  });

  test("are no way in for a session that has ended, which cannot use the guesses up either", async () => {
    const { weak, client, codes } = await joinWithCodes();
    const token = await tokenOf(weak);
    await weak.auth.signOut({ scope: "local" });
    for (let tried = 0; tried < 7; tried += 1) {
      const answer = await site.post(`/factors/${PLACE}/verify`, { code: codes[0] }, bearer(token));
      expect([answer.status, answer.body.code]).toEqual([403, "session_not_found"]);
    }
    expect((await spend(client, codes[0] ?? "")).error).toBeNull();
  });

  test("are neither counted nor made by a session that has shown the password alone", async () => {
    const { weak, client } = await joinWithCodes();
    const made = await make(weak);
    expect([made.status, made.body.code]).toEqual([403, "insufficient_aal"]);
    expect(await count(weak)).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    expect((await count(client)).body).toEqual({ total: 10, left: 10 });
  });

  test("made anew take the place of those from before, and want a factor that was shown just now", async () => {
    const { id, client, codes, email } = await joinWithCodes();
    await age(id, 11);
    expect(await make(client)).toMatchObject({ status: 403, body: { code: "reauthentication_needed" } });
    expect((await spend(client, codes[0] ?? "")).error).toBeNull();
    const { status, body } = await make(client);
    expect(status).toBe(200);
    expect((await count(client)).body).toEqual({ total: 10, left: 10 });
    const weak = await signInAgain(email);
    expect((await spend(weak, codes[1] ?? "")).error).toMatchObject(WRONG);
    expect((await spend(weak, (body.codes as string[])[1] ?? "")).error).toBeNull();
  });

  test("are made for nobody without a second factor", async () => {
    const { client, factor } = await joinWithCodes();
    await client.auth.mfa.unenroll({ factorId: factor.id });
    // A token from before may still say the second level; the session does not.
    expect(await make(client)).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    await site.sql("update auth.sessions set aal = 'aal2'");
    await site.sql(
      `insert into auth.mfa_amr_claims (session_id, authentication_method)
       select id, 'totp' from auth.sessions on conflict do nothing`,
    );
    expect(await make(client)).toMatchObject({ status: 404, body: { code: "mfa_factor_not_found" } });
    await site.sql("update auth.sessions set aal = 'aal1'");
  });

  test("stand for a lost app: it is removed, another is set up, and the codes are gone with the last", async () => {
    const { id, weak, factor, codes, email } = await joinWithCodes();
    await spend(weak, codes[0] ?? "");
    const { data: next } = await weak.auth.mfa.enroll({ factorType: "totp", friendlyName: "new phone" });
    if (next === null) throw new Error("There is no factor.");
    const code = codeNow(next.totp.secret);
    expect((await weak.auth.mfa.challengeAndVerify({ factorId: next.id, code })).error).toBeNull();
    expect((await weak.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    // A factor is left, and the codes stand for that.
    expect((await count(weak)).body).toEqual({ total: 10, left: 9 });
    expect((await weak.auth.refreshSession()).error).toBeNull();
    expect(claimsOf(await tokenOf(weak)).aal).toBe("aal2");

    const third = await signInAgain(email);
    expect((await spend(third, codes[1] ?? "")).error).toBeNull();
    expect((await third.auth.mfa.unenroll({ factorId: next.id })).error).toBeNull();
    const rows = await site.sql("select from auth.recovery_codes where user_id = $1", [id]);
    expect(rows).toHaveLength(0);
    await third.auth.refreshSession();
    expect(claimsOf(await tokenOf(third))).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
    expect((await spend(third, codes[2] ?? "")).error).toMatchObject(WRONG);
    // A new app makes none of the old codes work again.
    const { data: again } = await third.auth.mfa.enroll({ factorType: "totp", friendlyName: "tablet" });
    await third.auth.mfa.challengeAndVerify({
      factorId: again?.id ?? "",
      code: codeNow(again?.totp.secret ?? ""),
    });
    expect((await spend(await signInAgain(email), codes[3] ?? "")).error).toMatchObject(WRONG);
  });

  test("two factors removed at the same time leave no code behind", async () => {
    const { id, client, factor } = await joinWithCodes();
    const { data: second } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "tablet" });
    const code = codeNow(second?.totp.secret ?? "");
    await client.auth.mfa.challengeAndVerify({ factorId: second?.id ?? "", code });
    // Lifted by none of the two, so that removing one does not lower it before the other is removed.
    await site.sql("update auth.sessions set factor_id = null where user_id = $1", [id]);
    const headers = bearer(await tokenOf(client));
    const removed = await Promise.all(
      [factor.id, second?.id].map((factorId) =>
        site.request(`/factors/${factorId}`, { method: "DELETE", headers }),
      ),
    );
    expect(removed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await site.sql("select from auth.recovery_codes where user_id = $1", [id])).toHaveLength(0);
  });

  describe("a session that somebody else has got hold of", () => {
    test("neither removes a factor, nor adds one to remove it with", async () => {
      const { id, client, factor } = await joinWithCodes();
      await age(id, 11);
      const remove = () => client.auth.mfa.unenroll({ factorId: factor.id });
      expect((await remove()).error).toMatchObject(REAUTHENTICATE);
      const enrolled = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "thief's" });
      expect(enrolled.error).toMatchObject(REAUTHENTICATE);
      // A refreshed session is no younger.
      await client.auth.refreshSession();
      expect((await remove()).error).toMatchObject(REAUTHENTICATE);
      const code = codeNow(factor.totp.secret, 1);
      expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
      expect((await remove()).error).toBeNull();
    });

    test("is not helped by a factor that was shown in another session", async () => {
      const { id, client, weak, codes, factor } = await joinWithCodes();
      await age(id, 11);
      expect((await spend(weak, codes[0] ?? "")).error).toBeNull();
      expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(REAUTHENTICATE);
      expect((await weak.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    });

    test("is not helped by a mailed link to a new password, whose proof has a name like it", async () => {
      const { id, client, factor } = await joinWithCodes();
      await age(id, 11);
      await site.sql(
        `insert into auth.mfa_amr_claims (session_id, authentication_method)
         select id, method from auth.sessions, unnest(array['recovery', 'otp', 'magiclink']) as method
         where user_id = $1 on conflict do nothing`,
        [id],
      );
      expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(REAUTHENTICATE);
    });
  });
});
