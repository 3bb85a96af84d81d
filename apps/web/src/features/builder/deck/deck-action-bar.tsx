import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import Download from "lucide-react/icons/download";
import GitCompare from "lucide-react/icons/git-compare";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Share from "lucide-react/icons/share-2";
import Shuffle from "lucide-react/icons/shuffle";
import { Button } from "../../../ui/button/button.tsx";
import type { DeckActions } from "../deck-and-analysis-props.ts";

/** What the bar and the dock need. */
export interface DeckActionProps {
  readonly actions: DeckActions;
  readonly open: { readonly exporting: () => void; readonly comparing: () => void };
  readonly hasLocks: boolean;
  readonly canCompare: boolean;
}

/** What one can do with the whole deck, on wide screens. */
export function DeckActionBar({ actions, open, hasLocks, canCompare }: DeckActionProps) {
  const SaveIcon = actions.isSaved ? BookmarkCheck : Bookmark;
  return (
    <div className="deck-action-bar my-2 max-desk:hidden">
      <Button kind="primary" icon={SaveIcon} onClick={actions.save}>
        {actions.isSaved ? "Saved" : "Save"}
      </Button>
      <Button icon={Share} onClick={() => void actions.share()}>
        Share
      </Button>
      <Button icon={Download} onClick={open.exporting}>
        Export
      </Button>
      <span className="deck-action-rule" />
      <Button kind="ghost" icon={RefreshCw} onClick={actions.reroll}>
        Re-roll
      </Button>
      <Button
        kind="ghost"
        icon={Shuffle}
        onClick={actions.rerollUnlocked}
        disabled={!hasLocks}
        title={hasLocks ? undefined : "Lock the cards that should stay, in the panel of each card"}
      >
        Re-roll unlocked
      </Button>
      <Button
        kind="ghost"
        icon={GitCompare}
        label="Compare decks"
        onClick={open.comparing}
        disabled={!canCompare}
        title={
          canCompare
            ? undefined
            : "There is no deck before this one yet; members compare with any of their vault"
        }
      >
        Compare
      </Button>
    </div>
  );
}
