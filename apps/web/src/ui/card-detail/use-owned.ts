import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { account } from "../../data/account.ts";
import { fetchOwnCopies, type OwnCopies } from "../../data/collection.ts";
import { showToast } from "../../lib/toasts.ts";

/** What the member who is here owns. */
interface Owned {
  /** Undefined for visitors, and until it is known. */
  readonly copies: OwnCopies | undefined;
  /** Takes note of cards that were added just now. */
  readonly note: (name: string, count: number) => void;
}

/** What the member owns, once it is wanted; undefined for visitors, and where it cannot be read. */
export function useOwnCopies(isWanted: boolean): OwnCopies | undefined {
  return useOwnQuery(isWanted).data;
}

function useOwnQuery(isWanted: boolean) {
  const userId = account.usePart(({ user }) => user?.id);
  const queryKey = ["own-copies", userId];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: fetchOwnCopies,
    enabled: isWanted && userId !== undefined,
  });
  return { queryKey, data: userId === undefined ? undefined : data, isError };
}

/** What the member owns, read when a card is first looked at. A refusal is told in a toast. */
export function useOwned(isWanted: boolean): Owned {
  const cache = useQueryClient();
  const { queryKey, data, isError } = useOwnQuery(isWanted);
  useEffect(() => {
    if (!isError) return;
    const description = "Could not load your collection data.";
    showToast({ title: "Error", description, variant: "destructive" });
  }, [isError]);
  return {
    copies: data,
    note: (name, count) =>
      cache.setQueryData<OwnCopies>(queryKey, (copies) =>
        copies ? new Map(copies).set(name, (copies.get(name) ?? 0) + count) : copies,
      ),
  };
}
