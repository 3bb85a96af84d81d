import { expect, test } from "vitest";
import { rememberTokens } from "./caller.ts";

test("a token is checked again after a moment, and never believed beyond its time", async () => {
  let time = 1_000_000;
  let checks = 0;
  const verify = rememberTokens(
    async (token) => {
      checks += 1;
      if (token === "bad") throw new Error("bad");
      return { role: "anon", exp: (1_000_000 + 10_000) / 1000 };
    },
    () => time,
  );
  await verify("good");
  await verify("good");
  expect(checks).toBe(1);
  time += 9_999;
  await verify("good");
  expect(checks).toBe(1);
  time += 1;
  await verify("good");
  expect(checks).toBe(2);
  await expect(verify("bad")).rejects.toThrow();
  await expect(verify("bad")).rejects.toThrow();
  expect(checks).toBe(4);
});
