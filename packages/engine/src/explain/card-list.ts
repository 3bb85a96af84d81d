import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { CardListItem } from "@deckwright/decks/deck.ts";
import { calledIn } from "@deckwright/rules/checks/leaders.ts";
import { createFit } from "../plan/fit.ts";
import type { SidePurpose } from "../select/sideboard.ts";
import type { ClaimedSentence } from "./claims.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { COMMANDER_GROUP, compareGroups, mergedGroup, SIDEBOARD_GROUP, SMALL_GROUPS } from "./groups.ts";
import { capitalized } from "./phrases.ts";
import { createReasons } from "./reasons.ts";

/** The sideboard as it is explained: copies and purpose. */
export interface ExplainedSide {
  readonly counts: ReadonlyMap<CardIndex, number>;
  readonly purposes: ReadonlyMap<CardIndex, SidePurpose>;
}

/** A zone beside the deck as it is explained. */
export interface ExplainedZone {
  /** What players call it. */
  readonly words: string;
  /** Its cards are cards of the deck. */
  readonly counted: boolean;
  readonly counts: ReadonlyMap<CardIndex, number>;
}

/** The deck in groups, and the claims that its reasons are made of. */
export interface ExplainedList {
  readonly groups: Record<string, CardListItem[]>;
  readonly claims: readonly ClaimedSentence[];
}

/** The deck in groups, each card with its role and the reason it is in. */
export function cardList(
  facts: DeckFacts,
  side: ExplainedSide,
  zones: readonly ExplainedZone[] = [],
): ExplainedList {
  const { table, plan } = facts;
  const reasons = createReasons(facts);
  const groups = new Map<string, CardListItem[]>();
  const add = (group: string, item: CardListItem): void => {
    const list = groups.get(group);
    if (list) list.push(item);
    else groups.set(group, [item]);
  };
  for (const card of plan.commanders) {
    add(COMMANDER_GROUP, {
      name: table.name(card),
      quantity: 1,
      role: capitalized(calledIn(plan.format)),
      reason: reasons.ofCommander(zoneCard(facts, card, 1, COMMANDER_GROUP)),
    });
  }
  const ordered = [...facts.cards].sort((a, b) => a.manaValue - b.manaValue || (a.name < b.name ? -1 : 1));
  for (const entry of ordered) {
    const role = entry.place.group;
    add(role, { name: entry.name, quantity: entry.copies, role, reason: reasons.of(entry) });
  }
  const sideCount = sum(side.counts);
  for (const [card, quantity] of side.counts) {
    add(SIDEBOARD_GROUP, {
      name: table.name(card),
      quantity,
      role: SIDEBOARD_GROUP,
      reason: reasons.ofSide(
        zoneCard(facts, card, quantity, SIDEBOARD_GROUP),
        side.purposes.get(card) ?? "other",
        sideCount,
      ),
    });
  }
  for (const small of Object.keys(SMALL_GROUPS)) {
    const list = groups.get(small) ?? [];
    const other = mergedGroup(small, (group) => groups.get(group)?.length ?? 0);
    if (other === small) continue;
    groups.delete(small);
    for (const item of list) add(other, { ...item, role: other });
  }
  const sorted = [...groups].sort(([a], [b]) => compareGroups(a, b));
  const beside = zones.map(({ words, counts, counted }) => {
    const group = capitalized(words);
    const items = [...counts].map(([card, quantity]): CardListItem => {
      const entry = zoneCard(facts, card, quantity, group);
      return { name: entry.name, quantity, role: group, reason: reasons.ofZone(entry, sum(counts)) };
    });
    return { counted, group: [group, items] as const };
  });
  // What counts as the deck's own stands beside who leads it, the rest behind everything.
  const leading = sorted.filter(([group]) => group === COMMANDER_GROUP);
  const groupsInOrder = Object.fromEntries([
    ...leading,
    ...beside.filter(({ counted }) => counted).map(({ group }) => group),
    ...sorted.filter(([group]) => group !== COMMANDER_GROUP),
    ...beside.filter(({ counted }) => !counted).map(({ group }) => group),
  ]);
  return { groups: groupsInOrder, claims: reasons.sentences };
}

function sum(counts: ReadonlyMap<CardIndex, number>): number {
  return [...counts.values()].reduce((all, copies) => all + copies, 0);
}

/** A card beside the deck, told of as one of its cards. */
export function zoneCard(
  { table, plan }: DeckFacts,
  card: CardIndex,
  copies: number,
  group: string,
): DeckCard {
  return {
    card,
    name: table.name(card),
    copies,
    types: table.types[card] ?? 0,
    manaValue: table.manaValue[card] ?? 0,
    roles: 0,
    place: { group, role: undefined },
    fit: createFit(table, plan)(card),
  };
}
