import { Zone } from "./context.ts";
import type { Rule } from "./rule.ts";
import { noMaximum } from "./rulebreakers.ts";
import { countWords, namesOf } from "./words.ts";

/** Main deck and command zone hold as many cards as the format asks for. */
export const sizeRule: Rule = {
  id: "SIZE",
  title: "Number of cards",
  source: "CR 100.2a",
  check: (deck) => {
    const { min, max } = deck.format.size;
    const name = deck.format.name;
    const count = deck.countIn(Zone.Main) + deck.countIn(Zone.Commanders);
    const where = deck.format.leaders ? "commander included" : "sideboard aside";
    const asked = max === min ? `exactly ${min}` : `at least ${min}`;
    if (count < min) {
      const message = `The deck has ${countWords(count, "card")}, ${where}; ${name} asks for ${asked}, so ${min - count} more ${min - count === 1 ? "is" : "are"} needed.`;
      return [{ severity: "illegal", cards: [], message }];
    }
    if (max !== null && count > max && !noMaximum(namesOf(deck, deck.commanders))) {
      const message = `The deck has ${countWords(count, "card")}, ${where}; ${name} asks for ${asked}, so ${count - max} must go.`;
      return [{ severity: "illegal", cards: [], message }];
    }
    if (max === null && count > min && deck.companion === null) {
      const message = `The deck has ${count} cards; every card above ${min} makes the best ones turn up less often.`;
      return [{ severity: "advice", cards: [], message }];
    }
    return [];
  },
};

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
