import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import type { Aim } from "@deckwright/decks/deck.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { DEFAULT_BRACKET } from "../../data/defaults.ts";
import { NEAREST_FROM_A_POOL } from "../../data/limited.ts";
import { CONSTRUCTED_POWER, type PowerScale, SINGLETON_POWER } from "../../data/power.ts";
import type { RoleId } from "../../data/roles.ts";
import type { Notes } from "../notes.ts";
import { isOfType } from "../plan/fit.ts";
import { TYPAL_COPIES } from "../plan/make-plan.ts";
import type { Plan } from "../plan/plan.ts";
import type { Wish } from "../plan/wish.ts";
import type { Analysis } from "../types.ts";

/** Roles that every deck has some of: a lack of them says nothing about the playstyle. */
const GENERIC: ReadonlySet<string> = new Set<RoleId>([
  "ramp",
  "draw",
  "removal",
  "answer",
  "wipe",
  "protection",
  "threat",
  "finisher",
  "interaction",
  "early",
  "tutor",
  "dig",
]);
/** Below this share of what a playstyle wants of its own cards, the deck is only the nearest to it. */
const NEAREST = 0.6;

/**
 * The wish with a way to play that opened cards add up to: what it asks for, or what comes nearest. Themes and creature
 * types stay a direction.
 */
export function withPoolStyle(wish: Wish, notes: Notes): Wish {
  if (wish.playstyle === undefined) return wish;
  const nearest = NEAREST_FROM_A_POOL[wish.playstyle];
  if (nearest === undefined) return wish;
  notes.add({ kind: "style-of-a-pool", asked: wish.playstyle, taken: nearest });
  return { ...wish, playstyle: nearest };
}

/** Parts of a power level that a sentence names. */
const NAMED_PARTS = 2;

/** Below this share of what a theme wants, a deck is hardly about it. */
const FEW_OF_THEME = 0.3;

/** Members that a typal deck may lack without a word. */
const FEW_MISSING = 3;

/**
 * Says what of its aim a deck misses, as it stands: another bracket or power, too few cards of its
 * creature type or playstyle.
 */
export function noteMissedAim(format: Format, aim: Aim, analysis: Analysis, notes: Notes): void {
  noteLevel(aim, analysis, notes);
  const typal = analysis.roles.find(({ role }) => role === "typal");
  const few = typal && Math.max(typal.min - FEW_MISSING, Math.min(typal.min, TYPAL_COPIES));
  if (aim.tribe !== undefined && typal && few !== undefined && typal.have < few) {
    const { have, min } = typal;
    notes.add({ kind: "few-of-type", type: aim.tribe, have, min, format: format.name });
  }
  for (const { role, have, min } of analysis.roles) {
    const theme = /^theme:(.*)$/.exec(role)?.[1];
    if (theme !== undefined && aim.themes?.includes(theme) && have < FEW_OF_THEME * min)
      notes.add({ kind: "few-of-theme", theme: theme.replaceAll("-", " "), have });
  }
  notePlaystyle(format, aim, analysis, notes);
}

/** Says how many cards of a creature type a deck has which is of that type by its archetype's name alone. */
export function noteTypeOfName(
  { wish, creatureType, skeleton, format }: Plan,
  table: CardTable,
  spells: ReadonlyMap<CardIndex, number>,
  notes: Notes,
): void {
  if (skeleton === undefined || wish.creatureType < 0 || creatureType >= 0) return;
  let have = 0;
  for (const [card, copies] of spells) if (isOfType(table, card, wish.creatureType)) have += copies;
  if (have >= TYPAL_COPIES) return;
  const type = table.subtypeName(wish.creatureType);
  notes.add({ kind: "type-of-name", type, archetype: skeleton.name, have, format: format.name });
}

/** Says what lifts the deck above its bracket; else the difference to the power that was asked for, else to the bracket. */
function noteLevel(aim: Aim, analysis: Analysis, notes: Notes): void {
  if (isLifted(aim, analysis)) noteLift(analysis, notes);
  else if (aim.power === undefined || isNear(aim.power, analysis)) noteBracket(aim, analysis, notes);
  if (aim.power !== undefined && !isNear(aim.power, analysis)) notePower(aim.power, analysis, notes);
}

/** Who asks for 7 to 8 gets either. */
function isNear(power: number, analysis: Analysis): boolean {
  return Math.abs(analysis.power_level - power) < 1;
}

/** Whether the checks alone put a deck above its bracket; where nobody asked, above the usual one. */
function isLifted({ bracket = DEFAULT_BRACKET }: Aim, analysis: Analysis): boolean {
  return (analysis.bracket?.floor ?? 0) > bracket;
}

function noteLift({ bracket }: Analysis, notes: Notes): void {
  if (bracket === null) return;
  const { floor, reasons } = bracket;
  const { label, cards: names } = reasons.find(({ least }) => least === floor) ?? { label: "", cards: [] };
  notes.add({ kind: "lifted-bracket", bracket: floor, label, names });
}

/** Says when the deck measures as another bracket than was asked for. */
function noteBracket({ bracket: asked }: Aim, analysis: Analysis, notes: Notes): void {
  const { bracket, power_level: power, powerParts } = analysis;
  if (bracket === null || asked === undefined || bracket.level === asked) return;
  const isWeaker = bracket.level < asked;
  const parts = isWeaker ? lackingParts(SINGLETON_POWER, powerParts) : topParts(powerParts);
  notes.add({ kind: "other-bracket", asked, bracket: bracket.level, power, parts });
}

/** Says when the format does not hold the playstyle that was asked for, and what the deck is instead. */
function notePlaystyle(
  format: Format,
  { playstyle, isStyleAsked }: Aim,
  analysis: Analysis,
  notes: Notes,
): void {
  if (!isStyleAsked) return;
  if (format.copies === Number.POSITIVE_INFINITY) return;
  const short = analysis.roles.find(
    ({ role, have, min }) => !GENERIC.has(role) && role !== "typal" && min >= 4 && have < NEAREST * min,
  );
  if (short === undefined) return;
  const { label: role, have, min } = short;
  notes.add({ kind: "short-of-playstyle", playstyle, role, have, min, format: format.name });
}

/** Says when the deck comes to another power than was asked for, and of what a weaker one has least. */
function notePower(asked: number, analysis: Analysis, notes: Notes): void {
  const { power_level: power, powerParts, bracket } = analysis;
  const scale = bracket === null ? CONSTRUCTED_POWER : SINGLETON_POWER;
  notes.add({
    kind: "other-power",
    asked,
    power,
    lacking: power < asked ? lackingParts(scale, powerParts) : [],
  });
}

/** The two parts of the scale that most points are missing of. */
function lackingParts({ rows }: PowerScale, parts: Analysis["powerParts"]): readonly string[] {
  return rows
    .map(({ label, points }) => ({
      label,
      points: points - (parts.find((part) => part.label === label)?.points ?? 0),
    }))
    .sort((one, other) => other.points - one.points)
    .slice(0, NAMED_PARTS)
    .map(({ label }) => inSentence(label));
}

/** The two parts that most points come from, what every deck starts with aside. */
function topParts(parts: Analysis["powerParts"]): readonly string[] {
  return parts
    .slice(1)
    .sort((one, other) => other.points - one.points)
    .slice(0, NAMED_PARTS)
    .map(({ label }) => inSentence(label));
}

/** "Speed: a low curve" within a sentence: "a low curve". */
function inSentence(label: string): string {
  const what = label.slice(label.indexOf(": ") + 1).trim();
  return what.charAt(0).toLowerCase() + what.slice(1);
}
