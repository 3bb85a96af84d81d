import { CardType } from "@deckwright/cards/table/card-table.ts";
import { ROLE_RULES, type RoleId } from "../../data/roles.ts";
import { THEMES } from "../../data/themes.ts";
import { type Claim, type ClaimedSentence, claimedSentence } from "./claims.ts";
import { textOf } from "./deck-counts.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { frontName, leadersName } from "./links.ts";
import { namesInText } from "./names-in-text.ts";
import { capitalized, inWords, listed } from "./phrases.ts";
import { STORIES } from "./story.ts";

/** Cards that a sentence names. */
const NAMED = 2;
/** A group of fewer cards makes no style. */
const LEAST_CORE = 4;
/** An attacker of less power is not what the game ends with. */
const LARGE = 4;

/** Decks with fewer lands than this in seven cards keep hands with one. */
const FEW_LANDS = 1.4;

/** Texts that win or lose the game outright. */
const WINS = /you win the game|(?:opponent|player)s? loses? the game/i;

type StrategyKind = "plan" | "theme" | "core" | "win" | "keeps";

/** The strategy of a deck in a few sentences, and what they claim. */
export interface Strategy {
  readonly text: string;
  readonly claims: readonly ClaimedSentence[];
}

/**
 * The strategy of a deck in a few sentences: what it is after, what it has for that, how it wins, which hands to keep. Every
 * card it names is in the deck.
 */
export function strategyOf(facts: DeckFacts): Strategy {
  const held = new Set([...facts.plan.commanders, ...facts.cards.map(({ card }) => card)]);
  const named = new Set<string>();
  const sentences = [
    planOf(facts),
    themeOf(facts, named),
    ...coresOf(facts, named),
    winOf(facts),
    keepsOf(facts),
  ]
    .filter((claim) => claim !== undefined)
    .map((claim) => claimedSentence("", [{ claim, words: claim.text }]))
    // Words can make up a card's name by accident; a sentence that seems to name a stranger is left out.
    .filter(({ sentence }) => namesInText(sentence, facts.table).every(({ card }) => held.has(card)));
  return { text: sentences.map(({ sentence }) => sentence).join(" "), claims: sentences };
}

type Told = Claim & { readonly kind: StrategyKind };

function told(
  kind: StrategyKind,
  text: string,
  cards: readonly string[],
  numbers: readonly number[] = [],
): Told {
  return { kind, text, cards, numbers };
}

/** What the deck is after, where it holds what that takes; else what it is made of. */
function planOf(facts: DeckFacts): Told {
  const { needs, plan } = STORIES[facts.plan.playstyle];
  const have =
    needs === undefined ? 0 : needs.of === "combos" ? facts.combos.length : facts.roleCount[needs.of];
  const isSo = needs === undefined || have >= (facts.singleton ? needs.hundred : needs.sixty);
  const text = isSo
    ? plan.replace(/\.$/, "")
    : `${capitalized(inWords(facts.count("creatures")))} creatures, ${inWords(facts.count("instants and sorceries"))} instants and sorceries and ${inWords(facts.count("lands"))} lands do the work`;
  const leaders = leadersName(facts);
  const numbers = isSo
    ? [have]
    : [facts.count("creatures"), facts.count("instants and sorceries"), facts.count("lands")];
  return told(
    "plan",
    leaders === "" ? text : `Led by ${leaders}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    facts.commanders,
    numbers,
  );
}

/** The theme that was asked for, with cards of the deck that serve it. */
function themeOf(facts: DeckFacts, named: Set<string>): Told | undefined {
  const theme = THEMES.find(({ slug }) => slug === facts.plan.themes[0]);
  if (!theme) return undefined;
  const entries = facts.cards
    .filter(({ fit, types }) => fit.theme >= 1 && (types & CardType.Land) === 0)
    .sort((a, b) => b.fit.theme - a.fit.theme || worth(facts, b) - worth(facts, a) || byName(a, b));
  const names = entries.slice(0, NAMED).map(({ name }) => name);
  if (names.length < NAMED) return undefined;
  for (const name of names) named.add(name);
  return told("theme", `The theme is ${theme.name}, served by ${listed(names.map(frontName))}`, names);
}

/** The groups of the list that a deck of its kind is about, with their best known cards. */
function coresOf(facts: DeckFacts, named: Set<string>): Told[] {
  const roles: RoleId[] = [
    ...(facts.singleton ? (["ramp"] as const) : []),
    STORIES[facts.plan.playstyle].core,
  ];
  return [...new Set(roles)].flatMap((role) => {
    const { label } = ROLE_RULES[role];
    const entries = facts.cards.filter(({ place }) => place.group === label);
    const count = entries.reduce((sum, { copies }) => sum + copies, 0);
    const names = entries
      .filter(({ name }) => !named.has(name))
      .sort((a, b) => worth(facts, b) - worth(facts, a) || byName(a, b))
      .slice(0, NAMED)
      .map(({ name }) => name);
    if (count < LEAST_CORE || names.length < NAMED || role === "tutor") return [];
    for (const name of names) named.add(name);
    const text = `${capitalized(inWords(count))} cards are listed under “${label.toLowerCase()}”, ${listed(names.map(frontName))} among them`;
    return [told("core", text, names, [count])];
  });
}

/** How the game ends: by a combo, by a card that says so, or by its largest attackers. */
function winOf(facts: DeckFacts): Told | undefined {
  const { combos, table } = facts;
  const pair = combos[0]?.cards.map((card) => table.name(card));
  if (pair) {
    const more =
      combos.length === 1 ? "the two-card combo" : `one of ${inWords(combos.length)} two-card combos`;
    return told("win", `${listed(pair.map(frontName))} are ${more}`, pair, [combos.length]);
  }
  const winners = facts.cards
    .filter(
      ({ card }) =>
        WINS.test(textOf(table, card)) && !/you lose the game|can't (?:win|lose)/i.test(textOf(table, card)),
    )
    .map(({ name }) => name);
  if (winners.length > 0) {
    const names = winners.slice(0, NAMED);
    return told(
      "win",
      `${listed(names.map(frontName))} can win by ${names.length === 1 ? "its" : "their"} own text`,
      names,
    );
  }
  return largestOf(facts);
}

function largestOf({ cards, table }: DeckFacts): Told | undefined {
  const large = cards
    .flatMap((entry) => {
      const face = table.faces(entry.card)[0];
      const isBody = entry.types & CardType.Creature && /^\d+$/.test(face?.power ?? "");
      return isBody && Number(face?.power) >= LARGE ? [{ name: entry.name, power: Number(face?.power) }] : [];
    })
    .sort((a, b) => b.power - a.power || (a.name < b.name ? -1 : 1))
    .slice(0, NAMED);
  if (large.length < NAMED) return undefined;
  const names = large.map(({ name, power }) => `${frontName(name)} (power ${power})`);
  return told(
    "win",
    `The largest attackers are ${listed(names)}`,
    large.map(({ name }) => name),
    large.map(({ power }) => power),
  );
}

/** How much a card stands for its group: played by decks like this one, fitting the wish, in many copies. */
function worth({ singleton, sharesOf }: DeckFacts, { card, fit, copies }: DeckCard): number {
  return 2 * (sharesOf(card)?.share ?? 0) + 0.6 * (fit.theme + fit.typal) + (singleton ? 0 : 0.3 * copies);
}

function byName(a: DeckCard, b: DeckCard): number {
  return a.name < b.name ? -1 : 1;
}

/** Which hands to keep, from the deck's own figures. */
function keepsOf(facts: DeckFacts): Told {
  const size = facts.cards.reduce((sum, { copies }) => sum + copies, 0);
  const seven = (7 * facts.lands) / Math.max(1, size);
  const [low, high] = seven < FEW_LANDS ? [1, 2] : seven < 2.55 ? [2, 3] : facts.singleton ? [3, 4] : [2, 4];
  const early = facts.singleton && facts.roleCount.ramp >= 8;
  const need = early
    ? "a source of mana or another play by turn three"
    : facts.averageManaValue < 2.2
      ? "a play on the first or second turn"
      : "something to do by turn three";
  return told(
    "keeps",
    `Keep hands with ${inWords(low)} to ${inWords(high)} lands and ${need}`,
    [],
    [low, high],
  );
}
