import { frontName } from "../explain/links.ts";
import { cardsSeen, chanceOfAtLeast } from "../mana/odds.ts";
import { type AngleFinder, copiesOf, kindOfDeck, spellCount } from "./angle.ts";
import { article, few, percent, ref, refs, Spelled } from "./prose.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** Cards that cast others off the library, and the only ones that they can find. */
export interface Cascades {
  readonly casters: readonly ToldCard[];
  readonly hits: readonly ToldCard[];
  /** Below this mana value there is nothing but the hits. */
  readonly below: number;
}

/** From so many copies on a deck is built around its cascades. */
const LEAST_CASTERS = 4;
const MOST_HITS = 2;

/** The cascades of a deck that leaves them nothing else to find; undefined for all others. */
export function cascadesOf({ deck, spells }: ArticleFacts): Cascades | undefined {
  const casters = spells.filter(({ card }) => deck.table.keywords(card).includes("Cascade"));
  if (copiesOf(casters) < LEAST_CASTERS) return undefined;
  const below = Math.min(...casters.map(({ manaValue }) => manaValue));
  const hits = spells.filter(({ manaValue }) => manaValue < below);
  return hits.length > 0 && hits.length <= MOST_HITS ? { casters, hits, below } : undefined;
}

/** Cards that cast others off the library, where they cannot miss. */
export const cascades: AngleFinder = (facts, voice) => {
  const found = cascadesOf(facts);
  if (found === undefined) return undefined;
  const { casters, hits, below } = found;
  const count = copiesOf(casters);
  const [hit] = hits;
  const [caster] = casters;
  if (hit === undefined || caster === undefined) return undefined;
  const seen = chanceOfAtLeast(facts.size, count, cardsSeen(below, facts.games.damage.life > 20), 1);
  const [hitName, casterName] = [frontName(hit.name), frontName(caster.name)];
  return {
    about: "cascade",
    score: 9,
    headlines: [
      `Nothing below ${few(below)} but ${hitName}`,
      `${casterName} finds ${hitName}, every time`,
      `${Spelled(count)} ways to cast ${hitName} for nothing`,
    ],
    standfirsts: [
      `Why ${article(kindOfDeck(facts))} ${kindOfDeck(facts)} plays no other cheap spell, and what fills the turns before the cascade.`,
      `The rest of the list is there to make one cascade count.`,
    ],
    opening: [
      voice.pick([
        `${refs(casters)} ${casters.length === 1 ? "has" : "have"} cascade, and ${refs(hits)} ${hits.length === 1 ? "is the only spell" : "are the only spells"} in this ${kindOfDeck(facts)} that ${hits.length === 1 ? "costs" : "cost"} less than ${few(below)} mana, so a cascade cannot miss.`,
        `Cascade looks for a cheaper spell, and in this ${kindOfDeck(facts)} there is nothing below ${few(below)} mana but ${refs(hits)}, which ${refs(casters)} therefore ${casters.length === 1 ? "finds" : "find"} each time.`,
      ]),
      `That is the reason for every odd choice in the list: the other ${spellCount(facts) - count - copiesOf(hits)} spells all cost ${few(below)} or more, and most of them have another use than being cast for it.`,
      `With ${few(count)} copies that cascade, ${percent(seen)} of games have seen one by turn ${few(below)}.`,
      `A copy of ${ref(hit)} in the opening hand is the draw to be sorry about.`,
    ],
    quotes: [`Draw the cascade. Leave ${hitName} in the library.`],
  };
};
