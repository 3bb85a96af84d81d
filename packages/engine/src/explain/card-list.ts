import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { SidePurpose } from "../select/sideboard.ts";
import type { CardListItem } from "../types.ts";
import type { DeckFacts } from "./facts.ts";
import { COMMANDER_GROUP, compareGroups, SIDEBOARD_GROUP, SMALL_GROUPS } from "./groups.ts";
import { createReasons } from "./reasons.ts";

/** The sideboard as it is explained: copies and purpose. */
export interface ExplainedSide {
  readonly counts: ReadonlyMap<CardIndex, number>;
  readonly purposes: ReadonlyMap<CardIndex, SidePurpose>;
}

/** The deck in groups, each card with its role and the reason it is in. */
export function cardList(facts: DeckFacts, side: ExplainedSide): Record<string, CardListItem[]> {
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
      role: COMMANDER_GROUP,
      reason: reasons.ofCommander(card),
    });
  }
  const ordered = [...facts.cards].sort((a, b) => a.manaValue - b.manaValue || (a.name < b.name ? -1 : 1));
  for (const entry of ordered) {
    const role = entry.place.group;
    add(role, { name: entry.name, quantity: entry.copies, role, reason: reasons.of(entry) });
  }
  for (const [card, quantity] of side.counts) {
    add(SIDEBOARD_GROUP, {
      name: table.name(card),
      quantity,
      role: SIDEBOARD_GROUP,
      reason: reasons.ofSide(card, quantity, side.purposes.get(card) ?? "other"),
    });
  }
  for (const [small, other] of Object.entries(SMALL_GROUPS)) {
    const list = groups.get(small);
    if (!list || list.length > 1 || !groups.has(other)) continue;
    groups.delete(small);
    for (const item of list) add(other, { ...item, role: other });
  }
  return Object.fromEntries([...groups].sort(([a], [b]) => compareGroups(a, b)));
}
