import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { RoleId } from "./roles.ts";

/** What must hold of a card for a row about its place; all that is given must. */
export interface PlaceTest {
  /** It has one of these tags. */
  readonly tags?: readonly string[];
  /** It has each of these tags. */
  readonly allTags?: readonly string[];
  /** It has none of these tags. */
  readonly notTags?: readonly string[];
  /** `CardType` bits of the front face, of which it must have one, and of which it may have none. */
  readonly types?: number;
  readonly notTypes?: number;
  /** A subtype that it must have. */
  readonly subtype?: string;
  /** The deck is about a creature type. */
  readonly isTypal?: boolean;
  /** Neither does its text name the creature type of the deck, nor does it let one be chosen. */
  readonly isOfOtherTypes?: boolean;
}

/** A role under which cards are shown whatever other roles they have. */
export interface PlaceRule extends PlaceTest {
  readonly role: RoleId;
}

const SPELL = CardType.Instant | CardType.Sorcery;

/** Before all roles, in this order. By hand, from lists of decks, November 2026. */
export const FIRST_PLACES: readonly PlaceRule[] = [
  // A lord is a lord, though it may also shoot, draw or regenerate.
  {
    role: "anthem",
    types: CardType.Creature,
    isTypal: true,
    tags: ["lord", "overrun"],
    notTags: ["ramp:dork"],
  },
  // Everybody's new hand, though hands are discarded for it.
  { role: "draw", tags: ["wheel"] },
  { role: "drain", tags: ["death-drain"], notTags: ["draw"], notTypes: SPELL },
  // Tokens are what it is played for; the shots are what they are for.
  { role: "maker", types: CardType.Creature, allTags: ["token-maker:many", "removal:repeatable"] },
  // A permanent that counters by itself is a rule of the table, not an answer in hand.
  { role: "lock", notTypes: SPELL | CardType.Creature | CardType.Planeswalker, tags: ["counterspell"] },
  { role: "protection", types: SPELL, tags: ["redirect"] },
  // It copies what it was said to sweep away.
  { role: "combo", types: SPELL, allTags: ["sweeper", "copy-spell"] },
];

/** Where no role says anything, for cards that would otherwise only support. */
export const LAST_PLACES: readonly PlaceRule[] = [
  { role: "draw", allTags: ["group-hug", "draw:one"] },
  { role: "anthem", notTypes: SPELL | CardType.Creature, tags: ["counters-on-others"] },
];

/** Roles that a tag says and that are not what the card is played for. */
export const NO_PLACES: readonly PlaceRule[] = [
  // Damage that it deals in combat is no burn.
  {
    role: "burn",
    tags: ["saboteur"],
    notTags: ["burn:spell", "burn:each-opponent", "pinger", "removal:burn-player", "drain"],
  },
  // It enchants a player.
  { role: "removal", subtype: "Curse", notTags: ["removal:hard"] },
  { role: "anthem", isOfOtherTypes: true, notTags: ["anthem", "lord", "overrun", "token-doubler"] },
];

/** The same in decks of four copies, where creatures are creatures first. */
export const NO_PLACES_OF_FOUR: readonly PlaceRule[] = [
  { role: "anthem", tags: ["removal:hard", "removal:creature"], notTags: ["lord", "anthem", "overrun"] },
  {
    role: "ramp",
    tags: ["ramp:treasure"],
    notTags: ["ramp:dork", "ramp:land", "ramp:extra-land", "cost-reducer", "mana-doubler", "ramp:ritual"],
  },
];
