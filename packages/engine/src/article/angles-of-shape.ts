import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { ROLE_RULES, type RoleId } from "../../data/roles.ts";
import { STORIES } from "../explain/story.ts";
import {
  type AngleFinder,
  copiesOf,
  creaturesOf,
  inRole,
  kindOfDeck,
  paidColors,
  priceOf,
  spellCount,
  subjectOf,
} from "./angle.ts";
import { dollars, few, joined, percent, ref, refs, Spelled, sentence, spelled } from "./prose.ts";
import type { ArticleFacts, ToldCard } from "./told-deck.ts";

/** Little money, or money that lies in few cards. */
export const money: AngleFinder = (facts, voice) => {
  const total = priceOf(facts);
  if (total === undefined || total < 8) return undefined;
  const priced = [...facts.spells, ...facts.lands, ...facts.leaders].filter(({ usd }) => usd !== undefined);
  const dearest = priced.toSorted((a, b) => (b.usd ?? 0) * b.copies - (a.usd ?? 0) * a.copies);
  const top = dearest.slice(0, 3);
  const spent = top.reduce((sum, { usd = 0, copies }) => sum + usd * copies, 0);
  const rest = facts.size + facts.leaders.length - copiesOf(top);
  const isCheap = total <= (facts.isSingleton ? 110 : 60);
  const share = spent / total;
  if (!isCheap && share < 0.45) return undefined;
  const each = (total - spent) / Math.max(1, rest);
  return {
    about: "money",
    score: isCheap ? 5.2 + Math.max(0, 0.6 - total / 200) : 3.3 + 2 * share,
    headlines: [
      `Where the ${dollars(total)} went`,
      `${subjectOf(facts)}, and where its ${dollars(total)} went`,
      ...(isCheap
        ? [`${subjectOf(facts)} for ${dollars(total)}`]
        : [`${Spelled(top.length)} cards are ${percent(share)} of the price`]),
    ],
    standfirsts: [
      `Three cards took ${percent(share)} of the money. What they do for it, and which ones could be bought later.`,
      `The dearest card costs ${dollars(top[0]?.usd ?? 0)}. What it pays for, what it does not, and what to buy next.`,
    ],
    opening: [
      voice.pick([
        `This ${kindOfDeck(facts)} costs ${dollars(total)}, and ${refs(top)} took ${dollars(spent)} of it.`,
        `Of the ${dollars(total)} in this ${kindOfDeck(facts)}, ${dollars(spent)} went into ${refs(top)}.`,
        `${refs(top)} cost ${dollars(spent)} together, out of ${dollars(total)} for the whole deck.`,
      ]),
      voice.pick([
        `The other ${rest} cards come to ${dollars(each)} each, so whoever wants to save looks at those three first.`,
        `That leaves ${dollars(each)} for each of the other ${rest} cards, which is where the thinking went.`,
      ]),
      joined(top[0] && voice.deed(top[0]), ", and ", top[1] && voice.deed(top[1])),
      top[0]?.share ? sentence(paid(facts, top[0], top[0].share.share)) : undefined,
    ],
    quotes: [`Three cards cost ${dollars(spent)}. The other ${rest} cost ${dollars(total - spent)}.`],
  };
};

function paid(facts: ArticleFacts, card: ToldCard, share: number): string {
  const told = `${percent(share)} of ${subjectOf(facts)} decks pay for ${ref(card)}`;
  if (share < 0.3) return `${told}, so it may be the first to sell`;
  return share > 0.6
    ? `${told}, so the money is not wasted`
    : `${told} as well, which makes it a choice and no must`;
}

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
        `A ${kindOfDeck(facts)} in ${few(letters.length)} colors stands or falls with its ${facts.deck.lands} lands.`,
      ]),
      worst
        ? `They mostly manage: the rarest color, ${COLOR_WORDS[worst.color]}, is there on time for ${percent(worst.castability)} of its spells.`
        : undefined,
    ],
    quotes: [],
  };
};

/** How long the deck takes when nobody stops it. */
export const speed: AngleFinder = (facts, voice) => {
  const { damage } = facts.games;
  const { median } = damage.turn;
  if (median === null || median > (damage.life > 20 ? 8 : 5)) return undefined;
  const early = creaturesOf(facts).filter(({ manaValue }) => manaValue <= 2);
  const before = damage.turn.byTurn[median - 2] ?? 0;
  return {
    about: "speed",
    score: 5 + (damage.life > 20 ? 8 : 5) - median,
    headlines: [
      `Turn ${few(median)}, if nobody blocks`,
      `${subjectOf(facts)} is done by turn ${few(median)}`,
      `${Spelled(copiesOf(early))} creatures before turn three`,
    ],
    standfirsts: [
      `We played it alone ${facts.games.games.toLocaleString("en-US")} times. Half of the games were over on turn ${few(median)}.`,
    ],
    opening: [
      voice.pick([
        `Played alone, with nobody to block, this ${kindOfDeck(facts)} deals ${damage.life} damage by turn ${few(median)} in half of all games.`,
        `Half of the time this ${kindOfDeck(facts)} needs ${few(median)} turns to deal ${damage.life} damage to somebody who does nothing.`,
      ]),
      before > 0.05 ? `In ${percent(before)} of games it is a turn faster.` : undefined,
      `${Spelled(copiesOf(early))} of its creatures cost two mana or less, so an attack on turn two is the rule and not the exception.`,
      joined(early[0] && voice.deed(early[0]), ", and ", early[1] && voice.deed(early[1])),
    ],
    quotes: [`Every turn they spend setting up is a turn you spend attacking.`],
  };
};

/** Words for what decks of a playstyle are made of. */
const CORES: Partial<
  Readonly<Record<Playstyle, { readonly role: RoleId; readonly what: string; readonly quote: string }>>
> = {
  control: {
    role: "answer",
    what: "answer something",
    quote: "Win the game later. Answer what is on the table now.",
  },
  tempo: {
    role: "interaction",
    what: "get in the other side’s way",
    quote: "A turn they lose is a turn you attack.",
  },
  "stax-prison": {
    role: "lock",
    what: "forbid or tax something",
    quote: "Nobody enjoys the game. You enjoy it a little more.",
  },
  reanimator: {
    role: "reanimation",
    what: "bring something back from the graveyard",
    quote: "The graveyard is the hand that nobody can make you discard.",
  },
  aristocrats: { role: "outlet", what: "let you sacrifice something", quote: "Nothing here dies for free." },
  burn: { role: "burn", what: "can hit a player", quote: "Count to twenty." },
  mill: { role: "mill", what: "empty a library", quote: "Their library is your life total to attack." },
  voltron: {
    role: "gear",
    what: "go on one creature",
    quote: "One creature. Everything else is what it wears.",
  },
  tokens: { role: "maker", what: "make tokens", quote: "One card, several bodies. Repeat." },
  midrange: { role: "removal", what: "remove something", quote: "Trade early. Be the one with cards later." },
};

/** What decks of the style are about, where the deck has much of it. */
export const style: AngleFinder = (facts, voice) => {
  const { playstyle } = facts.deck.plan;
  const core = CORES[playstyle];
  if (core === undefined) return undefined;
  const cards = inRole(facts, core.role);
  const count = copiesOf(cards);
  const all = spellCount(facts);
  const { needs } = STORIES[playstyle];
  const least =
    needs === undefined || needs.of === "combos" ? 6 : facts.isSingleton ? needs.hundred : needs.sixty;
  const told = cards.filter(({ acts }) => acts.length > 0);
  if (count < least || told.length < 2) return undefined;
  const label = ROLE_RULES[core.role].noun;
  return {
    about: "style",
    score: (playstyle === "midrange" ? 3.6 : 4.7) + 2 * (count / all),
    headlines: [
      `${Spelled(count)} ${label}`,
      `${subjectOf(facts)} and its ${spelled(count)} ${label}`,
      `${Spelled(count)} cards that ${core.what}`,
    ],
    standfirsts: [
      `${Spelled(count)} of ${all} spells ${core.what}. Which of them matter most, and what the other ${few(all - count)} are for.`,
      `What the ${few(count)} cards that ${core.what} have in common, and what they leave undone.`,
    ],
    opening: [
      voice.pick([
        `${Spelled(count)} of the ${all} spells in this ${kindOfDeck(facts)} ${core.what}.`,
        `This ${kindOfDeck(facts)} holds ${few(count)} cards that ${core.what}, which is ${percent(count / all)} of its spells.`,
      ]),
      joined(
        told[0] && voice.deed(told[0]),
        voice.pick([", and ", ", while "]),
        told[1] && voice.deed(told[1]),
      ),
      `Neither wins a game by itself, but with ${few(count)} of the kind in the list there is always another one to follow.`,
    ],
    quotes: [core.quote],
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
