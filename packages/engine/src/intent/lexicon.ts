import { maskOf } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Pair } from "@deckwright/decks/pairs.ts";
import { isPlaystyle, type Playstyle } from "@deckwright/decks/playstyles.ts";
import { ARCHETYPES, type Archetype } from "../../data/archetypes.ts";
import { COLLEGE_WORDS, COLOR_WORDS, COLORLESS_WORDS } from "../../data/lexicon-colors.ts";
import { TYPE_GROUPS, TYPE_WORDS, TYPES_OF_ONE, VAGUE_TYPES } from "../../data/lexicon-creature-types.ts";
import { EXCLUSIONS } from "../../data/lexicon-exclusions.ts";
import { FORMAT_WORDS } from "../../data/lexicon-formats.ts";
import { CHEAP_WORDS, UNLIMITED_WORDS } from "../../data/lexicon-money.ts";
import { NOT_NEGATIONS, NOT_TO, TAKEN_AWAY } from "../../data/lexicon-negation.ts";
import { NOVELTY_WORDS, UNSEEN_WORDS } from "../../data/lexicon-novelty.ts";
import { OWNED_WORDS } from "../../data/lexicon-owned.ts";
import { PAIR_WORDS } from "../../data/lexicon-pairs.ts";
import { FAST_WORDS, MID_WORDS, PLAYSTYLE_WORDS } from "../../data/lexicon-playstyles.ts";
import { BRACKET_WORDS } from "../../data/lexicon-power.ts";
import { SAYINGS, STOP_WORDS } from "../../data/lexicon-wish.ts";
import { THEMES } from "../../data/themes.ts";
import { NEVER, STOPS_WITH } from "../../data/what-others-do.ts";
import { Phrases, pairsOf, pluralsOf } from "./phrases.ts";
import { foldPhrase } from "./tokens.ts";

/** What a phrase of the lexicon stands for. `vague` ones count only beside words that bear them out. */
export type Meaning =
  | {
      readonly kind: "format";
      readonly slug: string;
      readonly vague: boolean;
      readonly bare?: true;
    }
  /** `exact`: these colors and no others ("mono red"). */
  | { readonly kind: "colors"; readonly mask: number; readonly exact?: boolean }
  /** `archetype`: a deck of that playstyle which has a name of its own. */
  | {
      readonly kind: "playstyle";
      readonly playstyle: Playstyle;
      readonly archetype?: Archetype;
      readonly vague?: true;
    }
  | { readonly kind: "theme"; readonly slug: string; readonly vague: boolean }
  | {
      readonly kind: "creature-type";
      readonly name: string;
      readonly vague: boolean;
      readonly plural: boolean;
    }
  | { readonly kind: "bracket"; readonly bracket: Bracket; readonly vague: boolean }
  | { readonly kind: "pair"; readonly pair: Pair; readonly vague: boolean }
  /** `isUnseen`: of words that say so only where nothing else is named behind them. */
  | { readonly kind: "novelty"; readonly novelty: number; readonly isUnseen?: true }
  | { readonly kind: "cheap"; readonly share: number }
  | { readonly kind: "unlimited" }
  | { readonly kind: "owned"; readonly mode: "only" | "prefer" }
  | { readonly kind: "saying" };

/** What is played by nobody is as new as hidden gems are. */
const UNSEEN = 0.85;

/** Every phrase the parser knows, and single words of it for correcting typos. */
export interface Lexicon {
  readonly phrases: Phrases<Meaning>;
  /** Words after a negation: canonical exclusion word per phrase. */
  readonly exclusions: Phrases<string>;
  /** Kinds of cards that can be counted: canonical word per phrase. */
  readonly counted: Phrases<string>;
  /** Single words worth correcting a typo to, the likelier meanings first. */
  readonly words: ReadonlyMap<string, Meaning>;
}

/** Builds the lexicon for a table: creature types come from its cards. */
export function buildLexicon(table: CardTable): Lexicon {
  const phrases = new Phrases<Meaning>();
  const words = new Map<string, Meaning>();
  for (const [said, meaning] of meanings(table)) {
    for (const phrase of said) {
      const folded = foldPhrase(phrase);
      phrases.add(folded, meaning);
      if (!folded.includes(" ") && folded.length >= 5 && !words.has(folded)) words.set(folded, meaning);
    }
  }
  const exclusions = new Phrases<string>();
  const counted = new Phrases<string>();
  for (const { word, words: said, color, isCounted } of EXCLUSIONS) {
    if (color !== undefined) continue;
    for (const phrase of said) {
      if (isCounted !== true) exclusions.add(foldPhrase(phrase), word);
      counted.add(foldPhrase(phrase), word);
    }
  }
  const byWeight = [...words].sort(([, a], [, b]) => TYPO_ORDER.indexOf(a.kind) - TYPO_ORDER.indexOf(b.kind));
  return { phrases, exclusions, counted, words: new Map(byWeight) };
}

/** Phrases with what they mean. Of two meanings of one phrase the first counts. */
function* meanings(table: CardTable): Generator<readonly [readonly string[], Meaning]> {
  yield [UNLIMITED_WORDS, { kind: "unlimited" }];
  yield [
    [
      ...SAYINGS,
      ...NOT_NEGATIONS,
      ...pairsOf(NEVER, STOPS_WITH),
      ...pairsOf(NOT_TO, TAKEN_AWAY),
      "hands off",
    ],
    { kind: "saying" },
  ];
  for (const { slug, words, vague = [], bare = [] } of FORMAT_WORDS) {
    yield [words, { kind: "format", slug, vague: false }];
    yield [bare, { kind: "format", slug, vague: true, bare: true }];
    yield [vague, { kind: "format", slug, vague: true }];
  }
  for (const [letters, words] of [...Object.entries(COLOR_WORDS), ...Object.entries(COLLEGE_WORDS)])
    yield [words, { kind: "colors", mask: maskOf(letters) }];
  yield [COLORLESS_WORDS, { kind: "colors", mask: 0 }];
  for (const mode of ["prefer", "only"] as const) yield [OWNED_WORDS[mode], { kind: "owned", mode }];
  for (const { bracket, words, vague = [] } of BRACKET_WORDS) {
    yield [words, { kind: "bracket", bracket, vague: false }];
    yield [vague, { kind: "bracket", bracket, vague: true }];
  }
  for (const { pair, words, vague = [] } of PAIR_WORDS) {
    yield [words, { kind: "pair", pair, vague: false }];
    yield [vague, { kind: "pair", pair, vague: true }];
  }
  for (const { novelty, words } of NOVELTY_WORDS) yield [words, { kind: "novelty", novelty }];
  yield [UNSEEN_WORDS, { kind: "novelty", novelty: UNSEEN, isUnseen: true }];
  for (const { share, words } of CHEAP_WORDS) yield [words, { kind: "cheap", share }];
  for (const [playstyle, words] of Object.entries(PLAYSTYLE_WORDS)) {
    if (isPlaystyle(playstyle)) yield [withPlurals(words), { kind: "playstyle", playstyle }];
  }
  yield [FAST_WORDS, { kind: "playstyle", playstyle: "aggro", vague: true }];
  yield [MID_WORDS, { kind: "playstyle", playstyle: "midrange", vague: true }];
  yield [MID_WORDS, { kind: "playstyle", playstyle: "midrange", vague: true }];
  for (const archetype of ARCHETYPES)
    yield [archetype.words, { kind: "playstyle", playstyle: archetype.playstyle, archetype }];
  for (const { slug, words, vagueWords = [] } of THEMES) {
    yield [withPlurals(words), { kind: "theme", slug, vague: false }];
    yield [withPlurals(vagueWords), { kind: "theme", slug, vague: true }];
  }
  yield* creatureTypes(table);
}

function withPlurals(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => [phrase, ...pluralsOf(foldPhrase(phrase))]);
}

/** Which meaning a typo is taken for when several words are equally near. */
const TYPO_ORDER: readonly Meaning["kind"][] = [
  "format",
  "creature-type",
  "playstyle",
  "colors",
  "theme",
  "bracket",
  "pair",
  "novelty",
  "cheap",
  "owned",
  "unlimited",
  "saying",
];

function* creatureTypes(table: CardTable): Generator<readonly [readonly string[], Meaning]> {
  for (const { words, types } of TYPE_GROUPS) {
    const name = types.filter((type) => table.subtypeId(type) >= 0).join(", ");
    if (name !== "") yield [words, { kind: "creature-type", name, vague: false, plural: true }];
  }
  const vagueNames = new Set(VAGUE_TYPES);
  for (let id = 0; id < table.subtypeCount; id++) {
    if (!table.isCreatureType(id)) continue;
    const name = table.subtypeName(id);
    if (STOP_WORDS.has(name.toLowerCase()) || TYPES_OF_ONE.has(name)) continue;
    const vague = vagueNames.has(name);
    // Merfolk and kor are the same in the plural.
    const isPlural = TYPE_WORDS[name]?.includes(foldPhrase(name)) === true;
    yield [[name], { kind: "creature-type", name, vague, plural: isPlural }];
    const plurals = [...(TYPE_WORDS[name] ?? []), ...pluralsOf(foldPhrase(name))];
    yield [plurals, { kind: "creature-type", name, vague, plural: true }];
  }
}

/** True when the word is the slug of one of the fifteen playstyles. */
