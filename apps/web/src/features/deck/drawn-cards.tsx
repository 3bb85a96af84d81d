import type { Faces } from "@deckwright/contract/card-face.ts";
import { type Deck, toMeasured } from "@deckwright/decks/deck.ts";
import { decksOf } from "@deckwright/decks/team.ts";
import { useQuery } from "@tanstack/react-query";
import { analyzeDeck, ENGINE_ANSWERS } from "../../data/engine/functions.ts";
import { Queries } from "../../data/queries.tsx";
import type { Grouping } from "../../ui/deck-list/deck-groups.ts";
import DeckPictures from "../../ui/deck-list/deck-pictures.tsx";
import { DeckLists } from "./deck-lists.tsx";

interface Drawn {
  readonly deck: Deck;
  readonly sentFaces: Faces;
  readonly grouping: Grouping;
  readonly view: "stacks" | "images";
}

/** The cards of a deck as pictures. */
export default function DrawnCards(drawn: Drawn) {
  return (
    <Queries>
      <Pictures {...drawn} />
    </Queries>
  );
}

function Pictures({ deck, sentFaces, grouping, view }: Drawn) {
  // A card whose picture does not come is drawn with its text.
  const { data: faces = sentFaces } = useQuery({
    queryKey: ["texts", deck],
    queryFn: async ({ signal }) => {
      const analyses = await Promise.all(decksOf(deck).map((each) => analyzeDeck(toMeasured(each), signal)));
      return Object.assign({}, ...analyses.map(({ faces }) => faces)) as Faces;
    },
    ...ENGINE_ANSWERS,
  });
  return (
    <DeckLists deck={deck} faces={faces} grouping={grouping}>
      {(groups) => <DeckPictures groups={groups} view={view} />}
    </DeckLists>
  );
}
