import CloudOff from "lucide-react/icons/cloud-off";
import { useEffect, useState } from "react";
import { Queries } from "../../data/queries.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledVault } from "./filled-vault.tsx";
import { useVault } from "./use-vault.ts";
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
  const vault = useVault(memberId);
  const { query, decks, refresh } = vault;
  const now = useNow();
  // A deck whose time is over goes to the hidden ones.
  const due = decks?.filter(({ hides_at }) => hides_at !== null && Date.parse(hides_at) <= now).length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when one more is due, not with each rendering.
  useEffect(() => {
    if (due > 0) refresh();
  }, [due]);
  if (query.isPending) return <VaultShape />;
  if (!decks) {
    return (
      <div role="alert">
        <EmptyState
          icon={CloudOff}
          title="Your vault could not be loaded"
          action={
            <Button kind="primary" onClick={refresh}>
              Try again
            </Button>
          }
        >
          <p>Your decks are where they were. {query.error?.message}</p>
        </EmptyState>
      </div>
    );
  }
  return <FilledVault vault={{ ...vault, decks }} now={now} />;
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
