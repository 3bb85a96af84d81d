import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { AnswerBuffer } from "./answer-buffer.ts";
import { createBodyCache } from "./body-cache.ts";

/** Writes a text, and counts how often. */
function writer(text: string) {
  let times = 0;
  const write = (into: AnswerBuffer): void => {
    times++;
    into.text(text);
  };
  return { write, times: () => times };
}

const long = (letter: string): string => `${letter}—é`.repeat(50_000);

test("an answer is made once, plain and in gzip", async () => {
  const bodies = createBodyCache();
  const { write, times } = writer(long("a"));
  const plain = await bodies.get("/a", false, write);
  const zipped = await bodies.get("/a", true, write);
  expect(Buffer.from(plain.bytes).toString()).toBe(long("a"));
  expect(gunzipSync(zipped.bytes).toString()).toBe(long("a"));
  expect(plain.etag).not.toBe(zipped.etag);
  expect(await bodies.get("/a", false, write)).toBe(plain);
  expect(await bodies.get("/a", true, write)).toBe(zipped);
  expect(times()).toBe(2);
});

test("many at a time do not write over one another", async () => {
  const bodies = createBodyCache();
  const letters = [..."abcdefghijklmnop"];
  const made = await Promise.all(
    letters.map((letter, at) => bodies.get(`/${letter}`, at % 3 > 0, writer(long(letter)).write)),
  );
  made.forEach(({ bytes }, at) => {
    const plain = at % 3 > 0 ? gunzipSync(bytes) : Buffer.from(bytes);
    expect(plain.toString(), letters[at]).toBe(long(letters[at] ?? ""));
  });
});

test("who asks for what is just being made gets the same", async () => {
  const bodies = createBodyCache();
  const { write, times } = writer(long("b"));
  const [first, second] = await Promise.all([bodies.get("/b", true, write), bodies.get("/b", true, write)]);
  expect(second).toBe(first);
  expect(times()).toBe(1);
});

test("what could not be written is tried again", async () => {
  const bodies = createBodyCache();
  const fails = (into: AnswerBuffer): void => {
    into.text("half");
    throw new Error("no");
  };
  await expect(bodies.get("/c", true, fails)).rejects.toThrow("no");
  const { bytes } = await bodies.get("/c", true, writer("whole").write);
  expect(gunzipSync(bytes).toString()).toBe("whole");
});

test("the oldest answers are given up for new ones", async () => {
  const bodies = createBodyCache(300_000);
  const first = writer(long("a").slice(0, 40_000));
  await bodies.get("/first", false, first.write);
  for (let at = 0; at < 9; at++) await bodies.get(`/${at}`, false, writer(long("z").slice(0, 40_000)).write);
  await bodies.get("/first", false, first.write);
  expect(first.times()).toBe(2);
});
