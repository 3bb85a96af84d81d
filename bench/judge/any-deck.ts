import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { CardFacts } from "./card-facts.ts";
import { WINNING_TAGS } from "./expectations.ts";
import type { Failure, JudgedDeck } from "./judged-deck.ts";
import { type KnownDeck, sum } from "./legality.ts";
import type { Measure } from "./measure.ts";
import { failuresOf, rangesOf } from "./played-archetypes.ts";
import { buildMeasures, OF_AVERAGE } from "./quality.ts";

/** Share of lands in a deck that works, whatever its format, playstyle and size. */
const LANDS = { least: 0.29, most: 0.5 } as const;
/** A deck whose other cards cost more on average stumbles in any format. */
const MOST_MANA_VALUE = 4.2;
/** Sizes from which on the mana of a hundred cards is meant. */
const LARGE = 90;
/** Lists that decks are drafted from, and stacks, are no decks themselves. */
const LISTS: ReadonlySet<string> = new Set(["cube-draft", "battle-box"]);

/** Decks of so few cards are made of opened ones: they win by attacking, with whatever creatures there were. */
const OPENED_SIZE = 45;
/** Fewest creatures of power 1 and more and other ways to win there: six tenths of the 15 of docs/deck-shapes.md. */
const LEAST_BODIES = 9;

/** The failures of a deck of a format without expectations of its own: land band, sources, curve, a way to win. */
export function judgeAnyDeck(deck: JudgedDeck, known: KnownDeck, facts: CardFacts): Failure[] {
  if (LISTS.has(deck.format) && deck.variant === undefined) return [];
  const size = sum(known.main.values());
  const lands = sum([...known.main].map(([card, copies]) => (facts.isLand(card) ? copies : 0)));
  const spells = [...known.main].filter(([card]) => !facts.isLand(card));
  const hidden = sum(spells.map(([card, copies]) => (facts.hasTag(card, "land:mdfc") ? copies : 0)));
  const copies = sum(spells.map(([, each]) => each));
  const average =
    sum(spells.map(([card, each]) => each * (facts.table.manaValue[card] ?? 0))) / Math.max(1, copies);
  // Named as those of a playstyle are, so that what people of an archetype play holds here too.
  const general: Measure[] = [
    { check: "LANDS", what: "lands", value: lands, most: LANDS.most * size },
    {
      check: "LANDS",
      what: "lands, with cards that are lands too",
      value: lands + hidden,
      least: LANDS.least * size,
    },
    {
      check: "CURVE",
      what: "the average printed mana value",
      value: average,
      most: MOST_MANA_VALUE,
      card: OF_AVERAGE,
    },
  ];
  const similar = size >= LARGE ? "commander" : "modern";
  const played = rangesOf(deck);
  const failures = failuresOf(general, played);
  const build = failuresOf(buildMeasures({ ...deck, format: similar }, known, facts), played);
  if (size > OPENED_SIZE) return [...failures, ...build];
  const wins = (card: CardIndex): boolean =>
    (facts.table.power[card] ?? 0) >= 1 || WINNING_TAGS.some((tag) => facts.hasTag(card, tag));
  const bodies = sum(spells.map(([card, each]) => (wins(card) ? each : 0)));
  if (bodies < LEAST_BODIES)
    failures.push({
      check: "WIN",
      message: `${bodies} creatures that can attack or other ways to win, expected ${LEAST_BODIES}.`,
    });
  return [...failures, ...build.filter(({ check }) => check !== "WIN")];
}
