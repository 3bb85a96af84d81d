import { Queries } from "../../data/queries.tsx";
import { useEver } from "../../lib/use-ever.ts";
import { SMALL_SCREEN, useMedia } from "../../lib/use-media.ts";
import { BenchPane } from "./bench/bench-pane.tsx";
import { DeckPane } from "./deck/deck-pane.tsx";
import { useJudgement } from "./use-judgement.ts";
import type { WorkbenchProps } from "./workbench-props.ts";

/** The deck and what is to be said about it. Fetched with the first deck. */
export default function Workbench(props: WorkbenchProps) {
  return (
    <Queries>
      <Panes {...props} />
    </Queries>
  );
}

function Panes(props: WorkbenchProps) {
  const judgement = useJudgement(props);
  const isSmall = useMedia(SMALL_SCREEN);
  // On small screens a part is drawn when it is first looked at.
  const hasDeck = useEver(!isSmall || props.pane === "deck");
  const hasBench = useEver(!isSmall || props.pane === "bench");
  return (
    <>
      <section className="builder-deck" aria-label="Deck">
        {hasDeck && <DeckPane {...props} judgement={judgement} />}
      </section>
      <aside className="builder-bench" aria-label="Bench">
        {hasBench && <BenchPane {...props} judgement={judgement} />}
      </aside>
    </>
  );
}
