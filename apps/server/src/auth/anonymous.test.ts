import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, freshPhone, openAuthSite } from "../../testing/auth-site.ts";
import { claimsOf, PASSWORD } from "../../testing/members.ts";

describe("an account without an address", () => {
  test("is there only where the site wants it", async () => {
    const site = await openAuthSite();
    const { error } = await site.client().auth.signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: "anonymous_provider_disabled" });
    await site.close();
  });

  test("is not there where nobody may sign up", async () => {
    const site = await openAuthSite({ anonymousEnabled: true, signupsEnabled: false });
    expect((await site.client().auth.signInAnonymously()).error?.code).toBe("signup_disabled");
    await site.close();
  });
});

describe.each(TEST_ENGINES)("accounts without an address, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine, anonymousEnabled: true, isPersonal: false });
  });
  afterAll(() => site?.close());
  beforeEach(() => site.sql("delete from auth.rate_limits"));

  test("become accounts by an address, and keep what is theirs", async () => {
    const client = site.client();
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { username: "Nemo" } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: "",
      identities: [],
      user_metadata: { username: "Nemo" },
    });
    const claims = claimsOf(data.session?.access_token ?? "");
    expect(claims).toMatchObject({
      is_anonymous: true,
      role: "authenticated",
      amr: [{ method: "anonymous" }],
    });
    const id = data.user?.id ?? "";
    await site.sql("insert into public.decks (user_id, name, format) values ($1, 'Mine', 'pauper')", [id]);
    const early = await client.auth.updateUser({ password: PASSWORD });
    expect(early.error).toMatchObject({ status: 422, code: "validation_failed" });
    const email = freshEmail();
    await client.auth.updateUser({ email });
    const token = site.lastMail(email).code;
    const { data: moved } = await client.auth.verifyOtp({ email, token, type: "email_change" });
    expect(moved.user).toMatchObject({ id, email, is_anonymous: false });
    expect(moved.user?.identities).toMatchObject([{ provider: "email", email }]);
    await client.auth.updateUser({ password: PASSWORD });
    const again = await site.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.data.user?.id).toBe(id);
    expect(await site.sql("select name from public.decks where user_id = $1", [id])).toEqual([
      { name: "Mine" },
    ]);
  });

  test("become accounts by a number, too", async () => {
    const client = site.client();
    const { data } = await client.auth.signInAnonymously();
    const phone = freshPhone();
    await client.auth.updateUser({ phone });
    const moved = await client.auth.verifyOtp({ phone, token: site.lastText(phone), type: "phone_change" });
    expect(moved.data.user).toMatchObject({ id: data.user?.id, phone, is_anonymous: false });
  });

  test("are sent no codes, having nowhere to send them", async () => {
    const client = site.client();
    await client.auth.signInAnonymously();
    expect((await client.auth.reauthenticate()).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  });

  test("have no second factors", async () => {
    const client = site.client();
    await client.auth.signInAnonymously();
    const { error } = await client.auth.mfa.enroll({ factorType: "totp" });
    expect(error).toMatchObject({ status: 403, code: "no_authorization" });
  });

  test("are thirty an hour for each network", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 33; count += 1) {
      await site.sql("delete from auth.rate_limits where bucket = 'signup'");
      statuses.push((await site.post("/signup", {})).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
