import { isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import type { Format, ZoneRow } from "@deckwright/rules/formats/format.ts";
import type { GenerateContext } from "../generate-context.ts";
import type { Plan } from "../plan/plan.ts";
import type { Concessions } from "../plan/wish.ts";
import type { Random } from "../random.ts";
import { allowedSpells, seedsOf, worthOf } from "../select/candidates.ts";
import type { ZoneCounts } from "./deck-list.ts";

/** What makes a spell worth having every game, beside what it is worth to the deck. */
const WORTH: Readonly<Record<string, number>> = {
  tutor: 1.4,
  draw: 0.8,
  "draw:burst": 1.2,
  "removal:hard": 0.9,
  "sweeper:one-sided": 1,
  "extra-turn": 1.2,
  finisher: 1,
  overrun: 1.2,
  "token-maker": 0.5,
  "burn:each-opponent": 0.6,
  "reanimation:spell": 0.6,
  ramp: -1.2,
  loot: -1.2,
  cantrip: -0.6,
  "color-hate": -1,
};
/** It costs two more each time, so that cheap ones are cast oftener; this is lost for each mana above the third. */
const PER_MANA = 0.3;
const CHEAP = 3;

/** A plan with its signature spells: none of them is a card of the main deck any more. */
export interface Signed {
  readonly plan: Plan;
  readonly zones: ZoneCounts;
}

/** The zone of a format that holds one spell for each who leads; undefined in formats without. */
function signatureZone(format: Format): ZoneRow | undefined {
  return format.zones.find(({ counted, holds }) => counted === true && holds === "instant-or-sorcery");
}

/** Whether a card named as leader can only be meant as signature spell. */
export function isSignature(format: Format, table: CardTable, card: CardIndex): boolean {
  return signatureZone(format) !== undefined && isSpell(table, card);
}

/** Chooses a signature spell for each who leads: the one that was named beside the leaders, or the best for the deck. */
export function withSignatureSpells(
  plan: Plan,
  context: GenerateContext,
  concessions: Concessions,
  random: Random,
): Signed {
  const zone = signatureZone(plan.format);
  if (zone === undefined) return { plan, zones: new Map() };
  const { table, rules } = context;
  const pool = rules.poolMask(plan.format.slug);
  const named = plan.wish.commanders.filter((card) => isSpell(table, card));
  const spells = allowedSpells(plan, context).filter((card) => isSpell(table, card));
  const worth = worthOf(plan, context, spells, seedsOf(plan), random.fork("worth"));
  const tags = Object.entries(WORTH).map(([tag, gain]) => ({ id: table.tags.id(tag), gain }));
  const scored = spells
    .map((card, at) => {
      const bonus = tags.reduce(
        (sum, { id, gain }) => sum + (id >= 0 && table.tags.has(card, id) ? gain : 0),
        0,
      );
      const dear = PER_MANA * Math.max(0, (table.manaValue[card] ?? 0) - CHEAP);
      return { card, score: (worth[at] ?? 0) + bonus - dear };
    })
    .sort((a, b) => b.score - a.score || a.card - b.card);
  const chosen: CardIndex[] = [];
  for (const leader of plan.commanders) {
    const identity = table.colorIdentity[leader] ?? 0;
    const fits = (card: CardIndex): boolean =>
      pool[card] !== 0 && !chosen.includes(card) && isWithin(table.colorIdentity[card] ?? 0, identity);
    const card = named.find(fits) ?? scored.find((entry) => fits(entry.card))?.card;
    if (card !== undefined) chosen.push(card);
  }
  for (const card of named) {
    if (chosen.includes(card)) continue;
    const name = table.name(card);
    concessions.note(`${name} cannot be the signature spell here, so another is.`, "warning", [name]);
  }
  const { wish } = plan;
  return {
    plan: {
      ...plan,
      mainSize: plan.mainSize - chosen.length,
      wish: {
        ...wish,
        include: wish.include.filter(({ card }) => !chosen.includes(card)),
        excludes: (card) => chosen.includes(card) || wish.excludes(card),
      },
    },
    zones: new Map([[zone.name, new Map(chosen.map((card) => [card, 1]))]]),
  };
}

function isSpell(table: CardTable, card: CardIndex): boolean {
  return ((table.types[card] ?? 0) & (CardType.Instant | CardType.Sorcery)) !== 0;
}
