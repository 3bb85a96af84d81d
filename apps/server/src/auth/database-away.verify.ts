import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "@deckwright/db/migrate.ts";
import { openPostgres } from "@deckwright/db/postgres/open-postgres.ts";
import { createCluster, findPostgres } from "@deckwright/db/testing/postgres-cluster.ts";
import { expect, test, vi } from "vitest";
import { openAuthSiteOn } from "../../testing/auth-site.ts";
import { PASSWORD, signInMember } from "../../testing/members.ts";

const bin = findPostgres();

test.skipIf(bin === undefined)(
  "a member stays signed in while PostgreSQL is away and the session has to be refreshed",
  async () => {
    const cluster = await createCluster(bin ?? "");
    await cluster.start();
    const database = openPostgres({ url: cluster.url, onTrouble: () => {} });
    await migrate(database, ["platform", "app"]);
    const site = await openAuthSiteOn(database);
    const { client, email } = await signInMember(site);
    const before = (await client.auth.getSession()).data.session;
    await cluster.kill();

    const away = await client.auth.refreshSession();
    expect(away.error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
    expect((await client.auth.getSession()).data.session?.refresh_token).toBe(before?.refresh_token);
    const stranger = await site.post("/token?grant_type=password", { email, password: PASSWORD });
    expect([stranger.status, Number(stranger.headers.get("retry-after")) > 0]).toEqual([503, true]);

    await cluster.start();
    // The client keeps a failure for a minute before it asks again.
    await vi.waitFor(
      async () => {
        const { data, error } = await client.auth.refreshSession();
        expect(error).toBeNull();
        expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
      },
      { timeout: 120_000, interval: 500 },
    );
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    await site.close();
    await cluster.remove();
  },
  600_000,
);

test.skipIf(bin === undefined)(
  "a member stays signed in while all connections to PostgreSQL are in use",
  async () => {
    const cluster = await createCluster(bin ?? "");
    await cluster.start();
    const database = openPostgres({ url: cluster.url, connections: 2 });
    await migrate(database, ["platform", "app"]);
    const site = await openAuthSiteOn(database);
    const { session } = await signInMember(site);
    const busy = [1, 2].map(() => database.execute("select pg_sleep(12)"));
    await wait(200);
    const answer = await site.post("/token?grant_type=refresh_token", {
      refresh_token: session.refresh_token,
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    await Promise.all(busy);
    const later = await site.post("/token?grant_type=refresh_token", {
      refresh_token: session.refresh_token,
    });
    expect(later.status).toBe(200);
    await site.close();
    await cluster.remove();
  },
  600_000,
);
