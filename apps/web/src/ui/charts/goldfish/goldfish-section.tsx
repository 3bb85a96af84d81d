import type { Deck } from "@deckwright/decks/deck.ts";
import { GOLDFISH } from "@deckwright/engine/data/goldfish.ts";
import type { CSSProperties } from "react";
import { formatCount } from "../../../lib/format/count.ts";
import { createFetched, useFetched } from "../../../lib/hooks/use-fetched.ts";
import { useOnScreen } from "../../../lib/hooks/use-on-screen.ts";

const fetchedFigures = createFetched(() => import("./goldfish-figures.tsx"));

/** Rows of the figures, and rows for each commander. */
const ROWS = 8;
const ROWS_EACH = 2;

/**
 * What the deck does when it is played alone. The games are fetched and played once somebody looks; their place is kept.
 * Without scripts it is not shown.
 */
export function GoldfishSection({ deck }: { readonly deck: Deck }) {
  const [place, isSeen] = useOnScreen();
  const Figures = useFetched(fetchedFigures, isSeen)?.GoldfishFigures;
  const rows: CSSProperties & Record<"--rows", number> = {
    "--rows": ROWS + ROWS_EACH * deck.commanders.length,
  };
  return (
    <section className="goldfish" ref={place}>
      <h3 className="chart-heading">
        Goldfish <span>{formatCount(GOLDFISH.games)} games alone</span>
      </h3>
      <div className="goldfish-place" style={rows}>
        {Figures ? <Figures deck={deck} /> : <div className="skeleton" />}
      </div>
      <p className="chart-note">
        Turns are those by which half of the games are there. A land a turn, mana first, then the costliest
        spells. Creatures alone deal damage, and nobody blocks. Cards that draw, search, make tokens or pump
        are cast and do nothing more.
      </p>
    </section>
  );
}
