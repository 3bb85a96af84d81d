import type { Analysis } from "@deckwright/contract/analysis.ts";
import type { Faces } from "@deckwright/contract/card-face.ts";
import { type Finding, verdictSchema } from "@deckwright/contract/finding.ts";
import { analyzeResponseSchema } from "@deckwright/contract/generate.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { type Deck, toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { askSite } from "../site-json.ts";

/** What the engine says about a deck, as a page shows it. */
interface PageJudgement {
  readonly analysis: Analysis;
  readonly findings: readonly Finding[];
  readonly faces: Faces;
}

/** Has a deck judged while its page is made; null where the server cannot. Never throws. */
export async function fetchJudgement(
  site: Site<Request, Response>,
  deck: Deck,
): Promise<PageJudgement | null> {
  try {
    const [figures, verdict] = await Promise.all([
      askSite(site, "/functions/v1/analyze", toMeasured(deck)),
      askSite(site, "/functions/v1/validate", toDeckList(deck)),
    ]);
    const { faces, findings, id: _id, ...analysis } = analyzeResponseSchema.parse(figures.body);
    const rules = verdictSchema.parse(verdict.body);
    return { analysis, faces, findings: [...rules.findings, ...findings] };
  } catch {
    return null;
  }
}
