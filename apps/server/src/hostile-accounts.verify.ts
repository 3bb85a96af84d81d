import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { describe, expect, test } from "vitest";
import { openAuthSite } from "../testing/auth-site.ts";
import { sendHostileToAccounts } from "../testing/hostile-accounts.ts";
import { signInMember } from "../testing/members.ts";

describe.each(TEST_ENGINES)("ten thousand hostile requests to accounts on the engine %s", (engine) => {
  test("never break signing in", async () => {
    const site = await openAuthSite({ engine });
    const { session, email } = await signInMember(site);
    await sendHostileToAccounts(site, session.access_token, 10_000);
    const [member] = await site.sql("select banned_until, deleted_at from auth.users where email = $1", [
      email,
    ]);
    expect(member).toEqual({ banned_until: null, deleted_at: null });
    await site.close();
  }, 1_800_000);
});
