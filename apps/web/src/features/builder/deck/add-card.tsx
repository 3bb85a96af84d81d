import type { Deck } from "@deckwright/decks/deck.ts";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { colorTerm } from "../../../lib/cards/colors.ts";
import { CardSearch } from "../../../ui/field/card-search.tsx";

/** A field that adds a card to the deck by its name: those of its format and colors come first. */
export function AddCard({
  deck,
  onAdd,
}: {
  readonly deck: Pick<Deck, "format" | "colors">;
  readonly onAdd: (name: string) => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <div className="min-w-0 flex-[1_1_132px]">
      <CardSearch
        id="add-card"
        label="Add a card"
        placeholder="Add a card"
        value={typed}
        onChange={setTyped}
        onPick={(name) => {
          setTyped("");
          onAdd(name);
        }}
        icon={Plus}
        isSmall
        scope={{ terms: `f:${deck.format} ${colorTerm(deck.colors)}`, colors: deck.colors }}
      />
    </div>
  );
}
