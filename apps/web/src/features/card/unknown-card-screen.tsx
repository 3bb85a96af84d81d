import { useEffect } from "react";
import { Link } from "react-router";
import { showToast } from "../../lib/toasts.ts";
import type { NamedCard } from "./find-names.ts";

/** What was asked for in vain, and what may have been meant. */
export interface UnknownCard {
  readonly name: string;
  readonly suggestions: readonly NamedCard[];
}

/** The page for a card that does not exist. */
export function UnknownCardScreen({ card: { name, suggestions } }: { readonly card: UnknownCard }) {
  const said = `Could not find details for "${name}".`;
  useEffect(() => {
    showToast({ title: "Card Not Found", description: said, variant: "destructive" });
  }, [said]);
  return (
    <div className="page-width error-screen">
      <title>Card not found · Deckwright</title>
      <h1>Card not found</h1>
      <p className="lede">{said} No printing stands at this address.</p>
      {suggestions.length > 0 && (
        <section className="mt-2" aria-labelledby="did-you-mean">
          <h2 id="did-you-mean" className="text-20 font-medium">
            Did you mean
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <li key={suggestion.name}>
                <Link className="chip" to={suggestion.path}>
                  {suggestion.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link
        className="button button-primary mt-2"
        to={name === "" ? "/browse-cards" : `/browse-cards?q=${encodeURIComponent(name)}`}
      >
        Search all cards
      </Link>
    </div>
  );
}
