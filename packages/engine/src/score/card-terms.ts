import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { CARD_LIMITS, CARD_WEIGHTS, NOVELTY } from "../../data/weights.ts";
import { belongsToType } from "../plan/fit.ts";
import { rankNameOf } from "../rank/form-ranker.ts";
import { COMPETITIVE } from "../rank/ranker.ts";
import type { Term } from "../terms.ts";
import type { Candidate, ScoreState } from "./score-state.ts";
import { isGrownFromTheme } from "./themed-deck.ts";

type CardTerm = Term<Candidate, ScoreState>;

const has = ({ table }: ScoreState, card: CardIndex, tags: readonly number[]): boolean =>
  tags.some((tag) => table.tags.has(card, tag));

/** What a card is worth to a deck: the sum of these. */
export const CARD_TERMS: readonly CardTerm[] = [
  {
    name: "played together",
    weight: CARD_WEIGHTS.playedTogether,
    of({ relevance }, { bend }) {
      const { least, from, share } = CARD_LIMITS.relevance;
      const tempered = relevance > from ? from + share * (relevance - from) : Math.max(least, relevance);
      return bend.together * tempered;
    },
  },
  { name: "theme", weight: CARD_WEIGHTS.theme, of: ({ fit }, { pull }) => pull * fit.theme },
  {
    name: "creature type",
    weight: CARD_WEIGHTS.creatureType,
    applies: ({ plan }) => plan.creatureType >= 0,
    of: ({ fit }, { pull }) => pull * fit.typal,
  },
  {
    name: "typal deck",
    weight: CARD_WEIGHTS.typalDeck,
    applies: ({ plan, singleton }) => singleton && plan.playstyle === "tribal",
    of: ({ fit }) => fit.typal,
  },
  {
    name: "themed deck",
    weight: CARD_WEIGHTS.themedDeck,
    applies: ({ plan }) => isGrownFromTheme(plan),
    of: ({ fit, played }, { isThemePlayed: isPlayed }) => (played > 0 || !isPlayed ? fit.theme : 0),
  },
  {
    name: "deck of a type",
    weight: CARD_WEIGHTS.deckOfType,
    applies: ({ plan }) => isGrownFromTheme(plan) && plan.creatureType >= 0,
    of: ({ card, played }, { isThemePlayed: isPlayed, plan, table }) =>
      played > 0 || !isPlayed ? belongsToType(table, card, plan.creatureType) : 0,
  },
  {
    name: "key card",
    weight: CARD_WEIGHTS.keyCard,
    applies: ({ plan }) => plan.keyCards.length > 1 && plan.skeleton === undefined,
    of: ({ card }, { plan }) => Number(plan.keyCards.includes(card)),
  },
  { name: "playstyle", weight: CARD_WEIGHTS.playstyle, of: ({ fit }, { pull }) => pull * fit.style },
  {
    name: "rummage",
    weight: CARD_WEIGHTS.rummage,
    applies: ({ plan, singleton }) =>
      singleton && !plan.template.bands.some(({ role }) => role === "filler" || role === "dig"),
    of: ({ card, fit }, state) =>
      Number(isOneShot(state.table, card) && has(state, card, state.tags.loot) && fit.theme + fit.style <= 0),
  },
  {
    name: "unproven",
    weight: CARD_WEIGHTS.unproven,
    applies: ({ plan }) => plan.rankFormat === COMPETITIVE,
    of: ({ card }, { ranker }) => Number(ranker.popularity(COMPETITIVE, card) < CARD_LIMITS.seen),
  },
  {
    name: "what the leader is about",
    weight: CARD_WEIGHTS.leadersOwn,
    applies: ({ leadersOwn }) => leadersOwn !== undefined,
    of: ({ card }, { leadersOwn }) => leadersOwn?.(card) ?? 0,
  },
  {
    name: "commander's decks",
    weight: CARD_WEIGHTS.commandersDecks,
    applies: ({ expected }) => expected !== undefined,
    of: ({ card }, { shareOf, usualPart }) => usualPart * (shareOf?.(card) ?? 0),
  },
  {
    name: "competitive",
    weight: 1,
    applies: ({ bend }) => bend.competitive !== 0,
    of({ card, played }, { bend, expected, ranker }) {
      const share = ranker.popularity(COMPETITIVE, card);
      // What strong tables play that nobody else does is for decks that win with it: half of one is none.
      const part =
        bend.competitive > 0
          ? Math.max(bend.abroad, Math.min(1, (expected?.(card) ?? played) / CARD_LIMITS.atHome) ** 2)
          : 1;
      return bend.competitive * share * part;
    },
  },
  {
    name: "combo",
    weight: CARD_WEIGHTS.combo,
    applies: ({ bend }) => bend.combo > 0,
    of: ({ card }, { bend, combosWithUsual }) => bend.combo * combosWithUsual(card),
  },
  {
    name: "well known",
    weight: CARD_WEIGHTS.known,
    applies: ({ hidden }) => hidden > 0,
    of: ({ card, played }, { expected, hidden }) =>
      hidden * Math.log2(1 + (expected?.(card) ?? played) / NOVELTY.known),
  },
  {
    name: "staple",
    weight: CARD_WEIGHTS.staple,
    applies: ({ singleton, expected }) => singleton && expected === undefined,
    of: ({ played }) => played,
  },
  {
    name: "ubiquitous",
    weight: CARD_WEIGHTS.ubiquitous,
    applies: ({ singleton }) => singleton,
    of: ({ played }) => Math.max(0, played - CARD_LIMITS.ubiquitous),
  },
  {
    name: "dear",
    weight: CARD_WEIGHTS.dear,
    applies: ({ singleton, modest }) => singleton && modest,
    of({ card }, { table }) {
      const price = table.priceUsd[card] ?? 0;
      return price > 0 ? Math.log2(1 + price / CARD_LIMITS.dear) : 0;
    },
  },
  {
    name: "dear for its level",
    weight: 1,
    applies: ({ bend, plan }) => bend.dear !== 0 && plan.wish.budget === undefined,
    of: ({ card }, { bend, plan, table }) =>
      plan.wish.owned.has(card)
        ? 0
        : bend.dear * Math.log2(Math.max(1, (table.priceUsd[card] ?? 0) / CARD_LIMITS.preconDear)),
  },
  {
    name: "unplayed",
    weight: CARD_WEIGHTS.unplayed,
    // Of a hundred cards a form's tournament decks tell it, Duel Commander's.
    applies: ({ plan, singleton, hidden }) =>
      hidden <= 0 && (!singleton || rankNameOf(plan.format) !== plan.format.slug),
    of: ({ card, fit, played }, { plan, ranker, table }) =>
      Number(
        fit.theme + fit.typal <= 0 &&
          played < CARD_LIMITS.unplayed &&
          (table.firstPrinted[card] ?? 0) <= ranker.countedTo(plan.rankFormat),
      ),
  },
  {
    name: "filler",
    weight: CARD_WEIGHTS.filler,
    // Without a budget such cards are no match for others. With one, two cents for each of them would pay for one good card more.
    applies: ({ plan, singleton, hidden }) =>
      hidden <= 0 &&
      singleton &&
      plan.wish.budget !== undefined &&
      rankNameOf(plan.format) === plan.format.slug,
    of({ card, fit, played }, { expected }) {
      if (fit.theme + fit.typal > 0) return 0;
      const { rare, usual } = CARD_LIMITS.filler;
      return Math.max(0, Math.log2(usual / Math.max(rare, played, expected?.(card) ?? 0)));
    },
  },
  {
    name: "situational",
    weight: CARD_WEIGHTS.situational,
    of: ({ card, fit }, state) => Number(fit.theme === 0 && has(state, card, state.tags.situational)),
  },
  {
    name: "sideboard only",
    weight: CARD_WEIGHTS.sideboardOnly,
    of: ({ card }, { plan, ranker }) =>
      Math.max(0, ranker.sideboardShare(plan.format.slug, card) - CARD_LIMITS.sideboardShare),
  },
  {
    name: "colorless cost",
    weight: CARD_WEIGHTS.colorlessCost,
    applies: ({ plan }) => plan.colors !== 0 && !plan.themes.includes("colorless"),
    of: ({ card }, { table }) => Number(needsColorless(table, card)),
  },
  {
    name: "heavy cost",
    weight: CARD_WEIGHTS.heavyCost,
    of: ({ card }, state) =>
      has(state, card, state.tags.cheaperThanPrinted)
        ? 0
        : Math.max(0, (state.columns.symbols[card] ?? 0) - state.symbolsCastable),
  },
  {
    name: "points",
    weight: CARD_WEIGHTS.points,
    applies: ({ plan }) => plan.format.points !== null,
    of: ({ points, played }) =>
      points > 0 && played >= CARD_LIMITS.played ? Math.min(CARD_LIMITS.points, points) : 0,
  },
  {
    name: "restricted",
    weight: CARD_WEIGHTS.restricted,
    of: ({ card, restricted, played }, { plan, ranker }) =>
      restricted
        ? Math.max(0, played - CARD_LIMITS.special) * (1 - ranker.sideboardShare(plan.format.slug, card))
        : 0,
  },
  {
    // Mana for a turn is worth it where one copy is all there may be, or points are paid for it.
    name: "burst",
    weight: CARD_WEIGHTS.burst,
    applies: ({ bursts }) => !bursts,
    of: ({ card, restricted, points, fit }, state) =>
      Number(
        !restricted &&
          points === 0 &&
          fit.theme <= 0 &&
          state.columns.roles[card] === state.onlyMana &&
          has(state, card, state.tags.ritual),
      ),
  },
  {
    name: "harms the commander",
    weight: CARD_WEIGHTS.harmsLeader,
    applies: ({ plan }) => plan.commanders.length > 0,
    of: ({ card }, { harmToLeaders }) => harmToLeaders(card),
  },
  {
    name: "harms its own lands",
    weight: CARD_WEIGHTS.harmsLands,
    applies: ({ harmToLands }) => harmToLands !== 0,
    of: ({ card }, { columns, harmToLands }) => (columns.clashes.nonbasic[card] ? harmToLands : 0),
  },
  {
    name: "drawback",
    weight: CARD_WEIGHTS.drawback,
    of: ({ card }, state) => Number(has(state, card, state.tags.drawback)),
  },
  {
    name: "no abilities",
    weight: CARD_WEIGHTS.vanilla,
    of: ({ card }, state) => Number(has(state, card, state.tags.vanilla)),
  },
  {
    name: "empty library",
    weight: CARD_WEIGHTS.emptyLibrary,
    applies: ({ emptiesLibrary }) => !emptiesLibrary,
    of: ({ card, fit }, state) => Number(fit.theme <= 0 && has(state, card, state.tags.emptyLibrary)),
  },
  {
    name: "foreign lord",
    weight: CARD_WEIGHTS.foreignLord,
    of({ card }, state) {
      if (!has(state, card, state.tags.lords)) return 0;
      const types = Array.from(state.table.mentionedTypes(card));
      return Number(types.length > 0 && !types.some((type) => state.ownTypes.has(type)));
    },
  },
  {
    name: "owned",
    weight: CARD_WEIGHTS.owned,
    applies: ({ plan }) => plan.wish.ownedMode === "prefer",
    of: ({ card }, { plan }) => Number(plan.wish.owned.has(card)),
  },
];

/** Whether a card is an instant or a sorcery. */
export function isOneShot(table: CardTable, card: CardIndex): boolean {
  return ((table.frontTypes[card] ?? 0) & (CardType.Instant | CardType.Sorcery)) !== 0;
}

/** Whether a cost asks for colorless mana itself, as Eldrazi do. */
export function needsColorless(table: CardTable, card: CardIndex): boolean {
  return (
    table.colors[card] === 0 &&
    ((table.frontTypes[card] ?? 0) & CardType.Artifact) === 0 &&
    table.manaCost(card).includes("{C}")
  );
}
