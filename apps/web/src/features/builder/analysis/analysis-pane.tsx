import { editsOfFix } from "@deckwright/decks/team.ts";
import { titleCase } from "../../../lib/format/title-case.ts";
import { BracketSection } from "../../../ui/charts/bracket-section.tsx";
import { ColorSection } from "../../../ui/charts/color-section.tsx";
import { CurveSection } from "../../../ui/charts/curve-section.tsx";
import { GoldfishSection } from "../../../ui/charts/goldfish/goldfish-section.tsx";
import { HandSection } from "../../../ui/charts/hand-section.tsx";
import { PowerSection } from "../../../ui/charts/power-section.tsx";
import { PriceSection } from "../../../ui/charts/price-section.tsx";
import { RoleSection } from "../../../ui/charts/role-section.tsx";
import { VerdictSection } from "../../../ui/charts/verdict-section.tsx";
import { deckInOrder, toldOf } from "../builder-state.ts";
import { formOf } from "../choices.ts";
import type { DeckAndAnalysisProps } from "../deck-and-analysis-props.ts";
import type { Judgement } from "../use-judgement.ts";
import { handKey } from "./hand-key.ts";
import { OverBudget } from "./over-budget.tsx";

/** The right side: everything that can be said about the deck in figures and words. */
export function AnalysisPane({
  state,
  deck,
  dispatch,
  choices,
  judgement,
}: DeckAndAnalysisProps & { readonly judgement: Judgement }) {
  const { analysis } = judgement;
  const form = formOf(choices.formats, deck);
  // A list is drafted or drawn from, and nobody plays it as a deck: it has no mana base, no hand and no power of its own.
  const isDeck = form?.sizes === undefined;
  return (
    <>
      <h2 className="sr-only">Analysis</h2>
      <VerdictSection
        deck={deckInOrder(state) ?? deck}
        format={form?.name ?? titleCase(deck.format)}
        judgement={judgement}
        onFix={({ edits }) => dispatch({ type: "edited", edits: editsOfFix(edits), isTurned: false })}
      />
      <OverBudget
        state={state}
        deck={deck}
        total={analysis.price.total}
        onEdit={(edits) => dispatch({ type: "edited", edits, isTurned: state.isTurned })}
      />
      <PriceSection analysis={analysis} budgetUsd={toldOf(state)?.intent.budgetUsd ?? null} />
      <CurveSection analysis={analysis} colors={deck.colors} />
      {isDeck && <ColorSection analysis={analysis} />}
      {isDeck && <RoleSection analysis={analysis} />}
      {analysis.bracket && (
        <BracketSection
          bracket={analysis.bracket}
          asked={deck.aim?.bracket ?? null}
          findings={judgement.findings}
        />
      )}
      {isDeck && <PowerSection analysis={analysis} />}
      {isDeck && (
        <HandSection key={handKey(state)} deck={deck} faces={state.faces} keepable={analysis.keepable} />
      )}
      {isDeck && <GoldfishSection key={`games ${handKey(state)}`} deck={deck} />}
    </>
  );
}
