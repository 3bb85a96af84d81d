import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";
import { allCards, cardsIn, type Deck, type DeckCards, type PlayerDeck } from "@deckwright/decks/deck.ts";
import { ADDED_REASON, type DeckEdit, withCounts } from "@deckwright/decks/edit.ts";
import { deckOfLines } from "@deckwright/decks/text/read-deck.ts";
import { headingOf } from "@deckwright/decks/zones.ts";
import { groupOfType, LANDS, TYPE_GROUPS } from "../../../lib/cards/type-groups.ts";
import { faceNamed } from "../../../ui/deck-list/deck-groups.ts";
import type { FormChoice } from "../choices.ts";
import type { ReadLine } from "./read-list.ts";

/** What the deck of a list is called, and what it is played in. */
export interface ListTitle extends Pick<FormChoice, "variant" | "base"> {
  readonly name: string;
  readonly format: string;
}

const OTHERS = "Others";
const ORDER = [...TYPE_GROUPS.map(([, title]) => title), OTHERS, LANDS];

/** The cards of a list as a deck that can be judged, edited and kept like any other. */
export function deckOfList(lines: readonly ReadLine[], title: ListTitle): { deck: Deck; faces: Faces } {
  const { deck: cards } = deckOfLines(lines);
  const faces = Object.fromEntries(lines.map(({ name, card }) => [name, card.face]));
  const second = cards.partner_deck;
  const first = playerDeck(cards, title, faces);
  return {
    deck: {
      ...first,
      ...(cards.pool ? { pool: cards.pool } : {}),
      ...(second ? { partner_deck: playerDeck(second, title, faces) } : {}),
    },
    faces,
  };
}

/** What adds the cards of a list to a deck, each in its zone. */
export function editsOfList(lines: readonly ReadLine[]): readonly DeckEdit[] {
  return lines
    .filter(({ section }) => section !== "pool")
    .map(({ section, name, quantity, card }) => {
      const group = section === "main" ? groupOf(card.face) : headingOf(section);
      const as = { group, role: group, reason: ADDED_REASON };
      return { zone: section, card: name, change: quantity, as };
    });
}

function playerDeck(cards: DeckCards, title: ListTitle, faces: Faces): PlayerDeck {
  const zones = ["commanders", "companion", "main", "side", ...Object.keys(cards.zones ?? {})];
  const groups = zones.flatMap((zone) => groupsOf(cards, zone, faces));
  const shown = faceNamed(faces, cards.commanders?.[0] ?? Object.keys(cards.main)[0] ?? "");
  const price = Object.entries(allCards(cards)).reduce(
    (sum, [name, quantity]) => sum + quantity * (faceNamed(faces, name)?.usd ?? 0),
    0,
  );
  return withCounts(
    {
      ...title,
      playstyle: "midrange",
      commanders: [],
      main: {},
      side: {},
      cards: 0,
      card_list: Object.fromEntries(groups),
      image: shown?.images.art_crop ?? "",
      colors: colorsOf(cards, faces),
      power_level: 0,
      bracket: null,
      price_usd: Math.round(price * 100) / 100,
      seo_description: "",
      seed: 0,
    },
    cards.zones,
  );
}

type Group = [string, { name: string; quantity: number; role: string; reason: string }[]];

function groupsOf(cards: DeckCards, zone: string, faces: Faces): readonly Group[] {
  const groups = new Map<string, Group[1]>();
  for (const [name, quantity] of Object.entries(cardsIn(cards, zone))) {
    const group = zone === "main" ? groupOf(faceNamed(faces, name)) : headingOf(zone);
    groups.set(group, [...(groups.get(group) ?? []), { name, quantity, role: group, reason: ADDED_REASON }]);
  }
  return [...groups].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

function groupOf(face: CardFace | undefined): string {
  return (face && groupOfType(face.type_line)) ?? OTHERS;
}

/** The colors of who leads; without a leader those of the cards. */
function colorsOf(cards: DeckCards, faces: Faces): string[] {
  const leaders = cards.commanders ?? [];
  const colors = (leaders.length > 0 ? leaders : Object.keys(cards.main)).flatMap((name) => {
    const face = faceNamed(faces, name);
    return (leaders.length > 0 ? face?.color_identity : face?.colors) ?? [];
  });
  return [..."WUBRG"].filter((color) => colors.includes(color));
}
