import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable, SubtypeId } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { DEFAULT_BRACKET } from "../../data/defaults.ts";
import { THEMES } from "../../data/themes.ts";
import { isSlowType, templateFor } from "../forms/shape.ts";
import type { Notes } from "../notes.ts";
import type { Random } from "../random.ts";
import { bestPlaces } from "../rank/best-places.ts";
import { rankNameOf } from "../rank/form-ranker.ts";
import { CASUAL, type Ranker } from "../rank/ranker.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { copiesIn } from "../rank/skeletons.ts";
import { styleOfName } from "./archetype-style.ts";
import { chooseCommanders } from "./choose-commanders.ts";
import { chooseCore, coreOfSkeleton } from "./choose-core.ts";
import { chooseCreatureType } from "./choose-creature-type.ts";
import { choosePlaystyle } from "./choose-playstyle.ts";
import { chooseSkeleton, skeletonOfLeaders } from "./choose-skeleton.ts";
import { isOfType } from "./fit.ts";
import { rankFormatOf, toldFormatOf, tournamentFormat } from "./level-bend.ts";
import type { Plan } from "./plan.ts";
import { targetsOf } from "./targets.ts";
import { usualCards } from "./usual-cards.ts";
import { isDirected, type Wish } from "./wish.ts";

/** What a plan is made with. */
export interface PlanContext {
  readonly table: CardTable;
  readonly rules: Rules;
  readonly ranker: Ranker;
  /** Roles of the table's cards. */
  readonly columns: { readonly roles: Float64Array };
}

/** Cards that stand for the decks of a commander. */
const NEAR_LEADERS = 40;
/** The part of a card's popularity that does not speak for its being near to a commander whose decks nobody counted. */
const USUAL_PART = 0.3;
/** A commander's decks are about a creature type when this share of its closest cards belongs to it. */
const TYPAL_SHARE = 0.35;

/** An archetype is typal from so many copies of the type on; else the type was only part of its name. */
export const TYPAL_COPIES = 10;

/** A plan, and how many commanders were considered for it. */
export interface Planned {
  readonly plan: Plan;
  readonly considered: number;
}

/** What every step of a plan is handed. */
interface Making {
  readonly context: PlanContext;
  readonly notes: Notes;
  readonly random: Random;
}

/**
 * Decides everything that a wish leaves open in a format: who leads, colors, playstyle, bracket, targets.
 *
 * @throws GenerateError `no_commander` when nobody may lead
 */
export function makePlan(
  format: Format,
  wish: Wish,
  context: PlanContext,
  notes: Notes,
  random: Random,
): Planned {
  return format.leaders === null
    ? planWithoutLeader(format, wish, { context, notes, random })
    : planWithLeader(format, wish, { context, notes, random });
}

function planWithLeader(format: Format, wish: Wish, making: Making): Planned {
  const { context, notes, random } = making;
  const { table, rules } = context;
  const guided =
    wish.playstyle === "tribal" && wish.commanders.length === 0
      ? withCreatureType(format, wish, { commanders: [], colors: wish.colors ?? 31 }, making)
      : wish;
  const { commanders, considered } = chooseCommanders(format, guided, context, notes, random);
  const colors = rules.identityOf(commanders) & 31;
  const names = commanders.map((card) => table.name(card));
  if (wish.colors !== undefined && wish.colors !== colors && wish.commanders.length > 0) {
    notes.add({ kind: "leader-outranks-colors", cards: names, colors });
  }
  const bracket: Bracket = wish.bracket ?? DEFAULT_BRACKET;
  const told = toldFormatOf(format, wish.bracket);
  const competitive = skeletonOfLeaders(commanders, tournamentFormat(format, bracket), context);
  // What a leader is about that nobody leads in a form of the format, its casual decks tell: Lathril's are Elves everywhere.
  const nearest = competitive === undefined && rankNameOf(format) !== format.slug ? CASUAL : told;
  // What a wish rules out says nothing of its deck: "Yuriko, no ninjas" is no deck of Ninjas.
  const [near = [], usual = []] = cardsNearLeaders(format, nearest, { commanders, colors }, context).map(
    (cards) => cards.filter((card) => commanders.includes(card) || !wish.excludes(card)),
  );
  const spokenFor = wish.playstyle !== undefined || wish.themes.length > 0 || guided.creatureType >= 0;
  const ownType = spokenFor ? -1 : typeOfNearCards(commanders, near, table);
  const directed = ownType < 0 ? guided : { ...guided, creatureType: ownType };
  // What casual decks of a leader do says nothing of how competitive tables would play it.
  const isUnseen = bracket === 5 && competitive === undefined;
  const playstyle = choosePlaystyle(directed, isUnseen ? [] : near, usual, table, true);
  const template = templateFor(format, playstyle, bracket);
  const { creatureType } =
    playstyle === "tribal" ? withCreatureType(format, directed, { commanders, colors }, making) : directed;
  // Decks that hold four elves are no decks of elves.
  const isOfType =
    competitive === undefined ||
    wish.creatureType < 0 ||
    typeCopies(competitive, wish.creatureType, table) >= TYPAL_COPIES;
  const skeleton = isOfType ? competitive : undefined;
  if (skeleton !== undefined)
    notes.add({
      kind: "built-as",
      archetype: skeleton.name,
      decks: skeleton.decks,
      format: format.form ?? "cEDH",
    });
  const plan: Plan = {
    wish,
    format,
    rankFormat: rankFormatOf(format, wish.bracket),
    commanders,
    colors,
    playstyle,
    themes: wish.themes,
    creatureType,
    alsoTypes: directed.alsoTypes,
    bracket,
    template,
    targets: targetsOf(
      format,
      { template, creatureType, alsoTypes: directed.alsoTypes, themes: wish.themes },
      table,
      context.columns.roles,
      isDirected(wish) ? [] : usualCards(format, told, commanders, context),
    ),
    mainSize: format.size.min - commanders.length,
    keyCards: [],
    ...(skeleton === undefined ? {} : { skeleton }),
  };
  return { plan, considered };
}

function planWithoutLeader(format: Format, wish: Wish, making: Making): Planned {
  const { context, notes, random } = making;
  const { table, rules } = context;
  const pool = rules.poolMask(format.slug);
  for (const card of wish.commanders) {
    const isLegal = pool[card] !== 0;
    notes.add({ kind: "no-commander-there", cards: [table.name(card)], format: format.name, isLegal });
  }
  const asCards = wish.commanders.filter((card) => pool[card] !== 0).map((card) => ({ card, copies: 0 }));
  const asked: Wish = { ...wish, include: [...asCards, ...wish.include] };
  const full =
    wish.playstyle === "tribal"
      ? withCreatureType(format, asked, { commanders: [], colors: wish.colors ?? 31 }, making)
      : asked;
  const style =
    full.playstyle ??
    (wish.creatureType >= 0 || wish.themes.length > 0 ? choosePlaystyle(wish, [], [], table) : undefined);
  const skeleton = chooseSkeleton(format, full, context, notes, random);
  if (skeleton !== undefined)
    notes.add({
      kind: "built-as",
      archetype: skeleton.name,
      decks: skeleton.decks,
      format: FORMAT_NAMES.find(({ slug }) => slug === skeleton.lentBy)?.name ?? format.name,
    });
  const core =
    skeleton === undefined
      ? chooseCore(format, { ...full, playstyle: style }, context, notes, random)
      : coreOfSkeleton(skeleton, format, full, context);
  const creatureType =
    skeleton === undefined || typeCopies(skeleton, full.creatureType, table) >= TYPAL_COPIES
      ? full.creatureType
      : -1;
  const playstyle =
    style ?? styleOfName(skeleton?.name) ?? choosePlaystyle(wish, core.near, core.popular, table);
  const themes = themesBeside(full.themes, skeleton);
  const limit = colorCount(core.colors);
  if (limit >= 4) notes.add({ kind: "many-colors", count: limit, format: format.name });
  const template = templateFor(format, playstyle, null, isSlowType(table, creatureType));
  return {
    plan: {
      wish: full,
      format,
      rankFormat: skeleton?.lentBy ?? format.slug,
      commanders: [],
      colors: core.colors,
      playstyle,
      themes,
      creatureType,
      alsoTypes: full.alsoTypes,
      bracket: null,
      template,
      targets: targetsOf(
        format,
        { template, creatureType, alsoTypes: full.alsoTypes, themes },
        table,
        context.columns.roles,
      ),
      mainSize: format.size.min,
      keyCards: core.keyCards,
      ...(skeleton === undefined ? {} : { skeleton }),
    },
    considered: core.keyCards.length,
  };
}

/** The themes of a wish beside its archetype: one that the archetype's name is a word for is what its decks are, however few of their cards speak of it. */
function themesBeside(themes: readonly string[], skeleton: Skeleton | undefined): readonly string[] {
  const name = skeleton?.name.toLowerCase();
  if (name === undefined) return themes;
  return themes.filter((slug) => !THEMES.find((theme) => theme.slug === slug)?.words.includes(name));
}

/** Copies of a creature type's cards that an archetype's decks have. */
function typeCopies({ main }: Skeleton, type: SubtypeId, table: CardTable): number {
  return main.reduce(
    (sum, { card, shares }) => sum + (isOfType(table, card, type) ? copiesIn(shares) : 0),
    0,
  );
}

/** The wish with a creature type, chosen where a typal deck is asked for without one. */
function withCreatureType(
  format: Format,
  wish: Wish,
  within: Pick<Plan, "commanders" | "colors">,
  { context, notes, random }: Making,
): Wish {
  if (wish.creatureType >= 0) return wish;
  const creatureType = chooseCreatureType(
    format,
    within.commanders,
    within.colors,
    context,
    random.fork("tribe"),
  );
  if (creatureType < 0) return wish;
  notes.add({ kind: "chosen-type", type: context.table.subtypeName(creatureType) });
  return { ...wish, creatureType };
}

/** The creature type that a commander speaks of and that its decks are full of; -1 when there is none. */
function typeOfNearCards(
  commanders: readonly CardIndex[],
  near: readonly CardIndex[],
  table: CardTable,
): SubtypeId {
  const spoken = new Set(commanders.flatMap((card) => Array.from(table.mentionedTypes(card))));
  for (const type of spoken) {
    const members = near.filter((card) => isOfType(table, card, type)).length;
    if (members >= TYPAL_SHARE * near.length) return type;
  }
  return -1;
}

/** Cards that tell how a commander's decks play: it and those that go with it, and beside them what its colors usually play. */
function cardsNearLeaders(
  format: Format,
  rankFormat: string,
  { commanders, colors }: Pick<Plan, "commanders" | "colors">,
  { table, rules, ranker }: PlanContext,
): readonly [CardIndex[], CardIndex[]] {
  const pool = rules.poolMask(format.slug);
  const candidates: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) {
    if (pool[card] === 0 || isLand(table, card)) continue;
    if (isWithin(table.colorIdentity[card] ?? 0, colors)) candidates.push(card);
  }
  const best = (scores: ArrayLike<number>): CardIndex[] =>
    bestPlaces(scores, NEAR_LEADERS).map((at) => candidates[at] ?? 0);
  const popularity = candidates.map((card) => ranker.popularity(rankFormat, card));
  const expected = ranker.expected(rankFormat, commanders);
  // Where the decks were counted: what they play more than others do, not what everybody plays.
  if (expected !== undefined) {
    const own = candidates.map((card, at) => expected(card) - (popularity[at] ?? 0));
    return [[...commanders, ...best(own)], best(popularity)];
  }
  const usual = ranker.relevance(rankFormat, [], candidates);
  const near = ranker
    .relevance(
      rankFormat,
      commanders.map((card) => ({ card, weight: 3 })),
      candidates,
    )
    .map((score, at) => score - USUAL_PART * (usual[at] ?? 0));
  return [[...commanders, ...best(near)], best(popularity)];
}
