import { CardType } from "@deckwright/cards/table/card-table.ts";
import { ROLE_RULES, type RoleId } from "../../data/roles.ts";
import { THEMES } from "../../data/themes.ts";
import { hasRole } from "../forms/role-set.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { namesInText } from "./names-in-text.ts";
import { capitalized, inWords, listed } from "./phrases.ts";
import { STORIES } from "./story.ts";

/** Cards that a sentence names. */
const NAMED = 2;

/**
 * The strategy of a deck in a few sentences: what it is after, how it gets there, how it wins, which hands to keep.
 * Every card it names is in the deck.
 */
export function strategyText(facts: DeckFacts): string {
  const story = STORIES[facts.plan.playstyle];
  const named = new Set<string>();
  const leaders = facts.commanders.map(frontName);
  const pick = (role: RoleId): string[] => {
    const found = facts.cards
      .filter((entry) => hasRole(entry.roles, role) && !named.has(entry.name))
      .sort((a, b) => worth(facts, b, role) - worth(facts, a, role) || (a.name < b.name ? -1 : 1))
      .slice(0, NAMED)
      .map(({ name }) => name);
    return found;
  };
  const tell = (text: string, names: readonly string[], count: number): string => {
    for (const name of names) named.add(name);
    return capitalized(
      text.replace("{names}", listed(names.map(frontName))).replace("{count}", inWords(count)),
    );
  };

  const sentences = [
    leaders.length === 0 ? story.plan : `Led by ${listed(leaders)}, ${uncapitalized(story.plan)}`,
  ];
  const themed = themeSentence(facts, named);
  if (themed !== undefined) sentences.push(themed);
  const ramp = story.core.role === "ramp" || !facts.singleton ? [] : pick("ramp");
  if (ramp.length === NAMED)
    sentences.push(tell("{count} sources of extra mana start with {names}.", ramp, facts.roleCount.ramp));
  const core = pick(story.core.role);
  const coreCount = facts.roleCount[story.core.role];
  if (core.length === NAMED && coreCount > NAMED) sentences.push(tell(story.core.text, core, coreCount));
  const end = story.end.roles
    .map((role) => ({ role, names: pick(role) }))
    .find(({ names }) => names.length === NAMED);
  if (end) sentences.push(tell(story.end.text, end.names, facts.roleCount[end.role]));
  sentences.push(mulligan(facts));
  const held = new Set([...facts.plan.commanders, ...facts.cards.map(({ card }) => card)]);
  // Words can make up a card's name by accident; a sentence that seems to name a stranger is left out.
  return sentences
    .filter((sentence) => namesInText(sentence, facts.table).every(({ card }) => held.has(card)))
    .join(" ");
}

/** How much a card stands for a role: listed under it, fitting the wish, in many copies, and big where the game ends. */
function worth(facts: DeckFacts, entry: DeckCard, role: RoleId): number {
  const { fit } = entry;
  const late =
    role === "finisher" || role === "target" || role === "payoff" || role === "threat" ? 0.25 : -0.1;
  return (
    (entry.place.role === role ? 1 : 0) +
    0.6 * (fit.theme + fit.typal) +
    0.5 * fit.style +
    (facts.singleton ? 0 : 0.3 * entry.copies) +
    late * Math.min(7, entry.manaValue) +
    (facts.partnerOf(entry.card) === undefined ? 0 : 0.3)
  );
}

/** Which hands to keep, from the deck's own figures. */
function mulligan(facts: DeckFacts): string {
  const size = facts.cards.reduce((sum, { copies }) => sum + copies, 0);
  const seven = (7 * facts.lands) / Math.max(1, size);
  const [low, high] = seven < 2.55 ? ["two", "three"] : facts.singleton ? ["three", "four"] : ["two", "four"];
  const early = facts.singleton && facts.roleCount.ramp >= 8 ? ROLE_RULES.ramp : undefined;
  const need = early
    ? "a source of mana or another play by turn three"
    : facts.averageManaValue < 2.2
      ? "a play on the first or second turn"
      : "something to do by turn three";
  return `Keep hands with ${low} to ${high} lands and ${need}.`;
}

/** What the wish's theme amounts to in this deck, where it amounts to something. */
function themeSentence(facts: DeckFacts, named: Set<string>): string | undefined {
  const theme = THEMES.find(({ slug }) => slug === facts.plan.themes[0]);
  if (!theme) return undefined;
  const count = facts.tagCount(`theme:${theme.slug}`);
  const names = facts.cards
    .filter(({ fit, types }) => fit.theme >= 1 && (types & CardType.Land) === 0)
    .sort((a, b) => b.fit.theme - a.fit.theme || b.copies - a.copies || (a.name < b.name ? -1 : 1))
    .slice(0, NAMED)
    .map(({ name }) => name);
  if (count < 6 || names.length < NAMED) return undefined;
  for (const name of names) named.add(name);
  return `${capitalized(inWords(count))} cards serve the theme (${theme.name}), ${listed(names.map(frontName))} more than most.`;
}

/** The side that is cast first: the name that prose uses. */
function frontName(name: string): string {
  return name.split(" // ")[0] ?? name;
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
