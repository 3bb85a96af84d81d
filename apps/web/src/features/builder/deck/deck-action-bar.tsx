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
    <div className="deck-action-bar my-2 flex flex-wrap items-center gap-1 max-desk:hidden">
      <Button kind="primary" icon={SaveIcon} className="px-[11px]" onClick={actions.save}>
        {actions.isSaved ? "Saved" : "Save"}
      </Button>
      <Button icon={Share} className="px-[11px]" onClick={() => void actions.share()}>
        Share
      </Button>
      <Button icon={Download} className="px-[11px]" onClick={open.exporting}>
        Export
      </Button>
      <span className="mx-0.5 h-5 w-px bg-line" />
      <Button kind="ghost" icon={RefreshCw} className="px-2" onClick={actions.reroll}>
        Re-roll
      </Button>
      <Button
        kind="ghost"
        icon={Shuffle}
        className="px-2"
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
        className="px-2"
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
