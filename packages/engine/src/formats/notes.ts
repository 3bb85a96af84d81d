import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { PLAYSTYLES } from "@deckwright/rules/playstyles.ts";
import type { GenerateContext } from "../generate-context.ts";
import type { Plan } from "../plan/plan.ts";
import type { RoleId } from "../plan/roles.ts";
import type { Concessions } from "../plan/wish.ts";
import type { Analysis, Playstyle } from "../types.ts";
import { scarcityOf, spentOf } from "./scarcity.ts";

/** Roles that every deck has some of: a lack of them says nothing about the playstyle. */
const GENERIC: ReadonlySet<string> = new Set<RoleId>([
  "ramp",
  "draw",
  "removal",
  "answer",
  "wipe",
  "protection",
  "threat",
  "finisher",
  "interaction",
  "early",
  "tutor",
  "dig",
]);
/** Below this share of what a playstyle wants of its own cards, the deck is only the nearest to it. */
const NEAREST = 0.6;

/** Playstyles that opened cards add up to; the others need cards that a pool has by accident only. */
const FROM_A_POOL: ReadonlySet<Playstyle> = new Set([
  "aggro",
  "midrange",
  "control",
  "tempo",
  "ramp",
  "tokens",
]);

/** Says when the format does not hold the playstyle that was asked for, and what the deck is instead. */
export function notePlaystyle(plan: Plan, analysis: Analysis, concessions: Concessions): void {
  const { format, playstyle, wish } = plan;
  if (wish.playstyle === undefined) return;
  const name = PLAYSTYLES.find(({ slug }) => slug === playstyle)?.name ?? playstyle;
  if (format.copies === Number.POSITIVE_INFINITY) {
    if (!FROM_A_POOL.has(playstyle))
      concessions.note(
        `A pool of opened cards is no ${name} deck by itself: this is the best deck of the pool, leaning that way where it can.`,
      );
    return;
  }
  const short = analysis.roles.find(
    ({ role, have, min }) => !GENERIC.has(role) && role !== "kin" && min >= 4 && have < NEAREST * min,
  );
  if (short === undefined) return;
  concessions.note(
    `${format.name} has too little for a full ${name} deck (${short.have} of ${short.min} cards for ${short.label.toLowerCase()}), so this is the nearest deck to one.`,
  );
}

/** Says what of its points, or of its rarer cards, a deck spends. */
export function notePoints(
  plan: Plan,
  context: GenerateContext,
  main: ReadonlyMap<CardIndex, number>,
  concessions: Concessions,
): void {
  const { points, name } = plan.format;
  if (points === null) return;
  const scarcity = scarcityOf(plan, context);
  const pointed = [...main.keys()].filter((card) => scarcity.costOf(card) > 0);
  const names = pointed.map((card) => `${context.table.name(card)} ${scarcity.costOf(card)}`);
  concessions.note(
    `${spentOf(scarcity, main)}/${points} points of ${name}: ${names.length === 0 ? "no card of the list" : names.join(", ")}.`,
    "advice",
    pointed.map((card) => context.table.name(card)),
  );
}
