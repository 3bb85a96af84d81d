import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { CardCounts, CardListItem, Deck, DeckList } from "@deckwright/decks/deck.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { CONSTRUCTED_TEMPLATES } from "../../data/constructed-templates.ts";
import { aimOf } from "../analyze/aim.ts";
import { wordingsOf } from "../explain/claims.ts";
import { createDoing } from "../explain/doing.ts";
import { capitalized } from "../explain/phrases.ts";
import type { Plan } from "../plan/plan.ts";
import { costOf } from "../select/money.ts";
import { cents } from "./budget.ts";
import { namedCounts } from "./deck-parts.ts";
import type { Build, Job } from "./job.ts";

/** A list that games are drafted or drawn from, ready to be told. */
export interface DraftList {
  readonly name: string;
  readonly playstyle: Playstyle;
  /** Cards by section, one of each. */
  readonly sections: ReadonlyMap<string, readonly CardIndex[]>;
  readonly zones: ReadonlyMap<
    string,
    { readonly group: string; readonly cards: readonly CardIndex[]; readonly reason: string }
  >;
  readonly text: string;
  reasonOf(card: CardIndex, what: string): string;
}

/** The deck object of a list: its sections are its groups, and each card says what it is there for. */
export function listBuild(job: Job, list: DraftList): Build {
  const { context, form, wish, clock } = job;
  const { table } = context;
  const cards = [...list.sections.values()].flat();
  const counts = new Map(cards.map((card) => [card, 1]));
  const zones: Record<string, CardCounts> = {};
  for (const [zone, { cards: held }] of list.zones)
    zones[zone] = namedCounts(table, new Map(held.map((card) => [card, 1])));
  const written: DeckList = {
    format: form.judged.slug,
    ...(form.variant === undefined ? {} : { variant: form.variant }),
    main: namedCounts(table, counts),
    side: {},
    ...(list.zones.size > 0 ? { zones } : {}),
  };
  clock.done("mana", `${list.sections.get("Lands")?.length ?? 0} lands`);
  const plan: Plan = {
    wish,
    format: form.built,
    rankFormat: "",
    commanders: [],
    colors: 31,
    playstyle: list.playstyle,
    themes: wish.themes,
    creatureType: wish.creatureType,
    alsoTypes: wish.alsoTypes,
    bracket: null,
    template: CONSTRUCTED_TEMPLATES[list.playstyle],
    targets: [],
    mainSize: cards.length,
    keyCards: [],
  };
  const aim = aimOf(plan, table);
  const analysis = context.analyze(written, aim);
  const item = (card: CardIndex, role: string, reason: string): CardListItem => ({
    name: table.name(card),
    quantity: 1,
    role,
    reason,
  });
  const what = whatCardsDo(job);
  const cardList: Record<string, CardListItem[]> = {};
  for (const [section, held] of list.sections) {
    const ordered = [...held].sort(
      (a, b) =>
        (table.manaValue[a] ?? 0) - (table.manaValue[b] ?? 0) || (table.name(a) < table.name(b) ? -1 : 1),
    );
    cardList[section] = ordered.map((card) => item(card, section, list.reasonOf(card, what(card))));
  }
  for (const { group, cards: held, reason } of list.zones.values())
    cardList[group] = held.map((card) => item(card, group, reason));
  const beside = [...list.zones.values()].flatMap(({ cards: held }) => held);
  const shown = cards[0];
  const deck: Deck = {
    name: list.name,
    format: form.judged.slug,
    ...(form.variant === undefined ? {} : { variant: form.variant }),
    playstyle: list.playstyle,
    commanders: [],
    main: written.main,
    side: {},
    ...(list.zones.size > 0 ? { zones } : {}),
    image: shown === undefined ? "" : table.printing(table.defaultPrinting[shown] ?? 0).imageUrl("art_crop"),
    card_list: cardList,
    cards: cards.length,
    colors: ["W", "U", "B", "R", "G"],
    power_level: analysis.power_level,
    bracket: null,
    price_usd: cents(costOf(context, counts) + costOf(context, new Map(beside.map((card) => [card, 1])))),
    seo_description: list.text,
    seed: wish.seed,
    aim,
  };
  return { deck, list: written, analysis };
}

/** What each card does, in words that take turns. */
function whatCardsDo({ context: { table } }: Job): (card: CardIndex) => string {
  const doingsOf = createDoing(table);
  const uses = new Map<string, number>();
  return (card) => {
    const claim = doingsOf(card, undefined)[0]?.claim;
    const ways = claim === undefined ? [] : wordingsOf(claim);
    const first = ways[0] ?? "a card for its colors";
    const used = uses.get(first) ?? 0;
    uses.set(first, used + 1);
    return capitalized(ways[used % ways.length] ?? first);
  };
}

/** A playstyle's name for the middle of a sentence. */
export function styleWords(playstyle: Playstyle): string {
  return (PLAYSTYLES.find(({ slug }) => slug === playstyle)?.name ?? playstyle).toLowerCase();
}
