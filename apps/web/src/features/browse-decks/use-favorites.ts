import { useQuery, useQueryClient } from "@tanstack/react-query";
import { account } from "../../data/account.ts";
import { type FavoriteMark, favorDeck, fetchMarks } from "../../data/browse-decks.ts";
import { tellNotMarked } from "../../data/tell-not-marked.ts";

/** Which of the member's own decks are favorites, and what changes that. It shows at once, and is taken back if the server refuses. */
export function useFavorites() {
  const memberId = account.usePart(({ user }) => user?.id);
  const cache = useQueryClient();
  const queryKey = ["favorite-marks", memberId];
  const { data } = useQuery({
    queryKey,
    queryFn: () => fetchMarks(memberId ?? ""),
    enabled: memberId !== undefined,
  });
  const put = (mark: FavoriteMark) =>
    cache.setQueryData<readonly FavoriteMark[]>(queryKey, (marks) =>
      marks?.map((each) => (each.id === mark.id ? mark : each)),
    );
  return {
    markOf: (id: number) => data?.find((mark) => mark.id === id),
    async favor(mark: FavoriteMark): Promise<void> {
      const changed = { ...mark, favorite: !mark.favorite };
      put(changed);
      try {
        await favorDeck(changed);
      } catch {
        put(mark);
        tellNotMarked();
      }
    },
  };
}
