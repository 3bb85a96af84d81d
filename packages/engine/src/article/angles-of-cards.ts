import { formsOfType } from "@deckwright/cards/facts/type-forms.ts";
import { type CardIndex, type CardTable, CardType } from "@deckwright/cards/table/card-table.ts";
import { THEMES } from "../../data/themes.ts";
import { textOf } from "../explain/deck-counts.ts";
import { frontName } from "../explain/links.ts";
import { capitalized, inWords, listed } from "../explain/phrases.ts";
import { type AngleFinder, copiesOf, inRole, kindOfDeck, priceOf, spellCount, subjectOf } from "./angle.ts";
import { dollars, few, joined, percent, ref, refs, Spelled, sentence, spelled, typesOf } from "./prose.ts";
import type { ToldCard } from "./told-deck.ts";

/** From so many cards of its type on a deck is about it. */
const LEAST_OF_TYPE = 12;
const LEAST_OF_THEME = 12;

/** Two cards that win together. */
export const combos: AngleFinder = (facts, voice) => {
  const { deck, spells, leaders, games } = facts;
  const pair = deck.combos[0]?.cards.map((card) =>
    [...spells, ...leaders].find((told) => told.card === card),
  );
  const [one, other] = pair ?? [];
  if (one === undefined || other === undefined) return undefined;
  const count = deck.combos.length;
  const tutors = copiesOf(inRole(facts, "tutor"));
  const draws = copiesOf(inRole(facts, "draw"));
  const byTen = games.combo?.turn.byTurn[9] ?? 0;
  const isPlan = /combo/.test(deck.plan.playstyle);
  const names = [frontName(one.name), frontName(other.name)];
  const kind = kindOfDeck(facts);
  return {
    about: "combo",
    score: isPlan ? 8.5 : count > 3 ? 6.2 : 4.4,
    headlines: [
      `${names[0]} plus ${names[1]}`,
      `Two cards, one finish: ${listed(names)}`,
      `${names[1]} looks for ${names[0]}`,
      count > 1 ? `${Spelled(count)} ways to end it with two cards` : "One pair, and a deck to find it",
    ],
    standfirsts: [
      `How a ${kind} looks for ${listed(names)}, and what it does in the turns before it finds them.`,
      `The list holds ${few(count)} two-card ${count === 1 ? "combo" : "combos"}. Here is how it gets there, and what happens when it does not.`,
    ],
    opening: [
      voice.pick([
        `${ref(one)} and ${ref(other)} are a combo, and the other ${spellCount(facts) - 2} spells in this ${kind} look for the two or buy the time to find them.`,
        `Put ${ref(one)} and ${ref(other)} on the table together, with ${facts.deck.lands} lands and ${spellCount(facts) - 2} other spells to help, and the game is all but over.`,
        `All ${spellCount(facts)} spells in this ${kind} can be measured by one question: do they bring ${ref(one)} and ${ref(other)} together?`,
      ]),
      joined(
        count > 1
          ? `The two are one of ${few(count)} such pairs in the list, so losing a half is not the same as losing the plan`
          : "There is no second pair behind them, so the first half that turns up is worth protecting",
        ", and ",
        tutors > 0
          ? `${few(tutors)} ${tutors === 1 ? "card that searches" : "cards that search"} the library and ${few(draws)} that draw are there to find what is missing`
          : `since nothing here searches the library, the ${few(draws)} cards that draw have to find what is missing`,
      ),
      byTen > 0.02
        ? `In games that we played with the list alone, without any searching, a pair was on the table by turn ten ${percent(byTen)} of the time.`
        : undefined,
    ],
    quotes: ["Find one half. Everything else is about the turn the other one comes."],
  };
};

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

/** Who leads: what the card says, and what the deck has for it. */
export const leads: AngleFinder = (facts, voice) => {
  const [leader, second] = facts.leaders;
  if (leader === undefined || (leader.says === undefined && leader.acts.length === 0)) return undefined;
  const all = spellCount(facts);
  const { feeds } = leader;
  const what = feeds?.what === "type" ? `${facts.deck.creatureType} cards` : feeds?.what;
  const usual = facts.spells.filter(({ share }) => (share?.share ?? 0) >= 0.5);
  const [favorite] = facts.spells.filter(({ share }) => share?.elsewhere !== undefined);
  return {
    about: "leader",
    score: feeds ? 5.4 : 4.7,
    headlines: [
      ...(feeds
        ? [
            `${Spelled(feeds.count)} ${what} for ${facts.leader}`,
            `What ${facts.leader} does with ${few(feeds.count)} ${what}`,
          ]
        : []),
      `Built around ${facts.leader}`,
      `What ${facts.leader} asks of ${few(all)} spells`,
      ...(favorite ? [`${facts.leader} and ${frontName(favorite.name)}`] : []),
    ],
    standfirsts: [
      `${facts.leader} gives the orders. Which of the ${all} spells follow them, which only keep the deck alive, and what to change.`,
      ...(usual.length > 5
        ? [
            `${Spelled(usual.length)} of these cards are in at least half of all ${facts.leader} decks. The other ${few(facts.spells.length - usual.length)} are the question.`,
          ]
        : []),
    ],
    opening: [
      sentence(voice.telling(leader) ?? `${ref(leader)} leads this deck`),
      feeds && what
        ? voice.pick([
            `This list takes the hint: it holds ${few(feeds.count)} ${what}, and only ${few(Math.max(0, all - feeds.count))} of the ${all} spells are anything else.`.replace(
              feeds.what === "lands" || feeds.count > all ? /, and only .* else/ : /^$/,
              "",
            ),
            `That is a reason to play ${few(feeds.count)} ${what}, and this list does.`,
          ])
        : second
          ? `Beside it stands ${voice.withDeed(second)}, and the ${all} spells have to serve both of them.`
          : `The ${all} spells around it are chosen so that this happens early, and more than once.`,
      favorite?.share?.elsewhere === undefined
        ? undefined
        : `Other players read the card the same way, since ${percent(favorite.share.share)} of ${facts.leader} decks play ${voice.withDeed(favorite)}.`,
    ],
    quotes: [`Read ${facts.leader} first, then every other card with that in mind.`],
  };
};

/** Far from what others play with the same leader, or close to it. */
export const others: AngleFinder = (facts, voice) => {
  const { deck, spells, leader } = facts;
  if (leader === "" || !deck.cards.some(({ card }) => deck.sharesOf(card) !== undefined)) return undefined;
  const all = spells.length;
  const rare = spells.filter(({ expected = 0 }) => expected < 0.05);
  const usual = spells.filter(({ share }) => (share?.share ?? 0) >= 0.5);
  const some = rare.filter(({ acts }) => acts.length > 0).slice(0, 3);
  if (rare.length >= 8 && some.length > 1)
    return {
      about: "others",
      score: 4.6 + 3 * (rare.length / all),
      headlines: [
        `${Spelled(rare.length)} cards other ${leader} decks leave out`,
        `${leader}, off the usual list`,
        `A ${leader} deck that went its own way`,
      ],
      standfirsts: [
        `Fewer than one ${leader} deck in twenty plays them. What they do here, and what they cost.`,
        `${Spelled(usual.length)} cards are the ones everybody plays. The interesting ones are the others.`,
      ],
      opening: [
        voice.pick([
          `Put this list beside other ${leader} decks and ${few(rare.length)} of its ${all} spells stand out, because fewer than one deck in twenty plays them.`,
          `${Spelled(rare.length)} of the ${all} spells in this ${leader} deck are in fewer than one ${leader} deck in twenty.`,
        ]),
        joined(
          `${refs(some)} are ${inWords(some.length)} of them`,
          "; ",
          some[0] && voice.deed(some[0])?.replace(/^\[\[[^\]]+\]\]/, "the first"),
        ),
        some[1] && sentenceOf(voice.deed(some[1])),
      ],
      quotes: ["The list everybody plays is one search away. This is not it."],
    };
  if (usual.length < 0.55 * all) return undefined;
  const [best] = usual.toSorted((a, b) => (b.share?.share ?? 0) - (a.share?.share ?? 0));
  return {
    about: "others",
    score: 4,
    headlines: [`The ${leader} deck most players arrive at`, `${leader}, as the numbers would have it`],
    standfirsts: [
      `${Spelled(usual.length)} of ${all} spells are in at least half of all ${leader} decks. Why they are.`,
    ],
    opening: [
      `${Spelled(usual.length)} of the ${all} spells here are in at least half of all ${leader} decks, so this is close to what most players arrive at.`,
      best?.share
        ? `${ref(best)} is the safest of them, since ${percent(best.share.share)} of those decks play it.`
        : undefined,
    ],
    quotes: [],
  };
};

/** A deck that tournaments know, and what it does not share with them. */
export const archetype: AngleFinder = (facts, voice) => {
  const { skeleton } = facts.deck.plan;
  if (skeleton === undefined) return undefined;
  const { name } = skeleton;
  const all = spellCount(facts);
  const fixed = facts.spells.filter(({ share }) => (share?.share ?? 0) >= 0.8);
  const own = facts.spells.filter(({ share }) => share === undefined || share.share < 0.2);
  const [sure] = fixed.toSorted((a, b) => (b.share?.share ?? 0) - (a.share?.share ?? 0));
  if (sure?.share === undefined) return undefined;
  const choices = copiesOf(own);
  return {
    about: "archetype",
    score: own.length >= 4 ? 5.6 : 4.6,
    headlines: [
      own.length >= 3 ? `${name}, with ${few(choices)} cards of its own` : `${name}, by the numbers`,
      `The ${name} cards that are not up for debate`,
      ...(choices > 3 ? [`${Spelled(choices)} cards that most ${name} decks skip`] : []),
      `What ${name} plays when it knows what it wants`,
      `${name} after ${few(copiesOf(fixed))} settled slots`,
    ],
    standfirsts: [
      `Which slots of ${name} are settled, which are open, and what this list does with them.`,
      `${Spelled(copiesOf(fixed))} of ${all} spells are settled. The rest is where this list makes its choices.`,
    ],
    opening: [
      voice.pick([
        `${Spelled(copiesOf(fixed))} of the ${all} spells in this list are cards that at least four of five ${name} decks play.`,
        `${name} decks agree on a lot: ${few(copiesOf(fixed))} of the ${all} spells here are in at least four of five of them.`,
        `Before any choice is made, ${few(copiesOf(fixed))} of the ${all} spells in a ${name} list like this one are spoken for.`,
      ]),
      `${ref(sure)} leads the way with ${percent(sure.share.share)}${sure.acts[0] === undefined ? "" : `, and no wonder: it ${voice.deed(sure)?.replace(/^\[\[[^\]]+\]\] /, "")}`}.`,
      own.length > 1
        ? `Then come the choices: ${refs(own.slice(0, 3))} ${own.length > 3 ? "are among the cards that" : "are cards that"} fewer than one ${name} deck in five plays.`
        : "Hardly a card here is off the beaten path, so what decides games is the order in which they are played.",
    ],
    quotes:
      own.length > 2
        ? [`${Spelled(copiesOf(fixed))} cards are settled. ${Spelled(choices)} are an opinion.`]
        : [],
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

/** A deed at the head of a sentence. */
function sentenceOf(deed: string | undefined): string | undefined {
  return deed === undefined ? undefined : sentence(deed);
}
