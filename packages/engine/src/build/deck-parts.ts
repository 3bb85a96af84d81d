import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { CardCounts, DeckList } from "@deckwright/decks/deck.ts";
import type { LimitedPool } from "../forms/build-rules.ts";
import type { Form } from "../forms/form.ts";
import { kindOf } from "../forms/kind.ts";
import type { Plan } from "../plan/plan.ts";
import type { MainDeck } from "../select/build.ts";
import { refill } from "../select/repair.ts";
import { GenerateError } from "../types.ts";
import type { GenerateContext } from "./generate-context.ts";

/** Cards of the zones beside main deck and sideboard, by the zone's name. */
export type ZoneCounts = ReadonlyMap<string, ReadonlyMap<CardIndex, number>>;

/** A deck in parts, as it is built. */
export interface Parts {
  readonly main: MainDeck;
  readonly side: Map<CardIndex, number>;
  readonly zones: ZoneCounts;
  readonly limitedPool: LimitedPool | undefined;
}

/** How often a deck that the rules reject is mended before giving up. */
const MENDINGS = 6;

/**
 * Replaces what the rules reject until they accept the deck.
 *
 * @throws GenerateError `no_deck` when they accept none
 */
export function mend(plan: Plan, form: Form, context: GenerateContext, parts: Parts): DeckList {
  const { rules, names } = context;
  const { main, side } = parts;
  const banned = new Set<CardIndex>();
  for (let round = 0; ; round++) {
    refill(plan, context, main, banned, side);
    const list = listOf(plan, form, context.table, parts);
    const verdict = rules.validate(kindOf(form.judged) === "team" ? alone(list, form) : list);
    if (verdict.legal) return list;
    if (round >= MENDINGS) {
      const reasons = verdict.findings
        .filter(({ severity }) => severity === "illegal")
        .map(({ message }) => message);
      throw new GenerateError(
        "no_deck",
        `No legal deck could be built for this wish: ${reasons.slice(0, 2).join(" ")}`,
      );
    }
    for (const finding of verdict.findings) {
      if (finding.severity !== "illegal") continue;
      for (const name of finding.cards) {
        const match = names.resolve(name, { typos: false });
        if (!match.found || plan.commanders.includes(match.card)) continue;
        banned.add(match.card);
        main.spells.delete(match.card);
        main.lands.delete(match.card);
        side.delete(match.card);
      }
    }
  }
}

/** One deck of a team, judged by itself in the format that the team plays. */
function alone(list: DeckList, { built }: Form): DeckList {
  const { base: _base, variant: _variant, format: _format, ...cards } = list;
  const [slug, variant] = built.id.split(":");
  return { ...cards, format: slug ?? built.slug, ...(variant === undefined ? {} : { variant }) };
}

/** The deck as the rules read it. */
function listOf(plan: Plan, form: Form, table: CardTable, parts: Parts): DeckList {
  const { main, side, zones, limitedPool } = parts;
  return {
    format: form.judged.slug,
    ...(form.variant === undefined ? {} : { variant: form.variant }),
    ...(form.base === undefined ? {} : { base: form.base }),
    ...(plan.commanders.length > 0 ? { commanders: plan.commanders.map((card) => table.name(card)) } : {}),
    main: namedCounts(table, mergeCounts(main)),
    side: namedCounts(table, side),
    ...(zones.size > 0 ? { zones: namedZones(table, zones) } : {}),
    ...(limitedPool === undefined ? {} : { pool: namedCounts(table, limitedPool) }),
  };
}

/** Zones with names for cards. */
export function namedZones(table: CardTable, zones: ZoneCounts): Record<string, CardCounts> {
  return Object.fromEntries([...zones].map(([zone, counts]) => [zone, namedCounts(table, counts)]));
}

/** Counts under names, in the order of the names. */
export function namedCounts(table: CardTable, counts: ReadonlyMap<CardIndex, number>): CardCounts {
  const named = new Map<string, number>();
  // A few cards are several under one name; in a list they are one.
  for (const [card, copies] of counts)
    named.set(table.name(card), (named.get(table.name(card)) ?? 0) + copies);
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Spells and lands together. */
export function mergeCounts(main: MainDeck): Map<CardIndex, number> {
  const all = new Map(main.spells);
  for (const [card, copies] of main.lands) all.set(card, (all.get(card) ?? 0) + copies);
  return all;
}
