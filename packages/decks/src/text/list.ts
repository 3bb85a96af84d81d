import { readCardLine } from "./card-line.ts";
import { KINDS, LONGEST_HEADING, sectionOf } from "./headings.ts";
import type { Row } from "./row.ts";

/** Lines of lists that name no card, and need not be told of: where a list is from, whose it is, how much is in it. */
const REMARKS: readonly RegExp[] = [
  /^(?:https?:\/\/|www\.)\S*$/i,
  /^\d+ cards?(?: (?:in )?total)?$/i,
  /^(?:grand |sub)?total(?: cards| price| cost| value)?\s*(?:[:=]\s*)?[$€£]?\d/i,
  /^(?:layout (?:main|sideboard)|deck type|(?:deck ?)?(?:name|title|size)|author|creator|player|pilot|event|format|date|description|comments?|source|url|price|count)\s*[:=]/i,
];

/** Sections of a card or two, which end with a heading of any kind, and with an empty line. */
const OF_LEADERS: ReadonlySet<string> = new Set(["commanders", "companion", "signature_spells"]);

/** Rows of a list of lines, each a card with its quantity, under headings. @param lines Without spaces around them. */
export function rowsOfList(lines: readonly string[]): readonly Row[] {
  const headings = headingsOf(lines);
  const sideFrom = sideboardStart(lines, headings);
  const rows: Row[] = [];
  const place = new Place();
  for (const [at, line] of lines.entries()) {
    const heading = at === sideFrom ? "side" : headings[at];
    if (heading !== undefined) place.begin(heading);
    if (headings[at] !== undefined) continue;
    if (line === "") place.leave();
    else if (isComment(line)) place.remark(lines[at - 1] === "");
    if (line === "" || isComment(line)) continue;
    const { section, isPartners } = place;
    place.fill();
    if (section !== "nothing" && section !== "about" && !isRemark(line))
      rows.push({ at, card: readCardLine(line), section, isPartners });
  }
  return rows;
}

/** Where in a deck the lines belong, from heading to heading. */
class Place {
  section = "main";
  isPartners = false;
  /** Whether cards of the section were there, on the line before and at all. */
  #isNear = false;
  #isFilled = false;
  /** Whether the section's own cards are parted by kind. */
  #isParted = false;

  begin(heading: string): void {
    if (KINDS.has(heading)) {
      // Headings of kinds stand below that of a zone, or beside it where that has cards already.
      if (OF_LEADERS.has(this.section) || (this.#isFilled && !this.#isParted)) this.#enter("main");
      else this.#isParted = true;
      return;
    }
    if (heading === "partner_deck") this.isPartners = true;
    this.#enter(heading === "partner_deck" ? "main" : heading);
  }

  fill(): void {
    this.#isNear = true;
    this.#isFilled = true;
  }

  leave(): void {
    if ((this.#isNear && OF_LEADERS.has(this.section)) || this.section === "about") this.#enter("main");
    this.#isNear = false;
  }

  /** A comment ends who leads where one is named, and may part what is not of the deck from what is. */
  remark(isApart: boolean): void {
    const isBeside = this.section === "nothing" && isApart && this.#isFilled && !this.#isParted;
    if (isBeside || (this.#isNear && OF_LEADERS.has(this.section))) this.#enter("main");
  }

  #enter(section: string): void {
    this.section = section;
    this.#isNear = false;
    this.#isFilled = false;
    this.#isParted = false;
  }
}

/** Begins with a quantity, a bullet or a short mark before it. */
const COUNTED = /^(?:sb:)?[^\p{L}]*\d[x×]?\s+\S/iu;
/** What ends a heading: `Burn spells (12)`, and in any list `My favorites:`. */
const COUNT_BEHIND = /\p{L}\W*[([]\d+(?: cards?)?[)\]]\W*$/u;
const COLON_BEHIND = /\p{L}{3}\W*:\W*$/u;

/** For each line what it begins, where it is a heading: one that is known, or one of the list's own, which parts its cards. */
function headingsOf(lines: readonly string[]): readonly (string | undefined)[] {
  const known = lines.map(sectionOf);
  // Beside ramp and removal, "Tokens" are cards that make them.
  const tokens = known.includes("use") ? "use" : "nothing";
  const told = lines.filter((line, at) => known[at] === undefined && isTold(line));
  const isCounted = told.filter((line) => COUNTED.test(line)).length * 2 > told.length;
  const isAbove = (at: number) => isCounted && COUNTED.test(lines[at + 1] ?? "");
  const isOwn = (line: string, at: number) =>
    line.length <= LONGEST_HEADING &&
    !COUNTED.test(line) &&
    (COLON_BEHIND.test(line) || (COUNT_BEHIND.test(line) && isAbove(at)));
  const headings = lines.map((line, at) =>
    known[at] === "tokens" ? tokens : (known[at] ?? (isOwn(line, at) ? "type" : undefined)),
  );
  const titles = titlesOf(lines, headings, isAbove);
  return headings.map((heading, at) => (titles.has(at) ? "type" : heading));
}

/**
 * Which lines without a quantity are headings of the list's own, each behind an empty line and above cards that have one. One such
 * line alone is a card, and so are they all where cards without a quantity stand among the others, or what is behind an empty line
 * begins with a card elsewhere.
 */
function titlesOf(
  lines: readonly string[],
  headings: readonly (string | undefined)[],
  isAbove: (at: number) => boolean,
): ReadonlySet<number> {
  const bare = lines.flatMap((line, at) =>
    headings[at] === undefined && isTold(line) && !COUNTED.test(line) ? [at] : [],
  );
  const titles = bare.filter(
    (at) =>
      at > 1 &&
      lines[at - 1] === "" &&
      headings[at - 2] === undefined &&
      /\p{L}/u.test(lines[at] ?? "") &&
      isAbove(at),
  );
  const beginning = lines.filter(
    (line, at) => lines[at - 1] === "" && headings[at] === undefined && isTold(line),
  );
  // The first line may say what the list is.
  const isMixed = bare.filter((at) => at > 0).length > titles.length || beginning.length > titles.length;
  const kinds = headings.filter((heading) => KINDS.has(heading ?? "")).length;
  return new Set(isMixed || titles.length + kinds < 2 ? [] : titles);
}

/** Whether a line is of the list, and no empty one, comment or remark. */
function isTold(line: string): boolean {
  return line !== "" && !isComment(line) && !isRemark(line);
}

/** A main deck of constructed formats, and the largest sideboard: where Magic Online parts the two by an empty line alone. */
const LEAST_MAIN = 60;
const MOST_SIDE = 15;

/**
 * Where the sideboard begins in a list without headings: behind its only empty line, where what stands before it is a whole
 * deck and what follows is no more than a sideboard. -1 in other lists, whose empty lines part creatures from lands and the like.
 */
function sideboardStart(lines: readonly string[], headings: readonly (string | undefined)[]): number {
  const blocks: { readonly from: number; cards: number }[] = [];
  let isNew = true;
  for (const [from, line] of lines.entries()) {
    if (headings[from] !== undefined || blocks.length > 2) break;
    const card = line === "" || isComment(line) || isRemark(line) ? "" : readCardLine(line);
    if (typeof card !== "string") {
      if (isNew) blocks.push({ from, cards: 0 });
      const block = blocks.at(-1);
      if (block) block.cards += card.quantity;
    }
    isNew = line === "";
  }
  const [main, side, more] = blocks;
  if (!main || !side || more || main.cards < LEAST_MAIN || side.cards > MOST_SIDE) return -1;
  return side.from;
}

function isComment(line: string): boolean {
  return /^(?:#|\/\/)/.test(line);
}

function isRemark(line: string): boolean {
  return REMARKS.some((remark) => remark.test(line));
}
