import type { UIMatch } from "react-router";

/** One breadcrumb; without a path where no page stands at that step. */
export interface Breadcrumb {
  readonly label: string;
  readonly path?: string;
}

/** The handle of a route that can name the steps to its page better than its address does. */
export interface TrailHandle<Loaded> {
  /** The steps after home, from what the route has loaded; null where that names none. */
  readonly trail: (loaded: Loaded) => readonly Breadcrumb[] | null;
}

/** The steps that the page's own route names; null where it names none, or has loaded nothing. */
export function namedTrail(matches: readonly UIMatch[]): readonly Breadcrumb[] | null {
  const match = matches.at(-1);
  if (!match?.loaderData || !isTrailHandle(match.handle)) return null;
  return match.handle.trail(match.loaderData);
}

function isTrailHandle(handle: unknown): handle is TrailHandle<unknown> {
  return typeof handle === "object" && handle !== null && "trail" in handle;
}
