import type { Analysis } from "@deckwright/contract/analysis.ts";
import type { Faces } from "@deckwright/contract/card-face.ts";
import { type Finding, verdictSchema } from "@deckwright/contract/finding.ts";
import { analyzeResponseSchema } from "@deckwright/contract/generate.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { type Deck, toDeckList, toMeasured } from "@deckwright/decks/deck.ts";
import { decksOf } from "@deckwright/decks/team.ts";
import { askSite } from "../site-json.ts";

/** What the engine says about a deck, as a page shows it. */
interface PageJudgement {
  /** Of each deck of a team, the first deck's first. */
  readonly analyses: readonly [Analysis, ...Analysis[]];
  readonly findings: readonly Finding[];
  readonly faces: Faces;
}

/** Has a deck judged while its page is made; null where the server cannot. Never throws. */
export async function fetchJudgement(
  site: Site<Request, Response>,
  deck: Deck,
): Promise<PageJudgement | null> {
  try {
    const analyze = async (measured: Deck) => {
      const { body } = await askSite(site, "/functions/v1/analyze", toMeasured(measured));
      const { faces, findings, id: _id, ...analysis } = analyzeResponseSchema.parse(body);
      return { faces, findings, analysis };
    };
    const [verdict, first, ...others] = await Promise.all([
      askSite(site, "/functions/v1/validate", toDeckList(deck)),
      analyze(deck),
      ...decksOf(deck).slice(1).map(analyze),
    ]);
    const rules = verdictSchema.parse(verdict.body);
    return {
      analyses: [first.analysis, ...others.map(({ analysis }) => analysis)],
      faces: Object.assign({}, first.faces, ...others.map(({ faces }) => faces)),
      findings: [rules, first, ...others].flatMap(({ findings }) => findings),
    };
  } catch {
    return null;
  }
}
