import type { User } from "@supabase/supabase-js";
import { vi } from "vitest";
import { NO_ANALYSIS } from "../../lib/no-analysis.ts";
import type * as AccountModule from "../account.ts";

/** The one line of the deck's list. */
export const LINE = { name: "Shock", quantity: 1, role: "Removal", reason: "Cheap." };

/** What the engine and the rules say of a deck. */
interface Judge {
  readonly findings?: readonly unknown[];
  readonly figures?: Readonly<Record<string, unknown>>;
}

/**
 * A member's page before a server with one deck, which others change before each of the next `rivals` writes.
 * @param judge Absent where nobody judges decks.
 */
export async function openMembersPage(rivals: number, judge?: Judge) {
  const deck = {
    id: 7,
    version: 1,
    name: "Fire",
    format: "modern",
    colors: ["R"],
    power_level: null,
    card_list: { "A group that nobody knows": [LINE] },
    seo_description: null,
    image: null,
    details: null,
    shared: false,
    favorite: false,
  };
  let left = rivals;
  let isThere = true;
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(String(input), "http://localhost/");
    if (address.pathname.startsWith("/functions/")) return judged(address.pathname, judge);
    const version = address.searchParams.get("version");
    const method = init?.method ?? "GET";
    if (method !== "GET" && left > 0) {
      left -= 1;
      deck.version += 1;
    }
    const isMet = isThere && (version === null || version === `eq.${deck.version}`);
    if (!isMet) return Response.json([]);
    if (method === "DELETE") isThere = false;
    if (method === "PATCH") {
      const change = JSON.parse(String(init?.body));
      Object.assign(deck, change);
      if ("card_list" in change) deck.version += 1;
    }
    return Response.json([deck]);
  });
  vi.resetModules();
  const { account, startAccount, supabase }: typeof AccountModule = await import("../account.ts");
  startAccount("public-key");
  // The client finds that no session was kept, and says so; then the member is here.
  await (await supabase()).auth.getSession();
  await new Promise((resolve) => setTimeout(resolve));
  account.set({ ...account.get(), loading: false, user: { id: "me" } as User });
  return { deck, isThere: () => isThere };
}

function judged(path: string, judge: Judge | undefined): Response {
  if (!judge) return Response.json(null, { status: 503 });
  const findings = judge.findings ?? [];
  if (path.endsWith("validate")) return Response.json({ legal: findings.length === 0, findings });
  return Response.json({ ...NO_ANALYSIS, findings: [], faces: {}, strategy: "", ...judge.figures });
}
