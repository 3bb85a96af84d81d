import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Aim, DeckList } from "@deckwright/decks/deck.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { DEFAULT_BRACKET } from "../../data/defaults.ts";
import { isList, kindOf } from "../forms/kind.ts";
import { isSlowType, templateFor } from "../forms/shape.ts";
import { typesWanted } from "../plan/fit.ts";
import { toldFormatOf } from "../plan/level-bend.ts";
import { namesOfTypes, typesOf } from "../plan/look-up.ts";
import type { Plan } from "../plan/plan.ts";
import { targetsOf } from "../plan/targets.ts";
import { usualCards } from "../plan/usual-cards.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { AnalyzeOptions } from "./analyze-deck.ts";

/** What a planned deck is for, in words that outlive its plan. */
export function aimOf(plan: Plan, table: CardTable): Aim {
  const { playstyle, themes, wish, skeleton } = plan;
  // What people call a deck of a style is one, whatever the style's own table says.
  const isStyleAsked = wish.playstyle !== undefined && skeleton === undefined;
  const types = typesWanted(plan);
  const { bracket, power } = wish;
  return {
    playstyle,
    ...(isStyleAsked ? { isStyleAsked } : {}),
    ...(types.length === 0 ? {} : { tribe: namesOfTypes(types, table) }),
    ...(themes.length === 0 ? {} : { themes: [...themes] }),
    ...(bracket === undefined ? {} : { bracket }),
    ...(power === undefined ? {} : { power }),
    ...(wish.limits.asked.length === 0 ? {} : { limits: wish.limits.asked.map((limit) => ({ ...limit })) }),
  };
}

/** What a deck is built as: of a way of playing, the format that it is played on. Undefined where nobody knows its format. */
export function builtFormat(deck: DeckList, rules: Rules): Format | undefined {
  const judged = rules.formatOf(deck);
  if ("rule" in judged) return undefined;
  return judged.base === null ? judged : (rules.format(judged.base) ?? judged);
}

/**
 * What a deck's figures are held against: the same for a deck that was just built and for one that was edited since. Without
 * an aim, what decks of the format usually are; a list to draft or draw from is held against nothing.
 */
export function analyzeOptions(
  deck: DeckList,
  aim: Aim | undefined,
  { rules, table, ranker, columns, names }: Measuring,
): AnalyzeOptions {
  const judged = rules.formatOf(deck);
  const format = builtFormat(deck, rules);
  if ("rule" in judged || format === undefined || isList(kindOf(judged)))
    return { roles: [], brackets: false, whole: { cards: 0, copies: 4 } };
  const brackets = format.leaders !== null;
  const { playstyle = "midrange", isStyleAsked, bracket, tribe, themes = [] }: Partial<Aim> = aim ?? {};
  const isUsual = isStyleAsked !== true && themes.length === 0;
  const [creatureType = -1, ...alsoTypes] = tribe === undefined ? [] : typesOf(tribe, table);
  const template = templateFor(
    format,
    playstyle,
    brackets ? (bracket ?? DEFAULT_BRACKET) : null,
    isSlowType(table, creatureType),
  );
  const about = { template, creatureType, alsoTypes, themes };
  return {
    roles: targetsOf(
      format,
      about,
      table,
      columns.roles,
      isUsual
        ? usualCards(format, toldFormatOf(format, bracket), leadersOf(deck, names), { table, rules, ranker })
        : [],
    ),
    brackets,
    whole: { cards: format.size.min, copies: format.copies },
  };
}

/** What the aim of a deck is looked up in. */
interface Measuring {
  readonly rules: Rules;
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly ranker: Ranker;
  /** Roles of the table's cards. */
  readonly columns: { readonly roles: Float64Array };
}

/** Who leads a deck; those that nobody knows are left out. */
function leadersOf({ commanders = [] }: DeckList, names: NameIndex): CardIndex[] {
  return commanders.flatMap((name) => {
    const match = names.resolve(name, { typos: false, suggest: false });
    return match.found ? [match.card] : [];
  });
}
