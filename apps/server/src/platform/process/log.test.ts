import { expect, test } from "vitest";
import { createLog, type LogLevel } from "./log.ts";

function record(level: LogLevel, secrets: readonly string[] = []) {
  const lines: string[] = [];
  const log = createLog({ level, secrets, write: (line) => lines.push(line), now: () => new Date(0) });
  return { log, lines };
}

test("a line is one JSON object with time, level and message", () => {
  const { log, lines } = record("info");
  log.info("hello\nthere", { ms: 3 });
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"info","message":"hello\\nthere","ms":3}\n',
  ]);
});

test("only what is at or above the level is written", () => {
  const { log, lines } = record("warn");
  log.debug("a");
  log.info("b");
  log.warn("c");
  log.error("d");
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(["c", "d"]);
  const silent = record("silent");
  silent.log.error("nothing");
  expect(silent.lines).toEqual([]);
});

test("fields that a function gives are asked for only where the line is written", () => {
  let asked = 0;
  const fields = () => ({ turn: ++asked });
  record("info").log.debug("a", fields);
  expect(asked).toBe(0);
  const { log, lines } = record("debug");
  log.debug("a", fields);
  expect(JSON.parse(lines[0]!)).toMatchObject({ message: "a", turn: 1 });
});

test("an error is written with its stack and cause", () => {
  const { log, lines } = record("info");
  log.error("broken", { cause: new Error("outer", { cause: new TypeError("inner") }) });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    cause: { kind: "Error", message: "outer", stack: expect.any(String), cause: { kind: "TypeError" } },
  });
});

test("no secret is written, by name or by value, however deep", () => {
  const { log, lines } = record("debug", ["hunter22"]);
  log.error("login with hunter22", {
    headers: { authorization: "Bearer abc", Cookie: "session=abc" },
    apiKey: "abc",
    nested: { list: ["postgres://u:hunter22@db"] },
    error: new Error("could not reach postgres://u:hunter22@db"),
  });
  expect(lines.join("")).not.toMatch(/hunter22|abc/);
});
