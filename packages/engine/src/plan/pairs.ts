import type { CardIndex, CardTable, Pairing } from "@deckwright/cards/table/card-table.ts";
import { oncePer } from "@deckwright/cards/table/once-per.ts";
import type { Pair } from "@deckwright/decks/pairs.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";

type Kinds = ReadonlySet<Pairing["kind"]>;

const PARTNERS: Kinds = new Set(["partner", "partner-with", "partner-variant"]);

/** What each half of a pair has to say of itself, the one that leads first. */
const HALVES: Readonly<Record<Pair, readonly [Kinds, Kinds]>> = {
  partner: [PARTNERS, PARTNERS],
  // A creature that is a Background itself may choose one, too.
  background: [new Set(["choose-a-background", "background"]), new Set(["background"])],
  doctor: [new Set(["doctor"]), new Set(["doctors-companion"])],
};

/** All pairs of this kind that may lead a deck of the format, their legality aside. */
export function pairsOf(format: Format, pair: Pair, { table, rules }: PairContext): (readonly CardIndex[])[] {
  const [first, second] = HALVES[pair].map((kinds) => ofKinds(table, kinds));
  const pairs: (readonly CardIndex[])[] = [];
  for (const one of first ?? [])
    for (const other of second ?? [])
      if ((HALVES[pair][0] !== HALVES[pair][1] || one < other) && rules.pairing(format.slug, one, other).ok)
        pairs.push([one, other]);
  return pairs;
}

/** The cards that may lead beside this one in a pair of this kind, their legality aside. */
export function secondsOf(
  format: Format,
  leader: CardIndex,
  pair: Pair,
  { table, rules }: PairContext,
): CardIndex[] {
  const kind = table.pairing(leader)?.kind;
  if (kind === undefined) return [];
  const [first, second] = HALVES[pair];
  const others: Kinds = new Set([...(first.has(kind) ? second : []), ...(second.has(kind) ? first : [])]);
  return ofKinds(table, others).filter((card) => rules.pairing(format.slug, leader, card).ok);
}

/** What pairs are looked up in. */
interface PairContext {
  readonly table: CardTable;
  readonly rules: Rules;
}

/** Cards that share a lead at all, found once for each table. */
const pairedCards = oncePer((table: CardTable): readonly CardIndex[] =>
  Array.from({ length: table.size }, (_, card) => card).filter((card) => table.pairing(card)),
);

function ofKinds(table: CardTable, kinds: Kinds): readonly CardIndex[] {
  return pairedCards(table).filter((card) => {
    const pairing = table.pairing(card);
    return pairing !== null && kinds.has(pairing.kind);
  });
}
