import { editsOfFix } from "@deckwright/decks/team.ts";
import { titleCase } from "../../../lib/title-case.ts";
import { deckInOrder } from "../builder-state.ts";
import { formOf } from "../choices.ts";
import type { Judgement } from "../use-judgement.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { BracketSection } from "./bracket-section.tsx";
import { ColorSection } from "./color-section.tsx";
import { CurveSection } from "./curve-section.tsx";
import { HandSection } from "./hand-section.tsx";
import { PowerSection } from "./power-section.tsx";
import { PriceSection } from "./price-section.tsx";
import { RoleSection } from "./role-section.tsx";
import { VerdictSection } from "./verdict-section.tsx";

/** The right side: everything that can be said about the deck in figures and words. */
export function BenchPane({
  state,
  deck,
  dispatch,
  choices,
  judgement,
}: WorkbenchProps & { readonly judgement: Judgement }) {
  const { analysis } = judgement;
  const form = formOf(choices.formats, deck);
  // A list is drafted or drawn from, and nobody plays it as a deck: it has no mana base, no hand and no power of its own.
  const isDeck = form?.sizes === undefined;
  return (
    <>
      <h2 className="sr-only">Bench</h2>
      <VerdictSection
        deck={deckInOrder(state) ?? deck}
        format={form?.name ?? titleCase(deck.format)}
        judgement={judgement}
        onFix={({ edits }) => dispatch({ type: "edited", edits: editsOfFix(edits), isTurned: false })}
      />
      <PriceSection analysis={analysis} budgetUsd={state.built?.response.intent.budgetUsd ?? null} />
      <CurveSection analysis={analysis} colors={deck.colors} />
      {isDeck && <ColorSection analysis={analysis} />}
      {isDeck && <RoleSection analysis={analysis} />}
      {analysis.bracket && (
        <BracketSection bracket={analysis.bracket} asked={state.built?.response.intent.bracket ?? null} />
      )}
      {isDeck && <PowerSection analysis={analysis} />}
      {isDeck && (
        <HandSection
          key={`${deck.seed} ${deck.format} ${state.isTurned}`}
          deck={deck}
          faces={state.faces}
          keepable={analysis.keepable}
        />
      )}
    </>
  );
}
