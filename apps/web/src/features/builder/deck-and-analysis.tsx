import { useEffect } from "react";
import { Queries } from "../../data/queries.tsx";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { SMALL_SCREEN, useMedia } from "../../lib/hooks/use-media.ts";
import { AnalysisPane } from "./analysis/analysis-pane.tsx";
import { DeckPane } from "./deck/deck-pane.tsx";
import type { DeckAndAnalysisProps } from "./deck-and-analysis-props.ts";
import { useJudgement } from "./use-judgement.ts";

interface PanesProps extends DeckAndAnalysisProps {
  /** Told whether the deck breaks a rule. */
  readonly onVerdict: (isIllegal: boolean) => void;
}

/** The deck and what is to be said about it. Fetched with the first deck. */
export default function DeckAndAnalysis(props: PanesProps) {
  return (
    <Queries>
      <Panes {...props} />
    </Queries>
  );
}

function Panes({ onVerdict, ...props }: PanesProps) {
  const judgement = useJudgement(props);
  const isIllegal = judgement.findings.some(({ severity }) => severity === "illegal");
  useEffect(() => onVerdict(isIllegal), [onVerdict, isIllegal]);
  const isSmall = useMedia(SMALL_SCREEN);
  // On small screens a part is drawn when it is first looked at.
  const hasDeck = useEver(!isSmall || props.pane === "deck");
  const hasAnalysis = useEver(!isSmall || props.pane === "analysis");
  return (
    <>
      <section className="builder-deck" aria-label="Deck">
        {hasDeck && <DeckPane {...props} judgement={judgement} />}
      </section>
      <aside className="builder-analysis" aria-label="Analysis">
        {hasAnalysis && <AnalysisPane {...props} judgement={judgement} />}
      </aside>
    </>
  );
}
