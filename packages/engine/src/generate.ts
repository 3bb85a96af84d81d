import { colorsOf } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { CardCounts, DeckList } from "@deckwright/rules/deck.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import type { Combos } from "./analyze/combos.ts";
import { bracketOfPower } from "./analyze/power.ts";
import { cardList } from "./explain/card-list.ts";
import { deckName } from "./explain/deck-name.ts";
import { deckFacts } from "./explain/facts.ts";
import { strategyText } from "./explain/strategy.ts";
import { makePlan } from "./plan/make-plan.ts";
import { withFriendlyDefaults } from "./plan/open-wish.ts";
import type { Plan } from "./plan/plan.ts";
import { type Concessions, createConcessions, resolveWish, type Wish } from "./plan/wish.ts";
import { createRandom } from "./random.ts";
import type { Ranker } from "./rank/ranker.ts";
import { buildMain, costOf, type MainDeck, moneyFor } from "./select/build.ts";
import { rolesOf } from "./select/candidates.ts";
import type { SelectColumns } from "./select/columns.ts";
import { cheapen, refill } from "./select/repair.ts";
import { chooseSideboard } from "./select/sideboard.ts";
import { createSpellChooser } from "./select/spells.ts";
import { asPlayed, withoutSplash } from "./select/splash.ts";
import { noteColors, noteTribe, withEnoughCards, withIncludes } from "./select/wish-limits.ts";
import { createStages } from "./stages.ts";
import {
  type Analysis,
  type Bracket,
  type Deck,
  GenerateError,
  type GenerateRequest,
  type GenerateResult,
  type Intent,
  type Stage,
} from "./types.ts";

/** Everything a generation is made with; one per engine. */
export interface GenerateContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly columns: SelectColumns;
  readonly combos: Combos;
  read(prompt: string): Intent;
  analyze(deck: DeckList, plan: Plan): Analysis;
  /** Milliseconds, from any start. */
  now(): number;
}

/** How often a deck that the rules reject is mended before giving up. */
const MENDINGS = 6;

/**
 * Builds the deck of a wish: legal by the rules, within the budget where one can be kept, explained card by card. What
 * cannot be met gives way and is said in `findings`.
 *
 * @throws GenerateError `unknown_format`, `closed_format`, `no_commander`, or `no_deck` when the rules reject every deck
 */
export function generate(
  request: GenerateRequest,
  context: GenerateContext,
  onStage: (stage: Stage) => void = () => {},
): GenerateResult {
  const clock = createStages(context.now, onStage);
  const concessions = createConcessions();
  const wish = withFriendlyDefaults(
    resolveWish(request, readPrompt(request, context), context, concessions),
    concessions,
  );
  clock.done("intent", summary(wish));

  const random = createRandom(wish.seed);
  const planned = makePlan(wish, context, concessions, random.fork("plan"));
  const intended = withEnoughCards(withIncludes(planned.plan, context, concessions), context, concessions);
  clock.done("commander", leadText(intended, context.table, planned.considered));

  const first = createSpellChooser(intended, context, random.fork("spells"));
  const lean = withoutSplash(intended, context.table, first.sketch());
  const chooser = lean === intended ? first : createSpellChooser(lean, context, random.fork("spells"));
  clock.done("candidates", `${chooser.candidates} candidates`);

  const main = buildMain(lean, context, chooser, concessions, random.fork("build"));
  const plan = asPlayed(lean, context.table, main.spells);
  clock.done("build", `${main.spells.size} different spells`);

  const money = moneyFor(plan, context);
  const left = money.all - costOf(context, main.spells) - costOf(context, main.lands);
  const side = chooseSideboard(
    plan,
    context,
    mergeCounts(main),
    Number.isFinite(left) ? Math.max(0, left) : left,
    random.fork("side"),
  );
  const sideCounts = new Map(side.counts);
  keepToBudget(plan, context, main, sideCounts, money.all, concessions);
  notePrices(plan, context, mergeCounts(main), sideCounts, concessions);
  clock.done("mana", `${[...main.lands.values()].reduce((sum, copies) => sum + copies, 0)} lands`);

  const list = mend(plan, context, main, sideCounts);
  const analysis = context.analyze(list, plan);
  const bracket = bracketOf(plan, analysis, concessions);
  noteTribe(plan, analysis, context.table, concessions);
  noteColors(plan, context.table, main.spells, concessions);
  const facts = deckFacts(
    plan,
    context.table,
    mergeCounts(main),
    (card) => rolesOf(plan, context, card),
    context.ranker,
  );
  const deck: Deck = {
    name: deckName(facts, wish.seed),
    format: plan.format.slug,
    playstyle: plan.playstyle,
    commanders: list.commanders ?? [],
    main: list.main,
    side: list.side ?? {},
    image: imageOf(plan, context, main),
    card_list: cardList(facts, { counts: sideCounts, purposes: side.purposes }),
    cards: plan.mainSize + plan.commanders.length,
    colors: colorsOf(plan.colors),
    power_level: analysis.power_level,
    bracket,
    price_usd: cents(
      costOf(context, mergeCounts(main)) +
        costOf(context, sideCounts) +
        costOf(context, new Map(plan.commanders.map((card) => [card, 1]))),
    ),
    seo_description: strategyText(facts),
    seed: wish.seed,
  };
  const verdict = context.rules.validate(list);
  clock.done("checks", verdict.legal ? `legal in ${plan.format.name}` : "not legal");
  return {
    ...(request.id === undefined ? {} : { id: request.id }),
    deck,
    intent: wish.intent,
    findings: [...verdict.findings, ...concessions.findings],
    analysis,
    stages: clock.stages,
    timings_ms: clock.timings(),
  };
}

/** What the prompt says; a request that says everything in its fields has none to be read. */
function readPrompt(request: GenerateRequest, context: GenerateContext): Intent {
  const { id: _id, seed: _seed, prompt, ...fields } = request;
  if ((prompt ?? "").trim() === "" && Object.keys(fields).length > 0) return { read: {} };
  return context.read(prompt ?? "");
}

/**
 * What the finished deck is meant for: the bracket that was asked for, unless its cards put it higher; where none was
 * asked for, the one that its power reads as.
 */
function bracketOf(plan: Plan, analysis: Analysis, concessions: Concessions): Bracket | null {
  if (plan.bracket === null || analysis.bracket === null) return null;
  if (analysis.bracket.floor <= plan.bracket)
    return plan.wish.bracket ?? bracketOfPower(analysis.power_level);
  const { floor, reasons } = analysis.bracket;
  const why = reasons.map(({ label, cards }) => `${label}: ${cards.join(", ")}`)[0] ?? "";
  concessions.note(`The cards you asked for make this a bracket ${floor} deck (${why}).`);
  return floor;
}

/** Brings the deck under its budget, or says what it costs at least. */
function keepToBudget(
  plan: Plan,
  context: GenerateContext,
  main: MainDeck,
  side: Map<CardIndex, number>,
  most: number,
  concessions: Concessions,
): void {
  if (!Number.isFinite(most) || cheapen(plan, context, main, side, most)) return;
  const leaders = costOf(context, new Map(plan.commanders.map((card) => [card, 1])));
  const cost = costOf(context, mergeCounts(main)) + costOf(context, side) + leaders;
  concessions.note(
    `$${plan.wish.budget ?? 0} is too little for this deck: the cheapest that could be built costs $${cents(cost).toFixed(2)}.`,
  );
}

/** Says which cards of a deck with a budget have no known price: the sum cannot count them. */
function notePrices(
  plan: Plan,
  { table }: GenerateContext,
  main: ReadonlyMap<CardIndex, number>,
  side: ReadonlyMap<CardIndex, number>,
  concessions: Concessions,
): void {
  if (plan.wish.budget === undefined && plan.wish.maxCardUsd === undefined) return;
  const cards = [...new Set([...plan.commanders, ...main.keys(), ...side.keys()])];
  const unknown = cards.filter((card) => Number.isNaN(table.priceUsd[card] ?? Number.NaN));
  if (unknown.length === 0) return;
  const names = unknown.map((card) => table.name(card));
  concessions.note(
    `No price is known for ${names.slice(0, 5).join(", ")}${names.length > 5 ? ` and ${names.length - 5} more` : ""}, so the sum leaves ${names.length === 1 ? "it" : "them"} out and the deck may cost more.`,
    "warning",
    names,
  );
}

/** Replaces what the rules reject until they accept the deck. */
function mend(plan: Plan, context: GenerateContext, main: MainDeck, side: Map<CardIndex, number>): DeckList {
  const { rules, names } = context;
  const banned = new Set<CardIndex>();
  for (let round = 0; ; round++) {
    refill(plan, context, main, banned, side);
    const list = listOf(plan, context.table, main, side);
    const verdict = rules.validate(list);
    if (verdict.legal) return list;
    if (round >= MENDINGS) {
      const reasons = verdict.findings
        .filter(({ severity }) => severity === "illegal")
        .map(({ message }) => message);
      throw new GenerateError(
        "no_deck",
        `No legal deck could be built for this wish: ${reasons.slice(0, 2).join(" ")}`,
      );
    }
    for (const finding of verdict.findings) {
      if (finding.severity !== "illegal") continue;
      for (const name of finding.cards) {
        const match = names.resolve(name, { typos: false });
        if (!match.found || plan.commanders.includes(match.card)) continue;
        banned.add(match.card);
        main.spells.delete(match.card);
        main.lands.delete(match.card);
        side.delete(match.card);
      }
    }
  }
}

function listOf(
  plan: Plan,
  table: CardTable,
  main: MainDeck,
  side: ReadonlyMap<CardIndex, number>,
): DeckList {
  return {
    format: plan.format.slug,
    ...(plan.commanders.length > 0 ? { commanders: plan.commanders.map((card) => table.name(card)) } : {}),
    main: namedCounts(table, mergeCounts(main)),
    side: namedCounts(table, side),
  };
}

function namedCounts(table: CardTable, counts: ReadonlyMap<CardIndex, number>): CardCounts {
  const entries = [...counts].map(([card, copies]) => [table.name(card), copies] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

function mergeCounts(main: MainDeck): Map<CardIndex, number> {
  const all = new Map(main.spells);
  for (const [card, copies] of main.lands) all.set(card, (all.get(card) ?? 0) + copies);
  return all;
}

/** Art of the commander, or of the key card, or of the card played most. */
function imageOf(plan: Plan, { table }: GenerateContext, main: MainDeck): string {
  const card =
    plan.commanders[0] ?? plan.keyCards.find((key) => main.spells.has(key)) ?? [...main.spells.keys()][0];
  return card === undefined ? "" : table.printing(table.defaultPrinting[card] ?? 0).imageUrl("art_crop");
}

function summary(wish: Wish): string {
  const read = Object.keys(wish.intent.read).length;
  return read === 0
    ? "nothing in particular asked for"
    : `${read} ${read === 1 ? "thing" : "things"} understood`;
}

function leadText(plan: Plan, table: CardTable, considered: number): string {
  if (plan.commanders.length === 0)
    return plan.keyCards.map((card) => table.name(card)).join(", ") || "no key card";
  const names = plan.commanders.map((card) => table.name(card)).join(" and ");
  return considered > plan.commanders.length ? `${names}, of ${considered}` : names;
}

function cents(usd: number): number {
  return Math.round(usd * 100) / 100;
}
