import { openPostgres } from "@deckwright/db/postgres/open-postgres.ts";
import { addDeck, addMember } from "@deckwright/db/testing/members.ts";
import { createCluster, findPostgres } from "@deckwright/db/testing/postgres-cluster.ts";
import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import { endProcesses, startProcess } from "../testing/server-process.ts";

afterEach(endProcesses);

const bin = findPostgres();

test.skipIf(bin === undefined)(
  "a server whose PostgreSQL goes away says so, builds decks all the same, and goes on by itself when it is back",
  async () => {
    const cluster = await createCluster(bin ?? "");
    await cluster.start();
    const server = startProcess({ DATABASE_URL: cluster.url });
    const origin = await server.ready();
    const client = createClient(origin, await (await fetch(`${origin}/key`)).text());
    const told = vi.fn();
    await new Promise<void>((resolve) => {
      client
        .channel("decks")
        .on("postgres_changes", { event: "INSERT", schema: "public", table: "decks" }, ({ new: deck }) =>
          told(deck.name),
        )
        .subscribe((status) => {
          if (status === "SUBSCRIBED") resolve();
        });
    });
    const health = async () => {
      const answer = await fetch(`${origin}/healthz`);
      const body = (await answer.json()) as { status: string; database: object };
      return { code: answer.status, status: body.status, database: body.database };
    };
    const well = { code: 200, status: "ready", database: { engine: "postgres", answers: true } };
    const patience = { timeout: 60_000, interval: 500 };
    expect(await health()).toEqual(well);

    await cluster.kill();
    const ill = { code: 503, status: "impaired", database: { engine: "postgres", answers: false } };
    await vi.waitFor(async () => expect(await health()).toEqual(ill), patience);
    const data = await fetch(`${origin}/rest/v1/products`);
    expect([data.status, await data.json()]).toMatchObject([503, { code: "PGRST000", details: null }]);
    const deck = await fetch(`${origin}/functions/v1/generate-deck`, { method: "POST", body: "{}" });
    expect(deck.status).toBe(200);

    await cluster.start();
    await vi.waitFor(async () => expect(await health()).toEqual(well), patience);
    expect((await fetch(`${origin}/rest/v1/products`)).status).toBe(200);
    const database = openPostgres({ url: cluster.url });
    const author = await addMember(database, "Author");
    await vi.waitFor(async () => {
      await addDeck(database, author, { name: "After the fall", shared: true });
      expect(told).toHaveBeenCalledWith("After the fall");
    }, patience);
    await database.close();
    await client.removeAllChannels();
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    await cluster.remove();
  },
  600_000,
);
