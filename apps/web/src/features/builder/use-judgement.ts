import type { Analysis } from "@deckwright/contract/analysis.ts";
import type { Finding } from "@deckwright/contract/finding.ts";
import type { GenerateResponse } from "@deckwright/contract/generate.ts";
import { toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { analyzeDeck, ENGINE_ANSWERS, validateDeck } from "../../data/engine/functions.ts";
import { NO_ANALYSIS } from "../../lib/no-analysis.ts";
import { deckInOrder } from "./builder-state.ts";
import type { DeckAndAnalysisProps } from "./deck-and-analysis-props.ts";

/** What is known about the deck as it stands. */
export interface Judgement {
  readonly findings: readonly Finding[];
  readonly analysis: Analysis;
  /** What would be told of an edited deck now; empty where nobody says. */
  readonly strategy: string;
  /** True while an edit is being judged: figures are those of the deck before it. */
  readonly isChecking: boolean;
  /** True when an edit could not be judged. */
  readonly hasFailed: boolean;
}

/** The generator's own judgement of a fresh deck; the server's of an edited one. */
export function useJudgement({ state, deck, dispatch }: DeckAndAnalysisProps): Judgement {
  const response = state.built?.response;
  const { isEdited, isTurned } = state;
  // The rules judge a team's decks in their own order; figures are of the deck that is looked at.
  const judged = toDeckList(deckInOrder(state) ?? deck);
  const measured = toMeasured(deck);
  const enabled = isEdited || isTurned;
  const verdict = useQuery({
    queryKey: ["verdict", judged],
    queryFn: ({ signal }) => validateDeck(judged, signal),
    enabled: isEdited,
    ...ENGINE_ANSWERS,
    placeholderData: keepPreviousData,
  });
  const figures = useQuery({
    queryKey: ["figures", measured],
    queryFn: ({ signal }) => analyzeDeck(measured, signal),
    enabled,
    ...ENGINE_ANSWERS,
    placeholderData: keepPreviousData,
  });
  const faces = figures.data?.faces;
  useEffect(() => {
    if (faces && enabled) dispatch({ type: "learned", faces });
  }, [faces, enabled, dispatch]);

  if (!enabled) {
    return {
      findings: response?.findings ?? [],
      analysis: analysisOf(response),
      strategy: "",
      isChecking: false,
      hasFailed: false,
    };
  }
  return {
    findings:
      isEdited && verdict.data
        ? [...verdict.data.findings, ...wishFindings(response), ...(figures.data?.findings ?? [])]
        : (response?.findings ?? []),
    analysis: figures.data ?? analysisOf(response),
    strategy: isEdited ? (figures.data?.strategy ?? "") : "",
    isChecking: verdict.isFetching || figures.isFetching,
    hasFailed: verdict.isError || figures.isError,
  };
}

/** What the generator said about the wish stays true when the deck is edited; what rules and figures told they tell anew. */
function wishFindings(response: GenerateResponse | undefined): readonly Finding[] {
  return response?.findings.filter(({ rule }) => ABOUT_THE_WISH.has(rule)) ?? [];
}

const ABOUT_THE_WISH: ReadonlySet<string> = new Set(["WISH", "REQUEST"]);

function analysisOf(response: GenerateResponse | undefined): Analysis {
  return response?.analysis ?? NO_ANALYSIS;
}
