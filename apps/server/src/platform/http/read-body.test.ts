import { expect, test } from "vitest";
import { readJson } from "./read-body.ts";

const post = (body: string | ReadableStream, headers = {}) =>
  new Request("http://x/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

test("reads JSON", async () => {
  expect(await readJson(post('{"a":"é"}'), 100)).toEqual({ a: "é" });
});

test.each(["", "{", "undefined", "\u0000"])("%j is no JSON", async (body) => {
  await expect(readJson(post(body), 100)).rejects.toMatchObject({ kind: "invalid_json" });
});

test("stops reading at the limit, whatever the headers say", async () => {
  await expect(readJson(post(JSON.stringify("x".repeat(200))), 100)).rejects.toMatchObject({
    kind: "too_large",
  });
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      pulled++;
      controller.enqueue(new Uint8Array(64).fill(32));
    },
  });
  await expect(readJson(post(endless), 1_000)).rejects.toMatchObject({ kind: "too_large" });
  expect(pulled).toBeLessThan(100);
});
