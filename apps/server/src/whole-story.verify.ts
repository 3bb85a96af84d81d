// What a first evening with the product is made of, against the real server as a process: an account, a mailed link, a deck that
// is kept, and all of it still there after the server was stopped, or killed.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCluster, findPostgres } from "@deckwright/db/testing/postgres-cluster.ts";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterEach, expect, test, vi } from "vitest";
import { endProcesses, startProcess } from "../testing/server-process.ts";

const EMAIL = "ada@example.org";
const PASSWORD = "correct horse battery staple";

afterEach(endProcesses);

/** Where a page keeps its session. */
type Storage = Map<string, string>;

function openClient(origin: string, key: string, held: Storage): SupabaseClient {
  return createClient(origin, key, {
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: "session",
      storage: {
        getItem: (name) => held.get(name) ?? null,
        setItem: (name, value) => void held.set(name, value),
        removeItem: (name) => void held.delete(name),
      },
    },
  });
}

/** The link of the one message in the mailbox. */
async function mailedLink(origin: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const messages = await (await fetch(`${origin}/mailbox?format=json`)).text();
      const link = /https?:[^\s"\\]+\/auth\/v1\/verify[^\s"\\]+/.exec(messages)?.[0];
      if (link === undefined) throw new Error("nothing was mailed yet");
      return link;
    },
    { timeout: 20_000, interval: 200 },
  );
}

async function firstEvening(env: Readonly<Record<string, string>>): Promise<void> {
  const held: Storage = new Map();
  let server = startProcess(env);
  let origin = await server.ready();
  const key = await (await fetch(`${origin}/key`)).text();
  const page = openClient(origin, key, held);
  const signedUp = await page.auth.signUp({
    email: EMAIL,
    password: PASSWORD,
    options: { data: { username: "Ada" } },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect((await page.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error?.code).toBe(
    "email_not_confirmed",
  );
  const landed = await fetch(await mailedLink(origin), { redirect: "manual" });
  const session = new URLSearchParams(new URL(landed.headers.get("location") ?? "").hash.slice(1));
  const signedIn = await page.auth.setSession({
    access_token: session.get("access_token") ?? "",
    refresh_token: session.get("refresh_token") ?? "",
  });
  expect(signedIn.data.user?.email).toBe(EMAIL);

  const made = await page.functions.invoke("generate-deck", {
    body: { prompt: "elf tribal commander under $100", save: true },
  });
  expect(made.error).toBeNull();
  expect(made.data.saved.id).toBeGreaterThan(0);
  const told = vi.fn();
  await new Promise<void>((resolve, reject) => {
    page
      .channel("vault")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "decks" }, ({ new: deck }) =>
        told(deck.name),
      )
      .subscribe((status, error) => {
        if (status === "SUBSCRIBED") resolve();
        else if (error) reject(error);
      });
  });
  expect((await page.from("decks").insert({ name: "By hand", format: "modern" })).error).toBeNull();
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith("By hand"), 10_000);
  await page.removeAllChannels();

  const kept = [made.data.deck.name, "By hand"];
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    server.child.kill(signal);
    expect(await server.exited).toBe(signal === "SIGTERM" ? 0 : null);
    server = startProcess(env);
    origin = await server.ready();
    expect(await (await fetch(`${origin}/key`)).text()).toBe(key);
    const again = openClient(origin, key, held);
    // The session that the page had kept goes on, with the token that it had.
    const refreshed = await again.auth.refreshSession();
    expect(refreshed.data.user?.email).toBe(EMAIL);
    const { data } = await again.from("decks").select("name, card_list").order("id");
    expect(data?.map(({ name }) => name)).toEqual(kept);
    expect(data?.[0]?.card_list).toEqual(made.data.deck.card_list);
    const { data: profile } = await again.from("profiles").select("username, ai_credits").single();
    expect(profile).toEqual({ username: "Ada", ai_credits: 10 });
    expect(
      (await openClient(origin, key, new Map()).auth.signInWithPassword({ email: EMAIL, password: PASSWORD }))
        .error,
    ).toBeNull();
    // What is written last before the kill is there after it.
    const name = `Written before ${signal === "SIGTERM" ? "the kill" : "the end"}`;
    expect((await again.from("decks").insert({ name, format: "modern" })).error).toBeNull();
    kept.push(name);
  }
}

test("an evening is still there after the server was stopped and killed, on the embedded database", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "deckwright-evening-"));
  await firstEvening({ DATA_DIR });
  await endProcesses();
  await rm(DATA_DIR, { recursive: true, force: true });
}, 600_000);

const bin = findPostgres();

test.skipIf(bin === undefined)(
  "an evening is still there after the server was stopped and killed, on PostgreSQL",
  async () => {
    const cluster = await createCluster(bin ?? "");
    await cluster.start();
    await firstEvening({ DATABASE_URL: cluster.url });
    await endProcesses();
    await cluster.remove();
  },
  600_000,
);
