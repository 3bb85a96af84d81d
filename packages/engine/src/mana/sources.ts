import type { ColorMask } from "@deckwright/cards/colors.ts";
import {
  type CardIndex,
  type CardTable,
  CardType,
  Fact,
  Supertype,
} from "@deckwright/cards/table/card-table.ts";
import { EXTRA_SOURCES } from "../../data/mana-numbers.ts";

/** What a land gives a deck of certain colors. */
export interface LandSource {
  readonly card: CardIndex;
  /** Mana it can make (or fetch a land for) among the deck's colors, and colorless. */
  readonly mask: ColorMask;
  /** 0 untapped, 1 always tapped, between: now and then. */
  readonly tapped: number;
  readonly basic: boolean;
  /** Finds a land of a basic type instead of making mana. */
  readonly fetches: boolean;
}

/** A land that may enter untapped does so most of the time in decks that choose it. */
const SOMETIMES_TAPPED = 0.3;
/** What finds any basic land usually puts it down tapped. */
const BASIC_FETCH_TAPPED = 0.8;
const EVERY_COLOR = 31;

/** Whether a deck counts the card among its lands: what is played as a land, not what has one on its back. */
export function isLand(table: CardTable, card: CardIndex): boolean {
  return ((table.frontTypes[card] ?? 0) & CardType.Land) !== 0;
}

/** What a land gives to a deck of these colors. */
export function landSource(table: CardTable, card: CardIndex, colors: ColorMask): LandSource {
  const made = table.producedMana[card] ?? 0;
  const found = made === 0 ? (table.fetches[card] ?? 0) : 0;
  const facts = table.facts[card] ?? 0;
  const basic = ((table.supertypes[card] ?? 0) & Supertype.Basic) !== 0;
  let tapped = 0;
  if (facts & Fact.EntersTapped) tapped = 1;
  else if (facts & Fact.MayEnterTapped) tapped = SOMETIMES_TAPPED;
  else if (found === EVERY_COLOR) tapped = BASIC_FETCH_TAPPED;
  return {
    card,
    mask: (made & ~EVERY_COLOR) | ((made | found) & colors),
    tapped,
    basic,
    fetches: found !== 0,
  };
}

/** Parts of a source, per kind of mana, that cheap creatures and artifacts stand for. */
export function extraSources(
  table: CardTable,
  cards: Iterable<readonly [CardIndex, number]>,
  colors: ColorMask,
): number[] {
  const extra = [0, 0, 0, 0, 0, 0];
  for (const [card, quantity] of cards) {
    const types = table.frontTypes[card] ?? 0;
    if (types & CardType.Land || !(types & (CardType.Artifact | CardType.Creature))) continue;
    if ((table.manaValue[card] ?? 0) > EXTRA_SOURCES.maxManaValue) continue;
    const made = (table.producedMana[card] ?? 0) & (colors | ~EVERY_COLOR);
    for (let kind = 0; kind < extra.length; kind++) {
      if (made & (1 << kind)) {
        extra[kind] = Math.min(EXTRA_SOURCES.most, (extra[kind] ?? 0) + EXTRA_SOURCES.each * quantity);
      }
    }
  }
  return extra;
}
