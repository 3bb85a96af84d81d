import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Share from "lucide-react/icons/share-2";
import { Button } from "../../../ui/button/button.tsx";
import { useDetailsMenu } from "../../../ui/menu/use-details-menu.ts";
import type { DeckActionProps } from "./deck-action-bar.tsx";

/** The same actions at the foot of small screens; the rarer ones behind a button. */
export function DeckDock({ actions, open, hasLocks, canCompare }: DeckActionProps) {
  const SaveIcon = actions.isSaved ? BookmarkCheck : Bookmark;
  const { ref, onKeyDown, close } = useDetailsMenu();
  return (
    <div className="deck-dock">
      <Button kind="primary" icon={SaveIcon} className="flex-1" onClick={actions.save}>
        {actions.isSaved ? "Saved" : "Save"}
      </Button>
      <Button icon={RefreshCw} className="flex-1" onClick={actions.reroll}>
        Re-roll
      </Button>
      <Button icon={Share} label="Share" onClick={() => void actions.share()} />
      <Button icon={Download} label="Export" onClick={open.exporting} />
      <details className="relative" ref={ref} onKeyDown={onKeyDown}>
        <summary className="button button-icon" aria-label="More">
          <Ellipsis size={16} aria-hidden="true" />
        </summary>
        <div className="dock-menu floating">
          <button
            type="button"
            disabled={!hasLocks}
            onClick={() => {
              close();
              actions.rerollUnlocked();
            }}
          >
            Re-roll unlocked
          </button>
          <button
            type="button"
            disabled={!canCompare}
            onClick={() => {
              close();
              open.comparing();
            }}
          >
            Compare decks
          </button>
        </div>
      </details>
    </div>
  );
}
