import type { Analysis } from "@deckwright/contract/analysis.ts";
import type { Finding } from "@deckwright/contract/finding.ts";
import type { GenerateResponse } from "@deckwright/contract/generate.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { deckToRequest } from "./deck/working-deck.ts";
import { analyzeDeck, validateDeck } from "./generation/server-functions.ts";
import type { WorkbenchProps } from "./workbench-props.ts";

/** What is known about the deck as it stands. */
export interface Judgement {
  readonly findings: readonly Finding[];
  readonly analysis: Analysis;
  /** True while an edit is being judged: figures are those of the deck before it. */
  readonly isChecking: boolean;
  /** True when an edit could not be judged. */
  readonly hasFailed: boolean;
}

/** The generator's own judgement of a fresh deck; the server's of an edited one. */
export function useJudgement({ state, deck, dispatch }: WorkbenchProps): Judgement {
  const response = state.built?.response;
  const request = deckToRequest(deck);
  const enabled = state.isEdited;
  const queryKey = (kind: string) => [
    kind,
    deck.format,
    deck.commanders,
    deck.main,
    deck.side,
    deck.companion,
    deck.zones,
  ];
  const verdict = useQuery({
    queryKey: queryKey("verdict"),
    queryFn: ({ signal }) => validateDeck(request, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const figures = useQuery({
    queryKey: queryKey("figures"),
    queryFn: ({ signal }) => analyzeDeck(request, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const faces = figures.data?.faces;
  useEffect(() => {
    if (faces && enabled) dispatch({ type: "learned", faces });
  }, [faces, enabled, dispatch]);

  const advice = response ? adviceOf(response) : [];
  if (!enabled) {
    return {
      findings: response?.findings ?? [],
      analysis: analysisOf(response),
      isChecking: false,
      hasFailed: false,
    };
  }
  return {
    findings: verdict.data ? [...verdict.data.findings, ...advice] : (response?.findings ?? []),
    analysis: figures.data ?? analysisOf(response),
    isChecking: verdict.isFetching || figures.isFetching,
    hasFailed: verdict.isError || figures.isError,
  };
}

/** What the generator said about the wish stays true when the deck is edited. */
function adviceOf(response: GenerateResponse): readonly Finding[] {
  return response.findings.filter(({ severity }) => severity === "advice");
}

const NO_ANALYSIS: Analysis = {
  curve: [],
  averageManaValue: 0,
  colors: [],
  lands: 0,
  keepable: 0,
  castability: 0,
  roles: [],
  bracket: null,
  power_level: 0,
  powerParts: [],
  price: { total: 0, unknown: [], dearest: [], asOf: "" },
};

function analysisOf(response: GenerateResponse | undefined): Analysis {
  return response?.analysis ?? NO_ANALYSIS;
}
