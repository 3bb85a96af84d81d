import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "../platform/http/context.ts";
import type { DataDoor } from "../platform/limits/data-door.ts";
import type { Identify } from "../ports/caller.ts";
import type { ServerFunction } from "../ports/server-function.ts";
import { createCopyDeck } from "./copy-deck.ts";
import { createEngineFunctions } from "./engine-functions.ts";
import { mountFunctions } from "./mount.ts";

const identify: Identify = async (authorization) => {
  const [, name] = /^Bearer (\w+)$/.exec(authorization ?? "") ?? [];
  if (name === undefined || name === "forged") throw new Error("not to be believed");
  return { role: "authenticated", claims: { role: "authenticated", sub: name } };
};

/** All functions, each with its own limit; none does its work. */
const functions = [
  ...createEngineFunctions({ pool: {} as GeneratePool, faceOf: () => undefined }),
  createCopyDeck({} as DataDoor),
].map((row): ServerFunction => ({ ...row, role: "anyone", input: undefined, run: async () => ({}) }));

function open(isPersonal = false) {
  const app = new Hono<AppEnv>();
  app.use("*", (c, next) => {
    c.set("address", c.req.header("x-address") ?? "203.0.113.1");
    return next();
  });
  app.route("/functions/v1", mountFunctions(functions, { isPersonal, identify }));
  /** How many of so many calls at once were answered, and the first refusal. */
  return async (
    name: string,
    calls: number,
    headersOf: (at: number) => Record<string, string> = () => ({}),
  ) => {
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, at) =>
        app.request(`/functions/v1/${name}`, { method: "POST", headers: headersOf(at) }),
      ),
    );
    const refused = answers.find(({ status }) => status === 429);
    return { answered: answers.filter(({ status }) => status !== 429).length, refused };
  };
}

describe("limits of functions", () => {
  test.each([
    ["generate-deck", 60],
    ["validate", 300],
    ["analyze", 300],
    ["game-facts", 300],
    ["alternatives", 120],
    ["complete", 120],
    ["list-sessions", 60],
    ["no-such-function", 60],
  ])("one address may ask for %s %d times at once", async (name, most) => {
    const call = open();
    const { answered, refused } = await call(name, most + 20);
    expect(answered).toBeGreaterThanOrEqual(most);
    expect(answered).toBeLessThan(most + 10);
    expect(refused?.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(refused?.headers.get("access-control-allow-origin")).toBe("*");
    expect(await refused?.json()).toEqual({
      error: { code: "rate_limited", message: expect.stringMatching(/Wait a moment/) },
    });
    // Another address may still, and this one something else.
    expect((await call(name, 1, () => ({ "x-address": "203.0.113.2" }))).answered).toBe(1);
    expect((await call(name === "validate" ? "analyze" : "validate", 1)).answered).toBe(1);
  });

  test("a network of IPv6 is one address", async () => {
    const call = open();
    const { answered } = await call("analyze", 400, (at) => ({
      "x-address": `2001:db8:1:1::${at.toString(16)}`,
    }));
    expect(answered).toBeLessThan(310);
  });

  test("a member counts wherever they are, and a forged token counts for nobody", async () => {
    const call = open();
    const roaming = (token: string) => (at: number) => ({
      "x-address": `198.51.${at >> 8}.${at & 255}`,
      authorization: `Bearer ${token}`,
    });
    expect((await call("generate-deck", 80, roaming("ann"))).answered).toBeLessThan(70);
    expect((await call("generate-deck", 80, roaming("ben"))).answered).toBeGreaterThanOrEqual(60);
    expect((await call("generate-deck", 80, roaming("forged"))).answered).toBe(80);
  });

  test("a person who edits a deck as fast as they can click is never refused", async () => {
    const call = open();
    // A hundred clicks in a row; each asks for a verdict and for figures.
    for (const name of ["validate", "analyze"]) expect((await call(name, 100)).refused).toBeUndefined();
  });

  test("who has the site to themselves may ask for ten times as much", async () => {
    const call = open(true);
    expect((await call("generate-deck", 600)).refused).toBeUndefined();
  });

  test("copying says in its own words that it was too much", async () => {
    const { refused } = await open()("copy-deck", 100);
    expect(await refused?.json()).toEqual({ error: expect.stringMatching(/Wait a moment/) });
  });
});
