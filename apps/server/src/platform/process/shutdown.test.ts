import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { createStop } from "./shutdown.ts";

test("stopping takes every step once, in order, however often it is asked and whatever fails", async () => {
  const done: string[] = [];
  const codes: number[] = [];
  const lines: string[] = [];
  const log = createLog({ level: "info", secrets: [], write: (line) => lines.push(line) });
  const stop = createStop({
    log,
    exit: (code) => codes.push(code),
    steps: () => [
      { name: "first", run: async () => void done.push("first") },
      { name: "broken", run: () => Promise.reject(new Error("no")) },
      { name: "last", run: async () => void done.push("last") },
    ],
  });
  await Promise.all([stop("SIGINT"), stop("SIGINT"), stop("SIGTERM")]);
  expect(done).toEqual(["first", "last"]);
  expect(codes).toEqual([1]);
  expect(JSON.parse(lines[0]!)).toMatchObject({ message: "a step of stopping failed", step: "broken" });
});
