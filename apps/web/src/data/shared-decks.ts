import {
  countedDecksSchema,
  type ListedDeck,
  listedDeckSchema,
  type SharedDeckRow,
  sharedDeckRowSchema,
} from "@deckwright/contract/shared-deck.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { askData, askDataForMany } from "./site-json.ts";

type OurSite = Site<Request, Response>;

/** What lists of decks read of each. */
export const LISTED =
  "id,user_id,name,format,colors,cards,power_level,playstyle,bracket,commanders,price_cents,image,cover,created_at,profiles(username)";

/** Decks that the pages of cards, formats and playstyles show. */
const MOST_ON_A_PAGE = "6";

/** Decks that the home page shows. */
const MOST_NEWEST = "4";

/** Numbers of decks are as long at the most. */
export const DECK_ID = /^[1-9]\d{0,14}$/;

/** What the page of a deck reads of it. */
export const DECK_COLUMNS = `${LISTED},seo_description,card_list,version,favorite,details`;

/** The newest shared decks that play a card, as anybody may see them; none where the server does not answer. */
export async function fetchDecksWithCard(site: OurSite, name: string): Promise<readonly ListedDeck[]> {
  const search = { card_name: name, select: LISTED, limit: MOST_ON_A_PAGE };
  return listOf(await askData(site, "rpc/decks_with_card", search));
}

/** The newest shared decks; none where the server does not answer. */
export async function fetchNewestDecks(site: OurSite): Promise<readonly ListedDeck[]> {
  const search = { shared: "is.true", select: LISTED, order: "created_at.desc,id.desc", limit: MOST_NEWEST };
  return listOf(await askDataForMany(site, "decks", search));
}

/** The newest shared decks of a format or a playstyle; none where the server does not answer. */
export async function fetchNewestDecksOf(
  site: OurSite,
  kind: "format" | "playstyle",
  slug: string,
): Promise<readonly ListedDeck[]> {
  const search = {
    [kind]: `eq.${slug}`,
    shared: "is.true",
    select: LISTED,
    order: "created_at.desc,id.desc",
    limit: MOST_ON_A_PAGE,
  };
  return listOf(await askDataForMany(site, "decks", search));
}

/** How many shared decks there are of each format and playstyle, by `format/modern`; none where the server does not answer. */
export async function fetchDeckCounts(site: OurSite): Promise<Readonly<Record<string, number>>> {
  const rows = await askDataForMany(site, "rpc/count_shared_decks", {});
  return Object.fromEntries(
    rows.flatMap((row) => {
      const read = countedDecksSchema.safeParse(row);
      return read.success ? [[`${read.data.kind}/${read.data.slug}`, read.data.decks]] : [];
    }),
  );
}

/** A shared deck with its cards; null where no shared deck has this number. */
export async function fetchSharedDeck(site: OurSite, id: string): Promise<SharedDeckRow | null> {
  if (!DECK_ID.test(id)) return null;
  const rows = await askData(site, "decks", { id: `eq.${id}`, shared: "is.true", select: DECK_COLUMNS });
  const deck = sharedDeckRowSchema.safeParse(rows[0]);
  return deck.success ? deck.data : null;
}

/** The newest other shared decks that have one of a deck's colors, or none where it has none. */
export async function fetchDecksLike(
  site: OurSite,
  { id, colors }: Pick<SharedDeckRow, "id" | "colors">,
): Promise<readonly ListedDeck[]> {
  const wanted = colors.length === 0 ? "eq.{}" : `ov.{${colors.join(",")}}`;
  // One more, for the deck itself may be among them: so all decks of these colors share what was read.
  const search = {
    shared: "is.true",
    colors: wanted,
    select: LISTED,
    order: "created_at.desc,id.desc",
    limit: String(Number(MOST_NEWEST) + 1),
  };
  const decks = listOf(await askDataForMany(site, "decks", search));
  return decks.filter((deck) => deck.id !== id).slice(0, Number(MOST_NEWEST));
}

/** Decks of a list, as far as they can be read. */
export function listOf(rows: readonly unknown[]): readonly ListedDeck[] {
  return rows.flatMap((row) => {
    const deck = listedDeckSchema.safeParse(row);
    return deck.success ? [deck.data] : [];
  });
}
