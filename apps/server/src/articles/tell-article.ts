import type { CardTable } from "@deckwright/cards/table/card-table.ts";
import { briefOf } from "@deckwright/engine/article/brief.ts";
import { retell, type ToldArticle } from "@deckwright/engine/article/retell.ts";
import type { Log } from "../platform/process/log.ts";
import type { TellArticle } from "../ports/article-writer.ts";
import type { LanguageModel, ModelRequest } from "../ports/language-model.ts";

/** What a model is told. Nothing of a member's is ever part of it, nor of what it is asked. */
const INSTRUCTIONS = `You write an article about a deck of Magic: The Gathering for a blog that players read. You are given what an
engine has found out about the deck, part by part, in plain sentences. They are true, and they are all that is known.

Write the article anew, in your own words: concrete, warm and plain, for people who build decks. No hype, no lists, no markup, no
links, no quotations, and no greeting. Vary how sentences begin. Explain why cards work together, from what the facts say of them.

Rules that are checked by a program, sentence by sentence; a sentence that breaks one is deleted:
- Name only cards of the facts, of "others" or of "proposed", by their exact names. Those of "proposed" are not in the deck.
- Give only numbers, prices and shares that the facts give.
- Capital letters only where a sentence begins and in names.

Answer in exactly this form, with every part of the facts in their order, each with about as many words as "words" says:

HEADLINE: up to nine words, in sentence case
LEAD: one sentence
[opening]
Paragraphs, with an empty line between two of them.
[part-1] a heading of a few words
Paragraphs.
[part-2] and so on`;

/** How long a model has. Somebody waits for the article, but nobody counts the seconds. */
const LIMITS: ModelRequest["limits"] = {
  quietMs: 12_000,
  totalMs: 40_000,
  outputTokens: 3_000,
  answers: 1,
  retries: 1,
};

/** Has articles told by a model, within limits that may be shorter in tests. */
export function createTeller(options: {
  readonly model: LanguageModel;
  readonly table: CardTable;
  readonly log: Log;
  readonly limits?: Partial<ModelRequest["limits"]>;
}): TellArticle {
  const { model, table, log } = options;
  return async ({ article, member, signal }) => {
    if (model.name === undefined) return undefined;
    const outcome = await model.ask({
      purpose: "article",
      member: member ?? undefined,
      instructions: INSTRUCTIONS,
      messages: [{ role: "user", text: JSON.stringify(briefOf(article)) }],
      limits: { ...LIMITS, ...options.limits },
      signal,
    });
    if (outcome.kind !== "answered") return undefined;
    const { article: told, dropped } = retell(article, readTold(outcome.text), table);
    log.info(told ? "a model wrote an article" : "an article of a model's was not fit to print", { dropped });
    return told;
  };
}

/** Reads what a model has written; what is in another form than it was told comes to nothing. */
function readTold(text: string): ToldArticle {
  const parts: { id: string; heading: string; lines: string[] }[] = [];
  let headline = "";
  let lead = "";
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const part = /^\[(opening|part-\d{1,3})\]\s*(.*)$/.exec(line);
    if (part) parts.push({ id: part[1] ?? "", heading: part[2] ?? "", lines: [] });
    else if (parts.length > 0) parts.at(-1)?.lines.push(line);
    else if (/^HEADLINE:/.test(line)) headline = line.slice("HEADLINE:".length).trim();
    else if (/^LEAD:/.test(line)) lead = line.slice("LEAD:".length).trim();
  }
  return {
    headline,
    lead,
    parts: parts.map(({ id, heading, lines }) => ({
      id,
      heading,
      paragraphs: lines.join("\n").split(/\n{2,}/),
    })),
  };
}
