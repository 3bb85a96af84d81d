import type { CardCount, DecksOfStyle } from "@deckwright/engine/rank/played.ts";
import { formatCount } from "../../lib/format/count.ts";
import { GuideSection } from "../../ui/guide/guide-page.tsx";
import { ShareList } from "../../ui/guide/share-list.tsx";

/** What decks of a playstyle play, as its page shows it. */
export interface TypicalCards {
  readonly formats: readonly (Omit<DecksOfStyle, "format"> & { readonly name: string })[];
  readonly led: { readonly what: string; readonly cards: readonly CardCount[] };
  /** Days of the newest tournament deck and of the figures on Commander, in words. */
  readonly days: { readonly decks: string; readonly led: string };
}

/** The cards that decks of a playstyle are made of, counted. */
export function TypicalSection({ typical: { formats, led, days } }: { readonly typical: TypicalCards }) {
  return (
    <GuideSection title="Its cards, counted">
      <p className="guide-note">
        {formats.length > 0 &&
          `Tournament decks of the half year to ${days.decks}, by the names of their archetypes: the share of them that plays a card. `}
        For Commander: decks that are known to play it, of {days.led}.
      </p>
      <div className="guide-figures">
        {formats.map(({ name, decks, archetypes, lands, manaValue, cards }) => (
          <div key={name}>
            <ShareList label={`${name}, ${formatCount(decks)} decks`} shares={cards} />
            <p className="guide-note mt-2">
              Mostly {archetypes.join(", ")}. On average {lands} lands, mana value {manaValue}.
            </p>
          </div>
        ))}
        <ShareList label={`Commander: ${led.what}`} shares={led.cards} figure={formatCount} />
      </div>
    </GuideSection>
  );
}
