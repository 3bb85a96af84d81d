import { turnDeck } from "@deckwright/decks/team.ts";
import { BracketSection } from "../../ui/charts/bracket-section.tsx";
import { ColorSection } from "../../ui/charts/color-section.tsx";
import { CurveSection } from "../../ui/charts/curve-section.tsx";
import { GoldfishSection } from "../../ui/charts/goldfish/goldfish-section.tsx";
import { HandSection } from "../../ui/charts/hand-section.tsx";
import { PowerSection } from "../../ui/charts/power-section.tsx";
import { PriceSection } from "../../ui/charts/price-section.tsx";
import { RoleSection } from "../../ui/charts/role-section.tsx";
import { VerdictSection } from "../../ui/charts/verdict-section.tsx";
import { DeckTabs } from "../../ui/deck-list/deck-tabs.tsx";
import type { DeckPageData } from "./load-deck.ts";

/** A deck's page, and which deck of a team is looked at. */
interface Looked {
  readonly page: DeckPageData;
  readonly isSecond: boolean;
}

/** What the engine says of the deck, in figures and words; without `isWhole` what has no place below the cards. */
export function DeckFigures({
  page,
  isSecond,
  isWhole,
  onTurn,
}: Looked & {
  readonly isWhole: boolean;
  /** The other deck of the team is to be looked at. */
  readonly onTurn: () => void;
}) {
  const { format, judgement } = page;
  const looked = lookedAt({ page, isSecond });
  if (judgement === null || looked === null) {
    return <p className="text-13 text-paper-dim">The figures of this deck could not be worked out.</p>;
  }
  const { deck, analysis } = looked;
  const { findings } = judgement;
  return (
    <>
      <h2 className="sr-only">Analysis</h2>
      <VerdictSection
        deck={page.deck}
        format={format.name}
        judgement={{ findings, isChecking: false, hasFailed: false }}
      />
      {deck.partner_deck && <DeckTabs isSecond={isSecond} onChange={onTurn} />}
      <PriceSection analysis={analysis} budgetUsd={null} />
      <CurveSection analysis={analysis} colors={deck.colors} />
      {!format.isList && <ColorSection analysis={analysis} />}
      {!format.isList && <RoleSection analysis={analysis} />}
      {analysis.bracket && (
        <BracketSection bracket={analysis.bracket} asked={deck.aim?.bracket ?? null} findings={findings} />
      )}
      {isWhole && !format.isList && <PlayFigures page={page} isSecond={isSecond} />}
    </>
  );
}

/** How strong the deck is and what it begins with: below the cards of a short list, else at the end of the figures. */
export function PlayFigures(shown: Looked) {
  const looked = lookedAt(shown);
  if (looked === null) return null;
  const { deck, analysis } = looked;
  return (
    <>
      <PowerSection analysis={analysis} />
      <HandSection deck={deck} faces={shown.page.faces} keepable={analysis.keepable} />
      <GoldfishSection deck={deck} />
    </>
  );
}

/** The deck that is looked at, and its figures; null where nobody has judged it. */
function lookedAt({ page: { deck, judgement }, isSecond }: Looked) {
  if (judgement === null) return null;
  const [first, second] = judgement.analyses;
  return isSecond && second ? { deck: turnDeck(deck), analysis: second } : { deck, analysis: first };
}
