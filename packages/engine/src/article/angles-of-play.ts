import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { ROLE_RULES, type RoleId } from "../../data/roles.ts";
import { STORIES } from "../explain/story.ts";
import {
  type AngleFinder,
  copiesOf,
  creaturesOf,
  inRole,
  kindOfDeck,
  spellCount,
  subjectOf,
} from "./angle.ts";
import { few, joined, percent, Spelled, spelled } from "./prose.ts";

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
    needs === undefined || needs.of === "combos"
      ? 6
      : facts.isSingleton
        ? needs.singleton
        : needs.constructed;
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
