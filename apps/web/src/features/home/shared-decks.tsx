import Layers from "lucide-react/icons/layers";
import { Link } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";

/** The newest decks of the community. Sharing opens with accounts; until then there are none, and it says so. */
export function SharedDecks() {
  return (
    <section className="page-width section" aria-labelledby="newest">
      <div className="flex items-end justify-between gap-4">
        <h2 id="newest">Newest shared decks</h2>
        <Link className="button" to="/browse-decks">
          Browse Decks
        </Link>
      </div>
      <div className="mt-5 border-t border-line">
        <EmptyState
          icon={Layers}
          level={3}
          title="No decks shared yet. Be the first!"
          action={
            <Link className="button" to="/builder">
              Build Deck
            </Link>
          }
        >
          <p>
            Decks are shared from the vault; the page that lists them is still being built. A link to any deck
            you build works today.
          </p>
        </EmptyState>
      </div>
    </section>
  );
}
