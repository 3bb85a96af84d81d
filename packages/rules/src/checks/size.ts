import type { Severity } from "../verdict.ts";
import { lessMinimum } from "./conspiracies.ts";
import type { DeckContext } from "./context.ts";
import { calledIn } from "./leaders.ts";
import { Zone } from "./lines.ts";
import type { Found, Rule } from "./rule.ts";
import { noMaximum } from "./rulebreakers.ts";
import { countWords, listWords, namesOf } from "./words.ts";

/** The deck holds as many cards as the format asks for. */
export const sizeRule: Rule = {
  id: "SIZE",
  title: "Number of cards",
  source: "CR 100.2a",
  check: (deck) => {
    const { max, steps, soft } = deck.format.size;
    const min = deck.format.size.min - lessMinimum(deck);
    const { count } = deck;
    const severity = soft ? "warning" : "illegal";
    const has = `The deck has ${countWords(count, "card")}, ${whatCounts(deck)}; ${deck.format.name} asks for`;
    const say = (severity: Severity, message: string): Found[] => [{ severity, cards: [], message }];
    if (count < min) {
      const asked = max === min ? `exactly ${min}` : `at least ${min}`;
      return say(
        severity,
        `${has} ${asked}, so ${min - count} more ${min - count === 1 ? "is" : "are"} needed.`,
      );
    }
    if (max !== null && count > max && !noMaximum(namesOf(deck, deck.commanders))) {
      const asked = max === min ? `exactly ${max}` : `at most ${max}`;
      return say(severity, `${has} ${asked}, so ${count - max} must go.`);
    }
    if (steps && !steps.includes(count))
      return say(severity, `${has} ${listWords(steps.map(String))}, one of these.`);
    if (!steps && !soft && max !== min && count > min && deck.companion === null) {
      const message = `The deck has ${count} cards; every card above ${min} makes the best ones turn up less often.`;
      return say("advice", message);
    }
    return [];
  },
};

function whatCounts({ format }: DeckContext): string {
  const counted = format.zones.filter((zone) => zone.counted).map((zone) => zone.words);
  const included = [...(format.leaders ? [calledIn(format)] : []), ...counted];
  if (included.length > 0) return `${listWords(included)} included`;
  return format.sideboard > 0 ? "sideboard aside" : "all told";
}

/** The sideboard holds no more than the format allows; a companion takes one of its places. */
export const sideRule: Rule = {
  id: "SIDE",
  title: "Sideboard",
  source: "CR 100.4a",
  check: (deck) => {
    const { sideboard, name, companion: slot } = deck.format;
    const echoed = deck.cardsIn(Zone.Side).some(({ card }) => card === deck.companion);
    const written = deck.countIn(Zone.Side);
    const beside = slot === "beside" && echoed ? 1 : 0;
    const taken = slot === "sideboard" && deck.companion !== null && !echoed ? 1 : 0;
    const count = written - beside + taken;
    if (count <= sideboard) return [];
    const sideLines = deck.lines.filter((line) => line.zone === Zone.Side);
    if (sideboard === 0) {
      const edits = sideLines.map((line) => ({ zone: line.zone, card: line.written, change: -line.count }));
      const message = `${name} decks have no sideboard; this one has ${countWords(count, "card")} in it.`;
      return [{ severity: "illegal", cards: [], message, fix: { label: "Empty the sideboard", edits } }];
    }
    const companionNote = taken > 0 ? ", the companion's place included" : "";
    const message = `The sideboard has ${countWords(count, "card")}${companionNote}; ${name} allows at most ${sideboard}.`;
    return [{ severity: "illegal", cards: [], message }];
  },
};
