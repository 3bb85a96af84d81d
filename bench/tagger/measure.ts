import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TAGGER } from "@deckwright/engine/tags/tagger.ts";
import { markdownTable, type Section, writeSections } from "../report/results-file.ts";
import { readCorpus } from "./corpus.ts";
import { TAG_PAIRS, type TagPair } from "./pairs.ts";

/** How far a tag of ours agrees with the community's. */
export interface Agreement {
  readonly pair: TagPair;
  /** Cards that the community gives the tag. */
  readonly expected: number;
  readonly precision: number;
  readonly recall: number;
  /** Ours alone. */
  readonly extra: readonly string[];
  /** The community's alone. */
  readonly missed: readonly string[];
}

/** Cards of supplementary products, which no deck of ours holds. */
const NOT_OF_DECKS = /^(?:Plane|Phenomenon|Vanguard|Conspiracy|(?:Ongoing )?Scheme)\b/;

/** Compares every pair over the card and tag files of a folder. */
export function measureTagger(folder: string): Agreement[] {
  const functional: Readonly<Record<string, unknown>> = readJson(folder, "otags_functional.json");
  const played: Readonly<Record<string, readonly string[]>> = readJson(folder, "otags_cedh_cards.json");
  const day = String(functional.generated);
  const ours = new Map<string, ReadonlySet<number>>();
  for (const { card, firstPrinted } of readCorpus(folder))
    if (firstPrinted <= day && !ours.has(card.name) && !NOT_OF_DECKS.test(card.typeLine))
      ours.set(card.name, new Set(TAGGER.tag(card)));
  const byFront = new Map([...ours.keys()].map((name) => [name.split(" // ")[0] ?? name, name]));

  return TAG_PAIRS.map((pair) => {
    const tags = [pair.tag, ...(pair.also ?? [])].map((name) => TAGGER.names.indexOf(name));
    const isOurs = (name: string) => tags.some((tag) => ours.get(name)?.has(tag));
    const expected = new Set<string>();
    let universe: Iterable<string> = ours.keys();
    if (pair.source === "functional") {
      for (const list of pair.community)
        for (const name of listOf(functional[list])) if (ours.has(name)) expected.add(name);
    } else {
      const known: string[] = [];
      for (const [front, tags] of Object.entries(played)) {
        const name = ours.has(front) ? front : byFront.get(front);
        if (name === undefined || tags.some((one) => fits(one, pair.ignore ?? []))) continue;
        known.push(name);
        if (tags.some((one) => fits(one, pair.community))) expected.add(name);
      }
      universe = known;
    }
    const extra: string[] = [];
    let both = 0;
    for (const name of universe) {
      if (!isOurs(name)) continue;
      if (expected.has(name)) both++;
      else extra.push(name);
    }
    const missed = [...expected].filter((name) => !isOurs(name));
    return {
      pair,
      expected: expected.size,
      precision: both / (both + extra.length),
      recall: both / expected.size,
      extra,
      missed,
    };
  });
}

/** The agreements as a Markdown table. */
export function tableOf(agreements: readonly Agreement[]): string {
  return markdownTable(
    ["tag", "reference", "cards", "precision", "recall", "where the definitions differ"],
    agreements.map(({ pair, expected, precision, recall }) => [
      [pair.tag, ...(pair.also ?? [])].map((tag) => `\`${tag}\``).join(" or "),
      pair.source,
      String(expected),
      precision.toFixed(3),
      recall.toFixed(3),
      pair.note ?? "",
    ]),
  );
}

function fits(tag: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? tag.startsWith(pattern.slice(0, -1)) : tag === pattern,
  );
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}

/** The section of the results about the tagger. */
export function taggerSection(agreements: readonly Agreement[]): Section {
  return {
    title: "Tagger",
    command: "CARDS_DIR=... npm run bench -- tagger",
    body: `Our tags against the tags that players give cards by hand. \`functional\`: whole lists over all cards. \`played\`: the tags of the 9,114 cards seen in competitive Commander, where a missing tag often means that nobody has set it yet, so that precision is a lower bound.\n\n${tableOf(agreements)}`,
  };
}

if (import.meta.main) {
  const folder = process.env.CARDS_DIR;
  if (folder === undefined)
    throw new Error("Set CARDS_DIR to the folder with the card files and the community tags.");
  const agreements = measureTagger(folder);
  if (process.argv.includes("--write")) writeSections([taggerSection(agreements)]);
  console.log(tableOf(agreements));
}
