import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { account } from "../../data/account.ts";
import {
  addAndTell,
  COLLECTION_REASON,
  type CollectedCard,
  fetchOwnCopies,
  type OwnCopies,
} from "../../data/collection.ts";
import { requireMember } from "../../data/require-member.ts";
import { showToast } from "../../lib/toasts.ts";

/** What the member who is here owns. */
interface Owned {
  /** Undefined for visitors, and until it is known. */
  readonly copies: OwnCopies | undefined;
  /** Whether nobody is logged in; false until it is known. */
  readonly isVisitor: boolean;
  /** Takes note of cards that were added just now. */
  readonly note: (name: string, count: number) => void;
  /** Asks a visitor to log in, and adds what they turn out to lack then. */
  readonly addMissing: (card: CollectedCard, missingOf: (copies: OwnCopies) => number) => void;
}

/** What the member owns, once it is wanted; undefined for visitors, and where it cannot be read. */
export function useOwnCopies(isWanted: boolean): OwnCopies | undefined {
  return useOwnQuery(isWanted).data;
}

const ownKey = (userId: string | undefined) => ["own-copies", userId];

function useOwnQuery(isWanted: boolean) {
  const userId = account.usePart(({ user }) => user?.id);
  const queryKey = ownKey(userId);
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
  const isVisitor = account.usePart(({ loading, user }) => !loading && user === null);
  const { queryKey, data, isError } = useOwnQuery(isWanted);
  useEffect(() => {
    if (!isError) return;
    const description = "Could not load your collection data.";
    showToast({ title: "Error", description, variant: "destructive" });
  }, [isError]);
  const noteIn = (key: readonly unknown[], name: string, count: number) =>
    cache.setQueryData<OwnCopies>(key, (copies) =>
      copies ? new Map(copies).set(name, (copies.get(name) ?? 0) + count) : copies,
    );
  const addAsMember = async (card: CollectedCard, missingOf: (copies: OwnCopies) => number) => {
    const key = ownKey(account.get().user?.id);
    const copies = await cache.fetchQuery({ queryKey: key, queryFn: fetchOwnCopies });
    const missing = missingOf(copies);
    if (missing > 0 && (await addAndTell(card, missing))) noteIn(key, card.name, missing);
  };
  return {
    copies: data,
    isVisitor,
    note: (name, count) => noteIn(queryKey, name, count),
    addMissing: (card, missingOf) =>
      void requireMember(
        COLLECTION_REASON,
        // Where it cannot be read what they own, that is told above.
        () => void addAsMember(card, missingOf).catch(() => {}),
      ),
  };
}
