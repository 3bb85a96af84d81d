import { colorsOf } from "@deckwright/cards/colors.ts";
import { type CardIndex, CardType, Supertype } from "@deckwright/cards/table/card-table.ts";
import { ROLE_RULES } from "../plan/roles.ts";
import { hashText } from "../random.ts";
import type { SidePurpose } from "../select/sideboard.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { inWords, WHAT } from "./phrases.ts";

/** Writes the reasons of one deck; keeps track of what was said, so that no sentence comes twice. */
export interface Reasons {
  of(entry: DeckCard): string;
  ofCommander(card: CardIndex): string;
  ofSide(card: CardIndex, purpose: SidePurpose): string;
}

/** Starts the reasons for a deck. */
export function createReasons(facts: DeckFacts): Reasons {
  const { table } = facts;
  const what = WHAT.map((entry) => ({ ...entry, number: table.tags.id(entry.tag) }));
  const uses = new Map<string, number>();
  const said = new Set<string>();

  const finish = (...sentences: readonly string[]): string => {
    let text = sentences.filter((part) => part !== "").join(" ");
    if (said.has(text))
      text = sentences
        .filter((part) => part !== "")
        .reverse()
        .join(" ");
    said.add(text);
    return text;
  };

  const whatOf = (card: CardIndex): string => {
    for (const { phrases, number, tag } of what) {
      if (number < 0 || !table.tags.has(card, number)) continue;
      const used = uses.get(tag) ?? 0;
      uses.set(tag, used + 1);
      return phrases[used % phrases.length] ?? "";
    }
    return "";
  };

  return {
    of: (entry) =>
      entry.types & CardType.Land
        ? finish(landReason(facts, entry))
        : finish(`${whatOf(entry.card) || bodyPhrase(facts, entry)}.`, linkOf(facts, entry)),
    ofCommander: (card) => finish(commanderReason(facts, card)),
    ofSide: (card, purpose) => finish(`${SIDE[purpose]}`, sideLink(facts, table.name(card))),
  };
}

const SIDE: Readonly<Record<SidePurpose, string>> = {
  graveyard: "Against decks that use their graveyard.",
  permanents: "Against artifacts and enchantments that would lock you out.",
  wipe: "Against decks that flood the board.",
  counter: "Against combo and big spells.",
  discard: "Against slow decks and combo, where a card in hand matters most.",
  removal: "Against creature decks, as more answers.",
  color: "Against decks of the color it punishes.",
  other: "Changes your angle when they are ready for the first one.",
};

function sideLink(facts: DeckFacts, name: string): string {
  const options = [
    `Comes in for the slowest cards of the ${facts.averageManaValue.toFixed(1)}-mana curve.`,
    "Comes in after the first game.",
    "Swap it in for whatever is dead in the pairing.",
  ];
  return options[hashText(name) % options.length] ?? "";
}

function bodyPhrase(facts: DeckFacts, entry: DeckCard): string {
  const { table } = facts;
  const power = table.power[entry.card] ?? Number.NaN;
  if (entry.types & CardType.Creature && !Number.isNaN(power)) {
    return `A ${power}/${table.toughness[entry.card] ?? 0} body for ${inWords(entry.manaValue)} mana`;
  }
  return "Supports the plan";
}

/** Ties a card to this deck by a figure. */
function linkOf(facts: DeckFacts, entry: DeckCard): string {
  const { role } = entry.place;
  const options: string[] = [];
  if (facts.tribe !== "" && entry.fit.tribe >= 1) {
    options.push(`One of ${facts.roleCount.kin} ${facts.tribe} cards.`);
  }
  if (role !== undefined && facts.roleCount[role] > 1)
    options.push(`One of ${inWords(facts.roleCount[role])} ${ROLE_RULES[role].noun}.`);
  const { card } = entry;
  const has = (tag: string): boolean => {
    const id = facts.table.tags.id(tag);
    return id >= 0 && facts.table.tags.has(card, id);
  };
  if (has("death-payoff") || has("sacrifice-outlet"))
    options.push(`${facts.roleCount.fodder} cards of the deck feed it.`);
  if (has("spellslinger-payoff")) options.push(`${facts.spells} instants and sorceries set it off.`);
  if (has("artifact-payoff")) options.push(`${facts.artifacts} artifacts count for it.`);
  if (has("enchantment-payoff")) options.push(`${facts.enchantments} enchantments count for it.`);
  if (has("anthem") || has("lord") || has("overrun")) options.push(`${facts.creatures} creatures profit.`);
  if (options.length === 0)
    options.push(
      entry.manaValue <= 2
        ? "Cheap enough to cast beside something else."
        : `At ${entry.manaValue} mana it fits the ${facts.averageManaValue.toFixed(1)} average.`,
    );
  return options[hashText(entry.name) % options.length] ?? "";
}

function landReason(facts: DeckFacts, entry: DeckCard): string {
  const { table } = facts;
  const { card } = entry;
  const letters = colorsOf(table.producedMana[card] ?? 0);
  const names = letters.map((letter) => COLOR_WORDS[letter]);
  if ((table.supertypes[card] ?? 0) & Supertype.Basic) {
    return `${entry.copies} of the ${facts.lands} lands: ${names.join(" and ") || "colorless"} mana that always enters untapped.`;
  }
  const fetched = colorsOf(table.fetches[card] ?? 0).filter(
    (letter) => facts.plan.colors & (1 << "WUBRG".indexOf(letter)),
  );
  if (letters.length === 0 && fetched.length > 0)
    return `Fetches ${listed(fetched.map((letter) => COLOR_WORDS[letter]))} and thins the deck.`;
  const useful = letters.filter((letter) => facts.plan.colors & (1 << "WUBRG".indexOf(letter)));
  if (useful.length >= 2)
    return `Makes ${listed(useful.map((letter) => COLOR_WORDS[letter]))} in one land slot.`;
  if (useful.length === 1)
    return `A ${COLOR_WORDS[useful[0] ?? "W"]} source that does more than tap for mana.`;
  return "A land for what it does beside making mana.";
}

const COLOR_WORDS = { W: "white", U: "blue", B: "black", R: "red", G: "green" } as const;

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function commanderReason(facts: DeckFacts, card: CardIndex): string {
  const letters = colorsOf(facts.table.colorIdentity[card] ?? 0).map((letter) => COLOR_WORDS[letter]);
  const palette = letters.length === 0 ? "colorless" : listed(letters).replace(" or ", " and ");
  if (facts.tribe !== "") return `Leads ${facts.roleCount.kin} ${facts.tribe} cards and opens ${palette}.`;
  return `Always at hand in the command zone; the deck is built around what it does in ${palette}.`;
}
