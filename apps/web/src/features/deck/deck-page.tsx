import type { SharedDeck } from "@deckwright/contract/shared-deck.ts";
import { Link } from "react-router";
import { exactQuery } from "../../lib/cards/exact-query.ts";
import { titleCase } from "../../lib/format/title-case.ts";
import { PowerMeter } from "../../ui/charts/power-meter.tsx";
import { ColorPips } from "../../ui/mana/mana.tsx";

/** A shared deck: what it is, who made it, how it plays, and its cards in their groups. */
export function DeckPage({ deck }: { readonly deck: SharedDeck }) {
  const { name, format, cards, colors, power_level, seo_description, card_list, profiles } = deck;
  const groups = Object.entries(card_list).filter(([, items]) => items.length > 0);
  return (
    <div className="page-width">
      <div className="page-head">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="lede flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>by {profiles?.username ?? "Anonymous"}</span>
          <span>{titleCase(format)}</span>
          <span className="tabular-nums">{cards} cards</span>
          <ColorPips colors={colors} className="cost-large" />
          <PowerMeter level={power_level} />
        </p>
      </div>
      {seo_description && (
        <section aria-labelledby="strategy" className="mb-8">
          <h2 id="strategy" className="text-20 font-medium">
            Deck Strategy
          </h2>
          <p className="mt-2 max-w-[78ch] text-pretty whitespace-pre-line wrap-anywhere">{seo_description}</p>
        </section>
      )}
      <div className="columns-[280px] gap-8 border-t border-line pt-6 pb-10">
        {groups.map(([group, items]) => (
          <section key={group} className="mb-6 break-inside-avoid-column">
            <h2 className="group-heading">
              {group} <span>{items.reduce((sum, { quantity }) => sum + quantity, 0)}</span>
            </h2>
            <ul>
              {items.map((item, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a name may be listed twice, and the list never changes.
                <li key={at} className="flex gap-2 border-b border-line-soft py-1 text-13">
                  <span className="w-6 flex-none tabular-nums">{item.quantity}×</span>
                  <Link to={`/browse-cards?q=${encodeURIComponent(exactQuery(item.name))}`}>{item.name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
