import { Queries } from "../../data/queries.tsx";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { SMALL_SCREEN, useMedia } from "../../lib/hooks/use-media.ts";
import { AnalysisPane } from "./analysis/analysis-pane.tsx";
import { DeckPane } from "./deck/deck-pane.tsx";
import type { DeckAndAnalysisProps } from "./deck-and-analysis-props.ts";
import { useJudgement } from "./use-judgement.ts";

/** The deck and what is to be said about it. Fetched with the first deck. */
export default function DeckAndAnalysis(props: DeckAndAnalysisProps) {
  return (
    <Queries>
      <Panes {...props} />
    </Queries>
  );
}

function Panes(props: DeckAndAnalysisProps) {
  const judgement = useJudgement(props);
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
