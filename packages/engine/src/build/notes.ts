import type { Aim } from "@deckwright/decks/deck.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { DEFAULT_BRACKET } from "../../data/defaults.ts";
import { NEAREST_FROM_A_POOL } from "../../data/limited.ts";
import { CONSTRUCTED_POWER, SINGLETON_POWER } from "../../data/power.ts";
import type { RoleId } from "../../data/roles.ts";
import type { Notes } from "../notes.ts";
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

/** Members that a typal deck may lack without a word. */
const FEW_MISSING = 3;

/**
 * Says what of its aim a deck misses, as it stands: the bracket that its cards lift it above, too few cards of its creature
 * type or playstyle, another power.
 */
export function noteMissedAim(format: Format, aim: Aim, analysis: Analysis, notes: Notes): void {
  noteBracket(aim, analysis, notes);
  const typal = analysis.roles.find(({ role }) => role === "typal");
  if (aim.tribe !== undefined && typal && typal.have < typal.min - FEW_MISSING) {
    const { have, min } = typal;
    notes.add({ kind: "few-of-type", type: aim.tribe, have, min, format: format.name });
  }
  notePlaystyle(format, aim, analysis, notes);
  notePower(aim, analysis, notes);
}

function noteBracket(aim: Aim, analysis: Analysis, notes: Notes): void {
  if (analysis.bracket === null) return;
  const { floor, reasons } = analysis.bracket;
  if (floor <= (aim.bracket ?? DEFAULT_BRACKET)) return;
  const { label, cards: names } = reasons[0] ?? { label: "", cards: [] };
  notes.add({ kind: "other-bracket", bracket: floor, label, names });
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
function notePower({ power: wanted }: Aim, analysis: Analysis, notes: Notes): void {
  const { power_level: level, powerParts: parts } = analysis;
  // Who asks for 7 to 8 gets either.
  if (wanted === undefined || Math.abs(level - wanted) < 1) return;
  const { rows } = analysis.bracket === null ? CONSTRUCTED_POWER : SINGLETON_POWER;
  const lacking = rows
    .map(({ label, points }) => ({
      what: label.slice(label.indexOf(": ") + 1).trim(),
      points: points - (parts.find((part) => part.label === label)?.points ?? 0),
    }))
    .sort((one, other) => other.points - one.points)
    .slice(0, 2)
    .map(({ what }) => what.charAt(0).toLowerCase() + what.slice(1));
  notes.add({ kind: "other-power", asked: wanted, power: level, lacking: level < wanted ? lacking : [] });
}
