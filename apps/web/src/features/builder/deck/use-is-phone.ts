import { useSyncExternalStore } from "react";

const QUERY = "(max-width: 700px)";

function watch(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether the page is as narrow as a phone. False on the server. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
