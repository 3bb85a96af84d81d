import { CardType } from "@deckwright/cards/table/card-table.ts";
import { ROLE_RULES } from "../../data/roles.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { SMALL_GROUPS } from "./groups.ts";
import type { Link } from "./links.ts";

/** Little, but more than that the card is played with another one. By hand, November 2026. */
const WEIGHT = { atItsCost: 1.34, instant: 1.33, all: 1.32 } as const;

/** Fewer cards with a job are no group to stand among. */
const LEAST = 3;

/** Where a card stands among those of its job: how many there are, at its mana value, at instant speed. */
export function amongLinks(facts: DeckFacts, { place, manaValue, types }: DeckCard): Link[] {
  const { group, role } = place;
  if (role === undefined || SMALL_GROUPS[group] !== undefined) return [];
  const peers = facts.cards.filter(({ place: other }) => isShownUnder(facts, other.group, group));
  const count = (is: (one: DeckCard) => boolean): number =>
    peers.reduce((sum, one) => sum + (is(one) ? one.copies : 0), 0);
  const of = count(() => true);
  if (of < LEAST) return [];
  const isInstant = (one: DeckCard): boolean => (one.types & CardType.Instant) !== 0;
  const { noun } = ROLE_RULES[role];
  const links: Link[] = [
    {
      claim: {
        kind: "among",
        noun,
        group,
        of,
        at: manaValue,
        count: count((one) => one.manaValue === manaValue),
      },
      weight: WEIGHT.atItsCost,
    },
    { claim: { kind: "among", noun, group, of }, weight: WEIGHT.all },
  ];
  if (types & CardType.Instant && role !== "counter")
    links.push({
      claim: { kind: "among", noun, group, of, at: "instant speed", count: count(isInstant) },
      weight: WEIGHT.instant,
    });
  return links;
}

/** Whether the cards of a group are listed under another one: as itself, or as a single card that is shown there. */
function isShownUnder({ cards }: DeckFacts, group: string, other: string): boolean {
  if (group === other) return true;
  return SMALL_GROUPS[group] === other && cards.filter(({ place }) => place.group === group).length === 1;
}
