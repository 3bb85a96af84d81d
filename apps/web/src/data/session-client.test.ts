import {
  AuthRetryableFetchError,
  AuthSessionMissingError,
  createClient,
  isAuthApiError,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const KEY = "sb-test";
const START = Date.parse("2026-11-21T12:00:00Z");

interface Call {
  readonly path: string;
  readonly headers: Headers;
  /** Seconds since the test began. */
  readonly at: number;
}

/** The client as pages open it, with a session kept from before, and a server that answers as told. */
function openClient(expiresInS: number | null, answer: (path: string) => Response) {
  const kept = new Map<string, string>();
  const calls: Call[] = [];
  if (expiresInS !== null) {
    const session = {
      access_token: "old.token.x",
      refresh_token: "refresh",
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + expiresInS,
      token_type: "bearer",
      user: { id: "me" },
    };
    kept.set(KEY, JSON.stringify(session));
  }
  const server: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    calls.push({ path: pathname, headers: new Headers(init?.headers), at: (Date.now() - START) / 1000 });
    return answer(pathname);
  };
  const client = createClient("http://localhost", "public-key", {
    auth: {
      storageKey: KEY,
      autoRefreshToken: false,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
    global: { fetch: server },
  });
  opened.push(client);
  const asked = (path: string) => calls.filter((call) => call.path === path);
  return { client, asked, isKept: () => kept.has(KEY) };
}

const TOKEN = "/auth/v1/token";
const opened: SupabaseClient[] = [];

function newSession(): Response {
  return Response.json({
    access_token: "new.token.x",
    refresh_token: "next",
    expires_in: 3600,
    token_type: "bearer",
    user: { id: "me" },
  });
}

const refused = (status: number, code: string) =>
  Response.json({ code, message: code }, { status, headers: { "x-supabase-api-version": "2024-01-01" } });

describe("the client for accounts and data", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    // The client tells the console of each refusal.
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((client) => client.auth.stopAutoRefresh()));
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("sends its key with each call, and the session's token, or the key once more", async () => {
    for (const [expires, token] of [
      [null, "public-key"],
      [3600, "old.token.x"],
    ] as const) {
      const { client, asked } = openClient(expires, () => Response.json([]));
      await client.from("decks").select("id");
      const [call] = asked("/rest/v1/decks");
      expect(call?.headers.get("apikey")).toBe("public-key");
      expect(call?.headers.get("authorization")).toBe(`Bearer ${token}`);
    }
  });

  test("looks every 30 seconds, and takes a new token when three looks or fewer are left", async () => {
    const { client, asked } = openClient(170, newSession);
    await client.auth.startAutoRefresh();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked(TOKEN)).toEqual([]);
    await vi.advanceTimersByTimeAsync(62_000);
    expect(asked(TOKEN)).toHaveLength(1);
    const { data } = await client.auth.getSession();
    expect(data.session?.access_token).toBe("new.token.x");
  });

  test("refreshes a session that has ended, or is about to, before it is used", async () => {
    for (const expires of [-60, 60]) {
      const { client, asked } = openClient(expires, newSession);
      const { data } = await client.auth.getSession();
      expect(data.session?.access_token).toBe("new.token.x");
      expect(asked(TOKEN)).toHaveLength(1);
    }
  });

  test("asks again, later and later, while the server cannot answer, and keeps the session", async () => {
    const { client, asked, isKept } = openClient(-60, () => new Response("", { status: 503 }));
    const asking = client.auth.refreshSession({ refresh_token: "refresh" });
    await vi.advanceTimersByTimeAsync(60_000);
    const { error } = await asking;
    expect(error).toBeInstanceOf(AuthRetryableFetchError);
    const gaps = asked(TOKEN).flatMap(({ at }, index, all) =>
      index === 0 ? [] : [at - (all[index - 1]?.at ?? 0)],
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(asked(TOKEN).at(-1)?.at).toBeLessThan(30);
    expect(isKept()).toBe(true);
  });

  test("forgets a session that the server no longer knows", async () => {
    const { client, isKept } = openClient(-60, () => refused(400, "refresh_token_not_found"));
    const { data } = await client.auth.getSession();
    expect(data.session).toBeNull();
    expect(isKept()).toBe(false);
  });

  test("tells kinds of errors apart: no session, wrong password, no answer", async () => {
    const { client } = openClient(null, () => refused(400, "invalid_credentials"));
    const missing = await client.auth.updateUser({ password: "longer" });
    expect(missing.error).toBeInstanceOf(AuthSessionMissingError);
    expect(missing.error?.status).toBe(400);
    const wrong = await client.auth.signInWithPassword({ email: "a@example.org", password: "x" });
    expect(isAuthApiError(wrong.error)).toBe(true);
    expect([wrong.error?.status, wrong.error?.code]).toEqual([400, "invalid_credentials"]);
    for (const status of [502, 503, 504]) {
      const down = openClient(null, () => new Response("", { status }));
      const { error } = await down.client.auth.signInWithPassword({ email: "a@example.org", password: "x" });
      expect(error).toBeInstanceOf(AuthRetryableFetchError);
      expect(error?.status).toBe(status);
    }
    const offline = openClient(null, () => {
      throw new TypeError("no network");
    });
    const { error } = await offline.client.auth.signInWithPassword({ email: "a@example.org", password: "x" });
    expect(error).toBeInstanceOf(AuthRetryableFetchError);
    expect(error?.status).toBe(0);
  });

  test("ends the session here also when the server says that there is none", async () => {
    for (const status of [401, 404]) {
      const { client, isKept } = openClient(3600, () => refused(status, "session_not_found"));
      expect((await client.auth.signOut()).error).toBeNull();
      expect(isKept()).toBe(false);
    }
  });
});
