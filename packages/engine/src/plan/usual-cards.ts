import { isWithin } from "@deckwright/cards/colors.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { bestPlaces } from "../rank/best-places.ts";
import { rankNameOf } from "../rank/form-ranker.ts";
import type { Ranker } from "../rank/ranker.ts";

/** Share of a deck with commanders that is no land. */
const SPELLS = 0.63;

/**
 * The cards, lands aside, that decks of these commanders usually hold; none where nobody counted them. In a form of a format whose own
 * tournament decks were counted, those of its colors that they play most.
 *
 * @param rankFormat the ranker's name for these decks
 */
export function usualCards(
  format: Format,
  rankFormat: string,
  commanders: readonly CardIndex[],
  { table, rules, ranker }: { readonly table: CardTable; readonly rules: Rules; readonly ranker: Ranker },
): readonly CardIndex[] {
  // What decks of commanders alike hold moves no band: nobody has seen that those of this one do.
  const isCounted = ranker.inclusions(rankFormat, commanders).length > 0;
  const ofForm = rankNameOf(format) === format.slug ? undefined : popularityIn(rankFormat, ranker);
  const expected = isCounted ? ranker.expected(rankFormat, commanders) : ofForm;
  if (expected === undefined) return [];
  const pool = rules.poolMask(format.slug);
  const identity = rules.identityOf(commanders);
  const cards: CardIndex[] = [];
  for (let card = 0; card < table.size; card++)
    if (pool[card] !== 0 && !isLand(table, card) && isWithin(table.colorIdentity[card] ?? 0, identity))
      cards.push(card);
  return bestPlaces(cards.map(expected), Math.round(SPELLS * format.size.min)).map((at) => cards[at] ?? 0);
}

const popularityIn =
  (rankFormat: string, ranker: Ranker) =>
  (card: CardIndex): number =>
    ranker.popularity(rankFormat, card);
