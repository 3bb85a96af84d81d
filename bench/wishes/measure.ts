import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Engine } from "@deckwright/engine/engine.ts";
import { GenerateError, type GenerateResult } from "@deckwright/engine/types.ts";
import { judgeEveryFormat } from "../judge/every-format.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import type { Bench } from "../setup.ts";
import { inMs, timed, timingOf } from "../speed/timing.ts";
import { type CheckedCard, readCheckedCard } from "./checked-card.ts";
import { combinations } from "./combos.ts";
import { type Checked, checkDeck } from "./deck-checks.ts";
import { familyTable, missCounts, missLines, readHalf } from "./fields-report.ts";
import { HALVES, readSentences, readWishes, type Want, type WantedLimit } from "./wish.ts";
import type { WishedDeck } from "./wished-deck.ts";

/** Length of the wishes that reading is timed on, and how often each is read. */
const LENGTHS = [300, 3_000] as const;
const READINGS = 200;
const SEED = 18;
const STEP = 100;

/** What was asked of an engine that builds, and what came of it. */
interface Asked {
  readonly text: string;
  readonly want: Want;
  readonly limits?: readonly WantedLimit[];
}

/** Constraints of many decks by outcome, with what went wrong. */
interface Tally {
  decks: number;
  errors: number;
  illegal: number;
  readonly counts: Map<string, Record<Checked["outcome"], number>>;
  readonly lines: string[];
}

/** Reads all wishes, builds decks of those with limits and of combinations; `failed` counts what must never be. */
export function measureWishes(
  bench: Bench,
  combos: number,
  say: (line: string) => void,
): Section & { readonly failed: number } {
  const { engine } = bench;
  const parts: string[] = [];
  for (const half of HALVES) {
    const readings = readHalf(half, engine);
    for (const line of missLines(readings)) say(`  ${line}`);
    parts.push(`### Fields, ${half} half`, familyTable(readings));
    if (half === "open") parts.push(missCounts(readings));
  }
  const sentences = readSentences();
  const named = sentences.flatMap((sentence) => {
    const { include = [], commanders = [] } = engine.intent(sentence);
    return include.length + commanders.length > 0
      ? [`${sentence} ${[...include, ...commanders].join(", ")}`]
      : [];
  });
  for (const line of named) say(`  a card from a sentence | ${line}`);
  parts.push(`${sentences.length} sentences without a wish: ${named.length} gave a card.`);
  const limited = HALVES.flatMap((half) => readWishes(half)).filter(
    ({ limits, want, family }) => (limits ?? want.exclude) !== undefined && family !== "contradictions",
  );
  for (const half of HALVES) {
    const tally = build(
      limited.filter((wish) => wish.half === half),
      bench,
      say,
    );
    if (half === "open") for (const line of tally.lines) say(`  ${line}`);
    parts.push(`### Decks of wishes with limits, ${half} half`, tallyText(tally));
  }
  const combined = build([...combinations(combos, SEED)], bench, say);
  for (const line of combined.lines) say(`  ${line}`);
  parts.push(`### ${combos} random combinations of up to five constraints`, tallyText(combined));
  parts.push("### Time to read", timeTable(engine, sentences));
  return {
    title: "Wishes",
    command: `npm run bench -- wishes --combos ${combos}`,
    body: parts.join("\n\n"),
    failed: named.length + combined.illegal + outcomes(combined).silent,
  };
}

/** Builds a deck of each wish and holds it against what the wish says. */
function build(wishes: readonly Asked[], { engine, facts }: Bench, say: (line: string) => void): Tally {
  const tally: Tally = { decks: 0, errors: 0, illegal: 0, counts: new Map(), lines: [] };
  const known = new Map<CardIndex, CheckedCard>();
  for (const [at, wish] of wishes.entries()) {
    const text = wish.text.replaceAll("\n", " / ");
    let result: GenerateResult;
    try {
      result = engine.generate({ prompt: wish.text, seed: SEED });
    } catch (error) {
      if (!(error instanceof GenerateError)) throw error;
      tally.errors++;
      tally.lines.push(`no deck | ${error.code} ${error.message} | ${text}`);
      continue;
    }
    tally.decks++;
    const illegal = judgeEveryFormat(result.deck, facts, sizeOf(wish));
    if (illegal.length > 0) {
      tally.illegal++;
      tally.lines.push(`illegal | ${illegal.map(({ message }) => message).join(" ")} | ${text}`);
    }
    const messages = [...(result.intent.notes ?? []), ...result.findings.map(({ message }) => message)];
    const wished = wishedDeck(result, facts.named, (card) => {
      const read = known.get(card) ?? readCheckedCard(facts.table, card);
      known.set(card, read);
      return read;
    });
    for (const { what, outcome, found } of checkDeck(wish, wished, {
      messages,
      unread: result.intent.unread ?? [],
    })) {
      const kind = what.replace(/^(card|type|side):.*/, "$1s by name").replace(/^without .*/, "without");
      const row = tally.counts.get(kind) ?? { kept: 0, said: 0, unread: 0, silent: 0 };
      tally.counts.set(kind, row);
      row[outcome]++;
      if (outcome === "silent" || outcome === "unread")
        tally.lines.push(`${outcome} | ${what} | found ${found} | ${text}`);
    }
    if ((at + 1) % STEP === 0) say(`  ${at + 1} of ${wishes.length} decks`);
  }
  return tally;
}

/** The number of cards that a wish asks for. */
function sizeOf({ limits = [] }: Asked): number | undefined {
  return limits.find(({ what }) => what === "size")?.most;
}

function wishedDeck(
  { deck }: GenerateResult,
  named: (name: string) => readonly CardIndex[],
  read: (card: CardIndex) => CheckedCard,
): WishedDeck {
  const cardOf = (name: string): CheckedCard[] => named(name).slice(0, 1).map(read);
  const list = (counts: Readonly<Record<string, number>>): WishedDeck["main"] =>
    Object.entries(counts).flatMap(([name, copies]) => cardOf(name).map((card) => ({ card, copies })));
  return { deck, commanders: deck.commanders.flatMap(cardOf), main: list(deck.main), side: list(deck.side) };
}

function outcomes({ counts }: Tally): Record<Checked["outcome"], number> {
  const all = { kept: 0, said: 0, unread: 0, silent: 0 };
  for (const row of counts.values()) {
    for (const key of ["kept", "said", "unread", "silent"] as const) all[key] += row[key];
  }
  return all;
}

function tallyText(tally: Tally): string {
  const all = outcomes(tally);
  const row = (name: string, figures: Record<Checked["outcome"], number>): string[] => [
    name,
    ...(["kept", "said", "unread", "silent"] as const).map((key) => String(figures[key])),
  ];
  const rows = [...tally.counts].toSorted(([, a], [, b]) => b.silent - a.silent || b.kept - a.kept);
  return [
    `${tally.decks} decks, ${tally.illegal} illegal; ${tally.errors} wishes without a deck.`,
    markdownTable(
      ["constraint", "kept", "broken and said", "only said as not understood", "broken in silence"],
      [...rows.map(([name, figures]) => row(name, figures)), row("all", all)],
    ),
  ].join("\n\n");
}

/** Times of reading wishes of some lengths, put together from stories and sentences, each different. */
function timeTable(engine: Engine, sentences: readonly string[]): string {
  const stories = readWishes("open").filter(({ family }) => family === "stories");
  const rows = LENGTHS.map((length) => {
    const texts = Array.from({ length: 2 * READINGS }, (_, at) => {
      const story = stories[at % stories.length]?.text ?? "";
      const rest = Array.from({ length: 60 }, (_, step) => sentences[(at * 7 + step * 3) % sentences.length]);
      return [story, ...rest].join(" ").slice(0, length);
    });
    // What is looked up once for each format and each word is there after as many other texts, as it is on a server that runs.
    for (const text of texts.slice(READINGS)) engine.intent(text);
    const timings = texts.slice(0, READINGS).map((text) => timed(() => engine.intent(text)));
    const { p50, p95, max } = timingOf(timings);
    return [String(length), inMs(p50), inMs(p95), inMs(max)];
  });
  return markdownTable(["characters", "p50", "p95", "longest"], rows);
}
