import { Queries } from "../../data/queries.tsx";
import { FavoriteStar } from "../../ui/deck-tile/favorite-star.tsx";
import { useFavorites } from "./use-favorites.ts";

/** The star of a deck that is the member's own. */
export default function OwnStar({ deck }: { readonly deck: { readonly id: number; readonly name: string } }) {
  return (
    <Queries>
      <Star {...deck} />
    </Queries>
  );
}

function Star({ id, name }: { readonly id: number; readonly name: string }) {
  const { markOf, favor } = useFavorites();
  const mark = markOf(id);
  if (!mark) return null;
  return (
    <FavoriteStar
      size="small"
      iconSize={16}
      isFavorite={mark.favorite}
      label={`Favorite: ${name}`}
      onClick={() => void favor(mark)}
    />
  );
}
