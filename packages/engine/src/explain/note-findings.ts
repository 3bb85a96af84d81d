import { colorCount, colorsOf } from "@deckwright/cards/colors.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import { PLAYSTYLES, type Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Finding } from "@deckwright/rules/verdict.ts";
import { colorNames } from "../intent/wanted-colors.ts";
import type { BuildingFacts, LeftOut, Note, ReadingNote, Sayings } from "../notes.ts";
import { READING_SAYINGS, sayingOf, suggestion } from "./reading-notes.ts";

/** Most cards without a price that are named. */
const MOST_UNPRICED = 5;

/** Most answers to what others play that are named. */
const MOST_ANSWERS = 4;

/** Most cards that others play and the deck does not that are named. */
const MOST_LEFT_OUT = 6;

/** Why a card that others play is not in the deck. */
const LEFT_OUT: Readonly<Record<LeftOut, (bracket: Bracket | null) => string>> = {
  "not-legal": () => "not legal here",
  excluded: () => "left out by you",
  partner: () => "the other deck of the team has it",
  "not-owned": () => "not among your cards",
  "game-changer": (bracket) => `a Game Changer, of which bracket ${bracket} has few or none`,
  combo: (bracket) =>
    bracket === null ? "half of a combo" : `half of a combo that bracket ${bracket} does without`,
  price: () => "for the price",
  bracket: (bracket) => (bracket === null ? "outside of the wish" : `too strong for bracket ${bracket}`),
  land: () => "its colors are covered by other lands",
  dial: () => "the dial stands nearer to hidden gems",
  level: () => "other cards suit the level you asked for",
  directed: () => "what you asked for needs its place",
  place: () => "others fit better",
};

/** How what gave way in building is told. */
const BUILDING_SAYINGS: Sayings<BuildingFacts> = {
  "open-wish": ({ usd, bracket }) =>
    `Everything was left open, so this is a friendly start: a commander that many people play, at most $${usd} and bracket ${bracket}. Say more to change it.`,
  "no-such-card": ({ typed, near }) =>
    `There is no card called “${typed}”; the deck is built without it.${suggestion(near)}`,
  "built-as": ({ archetype, decks, format }) =>
    `Built as ${archetype}, from what ${decks} tournament decks of that name in ${format} play.`,
  "usual-left-out"({ cards = [], leader, reasons, bracket }) {
    const named = cards.slice(0, MOST_LEFT_OUT);
    const told = [...new Set(reasons.slice(0, MOST_LEFT_OUT))].map((reason) => {
      const names = named.filter((_, at) => reasons[at] === reason);
      return `${names.join(", ")} (${LEFT_OUT[reason](bracket)})`;
    });
    const more = cards.length > MOST_LEFT_OUT ? ` and ${cards.length - MOST_LEFT_OUT} more` : "";
    return `Most decks of ${leader} play ${cards.length === 1 ? "a card" : "cards"} that this one does without: ${told.join("; ")}${more}.`;
  },
  "no-such-archetype": ({ typed, format }) =>
    `Nothing was learned of decks called “${typed}” in ${format}; one that fits the rest of the wish was built.`,
  "no-such-playstyle": ({ slug }) => `There is no playstyle called “${slug}”; one that fits was chosen.`,
  "no-such-theme": ({ slug }) => `There is no theme called “${slug}”; the deck is built without it.`,
  "no-such-type": ({ typed }) => `There is no creature type called “${typed}”; the deck is built without it.`,
  "no-collection": () => "No collection came with the wish, so the deck is built from all cards.",
  "wanted-and-excluded": ({ cards }) => `${all(cards)} is both wanted and excluded; it stays in.`,
  "kept-of-excluded": ({ cards }) =>
    `${all(cards)} is in because you named it, though what you left out covers it.`,
  "default-format": ({ format }) => `You named no format, so this is a ${format} deck.`,
  "leader-not-legal": ({ cards, format }) =>
    `${all(cards)} is not legal in ${format}, so another card leads the deck.`,
  "cannot-lead": ({ cards }) => `${all(cards)} cannot be a commander, so another card leads the deck.`,
  "cannot-lead-together": ({ cards, leader }) =>
    `${leader} and ${all(cards)} cannot lead a deck together; ${all(cards)} stays out of the command zone.`,
  "no-second-leader": ({ cards }) =>
    `No card that fits the wish may lead beside ${all(cards)}, who leads alone.`,
  "no-leader-so-cheap": () => "No commander that fits the wish costs so little; a dearer one leads.",
  "no-leader-of-colors": () => "No commander has exactly the colors you named; the nearest leads.",
  "no-leader-of-color-count": () => "No commander that fits the wish has as many colors as you asked for.",
  "no-leader-of-limited-colors": () =>
    "No commander that fits the wish keeps to the number of colors you asked for.",
  "no-leader-of-all-cards": () =>
    "No commander has the colors of every card you want in; some of them had to stay out.",
  "leader-outranks-colors": ({ cards, colors }) =>
    `${all(cards)} allows cards of ${colorsOf(colors).join("") || "no color"}, so the colors you named gave way.`,
  "no-commander-there"({ cards, format, isLegal }) {
    const place = isLegal
      ? `so ${all(cards)} is one of its cards`
      : `and ${all(cards)} is not legal there, so it stays out`;
    return `${format} decks have no commander, ${place}.`;
  },
  "not-the-signature-spell": ({ cards }) =>
    `${all(cards)} cannot be the signature spell here, so another is.`,
  "many-colors": ({ count, format }) => `${count} colors make an uneven mana base in ${format}.`,
  "chosen-type": ({ type }) => `You named no creature type, so this deck is about ${type} cards.`,
  "partner-type": ({ type }) =>
    `The second deck is about ${type} cards, of colors that the first does not play.`,
  "nothing-fits": () => "No card of the format fits the wish.",
  "no-sideboard": ({ cards, format }) =>
    `${format} decks have no sideboard, so ${all(cards)} ${(cards ?? []).length === 1 ? "is" : "are"} not in it.`,
  "side-missed": ({ cards, asked, have }) =>
    `${asked} ${all(cards)} asked for the sideboard, ${have} in it: the rules or its size allow no more.`,
  "beside-colors": ({ cards, colors }) =>
    `${all(cards)} is not of the color${colorCount(colors) === 1 ? "" : "s"} that ${colorCount(colors) === 1 ? "was" : "were"} asked for (${colorNames(colors).join(" and ") || "colorless"}); it is in all the same.`,
  "few-of-theme": ({ theme, have }) =>
    `${have === 0 ? "No card" : have === 1 ? "1 card" : `${have} cards`} of this deck ${have <= 1 ? "is" : "are"} for ${theme}: colors and format hold hardly any that fit.`,
  "not-legal": ({ cards, format, isBanned }) =>
    `${all(cards)} is ${isBanned ? "banned" : "not legal"} in ${format}, so it stays out.`,
  "outside-colors": ({ cards }) => `${all(cards)} is outside the deck’s colors, so it stays out.`,
  "collection-too-small": () =>
    "Your collection has too few cards for this deck, so cards that you do not own fill it up.",
  "too-much-excluded": () => "What you want left out leaves no deck to build, so some of it is in.",
  "nothing-to-count": ({ typed }) =>
    `“${typed}” is no card and no kind of cards that can be counted; the deck is built without that limit.`,
  "limits-of-a-list": ({ format, words }) =>
    `${capital(words.join(", "))} asked: counts of cards are kept in decks, and ${format} is a list to draft or play from, which is made without them.`,
  "filter-lifted": ({ words, have, needed }) =>
    `Only ${have} of ${needed} cards that this deck needs are ${words}, so others fill it up.`,
  "filter-missed": ({ words, cards = [] }) => `Not ${words}: ${firstOf(cards)}.`,
  "limit-kept": ({ words, isExact, have }) => `${capital(words)}: yes${isExact ? "" : `, ${have}`}.`,
  "limit-missed": ({ words, have, zone, why }) =>
    `${capital(words)} asked, ${have} ${zone === undefined ? "in the deck" : "there"}${why === undefined ? "" : `: ${why}`}.`,
  "average-kept": ({ most, average }) => `Average mana value ${most} at most: yes, ${average.toFixed(2)}.`,
  "average-missed": ({ most, average }) =>
    `Average mana value ${most} at most asked, ${average.toFixed(2)} in the deck: no cheaper cards fit the rest of the wish.`,
  "mana-limit-lifted": ({ most }) =>
    `Too few cards of mana value ${most} or less fit this deck, so higher ones fill it up.`,
  "named-above-mana-limit": ({ cards, most }) =>
    `${all(cards)} has a mana value above ${most}; it stays in, since it must be in.`,
  "named-above-price": ({ cards, most }) =>
    `${firstOf(cards)} cost${(cards ?? []).length === 1 ? "s" : ""} more than $${most}; what must be in stays in.`,
  "type-of-name": ({ type, archetype, have, format }) =>
    `${archetype} is a deck of ${format} by its name: tournament decks of it hold few ${type} cards, and this one has ${have}.`,
  "few-of-type": ({ type, have, min, format }) =>
    `${have} ${type} cards are in this deck, fewer than a typal deck in ${format} wants (${min}); cards that go with them fill the rest.`,
  "unused-colors"({ colors }) {
    const names = colorNames(colors);
    return `No ${names.join(" or ")} card earned a place within this wish; name one under "Must be in" to hold the deck to ${names.length === 1 ? "that color" : "those colors"}.`;
  },
  "short-of-sources"({ lacking, hasBudget }) {
    const why = hasBudget ? "these colors and this budget" : "these colors";
    const short = lacking.map(({ color, sources }) => `${sources} of ${color}`);
    return `With ${why} the lands stay short of the sources that the spells would like: ${short.join(", ")}.`;
  },
  "style-of-a-pool": ({ asked, taken }) =>
    `${styleName(asked)} comes about by accident only among opened cards, so this is the nearest that the pool holds: ${styleName(taken)}.`,
  "short-of-playstyle": ({ playstyle, role, have, min, format }) =>
    `${format} has too little for a full ${styleName(playstyle)} deck (${have} of ${min} cards for ${role.toLowerCase()}), so this is the nearest deck to one.`,
  "other-power"({ asked, power, lacking }) {
    const why = lacking.length === 0 ? "" : ` What it lacks most: ${lacking.join(", and ")}.`;
    return `You asked for power ${asked}; this deck comes to ${power}.${why}`;
  },
  "lifted-bracket"({ bracket, label, names }) {
    const why = label === "" ? "" : `${label}: ${names.join(", ")}`;
    return `These cards make this a bracket ${bracket} deck (${why}).`;
  },
  "other-bracket"({ asked, bracket, power, parts }) {
    const what = bracket < asked ? "What it lacks most" : "What makes it stronger";
    const why = parts.length === 0 ? "" : ` ${what}: ${parts.join(", and ")}.`;
    return `You asked for bracket ${asked}; by its cards this deck is bracket ${bracket} at least (power ${power}).${why}`;
  },
  "least-price-kept": ({ leastUsd, usd }) => `At least $${leastUsd}: yes, $${usd.toFixed(2)}.`,
  "least-price-missed": ({ leastUsd, usd }) =>
    `At least $${leastUsd} asked, the deck costs $${usd.toFixed(2)}: no dearer cards fit the rest of the wish.`,
  "too-dear": ({ budgetUsd, usd }) =>
    `$${budgetUsd} is too little for this deck: the cheapest that could be built costs $${usd.toFixed(2)}.`,
  "named-cards-too-dear": ({ cards, budgetUsd, usd }) =>
    `${all(cards)} alone ${cards?.length === 1 ? "costs" : "cost"} $${usd.toFixed(2)}, so the $${budgetUsd} you named are kept for the other cards.`,
  "list-too-dear": ({ budgetUsd, usd, count }) =>
    `$${budgetUsd} is too little for a list of ${count} cards that are worth drafting: this one costs $${usd.toFixed(2)}.`,
  "unknown-prices"({ cards = [] }) {
    return `No price is known for ${firstOf(cards)}, so the sum leaves ${cards.length === 1 ? "it" : "them"} out and the deck may cost more.`;
  },
  answers({ opponent, reason, main, side, cards = [] }) {
    const places = [
      ...(main > 0 ? [`${main} in the main deck`] : []),
      ...(side > 0 ? [`${side} in the sideboard`] : []),
    ];
    if (places.length === 0) return `Against ${opponent}: no answer fits the rest of the wish.`;
    const more = cards.length > MOST_ANSWERS ? ` and ${cards.length - MOST_ANSWERS} more` : "";
    return `Against ${opponent}: ${main + side} ${main + side === 1 ? "answer" : "answers"}, ${places.join(" and ")} (${cards.slice(0, MOST_ANSWERS).join(", ")}${more}); ${reason}.`;
  },
  "other-size": ({ sizes, size, asked }) =>
    `Cubes have ${sizes.join(", ")} cards, so this one has ${size} instead of ${asked}.`,
  "no-commander-in-cube": () => "A cube has no commander; the cards you named may be among its own.",
  "no-commander-in-box": () => "A battle box has no commander.",
  "small-box": ({ count }) => `Only ${count} cards fit the wish, fewer than a battle box usually has.`,
  "set-without-boosters": ({ asked, set }) =>
    `${asked} has no boosters to open, so those of ${set} are opened instead.`,
  "drafted-pool": ({ boosters, set, players }) =>
    `No pool came with the wish, so one was drafted: ${boosters} boosters of ${set} each, at a table of ${players}.`,
  "opened-pool": ({ boosters, set }) =>
    `No pool came with the wish, so ${boosters} boosters of ${set} were opened.`,
  "pool-outside-colors": () =>
    "The pool holds too little in the colors you named, so others fill the deck up.",
  "few-playables": ({ count }) =>
    `The pool has ${count} playable cards for a deck of these colors, so more lands than usual fill it up.`,
};

/** Facts that were assumed, where nothing that was asked for gave way. */
const ASSUMED: ReadonlySet<Note["kind"]> = new Set<Note["kind"]>([
  "usual-left-out",
  "built-as",
  "open-wish",
  "default-format",
  "kept-of-excluded",
  "many-colors",
  "chosen-type",
  "partner-type",
  "short-of-sources",
  "limit-kept",
  "average-kept",
  "least-price-kept",
  "drafted-pool",
  "opened-pool",
]);

/** Facts about the finished deck: an edit may change them, while the others stay true of its wish. */
const ABOUT_THE_DECK: ReadonlySet<Note["kind"]> = new Set<Note["kind"]>([
  "usual-left-out",
  "few-of-type",
  "type-of-name",
  "unused-colors",
  "short-of-sources",
  "short-of-playstyle",
  "other-power",
  "lifted-bracket",
  "other-bracket",
  "least-price-kept",
  "least-price-missed",
  "too-dear",
  "list-too-dear",
  "unknown-prices",
  "limit-kept",
  "limit-missed",
]);

/** Notes as findings: what gave way is a warning, what was assumed or decided in reading is advice. Each is said once. */
export function noteFindings(notes: readonly Note[]): readonly Finding[] {
  const findings = new Map<string, Finding>();
  for (const note of notes) {
    const message = isOfReading(note) ? sayingOf(READING_SAYINGS, note) : sayingOf(BUILDING_SAYINGS, note);
    const severity = isOfReading(note) || ASSUMED.has(note.kind) ? "advice" : "warning";
    if (!findings.has(message))
      findings.set(message, {
        rule: ABOUT_THE_DECK.has(note.kind) ? "AIM" : "WISH",
        severity,
        cards: note.cards ?? [],
        message,
        source: "your wish",
      });
  }
  return [...findings.values()];
}

function isOfReading(note: Note): note is ReadingNote {
  return Object.hasOwn(READING_SAYINGS, note.kind);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function all(names: readonly string[] = []): string {
  return names.join(" and ");
}

/** Some names, and how many more there are. */
function firstOf(names: readonly string[] = []): string {
  const more = names.length - MOST_UNPRICED;
  return `${names.slice(0, MOST_UNPRICED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function styleName(playstyle: Playstyle): string {
  return PLAYSTYLES.find(({ slug }) => slug === playstyle)?.name ?? playstyle;
}
