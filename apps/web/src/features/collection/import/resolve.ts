import { type CardIdentifier, PREFER_CHEAPEST } from "@deckwright/contract/scryfall.ts";
import type { FoundPrinting } from "../../../data/find-printings.ts";
import type { CardSet } from "../../../data/sets.ts";
import { type CardLine, copiesOf } from "./read-lines.ts";

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

/** From the surest way to name a printing to the least. */
const WAYS = [byId, byNumber, bySetAndName, byName];

/**
 * Finds the printing of each line: by its id, else its set and number, else set and name, else the name alone. Of the
 * printings that a line leaves open it is the cheapest, so that nobody's collection is worth more than it may be.
 */
export async function resolveLines(
  lines: readonly CardLine[],
  sets: readonly CardSet[],
  find: Find,
): Promise<Resolution> {
  const codes = codesOf(sets);
  const cards = new Map<CardLine, FoundPrinting>();
  const guesses = new Set<CardLine>();
  for (const way of WAYS) {
    const asked = lines.flatMap((line) => {
      const identifier = line.fault === null && !cards.has(line) ? way(line, codes) : null;
      return identifier === null ? [] : [{ line, identifier }];
    });
    if (asked.length === 0) continue;
    const found = await find(asked.map(({ identifier }) => identifier));
    for (const [at, { line }] of asked.entries()) {
      const card = found[at];
      if (card === undefined || card.id === "" || (way === byNumber && !isNamed(card, line.name))) continue;
      cards.set(line, card);
      if ((way === bySetAndName && isExact(line)) || (way === byName && isNarrow(line))) guesses.add(line);
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

type Codes = (set: string) => string;

function byId({ id }: CardLine): CardIdentifier | null {
  return id === "" ? null : { id: id.toLowerCase() };
}

function byNumber({ set, number }: CardLine, codes: Codes): CardIdentifier | null {
  return set === "" || number === "" ? null : { set: codes(set), collector_number: number };
}

function bySetAndName({ set, name }: CardLine, codes: Codes): CardIdentifier | null {
  return set === "" || name === "" ? null : { set: codes(set), name: plainName(name), ...PREFER_CHEAPEST };
}

function byName({ name }: CardLine): CardIdentifier | null {
  return name === "" ? null : { name: plainName(name), ...PREFER_CHEAPEST };
}

/** Whether a line says which of a set's printings it means. */
function isExact({ id, number }: CardLine): boolean {
  return id !== "" || number !== "";
}

/** Whether a line says more of a printing than whose it is. */
function isNarrow(line: CardLine): boolean {
  return line.set !== "" || isExact(line);
}

/** Shops write the kind of a printing behind its name: `Sol Ring (Borderless)`. */
function plainName(name: string): string {
  return name.replace(/\s+[([][^)\]]*[)\]]\s*$/, "").trim() || name;
}

/** Numbers differ from one program to the next: a card of another name is not meant. */
function isNamed(card: FoundPrinting, name: string): boolean {
  if (name === "") return true;
  const asked = folded(plainName(name).split(/\s*\/\/?\s*/)[0] ?? "");
  return card.name.split(" // ").some((side) => folded(side) === asked);
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Sets by their code or name, however they are written. */
function codesOf(sets: readonly CardSet[]): Codes {
  const byText = new Map(sets.map(({ name, code }) => [folded(name), code]));
  for (const { code } of sets) byText.set(folded(code), code);
  return (set) => byText.get(folded(set)) ?? set.toLowerCase();
}

function missing({ name, id, set, number }: CardLine): string {
  if (name !== "") return `No card is called “${name}”.`;
  return id === ""
    ? `${set.toUpperCase()} has no card with the number ${number}.`
    : "No printing has this Scryfall id.";
}
