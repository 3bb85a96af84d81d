import type { Analysis } from "@deckwright/contract/analysis.ts";
import { BracketSection } from "../../ui/charts/bracket-section.tsx";
import { ColorSection } from "../../ui/charts/color-section.tsx";
import { CurveSection } from "../../ui/charts/curve-section.tsx";
import { GoldfishSection } from "../../ui/charts/goldfish/goldfish-section.tsx";
import { HandSection } from "../../ui/charts/hand-section.tsx";
import { PowerSection } from "../../ui/charts/power-section.tsx";
import { PriceSection } from "../../ui/charts/price-section.tsx";
import { RoleSection } from "../../ui/charts/role-section.tsx";
import { VerdictSection } from "../../ui/charts/verdict-section.tsx";
import type { DeckPageData } from "./load-deck.ts";

/** What the engine says of the deck, in figures and words; without `isWhole` what has no place below the cards. */
export function DeckFigures({
  page: { deck, format, faces, judgement },
  isWhole,
}: {
  readonly page: DeckPageData;
  readonly isWhole: boolean;
}) {
  if (judgement === null) {
    return <p className="text-13 text-paper-dim">The figures of this deck could not be worked out.</p>;
  }
  const { analysis, findings } = judgement;
  return (
    <>
      <h2 className="sr-only">Analysis</h2>
      <VerdictSection
        deck={deck}
        format={format.name}
        judgement={{ findings, isChecking: false, hasFailed: false }}
      />
      <PriceSection analysis={analysis} budgetUsd={null} />
      <CurveSection analysis={analysis} colors={deck.colors} />
      {!format.isList && <ColorSection analysis={analysis} />}
      {!format.isList && <RoleSection analysis={analysis} />}
      {analysis.bracket && (
        <BracketSection bracket={analysis.bracket} asked={deck.aim?.bracket ?? null} findings={findings} />
      )}
      {isWhole && !format.isList && <PlayFigures deck={deck} faces={faces} analysis={analysis} />}
    </>
  );
}

/** How strong the deck is and what it begins with: below the cards of a short list, else at the end of the figures. */
export function PlayFigures({
  deck,
  faces,
  analysis,
}: Pick<DeckPageData, "deck" | "faces"> & { readonly analysis: Analysis }) {
  return (
    <>
      <PowerSection analysis={analysis} />
      <HandSection deck={deck} faces={faces} keepable={analysis.keepable} />
      <GoldfishSection deck={deck} />
    </>
  );
}
