import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "../platform/http/context.ts";
import { readEnvironment } from "../platform/process/env.ts";
import { allowOrigins } from "./cors.ts";

function site(origins: readonly string[]) {
  return new Hono<AppEnv>().use("*", allowOrigins(origins)).get("/cards", (c) => c.json({ object: "list" }));
}
const from = (origin: string) => ({ headers: { origin } });
const FRIEND = "https://friend.example";

describe("other sites", () => {
  test("hear nothing of it unless it is configured", async () => {
    expect(readEnvironment({}).corsOrigins).toEqual([]);
    const response = await site([]).request("/cards", from(FRIEND));
    expect(response.status).toBe(200);
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(response.headers.get("vary")).toBeNull();
  });

  test("may read when they are named, and no others", async () => {
    const app = site(readEnvironment({ CORS_ORIGINS: `${FRIEND}/, https://b.example` }).corsOrigins);
    const response = await app.request("/cards", from(FRIEND));
    expect(response.headers.get("access-control-allow-origin")).toBe(FRIEND);
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    expect(response.headers.get("vary")).toBe("Origin");
    const other = await app.request("/cards", from("https://friend.example.evil"));
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
    expect(other.headers.get("vary")).toBe("Origin");
  });

  test("may ask beforehand", async () => {
    const response = await site(["*"]).request("/cards", {
      method: "OPTIONS",
      headers: { origin: FRIEND, "access-control-request-method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    expect(response.headers.get("access-control-allow-headers")).toContain("content-type");
  });

  test("are refused at the start when they are no origins", () => {
    for (const value of ["friend.example", "https://friend.example/path", "null"])
      expect(() => readEnvironment({ CORS_ORIGINS: value }), value).toThrow("CORS_ORIGINS must be");
  });
});
