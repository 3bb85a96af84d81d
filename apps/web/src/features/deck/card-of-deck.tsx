import type { ComponentProps } from "react";
import { Queries } from "../../data/queries.tsx";
import { CardDetail } from "../../ui/card-detail/card-detail.tsx";

/** A card of the deck, with what of it the member owns. */
export default function CardOfDeck(card: ComponentProps<typeof CardDetail>) {
  return (
    <Queries>
      <CardDetail {...card} />
    </Queries>
  );
}
