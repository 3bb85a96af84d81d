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
  judgement,
}: WorkbenchProps & { readonly judgement: Judgement }) {
  const { analysis } = judgement;
  return (
    <>
      <h2 className="sr-only">Bench</h2>
      <VerdictSection
        deck={deck}
        judgement={judgement}
        onFix={(fix) => dispatch({ type: "edited", edits: fix.edits })}
      />
      <PriceSection analysis={analysis} budgetUsd={state.built?.response.intent.budgetUsd ?? null} />
      <CurveSection analysis={analysis} colors={deck.colors} />
      <ColorSection analysis={analysis} />
      <RoleSection analysis={analysis} />
      {analysis.bracket && (
        <BracketSection bracket={analysis.bracket} asked={state.built?.response.intent.bracket ?? null} />
      )}
      <PowerSection analysis={analysis} />
      <HandSection
        key={`${deck.seed} ${deck.format}`}
        deck={deck}
        faces={state.faces}
        keepable={analysis.keepable}
      />
    </>
  );
}
