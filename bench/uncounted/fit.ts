/**
 * Fits what speaks for a new card in decks of a new commander (`packages/engine/data/new-cards.json`): commanders and cards of the
 * last year before the lists were counted, by what the same figures say without them, against the shares that were then counted.
 * Half of the commanders are fitted to, the others are what the fit is held against.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { readCoOccurrence } from "@deckwright/engine/rank/co-occurrence-file.ts";
import { newCards } from "@deckwright/engine/rank/new-cards.ts";
import type { Bench } from "../setup.ts";
import { dayNumber, figuresBefore } from "./figures-before.ts";

const FILE = fileURLToPath(import.meta.resolve("@deckwright/engine/data/new-cards.json"));
/** Days before the lists were counted from which on a card is new, and days after a commander that a card may come out. */
const DAYS = 365;
const AFTER = 120;
const LEAST_DECKS = 100;
/** New cards that a deck may have room for. */
const TOP = 15;
const ROUNDS = 25;
const DAY_MS = 86_400_000;

const SIGNS = [
  "always",
  "like cards in its decks",
  "like cards everywhere",
  "out together",
  "alike",
] as const;

/** A new card under a new commander: what speaks for it, and the share of the commander's decks that play it. */
interface Sample {
  readonly signs: readonly number[];
  readonly share: number;
}

/** The samples of each new commander. */
function samplesOf({ cards: { table, names }, figures }: Bench): Sample[][] {
  const file = readCoOccurrence(figures.coOccurrence);
  const lists = file.figures.find((each) => each.kind === "leaders");
  if (lists?.kind !== "leaders") throw new Error("The figures know no commanders.");
  const cut = new Date(Date.parse(lists.to) - DAYS * DAY_MS).toISOString().slice(0, 10);
  const full = openFull();
  const ranker = figuresBefore(cut, file, { table, names });
  const dayOf = (card: CardIndex): number => table.firstPrinted[card] ?? 0;
  const [from, to] = [dayNumber(cut), dayNumber(lists.to)];
  const known: CardIndex[] = [];
  const fresh: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (isLand(table, card) || table.legality(card, "commander") !== "legal") continue;
    if (dayOf(card) < from && ranker.popularity("commander", card) > 0) known.push(card);
    if (dayOf(card) >= from && dayOf(card) < to) fresh.push(card);
  }
  const popularityOf = (card: CardIndex): number => ranker.popularity("commander", card);
  const news = newCards(table, { cards: known, counted: cut, popularityOf });
  return full
    .leaders("commander")
    .filter(({ commanders, decks }) => commanders.length === 1 && decks >= LEAST_DECKS)
    .flatMap(({ commanders }) => {
      const [commander = -1] = commanders;
      if (dayOf(commander) < from) return [];
      const shares = new Map(
        full.inclusions("commander", commanders).map(({ card, share }) => [card, share]),
      );
      const shareOf = ranker.expected("commander", commanders);
      if (shareOf === undefined) return [];
      const identity = table.colorIdentity[commander] ?? 0;
      const candidates = fresh.filter(
        (card) =>
          card !== commander &&
          isWithin(table.colorIdentity[card] ?? 0, identity) &&
          dayOf(card) <= dayOf(commander) + AFTER,
      );
      return [
        candidates.flatMap((card) => {
          const signs = news.signs(commander, card, shareOf);
          return signs === undefined ? [] : [{ signs, share: shares.get(card) ?? 0 }];
        }),
      ];
    });

  function openFull() {
    return figuresBefore("2999-01-01", file, { table, names });
  }
}

const dot = (signs: readonly number[], weights: readonly number[]): number =>
  signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
const chance = (signs: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-dot(signs, weights)));

/** How well weights foretell the shares: the mean of the logarithm of what they give to what is. */
function likelihood(samples: readonly Sample[], weights: readonly number[]): number {
  return samples.reduce((sum, { signs, share }) => {
    const z = dot(signs, weights);
    return sum + share * z - Math.max(0, z) - Math.log1p(Math.exp(-Math.abs(z)));
  }, 0);
}

/** Logistic regression of shares by Newton's method; a step that helps nothing is halved. */
function fit(samples: readonly Sample[]): number[] {
  let weights: number[] = SIGNS.map((_, at) => (at === 0 ? -4 : 0));
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(samples, weights);
    const before = likelihood(samples, weights);
    let part = 1;
    const moved = () => weights.map((weight, at) => weight + part * (step[at] ?? 0));
    while (part > 1e-4 && likelihood(samples, moved()) <= before) part /= 2;
    if (part <= 1e-4) break;
    weights = moved();
  }
  return weights.map((weight) => Math.round(100 * weight) / 100);
}

/** The solution of H x = g, H the curvature and g the slope of the likelihood, by Gauss and Jordan. */
function newtonStep(samples: readonly Sample[], weights: readonly number[]): number[] {
  const size = SIGNS.length;
  const rows = SIGNS.map((_, at) => Float64Array.from({ length: size + 1 }, (_, to) => Number(to === at)));
  for (const { signs, share } of samples) {
    const expected = chance(signs, weights);
    const curve = expected * (1 - expected);
    for (const [at, row] of rows.entries()) {
      const sign = signs[at] ?? 0;
      for (let to = 0; to < size; to++) row[to] = (row[to] ?? 0) + curve * sign * (signs[to] ?? 0);
      row[size] = (row[size] ?? 0) + sign * (share - expected);
    }
  }
  for (const [at, pivot] of rows.entries()) {
    const by = pivot[at] ?? 1;
    for (let to = 0; to <= size; to++) pivot[to] = (pivot[to] ?? 0) / by;
    for (const [other, row] of rows.entries()) {
      const times = other === at ? 0 : (row[at] ?? 0);
      for (let to = 0; to <= size; to++) row[to] = (row[to] ?? 0) - times * (pivot[to] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
}

/** Of each commander's new cards the best by an order: what their shares come to, on average. */
function topShares(commanders: readonly Sample[][], worth: (sample: Sample) => number): number {
  const sums = commanders.map((samples) =>
    [...samples]
      .sort((one, other) => worth(other) - worth(one))
      .slice(0, TOP)
      .reduce((sum, { share }) => sum + share, 0),
  );
  return sums.reduce((all, sum) => all + sum, 0) / Math.max(1, sums.length);
}

/** Fits the weights, writes them into the engine's data, and says how well they foretell commanders that they were not fitted to. */
export function fitNewCards(bench: Bench): string {
  const commanders = samplesOf(bench);
  const fitted = commanders.filter((_, at) => at % 2 === 0);
  const others = commanders.filter((_, at) => at % 2 === 1);
  const weights = fit(fitted.flat());
  const counts = { commanders: fitted.length, cards: fitted.flat().length };
  const head = { source: "bench/uncounted/measure.ts --fit", fitted: new Date().toISOString().slice(0, 10) };
  writeFileSync(FILE, `${JSON.stringify({ ...head, ...counts, signs: SIGNS, weights }, null, 2)}\n`);
  const [own, plain, best] = [
    ({ signs }: Sample) => dot(signs, weights),
    ({ signs }: Sample) => signs[1] ?? 0,
    ({ share }: Sample) => share,
  ].map((worth) => topShares(others, worth).toFixed(2));
  return `Of ${others.length} other commanders the ${TOP} likeliest new cards have shares of ${own}; by like cards alone ${plain}, at best ${best}.`;
}
