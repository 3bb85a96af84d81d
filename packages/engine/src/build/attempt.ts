import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import { aimOf } from "../analyze/aim.ts";
import { createNotes, type Notes } from "../notes.ts";
import type { Plan } from "../plan/plan.ts";
import { withAnswers } from "../select/answers.ts";
import { buildMain, type MainDeck } from "../select/build.ts";
import { keepLimits } from "../select/keep-limits.ts";
import { costOf, moneyFor, total } from "../select/money.ts";
import { withPromisedCards } from "../select/promised-cards.ts";
import { begunSideboard, chooseSideboard, type Sideboard } from "../select/sideboard.ts";
import { type SkeletonCards, skeletonCards, withSkeletonCards } from "../select/skeleton-cards.ts";
import { createSpellChooser } from "../select/spells.ts";
import { asPlayed, withoutSplash } from "../select/splash.ts";
import { type Analysis, GenerateError } from "../types.ts";
import { keepToBudget, notePrices, raiseToLeast, zonesCost } from "./budget.ts";
import { mend, mergeCounts, type Parts, type ZoneCounts } from "./deck-parts.ts";
import type { Job } from "./job.ts";
import { restOfPool } from "./limited-pool.ts";
import type { Stages } from "./stages.ts";
import { supplementaryZones } from "./supplementary.ts";

/** A deck's cards, chosen for a plan and accepted by the rules, with what they measure. */
export interface Attempt {
  readonly plan: Plan;
  readonly parts: Parts;
  readonly side: Sideboard;
  readonly list: DeckList;
  readonly aim: Aim;
  readonly analysis: Analysis;
  /** What was to be said while these cards were chosen. */
  readonly notes: Notes;
}

/**
 * Chooses every card of a deck.
 *
 * @param fixedZones zones whose cards were chosen with the plan
 * @param clock hears what is done; cards that are chosen once more are not told of
 */
export function chooseCards(intended: Plan, fixedZones: ZoneCounts, job: Job, clock: Stages): Attempt {
  const { form, random, limitedPool, context } = job;
  const notes = createNotes();
  const { skeleton } = intended;
  const given = skeleton && skeletonCards(intended, skeleton, context, random.fork("skeleton"));
  const armed = withAnswers(intended, context);
  const begun =
    given === undefined ? withPromisedCards(armed, context) : withSkeletonCards(armed, given, context);
  const first = createSpellChooser(begun, context, random.fork("spells"));
  const noSplash = given === undefined ? withoutSplash(begun, context.table, first.draft()) : begun;
  const chooser = noSplash === begun ? first : createSpellChooser(noSplash, context, random.fork("spells"));
  clock.done("candidates", `${chooser.candidates} candidates`);

  const main = buildMain(noSplash, context, chooser, notes, random.fork("build"));
  const plan =
    given === undefined
      ? asPlayed({ ...noSplash, wish: intended.wish }, context.table, main.spells)
      : intended;
  clock.done("build", `${main.spells.size} different spells`);

  const zones = new Map([
    ...fixedZones,
    ...supplementaryZones({ plan, form, context, main }, limitedPool, random.fork("zones")),
  ]);
  const most = moneyFor(plan, context).all - zonesCost(context, { zones });
  const side = sideOf(plan, main, { job, notes, zones, most, given });
  const parts: Parts = { main, side: new Map(side.counts), zones, limitedPool };
  keepLimits(plan, context, main, parts.side);
  // What the rules take out is replaced: that is paid for, and counted, too.
  mend(plan, form, context, parts);
  keepLimits(plan, context, main, parts.side);
  keepToBudget(plan, context, parts, most, notes);
  raiseToLeast(plan, context, parts, most);
  notePrices(plan, context, parts, notes);
  clock.done("mana", `${total(main.lands)} lands`);

  const list = mend(plan, form, context, parts);
  const aim = aimOf(plan, context.table);
  return { plan, parts, side, list, aim, analysis: context.analyze(list, aim), notes };
}

/** The same for a deck that there is one of already: none where the rules accept none. */
export function tryCards(
  intended: Plan,
  fixedZones: ZoneCounts,
  job: Job,
  clock: Stages,
): Attempt | undefined {
  try {
    return chooseCards(intended, fixedZones, job, clock);
  } catch (error) {
    if (error instanceof GenerateError && error.code === "no_deck") return undefined;
    throw error;
  }
}

/** What a sideboard is chosen beside. */
interface Beside {
  readonly job: Job;
  readonly notes: Notes;
  readonly zones: ZoneCounts;
  /** Dollars for all of the deck; Infinity without a budget. */
  readonly most: number;
  readonly given: SkeletonCards | undefined;
}

/** The sideboard, or what is left of opened cards. */
function sideOf(plan: Plan, main: MainDeck, { job, notes, zones, most, given }: Beside): Sideboard {
  const { context, limitedPool, random } = job;
  const counts = mergeCounts(main);
  if (limitedPool !== undefined)
    return restOfPool(job.noSideboard ? new Map() : limitedPool, counts, zones, context.table);
  const ofArchetype = plan.wish.against.length === 0 ? (given?.side ?? []) : [];
  // What the wish names comes before what decks of its archetype bring.
  const named = begunSideboard(plan, context, counts, notes);
  const begun = new Map([...named, ...[...ofArchetype].filter(([card]) => !named.has(card))]);
  const left = most - costOf(context, counts);
  return chooseSideboard(
    plan,
    context,
    {
      main: counts,
      begun,
      budget: Number.isFinite(left) ? Math.max(0, left) : left,
    },
    random.fork("side"),
  );
}
