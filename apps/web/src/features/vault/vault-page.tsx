import Bookmark from "lucide-react/icons/bookmark";
import CloudOff from "lucide-react/icons/cloud-off";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { account, planOf } from "../../data/account.ts";
import { Queries } from "../../data/queries.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useVault } from "./use-vault.ts";
import { VaultRow } from "./vault-row.tsx";
import { VaultShape } from "./vault-shape.tsx";

/** A member's decks. Fetched once somebody has logged in. */
export default function VaultPage({ memberId }: { readonly memberId: string }) {
  return (
    <Queries>
      <Vault memberId={memberId} />
    </Queries>
  );
}

function Vault({ memberId }: { readonly memberId: string }) {
  const { query, busy, share, favor, remove } = useVault(memberId);
  const isFree = planOf(account.use().profile) === "free";
  const now = useNow();
  if (query.isPending) return <VaultShape />;
  if (query.isError && !query.data) {
    return (
      <div role="alert">
        <EmptyState
          icon={CloudOff}
          title="Your vault could not be loaded"
          action={
            <Button kind="primary" onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          <p>Your decks are where they were. {query.error.message}</p>
        </EmptyState>
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        icon={Bookmark}
        title={isFree ? "No decks of the last 24 hours" : "No decks yet"}
        action={
          <Link className="button button-primary" to="/builder">
            Build a deck
          </Link>
        }
      >
        <p>Save in the builder puts a deck here, with its reasons and its edits.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="vault-list" aria-label="Your decks">
      {query.data.map((deck) => (
        <VaultRow
          key={deck.id}
          deck={deck}
          now={isFree ? now : null}
          isBusy={busy.has(deck.id)}
          onShare={() => void share(deck)}
          onFavor={() => void favor(deck)}
          onDelete={() => remove(deck)}
        />
      ))}
    </ul>
  );
}

/** The time in milliseconds, told anew every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
