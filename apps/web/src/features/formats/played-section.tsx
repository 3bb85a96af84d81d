import type { FormatFigures } from "@deckwright/engine/rank/played.ts";
import { dayWords } from "@deckwright/rules/day-words.ts";
import { formatCount } from "../../lib/format/count.ts";
import { formatName } from "../../lib/format/deck-words.ts";
import { GuideSection } from "../../ui/guide/guide-page.tsx";
import { ShareList } from "../../ui/guide/share-list.tsx";

/** Below so many decks a share is hardly more than a guess. */
const FEW = 200;

/** Whose decks were counted, when, and how. Figures over commanders know the day of the newest only. */
function howCounted({ of, decks, from, to }: FormatFigures, name: string): string {
  const whose = of === undefined ? "decks" : `decks of ${formatName(of)}`;
  const counted =
    from === ""
      ? `Figures of ${dayWords(to)} over ${formatCount(decks)} ${whose}. The share of a card is that among the decks of those commanders whose figures name it.`
      : `Counted over ${formatCount(decks)} ${whose} from ${dayWords(from)} to ${dayWords(to)}, main decks only. Decks with cards that have been banned since are left out.`;
  if (of !== undefined)
    return `No decks of ${name} were counted for this page. These are the cards it allows that decks of ${formatName(of)} play most. ${counted}`;
  return decks < FEW ? `${counted} That is few: take it for what it is.` : counted;
}

/** What people play, in shares of their decks. */
export function PlayedSection({
  figures,
  name,
  isLed,
}: {
  readonly figures: FormatFigures;
  /** The format's. */
  readonly name: string;
  readonly isLed: boolean;
}) {
  const { spells, lands, archetypes } = figures;
  return (
    <GuideSection title="What people play">
      <p className="guide-note">{howCounted(figures, name)}</p>
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
