import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, freshPhone, openAuthSite } from "../../../testing/auth-site.ts";
import { bearer, claimsOf, PASSWORD, signInMember } from "../../../testing/members.ts";

const tally = (statuses: readonly number[]) =>
  statuses.reduce<Record<number, number>>((counts, status) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});

/** Any other code than the right one. */
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");

describe.each(TEST_ENGINES)("phone numbers, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.sql("delete from auth.rate_limits"));

  /** A member whose number is proved. */
  async function joinByPhone() {
    const phone = freshPhone();
    const client = site.client();
    await client.auth.signUp({ phone: `+${phone}`, password: PASSWORD });
    const { data, error } = await client.auth.verifyOtp({ phone, token: site.lastText(phone), type: "sms" });
    if (error || data.session === null || data.user === null)
      throw error ?? new Error("There is no session.");
    await site.sql("delete from auth.rate_limits");
    return { phone, client, session: data.session, id: data.user.id };
  }

  test("sign up, are proved by a code that is texted, and sign in with the password", async () => {
    const phone = freshPhone();
    const { data, error } = await site
      .client()
      .auth.signUp({ phone: `+${phone}`, password: PASSWORD, options: { data: { username: "Ada" } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ phone, email: "", app_metadata: { provider: "phone" } });
    const early = await site.client().auth.signInWithPassword({ phone, password: PASSWORD });
    expect(early.error?.code).toBe("phone_not_confirmed");
    const entered = await site.client().auth.verifyOtp({ phone, token: site.lastText(phone), type: "sms" });
    expect(entered.data.user?.phone_confirmed_at).toBeTruthy();
    expect(entered.data.user?.identities).toMatchObject([{ provider: "phone" }]);
    expect(claimsOf(entered.data.session?.access_token ?? "")).toMatchObject({ phone, aal: "aal1" });
    const { error: late } = await site
      .client()
      .auth.signInWithPassword({ phone: `+${phone}`, password: PASSWORD });
    expect(late).toBeNull();
    expect(await site.sql("select username from public.profiles where id = $1", [data.user?.id])).toEqual([
      { username: "Ada" },
    ]);
    const kept = await site.sql("select * from auth.one_time_tokens where relates_to = $1", [phone]);
    expect(kept).toEqual([]);
  });

  test("are numbers of E.164, however they are written", async () => {
    for (const phone of ["12", "+0123456789", "123456789012345678", "+49 30 abc", "030-", "1".repeat(400)]) {
      const answers = [
        await site.post("/signup", { phone, password: PASSWORD }),
        await site.post("/otp", { phone }),
        await site.post("/verify", { phone, token: "123456", type: "sms" }),
      ];
      for (const { status, body } of answers) {
        expect([phone, status, body.message]).toEqual([
          phone,
          400,
          "Invalid phone number format (E.164 required)",
        ]);
      }
    }
    const phone = freshPhone();
    await site.post("/otp", { phone: `+${phone.slice(0, 2)} (${phone.slice(2, 5)}) ${phone.slice(5)}` });
    expect(site.lastText(phone)).toMatch(/^\d{6}$/);
  });

  test("sign in by code alone, which makes an account unless that is not wanted", async () => {
    const phone = freshPhone();
    const refused = await site.client().auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(refused.error?.code).toBe("otp_disabled");
    await site.sql("delete from auth.rate_limits");
    await site.client().auth.signInWithOtp({ phone });
    const first = await site.client().auth.verifyOtp({ phone, token: site.lastText(phone), type: "sms" });
    await site.sql("delete from auth.rate_limits");
    await site.client().auth.signInWithOtp({ phone });
    const code = site.lastText(phone);
    const again = await site.client().auth.verifyOtp({ phone, token: code, type: "sms" });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    const twice = await site.client().auth.verifyOtp({ phone, token: code, type: "sms" });
    expect(twice.error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  test("that a stranger has signed up with are their owner's, without the stranger's password", async () => {
    const phone = freshPhone();
    await site.client().auth.signUp({ phone, password: "the stranger's" });
    await site.sql("delete from auth.rate_limits");
    await site.client().auth.signInWithOtp({ phone });
    await site.client().auth.verifyOtp({ phone, token: site.lastText(phone), type: "sms" });
    const stranger = await site.client().auth.signInWithPassword({ phone, password: "the stranger's" });
    expect(stranger.error?.code).toBe("invalid_credentials");
  });

  test("in use are answered like new ones when somebody signs up with them, and are texted nothing", async () => {
    const { phone } = await joinByPhone();
    const sent = site.texts.length;
    const used = await site.post("/signup", { phone, password: PASSWORD });
    expect(site.texts).toHaveLength(sent);
    const fresh = await site.post("/signup", { phone: freshPhone(), password: PASSWORD });
    expect(used.status).toBe(200);
    expect(Object.keys(used.body)).toEqual(Object.keys(fresh.body));
  });

  test("are changed by a code to the new one, and never to one of somebody else", async () => {
    const member = await joinByPhone();
    const next = freshPhone();
    const { data } = await member.client.auth.updateUser({ phone: `+${next}` });
    expect(data.user).toMatchObject({ phone: member.phone, new_phone: next });
    const moved = await member.client.auth.verifyOtp({
      phone: next,
      token: site.lastText(next),
      type: "phone_change",
    });
    expect(moved.data.user).toMatchObject({ id: member.id, phone: next });
    expect((await member.client.auth.getUser()).data.user?.new_phone).toBeUndefined();
    const other = await joinByPhone();
    const taken = await other.client.auth.updateUser({ phone: next });
    expect(taken.error).toMatchObject({ status: 422, code: "phone_exists" });
  });

  test("are added to an account that has an address, which then opens to both", async () => {
    const { client, id, email } = await signInMember(site);
    const phone = freshPhone();
    await client.auth.updateUser({ phone });
    const sent = site.texts.length;
    await site.sql("delete from auth.rate_limits");
    await client.auth.resend({ type: "phone_change", phone });
    expect(site.texts).toHaveLength(sent + 1);
    await client.auth.verifyOtp({ phone, token: site.lastText(phone), type: "phone_change" });
    for (const who of [{ phone }, { email }]) {
      const { data } = await site.client().auth.signInWithPassword({ ...who, password: PASSWORD });
      expect(data.user?.id).toBe(id);
      expect(data.user?.app_metadata.providers).toEqual(["email", "phone"]);
    }
  });

  test("take the code that a new password of an old session wants", async () => {
    const member = await joinByPhone();
    await site.sql("update auth.sessions set created_at = now() - interval '2 days' where user_id = $1", [
      member.id,
    ]);
    const early = await member.client.auth.updateUser({ password: "another horse" });
    expect(early.error?.code).toBe("reauthentication_needed");
    expect((await member.client.auth.reauthenticate()).error).toBeNull();
    const { error } = await member.client.auth.updateUser({
      password: "another horse",
      nonce: site.lastText(member.phone),
    });
    expect(error).toBeNull();
  });

  describe("are second factors, which", () => {
    async function joinWithPhoneFactor() {
      const member = await signInMember(site);
      const phone = freshPhone();
      const { data: factor } = await member.client.auth.mfa.enroll({
        factorType: "phone",
        phone: `+${phone}`,
      });
      if (factor === null) throw new Error("There is no factor.");
      const { data: challenge } = await member.client.auth.mfa.challenge({ factorId: factor.id });
      if (challenge === null) throw new Error("There is no challenge.");
      const { error } = await member.client.auth.mfa.verify({
        factorId: factor.id,
        challengeId: challenge.id,
        code: site.lastText(phone),
      });
      if (error) throw error;
      await site.sql("delete from auth.rate_limits");
      return { ...member, phone, factor };
    }

    test("lift a session by the code that is texted, once", async () => {
      const { client, email, phone, factor } = await joinWithPhoneFactor();
      const { data } = await client.auth.getSession();
      const claims = claimsOf(data.session?.access_token ?? "");
      expect(claims.aal).toBe("aal2");
      expect(claims.amr).toMatchObject([{ method: "mfa/phone" }, { method: "password" }]);
      const weak = site.client();
      await weak.auth.signInWithPassword({ email, password: PASSWORD });
      const { data: challenge } = await weak.auth.mfa.challenge({ factorId: factor.id });
      const shown = { factorId: factor.id, challengeId: challenge?.id ?? "", code: site.lastText(phone) };
      const rows = await site.sql("select otp_code from auth.mfa_challenges where id = $1", [challenge?.id]);
      expect(JSON.stringify(rows)).not.toContain(shown.code);
      expect((await weak.auth.mfa.verify(shown)).error).toBeNull();
      expect((await weak.auth.mfa.verify(shown)).error?.code).toBe("mfa_factor_not_found");
    });

    test("are not guessed: five tries, whoever makes them", async () => {
      const { email, phone, factor } = await joinWithPhoneFactor();
      const weak = site.client();
      await weak.auth.signInWithPassword({ email, password: PASSWORD });
      const { data: challenge } = await weak.auth.mfa.challenge({ factorId: factor.id });
      const right = site.lastText(phone);
      const statuses: number[] = [];
      for (let count = 0; count < 8; count += 1) {
        const { error } = await weak.auth.mfa.verify({
          factorId: factor.id,
          challengeId: challenge?.id ?? "",
          code: count < 7 ? wrongCode(right) : right,
        });
        statuses.push(error?.status ?? 200);
      }
      expect(tally(statuses)).toEqual({ 422: 5, 429: 3 });
    });

    test("are not removed by who has shown the password alone", async () => {
      const { email, factor } = await joinWithPhoneFactor();
      const weak = site.client();
      await weak.auth.signInWithPassword({ email, password: PASSWORD });
      const { error } = await weak.auth.mfa.unenroll({ factorId: factor.id });
      expect(error).toMatchObject({ status: 422, code: "insufficient_aal" });
    });

    test("do not let a session without them change what signs in", async () => {
      const { email } = await joinWithPhoneFactor();
      const weak = site.client();
      await weak.auth.signInWithPassword({ email, password: PASSWORD });
      const { error } = await weak.auth.updateUser({ phone: freshPhone() });
      expect(error).toMatchObject({ status: 401, code: "insufficient_aal" });
    });
  });
});

describe.each(TEST_ENGINES)("whoever attacks phone numbers, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine, isPersonal: false });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.sql("delete from auth.rate_limits"));

  const from = (address: string) => ({ "x-test-address": address });

  test("guesses a code five times, from however many networks", async () => {
    const phone = freshPhone();
    await site.post("/otp", { phone });
    const right = site.lastText(phone);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const token = count < 11 ? wrongCode(right) : right;
      const spelled = count % 2 === 0 ? phone : `+${phone.slice(0, 4)} ${phone.slice(4)}`;
      const { status } = await site.post(
        "/verify",
        { phone: spelled, token, type: "sms" },
        from(`198.51.100.${count}`),
      );
      statuses.push(status);
    }
    expect(tally(statuses)).toEqual({ 403: 5, 429: 7 });
  });

  test("has one number texted once a minute, and eight times a day", async () => {
    const phone = freshPhone();
    const ask = async (count: number) => {
      const answer = await site.post("/otp", { phone }, from(`198.51.100.${count}`));
      expect(answer.status === 200 || answer.body.code === "over_sms_send_rate_limit").toBe(true);
      return answer.status;
    };
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([200, 429, 429]);
    const statuses: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      await site.sql("delete from auth.rate_limits where bucket = 'text_to_number'");
      await site.sql("delete from auth.rate_limits where bucket = 'text_to_range'");
      statuses.push(await ask(10 + count));
    }
    expect(tally(statuses)).toEqual({ 200: 7, 429: 2 });
  });

  test("has five messages sent from one network, and twelve to numbers in a row", async () => {
    const one: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      one.push(
        (await site.post("/otp", { phone: `1202555${count}${String(count).padStart(3, "0")}` })).status,
      );
    }
    expect(tally(one)).toEqual({ 200: 5, 429: 3 });
    await site.sql("delete from auth.rate_limits");
    const row: number[] = [];
    for (let count = 0; count < 16; count += 1) {
      const phone = `4479460${String(count).padStart(4, "0")}`;
      row.push((await site.post("/signup", { phone, password: PASSWORD }, from(`198.51.${count}.1`))).status);
    }
    expect(tally(row)).toEqual({ 200: 12, 429: 4 });
  });

  test("does not text more as a member: three times, then five an hour", async () => {
    const { session } = await signInMember(site);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const answer = await site.request("/user", {
        method: "PUT",
        headers: { ...bearer(session.access_token), ...from(`198.51.${count}.1`) },
        body: JSON.stringify({ phone: freshPhone() }),
      });
      statuses.push(answer.status);
    }
    expect(tally(statuses)).toEqual({ 200: 3, 429: 2 });
  });
});

describe("a site without text messages", () => {
  test("says so, and lets nobody begin with a number", async () => {
    const site = await openAuthSite({ canText: false });
    const { client } = await signInMember(site);
    for (const { error } of [
      await site.client().auth.signUp({ phone: freshPhone(), password: PASSWORD }),
      await site.client().auth.signInWithOtp({ phone: freshPhone() }),
      await client.auth.updateUser({ phone: freshPhone() }),
      await client.auth.mfa.enroll({ factorType: "phone", phone: freshPhone() }),
    ]) {
      expect(error).toMatchObject({ status: 400, code: "phone_provider_disabled" });
      expect(error?.message).toContain("SMS_PROVIDER");
    }
    expect((await site.client().auth.resend({ type: "sms", phone: freshPhone() })).error).toBeNull();
    const settings: unknown = await (await site.request("/settings")).json();
    expect(settings).toMatchObject({ external: { phone: false } });
    await site.close();
  });
});
