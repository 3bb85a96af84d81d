import { withoutReminder } from "@deckwright/cards/facts/text.ts";
import { CardType, type Face } from "@deckwright/cards/table/card-table.ts";
import type { TaggableCard } from "@deckwright/cards/table/tagger.ts";

/** One face of a card, prepared for the tagger's rules. */
export interface CardView {
  /** `CardType` bits. */
  readonly types: number;
  /** Part of the type line before the dash, lower case: `legendary creature`. */
  readonly superline: string;
  /** Subtypes, lower case, each between blanks: ` elf druid `. */
  readonly subtypes: string;
  readonly manaCost: string;
  readonly manaValue: number;
  /** NaN when the face has none; `*` counts 0. */
  readonly power: number;
  readonly toughness: number;
  /** Keywords, lower case, of the whole card. */
  readonly keywords: ReadonlySet<string>;
  /** Normalized text: see `normalizeText`. */
  readonly text: string;
  /** Lines of `text`. */
  readonly abilities: readonly string[];
  /** Distinct words of `text`, and subtypes as `type:wall`. */
  readonly words: ReadonlySet<string>;
  /** True for the face that is cast first. */
  readonly isFront: boolean;
  readonly isInstantSpeed: boolean;
  /** A creature that is hard to block. */
  readonly isEvasive: boolean;
  /** A creature that is hard to get rid of. */
  readonly isSticky: boolean;
  readonly colors: number;
  /** Mana the whole card can produce. */
  readonly producedMana: number;
  readonly colorIdentity: number;
}

const TYPE_BITS: ReadonlyMap<string, number> = new Map(
  Object.entries(CardType).map(([word, bit]) => [word.toLowerCase(), bit]),
);

/** Names that are also the verb their own text begins with; replacing those would hide the verb. */
const VERB_NAMES: ReadonlySet<string> = new Set([
  "Exile",
  "Sacrifice",
  "Counter",
  "Destroy",
  "Draw",
  "Discard",
  "Regenerate",
]);

/** How a permanent calls itself since 2024, in place of its name. */
const SELF_WORDS =
  /\bthis (?:creature|artifact|enchantment|land|permanent|vehicle|equipment|aura|saga|spacecraft|class|case|room|siege|battle|planeswalker|fortification)\b/g;

/**
 * Text as rules read it: lower case, reminder text gone, the card's own name (and "this creature" and so on) written
 * `~`, typographic signs made plain. Lines stay lines, one ability each.
 */
export function normalizeText(oracleText: string, names: readonly string[]): string {
  let text = withoutReminder(oracleText);
  for (const name of names) if (name !== "" && !VERB_NAMES.has(name)) text = replaceWhole(text, name, "~");
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/−/g, "-")
    .replace(SELF_WORDS, "~")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

const EVASION =
  /^(?:[^".]*, )?(?:flying|menace|fear|intimidate|shadow|horsemanship|skulk|\w+walk)\b|~ can't be blocked/m;
const STICKY =
  /(?:^|, )(?:hexproof|indestructible|ward|undying|persist|shroud|disturb|embalm|eternalize)\b|return ~ from your graveyard|you may cast (?:~|this card) from your graveyard|when ~ dies|protection from/m;

/** Views of the faces of a card, front first. */
export function viewsOf(card: TaggableCard): CardView[] {
  const keywords = new Set(card.keywords.map((keyword) => keyword.toLowerCase()));
  return card.faces.map((face, at) => viewOf(card, face, at === 0, keywords));
}

function viewOf(card: TaggableCard, face: Face, isFront: boolean, keywords: ReadonlySet<string>): CardView {
  const [superline = "", subline = ""] = face.typeLine.toLowerCase().split(/\s+[—–-]+\s+/);
  let types = 0;
  for (const word of superline.split(" ")) types |= TYPE_BITS.get(word) ?? 0;
  const text = normalizeText(
    face.oracleText,
    selfNames(card.name, face.name, superline.includes("legendary")),
  );
  const firstLine = text.slice(0, 80);
  const isBody = isFront && (types & CardType.Creature) !== 0;
  return {
    types,
    superline,
    subtypes: ` ${subline} `,
    manaCost: face.manaCost.toLowerCase(),
    manaValue:
      isFront && card.layout !== "split"
        ? card.manaValue
        : face.manaCost === ""
          ? card.manaValue
          : manaValueOf(face.manaCost),
    power: statOf(face.power),
    toughness: statOf(face.toughness),
    keywords,
    text,
    abilities: abilitiesOf(text),
    words: wordsOf(text, subline),
    isFront,
    isInstantSpeed: (types & CardType.Instant) !== 0 || /(?:^|[\n,] ?)flash\b/.test(firstLine),
    isEvasive: isBody && EVASION.test(text),
    isSticky: isBody && STICKY.test(text),
    colors: face.colors,
    producedMana: card.producedMana,
    colorIdentity: card.colorIdentity,
  };
}

function wordsOf(text: string, subline: string): Set<string> {
  const words = new Set(text.match(/[a-z]+/g));
  for (const type of subline.split(" ")) if (type !== "") words.add(`type:${type}`);
  return words;
}

/** Lines of a text; the modes of a triggered or activated ability each with what triggers or pays for them. */
function abilitiesOf(text: string): string[] {
  if (text === "") return [];
  let header = "";
  return text.split("\n").map((line) => {
    if (line.startsWith("•")) return header + line;
    header =
      /\bchoose\b/.test(line) && /\bwhen(?:ever)?\b|\bat the beginning\b|: /.test(line) ? `${line} ` : "";
    return line;
  });
}

/** Mana value of a cost such as `{2}{G/W}{X}`: X, tapping and energy are 0,
 * a twobrid symbol 2, any other symbol 1. */
export function manaValueOf(cost: string): number {
  let value = 0;
  for (const [, symbol = ""] of cost.matchAll(/\{([^}]+)\}/g)) {
    if (/^\d+$/.test(symbol)) value += Number(symbol);
    else if (/^2\//.test(symbol)) value += 2;
    else if (!/^[XYZTQE]$/i.test(symbol)) value += 1;
  }
  return value;
}

function statOf(printed: string): number {
  if (printed === "") return Number.NaN;
  const value = Number.parseFloat(printed);
  return Number.isNaN(value) ? 0 : value;
}

/** The names a card's text may call it by, longest first; a legend also by the part before its title. */
function selfNames(cardName: string, faceName: string, legendary: boolean): string[] {
  const names = new Set([faceName, faceName.replace(/^A-/, ""), cardName]);
  if (legendary) {
    const short = faceName.replace(/^A-/, "").split(/, | of | the /)[0] ?? "";
    if (short.length >= 3 && short !== "The") names.add(short);
  }
  return [...names].sort((a, b) => b.length - a.length);
}

/** Replaces a name where it stands as a word of its own. */
function replaceWhole(text: string, name: string, by: string): string {
  let at = text.indexOf(name);
  if (at < 0) return text;
  let out = "";
  let from = 0;
  while (at >= 0) {
    const end = at + name.length;
    const whole = !/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(end));
    out += text.slice(from, at) + (whole ? by : name);
    from = end;
    at = text.indexOf(name, end);
  }
  return out + text.slice(from);
}
