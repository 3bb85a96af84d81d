import type { Deck } from "@deckwright/decks/deck.ts";
import { useEffect } from "react";
import type { OpenDeck } from "../../data/decks.ts";
import { Queries } from "../../data/queries.tsx";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { SMALL_SCREEN, useMedia } from "../../lib/hooks/use-media.ts";
import { lazyPart, waitingBox } from "../../ui/lazy-part/lazy-part.tsx";
import { AnalysisPane } from "./analysis/analysis-pane.tsx";
import { DeckPane } from "./deck/deck-pane.tsx";
import { deckActions } from "./deck-actions.ts";
import type { DeckAndAnalysisProps } from "./deck-and-analysis-props.ts";
import type { HistoryActions } from "./use-history.ts";
import { useJudgement } from "./use-judgement.ts";
import type { LastSaving } from "./use-last-saving.ts";
import { useSameDeck } from "./use-same-deck.ts";
import { useSaving } from "./use-saving.ts";
import type { WishForm } from "./wish/wish-form.ts";

const ConflictDialog = lazyPart(
  () => import("../../ui/conflict-dialog/conflict-dialog.tsx"),
  (words, { close }) => waitingBox(words, close),
);

interface PanesProps extends DeckAndAnalysisProps {
  /** Told whether the deck breaks a rule. */
  readonly onVerdict: (isIllegal: boolean) => void;
}

/** What the page hands to its deck. */
interface DeskProps extends Omit<PanesProps, "actions"> {
  /** The wish as it stands in the form, and what builds one. */
  readonly draft: WishForm;
  readonly submit: (wish: WishForm) => void;
  /** Shows a deck of the vault, with the one that was here for comparing. */
  readonly show: (opened: OpenDeck, previous: Deck) => void;
  readonly lastSaving: LastSaving;
  readonly history: HistoryActions;
  readonly importList: () => void;
}

/** The deck, what can be done with it, and what is to be said about it. Fetched with the first deck. */
export default function DeckAndAnalysis({
  draft,
  submit,
  show,
  lastSaving,
  history,
  importList,
  ...props
}: DeskProps) {
  const { state, dispatch } = props;
  useSameDeck(state);
  const { conflict, ...saving } = useSaving(state, dispatch, lastSaving, show);
  const actions = { ...deckActions(state, draft, submit), ...saving, ...history, importList };
  return (
    <Queries>
      {conflict && <ConflictDialog {...conflict} />}
      <Panes {...props} actions={actions} />
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
