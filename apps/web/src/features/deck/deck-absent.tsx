import CloudOff from "lucide-react/icons/cloud-off";
import { use, useEffect } from "react";
import { STORAGE_KEY } from "../../data/account.ts";
import { NonceContext } from "../../lib/page/nonce.ts";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MissingScreen } from "../../ui/missing-screen.tsx";
import { DeckShape } from "./deck-shape.tsx";
import type { Absent, Shown } from "./told-deck.ts";

const NOT_FOUND = "Could not find the deck. It might be private or deleted.";

/**
 * Run before the first paint. Where a session is kept the deck may be the member's own, which is asked for once the scripts are
 * here: until then it is on its way. Everybody else reads what the server has said.
 */
const MARK_ASKING = `try {
  if (localStorage.getItem("${STORAGE_KEY}") !== null) document.currentScript.parentElement.dataset.state = "asking";
} catch {}`;

/** Asks for a deck that the server shows nobody as the member who is here. Never throws. */
export async function askAs(memberId: string, id: string): Promise<Shown | Absent> {
  try {
    const { loadOwnDeck } = await import("./load-own-deck.ts");
    return await loadOwnDeck(id, memberId);
  } catch {
    return { page: null, askedBy: memberId, hasFailed: true };
  }
}

interface Absence {
  /**
   * `unknown` while nobody knows who is here: what is seen then depends on whether a session is kept. `asking` while it is asked
   * for as a member, `unread` where nobody has answered that.
   */
  readonly state: "unknown" | "asking" | "missing" | "unread";
  readonly onRetry: () => void;
}

/** What stands in a deck's place while there is none. */
export function DeckAbsent({ state, onRetry }: Absence) {
  const nonce = use(NonceContext);
  const isMissing = state === "missing";
  useEffect(() => {
    if (isMissing) showToast({ title: "Deck Not Found", description: NOT_FOUND, variant: "destructive" });
  }, [isMissing]);
  if (state === "unread") return <DeckUnread onRetry={onRetry} />;
  return (
    <div className="deck-absent" data-state={state} suppressHydrationWarning>
      {state === "unknown" && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of ours, allowed by the page's nonce.
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MARK_ASKING }} />
      )}
      {state === "asking" && <title>Loading the deck · Deckwright</title>}
      {state !== "missing" && <DeckShape />}
      {state !== "asking" && (
        <div className="deck-missing">
          <MissingScreen
            title="Deck Not Found"
            text={NOT_FOUND}
            back={{ label: "Go Back Home", path: "/" }}
          />
        </div>
      )}
    </div>
  );
}

function DeckUnread({ onRetry }: Pick<Absence, "onRetry">) {
  return (
    <div className="page-width min-h-[50vh] pt-10">
      <EmptyState
        icon={CloudOff}
        title="The deck could not be loaded"
        level={1}
        action={
          <Button kind="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p className="mt-2 text-16">The server could not be reached. Check your connection.</p>
      </EmptyState>
    </div>
  );
}
