import { type ColorMask, isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import registry from "../../data/rulebreakers.json" with { type: "json" };
import { frontName } from "../legality.ts";
import type { Rule } from "./rule.ts";

/** Cards of any color that a commander lets into its deck: those that meet every stated condition. */
interface Admission {
  /** Card types that the card must have, all of them. */
  readonly types?: readonly string[];
  readonly subtype?: string;
  readonly basic?: boolean;
  readonly minManaValue?: number;
  /** Not of any color but of this many colors beyond the identity, the same for the whole deck. */
  readonly extraColors?: number;
}

/** A commander whose text bends the rules of building its deck. */
interface Rulebreaker {
  readonly card: string;
  /** False: known from one secondary source only. */
  readonly confirmed: boolean;
  readonly admits: readonly Admission[];
  readonly noMaximum?: boolean;
}

const ROWS: readonly Rulebreaker[] = registry.commanders;
const BY_NAME: ReadonlyMap<string, Rulebreaker> = new Map(ROWS.map((row) => [row.card, row]));
/** Wording that bends deck building, in cards that nobody has entered into the registry yet. */
const BENDS =
  /(^|\n)rulebreaker\b|(is your commander|can be your commander)[^\n]*\bdeck can (include|contain)|\b(starting )?deck can include [^\n]*(any color identity|regardless of color identity)/i;

/** Whether one of these commanders lifts the maximum size of the deck. */
export function noMaximum(commanders: readonly string[]): boolean {
  return commanders.some((name) => BY_NAME.get(name)?.noMaximum === true);
}

/** Which cards these commanders admit beyond their colors. `extra` is the color chosen by those that allow one more. */
export function admitter(
  table: CardTable,
  commanders: readonly CardIndex[],
  identity: ColorMask,
): { readonly choosesColor: boolean; admits(card: CardIndex, extra: ColorMask): boolean } {
  const admissions = commanders.flatMap((card) => BY_NAME.get(frontName(table, card))?.admits ?? []);
  return {
    choosesColor: admissions.some((admission) => admission.extraColors !== undefined),
    admits: (card, extra) =>
      admissions.some(
        (admission) =>
          meets(table, card, admission) &&
          (admission.extraColors === undefined || isWithin(table.colorIdentity[card] ?? 0, identity | extra)),
      ),
  };
}

function meets(table: CardTable, card: CardIndex, admission: Admission): boolean {
  const types = table.frontTypes[card] ?? 0;
  if (admission.types?.some((name) => !(types & typeBit(name)))) return false;
  if (admission.basic && !isBasic(table, card)) return false;
  if (admission.minManaValue !== undefined && (table.manaValue[card] ?? 0) < admission.minManaValue)
    return false;
  if (admission.subtype === undefined) return true;
  return Array.from(table.subtypes(card)).includes(table.subtypeId(admission.subtype));
}

function typeBit(name: string): number {
  return Object.entries(CardType).find(([type]) => type === name)?.[1] ?? 0;
}

/** Commanders whose effect on deck building is not confirmed yet; the finding says so. */
export const reviewRule: Rule = {
  id: "REVIEW",
  title: "Commanders that bend the rules",
  source: `${registry.source} (checked ${registry.checked})`,
  check: (deck) =>
    deck.commanders.flatMap((card) => {
      const row = BY_NAME.get(frontName(deck.table, card));
      const name = deck.table.name(card);
      const say = (message: string) => [{ severity: "warning" as const, cards: [name], message }];
      if (row) {
        if (row.confirmed) return [];
        return say(
          `${name} bends the rules of building its deck; how exactly is not confirmed, so check its text.`,
        );
      }
      if (!BENDS.test(deck.table.oracleText(card))) return [];
      return say(
        `${name} seems to bend the rules of building its deck in a way that was not taken into account.`,
      );
    }),
};
