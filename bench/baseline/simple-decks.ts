import { COLORS, isWithin, maskOf } from "@deckwright/cards/colors.ts";
import { type CardIndex, CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import { createRandom, type Random } from "@deckwright/engine/random.ts";
import { type CardFacts, mayLead } from "../judge/card-facts.ts";
import type { JudgedDeck } from "../judge/judged-deck.ts";

/** How a simple builder orders the cards it may play: best first. */
export type Preference = (card: CardIndex, random: Random) => number;

/** Any legal card is as good as any other. */
export const AT_RANDOM: Preference = (_, random) => random.next();

/** Shares of lands and creatures in a deck; the rest are other spells (the split that XMage's generator uses). */
const LAND_SHARE = 0.41;
const CREATURE_SHARE = 0.34;

/**
 * A legal deck without thought: two colors or a commander at random, cards by a preference, basics for the rest. What a
 * generator has to be better than.
 */
export function simpleDeck(
  format: string,
  playstyle: string,
  seed: number,
  facts: CardFacts,
  prefer: Preference,
): JudgedDeck {
  const { table } = facts;
  const random = createRandom(seed);
  const isCommander = format === "commander";
  const isLegal = (card: CardIndex): boolean =>
    table.legality(card, format) === "legal" &&
    ((table.facts[card] ?? 0) & (Fact.NotADeckCard | Fact.Funny)) === 0;
  const pool: CardIndex[] = [];
  for (let card = 0; card < table.size; card++) if (isLegal(card)) pool.push(card);
  const leaders = isCommander ? pool.filter((card) => mayLead(table, card)) : [];
  const leader = leaders[random.int(leaders.length)];
  const identity =
    leader === undefined
      ? maskOf([COLORS[random.int(5)] ?? "W", COLORS[random.int(5)] ?? "U"])
      : (table.colorIdentity[leader] ?? 0);
  const size = isCommander ? 99 : 60;
  const copies = isCommander ? 1 : 4;
  const choices = pool
    .filter(
      (card) => card !== leader && !facts.isLand(card) && isWithin(table.colorIdentity[card] ?? 0, identity),
    )
    .map((card) => ({ card, worth: prefer(card, random) }))
    .sort((a, b) => b.worth - a.worth || a.card - b.card);
  const lands = Math.round(size * LAND_SHARE);
  const creatures = Math.round(size * CREATURE_SHARE);
  const main: Record<string, number> = {};
  const take = (wanted: number, fits: (card: CardIndex) => boolean): void => {
    let left = wanted;
    for (const { card } of choices) {
      if (left === 0) return;
      if (!fits(card) || main[table.name(card)] !== undefined) continue;
      const quantity = Math.min(copies, left);
      main[table.name(card)] = quantity;
      left -= quantity;
    }
  };
  const isCreature = (card: CardIndex): boolean => ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0;
  take(creatures, isCreature);
  take(size - lands - creatures, (card) => !isCreature(card));
  const basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"].filter((_, at) => identity & (1 << at));
  const kinds = basics.length > 0 ? basics : ["Wastes"];
  kinds.forEach((name, at) => {
    main[name] = Math.floor(lands / kinds.length) + (at < lands % kinds.length ? 1 : 0);
  });
  return { format, playstyle, commanders: leader === undefined ? [] : [table.name(leader)], main, side: {} };
}
