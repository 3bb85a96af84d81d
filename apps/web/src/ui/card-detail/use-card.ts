import type { CardFace } from "@deckwright/contract/card-face.ts";
import { PREFER_CHEAPEST } from "@deckwright/contract/scryfall.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchFace } from "../../data/card-face.ts";
import { showToast } from "../../lib/toasts.ts";

/** Answers about cards stay true while the page is open. */
const STAYS = { staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * All that is known of a card: what the page was sent with, and what it was not sent with once that has come. What no card is
 * called is told in a toast.
 * @param known What the page knows; it has the price that its list is added up from.
 */
export function useCard(
  name: string,
  known: CardFace | undefined,
): { readonly card: CardFace | undefined; readonly isLoading: boolean } {
  const { data, isError, isLoading } = useQuery({
    queryKey: ["face", name],
    // What it costs in a deck.
    queryFn: () => fetchFace(name, PREFER_CHEAPEST),
    ...STAYS,
  });
  const isMissing = known === undefined && (data === null || isError);
  useEffect(() => {
    if (!isMissing) return;
    const description = `Could not find details for "${name}".`;
    showToast({ title: "Card Not Found", description, variant: "destructive" });
  }, [isMissing, name]);
  return { card: data ? { ...data, ...known } : known, isLoading };
}
