import { colorCount } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";

/** A creature type in the text says more of the deck than most abilities. */
const MENTIONED_TYPE = 2;
/** What a card's being a certain type says of the deck, beside what its text does (1). */
const OWN_TYPE = 0.4;

/** Finds the known leaders that are most like a commander nobody has counted decks of. */
export interface LeaderLikeness {
  /** The most alike leaders with weights from 0 to 1: same tags, creature types and keywords, overlapping colors. */
  nearest(commanders: readonly CardIndex[], count: number): Map<number, number>;
}

/** Features are read on the first question: most decks never need them. `leaderCards` are the commanders per leader. */
export function leaderLikeness(
  table: CardTable,
  leaderCards: readonly (readonly CardIndex[])[],
  identities: Uint8Array,
): LeaderLikeness {
  const featuresOf = (cards: readonly CardIndex[]): Map<string, number> => {
    const features = new Map<string, number>();
    const add = (name: string, weight: number): void => {
      features.set(name, Math.max(weight, features.get(name) ?? 0));
    };
    for (const card of cards) {
      if (card < 0) continue;
      for (const tag of table.tags.of(card)) add(`tag ${tag}`, 1);
      for (const type of Array.from(table.mentionedTypes(card)))
        add(`type ${table.subtypeName(type)}`, MENTIONED_TYPE);
      for (const type of Array.from(table.subtypes(card))) add(`type ${table.subtypeName(type)}`, OWN_TYPE);
      for (const keyword of table.keywords(card)) add(`keyword ${keyword}`, OWN_TYPE);
    }
    return features;
  };

  let known: { vectors: Map<string, number>[]; rarity: Map<string, number> } | null = null;
  const learn = () => {
    const raw = leaderCards.map(featuresOf);
    const counts = new Map<string, number>();
    for (const features of raw)
      for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
    const rarity = new Map(
      [...counts].map(([name, count]) => [name, Math.log((1 + leaderCards.length) / count)]),
    );
    return { vectors: raw.map((features) => normalized(features, rarity)), rarity };
  };

  return {
    nearest(commanders, count) {
      known ??= learn();
      const own = normalized(featuresOf(commanders), known.rarity);
      const identity = commanders.reduce((mask, card) => mask | (table.colorIdentity[card] ?? 0), 0);
      const ranked = known.vectors.map((vector, leader): [number, number] => {
        const other = identities[leader] ?? 0;
        // One is added so that colorless leaders count as of one color more, not as of none.
        const colors = (1 + colorCount(identity & other)) / (1 + colorCount(identity | other));
        let cosine = 0.05;
        for (const [name, weight] of own) cosine += weight * (vector.get(name) ?? 0);
        return [leader, Math.min(1, cosine * colors) ** 2];
      });
      return new Map(ranked.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, count));
    },
  };
}

function normalized(
  features: ReadonlyMap<string, number>,
  rarity: ReadonlyMap<string, number>,
): Map<string, number> {
  const weighted = [...features].map(([name, weight]): [string, number] => [
    name,
    weight * (rarity.get(name) ?? 0),
  ]);
  const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
  return new Map(weighted.map(([name, weight]) => [name, weight / length]));
}
