import { type DeckLine, readDeckLines } from "@deckwright/decks/text/read-deck.ts";
import type { FoundCard } from "../../../data/find-printings.ts";

/** A line with its card. */
export interface ReadLine extends DeckLine {
  readonly card: FoundCard;
}

/** A line whose card nobody knows, and why. */
export interface OpenLine {
  /** What it would say if its card were known. */
  readonly line: DeckLine;
  readonly text: string;
  readonly why: string;
}

/** What became of the lines of a list. */
export interface ReadList {
  readonly lines: readonly ReadLine[];
  readonly open: readonly OpenLine[];
  /** What the list itself is called; empty where it does not say. */
  readonly name: string;
}

/** Looks up names, many at once: undefined for those that no card has. */
export type FindCards = (names: readonly string[]) => Promise<readonly (FoundCard | undefined)[]>;

/** Reads a pasted list and looks its cards up. */
export async function readList(text: string, find: FindCards): Promise<ReadList> {
  const apart = elementsApart(text);
  const { lines, unread } = readDeckLines(apart);
  const found = await find(lines.map(({ name }) => name));
  const written = apart.split(/\r\n|\r|\n/);
  const unknown = lines.flatMap((line, at) =>
    found[at]
      ? []
      : [
          {
            line,
            text: (written[line.line - 1] ?? line.name).trim(),
            why: `no card is called “${line.name}”`,
          },
        ],
  );
  let above = 0;
  const unreadable = unread.map(({ line, text: said, why }): OpenLine => {
    // What stands above it says where it belongs. Both are in the order of the text.
    while ((lines[above]?.line ?? line) < line) above++;
    const { section = "main", isPartners = false } = lines[above - 1] ?? {};
    return { line: { line, section, isPartners, name: "", quantity: 1 }, text: said, why };
  });
  return {
    lines: lines.flatMap((line, at) => withCard(line, found[at])),
    open: [...unknown, ...unreadable].sort((a, b) => a.line.line - b.line.line),
    name: /^About[ \t]*(?:\r?\n){1,3}Name (.{1,120})$/m.exec(text)?.[1]?.trim() ?? "",
  };
}

/** Of a file of elements each on a line of its own: it is by their lines that cards are told apart. */
function elementsApart(text: string): string {
  return /^\s*</.test(text) ? text.replace(/>[ \t]*(?=<)/g, ">\n") : text;
}

/** The list once cards were found for some of its open lines, by their numbers. */
export function withFixes(list: ReadList, fixes: ReadonlyMap<number, FoundCard>): ReadList {
  const fixed = list.open.flatMap(({ line }) => withCard(line, fixes.get(line.line)));
  return {
    ...list,
    lines: [...list.lines, ...fixed].sort((a, b) => a.line - b.line),
    open: list.open.filter(({ line }) => !fixes.has(line.line)),
  };
}

/** The list without an open line. */
export function withoutLine(list: ReadList, line: number): ReadList {
  return { ...list, open: list.open.filter((each) => each.line.line !== line) };
}

function withCard(line: DeckLine, card: FoundCard | undefined): readonly ReadLine[] {
  return card ? [{ ...line, name: card.face.name, card }] : [];
}
