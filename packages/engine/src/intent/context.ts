import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { createPoolReader, type PoolReader } from "@deckwright/rules/legality.ts";
import { PRECONS } from "../../data/precons.ts";
import { type Combos, createCombos } from "../rank/combos.ts";
import type { Ranker } from "../rank/ranker.ts";
import { type ArchetypeNames, buildArchetypeNames } from "./archetype-names.ts";
import { buildCardPhrases, type CardPhrases } from "./card-phrases.ts";
import { createDeckThemes, type DeckThemes } from "./deck-themes.ts";
import { createDeckWords, type DeckWordsOf } from "./deck-words.ts";
import { buildFamousWords, type FamousWords, fameIn } from "./famous-words.ts";
import { createLanguages, type Languages } from "./language/read-in.ts";
import { type LegendNames, legendNames } from "./legend-names.ts";
import { buildLexicon, type Lexicon } from "./lexicon.ts";
import { createMetBy, type MetBy } from "./met-by.ts";
import { Phrases } from "./phrases.ts";
import { buildSetNames, type NamedSets } from "./set-names.ts";
import { foldPhrase } from "./tokens.ts";
import { allArchetypeNames } from "./whose/said-things.ts";

/** All that reading a wish needs, prepared once per table. */
export interface IntentContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly lexicon: Lexicon;
  readonly languages: Languages;
  readonly cardPhrases: CardPhrases;
  /** Preconstructed decks by name, to who leads them. */
  readonly precons: Phrases<readonly CardIndex[]>;
  readonly legends: LegendNames;
  /** What people call sets. */
  readonly setNames: Phrases<NamedSets>;
  /** Empty without a ranker, as every card's fame is 0 then. */
  readonly famousWords: FamousWords;
  /** The same of cards that are less known, for what can hardly be anything else. */
  readonly rareWords: FamousWords;
  /** Empty without a ranker. */
  readonly archetypes: ArchetypeNames;
  /** The names of all archetypes, whatever their format, with the kinds of decks that they are. */
  readonly archetypeWords: Phrases<string | undefined>;
  /** Which two cards win together: "Heliod and Ballista" are one Heliod's. */
  readonly combos: Pick<Combos, "isKnown">;
  /** How what others play is met. */
  readonly metBy: MetBy;
  /** What words mean in a wish by the formats and decks that it names; without a ranker nothing. */
  readonly deckWords: DeckWordsOf;
  readonly deckThemes: DeckThemes;
  /** Share, 0 to 1, of the decks of the format that plays a card most. */
  fame(card: CardIndex): number;
  /** Counted decks that a card leads, alone or with another; 0 without a ranker. */
  led(card: CardIndex): number;
  /** Competitive Commander decks of leaders that enough of them are known of. */
  ledCompetitively(card: CardIndex): number;
  /** Share, 0 to 1, of a format's decks that play a card. */
  popularity(format: string, card: CardIndex): number;
  /** Whether a format has a card at all, as a leader or in the deck. */
  isIn(format: Format, card: CardIndex): boolean;
}

/**
 * Prepares the reading of wishes for a table. With a ranker, a name that several legends share ("Krenko") means the
 * one that leads most decks; without, the one played most.
 */
export function createIntentContext(
  table: CardTable,
  names: NameIndex,
  ranker?: Pick<Ranker, "leaders" | "popularity" | "inclusions" | "knows" | "skeletons">,
  combos: Pick<Combos, "isKnown"> = createCombos(table, names),
): IntentContext {
  const lexicon = buildLexicon(table);
  const leaderDecks = new Map<CardIndex, number>();
  for (const { commanders, decks } of ranker?.leaders("commander") ?? []) {
    for (const card of commanders) leaderDecks.set(card, (leaderDecks.get(card) ?? 0) + decks);
  }
  const archetypes = ranker === undefined ? new Map() : buildArchetypeNames(table, ranker);
  const metBy = createMetBy(table, names, ranker);
  const words =
    ranker === undefined ? { famous: new Map(), rare: new Map() } : buildFamousWords(table, lexicon, ranker);
  const cardPhrases = buildCardPhrases(table, names.printed, lexicon, leaderDecks);
  return {
    table,
    names,
    lexicon,
    languages: createLanguages(),
    precons: preconsOf(names),
    cardPhrases,
    legends: legendNames(table),
    setNames: buildSetNames(table, lexicon),
    famousWords: words.famous,
    rareWords: words.rare,
    archetypes,
    deckWords:
      ranker === undefined
        ? () => undefined
        : createDeckWords({ table, lexicon, archetypes, ranker, cardOf: fullNames(cardPhrases) }),
    archetypeWords: allArchetypeNames(archetypes, metBy),
    combos,
    metBy,
    deckThemes: ranker === undefined ? () => [] : createDeckThemes(table, ranker),
    led: (card) => leaderDecks.get(card) ?? 0,
    ledCompetitively: competitiveLeaders(ranker, names),
    fame: (card) => (ranker === undefined ? 0 : fameIn(ranker, card)),
    popularity: (format, card) => (ranker?.knows(format) ? ranker.popularity(format, card) : 0),
    isIn: poolTest(table, names),
  };
}

/** Reads a format's pool once it is asked about. */
function poolTest(table: CardTable, names: NameIndex): IntentContext["isIn"] {
  const pools = new Map<string, PoolReader>();
  return (format, card) => {
    const pool = pools.get(format.id) ?? createPoolReader(table, names, format);
    pools.set(format.id, pool);
    const { legality } = pool.statusOf(card);
    return legality === "legal" || legality === "restricted";
  };
}

/** Of how many competitive Commander decks each card is a leader. */
function competitiveLeaders(
  ranker: Pick<Ranker, "skeletons"> | undefined,
  names: NameIndex,
): (card: CardIndex) => number {
  const decksOf = new Map<CardIndex, number>();
  for (const { name, decks } of ranker?.skeletons("cedh") ?? []) {
    for (const leader of name.split(" + ")) {
      const match = names.resolve(leader, { typos: false });
      if (match.found) decksOf.set(match.card, (decksOf.get(match.card) ?? 0) + decks);
    }
  }
  return (card) => decksOf.get(card) ?? 0;
}

function preconsOf(names: NameIndex): Phrases<readonly CardIndex[]> {
  const precons = new Phrases<readonly CardIndex[]>();
  for (const [name, leaders] of Object.entries(PRECONS)) {
    const cards = leaders.flatMap((leader) => {
      const match = names.resolve(leader, { typos: false });
      return match.found ? [match.card] : [];
    });
    if (cards.length === leaders.length) precons.add(foldPhrase(name), cards);
  }
  return precons;
}

/** Finds cards by their whole names. */
function fullNames({ phrases }: CardPhrases): (name: string) => CardIndex | undefined {
  return (name) => {
    const phrase = phrases.get(foldPhrase(name));
    return phrase === undefined ? undefined : phrase.cards[0];
  };
}
