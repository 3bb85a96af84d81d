import { COMBO_END_WORDS, type ComboEnd } from "../../data/combo-ends.ts";
import type { EffectKind } from "../../data/what/effect-rule.ts";
import type { CountKind } from "../../data/what/feeds.ts";
import { OTHER_WORDS } from "../../data/what/other-words.ts";
import type { SidePurpose } from "../select/sideboard.ts";
import { toldSentence } from "./own-words.ts";
import { capitalized, inWords, listed } from "./phrases.ts";

/** One thing that a text about a deck says, with the cards and the numbers that it rests on. */
export type Claim =
  /** The card does what a sentence of its text orders. */
  | { readonly kind: "effect"; readonly effect: EffectKind; readonly text: string }
  /** The card does what cards with a tag do. */
  | { readonly kind: "does"; readonly tag: string; readonly phrases: readonly string[] }
  | {
      readonly kind: "body";
      readonly power: number;
      readonly toughness: number;
      readonly manaValue: number;
      readonly keywords: readonly string[];
    }
  | { readonly kind: "loyalty"; readonly loyalty: number; readonly manaValue: number }
  /** The card does what a sentence of its text says, which stands as it is. */
  | { readonly kind: "quote"; readonly text: string }
  /** The card and another one of the deck are a combo. */
  | { readonly kind: "combo"; readonly with: string; readonly end: ComboEnd | undefined }
  /** The deck holds so many cards of what the card speaks of. */
  | {
      readonly kind: "counts";
      readonly what: CountKind;
      readonly count: number;
      readonly says: readonly string[];
    }
  /** Share of decks that play the card, 0 to 1; `elsewhere` is that of all decks that could. */
  | { readonly kind: "plays-in"; readonly of: string; readonly share: number; readonly elsewhere?: number }
  | {
      readonly kind: "archetype";
      readonly of: string;
      readonly share: number;
      readonly zone: "main" | "side";
    }
  | { readonly kind: "together"; readonly with: string }
  /** The card works with others of the deck, by a row of `TIES`. */
  | {
      readonly kind: "tie";
      readonly tie: string;
      readonly with: readonly string[];
      readonly says: readonly string[];
    }
  /** A source of mana: on that turn it pays for another card of the deck, so many turns before lands alone would. */
  | { readonly kind: "early"; readonly for: string; readonly turn: number; readonly turns: number }
  /** Copies of the deck that are listed for the same job, and how many of them stand at the card's cost or speed. */
  | {
      readonly kind: "among";
      readonly noun: string;
      readonly group: string;
      readonly of: number;
      readonly at?: number | "instant speed";
      readonly count?: number;
    }
  | { readonly kind: "type"; readonly type: string; readonly count: number }
  | { readonly kind: "cheapest"; readonly group: string; readonly count: number }
  | { readonly kind: "dearest"; readonly group: string; readonly count: number }
  | { readonly kind: "drops"; readonly manaValue: number; readonly count: number }
  | { readonly kind: "copies"; readonly copies: number; readonly of: number; readonly zone: "main" | "side" }
  /** Nothing tells the card from another one of the deck but its name. */
  | { readonly kind: "like"; readonly with: string }
  | { readonly kind: "land"; readonly text: string }
  | { readonly kind: "side"; readonly purpose: SidePurpose; readonly phrases: readonly string[] }
  | { readonly kind: "zone"; readonly zone: string; readonly count: number }
  | { readonly kind: "pool"; readonly text: string }
  | { readonly kind: "leads"; readonly creatures: number; readonly spells: number }
  /** A sentence of the strategy, from figures of the deck. */
  | {
      readonly kind: "plan" | "theme" | "heart" | "opens" | "core" | "gains" | "sets" | "win" | "keeps";
      readonly text: string;
      readonly cards: readonly string[];
      readonly numbers: readonly number[];
    };

/** A sentence with what it claims; the fragments of the claims, joined, are the sentence. */
export interface ClaimedSentence {
  /** The card it is about; empty for the strategy. */
  readonly card: string;
  readonly sentence: string;
  readonly claims: readonly { readonly claim: Claim; readonly words: string }[];
}

/** Ways to say a claim, lower case where they may stand after a semicolon. They mean the same. */
export function wordingsOf(claim: Claim): readonly string[] {
  switch (claim.kind) {
    case "body":
      return [bodyWords(claim)];
    case "effect":
      return effectWords(claim.text);
    case "loyalty":
      return [`a planeswalker of ${inWords(claim.loyalty)} loyalty for ${inWords(claim.manaValue)} mana`];
    case "does":
    case "side":
      return claim.phrases;
    case "quote":
      return [toldSentence(claim.text)];
    case "combo":
      return comboWords(claim);
    case "tie":
      return claim.says;
    case "early":
      return earlyWords(claim);
    case "among":
      return amongWords(claim);
    case "counts":
      return claim.says.map((says) => says.replace("{n}", inWords(claim.count)));
    case "plays-in":
      return playsInWords(claim);
    case "archetype":
      return claim.zone === "main"
        ? [
            `${percent(claim.share)} of ${claim.of} decks play it`,
            `in ${percent(claim.share)} of ${claim.of} decks`,
          ]
        : [
            `${percent(claim.share)} of ${claim.of} sideboards have it`,
            `in ${percent(claim.share)} of ${claim.of} sideboards`,
          ];
    case "together":
      return [`often played together with ${claim.with}`, `seen in the same decks as ${claim.with}`];
    case "type":
      return [
        `one of ${inWords(claim.count)} ${claim.type} cards`,
        `one more ${claim.type}, of ${inWords(claim.count)}`,
      ];
    case "cheapest":
      return [`the cheapest of ${inWords(claim.count)} cards under ${claim.group}`];
    case "dearest":
      return [`the dearest of ${inWords(claim.count)} cards under ${claim.group}`];
    case "drops":
      return [
        `one of ${inWords(claim.count)} cards at ${inWords(claim.manaValue)} mana`,
        `${inWords(claim.manaValue)} mana, as ${inWords(claim.count - 1)} other cards cost`,
      ];
    case "copies":
      return claim.zone === "main"
        ? [`${inWords(claim.copies)} of the ${inWords(claim.of)} cards`]
        : [`${inWords(claim.copies)} of the ${inWords(claim.of)} cards beside the deck`];
    case "like":
      return [`it counts as ${claim.with} does`];
    case "zone":
      return [`one of ${inWords(claim.count)} cards under ${claim.zone}`];
    case "leads":
      return [
        `leads ${inWords(claim.creatures)} creatures and ${inWords(claim.spells)} instants and sorceries`,
      ];
    default:
      return [claim.text];
  }
}

/** A sentence made of claims, first one first. */
export function claimedSentence(
  card: string,
  claims: readonly { readonly claim: Claim; readonly words: string }[],
): ClaimedSentence {
  return {
    card,
    claims,
    sentence: `${capitalized(claims.map(({ words }, at) => (at === 0 ? words : continued(words))).join("; "))}.`,
  };
}

/** The same as the end of a sentence that has begun, such as "You added it: ". */
export function continuedSentence({ claims }: ClaimedSentence): string {
  return `${claims.map(({ words }) => continued(words)).join("; ")}.`;
}

/** Phrases of what cards do begin sentences; behind a semicolon they go on. Names and numbers stay. */
function continued(words: string): string {
  return /^(?:[A-Z][a-z]+s|An?|Can|One|Two|Has|Hard) /.test(words) && !words.includes(" beside it ")
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}

/** What a text orders, and the same in other words where there are some. */
function effectWords(text: string): readonly string[] {
  const row = OTHER_WORDS.find(([said]) => said.test(text));
  return row === undefined ? [text] : [text, text.replace(row[0], row[1])];
}

function bodyWords({ power, toughness, manaValue, keywords }: Claim & { kind: "body" }): string {
  const able = keywords.length === 0 ? "" : ` with ${listed(keywords)}`;
  const article = /^(?:8|11|18)/.test(String(power)) ? "an" : "a";
  return `${article} ${power}/${toughness}${able} for ${inWords(manaValue)} mana`;
}

function comboWords({ with: other, end }: Claim & { kind: "combo" }): readonly string[] {
  if (end === undefined)
    return [
      `a two-card combo with ${other}`,
      `${other} beside it makes a combo`,
      `one half of a two-card combo, ${other} the other`,
    ];
  const does = COMBO_END_WORDS[end];
  return [
    `with ${other} a combo: together they ${does}`,
    `beside ${other} the two ${does}`,
    `one half of a combo, ${other} the other: the two ${does}`,
    `a combo once ${other} is there: they ${does}`,
  ];
}

function earlyWords({ for: other, turn, turns }: Claim & { kind: "early" }): readonly string[] {
  const early = turns === 1 ? "a turn" : `${inWords(turns)} turns`;
  return [`brings ${other} ${early} early, on turn ${inWords(turn)}`];
}

function amongWords({ noun, of, at, count }: Claim & { kind: "among" }): readonly string[] {
  const all = `${inWords(of)} ${noun}`;
  if (at === undefined || count === undefined || count === of)
    return [`one of ${all}`, `${all} in all, with it`];
  const where = typeof at === "number" ? `${inWords(at)} mana` : at;
  return count === 1
    ? [`the only one at ${where} of ${all}`]
    : [
        `one of ${inWords(count)} at ${where}, of ${all} in all`,
        `${all}, ${inWords(count)} of them at ${where}`,
      ];
}

function playsInWords({ of, share, elsewhere }: Claim & { kind: "plays-in" }): readonly string[] {
  if (elsewhere === undefined)
    return [`${percent(share)} of ${of} decks play it`, `in ${percent(share)} of ${of} decks`];
  const usual = elsewhere < 0.005 ? "under 1 %" : percent(elsewhere);
  return [
    `in ${percent(share)} of ${of} decks, and in ${usual} of all decks that could`,
    `${percent(share)} of ${of} decks play it, ${usual} of all that could`,
    `${percent(share)} under ${of}, where ${usual} of all decks of its colors play it`,
  ];
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
