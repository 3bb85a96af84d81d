import { withoutReminder } from "@deckwright/cards/facts/text.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { oncePerPart } from "@deckwright/cards/table/once-per.ts";
import type { RoleId } from "../../data/roles.ts";
import type { WhatRule } from "../../data/what/what-rule.ts";
import type { Claim } from "./claims.ts";
import { textOf } from "./deck-counts.ts";
import type { Effect } from "./effects.ts";
import { type OwnWords, ownWords } from "./own-words.ts";
import { effectsIn } from "./tellings.ts";
import { WHAT } from "./what.ts";

/** A claim of what a card does, and how much it says of it here. */
export interface Doing {
  readonly claim: Claim;
  readonly weight: number;
}

/** Points for telling what the card is listed for, where text and tags know it, and for the rest. By hand, November 2026. */
const WEIGHT = {
  effectOfRole: 10,
  /** Below what its text orders, which says more than any phrase of a role. */
  ruleOfRole: 3.9,
  /** A sentence as it stands says more than that a card makes tokens or is worth its mana. */
  quote: 3.95,
  lastQuote: 0.5,
  goodBody: 3.4,
  /** Stronger than its cost, and able. */
  bestBody: 3.96,
  /** Below whatever a text orders. */
  rule: 1.45,
  body: 1.34,
  strongBody: 1.33,
  threat: 1.3,
  plainBody: 0.4,
} as const;

/** What a row loses for each row before it: enough to tell rows from each other, and no more. */
const LATER_ROW = 0.001;

/** Keywords of a body that are worth naming, as texts write them. */
const KEYWORDS =
  /^(?:flying|first strike|double strike|deathtouch|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance|ward|flash|prowess|infect|toxic \d|shadow|wither|undying|persist)$/i;

/** Of 18,000 creatures hardly any has more of these keywords for good; those listed with more give them away, or gain them at times. */
const MOST_KNOWN = 4;

/** Says what cards of a table do; one for each deck, the texts are read once per table. */
export function createDoing(table: CardTable): (card: CardIndex, role: RoleId | undefined) => Doing[] {
  const rules = WHAT.map((rule) => ({
    rule,
    number: table.tags.id(rule.tag),
    not: (rule.limit?.notTags ?? []).map((tag) => table.tags.id(tag)).filter((tag) => tag >= 0),
  })).filter(({ number }) => number >= 0);
  const holds = (card: CardIndex, { rule: { limit }, number, not }: (typeof rules)[number]): boolean =>
    table.tags.has(card, number) &&
    !not.some((tag) => table.tags.has(card, tag)) &&
    (limit?.text === undefined || isSaid(card, limit.text)) &&
    (limit?.minPower === undefined || (table.power[card] ?? 0) >= limit.minPower) &&
    (limit?.maxManaValue === undefined || (table.manaValue[card] ?? 0) <= limit.maxManaValue);
  const isSaid = (card: CardIndex, pattern: RegExp): boolean => {
    const text = textOf(table, card);
    return text.trim() === "" || pattern.test(text);
  };
  return (card, role) => {
    const effects = readEffects(table, card).map(({ rule, kind, text }) => ({
      claim: { kind: "effect", effect: kind, text } as const,
      weight: rule.telling + (role !== undefined && rule.roles.includes(role) ? WEIGHT.effectOfRole : 0),
    }));
    const fitting = rules.filter((entry) => holds(card, entry)).map(({ rule }) => rule);
    const told = fitting.map(({ tag, phrases, role: of }: WhatRule, at) => ({
      claim: { kind: "does", tag, phrases } as const,
      weight: weightOf(tag, of !== undefined && of === role) - at * LATER_ROW,
    }));
    return [...effects, ...told, ...bodyOf(table, card), ...quoteOf(table, card)].sort(
      (a, b) => b.weight - a.weight,
    );
  };
}

/** A body is told by its figures, which say more than that it is a threat. */
function weightOf(tag: string, isOfRole: boolean): number {
  if (tag.startsWith("threat:")) return WEIGHT.threat;
  return isOfRole ? WEIGHT.ruleOfRole : WEIGHT.rule;
}

const readEffects: (table: CardTable, card: CardIndex) => readonly Effect[] = oncePerPart(effectsIn);

/** The body of a creature of fixed size and cost, with the keywords that stand at the head of its text. */
function bodyOf(table: CardTable, card: CardIndex): Doing[] {
  const face = table.faces(card)[0];
  if (face !== undefined && /^\d+$/.test(face.loyalty)) {
    const claim = {
      kind: "loyalty",
      loyalty: Number(face.loyalty),
      manaValue: table.manaValue[card] ?? 0,
    } as const;
    return [{ claim, weight: WEIGHT.body }];
  }
  const isCreature = ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0;
  if (!isCreature || face === undefined || face.manaCost.includes("{X}")) return [];
  if (!/^\d+$/.test(face.power) || !/^\d+$/.test(face.toughness)) return [];
  const power = Number(face.power);
  const manaValue = table.manaValue[card] ?? 0;
  const keywords = face.oracleText === "" ? knownKeywords(table, card) : keywordsAtHead(face.oracleText);
  const claim = { kind: "body", power, toughness: Number(face.toughness), manaValue, keywords } as const;
  const isGood = power >= manaValue && power >= 2;
  const isAble = keywords.length > 0;
  if (isAble && isGood && power > manaValue) return [{ claim, weight: WEIGHT.bestBody }];
  // Without a text its size is all that is known, or all that there is.
  const isAll = face.oracleText === "";
  if (isAble || (isGood && isAll)) return [{ claim, weight: WEIGHT.goodBody }];
  if (isGood) return [{ claim, weight: WEIGHT.strongBody }];
  return [{ claim, weight: isAll ? WEIGHT.body : WEIGHT.plainBody }];
}

/** The keywords of a body that stand in lines of nothing else, as cards write what they always have. */
function keywordsAtHead(oracleText: string): string[] {
  return withoutReminder(oracleText)
    .split("\n")
    .map((line) => line.split(", "))
    .filter((words) => words.every((word) => KEYWORDS.test(word)))
    .flat()
    .map((word) => word.toLowerCase());
}

/** The same of a card whose text is not there. More than a few are keywords that its text speaks of. */
function knownKeywords(table: CardTable, card: CardIndex): string[] {
  if (table.faces(card).length > 1) return [];
  const known = table.keywords(card).filter((word) => KEYWORDS.test(word));
  return known.length > MOST_KNOWN ? [] : known.map((word) => word.toLowerCase());
}

/** A sentence of its text, which says most of cards that no row of `EFFECTS` knows. */
function quoteOf(table: CardTable, card: CardIndex): Doing[] {
  const own = readOwnWords(table, card);
  if (own === undefined) return [];
  const isNeeded = own.isTelling && readEffects(table, card).length === 0;
  const claim = { kind: "quote", text: own.sentence } as const;
  return [{ claim, weight: isNeeded ? WEIGHT.quote : WEIGHT.lastQuote }];
}

const readOwnWords = oncePerPart((table: CardTable, card: CardIndex): OwnWords | undefined => {
  const face = table.faces(card)[0];
  return face === undefined ? undefined : ownWords(face);
});
