import { colorsOf } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { cardList } from "../explain/card-list.ts";
import { deckName } from "../explain/deck-name.ts";
import { deckFacts } from "../explain/facts.ts";
import { strategyOf } from "../explain/strategy.ts";
import { rulesToBuildWith } from "../forms/build-rules.ts";
import { humorousRanker, limitedRanker } from "../forms/rating.ts";
import { makePlan, type Planned } from "../plan/make-plan.ts";
import type { Plan } from "../plan/plan.ts";
import { formatWithin, planWithin } from "../plan/within-limits.ts";
import { formRanker } from "../rank/form-ranker.ts";
import { noteAnswers } from "../select/answers.ts";
import type { MainDeck } from "../select/build.ts";
import { rolesOf } from "../select/candidates.ts";
import { costOf } from "../select/money.ts";
import { noteColors, withEnoughCards, withIncludes, withMoneyForDeck } from "../select/wish-limits.ts";
import { atAskedLevel } from "./asked-level.ts";
import { chooseCards, tryCards } from "./attempt.ts";
import { cents, zonesCost } from "./budget.ts";
import { mergeCounts, namedCounts, namedZones, type Parts } from "./deck-parts.ts";
import type { GenerateContext } from "./generate-context.ts";
import type { Build, Job } from "./job.ts";
import { noteLimits } from "./limit-notes.ts";
import { withPoolColors } from "./limited-pool.ts";
import { noteMissedAim, noteTypeOfName, withPoolStyle } from "./notes.ts";
import { withSignatureSpells } from "./signature-spells.ts";
import { createStages } from "./stages.ts";
import { noteUsualCards } from "./usual-notes.ts";

/** Builds one deck: constructed or from opened cards, with whatever lies beside it in its format. */
export function buildDeck(job: Job): Build {
  const { form, notes, clock, random, limitedPool } = job;
  const context = contextFor(job);
  const wish =
    limitedPool === undefined
      ? job.wish
      : withPoolColors(withPoolStyle(job.wish, notes), limitedPool, context, notes);
  const planned = withinLimits(
    makePlan(formatWithin(form.built, wish), wish, context, notes, random.fork("plan")),
    context.table,
  );
  const withSignature = withSignatureSpells(planned.plan, context, notes, random.fork("signature"));
  const included = withMoneyForDeck(withIncludes(withSignature.plan, context, notes), context, notes);
  const intended = withEnoughCards(included, context, notes);
  clock.done("commander", leadText(intended, context.table, planned.considered));

  const known: Job = { ...job, context };
  const first = chooseCards(intended, withSignature.zones, known, clock);
  const quiet = createStages(context.now, () => {});
  const chosen = atAskedLevel(intended, first, (lean) =>
    tryCards({ ...intended, lean }, withSignature.zones, known, quiet),
  );
  const { plan, parts, side, list, aim, analysis } = chosen;
  const { main, zones } = parts;
  for (const note of chosen.notes.list) notes.add(note);
  noteMissedAim(plan.format, aim, analysis, notes);
  noteTypeOfName(plan, context.table, main.spells, notes);
  noteAnswers(plan, context.table, { main: mergeCounts(main), side: parts.side }, notes);
  noteColors(plan, context.table, main.spells, notes);
  noteLimits({ plan, form, context, parts }, notes);
  if (limitedPool === undefined) noteUsualCards(plan, context, mergeCounts(main), notes);
  const facts = deckFacts(
    plan,
    context.table,
    mergeCounts(main),
    (card) => rolesOf(plan, context, card),
    context,
  );
  const listed = cardList(
    facts,
    { counts: parts.side, purposes: side.purposes },
    zonesToExplain(form, zones),
  );
  const strategy = strategyOf(facts);
  context.onClaims?.([...strategy.claims, ...listed.claims]);
  const deck: Deck = {
    name: deckName(facts, plan.wish.seed),
    format: form.judged.slug,
    ...(form.variant === undefined ? {} : { variant: form.variant }),
    ...(form.base === undefined ? {} : { base: form.base }),
    playstyle: plan.playstyle,
    commanders: list.commanders ?? [],
    main: list.main,
    side: list.side ?? {},
    ...(zones.size > 0 ? { zones: namedZones(context.table, zones) } : {}),
    ...(limitedPool === undefined ? {} : { pool: namedCounts(context.table, limitedPool) }),
    image: imageOf(plan, context, main),
    card_list: listed.groups,
    cards:
      plan.mainSize +
      plan.commanders.length +
      [...withSignature.zones.values()].reduce((sum, counts) => sum + counts.size, 0),
    colors: colorsOf(plan.colors),
    power_level: analysis.power_level,
    bracket: analysis.bracket?.level ?? null,
    price_usd: cents(
      costOf(context, mergeCounts(main)) +
        costOf(context, parts.side) +
        costOf(context, new Map(plan.commanders.map((card) => [card, 1]))) +
        zonesCost(context, parts),
    ),
    seo_description: strategy.text,
    seed: plan.wish.seed,
    aim,
  };
  return { deck, list, analysis };
}

/** What was planned, with the numbers of cards that the wish asks for. */
function withinLimits({ plan, considered }: Planned, table: CardTable): Planned {
  return { plan: planWithin(plan, table), considered };
}

/** The context whose rules and ranker know this form, and these opened cards. */
function contextFor({ context, form, limitedPool }: Job): GenerateContext {
  const rules = rulesToBuildWith(context.rules, context.table, form.built, limitedPool);
  if (limitedPool !== undefined)
    return { ...context, rules, ranker: limitedRanker(context.ranker, context.table, form.built.slug) };
  return form.built.pool.humorous === undefined
    ? { ...context, rules, ranker: formRanker(context.ranker, form.built) }
    : { ...context, rules, ranker: humorousRanker(context.ranker, context.table, form.built.slug) };
}

/** The zones with what players call them. */
function zonesToExplain(
  { judged }: Job["form"],
  zones: Parts["zones"],
): { readonly words: string; readonly counted: boolean; readonly counts: ReadonlyMap<CardIndex, number> }[] {
  return judged.zones.flatMap(({ name, words, counted }) => {
    const counts = zones.get(name);
    return counts === undefined ? [] : [{ words, counted: counted === true, counts }];
  });
}

/** Art of the commander, or of the key card, or of the card played most. */
function imageOf(plan: Plan, { table }: GenerateContext, main: MainDeck): string {
  const card =
    plan.commanders[0] ?? plan.keyCards.find((key) => main.spells.has(key)) ?? [...main.spells.keys()][0];
  return card === undefined ? "" : table.printing(table.defaultPrinting[card] ?? 0).imageUrl("art_crop");
}

function leadText(plan: Plan, table: CardTable, considered: number): string {
  if (plan.commanders.length === 0)
    return plan.keyCards.map((card) => table.name(card)).join(", ") || "no key card";
  const names = plan.commanders.map((card) => table.name(card)).join(" and ");
  return considered > plan.commanders.length ? `${names}, of ${considered}` : names;
}
