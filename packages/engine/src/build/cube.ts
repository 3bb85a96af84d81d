import { isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic, isLand } from "@deckwright/cards/table/lands.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import {
  CUBE_CREATURES,
  CUBE_PARTS,
  CUBE_POOL,
  CUBE_SPREAD,
  CUBE_VOICES,
  LANES,
} from "../../data/draft-lists.ts";
import { capitalized } from "../explain/phrases.ts";
import { isPointlessAlone, needsCommander } from "../forms/build-rules.ts";
import { createFit, type Fit } from "../plan/fit.ts";
import { colorName, fillSections, lettersOf, PAIRS, sectionsOf } from "./balanced-list.ts";
import { listBuild, styleWords } from "./draft-list.ts";
import type { Build, Job } from "./job.ts";

/** Points of worth; a card in every eighth deck of its formats has about seven for being played. */
const WORTH = {
  played: 1,
  lane: 1.1,
  wished: 1.6,
  theme: 1.6,
  typal: 1.2,
  included: 100,
  noise: 0.6,
  dear: 0.25,
} as const;
/** What of a card's being played counts less where it is played in sideboards. */
const SIDED = 0.85;
/** A lane's own cards, to be counted as its. */
const OF_LANE = 0.5;

/** A pair of colors and what it is drafted for. */
interface Lane {
  readonly colors: number;
  readonly playstyle: Playstyle;
  readonly fitOf: (card: CardIndex) => Fit;
}

/**
 * A list of one of each card for a table of drafters: the colors even, each pair of colors with a way to play that its
 * cards support, the way that was asked for in every color.
 */
export function buildCube(job: Job): Build {
  const { wish, context, notes, clock, random } = job;
  const { table, ranker, rules } = context;
  const size = sizeOf(job);
  const pool = rules.poolMask(wish.base ?? CUBE_POOL);
  const lanes = PAIRS.map((colors): Lane => {
    const playstyle = LANES[lettersOf(colors)] ?? "midrange";
    return { colors, playstyle, fitOf: createFit(table, { playstyle, themes: [], creatureType: -1 }) };
  });
  const wished = createFit(table, wish);
  clock.done("commander", `${lanes.length} pairs of colors`);

  const chance = random.fork("cube");
  const included = new Set(wish.include.map(({ card }) => card));
  const voices = Object.entries(CUBE_VOICES);
  const ranked = Array.from({ length: table.size }, (_, card) => card)
    .filter((card) => {
      if (pool[card] === 0 || (table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny | Fact.DigitalOnly))
        return false;
      if (included.has(card)) return true;
      if (needsCommander(table, card) || isPointlessAlone(table, card, false)) return false;
      if (isBasic(table, card) || wish.excludes(card)) return false;
      if (wish.ownedMode === "only" && !wish.owned.has(card)) return false;
      const price = table.priceUsd[card] ?? Number.NaN;
      const cap = Math.min(
        wish.maxCardUsd ?? Number.POSITIVE_INFINITY,
        (wish.budget ?? Number.POSITIVE_INFINITY) / 12,
      );
      return !Number.isFinite(cap) || price <= cap;
    })
    .flatMap((card) => {
      const played = voices.reduce(
        (sum, [format, weight]) =>
          sum + weight * ranker.popularity(format, card) * (1 - SIDED * ranker.sideboardShare(format, card)),
        0,
      );
      const fit = wished(card);
      // What nobody plays has to fit the wish to be looked at closer.
      if (played === 0 && fit.style + fit.theme + fit.typal <= 0 && !included.has(card)) return [];
      const lane = bestLane(lanes, card, table.colors[card] ?? 0)?.fit ?? 0;
      const dear =
        wish.budget === undefined ? 0 : (WORTH.dear * size * (table.priceUsd[card] ?? 0)) / wish.budget;
      const score =
        WORTH.played * Math.log2(1 + 500 * played) +
        WORTH.lane * lane +
        WORTH.wished * fit.style +
        WORTH.theme * fit.theme +
        WORTH.typal * fit.typal +
        (included.has(card) ? WORTH.included : 0) +
        (wish.owned.has(card) ? 1 : 0) -
        4 * dear +
        WORTH.noise * chance.next();
      return [{ card, score }];
    })
    .sort((a, b) => b.score - a.score || a.card - b.card);
  clock.done("candidates", `${ranked.length} candidates`);

  const tens = (share: number): number => Math.round((size * share) / 10) * 10;
  const counts = {
    multicolor: tens(CUBE_PARTS.multicolor),
    colorless: tens(CUBE_PARTS.colorless),
    lands: tens(CUBE_PARTS.lands),
  };
  const each = Math.floor((size - counts.multicolor - counts.colorless - counts.lands) / 5);
  counts.colorless = size - counts.multicolor - counts.lands - 5 * each;
  const sections = fillSections(
    table,
    sectionsOf(table, { ...counts, each }, CUBE_SPREAD, CUBE_CREATURES),
    ranked,
    size,
  );
  clock.done("build", `${size} cards`);
  if (wish.commanders.length > 0) notes.add({ kind: "no-commander-in-cube" });
  noteBudget(job, [...sections.values()].flat());

  const style = wish.playstyle ?? "midrange";
  const laneWords = (lane: Lane): string => `${colorName(lane.colors)} ${styleWords(lane.playstyle)}`;
  const drafters = size / 45;
  const text = [
    `${size} different cards, enough for ${drafters} drafters with three boosters of fifteen each.`,
    `Every color has ${each} cards of its own, every pair of colors as many gold cards and lands as the others.`,
    `Drafters find ${lanes.slice(0, 4).map(laneWords).join(", ")} and six more ways to play${wish.playstyle === undefined ? "" : `, with ${styleWords(wish.playstyle)} open in every color`}.`,
    "Shuffle, deal boosters, build decks of forty with sixteen or seventeen lands.",
  ].join(" ");
  return listBuild(job, {
    name: `${wish.playstyle === undefined ? "Balanced" : capitalized(styleWords(wish.playstyle))} Cube of ${size}`,
    playstyle: style,
    sections,
    zones: new Map(),
    text,
    reasonOf(card, what) {
      if (isLand(table, card)) {
        const colors = (table.producedMana[card] ?? 0) & 31 || (table.fetches[card] ?? 0);
        return `Mana for ${colorName(colors)} drafters.`;
      }
      if (included.has(card)) return `${what}; you asked for it.`;
      if (wish.playstyle !== undefined && wished(card).style >= OF_LANE)
        return `${what}; part of the ${styleWords(wish.playstyle)} lane.`;
      const best = bestLane(lanes, card, table.colors[card] ?? 0);
      return best && best.fit >= OF_LANE
        ? `${what}; helps ${laneWords(best.lane)}.`
        : `${what}; good in any deck of its colors.`;
    },
  });
}

/** The size that was asked for, or the smallest. */
function sizeOf({ form, wish, notes }: Job): number {
  const steps = form.judged.size.steps ?? [form.judged.size.min];
  const asked = wish.size;
  const usual = steps[0] ?? form.judged.size.min;
  if (asked === undefined) return usual;
  const nearest = steps.reduce(
    (best, step) => (Math.abs(step - asked) < Math.abs(best - asked) ? step : best),
    usual,
  );
  if (nearest !== asked) notes.add({ kind: "other-size", sizes: steps, size: nearest, asked });
  return nearest;
}

/** The lane of the card's colors that it helps most. */
function bestLane(
  lanes: readonly Lane[],
  card: CardIndex,
  colors: number,
): { readonly lane: Lane; readonly fit: number } | undefined {
  let best: { lane: Lane; fit: number } | undefined;
  for (const lane of lanes) {
    if (!isWithin(colors, lane.colors)) continue;
    const fit = lane.fitOf(card).style;
    if (best === undefined || fit > best.fit) best = { lane, fit };
  }
  return best;
}

function noteBudget({ wish, context: { table }, notes }: Job, cards: readonly CardIndex[]): void {
  if (wish.budget === undefined) return;
  const cost = cards.reduce((sum, card) => sum + ((table.priceUsd[card] ?? 0) || 0), 0);
  if (cost > wish.budget)
    notes.add({ kind: "list-too-dear", budgetUsd: wish.budget, usd: cost, count: cards.length });
}
