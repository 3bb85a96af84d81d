import { COLORS } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Note } from "../notes.ts";
import { addUsualLands } from "./add-usual-lands.ts";
import { basicLands, basicsKept } from "./basics.ts";
import { landCandidates } from "./land-candidates.ts";
import { addLands, type LandWork } from "./land-work.ts";
import { settleAtHome } from "./lands-at-home.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";
import { type ManaNeeds, manaNeeds } from "./needs.ts";
import { addOwnLands } from "./own-lands.ts";
import { pickLands } from "./pick-lands.ts";
import { shortfalls } from "./shortfalls.ts";
import { extraSources, landSource, namedLands } from "./sources.ts";
import { countedDecks } from "./usual-lands.ts";

/** The lands of a deck. */
export interface ManaBase {
  readonly lands: ReadonlyMap<CardIndex, number>;
  readonly needs: ManaNeeds;
  /** Sources per kind of mana (WUBRG, colorless): lands, and parts for cheap creatures and artifacts that make mana. */
  readonly sources: readonly number[];
  /** Sentences for the person where the lands fall short of what the spells ask for. */
  readonly notes: readonly Note[];
}

// Numbers of ours unless they say otherwise, set by hand in November 2026; see docs/mana-figures.md.

/** How much the symbols of all spells, beside the need of single ones, draw basics to a color. */
const PIPS_POWER = 0.4;
/** Below this share of its need a color comes first whatever its symbols. */
const LEAST_SHARE = 0.8;
const URGENT = 4;

/**
 * Chooses the lands of a deck. Needs come from Karsten's table; lands are then picked one by one, each time the one
 * that adds most toward what is missing, its quality (the cards it is played with in real decks), its entering
 * tapped and its price weighed against a basic's; at last basics even out what remains. Deterministic.
 */
export function buildManaBase(wish: ManaBaseInput): ManaBase {
  const { table, colors } = wish;
  const needs = manaNeeds(table, wish.spells, wish.commanders, wish);
  const wanted = COLORS.flatMap((_, kind) => ((needs.sources[kind] ?? 0) > 0 ? [kind] : []));
  const fetchers = wish.spells
    .filter(({ card }) => !isLand(table, card) && table.fetches[card] === 31)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const work: LandWork = {
    wish,
    needs,
    wanted,
    basics: basicLands(table, { allowed: wish.allowed, snow: wish.snow === true }),
    eachBasic: basicsKept(keptLike(wish), wanted.length, fetchers),
    lands: new Map(),
    have: extraSources(
      table,
      wish.spells.map(({ card, quantity }) => [card, quantity] as const),
      colors,
    ),
    free: wish.lands,
    tapped: 0,
  };
  const typal = typalLands(wish);
  for (const [card, copies] of wish.fixed ?? []) {
    addLands(work, landSource(table, card, colors, typal), Math.min(copies, work.free));
  }
  const candidates = landCandidates(wish, wanted.length, typal);
  addOwnLands(work, candidates);
  pickLands(work, candidates);
  fillWithBasics(work);
  settleAtHome(work, candidates);
  addUsualLands(work, candidates);
  const sources = work.have.map((amount) => Math.round(amount * 100) / 100);
  return {
    lands: work.lands,
    needs,
    sources,
    notes: shortfalls(needs.sources, sources, wish.budgetUsd !== undefined),
  };
}

/** As which decks this one keeps basics. */
function keptLike(wish: ManaBaseInput): "constructed" | "singleton" | "competitive" {
  if (wish.copies !== 1) return "constructed";
  return countedDecks(wish) === "competitive" ? "competitive" : "singleton";
}

/** The rest in basics: first the few of each color that fetches rely on, then wherever most is missing. */
function fillWithBasics(work: LandWork): void {
  const { wish, basics, have, needs, lands } = work;
  const give = (kind: number): void => {
    const card = basics[kind];
    if (card !== undefined) addLands(work, landSource(wish.table, card, wish.colors, new Set()), 1);
  };
  const kinds = work.wanted.filter((kind) => basics[kind] !== undefined);
  for (let round = 0; round < work.eachBasic; round++) {
    for (const kind of kinds) {
      if (work.free > 0 && (lands.get(basics[kind] ?? -1) ?? 0) <= round) give(kind);
    }
  }
  if (kinds.length === 0) {
    // No colored spell: Wastes where they are legal, else a basic that the commander's colors (or nobody's) allow.
    const fits = (kind: number): boolean =>
      kind === 5 || wish.commanders.length === 0 || (wish.colors & (1 << kind)) !== 0;
    const any = [5, ...COLORS.keys()].find((kind) => basics[kind] !== undefined && fits(kind));
    if (any !== undefined) while (work.free > 0) give(any);
    return;
  }
  const mean = kinds.reduce((sum, kind) => sum + (needs.pips[kind] ?? 0), 0) / kinds.length;
  // Two colors may need as many sources for a single spell; the one that more spells ask for goes first.
  const share = (kind: number): number => ((needs.pips[kind] ?? 0) / Math.max(1, mean)) ** PIPS_POWER;
  const lack = (kind: number): number => {
    const need = needs.sources[kind] ?? 0;
    const got = have[kind] ?? 0;
    const urgent = got < LEAST_SHARE * need ? URGENT : share(kind);
    return (urgent * (need + 1)) / (got + 1);
  };
  while (work.free > 0) give(kinds.reduce((most, kind) => (lack(kind) > lack(most) ? kind : most)));
}

/** The lands that a deck around one creature type uses in full; none for others. */
function typalLands({ names, typal, creatureType }: ManaBaseInput): ReadonlySet<CardIndex> {
  if (typal !== true) return new Set();
  const named = namedLands(names);
  const own = creatureType === undefined ? undefined : named.ofTypes.get(creatureType);
  return own === undefined ? named.typal : new Set([...named.typal, ...own]);
}
