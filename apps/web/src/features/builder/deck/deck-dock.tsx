import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Share from "lucide-react/icons/share-2";
import { useDetailsMenu } from "../../../ui/menu/use-details-menu.ts";
import type { DeckActionProps } from "./deck-action-bar.tsx";

/** The same actions at the foot of small screens; the rarer ones behind a button. */
export function DeckDock({ actions, open, hasLocks, hasPrevious }: DeckActionProps) {
  const SaveIcon = actions.isSaved ? BookmarkCheck : Bookmark;
  const { ref, onKeyDown, close } = useDetailsMenu();
  return (
    <div className="deck-dock">
      <button type="button" className="button button-primary flex-1" onClick={actions.save}>
        <SaveIcon size={16} aria-hidden="true" />
        {actions.isSaved ? "Saved" : "Save"}
      </button>
      <button type="button" className="button flex-1" onClick={actions.reroll}>
        <RefreshCw size={16} aria-hidden="true" />
        Re-roll
      </button>
      <button
        type="button"
        className="button button-icon"
        aria-label="Share"
        onClick={() => void actions.share()}
      >
        <Share size={16} aria-hidden="true" />
      </button>
      <button type="button" className="button button-icon" aria-label="Export" onClick={open.exporting}>
        <Download size={16} aria-hidden="true" />
      </button>
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
            disabled={!hasPrevious}
            onClick={() => {
              close();
              open.comparing();
            }}
          >
            Compare with last
          </button>
        </div>
      </details>
    </div>
  );
}
