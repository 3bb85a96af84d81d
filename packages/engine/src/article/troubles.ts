import { CardType } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { textOf } from "../explain/deck-counts.ts";
import { copiesOf, creaturesOf, inRole, spellCount } from "./angle.ts";
import { few, paragraph, refs, Spelled, sentence, several, type Voice } from "./prose.ts";
import type { Section } from "./section.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** Something that the deck has trouble with, how much, and what it has for it. */
interface Trouble {
  readonly score: number;
  readonly heading: string;
  readonly text: string;
}

type Finder = (facts: ArticleFacts, voice: Voice) => Trouble | undefined;

/** How many troubles are told. */
const TOLD = 3;

/** What the deck struggles against. */
export function troublesSection(facts: ArticleFacts, voice: Voice): Section | undefined {
  const found = FINDERS.flatMap((find) => find(facts, voice) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, TOLD);
  const [worst] = found;
  if (worst === undefined) return undefined;
  return {
    id: "troubles",
    heading: voice.pick([worst.heading, worst.heading, found[1]?.heading ?? worst.heading, "What beats it"]),
    paragraphs: found.map(({ text }) => text),
  };
}

const wipes: Finder = (facts, voice) => {
  const creatures = facts.deck.count("creatures");
  const all = spellCount(facts);
  const back = [...inRole(facts, "protection"), ...inRole(facts, "recursion")].filter(unique);
  if (creatures < 0.45 * all) return undefined;
  return {
    score: 3 + 3 * (creatures / all) - 0.15 * copiesOf(back),
    heading: "When the board is swept",
    text: paragraph(
      sentence(
        voice.pick([
          `A board wipe is the worst card to meet, because ${few(creatures)} of the ${all} spells are creatures and most of the plan is on the table when it comes`,
          `With ${few(creatures)} creatures among ${all} spells, one sweeper from across the table undoes several turns of work`,
        ]),
      ),
      answer(
        voice,
        back,
        "To soften that there",
        "Nothing in the list protects the board or brings a card back, so hold two creatures in hand once the board is good enough",
      ),
    ),
  };
};

const graveyard: Finder = (facts, voice) => {
  const cards = [
    ...inRole(facts, "reanimation"),
    ...inRole(facts, "recursion"),
    ...inRole(facts, "filler"),
  ].filter(unique);
  const count = copiesOf(cards);
  const all = spellCount(facts);
  if (count < (facts.isSingleton ? 10 : 9)) return undefined;
  return {
    score: 3 + 5 * (count / all),
    heading: "A graveyard that somebody exiles",
    text: paragraph(
      sentence(
        voice.pick([
          `${Spelled(count)} spells work with the graveyard, and one card that exiles it turns them off`,
          `Graveyard hate hurts: ${few(count)} of the ${all} spells fill the graveyard or take from it`,
        ]),
      ),
      sentence(
        `${refs(cards.slice(0, 2))} are the first to feel it, so play them before somebody has a reason to look there`,
      ),
    ),
  };
};

const fliers: Finder = (facts, voice) => {
  const { table } = facts.deck;
  const stops = creaturesOf(facts).filter(({ card }) =>
    table.keywords(card).some((word) => word === "Flying" || word === "Reach"),
  );
  const removal = againstCreatures(facts);
  const count = copiesOf(stops);
  if (count > 0.12 * spellCount(facts)) return undefined;
  return {
    score: 3.8 - 0.5 * count - 0.08 * copiesOf(removal),
    heading: "Anything that flies",
    text: paragraph(
      sentence(
        count === 0
          ? `No creature here flies or has reach, so whatever comes through the air has to be removed or raced`
          : `Fliers get through, since only ${several(count, "creature")} ${count === 1 ? "flies or has" : "fly or have"} reach, ${refs(stops.slice(0, 2))}${count > 2 ? " among them" : ""}`,
      ),
      answer(
        voice,
        removal,
        "To remove them there",
        "No removal stands behind that either, which leaves racing as the only plan",
      ),
    ),
  };
};

const leaderless: Finder = (facts, voice) => {
  const [leader] = facts.leaders;
  if (leader === undefined) return undefined;
  const guards = inRole(facts, "protection");
  const again = leader.manaValue + 2;
  return {
    score: 1.6 + 0.45 * leader.manaValue - 0.2 * copiesOf(guards),
    heading: `When ${facts.leader} dies twice`,
    text: paragraph(
      sentence(
        voice.pick([
          `${facts.leader} costs ${few(leader.manaValue)} the first time and ${few(again)} the second, while the spell that removes it costs its owner one or two`,
          `A removal spell on ${facts.leader} is cheap for the other side and costs this deck ${few(again)} mana for the next try`,
        ]),
      ),
      answer(
        voice,
        guards,
        "To protect it there",
        `There is nothing in the list to protect ${facts.leader} with, so cast it when it does something at once`,
      ),
    ),
  };
};

const noncreatures: Finder = (facts, voice) => {
  const answers = facts.spells.filter(({ card, types }) => {
    const text = textOf(facts.deck.table, card);
    return (
      !(types & CardType.Land) &&
      /(?:destroy|exile|counter|return) (?:up to (?:one|two) )?(?:target|all|each|another target) [^.]*(?:artifact|enchantment|permanent|spell)/i.test(
        text,
      )
    );
  });
  const count = copiesOf(answers);
  if (!facts.deck.table.meta.hasText || count > (facts.isSingleton ? 6 : 3)) return undefined;
  return {
    score: 4 - 0.45 * count,
    heading: "An enchantment that stays",
    text: paragraph(
      sentence(
        count === 0
          ? `An artifact or enchantment that hurts stays where it is, because no card in the main deck can remove or counter one`
          : `Artifacts and enchantments are hard to get rid of, since only ${several(count, answers.length === 1 && count > 1 ? "copy" : "card", answers.length === 1 ? "copies" : "cards")} ${answers.length === 1 && count > 1 ? `of ${refs(answers)} can do it` : `can do it, ${refs(answers.slice(0, 2))}${answers.length > 2 ? " among them" : ""}`}`,
      ),
      sentence(
        voice.pick([
          `Plan to win before it matters, and keep that card for the one permanent that would stop you`.replace(
            count === 0 ? ", and keep that card for the one permanent that would stop you" : "",
            "",
          ),
          `The way around it is to be faster, or to have a second plan that it does not touch`,
        ]),
      ),
    ),
  };
};

const sweepers: Finder = (facts, voice) => {
  const cards = inRole(facts, "wipe");
  const removal = againstCreatures(facts);
  const count = copiesOf(cards);
  if (count > 2 || !facts.isSingleton || facts.deck.count("creatures") > 0.45 * spellCount(facts))
    return undefined;
  return {
    score: 3 - 0.5 * count - 0.03 * copiesOf(removal),
    heading: "A wider board",
    text: paragraph(
      sentence(
        count === 0
          ? `A wider board than its own is a problem, since nothing here sweeps the table clean`
          : `Somebody who fills the table is trouble, because ${refs(cards)} ${count === 1 ? "is the only card" : "are the only cards"} that can clear it`,
      ),
      sentence(
        voice.pick([
          `${Spelled(copiesOf(removal))} spells answer one creature at a time, which is too slow once there are ten`,
          `The ${few(copiesOf(removal))} answers to a single threat should be kept for whatever makes the small ones large`,
        ]),
      ),
    ),
  };
};

const cardsInHand: Finder = (facts, voice) => {
  const draw = inRole(facts, "draw");
  const count = copiesOf(draw);
  const all = spellCount(facts);
  if (count > 0.11 * all) return undefined;
  return {
    score: 3.6 - 10 * (count / all),
    heading: "A long game",
    text: paragraph(
      sentence(
        count === 0
          ? `Nothing in the deck draws cards, so a game that goes long is decided by the other side’s hand`
          : `A long game belongs to the other side, as only ${few(count)} of the ${all} spells ${count === 1 ? "draws" : "draw"} cards`,
      ),
      answer(
        voice,
        draw,
        "To refill the hand there",
        `Count on one card a turn, and make each attack force an answer`,
      ),
    ),
  };
};

const slow: Finder = (facts, voice) => {
  const early = facts.spells.filter(({ manaValue }) => manaValue <= 2);
  const count = copiesOf(early);
  const all = spellCount(facts);
  if (count > (facts.isSingleton ? 0.28 : 0.38) * all) return undefined;
  const stops = [...againstCreatures(facts), ...inRole(facts, "wipe")]
    .filter(unique)
    .filter(({ manaValue }) => manaValue <= 4);
  return {
    score: 3.4 + 3 * (0.3 - count / all),
    heading: "Decks that attack on turn two",
    text: paragraph(
      sentence(
        voice.pick([
          `Fast decks have a head start here, as only ${few(count)} of the ${all} spells cost two mana or less`,
          `Against an early attack the first turns are thin, with ${few(count)} of ${all} spells at two mana or less`,
        ]),
      ),
      answer(voice, stops, "To slow that down there", "There is no cheap removal to make up for it"),
    ),
  };
};

const landHate: Finder = (facts) => {
  const basics = copiesOf(facts.lands.filter(({ card }) => isBasic(facts.deck.table, card)));
  const lands = facts.deck.lands;
  if (basics > 0.22 * lands || lands < 10) return undefined;
  return {
    score: 2.9 + 2 * (0.22 - basics / lands),
    heading: "Lands that somebody punishes",
    text: paragraph(
      sentence(
        `${Spelled(lands - basics)} of ${lands} lands are nonbasic, so cards that punish those hurt more than usual`,
      ),
      sentence(
        `The ${few(basics)} ${basics === 1 ? "basic is" : "basics are"} worth fetching first when such a deck sits across the table`,
      ),
    ),
  };
};

const FINDERS: readonly Finder[] = [
  wipes,
  graveyard,
  fliers,
  leaderless,
  noncreatures,
  sweepers,
  cardsInHand,
  slow,
  landHate,
];

/** What the deck has against it, or that it has nothing. */
function answer(voice: Voice, cards: readonly ToldCard[], lead: string, none: string): string {
  const count = copiesOf(cards);
  const named = cards.find((card) => card.acts.length > 0 && !voice.hasTold(card)) ?? cards[0];
  if (named === undefined) return sentence(none);
  const next = cards.find((card) => card !== named && card.acts.length > 0 && !voice.hasTold(card));
  const what = voice.withDeed(named);
  if (count === 1) return sentence(`${lead} is one card, ${what}`);
  return paragraph(
    sentence(
      voice.pick([
        `${lead} are ${few(count)} cards, beginning with ${what}`,
        `${lead} are ${few(count)} cards in the list; the best of them is ${what}`,
      ]),
    ),
    next && count > 3 ? deedOf(voice, next) : undefined,
  );
}

function deedOf(voice: Voice, card: ToldCard): string | undefined {
  const deed = voice.deed(card);
  return deed === undefined ? undefined : sentence(`${deed}, which helps too`);
}

/** Removal whose text speaks of creatures or of anything; all of it where there are no texts. */
function againstCreatures(facts: ArticleFacts): ToldCard[] {
  return inRole(facts, "removal").filter(({ card }) => {
    const text = textOf(facts.deck.table, card);
    return (
      text.trim() === "" ||
      /\b(?:target|each|another) [^.]*(?:creature|permanent)|any target|damage to/i.test(text)
    );
  });
}

function unique(card: ToldCard, at: number, all: readonly ToldCard[]): boolean {
  return all.findIndex(({ name }) => name === card.name) === at;
}
