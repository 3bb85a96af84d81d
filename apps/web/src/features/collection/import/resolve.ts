import { nameKey } from "@deckwright/cards/names/fold.ts";
import { type CardIdentifier, PREFER_CHEAPEST } from "@deckwright/contract/scryfall.ts";
import type { FoundPrinting } from "../../../data/find-printings.ts";
import type { CardSet } from "../../../data/sets.ts";
import { copiesOf } from "./copies.ts";
import type { CardLine } from "./read-lines.ts";
import { type Codes, codesOf } from "./set-codes.ts";

/** A line with its printing. */
export interface ResolvedLine {
  readonly line: CardLine;
  readonly card: FoundPrinting;
  readonly copies: number;
  /** Whether the line says which printing, but there is none like that: then it is the card's cheapest. */
  readonly isGuess: boolean;
}

/** A line that nothing can be made of, and why. */
export interface OpenLine {
  readonly line: CardLine;
  readonly reason: string;
}

/** What became of the lines of a list. */
export interface Resolution {
  readonly resolved: readonly ResolvedLine[];
  readonly open: readonly OpenLine[];
}

/** Looks up identifiers, many at once: undefined for those that name no printing. */
export type Find = (
  identifiers: readonly CardIdentifier[],
) => Promise<readonly (FoundPrinting | undefined)[]>;

/** A way to name the printing of a line. */
interface Way {
  /** Null where the line cannot be asked for so. */
  readonly ask: (line: CardLine, codes: Codes) => CardIdentifier | null;
  /** Numbers differ from one program to the next: a card of another name is not meant. */
  readonly checksName?: true;
  /** Whether a printing that is found so is another one than the line says. */
  readonly isGuess?: (line: CardLine) => boolean;
}

/** A name as it is written, then without the last of what shops write behind names, then without any of it. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => other(withoutLast(name), name),
  (name) => other(shortName(name), withoutLast(name)),
];

/** From the surest way to name a printing to the least. */
const WAYS: readonly Way[] = [
  { ask: ({ id }) => (id === "" ? null : { id: id.toLowerCase() }) },
  { ask: ({ mtgoId }) => (mtgoId === "" ? null : { mtgo_id: mtgoId }), checksName: true },
  {
    ask: ({ multiverseId }) => (multiverseId === "" ? null : { multiverse_id: multiverseId }),
    checksName: true,
  },
  { ask: (line, codes) => byNumber(line, line.number, codes), checksName: true },
  {
    ask: (line, codes) => byNumber(line, other(plainNumber(line.number), line.number), codes),
    checksName: true,
  },
  {
    ask: (line, codes) => byNumber(line, line.number === "" ? numberBehind(line.name) : "", codes),
    checksName: true,
  },
  ...SPELLINGS.map(
    (spell): Way => ({
      ask: (line, codes) => bySetAndName(line, spell(line.name), codes),
      isGuess: isExact,
    }),
  ),
  ...SPELLINGS.map((spell): Way => ({ ask: ({ name }) => byName(spell(name)), isGuess: isNarrow })),
];

/**
 * Finds the printing of each line: by its id, else the number of a service or of its set, else set and name, else the name
 * alone. Of the printings that a line leaves open it is the cheapest, so that nobody's collection is worth more than it may be.
 */
export async function resolveLines(
  lines: readonly CardLine[],
  sets: readonly CardSet[],
  find: Find,
): Promise<Resolution> {
  const codes = codesOf(sets);
  const cards = new Map<CardLine, FoundPrinting>();
  const guesses = new Set<CardLine>();
  /** What a line's numbers stand for, where the card is called otherwise: by a name that few of its printings have. */
  const doubted = new Map<CardLine, readonly FoundPrinting[]>();
  for (const { ask, checksName, isGuess } of WAYS) {
    const asked = lines.flatMap((line) => {
      const identifier = line.fault === null && !cards.has(line) ? ask(line, codes) : null;
      return identifier === null ? [] : [{ line, identifier }];
    });
    if (asked.length === 0) continue;
    const found = await find(asked.map(({ identifier }) => identifier));
    for (const [at, { line }] of asked.entries()) {
      const card = found[at];
      if (card === undefined || card.id === "") continue;
      const others = doubted.get(line) ?? [];
      if (checksName && !isNamed(card, line.name)) {
        doubted.set(line, [...others, card]);
        continue;
      }
      const meant = others.find(({ name }) => name === card.name);
      cards.set(line, meant ?? card);
      if (meant === undefined && isGuess?.(line)) guesses.add(line);
    }
  }
  const resolved = lines.flatMap((line) => {
    const card = cards.get(line);
    return card ? [{ line, card, copies: copiesOf(line.quantity) ?? 0, isGuess: guesses.has(line) }] : [];
  });
  const open = lines.flatMap((line) =>
    cards.has(line) ? [] : [{ line, reason: line.fault ?? missing(line) }],
  );
  return { resolved, open };
}

function byNumber({ set, otherSet }: CardLine, number: string, codes: Codes): CardIdentifier | null {
  return set === "" || number === "" ? null : { set: codes(set, otherSet), collector_number: number };
}

function bySetAndName({ set, otherSet }: CardLine, name: string, codes: Codes): CardIdentifier | null {
  return set === "" || name === "" ? null : { set: codes(set, otherSet), name, ...PREFER_CHEAPEST };
}

function byName(name: string): CardIdentifier | null {
  return name === "" ? null : { name, ...PREFER_CHEAPEST };
}

/** A second spelling, where it is one. */
function other(spelling: string, first: string): string {
  return spelling === first ? "" : spelling;
}

/** Whether a line says which of a set's printings it means. */
function isExact({ id, number }: CardLine): boolean {
  return id !== "" || number !== "";
}

/** Whether a line says more of a printing than whose it is. */
function isNarrow(line: CardLine): boolean {
  return line.set !== "" || line.mtgoId !== "" || line.multiverseId !== "" || isExact(line);
}

/** The number alone: some write how many a set has behind it, others zeros before it (`263/300`, `0117`). */
function plainNumber(number: string): string {
  const [first = ""] = number.replace(/^#/, "").split("/");
  return first.trim().replace(/^0+(?=\d)/, "");
}

/** Shops write the kind of a printing behind its name: `Sol Ring (Borderless)`. Few names have such an end themselves. */
function shortName(name: string): string {
  let short = name;
  for (let next = withoutLast(short); next !== short; next = withoutLast(short)) short = next;
  return short;
}

function withoutLast(name: string): string {
  if (!/[)\]]$/.test(name)) return name;
  const open = Math.max(name.lastIndexOf("("), name.lastIndexOf("["));
  return open <= 0 ? name : name.slice(0, open).trimEnd();
}

/** The number that shops write behind a name where a set has several printings: `Forest (0306)`. */
function numberBehind(name: string): string {
  const [, number = ""] = /[([](\d{1,5}[a-z]?)[)\]]/.exec(name.slice(shortName(name).length)) ?? [];
  return plainNumber(number);
}

function isNamed(card: FoundPrinting, name: string): boolean {
  if (name === "") return true;
  const sides = [card.name, ...card.name.split(" // ")].map(nameKey);
  const spellings = SPELLINGS.map((spell) => spell(name)).filter((asked) => asked !== "");
  return spellings.some((asked) => sides.includes(nameKey(asked.split("/")[0] ?? "")));
}

function missing({ name, id, set, number }: CardLine): string {
  if (name !== "") return `No card is called “${name}”.`;
  if (id !== "") return "No printing has this Scryfall id.";
  return set === "" || number === ""
    ? "No printing has this number of Magic Online or Gatherer."
    : `${set.toUpperCase()} has no card with the number ${number}.`;
}
