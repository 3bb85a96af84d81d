import { useCallback, useSyncExternalStore } from "react";

/** Screens on which the builder shows one part at a time. */
export const SMALL_SCREEN = "(max-width: 1080px)";
/** Screens that have room beside the list of a deck. */
export const SIDE_BY_SIDE = "(min-width: 1081px)";
/** Screens with room for a third column in the middle of the builder. */
export const WIDE = "(min-width: 1720px)";
/** Screens on which panels open in place instead of floating. */
export const PHONE = "(max-width: 700px)";

/** Whether the window is as a media query says. False on the server. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
