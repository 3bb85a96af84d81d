import { join } from "node:path";
import type { CardCounts } from "@deckwright/decks/deck.ts";
import { readLines } from "@deckwright/host/decks/deck-files.ts";
import { createRules, type Rules } from "@deckwright/rules/validate.ts";
import type { Finding } from "@deckwright/rules/verdict.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import type { Bench } from "../setup.ts";

const FORMATS = ["standard", "pioneer", "modern", "pauper", "legacy", "vintage"] as const;
/** The sixty days that count, as ISO days; the last is none of them. */
const DAYS = { first: "2026-05-16", end: "2026-07-15" } as const;
/** Share of the decks that has to be legal, or refused for a ban that came later only. */
const LEAST_SHARE = 0.995;

/** A deck as somebody played it. */
interface PlayedDeck {
  readonly main: CardCounts;
  readonly side?: CardCounts;
  /** ISO day. */
  readonly date: string;
}

/** What the rules say of the played decks of one format. */
interface Refusals {
  readonly format: string;
  decks: number;
  legal: number;
  /** Refused, but only for bans that came after the deck was played. */
  later: number;
  /** For each ban that came later, how many decks it refuses. */
  readonly bans: Map<string, number>;
  /** What else refuses decks: one entry each, its reasons together. */
  readonly others: string[];
}

/** Judges the tournament decks of sixty days: those that were legal when played have to be so, later bans aside. */
export async function measurePlayedDecks(
  folder: string,
  { cards }: Bench,
): Promise<Section & { readonly failed: number }> {
  const rules = createRules(cards.table, cards.names);
  const bannedSince = (format: string, name: string): string | null => {
    const match = cards.names.resolve(name, { typos: false });
    return match.found ? rules.statusOf(format, match.card).since : null;
  };
  const reports: Refusals[] = [];
  for (const format of FORMATS) {
    const report: Refusals = { format, decks: 0, legal: 0, later: 0, bans: new Map(), others: [] };
    for await (const deck of readLines<PlayedDeck>(join(folder, `${format}.ndjson.gz`)))
      if (deck.date >= DAYS.first && deck.date < DAYS.end) count(report, deck, rules, bannedSince);
    reports.push(report);
  }
  const shares = reports.map(({ decks, legal, later }) => (legal + later) / decks);
  const rows = reports.map((report, at) => [
    report.format,
    String(report.decks),
    String(report.legal),
    String(report.later),
    String(report.others.length),
    `${(100 * (shares[at] ?? 0)).toFixed(2)} %`,
  ]);
  return {
    title: "Played decks before the rules",
    command: "DECKS_DIR=... npm run bench -- played",
    failed: shares.filter((share) => !(share >= LEAST_SHARE)).length,
    body: `Tournament decks played from ${DAYS.first} to the day before ${DAYS.end}, before the rules and bans of today. At least ${100 * LEAST_SHARE} % of each format have to be legal, or refused for nothing but bans and restrictions that came after they were played.\n\n${markdownTable(
      ["format", "decks", "legal", "banned later", "refused otherwise", "legal or banned later"],
      rows,
    )}\n\nBans that came later, with the decks that they refuse:\n\n${listOfBans(reports)}\n\nEverything else, deck by deck. Names that no card has are those of other languages, of misspelled lists, or of cards that the data does not hold yet:\n\n${listOfOthers(reports)}`,
  };
}

function count(
  report: Refusals,
  deck: PlayedDeck,
  rules: Rules,
  bannedSince: (format: string, name: string) => string | null,
): void {
  const { format } = report;
  report.decks++;
  const illegal = rules
    .validate({ format, main: deck.main, side: deck.side ?? {} })
    .findings.filter(({ severity }) => severity === "illegal");
  if (illegal.length === 0) {
    report.legal++;
    return;
  }
  const laterBan = ({ rule, cards: [name] }: Finding): string | null => {
    if ((rule !== "BAN" && rule !== "RESTR") || name === undefined) return null;
    const since = bannedSince(format, name);
    return since !== null && since >= deck.date ? `${name}, since ${since}` : null;
  };
  const bans = illegal.map(laterBan);
  for (const ban of bans) if (ban !== null) report.bans.set(ban, (report.bans.get(ban) ?? 0) + 1);
  if (bans.every((ban) => ban !== null)) {
    report.later++;
    return;
  }
  const reasons = illegal.filter((_, at) => bans[at] === null);
  const unknown = reasons.flatMap(({ rule, cards }) => (rule === "NAMES" ? cards : []));
  const words = reasons.flatMap(({ rule, message }) => (rule === "NAMES" ? [] : [message]));
  if (unknown.length > 0) words.push(`No card is called ${unknown.join(", ")}.`);
  report.others.push(`${deck.date}: ${words.join(" ")}`);
}

function listOfBans(reports: readonly Refusals[]): string {
  return reports
    .flatMap(({ format, bans }) =>
      [...bans].sort((a, b) => b[1] - a[1]).map(([ban, decks]) => `- ${format}: ${ban} (${decks})`),
    )
    .join("\n");
}

function listOfOthers(reports: readonly Refusals[]): string {
  return reports.flatMap(({ format, others }) => others.map((words) => `- ${format} ${words}`)).join("\n");
}
