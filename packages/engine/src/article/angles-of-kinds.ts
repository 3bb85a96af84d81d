import { formsOfType } from "@deckwright/cards/facts/type-forms.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { THEMES } from "../../data/themes.ts";
import { textOf } from "../explain/deck-counts.ts";
import { capitalized } from "../explain/phrases.ts";
import { type AngleFinder, copiesOf, inRole, kindOfDeck, priceOf, spellCount, subjectOf } from "./angle.ts";
import { dollars, few, joined, percent, Spelled, spelled, typesOf } from "./prose.ts";
import type { ToldCard } from "./told-deck.ts";

/** From so many cards of its type on a deck is about it. */
const LEAST_OF_TYPE = 12;
const LEAST_OF_THEME = 12;

/** One creature type. */
export const tribe: AngleFinder = (facts, voice) => {
  const { deck, leader, spells } = facts;
  const type = deck.creatureType;
  const count = type === "" ? 0 : deck.count("type");
  if (count < LEAST_OF_TYPE) return undefined;
  const all = spellCount(facts);
  const types = typesOf(type);
  const price = priceOf(facts);
  const rewards = spells.filter(({ feeds }) => feeds?.what === "type");
  const [first, second] = rewards.filter(({ acts }) => acts.length > 0);
  const spoken = copiesOf(spells.filter(({ card }) => speaksOf(deck.table, card, type)));
  return {
    about: "tribe",
    score: 4.5 + 3 * (count / all),
    headlines: [
      `${Spelled(count)} ${types} and a reason for each`,
      leader === "" ? `${types}, ${spelled(count)} of them` : `${leader} and the ${spelled(count)} ${types}`,
      ...(price !== undefined && price < 120 ? [`${dollars(price)} of ${types}`] : []),
      leader === "" ? `What ${types} do for ${types}` : `Why ${leader} wants ${spelled(count)} ${types}`,
      ...(spoken > 4 ? [`${Spelled(spoken)} cards that speak of ${types}`] : []),
    ],
    standfirsts: [
      `Which ${types} pull the others along, what the mana can bear, and what to change first.`,
      ...(spoken > 4
        ? [
            `${Spelled(spoken)} of the cards speak of ${types} in their text. The rest are there to be counted.`,
          ]
        : []),
    ],
    opening: [
      voice.pick([
        spoken > 4
          ? `${Spelled(count)} of the ${all} spells in this deck are ${types}, and ${few(spoken)} cards speak of ${types} in their rules text.`
          : `${Spelled(count)} of the ${all} spells in this deck are ${types}.`,
        leader === ""
          ? `This deck plays ${spelled(count)} ${types} and asks every one of them to make the others better.`
          : `${leader} leads ${spelled(count)} ${types} here, which leaves only ${few(all - count)} slots for every other kind of spell.`,
        `Take the ${types} out of this ${kindOfDeck(facts)} and no more than ${few(all - count)} of its ${all} spells are left.`,
      ]),
      joined(first && voice.deed(first), voice.pick([", while ", ", and "]), second && voice.deed(second)),
      first
        ? voice.pick([
            `A card like that is worth little on an empty board, which is why the first turns go into cheap ${types} rather than into big ones.`,
            `With ${few(count)} ${types} in the list it seldom has to wait for company, and each one drawn later makes those on the table better.`,
          ])
        : undefined,
    ],
    quotes: [
      `One ${type} is a small creature. ${Spelled(count)} are a plan.`,
      `Count the ${types} first. The rest of the turn follows from it.`,
    ],
  };
};

/** Whether a card's rules text has the creature type in it; never where texts are not known. */
function speaksOf(table: CardTable, card: CardIndex, type: string): boolean {
  return new RegExp(`\\b(?:${formsOfType(type).join("|")})\\b`).test(textOf(table, card));
}

/** A theme that was asked for. */
export const theme: AngleFinder = (facts, voice) => {
  const row = THEMES.find(({ slug }) => slug === facts.deck.plan.themes[0]);
  if (row === undefined) return undefined;
  const cards = facts.spells.filter(({ fit }) => fit.theme >= 1);
  const count = copiesOf(cards);
  const [first, second, third] = cards.filter(({ acts }) => acts.length > 0);
  if (count < LEAST_OF_THEME || first === undefined) return undefined;
  const name = row.name
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
    .replace(/ matters?$/, "");
  const all = spellCount(facts);
  const kind = kindOfDeck(facts);
  return {
    about: "theme",
    score: 4.8 + 2 * (count / all),
    headlines: [
      `${Spelled(count)} cards about ${name}`,
      `${subjectOf(facts)}: ${name}, taken seriously`,
      `${capitalized(name)}, card by card`,
    ],
    standfirsts: [
      `${row.description} ${Spelled(count)} of this deck’s ${all} spells are about just that.`,
      `What ${few(count)} cards with one idea do together, and where the idea runs out.`,
    ],
    opening: [
      voice.pick([
        `${Spelled(count)} of the ${all} spells in this ${kind} are about ${name}, and most of the others are there to keep those ${few(count)} going.`,
        `Ask any of ${few(count)} cards in this ${kind} what it is for, and the answer is ${name}.`,
      ]),
      joined(voice.deed(first), voice.pick([", and ", ", while "]), second && voice.deed(second)),
      third
        ? `Add ${voice.withDeed(third)}, and the pieces begin to need each other more than they need anything else in the list.`
        : undefined,
    ],
    quotes: [`${Spelled(count)} cards, one idea.`],
  };
};

/** Instants and sorceries, or creatures, and little else. */
export const types: AngleFinder = (facts, voice) => {
  const { deck, spells } = facts;
  const all = spellCount(facts);
  const instants = deck.count("instants and sorceries");
  const creatures = deck.count("creatures");
  const kind = kindOfDeck(facts);
  const payoff = (what: string): ToldCard | undefined =>
    spells.find(({ feeds, acts }) => feeds?.what === what && acts.length > 0);
  if (instants >= 0.5 * all) {
    const reward = payoff("instants and sorceries");
    return {
      about: "spells",
      score: 4.6 + instants / all,
      headlines: [
        `${Spelled(instants)} spells and ${few(creatures)} ${creatures === 1 ? "body" : "bodies"}`,
        `${subjectOf(facts)} casts more than it summons`,
        `${Spelled(instants)} instants and sorceries, and proud of it`,
      ],
      standfirsts: [
        creatures === 0
          ? `No creature anywhere in the list. How ${few(instants)} spells win a game all the same.`
          : `With ${few(creatures)} ${creatures === 1 ? "creature" : "creatures"} in the list, each one matters. How the other cards keep them worth it.`,
      ],
      opening: [
        voice.pick([
          `${Spelled(instants)} of the ${all} spells in this ${kind} are instants or sorceries, against ${few(creatures)} ${creatures === 1 ? "creature" : "creatures"}.`,
          `This ${kind} plays ${instants} instants and sorceries, which is ${percent(instants / all)} of its spells.`,
          `Of the ${all} spells in this ${kind}, ${instants} are used up when they are cast.`,
        ]),
        reward
          ? joined(voice.deed(reward), ", so ", "every cheap spell does two jobs while it is on the table")
          : undefined,
        "Hands are full of things to do once and short of things that stay, so whatever stays has to count.",
      ],
      quotes: ["Spells leave nothing behind. Make the ones that do count."],
    };
  }
  if (creatures < 0.72 * all || deck.creatureType !== "") return undefined;
  const [answer] = inRole(facts, "removal").filter(
    ({ types: bits, acts }) => bits & CardType.Creature && acts.length > 0,
  );
  return {
    about: "creatures",
    score: 4.3 + creatures / all,
    headlines: [
      `${Spelled(creatures)} creatures, ${few(all - creatures)} spells`,
      "A deck that is nearly all bodies",
    ],
    standfirsts: [`${Spelled(all - creatures)} cards are no creatures. What the others do beside attacking.`],
    opening: [
      voice.pick([
        `${Spelled(creatures)} of the ${all} spells in this ${kind} are creatures, so even its answers have to walk onto the table.`,
        `This ${kind} has ${creatures} creatures among ${all} spells, and most of what it does is done by bodies.`,
      ]),
      answer ? joined(voice.deed(answer), ", and ", "leaves a body behind for the attack") : undefined,
    ],
    quotes: ["The answers have legs here."],
  };
};
