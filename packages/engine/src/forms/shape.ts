import {
  type CardIndex,
  type CardTable,
  CardType,
  type SubtypeId,
} from "@deckwright/cards/table/card-table.ts";
import { oncePerPart } from "@deckwright/cards/table/once-per.ts";
import type { Bracket } from "@deckwright/decks/deck.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { CONSTRUCTED_TEMPLATES, SLOW_TYPAL_TEMPLATE, SLOW_TYPE } from "../../data/constructed-templates.ts";
import { LIMITED_TEMPLATE } from "../../data/limited.ts";
import type { RoleId } from "../../data/roles.ts";
import { SINGLETON_TEMPLATES } from "../../data/singleton-templates.ts";
import { band, forBracket, type Template } from "../../data/template.ts";
import { jokes } from "./rating.ts";
import type { RoleTarget } from "./role-target.ts";
import { landsOfFormat } from "./style-lands.ts";

/** What a table of templates is multiplied by for decks of another size; lands shrink less than spells. */
interface Scale {
  readonly size: number;
  readonly spells: number;
  readonly lands: number;
}

/** Singletons led by somebody, from the table of a hundred (docs/deck-shapes.md, "Other sizes"). */
const LED_SCALES: readonly Scale[] = [
  { size: 50, spells: 0.5, lands: 0.535 },
  { size: 60, spells: 0.6, lands: 0.64 },
  { size: 100, spells: 1, lands: 1 },
];
/** Singletons without a leader: the table of sixty, stretched. */
const STRETCHED = { spells: 1.67, lands: 1.6 } as const;
/** Of different cards fewer are as good as the best, so that bands begin lower and end higher than their share. */
const LOOSER = { min: 0.72, max: 1.15 } as const;

/** Roles that only expensive cards fill: pointless where none may be played. */
const EXPENSIVE_ROLES: ReadonlySet<RoleId> = new Set(["target", "payoff"]);
/** The mana value that those begin at. */
const EXPENSIVE = 6;
/** In games for two there is more to answer one by one and less to sweep away. */
const DUEL_SHIFT: Partial<Readonly<Record<RoleId, number>>> = { removal: 2, answer: 2, wipe: -1 };
/** Nine in ten decks of Duel Commander hold three sweepers at the most, a third none (6,973 decks of 2025 and 2026). */
const FOR_TWO_SHIFT: typeof DUEL_SHIFT = { ...DUEL_SHIFT, wipe: -2 };

/**
 * The shape of a deck of a playstyle in a format, at a table of a bracket where there are brackets.
 *
 * @param ofSlowType whether it is about creatures that cost much, see `isSlowType`
 */
export function templateFor(
  format: Format,
  playstyle: Playstyle,
  bracket: Bracket | null,
  ofSlowType = false,
): Template {
  if (format.copies === Number.POSITIVE_INFINITY) return LIMITED_TEMPLATE;
  if (format.copies > 1) {
    if (playstyle === "tribal" && ofSlowType) return SLOW_TYPAL_TEMPLATE;
    const template = CONSTRUCTED_TEMPLATES[playstyle];
    return { ...template, lands: landsOfFormat(format.slug, playstyle, template.lands) };
  }
  const size = format.size.min;
  if (format.leaders === null)
    return withMost(loosened(scaled(CONSTRUCTED_TEMPLATES[playstyle], STRETCHED)), format.maxManaValue);
  const whole =
    bracket === null ? SINGLETON_TEMPLATES[playstyle] : forBracket(SINGLETON_TEMPLATES[playstyle], bracket);
  const scale = LED_SCALES.find((row) => size <= row.size) ?? { spells: 1, lands: 1 };
  const template = withThreats(format, scale.spells === 1 ? whole : scaled(whole, scale));
  return withMost(
    format.life < MULTIPLAYER_LIFE
      ? forDuels(template, format.players.max === 2 ? FOR_TWO_SHIFT : DUEL_SHIFT)
      : template,
    format.maxManaValue,
  );
}

/** Whether the creatures of a type cost so much on average that a deck of sixty cards cannot be made of them alone; false for -1, no type. */
export const isSlowType = oncePerPart((table: CardTable, type: SubtypeId): boolean => {
  let members = 0;
  let cost = 0;
  for (let card = 0; type >= 0 && card < table.size; card++) {
    const isCreature = ((table.types[card] ?? 0) & CardType.Creature) !== 0;
    if (!isCreature || !Array.from(table.subtypes(card)).includes(type)) continue;
    members++;
    cost += table.manaValue[card] ?? 0;
  }
  return members > 0 && cost >= SLOW_TYPE * members;
});

/** Formats that start with less life are played by two. */
const MULTIPLAYER_LIFE = 30;

/** Where only commons follow the leader, ways to win are few and have to be looked for in every style. */
function withThreats(format: Format, template: Template): Template {
  if (format.pool.restricted !== "leader-only" || template.bands.some(({ role }) => role === "threat"))
    return template;
  return { ...template, bands: [...template.bands, band("threat", 12, 40)] };
}

function forDuels(template: Template, shift: typeof DUEL_SHIFT): Template {
  return {
    ...template,
    bands: template.bands.map(({ role, min, max }) => {
      const by = shift[role] ?? 0;
      return { role, min: Math.max(0, min + by), max: Math.max(1, max + by) };
    }),
  };
}

function scaled(
  template: Template,
  { spells, lands }: { readonly spells: number; readonly lands: number },
): Template {
  const [fewest, usual, most] = template.lands;
  return {
    ...template,
    lands: [Math.round(fewest * lands), Math.round(usual * lands), Math.round(most * lands)],
    bands: template.bands.map(({ role, min, max }) => ({
      role,
      min: Math.floor(min * spells),
      max: Math.ceil(max * spells),
    })),
  };
}

function loosened(template: Template): Template {
  return {
    ...template,
    bands: template.bands.map(({ role, min, max }) => ({
      role,
      min: Math.floor(min * LOOSER.min),
      max: Math.ceil(max * LOOSER.max),
    })),
  };
}

/** The template where no card costs more than `most`: what would cost more is spread below it. */
function withMost(template: Template, most: number | null): Template {
  if (most === null) return template;
  const buckets = Math.max(1, most);
  const kept = template.curve.slice(0, buckets);
  const total = kept.reduce((sum, share) => sum + share, 0);
  const curve = template.curve.map((share, at) => (at < buckets && total > 0 ? share / total : 0));
  const mean = curve.reduce((sum, share, at) => sum + share * (at + 1), 0);
  return {
    ...template,
    curve,
    manaValue: [Math.min(template.manaValue[0], mean - 0.4), Math.min(template.manaValue[1], mean + 0.2)],
    bands: most < EXPENSIVE ? withoutExpensive(template.bands) : template.bands,
  };
}

/** Where nothing is big, threats win: as many as there would be expensive cards, and some more. */
const THREATS_INSTEAD = 3;

function withoutExpensive(bands: Template["bands"]): Template["bands"] {
  const left = bands.filter(({ role }) => !EXPENSIVE_ROLES.has(role));
  if (left.length === bands.length || left.some(({ role }) => role === "threat")) return left;
  const gone = bands.reduce((sum, { role, min }) => sum + (EXPENSIVE_ROLES.has(role) ? min : 0), 0);
  return [...left, band("threat", gone + THREATS_INSTEAD, 40)];
}

/** Bands of themes and colors, made for sixty or a hundred cards, for a deck of another size. */
export function scaledTargets(format: Format, targets: readonly RoleTarget[]): RoleTarget[] {
  const size = format.size.min;
  const factor =
    format.copies === Number.POSITIVE_INFINITY
      ? size / 60
      : format.copies === 1 && size < 100
        ? size / 100
        : 1;
  return targets.map((target) =>
    factor === 1 || !target.role.startsWith("theme:")
      ? target
      : { ...target, min: Math.floor(target.min * factor), max: Math.ceil(target.max * factor) },
  );
}

/** The cards that a deck of a format which admits silver borders and acorns is played for. */
export function humorousTargets(format: Format, table: CardTable): RoleTarget[] {
  if (format.pool.humorous !== "admitted") return [];
  const joke = jokes(table);
  return [
    {
      role: "humorous",
      label: "Cards of un-sets",
      min: 18,
      max: 40,
      fills: (card: CardIndex) => joke[card] === 1,
    },
  ];
}

/** The creatures that a deck from opened cards is won with, and those of them that deal damage: walls only hold. */
export function creatureTargets(table: CardTable): RoleTarget[] {
  const isCreature = (card: CardIndex): boolean => ((table.frontTypes[card] ?? 0) & CardType.Creature) !== 0;
  return [
    { role: "creature", label: "Creatures", min: 14, max: 17, fills: isCreature },
    {
      role: "attacker",
      label: "Creatures with power",
      min: 11,
      max: 17,
      fills: (card) => isCreature(card) && (table.power[card] ?? 0) >= 1,
    },
  ];
}
