import { addCounts, cardsIn, type DeckCards, type TeamCards } from "../deck.ts";
import { COUNTED_ZONES, EXTRA_ZONES, headingOf, ZONES } from "../zones.ts";

/** A way to write a deck as text. */
interface ListStyle {
  readonly id: string;
  readonly label: string;
  readonly extension: string;
  /** One deck as text. @param leaders What people call who leads a deck of this format, as a heading. */
  write(deck: DeckCards, leaders: string): string;
}

/** Headings for people, in the order in which people look at a deck. */
const PLAIN = {
  id: "plain",
  label: "Plain text",
  extension: "txt",
  write: (deck, leaders) => {
    // A signature spell is read beside its planeswalker.
    const leading = zonesOf(deck).filter((zone) => COUNTED_ZONES.has(zone));
    const others = zonesOf(deck).filter((zone) => !COUNTED_ZONES.has(zone));
    const rest = [...leading, "companion", "main", "side", ...others];
    return sections([
      section(deck, "commanders", { heading: leaders }),
      ...rest.map((zone) => section(deck, zone)),
    ]);
  },
} as const satisfies ListStyle;

/** What Arena imports: its own headings, and cards by their front. */
const ARENA = {
  id: "arena",
  label: "Arena",
  extension: "txt",
  write: (deck) =>
    sections(
      ["commanders", "companion", "main", "side", ...zonesOf(deck)].map((zone) =>
        section(deck, zone, { nameOf: (name) => name.split(" // ")[0] ?? name }),
      ),
    ),
} as const satisfies ListStyle;

/**
 * What Magic Online reads: the sideboard after an empty line, and with it whatever else counts as the deck's own. Planes and
 * their like are not played there, and follow under comments.
 */
const MTGO = {
  id: "mtgo",
  label: "MTGO",
  extension: "dek.txt",
  write: (deck) => {
    const nameOf = (name: string) => name.replace(" // ", "/");
    const zones = zonesOf(deck);
    const side = addCounts(
      deck.side ?? {},
      cardsIn(deck, "commanders"),
      ...zones.filter((zone) => COUNTED_ZONES.has(zone)).map((zone) => cardsIn(deck, zone)),
      // Many lists have the companion in the sideboard as well.
      deck.companion !== undefined && Object.hasOwn(deck.side ?? {}, deck.companion)
        ? {}
        : cardsIn(deck, "companion"),
    );
    return sections([
      section(deck, "main", { heading: "", nameOf }),
      section({ main: {}, side }, "side", { heading: "", nameOf }),
      ...zones
        .filter((zone) => !COUNTED_ZONES.has(zone))
        .map((zone) => section(deck, zone, { heading: `// ${headingOf(zone)}`, nameOf })),
    ]);
  },
} as const satisfies ListStyle;

/** The ways to write a deck as text, in the order in which they are offered. */
export const LIST_STYLES = [PLAIN, ARENA, MTGO] as const;
export type ListStyleId = (typeof LIST_STYLES)[number]["id"];

/** Before the second deck of a team: a comment, so that other programs pass over it. */
const SECOND_DECK = "// Second deck";

/**
 * A deck as text that other programs read, and `readDeckText`; of a team the second deck follows the first.
 * @param leaders What people call who leads a deck of this format, as a heading.
 */
export function writeDeck(
  deck: TeamCards,
  id: ListStyleId,
  leaders: string = ZONES.commanders.heading,
): string {
  const { write } = styleOf(id);
  const second = deck.partner_deck;
  const first = write(deck, leaders);
  return second ? `${first}\n${SECOND_DECK}\n\n${write(second, leaders)}` : first;
}

/** A file name for a deck: its name in plain letters. */
export function fileNameOf(name: string, id: ListStyleId): string {
  const slug = name
    .normalize("NFKD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .toLowerCase();
  return `${slug === "" ? "deck" : slug}.${styleOf(id).extension}`;
}

function styleOf(id: ListStyleId): ListStyle {
  return LIST_STYLES.find((style) => style.id === id) ?? PLAIN;
}

/** The zones of a deck beside its own fields: those that formats know in their order, then others. */
function zonesOf({ zones = {} }: DeckCards): readonly string[] {
  const known = Object.keys(EXTRA_ZONES).filter((zone) => Object.hasOwn(zones, zone));
  return [...known, ...Object.keys(zones).filter((zone) => !known.includes(zone))];
}

type Section = readonly [heading: string, lines: readonly string[]];

function section(
  deck: DeckCards,
  zone: string,
  { heading = headingOf(zone), nameOf = (name: string) => name } = {},
): Section {
  const lines = Object.entries<number>(cardsIn(deck, zone))
    .filter(([, quantity]) => quantity > 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, quantity]) => `${quantity} ${nameOf(name)}`);
  return [heading, lines];
}

function sections(all: readonly Section[]): string {
  return `${all
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [...(heading === "" ? [] : [heading]), ...lines].join("\n"))
    .join("\n\n")}\n`;
}
