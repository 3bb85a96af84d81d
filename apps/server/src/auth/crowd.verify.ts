import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { expect, test } from "vitest";
import { type AuthSite, freshEmail, openAuthSite } from "../../testing/auth-site.ts";
import { PASSWORD } from "../../testing/members.ts";

const CROWD = 400;

async function timeOf(work: () => Promise<{ readonly status: number }>): Promise<number> {
  const begun = performance.now();
  expect((await work()).status).toBe(200);
  return performance.now() - begun;
}

/** The middle one of some. */
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function addMember(site: AuthSite): Promise<string> {
  const email = freshEmail();
  await site.client().auth.signUp({ email, password: PASSWORD });
  await site.client().auth.verifyOtp({ email, token: site.lastMail(email).code, type: "signup" });
  return email;
}

test.each(TEST_ENGINES)(
  "four hundred sign-ins at once from one address hold up nobody else's, on %s",
  async (engine) => {
    const site = await openAuthSite({ engine, sheds: true });
    const email = await addMember(site);
    const other = await addMember(site);
    const signIn = (address: string, whose: string) =>
      site.post(
        "/token?grant_type=password",
        { email: whose, password: PASSWORD },
        { "x-test-address": address },
      );
    const quiet: number[] = [];
    for (let count = 0; count < 9; count += 1) quiet.push(await timeOf(() => signIn("203.0.113.9", other)));

    const crowd = Array.from({ length: CROWD }, () => signIn("198.51.100.1", email));
    const among: number[] = [];
    for (let count = 0; count < 9; count += 1) among.push(await timeOf(() => signIn("203.0.113.9", other)));
    const answers = await Promise.all(crowd);
    const signedIn = answers.filter(({ status }) => status === 200).length;
    const shed = answers.filter(({ status }) => status === 503).length;
    process.stdout.write(
      `${engine}: quiet ${median(quiet).toFixed(0)} ms, among ${CROWD} ${median(among).toFixed(0)} ms ` +
        `(slowest ${Math.max(...among).toFixed(0)}); of the crowd ${signedIn} signed in, ${shed} were shed\n`,
    );
    expect(signedIn + shed).toBe(CROWD);
    expect(signedIn).toBeGreaterThan(0);
    expect(median(among)).toBeLessThan(3 * median(quiet));
    await site.close();
  },
  300_000,
);
