import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { SIGNATURE_SPELLS } from "../formats/zones.ts";
import type { DeckContext } from "./context.ts";
import type { Rule } from "./rule.ts";
import { countWords, listWords, namesOf } from "./words.ts";

/** One signature spell for each oathbreaker, within the colors of its own oathbreaker. */
export const signatureRule: Rule = {
  id: "SIG",
  title: "Signature spells",
  source: "the rules of Oathbreaker",
  check: (deck) => {
    const leaders = deck.commanders;
    const wanted = Math.max(1, leaders.length);
    const count = deck.countIn(SIGNATURE_SPELLS.name);
    if (count !== wanted) {
      const message = `A deck with ${countWords(wanted, "oathbreaker")} has ${countWords(wanted, "signature spell")}, an instant or sorcery each, under "${SIGNATURE_SPELLS.name}"; this one has ${count}.`;
      return [{ severity: "illegal", cards: [], message }];
    }
    const spells = deck
      .cardsIn(SIGNATURE_SPELLS.name)
      .flatMap(({ card, count: copies }) => Array<CardIndex>(copies).fill(card));
    const [a, b] = leaders;
    const [one, two] = spells;
    if (a === undefined || b === undefined || one === undefined || two === undefined) return [];
    if ((suits(deck, one, a) && suits(deck, two, b)) || (suits(deck, one, b) && suits(deck, two, a)))
      return [];
    const cards = namesOf(deck, spells);
    const message = `${listWords(cards)} cannot be shared out so that each lies within the colors of its own oathbreaker.`;
    return [{ severity: "illegal", cards, message }];
  },
};

function suits({ table }: DeckContext, spell: CardIndex, leader: CardIndex): boolean {
  return isWithin(table.colorIdentity[spell] ?? 0, table.colorIdentity[leader] ?? 0);
}
