import type { CardsStatus } from "@deckwright/host/cards/load.ts";
import { expect, test } from "vitest";
import { readEnvironment } from "./platform/process/env.ts";
import { describeStart } from "./start-report.ts";

const CARDS: CardsStatus = {
  source: "bundled",
  from: "cards.bin.br",
  fromSnapshot: false,
  cards: 31_000,
  printings: 90_000,
  cardsAsOf: "2026-11-20",
  pricesAsOf: "",
  hasText: false,
  milliseconds: 300,
  problems: [],
  snapshotProblem: "",
};

function report(changed: Partial<Parameters<typeof describeStart>[0]> = {}): string {
  return describeStart({
    env: readEnvironment({ DATA_DIR: "/srv/decks" }),
    cards: CARDS,
    threads: 1,
    notLearned: "",
    withoutTables: undefined,
    port: 3000,
    origin: "http://localhost:3000",
    ms: 1234,
    ...changed,
  });
}

test("who starts a server reads where it is, on what it runs and of what day its cards are", () => {
  const lines = report().split("\n");
  expect(lines[0]).toBe("Deckwright is ready at http://localhost:3000 after 1.2 s");
  expect(report()).toContain("31,000 cards, 90,000 printings, from the bundled table");
  expect(report()).toContain("newest cards 2026-11-20, prices unknown");
  expect(report()).toMatch(/Generator +built in, 1 thread\n +Database/);
  expect(report()).toMatch(/Data folder +\/srv\/decks/);
});

test("a generator that has learned nothing is told beside it, with the reason", () => {
  const notLearned = "has learned nothing: model.bin.br is cut off or damaged";
  expect(report({ notLearned })).toMatch(
    /Generator +built in, 1 thread\n +has learned nothing: model\.bin\.br/,
  );
});

test("a database that has other tables is told beside it, with the reason", () => {
  const told = report({ withoutTables: "public.decks has no column main." });
  expect(told).toMatch(/keeps no decks and collections, .* public\.decks has no column main\./);
});
