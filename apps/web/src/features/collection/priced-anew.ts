import type { FoundPrinting } from "../../data/find-printings.ts";
import type { CardToKeep, OwnCard } from "../../data/own-cards.ts";

/**
 * The cards whose price is another one by now. A price that nobody knows any more stays as it was.
 * @param printings In the order of the cards.
 */
export function pricedAnew(
  cards: readonly OwnCard[],
  printings: readonly (Pick<FoundPrinting, "usd"> | undefined)[],
): readonly CardToKeep[] {
  return cards.flatMap(({ id: _id, quantity: _quantity, ...card }, at) => {
    const usd = printings[at]?.usd ?? null;
    return usd === null || usd === card.price_usd ? [] : [{ ...card, price_usd: usd }];
  });
}
