import type { Deck } from "@deckwright/decks/deck.ts";
import { fileNameOf, LIST_STYLES, type ListStyleId, writeDeck } from "@deckwright/decks/text/styles.ts";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../button/button.tsx";
import { leaderTitle } from "../deck-list/deck-groups.ts";
import { Dialog } from "../dialog/dialog.tsx";

/** The deck as text, to be copied or kept as a file. */
export default function ExportDialog({
  deck,
  onClose,
}: {
  readonly deck: Deck;
  readonly onClose: () => void;
}) {
  const [style, setStyle] = useState<ListStyleId>("plain");
  const text = writeDeck(deck, style, leaderTitle(deck));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({
        variant: "success",
        title: "Deck copied",
        description: "Paste it wherever lists are read.",
      });
    } catch {
      showToast({
        variant: "destructive",
        title: "Could not copy",
        description: "The browser refused. Download it, or select the text.",
      });
    }
  };
  return (
    <Dialog title="Export" onClose={onClose} size="wide">
      <fieldset className="segments mt-4">
        <legend className="sr-only">Written for</legend>
        {LIST_STYLES.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="export-style" checked={style === id} onChange={() => setStyle(id)} />
            {label}
          </label>
        ))}
      </fieldset>
      <textarea
        className="textarea mt-3 h-[46vh] font-mono text-13"
        aria-label="Deck as text"
        readOnly
        value={text}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button kind="primary" icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={fileNameOf(deck.name, style)}
        >
          <Download size={16} aria-hidden="true" />
          Download
        </a>
      </div>
    </Dialog>
  );
}
