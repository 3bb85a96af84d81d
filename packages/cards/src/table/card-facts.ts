import type { CardRecord } from "../bulk/card-record.ts";
import type { ColorMask } from "../colors.ts";
import {
  canBeCommander,
  copyLimit,
  hasActivatedAbility,
  isCompanion,
  isCrewedLeader,
  pairingOf,
} from "../facts/deck-facts.ts";
import { entersTapped, fetchesOf, manaOfTypes } from "../facts/land-facts.ts";
import { producedMana } from "../facts/produced-mana.ts";
import { readTypeLine } from "../facts/type-line.ts";
import { CardType, type Face, Fact, type Pairing } from "./card-table.ts";

/** What one card's faces say, read together. Facts that depend on its printings are not among `facts` yet. */
export interface CardFacts {
  readonly frontTypes: number;
  readonly types: number;
  readonly supertypes: number;
  /** Of the front face, or of both halves of a split card. */
  readonly subtypes: readonly string[];
  /** Subtypes of every face, each with that face's type bits. */
  readonly faceSubtypes: readonly { readonly types: number; readonly subtypes: readonly string[] }[];
  readonly facts: number;
  readonly copyLimit: number;
  readonly pairing: Pairing | null;
  readonly producedMana: ColorMask;
  readonly fetches: ColorMask;
}

/** Layouts of things that are never cards of a deck. */
const NO_DECK_LAYOUTS: ReadonlySet<string> = new Set(["token", "double_faced_token", "emblem", "art_series"]);
const NO_DECK_SETS: ReadonlySet<string> = new Set(["token", "memorabilia"]);

/** Power or toughness as a number: `*` and other letters count 0, `1+*` counts 1; NaN when there is none. */
export function numberOf(printed: string): number {
  if (printed === "") return Number.NaN;
  const number = /-?\d+(?:\.\d+)?/.exec(printed)?.[0];
  return (number === undefined ? 0 : Number(number)) + (printed.includes("½") ? 0.5 : 0);
}

function tappedFact(land: Face): number {
  const how = entersTapped(land);
  if (how === "no") return 0;
  return how === "always" ? Fact.EntersTapped : Fact.MayEnterTapped;
}

/** Reads everything that a card's own faces say. */
export function readFacts(card: CardRecord): CardFacts {
  const front = card.faces[0];
  const lines = card.faces.map((face) => readTypeLine(face.typeLine));
  const castFrom = card.layout === "split" ? lines : lines.slice(0, 1);
  let types = 0;
  let produced = 0;
  let facts = 0;
  card.faces.forEach((face, at) => {
    types |= lines[at]?.types ?? 0;
    produced |= producedMana(face);
    if (hasActivatedAbility(face, manaOfTypes(lines[at]?.subtypes ?? []))) {
      // Zirda looks at the front of a double-faced card, at both halves of others.
      if (at === 0 || card.layout === "split") facts |= Fact.ActivatedAbility;
    }
  });
  // A card whose text the source lacks: what the source says it produces is all there is.
  if (produced === 0 && card.oracleText.replaceAll("/", "").trim() === "") produced = card.producedMana;

  const landAt = lines.findIndex((line) => line.types & CardType.Land);
  const land = card.faces[landAt];
  if (land) facts |= tappedFact(land);
  if (card.layout === "modal_dfc" && landAt === 1) facts |= Fact.SpellLand;
  if (front) {
    if (canBeCommander(front.oracleText)) facts |= Fact.CanBeCommander;
    if (isCompanion(front.oracleText)) facts |= Fact.Companion;
    if (isCrewedLeader(front)) facts |= Fact.CrewedLeader;
  }
  if (card.gameChanger) facts |= Fact.GameChanger;
  if (card.reserved) facts |= Fact.Reserved;
  if (card.name.startsWith("A-")) facts |= Fact.Rebalanced;
  const noCard = NO_DECK_LAYOUTS.has(card.layout) || (NO_DECK_SETS.has(card.setType) && !card.admitted);
  // What two melded cards become is listed like a card, but only the two halves go into a deck (CR 712.8).
  const melded = card.layout === "meld" && front?.manaCost === "" && !(types & CardType.Land);
  if (noCard || melded || /^(?:Token|Emblem|Card)\b/.test(card.typeLine)) facts |= Fact.NotADeckCard;

  return {
    frontTypes: castFrom.reduce((bits, line) => bits | line.types, 0),
    types,
    supertypes: castFrom.reduce((bits, line) => bits | line.supertypes, 0),
    subtypes: [...new Set(castFrom.flatMap((line) => line.subtypes))],
    faceSubtypes: lines.map((line) => ({ types: line.types, subtypes: line.subtypes })),
    facts,
    copyLimit: copyLimit(card.oracleText),
    pairing: front ? pairingOf(front) : null,
    producedMana: produced,
    fetches: fetchesOf(card.oracleText),
  };
}
