import Layers from "lucide-react/icons/layers";
import { Link } from "react-router";
import { EmptyState } from "../empty-state.tsx";

/** Where nobody has shared a deck yet. */
export function NoDecks({
  isMain = false,
}: {
  /** Whether nothing on the page matters more. */ readonly isMain?: boolean;
}) {
  return (
    <EmptyState
      icon={Layers}
      level={3}
      title="No decks shared yet. Be the first!"
      action={
        <Link className={isMain ? "button button-primary" : "button"} to="/builder">
          Build Deck
        </Link>
      }
    >
      <p>Decks are shared from the vault.</p>
    </EmptyState>
  );
}
