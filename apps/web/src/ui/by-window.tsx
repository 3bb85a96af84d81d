import type { ReactNode } from "react";
import { useMedia } from "../lib/hooks/use-media.ts";

/**
 * One thing or another, as the window is. For what comes with a press: a page that asks for its window while it is brought to
 * life is drawn twice, since the server did not know it.
 */
export function ByWindow({
  query,
  fits,
  otherwise,
}: {
  /** A media query. */
  readonly query: string;
  readonly fits: ReactNode;
  readonly otherwise: ReactNode;
}) {
  return useMedia(query) ? fits : otherwise;
}
