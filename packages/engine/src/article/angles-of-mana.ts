import { capitalized } from "../explain/phrases.ts";
import {
  type AngleFinder,
  copiesOf,
  inRole,
  kindOfDeck,
  paidColors,
  spellCount,
  subjectOf,
} from "./angle.ts";
import { article, few, joined, percent, refs, Spelled } from "./prose.ts";

/** Nothing costs much. */
export const ceiling: AngleFinder = (facts, voice) => {
  const highest = Math.max(...facts.spells.map(({ manaValue }) => manaValue));
  const average = facts.analysis.averageManaValue;
  if (highest > (facts.isSingleton ? 5 : 3) || average > (facts.isSingleton ? 2.6 : 2.1)) return undefined;
  const cheap = facts.spells.filter(({ manaValue }) => manaValue <= 1);
  return {
    about: "ceiling",
    score: 5.4,
    headlines: [
      `Nothing here costs more than ${few(highest)}`,
      `${Spelled(copiesOf(cheap))} spells for a mana or less`,
      `${subjectOf(facts)}, and no spell above ${few(highest)}`,
    ],
    standfirsts: [
      `An average of ${average.toFixed(2)} mana a spell, ${few(facts.deck.lands)} lands, and no patience.`,
      `What a deck can do when every card can be cast by turn ${few(highest)}.`,
    ],
    opening: [
      voice.pick([
        `No spell in this ${kindOfDeck(facts)} costs more than ${few(highest)} mana, and ${few(copiesOf(cheap))} cost one or none.`,
        `The dearest spell in this ${kindOfDeck(facts)} costs ${few(highest)} mana, and the average one ${average.toFixed(2)}.`,
      ]),
      `That is why ${few(facts.deck.lands)} lands are enough, and why a hand that looks slow in other decks is unplayable in this one.`,
      joined(cheap[0] && voice.deed(cheap[0]), ", and ", cheap[1] && voice.deed(cheap[1])),
    ],
    quotes: [
      `With ${few(facts.deck.lands)} lands and a top end of ${few(highest)}, every draw is a spell for now.`,
    ],
  };
};

/** Much of the deck makes mana. */
export const mana: AngleFinder = (facts, voice) => {
  const ramp = inRole(facts, "ramp");
  const count = copiesOf(ramp);
  const all = spellCount(facts);
  if (count < (facts.isSingleton ? 13 : 9)) return undefined;
  const big = facts.spells.filter(({ manaValue }) => manaValue >= 6);
  const both = count + facts.deck.lands;
  return {
    about: "ramp",
    score: 4.4 + 4 * (count / all - 0.15),
    headlines: [
      `${capitalFraction(count / all)} of the spells make mana`,
      `${Spelled(count)} ways to be a turn ahead`,
      ...(big.length >= 4 ? [`${Spelled(copiesOf(big))} spells worth the wait`] : []),
    ],
    standfirsts: [
      `${Spelled(both)} of ${facts.size} cards are lands or make mana. What all of it is for.`,
      `Where the mana comes from, when it comes, and what there is to spend it on.`,
    ],
    opening: [
      voice.pick([
        `${Spelled(count)} of the ${all} spells in this ${kindOfDeck(facts)} make mana; with ${facts.deck.lands} lands that is ${percent(both / facts.size)} of the deck.`,
        `About ${capitalFraction(count / all).toLowerCase()} of the spells in this ${kindOfDeck(facts)} make mana before they do anything else.`,
      ]),
      joined(ramp[0] && voice.deed(ramp[0]), ", and ", ramp[1] && voice.deed(ramp[1])),
      big.length > 0
        ? `What all of it buys are ${few(copiesOf(big))} spells at six mana or more, ${refs(big.slice(0, 2))} ${big.length > 2 ? "first of all" : "by name"}.`
        : `Nothing in the list costs six or more, so the extra mana is for doing two things a turn.`,
    ],
    quotes: [`${Spelled(both)} cards make mana. The rest had better be worth it.`],
  };
};

/** Many colors. */
export const colors: AngleFinder = (facts, voice) => {
  const letters = paidColors(facts);
  if (letters.length < 4) return undefined;
  const [worst] = letters;
  return {
    about: "colors",
    score: 5,
    headlines: [
      `${Spelled(letters.length)} colors on ${facts.deck.lands} lands`,
      `${subjectOf(facts)} pays in ${few(letters.length)} colors`,
    ],
    standfirsts: [
      `How ${facts.deck.lands} lands pay for ${few(letters.length)} colors, and which of them comes late.`,
    ],
    opening: [
      voice.pick([
        `${Spelled(letters.length)} colors have to come out of ${facts.deck.lands} lands in this ${kindOfDeck(facts)}.`,
        `${capitalized(article(kindOfDeck(facts)))} ${kindOfDeck(facts)} in ${few(letters.length)} colors stands or falls with its ${facts.deck.lands} lands.`,
      ]),
      worst
        ? `They mostly manage: the rarest color, ${COLOR_WORDS[worst.color]}, is there on time for ${percent(worst.castability)} of its spells.`
        : undefined,
    ],
    quotes: [],
  };
};

/** Colors in words. */
export const COLOR_WORDS: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

/** "A quarter", "Nearly a third". */
function capitalFraction(share: number): string {
  const steps: readonly (readonly [number, string])[] = [
    [0.18, "A sixth"],
    [0.225, "A fifth"],
    [0.29, "A quarter"],
    [0.37, "A third"],
    [0.45, "Two fifths"],
    [1, "Half"],
  ];
  const near = steps.find(([most]) => share < most)?.[1] ?? "Half";
  return near;
}
