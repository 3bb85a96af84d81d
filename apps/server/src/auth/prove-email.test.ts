import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthSite, freshEmail, openAuthSite } from "../../testing/auth-site.ts";
import { signInMember } from "../../testing/members.ts";

const THEIRS = "Stranger-pass-1";
const OWN = "Owner-pass-2";

describe.each(TEST_ENGINES)("an address that a stranger has signed up with, on the engine %s,", (engine) => {
  let site: AuthSite;
  beforeAll(async () => {
    site = await openAuthSite({ engine });
  });
  afterAll(() => site?.close());

  const forgetLimits = () => site.sql("delete from auth.rate_limits");

  async function signUp(email: string, password: string, username: string) {
    await forgetLimits();
    const { data, error } = await site
      .client()
      .auth.signUp({ email, password, options: { data: { username, from: username } } });
    expect(error).toBeNull();
    return { id: data.user?.id ?? "", mail: site.lastMail(email) };
  }

  const signIn = async (email: string, password: string) => {
    const { error } = await site.client().auth.signInWithPassword({ email, password });
    return error?.code ?? "signed in";
  };

  const follow = async (link: string | undefined) => {
    const answer = await site.request(`/verify${new URL(link ?? "").search}`);
    return new URL(answer.headers.get("location") ?? "");
  };

  const nameOf = async (email: string) => {
    const rows = await site.sql("select username from public.profiles where email = $1", [email]);
    return rows.map(({ username }) => username);
  };

  const WAYS: readonly (readonly [string, (email: string) => Promise<unknown>])[] = [
    [
      "a sign-in link",
      async (email) => {
        await site.client().auth.signInWithOtp({ email });
        return follow(site.lastMail(email).link);
      },
    ],
    [
      "a sign-in code",
      async (email) => {
        await site.client().auth.signInWithOtp({ email });
        return site.client().auth.verifyOtp({ email, token: site.lastMail(email).code, type: "email" });
      },
    ],
    [
      "a recovery link",
      async (email) => {
        await site.client().auth.resetPasswordForEmail(email);
        return follow(site.lastMail(email).link);
      },
    ],
    [
      "a recovery code",
      async (email) => {
        await site.client().auth.resetPasswordForEmail(email);
        return site.client().auth.verifyOtp({ email, token: site.lastMail(email).code, type: "recovery" });
      },
    ],
  ];

  test.each(WAYS)(
    "has no password, no name and nothing else of whoever signed up with it first, once its owner comes by %s",
    async (_, come) => {
      const email = freshEmail("owner");
      const { id } = await signUp(email, THEIRS, "stranger");
      // What a stranger may have got in by ways that are not there today.
      await site.sql("insert into auth.sessions (user_id) values ($1)", [id]);
      await site.sql(
        "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
        [id],
      );
      await forgetLimits();
      await come(email);
      expect(await signIn(email, THEIRS)).toBe("invalid_credentials");
      expect(await nameOf(email)).toEqual(["Player"]);
      const [row] = await site.sql(
        `select id, encrypted_password, raw_user_meta_data, email_confirmed_at is not null as is_confirmed,
           (select count(*) from auth.sessions s where s.user_id = u.id) as sessions,
           (select count(*) from auth.mfa_factors f where f.user_id = u.id) as factors
         from auth.users u where email = $1`,
        [email],
      );
      expect(row).toEqual({
        id,
        encrypted_password: null,
        raw_user_meta_data: { email_verified: true },
        is_confirmed: true,
        sessions: 1,
        factors: 0,
      });
    },
  );

  test("is its owner's, with their own password and name, by the link of their own sign-up", async () => {
    const email = freshEmail("owner");
    const stranger = await signUp(email, THEIRS, "stranger");
    const owner = await signUp(email, OWN, "owner");
    expect(owner.id).toBe(stranger.id);
    expect((await follow(owner.mail.link)).hash).toContain("access_token=");
    expect([await signIn(email, OWN), await signIn(email, THEIRS)]).toEqual([
      "signed in",
      "invalid_credentials",
    ]);
    expect(await nameOf(email)).toEqual(["owner"]);
    const { data } = await site.client().auth.signInWithPassword({ email, password: OWN });
    expect(data.user).toMatchObject({ id: owner.id, user_metadata: { username: "owner", from: "owner" } });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ from: "owner", email_verified: true });
    // And the stranger's own link is of no use any more.
    expect((await follow(stranger.mail.link)).hash).toContain("otp_expired");
  });

  test("is so too when the stranger comes second, and signs up again and again", async () => {
    const email = freshEmail("owner");
    const owner = await signUp(email, OWN, "owner");
    const stranger = await signUp(email, THEIRS, "stranger");
    await signUp(email, THEIRS, "stranger");
    const link = await follow(owner.mail.link);
    expect(link.hash).toContain("access_token=");
    expect([await signIn(email, OWN), await signIn(email, THEIRS)]).toEqual([
      "signed in",
      "invalid_credentials",
    ]);
    expect((await follow(stranger.mail.link)).hash).toContain("otp_expired");
  });

  test("keeps five messages that wait at most, the newest", async () => {
    const email = freshEmail("many");
    const { mail } = await signUp(email, THEIRS, "first");
    for (let count = 0; count < 5; count += 1) await signUp(email, THEIRS, `next ${count}`);
    const rows = await site.sql("select 1 from auth.one_time_tokens where relates_to = $1", [email]);
    expect(rows).toHaveLength(5);
    expect((await follow(mail.link)).hash).toContain("otp_expired");
  });

  test("is its owner's in the browser where they signed up, when the link belongs to its flow", async () => {
    const email = freshEmail("owner");
    await signUp(email, THEIRS, "stranger");
    await forgetLimits();
    const client = site.client({ flowType: "pkce" });
    await client.auth.signUp({ email, password: OWN, options: { data: { username: "owner" } } });
    const code = (await follow(site.lastMail(email).link)).searchParams.get("code") ?? "";
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect([await signIn(email, OWN), await signIn(email, THEIRS)]).toEqual([
      "signed in",
      "invalid_credentials",
    ]);
  });

  test("stands for its newest sign-up when the message is asked for again", async () => {
    const email = freshEmail("owner");
    await signUp(email, THEIRS, "stranger");
    await signUp(email, OWN, "owner");
    await forgetLimits();
    await site.client().auth.resend({ type: "signup", email });
    await follow(site.lastMail(email).link);
    expect([await signIn(email, OWN), await signIn(email, THEIRS)]).toEqual([
      "signed in",
      "invalid_credentials",
    ]);
  });

  test("can be moved to by a member whose it is", async () => {
    const wanted = freshEmail("wanted");
    await signUp(wanted, THEIRS, "stranger");
    const { client, email, id } = await signInMember(site);
    expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
    for (const address of [email, wanted]) {
      const token = site.lastMail(address).code;
      await site.client().auth.verifyOtp({ email: address, token, type: "email_change" });
    }
    expect((await client.auth.getUser()).data.user).toMatchObject({ id, email: wanted });
    expect(await signIn(wanted, THEIRS)).toBe("invalid_credentials");
    expect(await nameOf(wanted)).toHaveLength(1);
  });

  test("tells nobody: a sign-up is answered alike before and after its owner has come", async () => {
    const email = freshEmail("quiet");
    const shape = async () => {
      await forgetLimits();
      const { status, body } = await site.post("/signup", {
        email,
        password: THEIRS,
        data: { username: "x" },
      });
      return JSON.stringify([status, body])
        .replaceAll(/"[\d-]{10}T[\d:.]+Z"/g, "time")
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");
    };
    const before = await shape();
    expect(await shape()).toBe(before);
    await forgetLimits();
    await site.client().auth.signInWithOtp({ email });
    await follow(site.lastMail(email).link);
    expect(await shape()).toBe(before);
  });
});
