import { frontName } from "../explain/links.ts";
import { listed } from "../explain/phrases.ts";
import { type AngleFinder, copiesOf, inRole, kindOfDeck, priceOf, spellCount, subjectOf } from "./angle.ts";
import { article, dollars, few, joined, percent, ref, Spelled, sentence } from "./prose.ts";

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
      `How ${article(kind)} ${kind} looks for ${listed(names)}, and what it does in the turns before it finds them.`,
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

/** What there is to say of any deck. */
export const plain: AngleFinder = (facts, voice) => {
  const [best, next] = facts.spells.filter(({ acts }) => acts.length > 0);
  const lead = facts.leaders[0] ?? best;
  const all = spellCount(facts);
  const { lands } = facts.deck;
  const price = priceOf(facts);
  const ways = [
    ...(lead
      ? [
          `${ref(lead)} stands at the head of ${all} spells and ${lands} lands${price === undefined ? "" : ` that cost ${dollars(price)} in all`}.`,
          `Start with ${ref(lead)}: the other ${all - (facts.leaders.length > 0 ? 0 : 1)} spells of this ${kindOfDeck(facts)} are there to play beside it.`,
        ]
      : []),
    `${Spelled(all)} spells and ${lands} lands make this ${kindOfDeck(facts)}.`,
    `This ${kindOfDeck(facts)} puts ${all} spells on ${lands} lands.`,
  ];
  return {
    about: "plain",
    score: 1,
    headlines: [
      `${subjectOf(facts)}, card by card`,
      `What ${subjectOf(facts)} is made of`,
      `A closer look at ${subjectOf(facts)}`,
    ],
    standfirsts: [`${Spelled(all)} spells, ${lands} lands, and what holds them together.`],
    opening: [voice.pick(ways), joined(best && voice.deed(best), ", and ", next && voice.deed(next))],
    quotes: [],
  };
};
