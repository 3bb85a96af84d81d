import { Game, Rarity } from "@deckwright/cards/table/card-table.ts";
import type { CardFacts } from "./card-facts.ts";
import { readList } from "./dated-lists.ts";
import type { KnownDeck } from "./legality.ts";
import { demandOf } from "./mana.ts";

/** Takes down what is wrong. */
export type Fail = (check: string, message: string) => void;

/** What a format asks of a deck beyond sizes, copies and legalities. */
export type Check = (deck: KnownDeck, facts: CardFacts, fail: Fail) => void;

/** At most one of each restricted card. */
export function restricted(known: KnownDeck, { table }: CardFacts, fail: Fail): void {
  for (const [card, copies] of known.main)
    if (table.legality(card, "vintage") === "restricted" && copies + (known.side.get(card) ?? 0) > 1)
      fail("RESTR", `${copies} ${table.name(card)}.`);
}

/** Every card exists on Arena. */
export function onArena(known: KnownDeck, { table, isBasic }: CardFacts, fail: Fail): void {
  for (const card of [...known.main.keys(), ...known.side.keys()])
    if (!isBasic(card) && !((table.games[card] ?? 0) & Game.Arena))
      fail("POOL", `${table.name(card)} is not on Arena.`);
}

/** Commons, and at most so many uncommons. */
export function rarities(most: number): Check {
  return (known, { table, isBasic }, fail) => {
    let uncommons = 0;
    for (const zone of [known.main, known.side])
      for (const [card, copies] of zone) {
        const printed = table.rarities[card] ?? 0;
        if (printed & Rarity.Common || isBasic(card)) continue;
        if (printed & Rarity.Uncommon) uncommons += copies;
        else fail("RAR", `${table.name(card)} was never printed at common or uncommon.`);
      }
    if (uncommons > most) fail("RAR", `${uncommons} uncommons.`);
  };
}

/** The main deck is of cards that were common once. */
export function commons(known: KnownDeck, { table, isBasic }: CardFacts, fail: Fail): void {
  for (const card of known.main.keys())
    if (
      !isBasic(card) &&
      table.legality(card, "paupercommander") !== "legal" &&
      !((table.rarities[card] ?? 0) & Rarity.Common)
    )
      fail("RAR", `${table.name(card)} was never printed at common.`);
}

/** Nothing costs more than three. */
export function small(known: KnownDeck, { table }: CardFacts, fail: Fail): void {
  for (const card of [...known.commanders, ...known.main.keys(), ...known.side.keys()]) {
    const costs = [table.manaCost(card), ...table.faces(card).map((face) => face.manaCost)];
    const dearest = Math.max(
      ...costs.flatMap((cost) => cost.split(" // ")).map((cost) => demandOf(cost).manaValue),
    );
    if (dearest > 3) fail("MV", `${table.name(card)} costs ${dearest}.`);
  }
}

/** At most ten points by the dated list. */
export function points(known: KnownDeck, { table }: CardFacts, fail: Fail): void {
  const { lists } = readList<{ lists: { points: { points: number; cards: string[] }[] }[] }>("points.json");
  const costs = new Map(
    (lists[0]?.points ?? []).flatMap(({ points: cost, cards }) => cards.map((name) => [name, cost])),
  );
  const spent = [...known.main.keys()].reduce((all, card) => {
    const name = table.name(card).split(" // ")[0] ?? "";
    return all + (costs.get(name) ?? 0);
  }, 0);
  if (spent > 10) fail("PTS", `${spent} points.`);
}
