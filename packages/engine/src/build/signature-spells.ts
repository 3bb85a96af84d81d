import { colorCount, isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import {
  SIGNATURE_MANA,
  SIGNATURE_SHARED,
  SIGNATURE_STYLE,
  SIGNATURE_WORTH,
  SIGNATURE_X,
} from "../../data/signature.ts";
import { SYMBOLS_CASTABLE } from "../../data/weights.ts";
import { isSignatureSpell, signatureZone } from "../forms/signature.ts";
import type { Notes } from "../notes.ts";
import { createFit } from "../plan/fit.ts";
import type { Plan } from "../plan/plan.ts";
import { excluding } from "../plan/wish.ts";
import type { Random } from "../random.ts";
import { allowedSpells, seedsOf } from "../select/candidates.ts";
import type { ZoneCounts } from "./deck-parts.ts";
import type { GenerateContext } from "./generate-context.ts";

// Points as in `data/signature.ts`, set by hand in November 2026.

/** What the decks of the planeswalker say of a spell counts half, since their staples are cards, not plans; that it is played at all counts, too. */
const CO_OCCURRENCE = { part: 0.5, most: 2 } as const;
const PLAYED = { doubling: 0.35, perShare: 100, most: 3 } as const;
/** For each symbol of one color more than the lands of so many colors can be trusted with. */
const HEAVY = 0.7;
const FIT = { theme: 0.9, typal: 0.5, style: 0.4 } as const;
const NOISE = 0.3;

/** What planeswalkers and spells are about by being such. */
const TOO_COMMON: ReadonlySet<string> = new Set([
  "theme:superfriends",
  "theme:planeswalkers",
  "theme:spellslinger",
]);

/** A plan with its signature spells: none of them is a card of the main deck any more. */
export interface Signed {
  readonly plan: Plan;
  readonly zones: ZoneCounts;
}

/** Chooses a signature spell for each who leads: the one that was named beside the leaders, or the best for the deck. */
export function withSignatureSpells(
  plan: Plan,
  context: GenerateContext,
  notes: Notes,
  random: Random,
): Signed {
  const zone = signatureZone(plan.format);
  if (zone === undefined) return { plan, zones: new Map() };
  const { table, rules } = context;
  const pool = rules.poolMask(plan.format.slug);
  const named = plan.wish.commanders.filter((card) => isSignatureSpell(table, card));
  const spells = allowedSpells(plan, context).filter((card) => isSignatureSpell(table, card));
  const together = context.ranker.relevance(plan.rankFormat, seedsOf(plan), spells);
  const fitOf = createFit(table, plan);
  const chance = random.fork("worth");
  const worthFor = (leader: CardIndex): { readonly card: CardIndex; readonly score: number }[] => {
    const again = worthAgain(plan, table, leader);
    const symbols = SYMBOLS_CASTABLE[colorCount(plan.colors)] ?? 1;
    return spells
      .map((card, at) => {
        const fit = fitOf(card);
        const own = FIT.theme * fit.theme + FIT.typal * fit.typal + FIT.style * fit.style;
        const known =
          CO_OCCURRENCE.part * Math.max(-CO_OCCURRENCE.most, Math.min(CO_OCCURRENCE.most, together[at] ?? 0));
        const played = Math.log2(1 + PLAYED.perShare * context.ranker.popularity(plan.format.slug, card));
        const seen = PLAYED.doubling * Math.min(PLAYED.most, played);
        const heavy = Math.max(0, (context.columns.symbols[card] ?? 0) - symbols);
        return { card, score: known + seen + own - HEAVY * heavy + again(card) + NOISE * chance.jitter() };
      })
      .sort((a, b) => b.score - a.score || a.card - b.card);
  };
  const chosen: CardIndex[] = [];
  for (const leader of plan.commanders) {
    const identity = table.colorIdentity[leader] ?? 0;
    const fits = (card: CardIndex): boolean =>
      pool[card] !== 0 && !chosen.includes(card) && isWithin(table.colorIdentity[card] ?? 0, identity);
    const card = named.find(fits) ?? worthFor(leader).find((entry) => fits(entry.card))?.card;
    if (card !== undefined) chosen.push(card);
  }
  for (const card of named) {
    if (chosen.includes(card)) continue;
    notes.add({ kind: "not-the-signature-spell", cards: [table.name(card)] });
  }
  const { wish } = plan;
  return {
    plan: {
      ...plan,
      mainSize: plan.mainSize - chosen.length,
      wish: {
        ...excluding(wish, (card) => chosen.includes(card)),
        include: wish.include.filter(({ card }) => !chosen.includes(card)),
      },
    },
    zones: new Map([[zone.name, new Map(chosen.map((card) => [card, 1]))]]),
  };
}

/** What casting a spell again and again is worth beside a planeswalker. */
function worthAgain(plan: Plan, table: CardTable, leader: CardIndex): (card: CardIndex) => number {
  const tags = [SIGNATURE_WORTH, SIGNATURE_STYLE[plan.playstyle]]
    .flatMap((worth) => Object.entries(worth))
    .map(([tag, gain]) => ({ id: table.tags.id(tag), gain }))
    .filter(({ id }) => id >= 0);
  const themes = table.tags
    .numbersOf(leader)
    .filter(
      (tag) =>
        /^theme:[^:]+$/.test(table.tags.names[tag] ?? "") && !TOO_COMMON.has(table.tags.names[tag] ?? ""),
    );
  return (card) => {
    const gain = tags.reduce((sum, { id, gain: each }) => sum + (table.tags.has(card, id) ? each : 0), 0);
    const shared = themes.filter((tag) => table.tags.has(card, tag)).length;
    const x = table.manaCost(card).includes("{X}") ? SIGNATURE_X : 0;
    const mana = Math.max(0, Math.round((table.manaValue[card] ?? 0) + x));
    const last = SIGNATURE_MANA.length - 1;
    const byMana = (SIGNATURE_MANA[Math.min(mana, last)] ?? 0) - Math.max(0, mana - last);
    return gain + byMana + SIGNATURE_SHARED.each * Math.min(SIGNATURE_SHARED.most, shared);
  };
}
