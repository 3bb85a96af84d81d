import { COLORS, colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import { isFreeBasic, type LimitedPool, rulesToBuildWith } from "../forms/build-rules.ts";
import { chooseCreatureType } from "../plan/choose-creature-type.ts";
import { excluding, type Wish } from "../plan/wish.ts";
import { buildDeck } from "./deck.ts";
import type { Build, Job } from "./job.ts";
import { createStages } from "./stages.ts";

/** Colors from which on a team shares them out, since neither deck could play all of them. */
const MANY_COLORS = 4;

/**
 * Two decks for the two players of a team. They pull in the same direction and share no card but basic lands, so that
 * they keep to unified construction too. Of opened cards the second deck has what the first leaves, and the sideboard.
 */
export function buildTeam(job: Job): Build {
  const { limitedPool, context } = job;
  const [firstWish, secondWish] = shareOut(job);
  const first = buildDeck({
    ...job,
    wish: firstWish,
    ...(limitedPool === undefined ? {} : { noSideboard: true }),
  });
  const used = cardsOf(first.deck, job);
  const creatureType = otherType(first.deck, secondWish, job);
  const second = buildDeck({
    ...job,
    wish: {
      ...excluding(secondWish, (card) => limitedPool === undefined && used.has(card)),
      inPartner: (card) => used.has(card),
      creatureType,
      include: secondWish.include.filter(({ card }) => !used.has(card)),
    },
    random: job.random.fork("partner"),
    clock: createStages(context.now, () => {}),
    limitedPool: limitedPool === undefined ? undefined : remaining(limitedPool, used),
  });
  const { format: _format, base: _base, variant: _variant, pool: _pool, ...partnerCards } = second.list;
  const { pool: _partnerPool, ...partnerDeck } = second.deck;

  return {
    deck: {
      ...first.deck,
      partner_deck: partnerDeck,
      ...(job.wish.unified && limitedPool === undefined ? { unified: true } : {}),
    },
    list: { ...first.list, partner_deck: partnerCards, unified: limitedPool === undefined },
    analysis: first.analysis,
  };
}

/** What each deck is asked for: half the money each; of two named commanders that do not pair up, and of many colors, each deck has its share. */
function shareOut({ wish, form, context: { rules } }: Job): [Wish, Wish] {
  const [one, two, ...more] = wish.commanders;
  const money = wish.budget === undefined ? undefined : wish.budget / 2;
  const least = wish.leastBudget === undefined ? undefined : wish.leastBudget / 2;
  const apart =
    one !== undefined &&
    two !== undefined &&
    form.built.leaders !== null &&
    !rules.pairing(form.built.id, one, two).ok;
  const leaders: readonly (readonly CardIndex[])[] = apart ? [[one], [two, ...more]] : [wish.commanders, []];
  const colors = sharedColors(wish.colors, form.built.leaders !== null);
  const half = (at: 0 | 1): Wish => ({
    ...wish,
    commanders: leaders[at] ?? [],
    colors: colors[at],
    budget: money,
    leastBudget: least,
    include: at === 0 ? wish.include : apart ? wish.include : [],
  });
  return [half(0), half(1)];
}

/** For a second typal deck whose type is left open, one of the colors that the first does not play. */
function otherType(first: Deck, wish: Wish, { form, context, limitedPool, random, notes }: Job): number {
  const free = wish.playstyle === "tribal" && wish.creatureType < 0 && wish.colors === undefined;
  if (!free || limitedPool !== undefined || wish.commanders.length > 0) return wish.creatureType;
  const played = COLORS.reduce((mask, color, bit) => mask | (first.colors.includes(color) ? 1 << bit : 0), 0);
  const rules = rulesToBuildWith(context.rules, context.table, form.built);
  const creatureType = chooseCreatureType(
    form.built,
    [],
    31 & ~played,
    { ...context, rules },
    random.fork("partner tribe"),
  );
  if (creatureType >= 0) notes.add({ kind: "partner-type", type: context.table.subtypeName(creatureType) });
  return creatureType;
}

/** The same colors for both, or where they are many each a part of them. */
function sharedColors(
  colors: number | undefined,
  isLed: boolean,
): readonly [number | undefined, number | undefined] {
  if (colors === undefined || isLed || colorCount(colors) < MANY_COLORS) return [colors, colors];
  const bits = COLORS.flatMap((_, bit) => (colors & (1 << bit) ? [1 << bit] : []));
  const most = Math.ceil(bits.length / 2);
  const sum = (list: readonly number[]): number => list.reduce((mask, bit) => mask | bit, 0);
  return [sum(bits.slice(0, most)), sum(bits.slice(most))];
}

/** Every card of a deck but free basic lands, with its copies. */
function cardsOf({ commanders, main, side, zones = {} }: Deck, { context }: Job): Map<CardIndex, number> {
  const used = new Map<CardIndex, number>();
  const add = (name: string, copies: number): void => {
    const match = context.names.resolve(name, { typos: false });
    if (match.found && !isFreeBasic(context.table, match.card))
      used.set(match.card, (used.get(match.card) ?? 0) + copies);
  };
  for (const name of commanders) add(name, 1);
  for (const zone of [main, side, ...Object.values(zones)])
    for (const [name, copies] of Object.entries(zone)) add(name, copies);
  return used;
}

/** What of the opened cards is left. */
function remaining(limitedPool: LimitedPool, used: ReadonlyMap<CardIndex, number>): LimitedPool {
  return new Map(
    [...limitedPool]
      .map(([card, copies]) => [card, copies - (used.get(card) ?? 0)] as const)
      .filter(([, copies]) => copies > 0),
  );
}
