import type { ColorMask } from "../colors.ts";
import { ANY_NUMBER, CardType, type Face, type Pairing, Supertype } from "../table/card-table.ts";
import { withoutReminder } from "./text.ts";
import { readTypeLine } from "./type-line.ts";

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
};

/** Copies that the card's own text allows in a deck: 0 when it says nothing, `ANY_NUMBER`, or a number. */
export function copyLimit(oracleText: string): number {
  const said = /\bA deck can have (any number of|up to (\w+)|only (\w+)) cards? named/i.exec(oracleText);
  if (!said) return 0;
  const word = said[2] ?? said[3];
  if (word === undefined) return ANY_NUMBER;
  return NUMBER_WORDS[word.toLowerCase()] ?? (Number.parseInt(word, 10) || 0);
}

/**
 * True when the text lets a card lead that its type line would not: it says so, or it is a creature everywhere but on
 * the battlefield, the command zone included (Grist, the Hunger Tide).
 */
export function canBeCommander(frontText: string): boolean {
  return (
    /\bcan be your commander\b/i.test(frontText) ||
    /isn['’]t on the battlefield, it['’]s an? [^.]*\bcreature\b/i.test(frontText)
  );
}

/** True for a legendary vehicle or spacecraft with power and toughness, which may lead (CR 903.3). */
export function isCrewedLeader(front: Face): boolean {
  const { supertypes, subtypes } = readTypeLine(front.typeLine);
  const crewed = subtypes.includes("Vehicle") || subtypes.includes("Spacecraft");
  return crewed && (supertypes & Supertype.Legendary) !== 0 && front.power !== "" && front.toughness !== "";
}

/** True for a card with a companion ability (CR 702.139). */
export function isCompanion(frontText: string): boolean {
  return /^Companion\s*[—–-]/m.test(frontText);
}

/** How the front face lets its card share the command zone (CR 702.124), or null. */
export function pairingOf(front: Face): Pairing | null {
  const { types, supertypes, subtypes } = readTypeLine(front.typeLine);
  const legendary = (supertypes & Supertype.Legendary) !== 0;
  if (legendary && subtypes.includes("Background")) return { kind: "background" };
  const paired = /partner|friends forever|background|companion/i.test(front.oracleText);
  for (const line of (paired ? withoutReminder(front.oracleText) : "").split("\n")) {
    for (const ability of line.split(/, (?=partner)/i)) {
      const pairing = pairingOfAbility(ability.trim());
      if (pairing) return pairing;
    }
  }
  const doctor = subtypes.includes("Time Lord") && subtypes.includes("Doctor") && subtypes.length === 2;
  return legendary && doctor && types & CardType.Creature ? { kind: "doctor" } : null;
}

function pairingOfAbility(ability: string): Pairing | null {
  if (/^choose a background$/i.test(ability)) return { kind: "choose-a-background" };
  if (/^doctor['’]s companion$/i.test(ability)) return { kind: "doctors-companion" };
  // Printed alone on older cards, as a variant of partner since.
  if (/^friends forever$/i.test(ability)) return { kind: "partner-variant", variant: "Friends forever" };
  if (/^partner$/i.test(ability)) return { kind: "partner" };
  const named = /^partner with (.+)$/i.exec(ability);
  if (named?.[1]) return { kind: "partner-with", name: named[1].trim() };
  const variant = /^partner\s*[—–]\s*(.+)$/i.exec(ability);
  return variant?.[1] ? { kind: "partner-variant", variant: variant[1].trim() } : null;
}

/** Keywords whose ability is activated (CR 702 names it an activated ability). */
const ACTIVATED_KEYWORDS =
  /^(?:equip|fortify|reconfigure|crew|saddle|station|level up|(?:\w+ ){0,3}\w*cycling|(?:commander )?ninjutsu|unearth|scavenge|embalm|eternalize|encore|outlast|transmute|transfigure|reinforce|aura swap|craft|specialize|boast|forecast|channel|exhaust|bloodrush)\b(?! (?:cost|abilit))/i;

/** True when a face has an activated ability (CR 602): a cost before a colon, such a keyword, or a basic land type (CR 305.6). */
export function hasActivatedAbility(face: Face, producedByTypes: ColorMask): boolean {
  if (producedByTypes) return true;
  const text = withoutReminder(face.oracleText)
    .replaceAll(face.name, "~")
    .replace(/"[^"]*"/g, "");
  return text.split("\n").some((line) => {
    const ability = line.trim();
    if (ACTIVATED_KEYWORDS.test(ability)) return true;
    const at = ability.indexOf(":");
    // What stands before the colon is a cost, not a sentence.
    return at > 0 && !/[.?!]/.test(ability.slice(0, at)) && !/^(?:chapter|\d+[—–-]\d+)/i.test(ability);
  });
}
