import type { ListedDeck } from "@deckwright/contract/shared-deck.ts";
import { Link } from "react-router";
import { titleCase } from "../lib/format/title-case.ts";
import { ManaCost } from "./mana/mana.tsx";

/** Shared decks, each with its colors, its format and who made it. */
export function SharedDeckList({ decks }: { readonly decks: readonly ListedDeck[] }) {
  return (
    <ul className="mt-2 max-w-[72ch]">
      {decks.map(({ id, name, format, colors, profiles }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-2.5">
          <Link to={`/deck/${id}`} className="wrap-anywhere">
            {name}
          </Link>
          <ManaCost cost={colors.map((color) => `{${color}}`).join("")} />
          <span className="text-13 text-paper-faint">
            {titleCase(format)}, by {profiles?.username ?? "Anonymous"}
          </span>
        </li>
      ))}
    </ul>
  );
}
