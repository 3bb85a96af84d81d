import { expect, test } from "vitest";
import type { ReadCard } from "./card-text.ts";
import type { CheckedDeck } from "./checked-deck.ts";
import { endOfPair, isOwnSentence, isTrue } from "./checks.ts";
import { landHolds, strategyHolds } from "./deck-checks.ts";
import { effectHolds } from "./effect-checks.ts";
import { tieHolds } from "./tie-checks.ts";

const card = (name: string, typeLine: string, text: string, more: Partial<ReadCard> = {}): ReadCard => ({
  name,
  typeLine,
  text,
  power: "",
  toughness: "",
  loyalty: "",
  manaValue: 1,
  keywords: [],
  ...more,
});

const ARBOR = card("Arbor Elf", "Creature — Elf Druid", "{t}: untap target forest.", {
  power: "1",
  toughness: "1",
});
const BLOOD = card(
  "Exquisite Blood",
  "Enchantment",
  "whenever an opponent loses life, you gain that much life.",
);
const BOND = card(
  "Sanguine Bond",
  "Enchantment",
  "whenever you gain life, target opponent loses that much life.",
);
const SWAMP = card("Swamp", "Basic Land — Swamp", "");

const DECK: CheckedDeck = {
  main: [
    { card: ARBOR, copies: 1 },
    { card: BLOOD, copies: 1 },
    { card: BOND, copies: 1 },
    { card: SWAMP, copies: 20 },
  ],
  commanders: [],
  sideCount: 0,
  groups: new Map(),
  find: (name) => [ARBOR, BLOOD, BOND, SWAMP].find((one) => one.name === name),
  shares: () => ({ own: 84, all: 12 }),
  archetype: (name) => (name === "Burn" ? 73 : undefined),
  affinity: () => 0,
};

test.each([
  ["Hits for at least its mana value from the first turns", false],
  ["a 1/1 for one mana", true],
  ["a 2/2 for one mana", false],
  ["73 % of Burn decks play it", true],
  ["95 % of Burn decks play it", false],
  ["a two-card combo with Sanguine Bond", false],
  ["often played together with Sanguine Bond", false],
  ["one of one Elf cards", true],
  ["one of 43 Elf cards", false],
  ["wins if it is left alone", undefined],
])("of an Arbor Elf: %s", (words, isSo) => {
  expect(isTrue(words, ARBOR, DECK)).toBe(isSo);
});

test("counters that are distributed among creatures are spread", () => {
  const feast = card(
    "Feast",
    "Enchantment",
    "at the beginning of your end step, distribute that many +1/+1 counters among creatures you control.",
  );
  expect(isTrue("spreads +1/+1 counters", feast, DECK)).toBe(true);
  expect(isTrue("spreads +1/+1 counters", ARBOR, DECK)).toBe(false);
});

test.each([
  ["untaps a Forest by tapping", true],
  ["untaps an Island by tapping", false],
  ["draws a card", false],
  ["starts the clock early", undefined],
])("its text is read for what it does: %s", (words, isSo) => {
  expect(effectHolds(words, ARBOR)).toBe(isSo);
});

test("a number that is open is read as the card prints it", () => {
  const awakening = card(
    "Animist's Awakening",
    "Sorcery",
    "reveal the top x cards of your library. put all land cards from among them onto the battlefield tapped.",
  );
  const says = (what: string): string =>
    `puts all ${what} among the top X cards of your library onto the battlefield`;
  expect(effectHolds(says("land cards"), awakening)).toBe(true);
  expect(effectHolds(says("creature cards"), awakening)).toBe(false);
  const rejuvenator = card(
    "Rampant Rejuvenator",
    "Creature",
    "when ~ dies, search your library for up to x basic land cards, where x is ~'s power, put them onto the battlefield, then shuffle.",
  );
  const finds = (what: string): string =>
    `finds up to X ${what}, where X is its power, and puts them onto the battlefield`;
  expect(effectHolds(finds("basic land cards"), rejuvenator)).toBe(true);
  expect(effectHolds(finds("land cards"), rejuvenator)).toBe(false);
});

test.each([
  ["draws a card for two mana and the sacrifice of a creature", true],
  ["draws a card for three mana and the sacrifice of a creature", false],
  ["draws a card for two mana and the sacrifice of an artifact", false],
  ["draws two cards for two mana and the sacrifice of a creature", false],
  ["makes a Treasure for one mana whenever it attacks", true],
  ["makes a Treasure for one mana whenever it dies", false],
  ["gives another Goblin haste", undefined],
])("a price is read by its sum and its parts: %s", (words, isSo) => {
  const seer = card(
    "Seer",
    "Creature",
    "{1}{b}, {t}, sacrifice a creature: draw a card.\nwhenever ~ attacks, you may pay {1}. if you do, create a treasure token.",
  );
  expect(effectHolds(words, seer)).toBe(isSo);
});

test.each([
  ["makes one green, white or blue mana by tapping", "{t}: add {g}, {w}, or {u}.", true],
  ["makes one green, white or red mana by tapping", "{t}: add {g}, {w}, or {u}.", false],
  [
    "switches off activated abilities of artifacts",
    "activated abilities of artifacts can't be activated.",
    true,
  ],
  [
    "switches off activated abilities of artifacts",
    "activated abilities of artifacts can't be activated unless they're mana abilities.",
    false,
  ],
  [
    "puts up to two creature cards from your graveyard onto the battlefield",
    "return up to three target creature cards from your graveyard to the battlefield.",
    false,
  ],
  [
    "trades each player's hand for seven cards",
    "each player discards their hand, then draws four cards.",
    false,
  ],
  [
    "takes a nonland card of your choice from the hand of an opponent",
    "target opponent reveals their hand. you choose a nonland card from it. that player discards that card.",
    true,
  ],
  [
    "takes a creature card of your choice from the hand of an opponent",
    "target opponent reveals their hand. you choose a nonland card from it. that player discards that card.",
    false,
  ],
  [
    "gives creatures you control with flying +1/+1",
    "other creatures you control with flying get +1/+1.",
    true,
  ],
  [
    "gives creatures you control with flying +2/+2",
    "other creatures you control with flying get +1/+1.",
    false,
  ],
  ["does that much damage to any target", "~ deals that much damage to any target.", true],
  ["does that much damage to each opponent", "~ deals that much damage to any target.", false],
  ["makes a 1/1 red Goblin token", "create a 1/1 red goblin creature token.", true],
  ["makes a 2/2 red Goblin token", "create a 1/1 red goblin creature token.", false],
])("%s, says a text: %s", (words, text, isSo) => {
  expect(effectHolds(words, card("Card", "Artifact", text))).toBe(isSo);
});

test("a sentence of a card is told whole, with its orders as deeds", () => {
  const warren = card(
    "Goblin Warren",
    "Enchantment",
    "whenever an opponent attacks, draw a card, then discard a card.\nyou may play lands from your graveyard.\n~ attacks each combat if able.",
  );
  for (const told of [
    "whenever an opponent attacks, draw a card, then discard a card",
    "lets you play lands from your graveyard",
    "attacks each combat if able",
  ])
    expect(isOwnSentence(told, warren), told).toBe(true);
  for (const told of [
    "draws a card, then discards a card",
    "whenever an opponent attacks",
    "lets you play lands",
  ])
    expect(isOwnSentence(told, warren), told).toBe(false);
});

test("a combo is one of the list whose pieces are in the deck", () => {
  expect(isTrue("a two-card combo with Sanguine Bond", BLOOD, DECK)).toBe(true);
  expect(strategyHolds("Exquisite Blood and Sanguine Bond are the two-card combo.", DECK)).toBe(true);
  expect(strategyHolds("Arbor Elf and Sanguine Bond are the two-card combo.", DECK)).toBe(false);
  expect(strategyHolds("Arbor Elf ends it at once.", DECK)).toBeUndefined();
});

test("what a combo comes to is what the list says of it", () => {
  const bond = "Exquisite Blood and Sanguine Bond together";
  expect(endOfPair("Sanguine Bond", "Exquisite Blood")).toBe("D");
  expect(strategyHolds(`${bond} deal damage or drain life without end.`, DECK)).toBe(true);
  expect(strategyHolds(`${bond} make mana without end.`, DECK)).toBe(false);
  expect(isTrue("with Sanguine Bond a combo: together they make mana without end", BLOOD, DECK)).toBe(false);
});

test("groups that the strategy speaks of are counted again", () => {
  expect(strategyHolds("It has 40 sources of extra mana such as Arbor Elf and Sol Ring.", DECK)).toBe(false);
});

test("creatures that a deck opens with, full sets and cards that gain from others are counted again", () => {
  expect(strategyHolds("It opens with one creatures of two mana or less, such as Arbor Elf.", DECK)).toBe(
    true,
  );
  expect(strategyHolds("It opens with two creatures of two mana or less, such as Arbor Elf.", DECK)).toBe(
    false,
  );
  expect(strategyHolds("It opens with one creatures of two mana or less, such as Sanguine Bond.", DECK)).toBe(
    false,
  );
  expect(strategyHolds("It attacks in the air with one creatures, such as Arbor Elf.", DECK)).toBe(false);
  expect(strategyHolds("It plays four copies each of Arbor Elf and Sanguine Bond.", DECK)).toBe(false);
  expect(strategyHolds("Sanguine Bond gains from its two enchantments.", DECK)).toBe(false);
});

test("lands are counted again", () => {
  expect(
    landHolds("20 of the 20 lands and of 20 black sources; untapped, and free of charge", SWAMP, DECK),
  ).toBe(true);
  expect(
    landHolds("20 of the 24 lands and of 20 black sources; untapped, and free of charge", SWAMP, DECK),
  ).toBe(false);
  expect(landHolds("Makes green", SWAMP, DECK)).toBe(false);
});

const FODDER = card("Dragon Fodder", "Sorcery", "create two 1/1 red goblin creature tokens.");
const TREMORS = card(
  "Impact Tremors",
  "Enchantment",
  "whenever a creature you control enters, ~ deals 1 damage to each opponent.",
);

test.each([
  ["its tokens set off Impact Tremors", true],
  ["its tokens set off Dragon Fodder", false],
  ["its tokens can be sacrificed to Impact Tremors", false],
  ["its tokens set off Sol Ring", undefined],
  ["goes well with others", undefined],
])("cards that work together are read on both sides: %s", (words, isSo) => {
  const find = (name: string): ReadCard | undefined => [FODDER, TREMORS].find((one) => one.name === name);
  expect(tieHolds(words, FODDER, { ...DECK, find })).toBe(isSo);
});

test("a deck's heart is held against the cards that it names, not against those within their names", () => {
  const aura = card("Aura of Silence", "Enchantment", "artifact and enchantment spells cost more.");
  const silence = card("Silence", "Instant", "your opponents can't cast spells this turn.");
  const deck: CheckedDeck = {
    ...DECK,
    main: [aura, silence, BOND].map((one) => ({ card: one, copies: 1 })),
    shares: ({ name }) => (name === "Silence" ? { own: 20, all: 10 } : { own: 84, all: 12 }),
  };
  const holds = (names: string): boolean | undefined =>
    strategyHolds(`Its heart is ${names}, which most Grand Arbiter decks play and few others`, deck);
  expect(holds("Aura of Silence and Sanguine Bond")).toBe(true);
  expect(holds("Silence and Sanguine Bond")).toBe(false);
});

test("whose hands a card counts on are emptied by the others, and not by itself", () => {
  const rake = card("Mind Rake", "Sorcery", "target player discards two cards.");
  const visitor = card(
    "Asylum Visitor",
    "Creature — Vampire",
    "if that player has no cards in hand, you draw a card.",
  );
  const deck = { ...DECK, find: (name: string) => [rake, visitor].find((one) => one.name === name) };
  expect(tieHolds("counts on hands that Mind Rake can empty", visitor, deck)).toBe(true);
  expect(tieHolds("empties hands for Asylum Visitor", rake, deck)).toBe(true);
  expect(tieHolds("counts on hands that Asylum Visitor can empty", rake, deck)).toBe(false);
});
