import { type CardIndex, type CardTable, CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import { BOOSTER_SETS, BOOSTERS, type BoosterKind, CONSPIRACY_SETS } from "../../data/boosters.ts";
import type { Random } from "../random.ts";

/** A set with its cards by rarity, as boosters are filled from it. */
export interface BoosterSet {
  readonly code: string;
  readonly name: string;
  readonly kind: BoosterKind;
  readonly cards: Readonly<Record<string, readonly CardIndex[]>>;
  /** Conspiracies, of which each booster holds one where the set has any. */
  readonly conspiracies: readonly CardIndex[];
}

/** Fewest different cards of each rarity that boosters can be filled from. */
const ENOUGH = { common: 40, uncommon: 25, rare: 15 } as const;
/** Different cards of a set that is whole: one that is only partly known is opened where it is named, not by itself. */
const WHOLE = 220;

/** Every set of the table that boosters can be filled from, the newest first. */
export const boosterSets = oncePer((table: CardTable): readonly BoosterSet[] => {
  const wanted = new Map(
    table.sets
      .filter((set) => BOOSTER_SETS.has(set.type) && set.releasedAt <= table.meta.cardsAsOf)
      .map((set) => [
        set.code,
        { set, cards: new Map<string, Set<CardIndex>>(), conspiracies: new Set<CardIndex>() },
      ]),
  );
  for (let at = 0; at < table.printingCount; at++) {
    const printing = table.printing(at);
    const entry = wanted.get(printing.set);
    if (entry === undefined || printing.promo || printing.digital) continue;
    const { card } = printing;
    if (isBasic(table, card)) continue;
    // Versions of a joke that share one name cannot be told apart in a list.
    const facts = table.facts[card] ?? 0;
    if (facts & Fact.Funny && facts & Fact.NameShared) continue;
    const types = table.types[card] ?? 0;
    if (types & CardType.Conspiracy) entry.conspiracies.add(card);
    else if ((table.frontTypes[card] ?? 0) !== 0) {
      const list = entry.cards.get(printing.rarity) ?? new Set<CardIndex>();
      entry.cards.set(printing.rarity, list.add(card));
    }
  }
  return [...wanted.values()]
    .filter(({ cards }) =>
      Object.entries(ENOUGH).every(([rarity, least]) => (cards.get(rarity)?.size ?? 0) >= least),
    )
    .map(({ set, cards, conspiracies }): BoosterSet & { readonly day: string } => ({
      code: set.code,
      name: set.name,
      day: set.releasedAt,
      kind: BOOSTERS.find(({ from }) => set.releasedAt >= from) ?? OLDEST,
      cards: Object.fromEntries(
        [...cards].map(([rarity, list]) => [rarity, [...list].sort((a, b) => a - b)]),
      ),
      conspiracies: [...conspiracies].sort((a, b) => a - b),
    }))
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.code < b.code ? -1 : 1));
});

const OLDEST: BoosterKind = { name: "booster", from: "", slots: [{ cards: 15, rarities: { common: 1 } }] };

/** The set to open: the one that is asked for, the newest with conspiracies, or the newest regular one. */
export function chooseSet(
  table: CardTable,
  wish: { readonly code: string | undefined; readonly conspiracies: boolean; readonly humorous: boolean },
): BoosterSet | undefined {
  const sets = boosterSets(table);
  const named = sets.find(({ code }) => code === wish.code);
  if (named) return named;
  if (wish.conspiracies)
    return CONSPIRACY_SETS.map((code) => sets.find((set) => set.code === code)).find(
      (set) => set !== undefined,
    );
  const types = new Map(table.sets.map((set) => [set.code, set.type]));
  const usual = wish.humorous ? ["funny"] : ["expansion", "core"];
  const isWhole = ({ cards }: BoosterSet): boolean =>
    Object.values(cards).reduce((sum, list) => sum + list.length, 0) >= WHOLE;
  const open = sets.filter(({ code }) => usual.includes(types.get(code) ?? ""));
  return open.find(isWhole) ?? open[0];
}

/** One booster: no card twice, each slot by its odds. */
export function openBooster(set: BoosterSet, random: Random): CardIndex[] {
  const booster: CardIndex[] = [];
  const draw = (cards: readonly CardIndex[]): void => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const card = random.pick(cards);
      if (card === undefined) return;
      if (booster.includes(card)) continue;
      booster.push(card);
      return;
    }
  };
  for (const { cards, rarities } of set.kind.slots) {
    for (let at = 0; at < cards; at++) {
      let chance = random.next();
      let rarity = "common";
      for (const [name, odds] of Object.entries(rarities)) {
        if ((set.cards[name]?.length ?? 0) === 0) continue;
        rarity = name;
        chance -= odds;
        if (chance < 0) break;
      }
      draw(set.cards[rarity] ?? []);
    }
  }
  draw(set.conspiracies);
  return booster;
}
