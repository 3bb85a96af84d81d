import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli } from "./cli.ts";
import type { Environment } from "./environment.ts";
import { createLoadingSign } from "./loading-sign.ts";
import { openWorkbench, type Workbench } from "./workbench.ts";

let folder: string;
let environment: Environment;
let bench: Workbench;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "deckwright-cli-"));
  environment = { cardsDir: undefined, dataDir: path.join(folder, "data"), startedIn: folder };
  bench = openWorkbench(environment, createLoadingSign(new PassThrough()), new PassThrough());
  await bench.engine();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line on the bundled cards, which are loaded once. */
async function deckwright(
  args: readonly string[],
  input = "",
  with_: Partial<Environment> = {},
): Promise<Outcome> {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  streams.stdin.end(input);
  const texts = Promise.all([text(streams.stdout), text(streams.stderr)]);
  const own = Object.keys(with_).length > 0;
  const place = { ...environment, ...with_ };
  const code = await runCli(
    args,
    place,
    own ? openWorkbench(place, createLoadingSign(streams.stderr), streams.stderr) : bench,
    streams,
  );
  streams.stdout.end();
  streams.stderr.end();
  const [stdout, stderr] = await texts;
  return { code, stdout, stderr };
}

const json = (outcome: Outcome) => JSON.parse(outcome.stdout);
const lines = (outcome: Outcome) =>
  outcome.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("help and mistakes", () => {
  test("a list with lines that cannot be read ends with 2 and names them", async () => {
    const list = `4 Lightning Bolt\n12\n99999 Mountain\n${"4\n".repeat(10)}`;
    const { code, stderr, stdout } = await deckwright(
      ["validate", "--format", "modern", "--deck", "-"],
      list,
    );
    expect(stderr).toContain(
      'line 2, "12": it names no card; line 3, "99999 Mountain": a deck has at most 1000',
    );
    expect(stderr).toContain("and 7 more");
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  test.each(["1000000000 Mountain", "9007199254740993 Mountain", `${"9".repeat(400)} Mountain`])(
    "a deck with %s ends with 2 and names the line",
    async (line) => {
      for (const command of ["validate", "analyze", "goldfish", "complete"]) {
        const args = [command, "--format", "modern", "--deck", "-"];
        const { code, stderr, stdout } = await deckwright(args, `4 Lightning Bolt\n${line}\n`);
        expect(stderr).toMatch(/line 2, "\d+.*": /);
        expect(stdout).toBe("");
        expect(code).toBe(2);
      }
      const pool = path.join(folder, "pool.txt");
      writeFileSync(pool, `${line}\n`);
      const { code, stderr } = await deckwright(["generate", "--format", "sealed", "--pool", pool]);
      expect(stderr).toMatch(/line 1, "\d+.*": /);
      expect(code).toBe(2);
    },
  );

  test("help is there for the whole and for each command, with examples", async () => {
    const whole = await deckwright(["--help"]);
    expect(whole.code).toBe(0);
    for (const command of [
      "generate",
      "intent",
      "complete",
      "validate",
      "analyze",
      "goldfish",
      "named",
      "search",
      "cards",
    ]) {
      expect(whole.stdout).toContain(`  ${command} `);
    }
    const outcomes = await Promise.all(
      ["generate", "intent", "complete", "validate", "analyze", "goldfish", "named", "search"].map(
        (command) => deckwright([command, "--help"]),
      ),
    );
    for (const { code, stdout } of outcomes) {
      expect(code).toBe(0);
      expect(stdout).toMatch(/Examples:\n {2}deckwright /);
    }
  });

  test.each([
    [["conjure"], /unknown command/],
    [["generate", "--wings"], /unknown option/],
    [["generate", "--budget", "lots"], /must be a number/],
    [["generate", "--colors", "XYZ"], /WUBRG/],
    [["generate", "--max-mana-value", "few"], /must be a number/],
    [["generate", "--max-mana-value", "2.5"], /maxManaValue must be a whole number/],
    [["generate", "--bracket", "9"], /bracket must be at most 5/],
    [["generate", "--batch", "--table"], /leave out --table/],
    [["validate", "--format", "modern", "--deck", "nowhere.txt"], /nowhere.txt cannot be read/],
    [["validate"], /format/],
    [["named"], /one of exact and fuzzy/],
  ])("%j ends with 2 and says why", async (args, message) => {
    const { code, stderr, stdout } = await deckwright(args);
    expect(stderr).toMatch(message);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });
});

describe("generate", () => {
  test("takes the fields of a wish as flags", async () => {
    const outcome = await deckwright([
      ...["generate", "--format", "pauper", "--colors", "R", "--max-mana-value", "3", "--theme", "treasure"],
      ...["--include", "Lightning Bolt", "--include", "Chain Lightning", "--budget", "$40", "--seed", "2"],
    ]);
    expect(json(outcome).intent).toMatchObject({
      format: "pauper",
      colors: ["R"],
      maxManaValue: 3,
      themes: ["treasure"],
      include: ["Lightning Bolt", "Chain Lightning"],
      budgetUsd: 40,
    });
  });

  test("builds a deck from words, and writes one line of JSON to a pipe", async () => {
    const outcome = await deckwright([
      "generate",
      "elf",
      "tribal",
      "commander",
      "under",
      "$100",
      "--seed",
      "3",
    ]);
    expect(outcome.code).toBe(0);
    const { deck, intent, findings, timings_ms } = json(outcome);
    expect(deck.format).toBe("commander");
    expect(deck.cards).toBe(100);
    expect(intent).toMatchObject({ tribe: "Elf", budgetUsd: 100, read: { budgetUsd: "under $100" } });
    expect(findings.filter((finding: { severity: string }) => finding.severity === "illegal")).toEqual([]);
    expect(timings_ms.total).toBeGreaterThan(0);

    const file = path.join(folder, "deck.json");
    writeFileSync(file, outcome.stdout);
    const verdict = await deckwright(["validate", "--deck", "deck.json"]);
    expect(verdict.code).toBe(0);
    expect(json(verdict)).toMatchObject({ legal: true });
  });

  test("draws a table when asked, with a reason for every card", async () => {
    const { stdout, code } = await deckwright(["generate", "mono red burn modern", "--table"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Lightning Bolt/);
    expect(stdout).toMatch(/Why/);
    expect(stdout).not.toContain('{"');
  });

  test("answers a batch in order, with mistakes among the lines", async () => {
    const input = [
      '\uFEFF{"id":"a","prompt":"mono blue control pauper","seed":1}',
      "this is no JSON",
      "",
      '{"id":7,"bracket":12}',
      "[1,2]",
      '{"id":"a2","prompt":"mono blue control pauper","seed":1,"mood":"good"}',
      '{"id":{"x":1},"prompt":"elves"}',
    ].join("\n");
    const { code, stdout } = await deckwright(["generate", "--batch"], input);
    expect(code).toBe(0);
    const [first, broken, wrong, list, again, strange] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(first.id).toBe("a");
    expect(broken).toMatchObject({
      id: null,
      error: { code: "invalid_json", message: expect.stringContaining("Line 2") },
    });
    expect(wrong).toMatchObject({
      id: 7,
      error: { code: "invalid_request", message: expect.stringContaining("bracket") },
    });
    expect(list.error.code).toBe("invalid_request");
    expect(again.id).toBe("a2");
    expect(again.deck).toEqual(first.deck);
    expect(again.ignored).toEqual(["mood"]);
    expect(strange).toMatchObject({ id: null, error: { code: "invalid_request" } });
  });

  test("reads the cards somebody owns from a list", async () => {
    writeFileSync(path.join(folder, "mine.txt"), "4 Lightning Bolt\n4 Monastery Swiftspear\n30 Mountain\n");
    const outcome = await deckwright([
      "generate",
      "--format",
      "modern",
      "--colors",
      "R",
      "--playstyle",
      "burn",
      "--owned",
      "mine.txt",
    ]);
    expect(outcome.code).toBe(0);
    expect(json(outcome).deck.main).toMatchObject({ "Lightning Bolt": expect.any(Number) });
  });
});

describe("the other commands", () => {
  test("intent answers plain values and the words they were read from", async () => {
    const input = ["golgari aristocrats, no infect", "", "🔥", "x".repeat(11_000)]
      .map((prompt, id) => JSON.stringify({ id, prompt }))
      .join("\n");
    const answers = lines(await deckwright(["intent", "--batch"], input));
    expect(answers.map((answer) => answer.id)).toEqual([0, 1, 2, 3]);
    expect(answers[0].intent).toMatchObject({
      colors: ["B", "G"],
      playstyle: "aristocrats",
      exclude: ["infect"],
      read: { exclude: "no infect" },
    });
    expect(answers[0].timings_ms.total).toBeGreaterThanOrEqual(0);
    expect(answers[1].intent.notes[0]).toMatch(/empty/);
    expect(answers[3].error.code).toBe("invalid_request");
  });

  test("intent draws a table for people", async () => {
    const { stdout } = await deckwright(["intent", "elves", "under", "$50", "--table"]);
    expect(stdout).toMatch(/budgetUsd.*50.*under \$50/);
  });

  test("validate ends with 1 for a deck that is not legal, and says why", async () => {
    writeFileSync(path.join(folder, "bad.txt"), "5 Lightning Bolt\n50 Mountain\n1 No Such Card\n");
    const { code, stdout } = await deckwright([
      "validate",
      "--format",
      "modern",
      "--deck",
      "bad.txt",
      "--json",
    ]);
    expect(code).toBe(1);
    const rules = JSON.parse(stdout).findings.map((finding: { rule: string }) => finding.rule);
    expect(rules).toEqual(expect.arrayContaining(["COPY", "SIZE", "NAMES"]));
    const people = await deckwright(
      ["validate", "--format", "modern", "--deck", "-", "--table"],
      "60 Mountain\n",
    );
    expect(people.stdout).toMatch(/Legal/);
  });

  test("analyze measures, complete adds, by lines of JSON", async () => {
    const deck = { format: "modern", main: { "Lightning Bolt": 4, Mountain: 20 } };
    const [analysis] = lines(await deckwright(["analyze", "--batch"], JSON.stringify({ id: 1, ...deck })));
    expect(analysis).toMatchObject({ id: 1, lands: 20 });
    expect(analysis.price.total).toBeGreaterThan(0);
    const [additions, unknown] = lines(
      await deckwright(
        ["complete", "--batch"],
        `${JSON.stringify({ id: 2, n: 5, ...deck })}\n${JSON.stringify({ id: 3, format: "tiddlywinks", main: {} })}`,
      ),
    );
    expect(additions.cards).toHaveLength(5);
    expect(additions.cards.map((card: { name: string }) => card.name)).not.toContain("Lightning Bolt");
    expect(unknown).toMatchObject({ id: 3, error: { code: expect.any(String) } });
  });

  test("goldfish plays a deck alone, for programs and for people", async () => {
    const deck = { format: "modern", main: { "Goblin Guide": 20, "Lightning Bolt": 20, Mountain: 20 } };
    const [report] = lines(await deckwright(["goldfish", "--batch"], JSON.stringify({ id: 1, ...deck })));
    expect(report).toMatchObject({ id: 1, games: 2_000, combo: null, damage: { life: 20 } });
    expect(report.damage.turn.median).toBeLessThan(9);
    const list = "20 Goblin Guide\n20 Lightning Bolt\n20 Mountain\n";
    const people = await deckwright(["goldfish", "--format", "modern", "--deck", "-", "--table"], list);
    expect(people.stdout).toMatch(/2,000 games alone/);
    expect(people.stdout).toMatch(/20 damage .* turn \d/);
  });

  test("search names every hit, paged or not, and says what it did not understand", async () => {
    const input = [
      { id: 1, q: "is:shockland", page: 2 },
      { id: 2, q: "!forest unique:prints", unique: "cards" },
      { id: 3, q: "tyep:elf !opt", order: "nmae" },
      { id: 4, q: 5 },
      { id: 5, q: "(((\u0000" },
    ];
    const [lands, forests, typo, wrong, empty] = lines(
      await deckwright(["search", "--batch"], input.map((request) => JSON.stringify(request)).join("\n")),
    );
    expect(lands).toMatchObject({ id: 1, total: 10, warnings: [] });
    expect(lands.names).toContain("Blood Crypt");
    expect(forests.total).toBeGreaterThan(100);
    expect(forests.names).toHaveLength(forests.total);
    expect(typo).toMatchObject({ total: 1, names: ["Opt"] });
    expect(typo.warnings).toHaveLength(2);
    expect(typo.warnings[1]).toContain("Did you mean “type”?");
    expect(wrong).toMatchObject({ id: 4, error: { code: "invalid_request" } });
    expect(empty).toMatchObject({ id: 5, total: 0, names: [] });
    const shown = await deckwright(["search", "t:elf", "t:druid", "mv=1", "--table"]);
    expect(shown.stdout).toContain("cards where the type line contains “elf”");
    expect(shown.stdout).toContain("Llanowar Elves");
  });

  test("named finds a card despite a typo, in a set, and says when there is none", async () => {
    const input = [
      { id: 1, fuzzy: "skulcalmp" },
      { id: 2, exact: "Skullclamp", set: "zzz" },
      { id: 3, exact: "Skulcalmp" },
    ];
    const [found, wrongSet, missing] = lines(
      await deckwright(["named", "--batch"], input.map((request) => JSON.stringify(request)).join("\n")),
    );
    expect(found.card).toMatchObject({
      object: "card",
      name: "Skullclamp",
      type_line: "Artifact — Equipment",
    });
    expect(wrongSet.error).toMatchObject({ code: "not_found", message: expect.stringContaining("ZZZ") });
    expect(missing.error.message).toMatch(/Did you mean Skullclamp/);
    const none = await deckwright(["named", "qqqqqqqqqqqq"]);
    expect(none.code).toBe(1);
    expect(json(none).error.code).toBe("not_found");
  });

  test("cards status says where the cards come from", async () => {
    const status = json(await deckwright(["cards", "status", "--json"]));
    expect(status).toMatchObject({ source: "bundled", hasText: false, download: null });
    expect(status.cards).toBeGreaterThan(20_000);
    const damaged = path.join(folder, "damaged");
    const { code, stderr } = await deckwright(["cards", "status"], "", { cardsDir: damaged });
    expect(code).toBe(1);
    expect(stderr).toContain(damaged);
  });

  test("cards update says plainly when the source is in trouble", async () => {
    const server = createServer((_, response) => response.writeHead(503, { "retry-after": "9" }).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { code, stderr } = await deckwright(["cards", "update", "--source", `http://127.0.0.1:${port}`]);
    server.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(/503.*9 seconds/);
    expect(stderr).not.toMatch(/ at /);
  });
});

describe("the model", () => {
  const deck = (at: number) => ({
    main: {
      "Lightning Bolt": 4,
      "Goblin Guide": 4,
      Mountain: 20,
      [at % 2 === 0 ? "Lava Spike" : "Rift Bolt"]: 4,
      [`Odd ${at}`]: 1,
    },
    side: { Pyroblast: 2 },
    date: `2026-07-${String(1 + (at % 14)).padStart(2, "0")}`,
    archetype: "Burn",
  });

  test("is learned from deck files, without what is left out, always the same", async () => {
    const decks = path.join(folder, "decks");
    mkdirSync(decks);
    const written = Array.from({ length: 40 }, (_, at) => JSON.stringify(deck(at))).join("\n");
    for (const source of ["modern", "legacy"])
      writeFileSync(path.join(decks, `${source}.ndjson.gz`), gzipSync(written));
    const train = (...flags: string[]) => deckwright(["model", "train", "decks", "--json", ...flags]);
    const learned = json(await train("--out", "one.bin.br", "--without", "legacy"));
    expect(learned).toMatchObject({ sources: ["modern"], asOf: "2026-07-14" });
    const kinds = learned.figures.map(
      ({ kind, format }: { kind: string; format: string }) => `${format} ${kind}`,
    );
    expect(kinds).toEqual([
      "modern list",
      "modern weights",
      "modern copies",
      "modern groups",
      "modern skeletons",
      "modern habitats",
    ]);
    await train("--out", "two.bin.br", "--without", "legacy");
    const nowhere = await train("--out", "no/such/folder.bin.br", "--without", "legacy");
    expect(nowhere).toMatchObject({ code: 1, stdout: "" });
    expect(nowhere.stderr).toMatch(/folder\.bin\.br cannot be written: ENOENT/);
    expect(readFileSync(path.join(folder, "one.bin.br"))).toEqual(
      readFileSync(path.join(folder, "two.bin.br")),
    );
  }, 60_000);

  test("names the sources where one is asked for that there is not, and a folder without any", async () => {
    const wrong = await deckwright(["model", "train", "decks", "--without", "modren", "--out", "x"]);
    expect(wrong).toMatchObject({ code: 1, stdout: "" });
    expect(wrong.stderr).toMatch(/no source modren.*modern/);
    const empty = await deckwright(["model", "train", "nowhere", "--out", "x"]);
    expect(empty.stderr).toMatch(/nowhere has no deck files/);
    writeFileSync(path.join(folder, "decks", "pauper.ndjson.gz"), gzipSync('{"main":{"Island":"all"}}'));
    const hostile = await deckwright(["model", "train", "decks", "--out", "x"]);
    expect(hostile).toMatchObject({ code: 1, stdout: "" });
    expect(hostile.stderr).toMatch(/Line 1 of .*pauper\.ndjson\.gz: main\.Island: /);
    rmSync(path.join(folder, "decks", "pauper.ndjson.gz"));
    const card = await deckwright(["model", "card"]);
    expect(card.stdout).toMatch(/^# Model card/);
  });
});

describe("forms of formats", () => {
  test.each([
    ["planechase", "--base", "pauper"],
    ["brawl", "--variant", "standard"],
    ["two-headed-giant", "--base", "pauper"],
    ["sealed", "--set", "dmu"],
    ["oathbreaker"],
  ])("a deck for %s that was built is found legal when it is handed back", async (format, ...form) => {
    const built = await deckwright(["generate", "--format", format, ...form, "--seed", "3", "--json"]);
    expect(built.code).toBe(0);
    writeFileSync(path.join(folder, "built.json"), built.stdout);
    const judged = await deckwright(["validate", "--deck", "built.json", "--json"]);
    expect(json(judged)).toMatchObject({ legal: true });
    const shown = await deckwright(["generate", "--format", format, ...form, "--seed", "3", "--table"]);
    expect(shown.stdout).toContain(json(built).deck.name);
  });

  test("a pool from a file is what the deck is built from", async () => {
    writeFileSync(
      path.join(folder, "opened.txt"),
      "4 Grizzly Bears\n4 Hill Giant\n4 Shock\n4 Runeclaw Bear\n4 Craw Wurm\n4 Goblin Piker",
    );
    const { deck } = json(
      await deckwright(["generate", "--format", "draft", "--pool", "opened.txt", "--json"]),
    );
    expect(deck.pool).toMatchObject({ "Hill Giant": 4 });
    expect(Object.keys(deck.main)).toContain("Hill Giant");
  });
});
