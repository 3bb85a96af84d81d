import { maskOf } from "@deckwright/cards/colors.ts";
import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { ARCHETYPES, type Archetype } from "../../data/archetypes.ts";
import { COLLEGE_WORDS, COLOR_WORDS, COLORLESS_WORDS } from "../../data/lexicon-colors.ts";
import { EXCLUSIONS } from "../../data/lexicon-exclusions.ts";
import { FORMAT_WORDS } from "../../data/lexicon-formats.ts";
import { CHEAP_WORDS, UNLIMITED_WORDS } from "../../data/lexicon-money.ts";
import { PLAYSTYLE_WORDS } from "../../data/lexicon-playstyles.ts";
import { BRACKET_WORDS } from "../../data/lexicon-power.ts";
import { TRIBE_WORDS, VAGUE_TRIBES } from "../../data/lexicon-tribes.ts";
import { NOT_NEGATIONS, OWNED_WORDS, SAYINGS, STOP_WORDS } from "../../data/lexicon-wish.ts";
import { THEMES } from "../../data/themes.ts";
import { Phrases, pluralsOf } from "./phrases.ts";
import { foldPhrase } from "./tokens.ts";

/** What a phrase of the lexicon stands for. `vague` ones need company before they count. */
export type Meaning =
  | { readonly kind: "format"; readonly slug: string; readonly vague: boolean }
  /** `exact`: these colors and no others ("mono red"). */
  | { readonly kind: "colors"; readonly mask: number; readonly exact?: boolean }
  /** `archetype`: a deck of that playstyle which has a name of its own. */
  | { readonly kind: "playstyle"; readonly playstyle: Playstyle; readonly archetype?: Archetype }
  | { readonly kind: "theme"; readonly slug: string; readonly vague: boolean }
  | { readonly kind: "tribe"; readonly name: string; readonly vague: boolean; readonly plural: boolean }
  | { readonly kind: "bracket"; readonly bracket: Bracket; readonly vague: boolean }
  | { readonly kind: "cheap"; readonly share: number }
  | { readonly kind: "unlimited" }
  | { readonly kind: "owned"; readonly mode: "only" | "prefer" }
  | { readonly kind: "saying" };

/** Every phrase the parser knows, and single words of it for mending slips. */
export interface Lexicon {
  readonly phrases: Phrases<Meaning>;
  /** Words after a negation: canonical exclusion word per phrase. */
  readonly exclusions: Phrases<string>;
  /** Single words worth correcting a slip to, the likelier meanings first. */
  readonly words: ReadonlyMap<string, Meaning>;
}

/** Builds the lexicon for a table: creature types come from its cards. */
export function buildLexicon(table: CardTable): Lexicon {
  const phrases = new Phrases<Meaning>();
  const words = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning): void => {
    const folded = foldPhrase(phrase);
    phrases.add(folded, meaning);
    if (!folded.includes(" ") && folded.length >= 5 && !words.has(folded)) words.set(folded, meaning);
  };
  const addWithPlurals = (phrase: string, meaning: Meaning): void => {
    add(phrase, meaning);
    for (const plural of pluralsOf(foldPhrase(phrase))) add(plural, meaning);
  };

  for (const saying of [...UNLIMITED_WORDS]) add(saying, { kind: "unlimited" });
  for (const saying of [...SAYINGS, ...NOT_NEGATIONS]) add(saying, { kind: "saying" });
  for (const { slug, words: said, vague } of FORMAT_WORDS) {
    for (const word of said) add(word, { kind: "format", slug, vague: false });
    for (const word of vague ?? []) add(word, { kind: "format", slug, vague: true });
  }
  for (const [letters, said] of [...Object.entries(COLOR_WORDS), ...Object.entries(COLLEGE_WORDS)]) {
    for (const word of said) add(word, { kind: "colors", mask: maskOf(letters) });
  }
  for (const word of COLORLESS_WORDS) add(word, { kind: "colors", mask: 0 });
  for (const mode of ["prefer", "only"] as const) {
    for (const word of OWNED_WORDS[mode]) add(word, { kind: "owned", mode });
  }
  for (const { bracket, words: said, vague } of BRACKET_WORDS) {
    for (const word of said) add(word, { kind: "bracket", bracket, vague: false });
    for (const word of vague ?? []) add(word, { kind: "bracket", bracket, vague: true });
  }
  for (const { share, words: said } of CHEAP_WORDS) {
    for (const word of said) add(word, { kind: "cheap", share });
  }
  for (const [playstyle, said] of Object.entries(PLAYSTYLE_WORDS)) {
    if (!isPlaystyle(playstyle)) continue;
    for (const word of said) addWithPlurals(word, { kind: "playstyle", playstyle });
  }
  for (const archetype of ARCHETYPES) {
    for (const word of archetype.words)
      add(word, { kind: "playstyle", playstyle: archetype.playstyle, archetype });
  }
  for (const theme of THEMES) {
    for (const word of theme.words) addWithPlurals(word, { kind: "theme", slug: theme.slug, vague: false });
    for (const word of theme.vagueWords ?? [])
      addWithPlurals(word, { kind: "theme", slug: theme.slug, vague: true });
  }
  addTribes(table, add);

  const exclusions = new Phrases<string>();
  for (const { word, words: said, color } of EXCLUSIONS) {
    if (color !== undefined) continue;
    for (const phrase of said) exclusions.add(foldPhrase(phrase), word);
  }
  const byWeight = [...words].sort(([, a], [, b]) => SLIP_ORDER.indexOf(a.kind) - SLIP_ORDER.indexOf(b.kind));
  return { phrases, exclusions, words: new Map(byWeight) };
}

/** Which meaning a slip is taken for when several words are equally near. */
const SLIP_ORDER: readonly Meaning["kind"][] = [
  "format",
  "tribe",
  "playstyle",
  "colors",
  "theme",
  "bracket",
  "cheap",
  "owned",
  "unlimited",
  "saying",
];

function addTribes(table: CardTable, add: (phrase: string, meaning: Meaning) => void): void {
  const vagueNames = new Set(VAGUE_TRIBES);
  for (let id = 0; id < table.subtypeCount; id++) {
    if (!table.isCreatureType(id)) continue;
    const name = table.subtypeName(id);
    if (STOP_WORDS.has(name.toLowerCase())) continue;
    const vague = vagueNames.has(name);
    add(name, { kind: "tribe", name, vague, plural: false });
    const plural: Meaning = { kind: "tribe", name, vague, plural: true };
    for (const word of TRIBE_WORDS[name] ?? []) add(word, plural);
    for (const word of pluralsOf(foldPhrase(name))) add(word, plural);
  }
}

/** True when the word is the slug of one of the fifteen playstyles. */
function isPlaystyle(word: string): word is Playstyle {
  return Object.hasOwn(PLAYSTYLE_WORDS, word);
}
