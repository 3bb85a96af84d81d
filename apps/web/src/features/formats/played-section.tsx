import type { FormatFigures } from "@deckwright/engine/rank/played.ts";
import { dayWords } from "@deckwright/rules/day-words.ts";
import { formatCount } from "../../lib/format/count.ts";
import { GuideSection } from "../../ui/guide/guide-page.tsx";
import { ShareList } from "../../ui/guide/share-list.tsx";

/** Below so many decks a share is hardly more than a guess. */
const FEW = 200;

/** What people play, in shares of their decks. */
export function PlayedSection({
  figures,
  isLed,
}: {
  readonly figures: FormatFigures;
  readonly isLed: boolean;
}) {
  const { spells, lands, archetypes, decks, from, to } = figures;
  return (
    <GuideSection title="What people play">
      <p className="guide-note">
        {isLed
          ? `Figures of ${dayWords(to)} over ${formatCount(decks)} decks. The share of a card is that among the decks of those commanders whose figures name it.`
          : `Counted over ${formatCount(decks)} decks from ${dayWords(from)} to ${dayWords(to)}, main decks only. Decks with cards that have been banned since are left out.${decks < FEW ? " That is few: take it for what it is." : ""}`}
      </p>
      <div className="guide-figures">
        <ShareList label="Spells, by share of decks" shares={spells} />
        <div className="grid content-start gap-7">
          {archetypes.length > 0 && (
            <ShareList
              label={isLed ? "Commanders, by share of decks" : "Archetypes, by share of decks"}
              shares={archetypes}
              areCards={isLed}
            />
          )}
          <ShareList label="Lands, by share of decks" shares={lands} />
        </div>
      </div>
    </GuideSection>
  );
}
