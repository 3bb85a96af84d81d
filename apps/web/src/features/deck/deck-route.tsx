import { data, type MetaFunction } from "react-router";
import { pageMeta } from "../../lib/page/page-meta.ts";
import { MissingScreen } from "./missing-screen.tsx";

export const meta: MetaFunction = () => pageMeta("Deck Not Found", "This deck could not be found.");

/** No decks are kept before accounts open, so every address is one of a deck that is not there. */
export function loader() {
  return data(null, 404);
}

export default function DeckRoute() {
  return (
    <MissingScreen
      title="Deck Not Found"
      text="Could not find the deck. It might be private or deleted."
      back={{ label: "Go Back Home", path: "/" }}
    />
  );
}
