import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { templateFor } from "../forms/shape.ts";
import type { Skeleton } from "../rank/skeleton-figures.ts";
import { copiesIn } from "../rank/skeletons.ts";
import { targetsOf } from "./targets.ts";

/** Part of a role's least number that an archetype has to have: cards do jobs that no tag sees. */
const ENOUGH_OF_ROLE = 0.75;

/** One list of an archetype may have a land more than its decks have on average. */
const ONE_MORE = 1;

/**
 * Whether an archetype is what decks of a playstyle are: as many lands, as dear, and with the cards that do its jobs. Results
 * call decks "control" that have the lands of another style, and who asks for the style asks for all of it.
 *
 * @param roles roles of the table's cards (`roleSets`)
 */
export function playsAs(
  { main }: Skeleton,
  playstyle: Playstyle,
  format: Format,
  {
    table,
    columns: { roles },
  }: { readonly table: CardTable; readonly columns: { readonly roles: Float64Array } },
): boolean {
  const template = templateFor(format, playstyle, null);
  const copies = (counts: (card: CardIndex) => boolean): number =>
    main.reduce((sum, { card, shares }) => sum + (counts(card) ? copiesIn(shares) : 0), 0);
  // Lists are cut to what enough decks play.
  const whole =
    format.size.min /
    Math.max(
      1,
      copies(() => true),
    );
  const lands = Math.round(whole * copies((card) => isLand(table, card)));
  const spells = main.filter(({ card }) => !isLand(table, card));
  const value = spells.reduce(
    (sum, { card, shares }) => sum + copiesIn(shares) * (table.manaValue[card] ?? 0),
    0,
  );
  const average =
    value /
    Math.max(
      1,
      copies((card) => !isLand(table, card)),
    );
  const targets = targetsOf(format, { template, creatureType: -1, themes: [] }, table, roles);
  return (
    lands >= template.lands[0] &&
    lands + ONE_MORE <= template.lands[2] &&
    average >= template.manaValue[0] &&
    average <= template.manaValue[1] &&
    targets.every(({ min, fills }) => whole * copies(fills) >= ENOUGH_OF_ROLE * min)
  );
}
