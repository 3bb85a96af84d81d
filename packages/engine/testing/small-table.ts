import { buildNameIndex } from "@deckwright/cards/names/build-name-index.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { type CardFields, makeTable } from "@deckwright/cards/testing/make-table.ts";
import { createRules, type Rules } from "@deckwright/rules/validate.ts";
import { createNotes } from "../src/notes.ts";
import { makePlan } from "../src/plan/make-plan.ts";
import type { Plan } from "../src/plan/plan.ts";
import { resolveWish } from "../src/plan/resolve-wish.ts";
import { createRandom } from "../src/random.ts";
import { type Combos, createCombos } from "../src/rank/combos.ts";
import type { Ranker } from "../src/rank/ranker.ts";
import { type CardColumns, cardColumns } from "../src/score/columns.ts";
import { TAGGER } from "../src/tags/tagger.ts";
import type { GenerateRequest } from "../src/types.ts";

/** A card as its face reads; colors follow from cost and text. Fields of Scryfall's files may stand beside. */
export interface SmallCard {
  readonly name: string;
  readonly cost?: string;
  readonly type?: string;
  readonly text?: string;
  /** Power and toughness, "2/2". */
  readonly body?: string;
  readonly usd?: number;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** A table of a few cards, with all that planning and selecting look at. */
export interface Small {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly columns: CardColumns;
  readonly combos: Combos;
  card(name: string): CardIndex;
  /** The plan of a request; in formats with commanders it must name one. */
  plan(request: GenerateRequest): Plan;
}

const FORMATS = ["commander", "standard", "pioneer", "modern", "legacy", "vintage", "pauper", "brawl"];
const LEGAL = Object.fromEntries(FORMATS.map((format) => [format, "legal"]));

/** The five basic lands, a commander without abilities, and these cards. */
export function smallTable(
  cards: readonly SmallCard[],
  shares: Readonly<Record<string, number>> = {},
): Small {
  const basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map((name, at) => ({
    name,
    cost: "",
    type: `Basic Land — ${name}`,
    text: `({T}: Add {${"WUBRG"[at]}}.)`,
    fields: { produced_mana: ["WUBRG"[at]] },
  }));
  const table = makeTable([...basics, ...cards].map(recordOf), { tagger: TAGGER });
  const names = buildNameIndex(table);
  const rules = createRules(table, names);
  const card = (name: string): CardIndex => {
    const match = names.resolve(name, { typos: false });
    if (!match.found) throw new Error(`the small table has no ${name}`);
    return match.card;
  };
  const ranker = rankerOf(new Map(Object.entries(shares).map(([name, share]) => [card(name), share])));
  const small = {
    table,
    names,
    rules,
    ranker,
    columns: cardColumns(table),
    combos: createCombos(table, names),
  };
  return {
    ...small,
    card,
    plan(request) {
      const notes = createNotes();
      const wish = resolveWish(request, { read: {} }, small, notes);
      const format = rules.format(wish.format ?? "commander");
      if (!format) throw new Error("no such format");
      return makePlan(format, wish, small, notes, createRandom(1)).plan;
    },
  };
}

function recordOf({
  name,
  cost = "",
  type = "Creature — Human",
  text = "",
  body,
  usd,
  fields,
}: SmallCard): CardFields {
  const letters = (from: string): string[] =>
    [..."WUBRG"].filter((letter) => from.includes(`${letter}}`) || from.includes(`{${letter}`));
  const [power, toughness] = body?.split("/") ?? [];
  return {
    name,
    mana_cost: cost,
    cmc: [...cost.matchAll(/\{(\w+)[^}]*\}/g)].reduce(
      (sum, [, symbol = ""]) => sum + (/^\d+$/.test(symbol) ? Number(symbol) : symbol === "X" ? 0 : 1),
      0,
    ),
    type_line: type,
    oracle_text: text,
    colors: letters(cost),
    color_identity: letters(cost + text),
    legalities: LEGAL,
    prices: { usd: String(usd ?? 1) },
    ...(power === undefined ? {} : { power, toughness }),
    ...fields,
  };
}

/** A ranker that knows how many decks play each card, and nothing else. */
function rankerOf(shares: ReadonlyMap<CardIndex, number>): Ranker {
  const popularity = (_: string, card: CardIndex): number => shares.get(card) ?? 0;
  const relevance = (_: string, __: unknown, cards: ArrayLike<CardIndex>): Float32Array =>
    Float32Array.from(cards, (card) => 2 * (shares.get(card) ?? 0));
  return {
    isCounted: () => false,
    knows: () => true,
    countedTo: () => 20_000,
    relevance,
    completion: relevance,
    sideRelevance: relevance,
    popularity,
    played: popularity,
    usualCopies: () => 3,
    sideboardShare: () => 0,
    affinity: () => 0,
    affinities: (_, cards) => new Float32Array(cards.length ** 2),
    inclusions: () => [],
    expected: () => undefined,
    lift: () => undefined,
    skeletons: () => [],
    habitat: () => undefined,
    leaders: () => [],
  };
}
