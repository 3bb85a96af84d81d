import type { ColorMask } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { LandLevel } from "../../data/land-style.ts";
import type { Scarcity } from "../forms/scarcity.ts";
import type { Habitat } from "../rank/habitats.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { WeighedSpell } from "./needs.ts";

/** What a mana base is built for. */
export interface ManaBaseInput {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly ranker: Ranker;
  /** The slug that the ranker and the style data know, e.g. `commander`. */
  readonly format: string;
  readonly playstyle: Playstyle;
  /** Cards of the deck without commanders. */
  readonly deckSize: number;
  /** Lands wanted, `fixed` ones included. */
  readonly lands: number;
  /** Copies of a card that the format allows (basics aside). */
  readonly copies: number;
  /** Copies of one card, where that is another number: what was opened of it. */
  mostOf?(card: CardIndex): number;
  /** Colors the deck may play: the identity of its commanders, or the colors of its spells. */
  readonly colors: ColorMask;
  readonly commanders: readonly CardIndex[];
  /** True for decks with commanders whose own tournament decks, for two, were counted. */
  readonly forTwo?: boolean;
  readonly spells: readonly WeighedSpell[];
  /** Whether a card may be played at all: legality, identity, bracket, exclusions, price of a single card, owned only. */
  allowed(card: CardIndex): boolean;
  /** What is left for lands of something that the deck may hold only so much of, and what a copy takes of it. */
  readonly scarcity?: Scarcity;
  /** Price in US dollars as the budget counts it: 0 for what is owned. NaN where none is known. */
  priceOf(card: CardIndex): number;
  /** US dollars left for all lands together; absent without a budget. */
  readonly budgetUsd?: number;
  /** True where dear lands should not be taken though no budget forbids them. */
  readonly modest?: boolean;
  /** How a level that was asked for chooses; absent where the playstyle alone decides. */
  readonly level?: LandLevel;
  /** How far, 0 to 1, lands are to be those of competitive decks. */
  readonly competitive?: number;
  /** Lands that are in the deck already, as the user or the plan wants them. */
  readonly fixed?: ReadonlyMap<CardIndex, number>;
  /** What each land that is no basic loses, in sources: in decks whose own spells punish such lands. */
  readonly basicsWanted?: number;
  /** Habitats of the spells; absent where lands need not be like those of other decks with them. */
  readonly homes?: readonly Habitat[];
  /** True for a deck around one creature type. */
  readonly typal?: boolean;
  /** The name of that type. */
  readonly creatureType?: string;
  /** True for decks that want snow-covered basics. */
  readonly snow?: boolean;
}
