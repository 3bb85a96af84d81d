import { Fact } from "@deckwright/cards/table/card-table.ts";
import type { ZoneRow } from "../formats/format.ts";
import { neverIn } from "../legality.ts";
import { forbiddenBasics } from "./conspiracies.ts";
import type { DeckContext, Holding } from "./context.ts";
import type { Found, Rule } from "./rule.ts";
import { countWords, fixed, listWords, moveTo, removal } from "./words.ts";
import { ZONE_KINDS } from "./zone-kinds.ts";

/** Cards that need a deck of their own, the zones that a format's decks have, and those they do not have. */
export const auxRule: Rule = {
  id: "AUX",
  title: "Supplementary cards and zones",
  source: "CR 100.2d",
  check: (deck) => [
    ...misplacedCards(deck),
    ...strangeZones(deck),
    ...deck.format.zones.flatMap((zone) => faultsOf(deck, zone)),
    ...forbiddenBasics(deck),
  ],
};

function misplacedCards(deck: DeckContext): Found[] {
  return deck.holdings.flatMap((holding): Found[] => {
    const token = (deck.table.facts[holding.card] ?? 0) & neverIn(deck.format);
    if (token || !deck.pool.isSupplementary(holding.card)) return [];
    const { name } = holding;
    const home = deck.format.zones.find((zone) => ZONE_KINDS[zone.holds].holds(deck.table, holding.card));
    const message = `${name} (${deck.table.typeLine(holding.card)}) never lies in the main deck or the sideboard, but in a deck of its own kind.`;
    const fix = home ? moveTo(holding, home) : removal(holding);
    return [{ severity: "illegal", cards: [name], message, ...fixed(fix) }];
  });
}

function strangeZones(deck: DeckContext): Found[] {
  const known = new Set(deck.format.zones.map((zone) => zone.name));
  return deck.otherZones
    .filter((zone) => !known.has(zone))
    .map((zone) => {
      const lines = deck.lines.filter((line) => line.zone === zone);
      const edits = lines.map((line) => ({ zone, card: line.written, change: -line.count }));
      return {
        severity: "warning",
        cards: lines.map((line) => line.written),
        message: `The zone "${zone.slice(0, 60)}" is no part of a ${deck.format.name} deck and does not count toward its size.`,
        fix: { label: `Remove ${zone.slice(0, 60)}`, edits },
      };
    });
}

function faultsOf(deck: DeckContext, zone: ZoneRow): Found[] {
  const count = deck.countIn(zone.name);
  if (count === 0 && !zone.required) return [];
  const held = zone.counted ? deck.holdings.filter(liesIn(zone)) : deck.beside(zone.name);
  const strangers = held.filter(({ card }) => !ZONE_KINDS[zone.holds].holds(deck.table, card));
  const allowed = held.filter((holding) => !strangers.includes(holding));
  return [
    ...sizeFaults(deck, zone, count),
    ...strangers.map((holding): Found => {
      const message = `${holding.name} is no ${ZONE_KINDS[zone.holds].words}; the ${zone.words} holds nothing else.`;
      return { ...faulty(zone, holding), message };
    }),
    ...allowed.flatMap((holding) => cardFaults(deck, zone, holding)),
    ...tooManyOfAKind(deck, zone, allowed),
  ];
}

const liesIn =
  (zone: ZoneRow) =>
  (holding: Holding): boolean =>
    holding.lines.some((line) => line.zone === zone.name);

function faulty(zone: ZoneRow, holding: Holding, count?: number): Omit<Found, "message"> {
  const { source } = zone;
  return { severity: "illegal", cards: [holding.name], source, ...fixed(removal(holding, count)) };
}

function sizeFaults(deck: DeckContext, { words, min, max, source }: ZoneRow, count: number): Found[] {
  const say = (asked: string): Found[] => {
    const message = `The ${words} has ${countWords(count, "card")}; ${deck.format.name} asks for ${asked}.`;
    return [{ severity: "illegal", cards: [], message, source }];
  };
  if (count < min) return say(max === min ? `exactly ${min}` : `at least ${min}`);
  if (max !== null && count > max) return say(max === min ? `exactly ${max}` : `at most ${max}`);
  return [];
}

function cardFaults(deck: DeckContext, zone: ZoneRow, holding: Holding): Found[] {
  const { name, card, total } = holding;
  const facts = deck.table.facts[card] ?? 0;
  if (facts & Fact.NotADeckCard || (zone.legal && facts & neverIn(deck.format)))
    return [{ ...faulty(zone, holding), message: `${name} is not admitted in ${deck.format.name}.` }];
  if (zone.legal) {
    const { legality, source } = deck.pool.statusOf(card);
    if (legality === "banned" || legality === "not_legal") {
      const message = `${name} is ${legality === "banned" ? "banned" : "not legal"} in ${deck.format.name}.`;
      return [{ ...faulty(zone, holding), message, source }];
    }
  }
  if (zone.counted || zone.copies === null || total <= zone.copies) return [];
  const allowed = zone.copies === 1 ? "only one of each card" : `at most ${zone.copies} of each card`;
  const message = `${name} is in the ${zone.words} ${total} times; it holds ${allowed}.`;
  return [{ ...faulty(zone, holding, total - zone.copies), message }];
}

function tooManyOfAKind({ table }: DeckContext, zone: ZoneRow, held: readonly Holding[]): Found[] {
  const { atMost } = zone;
  if (!atMost) return [];
  const such = held.filter(({ card }) => ZONE_KINDS[atMost.kind].holds(table, card));
  const count = such.reduce((sum, { total }) => sum + total, 0);
  if (count <= atMost.count) return [];
  const cards = such.map(({ name }) => name);
  const message = `The ${zone.words} has ${count} ${atMost.words} (${listWords(cards)}); it holds at most ${atMost.count}.`;
  return [{ severity: "illegal", cards, message, source: zone.source }];
}
