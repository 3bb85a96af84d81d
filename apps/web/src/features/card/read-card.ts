import type { CardFace } from "@deckwright/contract/card-face.ts";
import { type CardFacts, cardFactsSchema } from "@deckwright/contract/card-facts.ts";
import {
  cardListSchema,
  type Ruling,
  rulingsSchema,
  type ScryfallCard,
  scryfallCardSchema,
} from "@deckwright/contract/scryfall.ts";
import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import type { SiteAnswer } from "../../data/site-json.ts";
import { faceOfCard } from "../../lib/cards/face-of-card.ts";
import { isSamePrinting, type PrintingRow } from "./printing-row.ts";

/** One side or half of a card, as it is read. */
export interface CardSide {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  /** Absent when the server has no rules texts; empty when the card has none. */
  readonly text?: string;
  /** Flavor text of this printing; "" where it has none or the server does not know it. */
  readonly flavor: string;
  /** Power and toughness, loyalty or defense, in words: `2/1`, `Loyalty 4`; empty where there is none. */
  readonly stats: string;
}

/** Everything that the page of a card shows. What a server cannot say is empty or null. */
export interface CardPageData {
  readonly face: CardFace;
  /** The half that is read with the card held another way; null where there is none. */
  readonly half: CardFace | null;
  readonly sides: readonly CardSide[];
  readonly layout: string;
  /** The printing at Scryfall; empty when that is no web address. */
  readonly scryfall: string;
  /** On the list of cards whose printing has ended for good. */
  readonly isReserved: boolean;
  /** ISO day of this printing. */
  readonly released: string;
  readonly printings: readonly PrintingRow[];
  /** Of all printings, also of those that are not listed. */
  readonly printingCount: number;
  /** The one that costs least; null where none has a price, or where not all of them were looked at. */
  readonly cheapest: PrintingRow | null;
  readonly rulings: readonly Ruling[];
  readonly facts: CardFacts | null;
  /** Shared decks that play it, the newest first. */
  readonly decks: readonly ListedDeck[];
}

/** Printings that are listed; basic lands have many hundreds. */
const MOST_PRINTINGS = 40;

/** Puts the answers about a card together; null when the first is no card. */
export function readCardPage(answers: {
  readonly card: SiteAnswer;
  readonly printings: SiteAnswer;
  readonly rulings: SiteAnswer;
  readonly facts: SiteAnswer;
  readonly decks: readonly ListedDeck[];
}): CardPageData | null {
  const read = scryfallCardSchema.safeParse(answers.card.body);
  if (answers.card.status !== 200 || !read.success) return null;
  const card: ScryfallCard = read.data;
  const list = cardListSchema.safeParse(answers.printings.body);
  const rulings = rulingsSchema.safeParse(answers.rulings.body);
  // A name may also be that of another card's second face.
  const printings = list.success
    ? list.data.data.filter((each) => each.oracle_id === card.oracle_id)
    : [card];
  const facts = cardFactsSchema.safeParse(answers.facts.body);
  const rows = printings.map(printingRow);
  const face = faceOfCard(card);
  return {
    face,
    half: halfOf(card, face),
    sides: sidesOf(card),
    layout: card.layout,
    scryfall: card.scryfall_uri.startsWith("https://") ? card.scryfall_uri : "",
    isReserved: card.reserved,
    released: card.released_at,
    printings: listed(rows, printingRow(card)),
    printingCount: list.success && list.data.has_more ? list.data.total_cards : printings.length,
    cheapest: list.success && list.data.has_more ? null : cheapestOf(rows),
    rulings: rulings.success ? withoutRepeats(rulings.data.data) : [],
    facts: facts.success ? facts.data : null,
    decks: answers.decks,
  };
}

/** The sources have some rulings twice, once with typographic apostrophes and once without. */
function withoutRepeats(rulings: readonly Ruling[]): Ruling[] {
  const read = new Set<string>();
  return rulings.filter(({ published_at, comment }) => {
    const key = `${published_at} ${comment.replaceAll("’", "'").replace(/[“”]/g, '"')}`;
    return read.size < read.add(key).size;
  });
}

/** The newest printings, and the one that is shown, which may be an old one of many. */
function listed(rows: readonly PrintingRow[], shown: PrintingRow): PrintingRow[] {
  const newest = rows.slice(0, MOST_PRINTINGS);
  return newest.some((row) => isSamePrinting(row, shown)) ? newest : [...newest.slice(0, -1), shown];
}

function cheapestOf(rows: readonly PrintingRow[]): PrintingRow | null {
  const priced = rows.flatMap((row) => (row.usd === null ? [] : [{ row, usd: row.usd }]));
  const [least] = priced.toSorted((a, b) => a.usd - b.usd);
  return least?.row ?? null;
}

/** Layouts with two halves on one picture, of which one is read with the card held another way. */
const HALVED: ReadonlySet<string> = new Set(["flip", "split"]);

function halfOf(card: ScryfallCard, face: CardFace): CardFace | null {
  const other = card.card_faces?.[1];
  if (other === undefined || !HALVED.has(card.layout)) return null;
  const { power: _power, toughness: _toughness, oracle_text: _text, ...shared } = face;
  return {
    ...shared,
    name: other.name,
    mana_cost: other.mana_cost,
    type_line: other.type_line,
    ...(other.oracle_text === undefined ? {} : { oracle_text: other.oracle_text }),
    ...(other.power === undefined ? {} : { power: other.power }),
    ...(other.toughness === undefined ? {} : { toughness: other.toughness }),
  };
}

function sidesOf(card: ScryfallCard): CardSide[] {
  const faces = card.card_faces ?? [];
  if (faces.length === 0) {
    const { name, type_line, oracle_text, flavor_text } = card;
    return [
      {
        name,
        manaCost: card.mana_cost ?? "",
        typeLine: type_line,
        ...(oracle_text === undefined ? {} : { text: oracle_text }),
        flavor: flavor_text ?? "",
        stats: statsOf(card),
      },
    ];
  }
  return faces.map((face) => ({
    name: face.name,
    manaCost: face.mana_cost,
    typeLine: face.type_line,
    ...(face.oracle_text === undefined ? {} : { text: face.oracle_text }),
    flavor: face.flavor_text ?? "",
    stats: statsOf(face),
  }));
}

function statsOf(side: Pick<ScryfallCard, "power" | "toughness" | "loyalty" | "defense">): string {
  if (side.power !== undefined) return `${side.power}/${side.toughness ?? ""}`;
  if (side.loyalty !== undefined) return `Loyalty ${side.loyalty}`;
  return side.defense === undefined ? "" : `Defense ${side.defense}`;
}

function printingRow(card: ScryfallCard): PrintingRow {
  const price = (kind: string) => {
    const amount = Number.parseFloat(card.prices[kind] ?? "");
    return Number.isFinite(amount) ? amount : null;
  };
  return {
    name: card.name,
    set: card.set,
    set_name: card.set_name,
    collector_number: card.collector_number,
    rarity: card.rarity,
    released: card.released_at,
    usd: price("usd"),
    usdFoil: price("usd_foil"),
    eur: price("eur"),
    tix: price("tix"),
  };
}
