import { capitalized, inWords } from "../explain/phrases.ts";
import { type AngleFinder, copiesOf, spellCount } from "./angle.ts";
import { article, few, joined, percent, ref, refs, Spelled, sentence } from "./prose.ts";

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
        `${capitalized(article(leader))} ${leader} deck that went its own way`,
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
        `Before any choice is made, ${few(copiesOf(fixed))} of the ${all} spells in ${article(name)} ${name} list like this one are spoken for.`,
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

/** A deed at the head of a sentence. */
function sentenceOf(deed: string | undefined): string | undefined {
  return deed === undefined ? undefined : sentence(deed);
}
