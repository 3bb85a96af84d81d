import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { isSignature } from "../forms/signature.ts";
import type { Notes } from "../notes.ts";
import type { Random } from "../random.ts";
import { GenerateError } from "../types.ts";
import { eligibleLeaders } from "./eligible-leaders.ts";
import {
  type CommanderContext,
  type LeaderOption,
  leaderOptions,
  leadersOf,
  secondOptions,
} from "./leader-options.ts";
import { scoreLeaders } from "./leaders.ts";
import type { Wish } from "./wish.ts";

/** Who leads, and how many were considered. */
export interface Choice {
  readonly commanders: readonly CardIndex[];
  readonly considered: number;
}

/** How many of the best commanders chance chooses among, and how sharply it prefers the best. */
const SHORTLIST = 10;
const SHARPNESS = 5;

/**
 * Decides who leads. Named commanders lead when they may; otherwise the best for the wish are ranked by their own
 * text (themes, creature type, playstyle), by what their decks play, and by popularity, and one of the first few is drawn.
 *
 * @throws GenerateError `no_commander` when the format has no card at all that may lead
 */
export function chooseCommanders(
  format: Format,
  wish: Wish,
  context: CommanderContext,
  notes: Notes,
  random: Random,
): Choice {
  const named = namedCommanders(format, wish, context, notes);
  const options = optionsBeside(named, format, wish, context);
  if (options.length === 0) {
    if (wish.pair !== undefined && named.length === 1)
      notes.add({ kind: "no-second-leader", cards: namesOf(named, context) });
    return { commanders: named, considered: named.length };
  }
  const leaders = eligibleLeaders(options, format, wish, context, notes);
  const scored = scoreLeaders(leaders, format, wish, context).slice(0, SHORTLIST);
  const chosen = random.draw(scored, ({ score }) => score, SHARPNESS);
  if (!chosen) throw new GenerateError("no_commander", `No card may lead a deck in ${format.name}.`);
  if (wish.pair !== undefined && chosen.leader.cards.length === 1)
    notes.add({ kind: "no-second-leader", cards: namesOf(chosen.leader.cards, context) });
  return {
    commanders: chosen.leader.cards,
    considered: leaders.length,
  };
}

/** Who may lead, beside a commander that is named alone where a second one is asked for; empty where nothing is left to choose. */
function optionsBeside(
  named: readonly CardIndex[],
  format: Format,
  wish: Wish,
  context: CommanderContext,
): readonly LeaderOption[] {
  const [leader, second] = named;
  if (leader !== undefined) return second === undefined ? secondOptions(format, wish, leader, context) : [];
  const options = leaderOptions(format, wish, context);
  if (options.length > 0) return options;
  const able = leadersOf(format, context);
  if (able.length === 0)
    throw new GenerateError("no_commander", `No card may lead a deck in ${format.name}.`);
  return able.map((card) => ({ cards: [card], decks: 0, fit: 1 }));
}

function namesOf(cards: readonly CardIndex[], { table }: CommanderContext): string[] {
  return cards.map((card) => table.name(card));
}

/** The commanders that the wish names and the rules allow, at most two of them. */
function namedCommanders(
  format: Format,
  wish: Wish,
  { table, rules }: CommanderContext,
  notes: Notes,
): CardIndex[] {
  const able = wish.commanders.filter((card) => {
    if (isSignature(format, table, card)) return false;
    const name = table.name(card);
    const { legality } = rules.statusOf(format.slug, card);
    if (legality !== "legal" && legality !== "restricted") {
      notes.add({ kind: "leader-not-legal", cards: [name], format: format.name });
      return false;
    }
    // A Background cannot lead alone, but beside a commander that chooses one.
    if (rules.canLead(format.slug, card) || table.pairing(card)?.kind === "background") return true;
    notes.add({ kind: "cannot-lead", cards: [name] });
    return false;
  });
  const [first, ...others] = able;
  if (first === undefined) return [];
  const partner = others.find((card) => rules.pairing(format.slug, first, card).ok);
  for (const card of others) {
    if (card === partner) continue;
    notes.add({ kind: "cannot-lead-together", cards: [table.name(card)], leader: table.name(first) });
  }
  if (partner !== undefined) return [first, partner];
  const alone = able.find((card) => rules.canLead(format.slug, card));
  return alone === undefined ? [] : [alone];
}
