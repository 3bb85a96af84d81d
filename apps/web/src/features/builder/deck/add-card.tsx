import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { CardSearch } from "../../../ui/field/card-search.tsx";

/** A field that adds a card to the deck by its name. */
export function AddCard({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState("");
  return (
    <div className="w-[150px] max-tablet:flex-1">
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
      />
    </div>
  );
}
