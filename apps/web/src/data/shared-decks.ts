import type { Site } from "@deckwright/contract/site.ts";

/** A shared deck that plays the card. */
export interface DeckWithCard {
  readonly id: number;
  readonly name: string;
  readonly format: string;
  /** Letters of its colors. */
  readonly colors: readonly string[];
  readonly author: string;
}

/** Decks that are shown. */
const MOST = 6;

/**
 * The newest shared decks that play a card, as anybody may see them; none where the server has no database or does not
 * answer.
 */
export async function fetchDecksWithCard(
  site: Site<Request, Response>,
  name: string,
): Promise<readonly DeckWithCard[]> {
  const key = site.anonymousKey;
  if (key === undefined) return [];
  const search = new URLSearchParams({
    card_name: name,
    select: "id,name,format,colors,profiles(username)",
    limit: String(MOST),
  });
  const request = new Request(new URL(`/rest/v1/rpc/decks_with_card?${search}`, site.origin), {
    headers: { accept: "application/json", apikey: key, authorization: `Bearer ${key}` },
  });
  try {
    const response = await site.fetch(request);
    const rows: unknown = response.ok ? await response.json() : [];
    return Array.isArray(rows) ? rows.flatMap(toDeck) : [];
  } catch {
    return [];
  }
}

function toDeck(row: unknown): DeckWithCard[] {
  if (typeof row !== "object" || row === null) return [];
  const { id, name, format, colors, profiles }: Record<string, unknown> = { ...row };
  if (typeof id !== "number" || typeof name !== "string" || typeof format !== "string") return [];
  const author =
    typeof profiles === "object" && profiles !== null && "username" in profiles ? profiles.username : null;
  return [
    {
      id,
      name,
      format,
      colors: Array.isArray(colors) ? colors.filter((color) => typeof color === "string") : [],
      author: typeof author === "string" ? author : "Anonymous",
    },
  ];
}
