import type { Library } from "../../data/library.ts";
import { formatCount } from "../../lib/format/count.ts";

/** What the browser was told last: results that come while one types bring it no second time. */
let told: Library | null = null;

/** How many cards there are to search, and of which day their prices are, beside the title. */
export function LibraryNote({ library }: { readonly library: Library | null }) {
  if (typeof window !== "undefined") told = library ?? told;
  const shown = library ?? (typeof window === "undefined" ? null : told);
  return (
    <p className="browse-library">
      {shown && `${formatCount(shown.cards)} cards, ${formatCount(shown.printings)} printings`}
      {shown && shown.pricesAsOf !== "" && `, prices of ${shown.pricesAsOf}`}
    </p>
  );
}
