import Star from "lucide-react/icons/star";
import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";

/** The star of a member's own deck. */
export function FavoriteStar({
  isFavorite,
  label,
  ...button
}: Pick<ComponentProps<typeof Button>, "size" | "iconSize" | "disabled" | "onClick"> & {
  readonly isFavorite: boolean;
  readonly label: string;
}) {
  return (
    <Button
      kind="ghost"
      icon={Star}
      className="favorite-star"
      aria-pressed={isFavorite}
      label={label}
      {...button}
    />
  );
}
