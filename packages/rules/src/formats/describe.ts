import { leaderWords } from "../checks/leaders.ts";
import type { Format } from "./format.ts";

/** One thing to know about a format, for people. */
export interface FormatFact {
  readonly label: string;
  readonly text: string;
}

const COMPANION_WORDS = {
  sideboard: "allowed, in one of the sideboard's places",
  beside: "allowed, as a card beside the deck",
  none: "none",
} as const;

/** A format's rules in plain words, made from its row. */
export function describeFormat(format: Format): readonly FormatFact[] {
  const { size, copies, sideboard, leaders, players } = format;
  const facts: FormatFact[] = [
    {
      label: "Deck",
      text: `${size.max === size.min ? "exactly" : "at least"} ${size.min} cards${leaders ? ", commander included" : ""}`,
    },
    {
      label: "Copies",
      text: `${copies === 1 ? "one" : `up to ${copies}`} of each card; basic lands and cards that say so are free`,
    },
    { label: "Cards", text: format.pool.words },
  ];
  if (leaders) {
    facts.push({ label: "Commander", text: leaderWords(format) });
    if (leaders.max > 1)
      facts.push({ label: "Pairs", text: "two commanders whose abilities let them lead together" });
  }
  facts.push(
    { label: "Sideboard", text: sideboard === 0 ? "none" : `up to ${sideboard} cards` },
    { label: "Companion", text: COMPANION_WORDS[format.companion] },
    {
      label: "Players",
      text: players.min === players.max ? `${players.min}` : `${players.min} to ${players.max}`,
    },
    { label: "Life", text: `${format.life}` },
    { label: "Last checked", text: format.checked },
  );
  return facts;
}
