import type { Deck, PlayerDeck } from "@deckwright/decks/deck.ts";
import { EXTRA_ZONES, ZONES } from "@deckwright/decks/zones.ts";
import { leaderTitle } from "./deck-groups.ts";

/** Ways to write a deck as text. */
export const EXPORT_STYLES = [
  { id: "plain", label: "Plain text", extension: "txt" },
  { id: "arena", label: "Arena", extension: "txt" },
  { id: "mtgo", label: "MTGO", extension: "dek.txt" },
] as const;
export type ExportStyle = (typeof EXPORT_STYLES)[number]["id"];

type Counts = Readonly<Record<string, number>>;

/**
 * A deck as text that other programs read. `plain` has headings for people; `arena` is what Arena imports; `mtgo` is a
 * list with the sideboard after an empty line, the commander in it, as Magic Online has it. A team's second deck follows
 * the first, after a line that says so.
 */
export function exportDeck(deck: Deck, style: ExportStyle): string {
  const first = exportOne(deck, style);
  const second = deck.partner_deck;
  return second ? `${first}\n${SECOND_DECK}\n\n${exportOne(second, style)}` : first;
}

/** Written as a comment, so that programs pass over it. */
const SECOND_DECK = "// Second deck";

function exportOne(deck: PlayerDeck, style: ExportStyle): string {
  const commanders: Counts = countNames(deck.commanders);
  const companion: Counts = deck.companion === undefined ? {} : { [deck.companion]: 1 };
  const zones = zonesOf(deck);
  if (style === "mtgo") {
    // What has no section there stands with the commander; planes and their like are not played on Magic Online.
    const side = mergeCounts(
      deck.side,
      commanders,
      ...zones.filter(({ isCounted }) => isCounted).map(({ counts }) => counts),
      deck.companion !== undefined && !(deck.companion in deck.side) ? companion : {},
    );
    return sections([
      ["", lines(deck.main, frontHalves)],
      ["", lines(side, frontHalves)],
      ...zones
        .filter(({ isCounted }) => !isCounted)
        .map(({ title, counts }): Section => [`// ${title}`, lines(counts, frontHalves)]),
    ]);
  }
  const isForPeople = style === "plain";
  const write = isForPeople ? (name: string) => name : arenaName;
  const ofZone = ({ title, counts }: (typeof zones)[number]): Section => [title, lines(counts, write)];
  // People read a signature spell beside its planeswalker, under the names of their format; Arena knows one heading.
  const leading = zones.filter(({ isCounted }) => isForPeople && isCounted);
  return sections([
    [isForPeople ? leaderTitle(deck) : ZONES.commanders.heading, lines(commanders, write)],
    ...leading.map(ofZone),
    ["Companion", lines(companion, write)],
    ["Deck", lines(deck.main, write)],
    ["Sideboard", lines(deck.side, write)],
    ...zones.filter((zone) => !leading.includes(zone)).map(ofZone),
  ]);
}

/** The zones of a deck under the headings that people know. */
function zonesOf({ zones = {} }: PlayerDeck) {
  const known = Object.entries(EXTRA_ZONES).flatMap(([name, { heading, isCounted }]) => {
    const counts = zones[name];
    return counts ? [{ title: heading, isCounted, counts }] : [];
  });
  const others = Object.entries(zones)
    .filter(([zone]) => !Object.hasOwn(EXTRA_ZONES, zone))
    .map(([zone, counts]) => ({ title: zone, isCounted: false, counts }));
  return [...known, ...others];
}

type Section = readonly [title: string, lines: readonly string[]];

function sections(all: readonly Section[]): string {
  return `${all
    .filter(([, each]) => each.length > 0)
    .map(([title, each]) => [...(title === "" ? [] : [title]), ...each].join("\n"))
    .join("\n\n")}\n`;
}

function lines(counts: Counts, write: (name: string) => string = (name) => name): string[] {
  return Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, quantity]) => `${quantity} ${write(name)}`);
}

/** Arena names a card with two sides by its front, a split card by both halves with its own spacing. */
function arenaName(name: string): string {
  return name.split(" // ")[0] ?? name;
}

/** Magic Online writes both halves with a bare slash. */
function frontHalves(name: string): string {
  return name.replace(" // ", "/");
}

function countNames(names: readonly string[]): Counts {
  return mergeCounts(...names.map((name) => ({ [name]: 1 })));
}

function mergeCounts(...all: readonly Counts[]): Counts {
  const merged: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, quantity] of Object.entries(counts)) merged[name] = (merged[name] ?? 0) + quantity;
  }
  return merged;
}

/** A file name for a deck: its name in plain letters. */
export function fileNameOf(deck: Deck, style: ExportStyle): string {
  const slug = deck.name
    .normalize("NFKD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .toLowerCase();
  const extension = EXPORT_STYLES.find(({ id }) => id === style)?.extension ?? "txt";
  return `${slug === "" ? "deck" : slug}.${extension}`;
}
