import type { CardIndex, CardTable, SubtypeId } from "@deckwright/cards/table/card-table.ts";
import { THEMES } from "../../data/themes.ts";
import { numbersOf } from "../forms/card-roles.ts";
import type { IntentContext } from "./context.ts";
import type { Content, Mention } from "./mention.ts";

/** Most themes that a card's idea comes to. */
const MOST_THEMES = 2;

/** Whether a card cares for creatures of a type: "Dragon creature card", "Zombies you control"; tokens that it makes say nothing. */
function isGatheredBy(card: CardIndex, type: SubtypeId, table: CardTable): boolean {
  const cares = new RegExp(
    `\\b${table.subtypeName(type)}s? (?:creatures?(?! tokens?)|cards?|spells?|you control|permanents?)\\b`,
  );
  return table.faces(card).some(({ oracleText }) => cares.test(oracleText));
}

/** "Non-Human creature", "protection from Humans": whether a type is mentioned only to be left out. */
function isLeftOut(card: CardIndex, type: SubtypeId, table: CardTable): boolean {
  const mentions = new RegExp(`(non-|protection from )?\\b${table.subtypeName(type)}`, "g");
  const found = table.faces(card).flatMap(({ oracleText }) => [...oracleText.matchAll(mentions)]);
  return found.length > 0 && found.every(([, before]) => before !== undefined);
}

/** The creature types that a card gathers. */
export function typesOf(card: CardIndex, table: CardTable): readonly SubtypeId[] {
  const own = new Set(Array.from(table.subtypes(card)));
  return Array.from(table.mentionedTypes(card)).filter(
    (type) =>
      table.isCreatureType(type) &&
      (own.has(type) ? !isLeftOut(card, type, table) : isGatheredBy(card, type, table)),
  );
}

/** Themes that a card serves by its types, colors and keywords alone. */
const OF_BODIES: ReadonlySet<string> = new Set(
  "deathtouch devotion evasion first-strike flash flying haste historic infect keywords legends multicolor trample toughness".split(
    " ",
  ),
);

/** What a card is about: the creature type that it speaks of, and its themes. */
export function ideaOf(
  { cards }: Content & { readonly kind: "card" },
  { from, to }: Mention,
  { table, deckThemes }: IntentContext,
): Mention[] {
  const card = cards[0] ?? 0;
  const types = typesOf(card, table);
  const has = (tag: string): boolean => numbersOf(table, [tag]).some((at) => table.tags.has(card, at));
  // What it rewards says more than what it does, and that more than what it merely is: Atraxa has deathtouch, and is about counters.
  const rewarded = THEMES.filter(({ slug }) => has(`theme:${slug}:payoff`));
  const served = THEMES.filter((theme) => !rewarded.includes(theme) && has(`theme:${theme.slug}`));
  const done = served.filter(({ slug }) => !OF_BODIES.has(slug));
  const byText = [...rewarded, ...done, ...served.filter(({ slug }) => OF_BODIES.has(slug))];
  // What its decks do is what it is known for; nobody thinks of ninjas where Brago is spoken of.
  const themes = [...new Set([...deckThemes(card), ...byText.map(({ slug }) => slug)])];
  const contents: Content[] = [
    ...types.slice(0, 1).map(
      (type): Content => ({
        kind: "creature-type",
        name: table.subtypeName(type),
        vague: false,
        plural: true,
      }),
    ),
    ...themes.slice(0, MOST_THEMES).map((slug): Content => ({ kind: "theme", slug, vague: false })),
  ];
  return contents.map((content) => ({ from, to, negated: false, content }));
}
