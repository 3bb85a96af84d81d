import { withoutReminder } from "@deckwright/cards/facts/text.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { hasTag } from "./has-tag.ts";
import { frontName, type Link, shortName } from "./links.ts";

/** How much it says that a source of mana brings a card early: of the commander, and of another card. By hand, November 2026. */
const WEIGHT = { commander: 1.95, other: 1.75 } as const;

/** So many cards are offered to be named, so that each source of mana can name another one. */
const MOST_NAMED = 8;

/** What a source of mana brings earlier than lands alone would. */
export function earlyLinks(facts: DeckFacts, { card, manaValue, types }: DeckCard): Link[] {
  const gain = manaGained(facts, card, types);
  if (gain === 0) return [];
  const turn = manaValue === 0 ? 1 : manaValue + 1;
  const wanted = (value: number): boolean => value > turn && value <= turn + gain;
  const { plan, table } = facts;
  const leaders = plan.commanders
    .filter((leader) => wanted(table.manaValue[leader] ?? 0))
    .map((leader) => ({
      card: leader,
      name: shortName(table.name(leader)),
      value: table.manaValue[leader] ?? 0,
    }));
  const others = facts.cards
    .filter((other) => !(other.types & CardType.Land) && other.card !== card && wanted(other.manaValue))
    .sort(
      (a, b) =>
        b.manaValue - a.manaValue || facts.popularity(b.card) - facts.popularity(a.card) || a.card - b.card,
    )
    .slice(0, MOST_NAMED)
    .map((other) => ({ card: other.card, name: frontName(other.name), value: other.manaValue }));
  return [...leaders, ...others].map(({ name, value }, at) => ({
    claim: { kind: "early", for: name, turn, turns: value - turn },
    weight: (at < leaders.length ? WEIGHT.commander : WEIGHT.other) - at / 100,
  }));
}

/** How much more mana there is from the next turn on, at least; 0 for what makes none by itself or only once. */
function manaGained({ table }: DeckFacts, card: CardIndex, types: number): number {
  const text = withoutReminder(table.faces(card)[0]?.oracleText ?? "");
  if (text === "") return gainByTag(table, card, types);
  if (types & (CardType.Artifact | CardType.Creature)) {
    const made =
      /^\{T\}: Add ((?:\{[WUBRGC]\})+|one mana of any (?:one )?color)(?!.*(?:for each|Sacrifice))/m.exec(
        text,
      );
    const filtered = /^\{1\}, \{T\}: Add \{\w\}\{\w\}\./m.test(text);
    if (/doesn't untap|activate only if/i.test(text)) return 0;
    if (made !== null) return Math.max(1, (made[1]?.match(/\{/g) ?? []).length);
    return filtered ? 1 : 0;
  }
  const isLandSearch =
    /^Search your library for (?:an?|up to two) [^.]*(?:land|Forest|Plains)[^.]* cards?,[^.]*put (?:it|that card|one) onto the battlefield/m;
  return types & CardType.Sorcery && isLandSearch.test(text) ? 1 : 0;
}

/** The same in tables without texts: one, for what is tagged as a source of mana that stays. */
function gainByTag(table: CardTable, card: CardIndex, types: number): number {
  const has = (tag: string): boolean => hasTag(table, card, tag);
  if (has("x-cost") || has("sacrifice-outlet") || (table.manaValue[card] ?? 0) === 0) return 0;
  return has("ramp:rock") || has("ramp:dork") || ((types & CardType.Sorcery) !== 0 && has("ramp:land"))
    ? 1
    : 0;
}
