import { type CardListItem, cardsIn, type Deck, type PlayerDeck } from "./deck.ts";
import type { DeckEdit } from "./edit.ts";
import { ZONES, zoneOfGroup } from "./zones.ts";

/**
 * What makes one deck into another, card by card, and its words with them; what comes is listed as the other deck lists it. Of
 * a team only the first deck is compared.
 */
export function editsBetween(before: Deck, after: Deck): readonly DeckEdit[] {
  const zones = [...new Set([...Object.keys(ZONES), ...Object.keys({ ...before.zones, ...after.zones })])];
  const edits = zones.flatMap((zone) => {
    const [had, has] = [cardsIn(before, zone), cardsIn(after, zone)];
    return [...new Set([...Object.keys(had), ...Object.keys(has)])].flatMap((card): DeckEdit[] => {
      const change = (has[card] ?? 0) - (had[card] ?? 0);
      if (change === 0) return [];
      const as = change > 0 ? listingOf(after, zone, card) : undefined;
      return [{ zone, card, change, ...(as ? { as } : {}) }];
    });
  });
  // What goes makes room for what comes.
  const inOrder = edits.toSorted((a, b) => changeOf(a) - changeOf(b));
  if (before.seo_description === after.seo_description && before.words_by === after.words_by) return inOrder;
  const { seo_description: words, words_by: by } = after;
  return [...inOrder, { words, ...(by === undefined ? {} : { by }) }];
}

function changeOf(edit: DeckEdit): number {
  return "change" in edit ? edit.change : 0;
}

function listingOf(
  deck: PlayerDeck,
  zone: string,
  card: string,
): (Pick<CardListItem, "role" | "reason"> & { readonly group: string }) | undefined {
  for (const [group, items] of Object.entries(deck.card_list)) {
    const item = items.find(({ name }) => name === card);
    if (item && zoneOfGroup(group, deck.zones) === zone)
      return { group, role: item.role, reason: item.reason };
  }
  return undefined;
}
