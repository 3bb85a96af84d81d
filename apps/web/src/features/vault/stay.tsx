import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link } from "react-router";
import type { VaultDeck } from "../../data/vault.ts";
import { type TimeLeft, timeLeft } from "./time-left.ts";

const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** How long a deck is seen in the vault, and what comes then. */
export function Stay({ deck, now }: { readonly deck: VaultDeck; readonly now: number }) {
  if (deck.hides_at === null) {
    return (
      <p className="vault-stay text-13 text-paper-dim">
        {deck.shared ? (
          <>
            In <SharedPage deck={deck} />, and here
          </>
        ) : (
          "Stays as long as your plan"
        )}
      </p>
    );
  }
  const hidesAt = Date.parse(deck.hides_at);
  const { words, share, urgency } = timeLeft(Date.parse(deck.created_at), hidesAt, now);
  const Icon = urgency === "calm" ? Clock : TriangleAlert;
  return (
    <div className="vault-stay" data-urgency={urgency}>
      <p className="flex items-center gap-2 font-semibold tabular-nums">
        <Icon size={16} aria-hidden="true" />
        {words}
      </p>
      <div className="vault-time" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <p className="mt-1 text-12 text-paper-faint">
        {deck.shared ? (
          <>
            Then only in <SharedPage deck={deck} />
          </>
        ) : (
          after(urgency, hidesAt)
        )}
      </p>
    </div>
  );
}

/** What becomes of a deck that is nobody else's. */
function after(urgency: TimeLeft["urgency"], hidesAt: number): string {
  if (urgency === "now") return "Export it, share it or go Pro to keep it";
  if (urgency === "soon") return `Hidden at ${TIME.format(hidesAt)}`;
  return "Then hidden, and kept 30 days for Pro";
}

function SharedPage({ deck: { id, name } }: { readonly deck: VaultDeck }) {
  return (
    <Link to={`/deck/${id}`} aria-label={`Community Decks: ${name}`}>
      Community Decks
    </Link>
  );
}
