import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const MAIN = path.join(import.meta.dirname, "main.ts");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "deckwright-main-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in a process of its own, on the bundled cards. */
function deckwright(args: readonly string[], input = ""): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { CARDS_DIR: _, ...env } = process.env;
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { ...env, DATA_DIR: path.join(folder, "data"), INIT_CWD: folder },
      cwd: folder,
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
  });
}

test("a mistake ends the process with 2, on standard error only", async () => {
  const { code, stdout, stderr } = await deckwright(["conjure"]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/unknown command/);
});

test("a batch goes through a pipe line by line, and nothing else is written", async () => {
  const input =
    '{"id":1,"prompt":"elf tribal commander under $100","seed":3}\nnot json\n{"id":"b","prompt":"mono blue control pauper"}\n';
  const { code, stdout, stderr } = await deckwright(["generate", "--batch"], input);
  const answers = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers.map((answer) => answer.id)).toEqual([1, null, "b"]);
  expect(answers[0].deck).toMatchObject({ format: "commander", cards: 100 });
  expect(answers[2].deck).toMatchObject({ format: "pauper", colors: ["U"] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
}, 90_000);

test("an illegal deck ends the process with 1", async () => {
  const { code, stdout } = await deckwright(
    ["validate", "--format", "modern", "--deck", "-"],
    "59 Mountain\n",
  );
  expect(JSON.parse(stdout).legal).toBe(false);
  expect(code).toBe(1);
}, 90_000);

test("a reader that stops reading is no error", async () => {
  const child = spawn(process.execPath, [MAIN, "--help"], { cwd: folder });
  child.stdout.destroy();
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk;
  });
  await new Promise((resolve) => child.on("close", resolve));
  expect(stderr).toBe("");
});
